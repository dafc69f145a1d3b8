"""What the tests with a virtual Pico share: a board on it, in virtual time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from companion.config.board import BoardSettings
from companion.hal import VirtualClock, open_board
from companion.hal.pico.board import PicoBoard
from tests.firmware.pico import VirtualPico, virtual_pico
from tests.hal.rig import board_settings

SHORT = {"motion__seconds": 3.0, "motion__stagger_s": 0.2}
"""Short spins: every half step is made by a real interpreter."""

Build = Callable[[BoardSettings], BoardSettings]
"""How a tray is really built, given what its settings say."""


def pico_settings(folder: Path, **flags: object) -> BoardSettings:
    """A tray with eyes whose Pico is on a port in this folder."""
    return board_settings(kind="pico", pico__port=str(folder / "ttyACM0"), **{**SHORT, **flags})


def board_on(pico: VirtualPico, settings: BoardSettings) -> PicoBoard:
    """The board that the config means, on a port that the Pico can look at."""
    board = open_board(settings, pico.clock)
    assert isinstance(board, PicoBoard)
    board.link.opener = pico.open_serial
    pico.links.append(board.link)
    return board


@asynccontextmanager
async def pico_board(
    folder: Path, build: Build = lambda settings: settings, /, **flags: object
) -> AsyncIterator[tuple[PicoBoard, VirtualPico]]:
    """An open board and the Pico that it is on. `build`: how the tray really is."""
    settings = pico_settings(folder, **flags)
    with virtual_pico(folder, settings, VirtualClock(), build(settings)) as pico:
        async with board_on(pico, settings) as board:
            yield board, pico
