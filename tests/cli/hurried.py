"""Time for commands in a terminal: it passes at once while reels turn, and as ever while they rest.

Its functions are for the `prepare` of a `Terminal`.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import companion.hal
from companion.hal import VirtualClock
from companion.tray import SpinDrawn, SpinFile

TICK_S = 0.01

_commit = SpinFile.commit


class Hurried(VirtualClock):
    """Virtual while reels turn; a busy machine only makes it slower for all."""

    hurries = True

    def __init__(self) -> None:
        super().__init__()
        self._turning = threading.Lock()
        threading.Thread(target=self._tick, daemon=True).start()

    @contextmanager
    def steady(self) -> Iterator[None]:
        with self._turning:
            yield

    def sleep_until(self, deadline: float) -> None:
        if not self.hurries:
            time.sleep(max(0.0, deadline - self.now()))
        super().sleep_until(deadline)

    def _tick(self) -> None:
        while True:
            time.sleep(TICK_S)
            with self._turning:
                super().sleep_until(self.now() + TICK_S)


def hurry() -> None:
    companion.hal.RealClock = Hurried  # type: ignore[assignment,misc]  # as a clock it is as good


def forbid_virtual_time() -> None:
    """Whatever asks for a virtual clock from here on fails."""
    companion.hal.VirtualClock = None  # type: ignore[assignment,misc]


def hurry_until_drawn() -> None:
    """Reels home at once, and turn in real time once a spin was drawn: so that it can be cut short."""
    hurry()

    async def commit(self: SpinFile, drawn: SpinDrawn) -> None:
        Hurried.hurries = False
        await _commit(self, drawn)

    SpinFile.commit = commit  # type: ignore[method-assign]


def die_when_drawn() -> None:
    """Be killed when a spin was drawn and written, and before anything moves."""

    async def commit(self: SpinFile, drawn: SpinDrawn) -> None:
        await _commit(self, drawn)
        os.kill(os.getpid(), signal.SIGKILL)

    SpinFile.commit = commit  # type: ignore[method-assign]
