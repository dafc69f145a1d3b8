"""What a virtual Pico runs in: MicroPython under Node.js, switched off and on again from test to test."""

from __future__ import annotations

import atexit
import struct
import subprocess
from contextlib import suppress
from pathlib import Path

from tests.needs import require

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
MOTORS = tuple(ROOT / "companion/hal/virtual" / name for name in ("motor.py", "disc.py"))

_spare: list[Machine] = []


class Machine:
    """One process of Node.js. It asks (`w`) for what happens next, and waits until it is told."""

    def __init__(self) -> None:
        files: tuple[str | Path, ...] = (HERE / "vm/run.mjs", require("micropython"), HERE / "vm/world.py")
        self._node = subprocess.Popen(
            (require("node"), *files, *MOTORS), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    @classmethod
    def switched_on(cls, flash: Path) -> Machine:
        """A machine that boots with what is in this folder, as if nobody had used it before."""
        machine = _spare.pop() if _spare else cls()
        machine.send(b"p", str(flash).encode())
        return machine

    def switch_off(self, *, asks: bool) -> None:
        """`asks`: whether it waits already. What it says from now on is lost with the power."""
        while not asks:
            asks = self.receive()[0] == b"w"
        self.send(b"x", b"")
        while self.receive()[0] != b"x":
            pass
        _spare.append(self)

    def send(self, kind: bytes, body: bytes) -> None:
        assert self._node.stdin is not None
        self._node.stdin.write(kind + struct.pack("<I", len(body)) + body)
        self._node.stdin.flush()

    def receive(self) -> tuple[bytes, bytes]:
        """What it says next; EOFError if it says nothing any more."""
        assert self._node.stdout is not None
        head = self._node.stdout.read(5)
        if len(head) < 5:
            raise EOFError
        (length,) = struct.unpack("<I", head[1:])
        return head[:1], self._node.stdout.read(length)

    def kill(self) -> None:
        self._node.kill()
        self._node.wait()
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        with suppress(BrokenPipeError):
            self._node.stdin.close()
        self._node.stdout.close()


@atexit.register
def _end() -> None:
    for machine in _spare:
        machine.kill()
