"""The service as a process of its own, with values of the config as its one argument: `{"web.port": 80}`.

`tray run` becomes this once it has read its flags. A parser of command lines has no place in a process that
is to be small and runs for years.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from companion.config import load
from companion.errors import TrayError, exit_code
from companion.web.serve import announce, serve


def main() -> None:
    flags = msgspec.json.decode(sys.argv[1], type=dict[str, object])
    try:
        asyncio.run(serve(load(flags=flags), ready=announce))
    except TrayError as error:
        print(f"tray: {error}", file=sys.stderr)
        sys.exit(exit_code(error))


if __name__ == "__main__":
    main()
