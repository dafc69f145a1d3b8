"""Time that stands still until a test lets it pass, or reels turn. So no test can be too slow for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from companion.hal.clock import Timer, VirtualClock
from tests.cli.terminal import PATIENCE

AT_ONCE_S = 0.01
"""What is due so soon is not waited for: a button stops bouncing by itself."""


class StillClock(VirtualClock):
    """A virtual clock for a companion that nobody advances at every turn."""

    def __init__(self) -> None:
        super().__init__()
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="clock")
        self._barrier = threading.Event()
        self._standing = threading.Event()

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        timer = super().call_at(when, callback)
        if when <= self.now() + AT_ONCE_S:
            self._beside.submit(self.sleep_until, when)
        return timer

    def stop_in(self, seconds: float) -> None:
        """Let reels turn for this long, now or once they start, and then stop."""
        before, barrier = self._barrier, threading.Event()
        self._barrier = barrier
        self._standing.clear()
        self.call_at(self.now() + seconds, lambda: self._stand(barrier))
        before.set()

    def wait_until_they_stand(self) -> None:
        """Wait for reels to have turned for as long as `stop_in` said."""
        if not self._standing.wait(PATIENCE):
            raise TimeoutError("The reels did not come to stand.")

    def _stand(self, barrier: threading.Event) -> None:
        self._standing.set()
        barrier.wait(PATIENCE)

    def go_on(self) -> None:
        """Nothing stops reels any more."""
        self._barrier.set()

    def close(self) -> None:
        self.go_on()
        self._beside.shutdown()
