"""A table in virtual time with people around it: what the tests of real cards share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Literal

import pytest

from companion.chance import Chance
from companion.errors import TrayError
from companion.hal import VirtualClock
from companion.hal.sim import SimBoard
from companion.table.commands import Command, NewPlayer, StartMatch, TellSpin
from companion.table.errors import Refused
from companion.table.journal import Head, Record, UnknownRecord
from companion.table.journal.keeper import Keeper
from companion.table.journal.state import MatchState, TableState
from companion.table.real import one_button
from companion.table.table import Table
from companion.table.view import MatchView, RoundView, round_views
from companion.tray import SpinLanded, TrayState
from tests.hal.rig import NEARLY_HOME, brisk, settled
from tests.tray.rig import Rig, evenly

EDITIONS = ("eye-eye", "spin", "corn", "monster-high", "mario")
ANN, BO, CY, DI = "p1", "p2", "p3", "p4"
"""The ids of the first ones who ever sit down."""


class TableRig(Rig):
    """A table with somebody who asks things of it."""

    def __init__(self, board: SimBoard, table: Table, keeper: Keeper) -> None:
        super().__init__(table.tray, board)
        self.table = table
        self.keeper = keeper

    async def start(
        self,
        *names: str,
        edition: str = "eye-eye",
        tracker: bool = False,
        cards: Literal["real", "virtual"] = "real",
        **options: str | int | bool,
    ) -> None:
        """Begin a match, of Ann, Bo and Cy if nobody is named."""
        players = tuple(map(NewPlayer, names or ("Ann", "Bo", "Cy")))
        await self.table.do(
            StartMatch(edition=edition, players=players, tracker=tracker, cards=cards, options=options)
        )

    async def do(self, *commands: Command) -> Head:
        for command in commands:
            head = await self.table.do(command)
        return head

    async def refused(self, command: Command, words: str) -> None:
        """It is refused with these words, which say what to do, and nothing has changed."""
        before, lines = self.everything(), len(list(self.table.lines(None)))
        with pytest.raises(TrayError, match=words) as refusal:
            await self.table.do(command)
        sentence = str(refusal.value)
        assert ": " in sentence or not isinstance(refusal.value, Refused), f"no fix in: {sentence}"
        assert self.everything() == before
        assert len(list(self.table.lines(None))) == lines

    def everything(self) -> tuple[object, ...]:
        """All that must be the same where nothing happened."""
        return self.table.state, self.table.head, self.table.view(None)

    async def spun(self, by: str | None = None) -> SpinLanded:
        """Somebody spins, and it lands."""
        return await self.table.spin(by=by)

    async def tell(self, *faces: str, by: str | None = None) -> None:
        await self.table.do(TellSpin(faces=faces, by=by))

    # Queries

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def match(self) -> MatchState:
        assert self.table.state.match is not None
        return self.table.state.match

    @property
    def page(self) -> MatchView:
        """The match as a page is told of it."""
        view = self.table.view(None).match
        assert view is not None
        return view

    @property
    def rounds(self) -> tuple[RoundView, ...]:
        """The rounds as a page is told of them."""
        return round_views(self.match)

    @property
    def seats(self) -> str:
        """Names in the order of the seats."""
        return " ".join(each.name for each in self.match.players)

    @property
    def totals(self) -> dict[str, int]:
        """By name."""
        return {self.state.name(player): total for player, total in self.match.totals.items()}

    def who(self, player: str | None) -> str | None:
        return None if player is None else self.state.name(player)

    def dealer(self) -> str | None:
        return self.who(self.match.dealer)

    def turn(self) -> str | None:
        return self.who(self.match.turn)

    @property
    def winners(self) -> list[str]:
        return [self.state.name(each) for each in self.match.winners]

    @property
    def records(self) -> list[Record | UnknownRecord]:
        return [entry.record for entry in self.table.journal.records()]

    @property
    def last_line(self) -> str:
        """The last thing that the history says."""
        return str(list(self.table.lines(None))[-1].text)

    async def mirrored(self) -> bytes:
        """What a page far away sees of the screen."""
        self.board.screen.wait_until_shown()
        await settled()
        return self.tray.mirror.picture


@asynccontextmanager
async def at_table(
    folder: Path,
    chance: Chance | None = None,
    *,
    broken: str = "",
    clock: VirtualClock | None = None,
    **flags: object,
) -> AsyncIterator[TableRig]:
    """A table whose tray is awake. Without `board__profile` it has no nose and no reels, so spins are short.

    A board that is `broken` for some reason has stopped before it could do anything.
    """
    config = brisk(**{"board__profile": "none"} | flags)
    with closing(Keeper(folder)) as keeper, chance or evenly() as opened:
        async with SimBoard(config.board, clock or VirtualClock(), NEARLY_HOME) as board:
            with closing(Table(board, opened, keeper, config, menu=one_button.items)) as table:
                rig = TableRig(board, table, keeper)
                tray = table.tray
                if broken:
                    board.latch.trip("test", broken)
                await table.open()
                # The table tells when it is up; if it had a spin to finish, before that, too.
                told: list[None] = []
                table.subscribe(lambda: told.append(None))
                await rig.until(
                    lambda: tray.state is TrayState.FAULT if broken else bool(told) and not table.spinning
                )
                yield rig
