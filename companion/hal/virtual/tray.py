"""A virtual tray on the other end of a board's pins: motors, discs, sensors, nose and OLED."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import get_args

from gpiozero.pins.mock import MockFactory  # type: ignore[import-untyped]

from companion.config.board import BoardSettings, ReelSettings
from companion.hal.clock import Clock
from companion.hal.errors import NoSuchFault
from companion.hal.motion import Limits
from companion.hal.virtual.disc import Disc
from companion.hal.virtual.motor import Motor
from companion.hal.virtual.nose import Button
from companion.hal.virtual.oled import VirtualOled
from companion.hal.virtual.pins import WiredPin, wired_factory
from companion.hal.virtual.switches import Switch, reel_switches
from companion.names import ReelName

STARTS = dict(zip(get_args(ReelName), cycle((27.0, 205.0, 95.0))))
"""Where the discs of a tray happen to be when it is switched on, in degrees."""


class VirtualTray:
    """Everything that a simulated tray has and a driver cannot see, except through pins."""

    def __init__(
        self,
        settings: BoardSettings,
        clock: Clock,
        starts: Mapping[str, float] | None = None,
        factory: MockFactory | None = None,
    ) -> None:
        self.factory: MockFactory = factory or wired_factory()
        self.oled = VirtualOled()
        self.motors: dict[str, Motor] = {}
        self.discs: dict[str, Disc] = {}
        """Where the discs really are."""
        self.switches: dict[str, Switch] = {}
        """Every fault that this tray can have, by its name."""
        self.on: set[str] = set()
        """Names of those that are switched on."""
        self._clock = clock
        self._limits = Limits.of(settings.motion)
        self._button: Button | None = None
        for name, reel in settings.reels.items():
            self._wire_reel(name, reel, {**STARTS, **(starts or {})}[name])
            self._offer(reel_switches(name, self.motors[name], self.discs[name]))
        if self.motors:
            self._offer([Switch("motors.no-power", "the motors have no power", self._cut_power)])
        if settings.nose is not None:
            self._button = Button(self.factory.pin(settings.nose.pin), clock)
            self._offer(self._button.switches())
        if settings.screen is not None:
            self._offer([Switch("screen.gone", "the screen's plug is pulled", self._pull_screen)])

    def push_nose(self) -> None:
        if self._button is not None:
            self._button.push()

    def release_nose(self) -> None:
        if self._button is not None:
            self._button.release()

    def switch(self, name: str, on: bool = True) -> None:
        """Switch a fault on or off. One that happens `once` cannot be switched off."""
        if name not in self.switches:
            raise NoSuchFault(
                f"There is no fault {name} to switch: choose one of {', '.join(self.switches)}."
            )
        switch = self.switches[name]
        if switch.once:
            if on:
                switch.act(True)
        elif on != (name in self.on):
            self.on ^= {name}
            switch.act(on)

    def _wire_reel(self, name: str, reel: ReelSettings, degrees: float) -> None:
        sensor: WiredPin = self.factory.pin(reel.sensor)
        # A Hall switch has an open collector: it pulls its pin down, or lets it go.
        on, off = (False, None) if reel.sensor_active_low else (True, False)
        disc = Disc(reel, degrees / 360 * float(reel.turn), lambda seen: sensor.hold(on if seen else off))
        motor = Motor(self._limits, self._clock.now, disc.driven)
        for terminal, pin in reel.outputs.items():
            self.factory.pin(pin).wire = motor.terminal(terminal)
        self.discs[name], self.motors[name] = disc, motor

    def _offer(self, switches: list[Switch]) -> None:
        self.switches |= {switch.name: switch for switch in switches}

    def _cut_power(self, out: bool) -> None:
        for motor in self.motors.values():
            motor.dark = out

    def _pull_screen(self, out: bool) -> None:
        self.oled.plugged = not out
