"""Opens the tray described in the config, or the parts that a tray is made of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

from companion.chance import Chance
from companion.config import Config
from companion.hal import Board, Clock, open_board
from companion.tray.tray import Tray


@asynccontextmanager
async def open_tray(config: Config, clock: Clock | None = None) -> AsyncIterator[Tray]:
    """A tray that nobody answers for. It is open but asleep: `await tray.wake()` homes its reels."""
    async with open_parts(config, clock) as (board, chance):
        with closing(Tray(board, chance, config.tray, config.chance.weights)) as tray:
            yield tray


@asynccontextmanager
async def open_parts(config: Config, clock: Clock | None = None) -> AsyncIterator[tuple[Board, Chance]]:
    """The board and the source of chance, for whoever makes a tray of them."""
    with Chance(config.chance) as chance:
        async with open_board(config.board, clock) as board:
            yield board, chance
