"""Who yells "UNO Spin" first: whoever yells within the grace is as quick as the first, and chance decides."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from companion.rules.moves import TRAY, First, Nobody, Yell
from companion.table.errors import Refused
from companion.table.game import Game

if TYPE_CHECKING:
    from companion.table.croupier import Croupier

REACTION = 0.5, 2.0
"""How long a bot takes to yell, in times that it takes for a move: at least and at most."""


class Race:
    """The yells of one race after another."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        self._yells: list[int] = []
        """Seats that yelled."""
        self._reactions: dict[int, float] = {}
        """How long each bot takes."""

    @property
    def under_way(self) -> bool:
        """Whether somebody has yelled, and others may still be as quick."""
        return bool(self._yells)

    def forget(self) -> None:
        """It is over, or is run anew."""
        self._yells.clear()
        self._reactions.clear()

    def yell(self, game: Game, seat: int) -> bool:
        """Somebody yells. Whether this was the first yell."""
        if seat not in _racers(game):
            raise Refused("There is nothing to yell for now: wait for the wheel.")
        if seat not in self._yells:
            self._yells.append(seat)
            return len(self._yells) == 1
        return False

    def bots(self, game: Game) -> dict[int, float]:
        """How long after the start of the race each bot yells."""
        least, most = REACTION
        racers = [seat for seat in _racers(game) if self._croupier.plays(seat)]
        for seat in racers:
            if seat not in self._reactions:
                times = least + (most - least) * self._croupier.luck.random()
                self._reactions[seat] = self._croupier.pace.think_s * times
        return {seat: self._reactions[seat] for seat in racers}

    async def end(self, game: Game, seconds: float) -> None:
        """The grace is over, this many seconds after the start."""
        late_bots = (seat for seat, after in self.bots(game).items() if after <= seconds)
        yells = sorted({*self._yells, *late_bots})
        self._yells.clear()
        cards, after = self._croupier.cards, len(game.engine.log)
        if len(yells) == 1:
            await cards.make(game, Yell(yells[0]), after=after)
            return
        for record, made, move in self._croupier.taken_back(game):
            if isinstance(move, First) and move.target in yells:
                await cards.make(game, move, made.evidence, record, after=after)
                return
        first = await asyncio.to_thread(self._croupier.chance.choice, yells)
        await cards.make(game, First(TRAY, first.value), (first.evidence,), after=after)

    async def nobody(self, game: Game) -> None:
        """The time is over and nobody has yelled."""
        await self._croupier.cards.make(game, Nobody(TRAY), after=len(game.engine.log))


def _racers(game: Game) -> list[int]:
    race = game.race
    return [] if race is None else [move.target for move in race.moves if isinstance(move, First)]
