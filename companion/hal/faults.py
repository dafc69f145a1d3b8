"""The one fault that a board can have: the first reason stays until somebody clears it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass

from companion.hal.clock import Clock

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a board has stopped."""

    part: str
    reason: str
    """One sentence for a person, with what to do."""
    at: float


class FaultLatch:
    """May be tripped from any thread."""

    def __init__(self, clock: Clock, tripped: Callable[[Fault], None]) -> None:
        self.fault: Fault | None = None
        self._clock = clock
        self._tripped = tripped
        self._lock = threading.Lock()

    def trip(self, part: str, reason: str) -> None:
        """Stop the board. What follows from a fault is not a second one."""
        with self._lock:
            if self.fault is not None:
                return
            self.fault = Fault(part, reason, self._clock.now())
        log.error("%s: %s", part, reason)
        self._tripped(self.fault)

    def clear(self) -> None:
        with self._lock:
            self.fault = None

    def guard(self, part: str, function: Callable[[], object]) -> Callable[[], None]:
        """Wrap a function so that an exception trips a fault of this part instead of ending the thread."""

        def guarded() -> None:
            try:
                function()
            except Exception as error:
                log.exception("%s failed", part)
                self.trip(part, f"{type(error).__name__}: {error}")

        return guarded
