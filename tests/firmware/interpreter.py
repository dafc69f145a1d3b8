"""A bare MicroPython with the firmware's modules in reach, one line at a time."""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.firmware.machine import HERE, ROOT
from tests.needs import require


class Interpreter:
    """Runs code and says what it printed."""

    def __init__(self, node: subprocess.Popen[str]) -> None:
        self._node = node

    def run(self, code: str) -> str:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps(code) + "\n")
        self._node.stdin.flush()
        said, error = json.loads(self._node.stdout.readline())
        assert not error, error
        return str(said)

    def value(self, expression: str) -> object:
        return ast.literal_eval(self.run(f"print(repr({expression}))").strip())


@contextmanager
def interpreter() -> Iterator[Interpreter]:
    with subprocess.Popen(
        (require("node"), HERE / "vm/lines.mjs", require("micropython"), ROOT / "firmware"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as node:
        try:
            yield Interpreter(node)
        finally:
            node.kill()
