"""The simulated board: the driver for a Pi, on mock pins, with a virtual tray on the other end."""

from __future__ import annotations

from collections.abc import Mapping

from companion.config.board import BoardSettings, ScreenSettings
from companion.hal.clock import Clock
from companion.hal.gpio import GpioBoard
from companion.hal.oled import Oled, failing_as
from companion.hal.pins import Pins
from companion.hal.screen import Display
from companion.hal.virtual.tray import VirtualTray

LOST = "The simulated screen does not answer: plug it in again"


class SimBoard(GpioBoard):
    """The Pi's driver, unchanged; `sim` is the virtual tray, which the driver knows only through pins."""

    def __init__(
        self,
        settings: BoardSettings,
        clock: Clock,
        starts: Mapping[str, float] | None = None,
        built: BoardSettings | None = None,
    ) -> None:
        """`built`: how the virtual tray is really built, if that differs from the settings."""
        super().__init__(settings, clock)
        self.sim = VirtualTray(built or settings, clock, starts)

    @property
    def angles(self) -> dict[str, float]:
        """Where the discs really are: people see that a disc has slipped before the driver knows."""
        return {name: (disc.angle - disc.reel.offset_degrees) % 360 for name, disc in self.sim.discs.items()}

    def _open_pins(self) -> Pins:
        return Pins(self.sim.factory, self.clock, polled=False)

    def _connect_screen(self, settings: ScreenSettings, pins: Pins) -> Display:
        with failing_as(LOST):
            self.sim.oled.answer()
        return Oled(self.sim.oled, LOST)
