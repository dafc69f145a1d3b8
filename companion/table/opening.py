"""Opening a table: its journal, its tray, and what a nose does there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import assert_never

from companion.config import Config
from companion.table import commands
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
    tray.on_push = lambda: push(table)
    tray.on_mute = lambda muted: tray.start(table.remember_sound(muted))
    tray.table_menu = lambda: one_button.items(table)
    await table.open(board)


async def push(table: Table) -> None:
    """Do what a push of the nose does now."""
    act = table.push.act
    match act:
        case "finish":
            await table.finish()
        case "resume":
            await table.do(commands.Resume())
        case "wait":
            table.tray.say(*table.cards.awaited)
        case "spin":
            await table.spin()
        case "draw-dealer":
            await table.do(commands.DrawDealer())
        case "pass-turn":
            await table.do(commands.PassTurn())
        case "show-scores":
            assert table.state.match is not None
            table.tray.show(table.scores_page(table.state.match))
        case _:
            assert_never(act)
