"""The nose: a push button that is debounced here and tells short presses, long presses and a stuck one apart.

The act is push and release: a short press counts when it is let go. A long press counts while it is still
held; its release then does nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from enum import Enum, auto

from companion.config.board import NoseSettings
from companion.hal.clock import Clock, Timer
from companion.hal.faults import FaultLatch

Callback = Callable[[], object]


def nothing() -> None:
    """For pushes that nobody waits for."""


class Held(Enum):
    """How far a press has come."""

    NOT = auto()
    SHORT = auto()
    LONG = auto()
    FOREIGN = auto()
    """Held since before the board was opened."""
    STUCK = auto()


class Nose:
    """Set the callbacks; they run in the event loop, in order. A tray without a nose never calls them."""

    def __init__(
        self,
        settings: NoseSettings | None,
        clock: Clock,
        post: Callable[[Callback], object],
        latch: FaultLatch,
    ) -> None:
        self.on_press: Callback = nothing
        self.on_release: Callback = nothing
        """A short press was let go: the nose was pushed."""
        self.on_long_press: Callback = nothing
        self.held_at_boot = False
        """The nose was held down while the board was opened: a request for maintenance."""
        self.present = settings is not None
        self.bounces = 0
        """Edges that came before the contact had settled."""
        self.longest_bounce_s = 0.0
        """How long it took to settle at most."""
        # Without a nose there are no edges, and nothing ever asks for these.
        self._settings = settings or NoseSettings(pin=0)
        self._clock = clock
        self._post = post
        self._latch = latch
        # Edges and timers may come in different threads; each of them takes this lock first.
        self._lock = threading.RLock()
        self._held = Held.NOT
        self._down = False
        self._edge_at = 0.0
        self._restless_since = 0.0
        self._debounce: Timer | None = None
        self._longer: Timer | None = None

    @property
    def is_pressed(self) -> bool:
        return self._held is not Held.NOT

    def begin(self, down: bool) -> None:
        """Start, with the nose up or down as it was when the board was opened."""
        with self._lock:
            self._down = self.held_at_boot = down
            if down:
                self._held = Held.FOREIGN
                self._wait_longer(self._settings.stuck_s, self._stuck)

    def edge(self, down: bool) -> None:
        """The pin has changed. Called from whatever thread saw it."""
        with self._lock:
            now = self._clock.now()
            if self._debounce is not None and now - self._edge_at >= self._settings.debounce_s:
                # The timer is late, on a busy machine. A short press must not get lost for that reason.
                self._accept()
            self._down = down
            self._edge_at = now
            if self._debounce is not None:
                self.bounces += 1
                self.longest_bounce_s = max(self.longest_bounce_s, now - self._restless_since)
            if self._debounce is None:
                self._restless_since = now
                self._settle_at(now + self._settings.debounce_s)

    def close(self) -> None:
        with self._lock:
            for timer in (self._debounce, self._longer):
                if timer is not None:
                    timer.cancel()

    def _settle_at(self, when: float) -> None:
        self._debounce = self._clock.call_at(when, self._latch.guard("nose", self._settle))

    def _settle(self) -> None:
        with self._lock:
            now = self._clock.now()
            quiet_at = self._edge_at + self._settings.debounce_s
            if now < quiet_at:
                if now - self._restless_since > self._settings.stuck_s:
                    self._restless_since = now
                    self._latch.trip(
                        "nose",
                        f"The nose (GPIO{self._settings.pin}) has been chattering for "
                        f"{self._settings.stuck_s:g} s: check its wires and its button.",
                    )
                self._settle_at(quiet_at)
                return
            self._debounce = None
            self._accept()

    def _accept(self) -> None:
        """The nose stays where it is: it was pressed, or let go."""
        self._restless_since = self._clock.now()
        if self._down and self._held is Held.NOT:
            self._held = Held.SHORT
            self._wait_longer(self._settings.long_press_s, self._long)
            self._tell("on_press")
        elif not self._down and self._held is not Held.NOT:
            was, self._held = self._held, Held.NOT
            if self._longer is not None:
                self._longer.cancel()
            if was is Held.SHORT:
                self._tell("on_release")

    def _long(self) -> None:
        self._held = Held.LONG
        self._wait_longer(self._settings.stuck_s - self._settings.long_press_s, self._stuck)
        self._tell("on_long_press")

    def _stuck(self) -> None:
        self._held = Held.STUCK
        self._latch.trip(
            "nose",
            f"The nose (GPIO{self._settings.pin}) has been down for {self._settings.stuck_s:g} s: "
            "let go of it; if nobody holds it, free the button or check its wires.",
        )

    def _wait_longer(self, seconds: float, then: Callable[[], None]) -> None:
        timer: Timer | None = None

        def fire() -> None:
            with self._lock:
                # A release may have come in between: then another timer, or none, is the current one.
                if timer is self._longer and self._held is not Held.NOT:
                    then()

        timer = self._longer = self._clock.call_at(
            self._clock.now() + seconds, self._latch.guard("nose", fire)
        )

    def _tell(self, name: str) -> None:
        """Call the callback that is set when the event loop gets to it, not the one that is set now."""
        self._post(lambda: getattr(self, name)())  # noqa: PLW0108  # looked up late
