"""Where raw random bytes come from: the hardware generator's device, and the kernel."""

from __future__ import annotations

import errno
import os
from typing import Protocol

from companion.chance.errors import SourceFault


class Source(Protocol):
    """Anything that gives raw random bytes."""

    @property
    def name(self) -> str:
        """What evidence and reports call it."""

    def read(self, n: int) -> bytes:
        """Between 1 and `n` bytes. May block; raises `SourceFault` if it can give none."""

    def close(self) -> None:
        """Close the device; reading again reopens it."""


class Kernel:
    """The operating system's generator, getrandom(2) on Linux. It blocks only while it boots."""

    name = "kernel"

    def read(self, n: int) -> bytes:
        try:
            return os.urandom(n)
        except (OSError, NotImplementedError) as error:
            raise SourceFault(
                f"The kernel gives no random bytes ({error}): restart this computer."
            ) from error

    def close(self) -> None:
        """Nothing is held open."""


class Hwrng:
    """The hardware generator behind a device file. Opening and reading can block for ever."""

    name = "hwrng"

    def __init__(self, path: str) -> None:
        self.path = path
        self._fd: int | None = None

    def read(self, n: int) -> bytes:
        try:
            if self._fd is None:
                self._fd = os.open(self.path, os.O_RDONLY)
            raw = os.read(self._fd, n)
        except OSError as error:
            self.close()
            raise SourceFault(self._advice(error)) from error
        if not raw:
            self.close()
            raise SourceFault(
                f"{self.path} has ended: check that chance.hwrng names a generator, not a file."
            )
        return raw

    def close(self) -> None:
        if self._fd is not None:
            fd, self._fd = self._fd, None
            os.close(fd)

    def _advice(self, error: OSError) -> str:
        match error.errno:
            case errno.ENOENT:
                return (
                    f"There is no {self.path}: on a Raspberry Pi load the kernel module of its generator "
                    "(bcm2835-rng or iproc-rng200); on a computer without one set chance.mix to kernel."
                )
            case errno.EACCES | errno.EPERM:
                return (
                    f"{self.path} may not be read, as only root may by default: install the udev rule "
                    'KERNEL=="hw_random", GROUP="gpio", MODE="0640" and be in that group.'
                )
            case errno.ENODEV:
                return f"{self.path} has no generator: see /sys/class/misc/hw_random/rng_available."
            case _:
                return (
                    f"{self.path} cannot be read ({error.strerror}): check the device and the kernel's log."
                )
