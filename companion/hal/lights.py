"""The lights: up to one RGB LED for each eye and one for the colour in play."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.hal.clock import Clock, Timer
from companion.hal.faults import FaultLatch

Colour = tuple[float, float, float]
DARK: Colour = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Glow:
    """What a light does: a colour (0 to 1 each of red, green, blue), steady or in a rhythm."""

    colour: Colour
    rhythm: tuple[float, ...] = ()
    """Seconds on, off, on, off and so on, repeated: the rhythm tells colours apart for the colour-blind."""


OFF = Glow(DARK)


class Led(Protocol):
    """gpiozero's RGBLED, as far as it is used."""

    value: Colour

    def close(self) -> None: ...


class Lights:
    """`show` ignores lights that this tray does not have."""

    def __init__(
        self,
        leds: Mapping[str, Led],
        clock: Clock,
        latch: FaultLatch,
        on_show: Callable[[dict[str, Glow]], object],
    ) -> None:
        """`on_show`: called with the glow of every light when one changes, in the thread that changes it."""
        self._on_show = on_show
        self._leds = dict(leds)
        self._clock = clock
        self._latch = latch
        self._lock = threading.RLock()
        self._glows = dict.fromkeys(leds, OFF)
        self._timers: dict[str, Timer] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._leds)

    @property
    def glows(self) -> dict[str, Glow]:
        """What each light does."""
        return dict(self._glows)

    @property
    def colours(self) -> dict[str, Colour]:
        """What each light shows at this moment."""
        return {name: led.value for name, led in self._leds.items()}

    def show(self, glows: Mapping[str, Glow]) -> None:
        """Change these lights and leave the others as they are."""
        with self._lock:
            changed = [name for name in glows.keys() & self._leds.keys() if glows[name] != self._glows[name]]
            for name in changed:
                self._glows[name] = glows[name]
                self._stop_rhythm(name)
                self._beat(name, 0)
            if changed:
                self._on_show(self.glows)

    def off(self) -> None:
        self.show(dict.fromkeys(self._leds, OFF))

    def close(self) -> None:
        with self._lock:
            for name, led in self._leds.items():
                self._stop_rhythm(name)
                led.close()
            self._leds.clear()

    def _beat(self, name: str, number: int) -> None:
        glow = self._glows[name]
        self._leds[name].value = DARK if number % 2 else glow.colour
        if glow.rhythm:
            # An odd number of beats would swap light and dark on every round.
            rhythm = glow.rhythm if len(glow.rhythm) % 2 == 0 else glow.rhythm * 2
            self._timers[name] = self._clock.call_at(
                self._clock.now() + rhythm[number % len(rhythm)],
                self._latch.guard("lights", lambda: self._next_beat(name, glow, number + 1)),
            )

    def _next_beat(self, name: str, glow: Glow, number: int) -> None:
        with self._lock:
            if name in self._leds and self._glows[name] is glow:
                self._beat(name, number)

    def _stop_rhythm(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
