"""Opens the table of a config, with its journal and its tray."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

from companion.config import Config
from companion.table.journal.keeper import Keeper
from companion.table.real import one_button
from companion.table.table import Table
from companion.tray import Clock, open_tray


@asynccontextmanager
async def open_table(config: Config, clock: Clock | None = None) -> AsyncIterator[Table]:
    """The table of this config. Its tray wakes up meanwhile, and finishes a spin that was cut short."""
    with closing(await asyncio.to_thread(Keeper, config.data_dir)) as keeper:
        async with open_tray(config, clock) as tray:
            with closing(Table(tray, keeper, config.table)) as table:
                await begin(table, config.board.kind)
                yield table


async def begin(table: Table, board: str) -> None:
    """Have the tray's nose, menu and sound serve the table, and open it."""
    tray = table.tray
    tray.on_push = table.push_nose
    tray.on_mute = lambda muted: tray.start(table.remember_sound(muted))
    tray.table_menu = lambda: one_button.items(table)
    await table.open(board)
