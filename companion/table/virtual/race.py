"""Who yells "UNO Spin" first: whoever yells within the grace is as quick as the first, and chance decides."""

from __future__ import annotations

from companion.bots import Rng
from companion.rules.moves import First
from companion.table.errors import Refused
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.game import Game

REACTION = 0.5, 2.0
"""How long a bot takes to yell, in times that it takes for a move: at least and at most."""


class Race:
    """The yells of one race after another."""

    def __init__(self, attendance: Attendance, luck: Rng, think_s: float) -> None:
        self._attendance = attendance
        self._luck = luck
        self._think_s = think_s
        self._yells: list[int] = []
        """Seats that yelled."""
        self._reactions: dict[int, float] = {}
        """How long each bot takes."""
        self.ends_at = 0.0
        """When the grace after the first yell is over."""

    @property
    def under_way(self) -> bool:
        """Whether somebody has yelled, and others may still be as quick."""
        return bool(self._yells)

    def forget(self) -> None:
        """It is over, or starts again."""
        self._yells.clear()
        self._reactions.clear()

    def yell(self, game: Game, seat: int, ends_at: float) -> None:
        """Somebody yells. The first yell says when the grace ends."""
        if seat not in _racers(game):
            raise Refused("There is nothing to yell for now: wait for the wheel.")
        if not self._yells:
            self.ends_at = ends_at
        if seat not in self._yells:
            self._yells.append(seat)

    def bots(self, game: Game) -> dict[int, float]:
        """How long after the start of the race each bot yells."""
        least, most = REACTION
        racers = [seat for seat in _racers(game) if self._attendance.bot_at(seat)]
        for seat in racers:
            if seat not in self._reactions:
                times = least + (most - least) * self._luck.random()
                self._reactions[seat] = self._think_s * times
        return {seat: self._reactions[seat] for seat in racers}

    def end(self, game: Game, seconds: float) -> list[int]:
        """The grace is over, this many seconds after the start: the seats that were quick enough."""
        late_bots = (seat for seat, after in self.bots(game).items() if after <= seconds)
        yells = sorted({*self._yells, *late_bots})
        self._yells.clear()
        return yells


def _racers(game: Game) -> list[int]:
    race = game.race
    return [] if race is None else [move.target for move in race.moves if isinstance(move, First)]
