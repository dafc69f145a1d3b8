"""The hardware layer: a board with nose, reels, lights, screen and buzzer, real or simulated.

async with open_board(config.board) as board:
    board.nose.on_release = ...
    await board.home()
    landings = await board.spin({"left": ReelMove(1), "right": ReelMove(2)})
    board.screen.show(picture)
"""

from companion.hal.board import Board, ReelState
from companion.hal.buzzer import Note
from companion.hal.clock import Clock, RealClock, VirtualClock
from companion.hal.events import (
    Event,
    Faulted,
    LightsShow,
    Mended,
    Plays,
    ScreenChanged,
    ScreenShows,
    Tick,
    Turned,
)
from companion.hal.faults import Fault
from companion.hal.landing import Certainty, Evidence, Homing, Landing, ReelMove
from companion.hal.lights import OFF, Glow
from companion.hal.open import open_board

__all__ = [
    "OFF",
    "Board",
    "Certainty",
    "Clock",
    "Event",
    "Evidence",
    "Fault",
    "Faulted",
    "Glow",
    "Homing",
    "Landing",
    "LightsShow",
    "Mended",
    "Note",
    "Plays",
    "RealClock",
    "ReelMove",
    "ReelState",
    "ScreenChanged",
    "ScreenShows",
    "Tick",
    "Turned",
    "VirtualClock",
    "open_board",
]
