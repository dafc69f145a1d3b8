"""Opens the tray described in the config."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from companion.chance import Chance
from companion.config import Config
from companion.hal import Clock, open_board
from companion.tray.tray import Tray


@asynccontextmanager
async def open_tray(config: Config, clock: Clock | None = None) -> AsyncIterator[Tray]:
    """The tray is open but asleep: `await tray.wake()` homes its reels."""
    with Chance(config.chance) as chance:
        async with open_board(config.board, clock) as board:
            tray = Tray(board, chance, config.tray, config.chance.weights)
            try:
                yield tray
            finally:
                tray.close()
