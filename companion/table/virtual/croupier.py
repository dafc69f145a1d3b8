"""The croupier of a game with virtual cards: what happens next by itself, and when, if nothing else does.

It is asked again after every change, so a bot never acts on an old state of the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from companion.bots import Bot, bot
from companion.chance import Chance
from companion.config import TableSettings
from companion.rules.awaited import comes_later
from companion.rules.decisions import Decision
from companion.rules.moves import TRAY, Catch, Move
from companion.table.journal import Record
from companion.table.journal.records import MoveMade, Resumed
from companion.table.journal.store import Store
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.director import Director
from companion.table.virtual.game import Game
from companion.table.virtual.race import Race
from companion.table.virtual.windows import Windows
from companion.tray import Clock


@dataclass(frozen=True)
class DealCards:
    """The cards are shuffled."""


@dataclass(frozen=True)
class TurnReels:
    """The tray spins for a bot, or for nobody."""


@dataclass(frozen=True)
class BotMoves:
    """A bot answers what it is asked, or acts out of turn."""

    decision: Decision
    after: int
    """How many moves were made before."""
    move: Move | None = None
    """What it wants to do out of turn."""


@dataclass(frozen=True)
class BotYells:
    seat: int


@dataclass(frozen=True)
class RaceOver:
    """The grace after the first yell is over: nobody else can be as quick."""


@dataclass(frozen=True)
class NobodyYells:
    """The time to yell is over, and nobody did."""


@dataclass(frozen=True)
class HouseRuleOver:
    """Everybody had time to carry it out."""

    move: Move
    after: int
    """How many moves were made before."""


@dataclass(frozen=True)
class LookAgain:
    """A bot may have to stand in for somebody."""


Act = DealCards | TurnReels | BotMoves | BotYells | RaceOver | NobodyYells | HouseRuleOver | LookAgain
HOUSE_RULE_S = 60.0
"""How long a house rule that people carry out keeps the game waiting."""


class Step(NamedTuple):
    """What happens next, if nothing else does."""

    at: float
    act: Act


class _Seated(NamedTuple):
    """A bot that plays a seat."""

    mind: Bot
    heard: int
    """How many moves it knows of."""


class Croupier:
    """Decides what happens next; it makes no move itself."""

    def __init__(
        self,
        *,
        store: Store,
        attendance: Attendance,
        windows: Windows,
        director: Director,
        chance: Chance,
        pace: TableSettings,
        clock: Clock,
    ) -> None:
        self._store = store
        self._attendance = attendance
        self._windows = windows
        self._director = director
        self._pace = pace
        self._clock = clock
        self._luck = _Luck(chance)
        self._bots: dict[int, _Seated] = {}
        self._game: Game | None = None
        self._since = 0.0
        """When everybody had been told of the last move."""
        self._race = Race(attendance, self._luck, pace.think_s)
        self._intentions: dict[tuple[int, str], Move | None] = {}
        """What each bot wants to do out of turn; it makes up its mind once after each move."""

        self._thinking: tuple[int, int] | None = None
        """The seat of a slow bot that is thinking, and how many moves were made before."""

    # What it is told

    def follow(self, written: Sequence[Record]) -> None:
        """A move was made, or play goes on after a pause with all the time that there is after a move."""
        if any(isinstance(each, Resumed) for each in written):
            self._since = self._clock.now()
            self._windows.begin_again()
        if any(isinstance(each, MoveMade) for each in written):
            self._since = self._director.ends_at
            self._intentions.clear()
            self._race.forget()

    def yell(self, game: Game, seat: int) -> None:
        """Somebody yells."""
        self._race.yell(game, seat, ends_at=self._clock.now() + self._pace.grace_s)

    def end_race(self, game: Game) -> list[int]:
        """Those who yelled in time."""
        return self._race.end(game, self._clock.now() - self._since)

    def stop(self) -> None:
        """Play stops for now; a race that was on starts again afterwards."""
        self._race.forget()

    # What happens by itself

    def next_step(self, game: Game) -> Step | None:
        """What happens next, if nothing else does."""
        self._look(game)
        if self._race.under_way and game.race is not None:
            return Step(self._race.ends_at, RaceOver())
        return min(self._steps(game), key=lambda step: step.at, default=None)

    def _steps(self, game: Game) -> Iterator[Step]:
        next_up = game.awaited
        if next_up.shuffle is not None:
            yield Step(self._since + self._deal_s(game), DealCards())
        elif (spin := next_up.spin) is not None:
            if spin.about is None or self._attendance.bot_at(spin.about):
                yield Step(self._since + self._pace.spin_s, TurnReels())
        elif next_up.race is not None:
            yield Step(self._since + self._pace.yell_s, NobodyYells())
            for seat, after in self._race.bots(game).items():
                yield Step(self._since + after, BotYells(seat))
        for decision in (*sorted(next_up.offered, key=comes_later), *next_up.due):
            if decision.seat != TRAY and self._attendance.bot_at(decision.seat):
                yield from self._steps_of(game, decision)
            elif (done := game.shared_done(decision)) is not None:
                yield Step(self._since + HOUSE_RULE_S, HouseRuleOver(done, len(game.engine.log)))
        for seat, player in enumerate(game.players):
            stands_in_at = self._attendance.stands_in_at(player, game.players)
            if stands_in_at is not None and not self._attendance.bot_at(seat):
                yield Step(stands_in_at, LookAgain())

    def _steps_of(self, game: Game, decision: Decision) -> Iterator[Step]:
        thought, after = self._since + self._pace.think_s, len(game.engine.log)
        if not decision.optional:
            if self._windows.settled and self._thinking != (decision.seat, after):
                yield Step(max(thought, self._windows.fair_at), BotMoves(decision, after))
        elif (move := self._intention(game, decision)) is not None:
            # A bot that catches leaves people the grace to call in time, as people do.
            grace = self._pace.grace_s if isinstance(move, Catch) else 0.0
            yield Step(thought + grace, BotMoves(decision, after, move))

    def _deal_s(self, game: Game) -> float:
        """People want to see how the last round ended; bots do not."""
        begins = game.engine.results and not self._store.moves()
        people = any(not self._attendance.bot_at(seat) for seat in range(game.engine.seats))
        return self._pace.deal_s if begins and people else 0.0

    # Bots

    async def choose(self, game: Game, decision: Decision) -> Move:
        """What a bot answers. A slow one thinks in a thread, and the table goes on meanwhile."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        if self._bots[decision.seat].mind.slow:
            self._thinking = decision.seat, len(game.engine.log)
            try:
                move = await asyncio.to_thread(self._thought(game, decision))
            finally:
                self._thinking = None
        else:
            move = self._choose(game, decision)
        assert move is not None, f"a bot did not answer: {decision.prompt}"
        return move

    def _look(self, game: Game) -> None:
        """Have a bot ready for every seat that needs one, and tell it what it missed."""
        if game is not self._game:
            if self._game is None or self._game.record != game.record:
                self._attendance.forget()
            self._game = game
            self._bots.clear()
            self._intentions.clear()
            self._since = self._clock.now()
            self._attendance.expect(game.players)
        self._windows.look(game)
        for seat in range(game.engine.seats):
            strength = self._attendance.bot_at(seat)
            if not strength:
                self._bots.pop(seat, None)
                continue
            known = self._bots.get(seat)
            if known is None or known.mind.strength != strength:
                known = _Seated(bot(strength, self._luck), 0)
            for _, events in game.told[known.heard :]:
                known.mind.notice([event.seen_by(seat) for event in events])
            self._bots[seat] = _Seated(known.mind, len(game.told))

    def _choose(self, game: Game, decision: Decision) -> Move | None:
        return self._thought(game, decision)()

    def _thought(self, game: Game, decision: Decision) -> Callable[[], Move | None]:
        round = game.engine.round
        view = round.view(decision.seat) if round is not None else None
        return self._bots[decision.seat].mind.thought(view, (decision,))

    def _intention(self, game: Game, decision: Decision) -> Move | None:
        key = decision.seat, decision.kind
        if key not in self._intentions:
            self._intentions[key] = self._choose(game, decision)
        return self._intentions[key]


class _Luck:
    """Random numbers for bots: evenly from 0 up to 1."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def random(self) -> float:
        return self._chance.below(1 << 30).value / (1 << 30)
