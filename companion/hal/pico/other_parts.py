"""The parts of a tray with a Pico other than reels: each is on the Pico or on this Pi, as the config says."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from companion.config.board import BoardSettings, ScreenSettings
from companion.hal.buzzer import Buzzer, Speaker
from companion.hal.clock import Clock
from companion.hal.events import Event, LightsShow, Plays, ScreenChanged, ScreenShows
from companion.hal.factory import needs_polling, open_factory
from companion.hal.faults import FaultLatch
from companion.hal.lights import Led, Lights
from companion.hal.nose import Nose
from companion.hal.oled import connect
from companion.hal.pico.parts import PicoLights, PicoSpeaker, Say
from companion.hal.pico.wiring import needs_this_pis_pins, on_this_pi
from companion.hal.pins import LumaPins, Pins
from companion.hal.screen import Display, Screen
from companion.hal.wiring import check_wiring


class OtherParts:
    """What it opens is closed with `closing`.

    `say` sends the Pico something, if it is connected; `tell` tells those who listen to the board.
    """

    def __init__(
        self,
        settings: BoardSettings,
        clock: Clock,
        latch: FaultLatch,
        closing: ExitStack,
        *,
        say: Say,
        tell: Callable[[Event], None],
    ) -> None:
        self._settings = settings
        self._here = on_this_pi(settings)
        self._clock = clock
        self._latch = latch
        self._closing = closing
        self._say = say
        self._tell = tell
        self._pins: Pins | None = None
        check_wiring(self._here)

    def open_pins(self) -> None:
        """Open this Pi's own pins, if any part is connected to them."""
        if not needs_this_pis_pins(self._settings):
            return
        name = self._settings.pin_factory
        self._pins = Pins(open_factory(name), self._clock, polled=needs_polling(name))
        self._closing.callback(self._pins.close)

    def lights(self) -> tuple[Lights, PicoLights | None]:
        """All lights; and those on the Pico, which must be shown again after it has lost power."""
        leds: dict[str, Led] = {}
        there = None
        if "lights" in self._settings.pico.parts:
            there = PicoLights(tuple(self._settings.lights), self._say)
            leds = dict(there.leds)
        elif self._pins is not None:
            for light, led in self._here.lights.items():
                leds[light] = self._pins.light(led, f"{light} light")
                self._closing.callback(leds[light].close)
        lights = Lights(leds, self._clock, self._latch, lambda glows: self._tell(LightsShow(glows)))
        self._closing.callback(lights.close)
        return lights, there

    def buzzer(self) -> Buzzer:
        speaker: Speaker | None = None
        if self._here.buzzer is not None and self._pins is not None:
            speaker = self._pins.speaker(self._here.buzzer.pin, "buzzer")
        elif self._settings.buzzer is not None:
            speaker = PicoSpeaker(self._say)
        buzzer = Buzzer(speaker, self._clock, self._latch, lambda tune: self._tell(Plays(tune)))
        self._closing.callback(buzzer.close)
        return buzzer

    def screen(self) -> Screen:
        settings = self._settings.screen
        screen = Screen(
            None if settings is None else lambda: self._connect(settings),
            self._clock,
            lambda trouble: self._tell(ScreenChanged(trouble)),
            lambda picture: self._tell(ScreenShows(picture)),
        )
        self._closing.callback(screen.close)
        return screen

    def _connect(self, settings: ScreenSettings) -> Display:
        def luma_pins() -> LumaPins:
            assert self._pins is not None, "a screen on SPI has pins"
            return LumaPins(self._pins)

        return connect(settings, luma_pins)

    def watch(self, nose: Nose) -> None:
        """Watch the nose, if it is connected to this Pi."""
        if self._here.nose is not None and self._pins is not None:
            pin = self._pins.input(self._here.nose.pin, "nose", "up")
            self._pins.watch(pin, lambda high: nose.edge(not high))
            nose.begin(not pin.state)
