"""Tested and mixed bytes, kept ready by a thread, so that a draw never waits for a device."""

from __future__ import annotations

import hashlib
import math
import threading
from contextlib import suppress
from dataclasses import dataclass

from companion.chance.errors import SourceFault, UnhealthySource
from companion.chance.watch import Watch

BLOCK = 64
"""Bytes that one mixing gives: a SHA-512 digest."""

FAREWELL_S = 0.5
"""How long closing waits for the thread."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Some random bytes, and the sources that all of them come from."""

    data: bytes
    sources: tuple[str, ...]

    def __add__(self, more: Portion) -> Portion:
        return Portion(self.data + more.data, tuple(name for name in self.sources if name in more.sources))


def raw_bytes_for_block(h_bits: float) -> int:
    """Raw bytes to hash into one block, so that they alone fill it with entropy.

    NIST SP 800-90B §3.1.5 and 90C count a digest as full when 64 bits more went in than come out.
    """
    return math.ceil((BLOCK * 8 + 64) / h_bits)


def mix(*parts: bytes) -> bytes:
    """Hash the bytes of all sources into one block.

    Whoever knows or controls all parts but one still cannot predict the block, and bytes of it that are shown
    as evidence reveal nothing about the others.
    """
    digest = hashlib.sha512(b"tray companion mix 1")
    for part in parts:
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


class Pool:
    """Bytes of the hardware generator, mixed with the kernel's if there is one in the mix.

    Only one thread ever reads the device, and it is a daemon: a read that hangs can neither be ended nor be
    waited for, so the pool just stays as it is until the read comes back.
    """

    def __init__(
        self, hwrng: Watch, kernel: Watch | None, *, size: int, h_bits: float, retry_s: float
    ) -> None:
        self._hwrng = hwrng
        self._kernel = kernel
        self._size = size
        self._raw_bytes = raw_bytes_for_block(h_bits)
        self._retry_s = retry_s
        self._ready = bytearray()
        self._sources: tuple[str, ...] = ()
        self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="chance-pool", daemon=True)
        self._thread.start()

    def take(self, n: int, patience_s: float = 0.0) -> Portion | None:
        """Up to `n` bytes, or None if there are none and none come within `patience_s`."""
        with self._changed:
            if not self._ready and patience_s:
                self._wait(patience_s)
            if not self._ready:
                return None
            data = bytes(self._ready[:n])
            del self._ready[:n]
            if self._has_room():
                self._changed.notify_all()
            return Portion(data, self._sources)

    def wait_ready(self, timeout_s: float) -> bool:
        """Wait for the first bytes; False if the device has a fault or takes longer than this."""
        with self._changed:
            self._wait(timeout_s)
            return bool(self._ready)

    def close(self) -> None:
        """Forget all bytes and end the thread; one that hangs in a read ends when that comes back."""
        with self._changed:
            if self._closed:
                return
            self._closed = True
            self._ready.clear()
            self._changed.notify_all()
        self._thread.join(FAREWELL_S)

    def _wait(self, timeout_s: float) -> None:
        self._changed.wait_for(lambda: self._ready or self._closed or self._hwrng.status.faulty, timeout_s)

    def _run(self) -> None:
        try:
            while self._wants_block():
                try:
                    self._put(self._block())
                except SourceFault:
                    self._rest()
        except UnhealthySource:
            # The bytes from just before the failure cannot be trusted either.
            with self._changed:
                self._ready.clear()
                self._changed.notify_all()
        finally:
            self._hwrng.close()

    def _wants_block(self) -> bool:
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._has_room())
            return not self._closed

    def _has_room(self) -> bool:
        return len(self._ready) + BLOCK <= self._size

    def _block(self) -> Portion:
        parts = {self._hwrng.name: self._hwrng.read(self._raw_bytes)}
        if self._kernel:
            with suppress(SourceFault):  # its watch reports it
                parts[self._kernel.name] = self._kernel.read(BLOCK)
        return Portion(mix(*parts.values()), tuple(parts))

    def _put(self, block: Portion) -> None:
        with self._changed:
            if block.sources != self._sources:
                self._ready.clear()
                self._sources = block.sources
            self._ready += block.data
            self._changed.notify_all()

    def _rest(self) -> None:
        with self._changed:
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._closed, self._retry_s)
