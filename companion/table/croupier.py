"""The croupier of a game with virtual cards: shuffles, plays for bots, and keeps races fair.

After every change it plans the one thing that will happen next by itself, and when. Whatever happens before
that, it plans anew. So a bot never acts on what is no longer so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from companion.chance import Chance
from companion.config import TableSettings
from companion.errors import TrayError
from companion.rules.decisions import Decision
from companion.rules.events import Event
from companion.rules.moves import TRAY, Catch, Move, Shuffle
from companion.table.attendance import Attendance
from companion.table.bots import Bot, Rng, bot
from companion.table.game import Game
from companion.table.journal.records import MoveMade
from companion.table.race import Race
from companion.table.windows import Windows

if TYPE_CHECKING:
    from companion.table.virtual import VirtualCards

log = logging.getLogger(__name__)

STAND_IN = "easy"
ANOTHER_TRY_S = 3.0
"""When to try again what the tray could not do."""


class Plan(NamedTuple):
    """What happens next, if nothing else does."""

    at: float
    do: Callable[[], Coroutine[object, object, object]]


class Croupier:
    """Lives as long as its table."""

    def __init__(self, cards: VirtualCards, pace: TableSettings) -> None:
        self.cards = cards
        self._table = cards.table
        self.pace = pace
        self._clock = self._table.tray.board.clock
        self.windows = Windows(pace, self._clock, changed=self.plan)
        self._bots: dict[int, Bot] = {}
        self._game: Game | None = None
        self._since = 0.0
        """When the last move was made."""
        self._race = Race(self)
        self._wishes: dict[tuple[int, str], Move | None] = {}
        """What each bot wants to do out of turn; it makes up its mind once after each move."""
        self._shuffling = asyncio.Lock()
        self._plan: object = None
        self._attendance = Attendance(self._clock, pace.stand_in_s)

    # What it is told

    def heard(self, game: Game, events: Sequence[Event]) -> None:
        """A move was made."""
        if game is self._game:
            for seat, mind in self._bots.items():
                mind.notice([event.seen_by(seat) for event in events])
        self._follow(game)
        self._since = self._clock.now()
        self._wishes.clear()
        self._race.forget()
        self.windows.look(game)

    def seen(self, player: str, here: bool) -> None:
        """Somebody's page has come, or is gone."""
        self._attendance.seen(player, here)
        self.plan()

    def resume(self) -> None:
        """Play goes on after a pause, with all the time that there would be after a move."""
        self._since = self._clock.now()
        self.windows.begin_again()

    def yell(self, game: Game, seat: int) -> None:
        """Somebody yells."""
        if self._race.yell(game, seat):
            self._at(self._clock.now() + self.pace.grace_s, self._end_race)

    # What happens by itself

    def plan(self) -> None:
        """Something has changed: think again about what comes next."""
        game = self.cards.game
        if game is not None and not self._runs(game):
            game = None
        if self._race.under_way:
            if game is not None and game.race is not None:
                return
            self._race.forget()
        self._plan = None
        if game is None:
            return
        self._follow(game)
        if self.cards.consent.vote is not None:
            self._at(self.cards.consent.ends_at, self.cards.consent.run_out)
        elif plans := list(self._plans(game)):
            first = min(plans, key=lambda plan: plan.at)
            self._at(first.at, first.do)

    def plays(self, seat: int) -> str:
        """How strong a bot plays a seat at the moment; empty if a person does."""
        match = self._table.state.playing
        if match is None:
            return ""
        player = match.players[seat]
        if player.bot:
            return player.bot
        stands_in_at = self._attendance.stands_in_at(player.id, [each.id for each in match.players])
        return STAND_IN if stands_in_at is not None and self._clock.now() >= stands_in_at else ""

    def _runs(self, game: Game) -> bool:
        match = self._table.state.playing
        return (
            match is not None and match.paused is None and not self._table.spinning and not game.engine.over
        )

    def _plans(self, game: Game) -> Iterator[Plan]:
        if game.shuffle_due is not None:
            yield Plan(self._since + self._deal_s(game), self.shuffle)
        elif (spin := game.spin_due) is not None:
            if spin.about is None or self.plays(spin.about):
                yield Plan(self._since + self.pace.spin_s, self._table.spin)
        elif game.race is not None:
            yield Plan(self._since + self.pace.yell_s, lambda: self._race.nobody(game))
            for seat, after in self._race.bots(game).items():
                yield Plan(self._since + after, partial(self._bot_yells, game, seat))
        for decision in game.decisions:
            if decision.seat != TRAY and self.plays(decision.seat):
                yield from self._plans_of(game, decision)
        for seat, player in enumerate(game.players):
            stands_in_at = self._attendance.stands_in_at(player, game.players)
            if stands_in_at is not None and not self.plays(seat):
                yield Plan(stands_in_at, self._look_again)

    def _plans_of(self, game: Game, decision: Decision) -> Iterator[Plan]:
        thought, after = self._since + self.pace.think_s, len(game.engine.log)
        if not decision.optional:
            if self.windows.settled:
                yield Plan(max(thought, self.windows.fair_at), lambda: self._answer(game, decision, after))
        elif (move := self._wish(game, decision)) is not None:
            # A bot that catches leaves people the grace to call in time, as people do.
            grace = self.pace.grace_s if isinstance(move, Catch) else 0.0
            yield Plan(thought + grace, lambda: self.cards.make(game, move, after=after))

    def _deal_s(self, game: Game) -> float:
        """People want to see how the last round ended; bots do not."""
        begins = game.engine.results and not self._table.moves()
        people = any(not self.plays(seat) for seat in range(game.engine.seats))
        return self.pace.deal_s if begins and people else 0.0

    async def shuffle(self) -> None:
        """Put the cards in an order: the one that an undo has taken back, or a new one."""
        async with self._shuffling:
            game = self.cards.game
            if game is None or (due := game.shuffle_due) is None:
                return
            after = len(game.engine.log)
            for record, made, move in self.taken_back(game):
                if due.accepts(move):
                    await self.cards.make(game, move, made.evidence, record, after=after)
                    return
            shuffled = await asyncio.to_thread(self.chance.shuffle, due.cards)
            await self.cards.make(game, Shuffle(TRAY, shuffled.things), (shuffled.evidence,), after=after)

    async def _end_race(self) -> None:
        game = self.cards.game
        if game is not None and game.race is not None:
            await self._race.end(game, self._clock.now() - self._since)

    async def _answer(self, game: Game, decision: Decision, after: int) -> None:
        if len(game.engine.log) != after:
            # A move is being written down, and then there is another plan.
            return
        moves = decision.moves
        move = moves[0] if len(moves) == 1 else self._choose(game, decision)
        assert move is not None, f"a bot did not answer: {decision.prompt}"
        await self.cards.make(game, move, after=after)

    async def _bot_yells(self, game: Game, seat: int) -> None:
        self.yell(game, seat)

    async def _look_again(self) -> None:
        self.plan()
        # Pages show who plays for whom.
        self._table.tell()

    def taken_back(self, game: Game) -> Iterator[tuple[int, MoveMade, Move]]:
        """Moves of chance that an undo has taken back, and that this companion still understands."""
        for record, made in self._table.state.taken_back.moves:
            try:
                move = game.read(made.move)
            except TrayError:
                continue
            yield record, made, move

    # Bots

    def _follow(self, game: Game) -> None:
        """Have a bot ready for every seat that needs one, and tell it what it missed."""
        if game is not self._game:
            if self._game is None or self._game.record != game.record:
                self._attendance.forget()
            self._game = game
            self._bots.clear()
            self._wishes.clear()
            self._since = self._clock.now()
            self.windows.look(game)
            self._attendance.look(game.players)
        for seat in range(game.engine.seats):
            strength = self.plays(seat)
            known = self._bots.get(seat)
            if not strength:
                self._bots.pop(seat, None)
            elif known is None or known.strength != strength:
                self._bots[seat] = mind = bot(strength, self.luck)
                for _, events in game.told:
                    mind.notice([event.seen_by(seat) for event in events])

    def bot_at(self, seat: int) -> Bot | None:
        """Who plays a seat at the moment, if no person does."""
        return self._bots.get(seat)

    def _choose(self, game: Game, decision: Decision) -> Move | None:
        round = game.engine.round
        view = round.view(decision.seat) if round is not None else None
        return self._bots[decision.seat].choose(view, (decision,))

    def _wish(self, game: Game, decision: Decision) -> Move | None:
        key = decision.seat, decision.kind
        if key not in self._wishes:
            self._wishes[key] = self._choose(game, decision)
        return self._wishes[key]

    # Time

    @property
    def chance(self) -> Chance:
        return self._table.tray.chance

    @property
    def luck(self) -> Rng:
        return _Luck(self.chance)

    def _at(self, when: float, do: Callable[[], Coroutine[object, object, object]]) -> None:
        """Do something at a time, unless there is another plan by then."""
        plan = self._plan = object()
        board = self._table.tray.board

        def now() -> None:
            if self._plan is plan:
                self._plan = None
                self._table.tray.start(self._attempt(do))

        if when <= self._clock.now():
            board.post(now)
        else:
            self._clock.call_at(when, lambda: board.post(now))

    async def _attempt(self, do: Callable[[], Coroutine[object, object, object]]) -> None:
        try:
            await do()
        except TrayError as error:
            # Somebody was quicker, or the tray cannot spin now.
            log.info("Nothing comes of it: %s", error)
            if self._plan is None:
                self._at(self._clock.now() + ANOTHER_TRY_S, self._look_again)


class _Luck:
    """Chance as the bots like it: evenly from 0 up to 1."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def random(self) -> float:
        return self._chance.below(1 << 30).value / (1 << 30)
