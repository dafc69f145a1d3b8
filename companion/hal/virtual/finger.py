"""A finger on a virtual nose, no quicker than a person's, however close together its orders come."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from companion.config.board import BoardSettings
from companion.hal.clock import Clock
from companion.hal.virtual.tray import VirtualTray


class Order(NamedTuple):
    act: Callable[[], None]
    lasts_s: float


class Finger:
    """Follows orders one after the other.

    They may come over a network, or from a machine that was busy: push and release at once. A button that
    goes down and up so quickly has only bounced, so each is left for as long as it takes to count.
    """

    def __init__(self, sim: VirtualTray, clock: Clock, settings: BoardSettings) -> None:
        self._sim = sim
        self._clock = clock
        self._least_s = 2 * settings.nose.debounce_s if settings.nose is not None else 0.0
        # Orders come from the event loop and are carried out by the clock's thread.
        self._lock = threading.Lock()
        self._orders: deque[Order] = deque()
        self._busy = False

    def push(self) -> None:
        self._order(Order(self._sim.push_nose, self._least_s))

    def release(self) -> None:
        self._order(Order(self._sim.release_nose, self._least_s))

    def press(self, seconds: float) -> None:
        """Push, and release after this many seconds."""
        self._order(
            Order(self._sim.push_nose, seconds),
            Order(self._sim.release_nose, self._least_s),
        )

    def _order(self, *orders: Order) -> None:
        with self._lock:
            self._orders += orders
            if not self._busy:
                self._follow()

    def _go_on(self) -> None:
        with self._lock:
            self._follow()

    def _follow(self) -> None:
        self._busy = bool(self._orders)
        if self._busy:
            act, lasts_s = self._orders.popleft()
            act()
            # From now, not from when it was due: a clock that is late must not make it too short.
            self._clock.call_at(self._clock.now() + lasts_s, self._go_on)
