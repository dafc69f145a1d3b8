"""Lights and buzzer on the Pico, with the same methods as gpiozero's."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion._firmware import wire
from companion.hal.lights import DARK, Colour

Say = Callable[[int, bytes], object]
"""Sends something to the Pico, if it is connected."""


class PicoLed:
    """One light."""

    def __init__(self, changed: Callable[[], object]) -> None:
        self._colour = DARK
        self._changed = changed

    @property
    def value(self) -> Colour:
        return self._colour

    @value.setter
    def value(self, colour: Colour) -> None:
        self._colour = colour
        self._changed()

    def close(self) -> None:
        self.value = DARK


class PicoLights:
    """All lights. The Pico is told what all of them show, whichever has changed."""

    def __init__(self, names: tuple[str, ...], say: Say) -> None:
        self._say = say
        self.leds: Mapping[str, PicoLed] = {name: PicoLed(self.show) for name in names}

    def show(self) -> None:
        levels = [round(part * 255) for led in self.leds.values() for part in led.value]
        self._say(wire.LIGHTS, bytes(levels))


class PicoSpeaker:
    """The buzzer."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def play(self, tone: float) -> None:
        self._say(wire.TONE, wire.tone(round(tone)))

    def stop(self) -> None:
        self._say(wire.TONE, wire.tone(0))

    def close(self) -> None:
        """Do nothing: it is silent already, and the Pico keeps its pin."""
