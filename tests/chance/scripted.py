"""Sources that give what a test tells them to: the only randomness here that can be foretold."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterable, Iterator
from itertools import count

from msgspec.structs import replace

from companion.chance import Chance, SourceFault
from companion.config import ChanceSettings


class Scripted:
    """Gives the script's bytes in turn and raises its errors; a script that has ended is a fault."""

    def __init__(self, script: Iterable[bytes | Exception], name: str = "hwrng") -> None:
        self.name = name
        self.closed = False
        self._script = iter(script)
        self._left = b""

    def read(self, n: int) -> bytes:
        if not self._left:
            match next(self._script, SourceFault("The script has ended: write a longer one.")):
                case bytes(data):
                    self._left = data
                case error:
                    raise error
        data, self._left = self._left[:n], self._left[n:]
        return data

    def close(self) -> None:
        self.closed = True


class Hanging(Scripted):
    """Its first reads go well, then one hangs until it is released."""

    def __init__(self, script: Iterable[bytes | Exception], after: int = 0) -> None:
        super().__init__(script)
        self.hangs = threading.Event()
        self.released = threading.Event()
        self._good_reads = after

    def read(self, n: int) -> bytes:
        if self._good_reads == 0:
            self.hangs.set()
            self.released.wait()
        self._good_reads -= 1
        return super().read(n)


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def healthy() -> Iterator[bytes]:
    """Bytes without end that pass every health test."""
    return (hashlib.sha512(str(number).encode()).digest() for number in count())


def scripted_chance(data: bytes) -> Chance:
    """Chance that draws from exactly these bytes, as if the kernel had given them."""
    return Chance(ChanceSettings(mix="kernel"), kernel=Scripted([data], name="kernel"))


def patient(**more: object) -> ChanceSettings:
    """Settings with which a source is given all the time that a busy machine may need."""
    return replace(ChanceSettings(), **{"timeout_s": 3600.0, **more})


def join_pool_thread() -> None:
    """Wait until the thread that fills the pool has ended by itself."""
    for thread in pool_threads():
        thread.join()


def pool_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "chance-pool"]
