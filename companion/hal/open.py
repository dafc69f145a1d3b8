"""Opens the board that the config names."""

from __future__ import annotations

from companion.config.board import BoardSettings
from companion.hal.board import Board
from companion.hal.clock import Clock, RealClock
from companion.hal.gpio import GpioBoard
from companion.hal.sim import SimBoard


def open_board(settings: BoardSettings, clock: Clock | None = None) -> Board:
    """The board of the configured kind, never another one instead; `async with` opens it."""
    clock = clock or RealClock()
    if settings.kind == "gpio":
        return GpioBoard(settings, clock)
    if settings.kind == "sim":
        return SimBoard(settings, clock)
    # Only those who have a Pico need pyserial.
    from companion.hal.pico.board import PicoBoard

    return PicoBoard(settings, clock)
