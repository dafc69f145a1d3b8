"""Opens the table of a config, with its journal and its tray."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing

from companion.config import Config
from companion.table.journal.keeper import Keeper
from companion.table.real import one_button
from companion.table.table import Table
from companion.tray import Clock, Item, open_parts


@asynccontextmanager
async def open_table(
    config: Config,
    clock: Clock | None = None,
    *,
    more_items: Callable[[Table], Sequence[Item]] = lambda table: (),
    switched_off: Callable[[], object] = lambda: None,
) -> AsyncIterator[Table]:
    """The table of this config. Its tray wakes up meanwhile, and finishes a spin that was cut short.

    `more_items` come last in the tray's menu; `switched_off` is called when somebody switches the tray off.
    """
    with closing(await asyncio.to_thread(Keeper, config.data_dir)) as keeper:
        async with open_parts(config, clock) as (board, chance):
            table = Table(
                board,
                chance,
                keeper,
                config,
                menu=lambda table: (*one_button.items(table), *more_items(table)),
                switched_off=switched_off,
            )
            with closing(table):
                await table.open()
                yield table
