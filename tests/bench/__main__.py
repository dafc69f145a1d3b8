"""``python -m tests.bench [NAME ...]``: run all benchmarks, or those named.

With ``--full`` after ``strength``, the whole table of strengths is measured and kept. With ``--import``
none is run: it only shows that everything they import is installed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import tests.bench


def names() -> list[str]:
    """Every module beside this one is a benchmark with a function ``run``."""
    return sorted(found.name for found in iter_modules(tests.bench.__path__) if found.name != "__main__")


def main(wanted: list[str]) -> int:
    there = names()
    if wanted == ["--import"]:
        for name in there:
            import_module(f"tests.bench.{name}")
        return 0
    full = "--full" in wanted
    wanted = [name for name in wanted if name != "--full"]
    if full and wanted != ["strength"]:
        print("--full is for one benchmark: python -m tests.bench strength --full", file=sys.stderr)
        return 2
    unknown = [name for name in wanted if name not in there]
    if unknown:
        print(f"there is no benchmark {unknown[0]!r}; there are {', '.join(there)}", file=sys.stderr)
        return 2
    for name in wanted or there:
        module = import_module(f"tests.bench.{name}")
        print(f"\n{(module.__doc__ or name).partition(chr(10))[0]}\n", flush=True)
        module.run(full=True) if full else module.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
