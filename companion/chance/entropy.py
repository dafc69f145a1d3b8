"""The generator as a stream of bytes, for outside test suites such as rngtest, dieharder and ent."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import BinaryIO

from companion.chance.chance import Chance

CHUNK = 1024


def stream(chance: Chance, n: int, out: BinaryIO, *, patient: bool) -> Counter[tuple[str, ...]]:
    """Write `n` bytes to `out`; returns how many came from which sources.

    A patient stream is as slow as the device (a Raspberry Pi's gives some 100 kB a second). Otherwise it has
    the bytes that draws would get: first those that are ready, then the kernel's.
    """
    written: Counter[tuple[str, ...]] = Counter()
    left = n
    with suppress(BrokenPipeError):  # a test suite stops reading when it has seen enough
        while left:
            portion = chance.read(min(left, CHUNK), patient=patient)
            out.write(portion.data)
            written[portion.sources] += len(portion.data)
            left -= len(portion.data)
    return written
