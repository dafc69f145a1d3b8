"""Fair windows of a game with virtual cards: moves that come close together count as made at the same time.

| what | waits |
| --- | --- |
| a call of UNO | for nothing |
| a catch | for the grace: whoever calls meanwhile has called in time |
| the next player's move | until there was time to catch whoever forgot to call, and all catches are settled |
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from companion.config import TableSettings
from companion.rules.moves import CallUno, Catch, Move, NameColour
from companion.rules.uno import Window
from companion.sentences import Sentence, Words
from companion.table.errors import Refused
from companion.table.virtual.game import Game
from companion.tray import Clock


class _Open(NamedTuple):
    window: Window
    since: float


class Windows:
    """Holds moves back until slower phones had the same chance."""

    def __init__(self, pace: TableSettings, clock: Clock, changed: Callable[[], object]) -> None:
        self._pace = pace
        self._clock = clock
        self._on_change = changed
        self._open: dict[int, _Open] = {}
        """Who has one card left and has not called UNO."""
        self._held: set[int] = set()
        """Seats whose move waits."""
        self._catching: set[int] = set()
        """Seats whose catch waits."""
        self._settled = asyncio.Event()
        self._settled.set()

    def look(self, game: Game) -> None:
        """See who can be caught now."""
        round, now, known = game.engine.round, self._clock.now(), self._open
        self._open = {
            seat: known[seat] if seat in known and known[seat].window is window else _Open(window, now)
            for seat, window in (round.uno.windows.items() if round is not None else ())
            if not window.called
        }

    @property
    def fair_at(self) -> float:
        """The earliest time at which the next player's move closes no window too early."""
        return max((each.since + self._pace.window_s for each in self._open.values()), default=0.0)

    @property
    def settled(self) -> bool:
        """Whether no catch waits."""
        return self._settled.is_set()

    def begin_again(self) -> None:
        """Play goes on after a pause: whoever could be caught gets the full time again."""
        now = self._clock.now()
        self._open = {seat: _Open(each.window, now) for seat, each in self._open.items()}

    @asynccontextmanager
    async def in_its_time(self, game: Game, move: Move) -> AsyncIterator[None]:
        """Let a legal move wait if that is fair to slower phones."""
        self.look(game)
        if isinstance(move, Catch):
            async with self._one(self._catching, move.seat, "You caught somebody already: wait a moment."):
                try:
                    self._settled.clear()
                    self._on_change()
                    await self._grace(game, move.target)
                    yield
                finally:
                    if self._catching == {move.seat}:
                        self._settled.set()
                        self._on_change()
        elif isinstance(move, CallUno | NameColour):
            # Neither closes a window.
            yield
        else:
            async with self._one(self._held, move.seat, "Your move is on its way: wait a moment."):
                await self._fair()
                yield

    @asynccontextmanager
    async def _one(self, waiting: set[int], seat: int, refusal: Words) -> AsyncIterator[None]:
        if seat in waiting:
            raise Refused(refusal)
        waiting.add(seat)
        try:
            yield
        finally:
            waiting.discard(seat)

    async def _grace(self, game: Game, target: int) -> None:
        was_open = target in self._open
        await self._wait(self._clock.now() + self._pace.grace_s)
        round = game.engine.round
        window = None if round is None else round.uno.windows.get(target)
        player = game.player(target)
        if was_open and window is None:
            raise Refused(Sentence("Too late: somebody else caught {player} first.", player=player))
        if was_open and window is not None and window.called:
            raise Refused(Sentence("Too late: {player} called UNO just in time.", player=player))

    async def _fair(self) -> None:
        while self.fair_at > self._clock.now() or not self.settled:
            await self._wait(self.fair_at)
            await self._settled.wait()

    async def _wait(self, until: float) -> None:
        if until > self._clock.now():
            await self._clock.wait_until(until)
