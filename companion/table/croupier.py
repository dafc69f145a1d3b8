"""The croupier of a game with virtual cards: shuffles, plays for bots, and keeps races fair.

After every change it plans the one thing that will happen next by itself, and when. Whatever happens before
that, it plans anew. So a bot never acts on what is no longer so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.chance import Chance
from companion.config import TableSettings
from companion.rules.decisions import Decision
from companion.rules.events import Event
from companion.rules.moves import TRAY, CallUno, Catch, First, Move, Nobody, Shuffle, Yell
from companion.table.bots import Bot, bot
from companion.table.errors import Refused
from companion.table.game import Game

if TYPE_CHECKING:
    from companion.table.virtual import VirtualCards

STAND_IN = "easy"


class Plan(NamedTuple):
    """What happens next, if nothing else does."""

    at: float
    do: Callable[[], Coroutine[object, object, object]]


class Croupier:
    """Lives as long as its table."""

    def __init__(self, cards: VirtualCards, pace: TableSettings) -> None:
        self._cards = cards
        self._table = cards.table
        self._pace = pace
        self._clock = self._table.tray.board.clock
        self._bots: dict[int, Bot] = {}
        self._game: Game | None = None
        self._since = 0.0
        """When the last move was made."""
        self._opened_at = 0.0
        """When somebody was last seen with one card and no call."""
        self._yells: list[int] = []
        """Seats that yelled, in the order that their phones were heard."""
        self._wishes: dict[tuple[int, str], Move | None] = {}
        """What each bot wants to do out of turn; it makes up its mind once after each move."""
        self._plan: object = None
        self._here: set[str] = set()
        """People who have a page open to play with."""
        self._gone: dict[str, float] = {}
        """Since when the others have none."""

    # What it is told

    def heard(self, game: Game, events: Sequence[Event]) -> None:
        """A move was made."""
        self._follow(game)
        for seat, mind in self._bots.items():
            mind.notice([event.seen_by(seat) for event in events])
        self._since = self._clock.now()
        self._wishes.clear()
        self._yells.clear()
        if self._uncalled(game):
            self._opened_at = self._since

    def seen(self, player: str, here: bool) -> None:
        """Somebody's page has come, or is gone."""
        if here:
            self._here.add(player)
            self._gone.pop(player, None)
        else:
            self._here.discard(player)
            self._gone.setdefault(player, self._clock.now())
        self.plan()

    def yell(self, game: Game, seat: int) -> None:
        """Somebody yells: whoever does so within the grace is as quick as the first one."""
        race = game.race
        if race is None or all(not isinstance(move, First) or move.target != seat for move in race.moves):
            raise Refused("There is nothing to yell for now.")
        if seat not in self._yells:
            self._yells.append(seat)
        if len(self._yells) == 1:
            self._at(self._clock.now() + self._pace.grace_s, self._end_race)

    async def hold(self, game: Game, move: Move) -> None:
        """Wait before a move is made, where that is only fair to slower phones."""
        if isinstance(move, CallUno):
            return
        if isinstance(move, Catch):
            open_before = move.target in self._uncalled(game)
            await self._clock.wait_until(self._clock.now() + self._pace.grace_s)
            if open_before and self._called(game, move.target):
                raise Refused(f"{game.engine.name(move.target)} called UNO just in time.")
        elif self._uncalled(game):
            await self._clock.wait_until(self._opened_at + self._pace.window_s)

    # What happens by itself

    def plan(self) -> None:
        """Something has changed: think again about what comes next."""
        if self._yells:
            return
        self._plan = None
        game = self._cards.game
        if game is None or not self._runs(game):
            return
        self._follow(game)
        if plans := list(self._plans(game)):
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
        stands_in_at = self._stands_in_at(player.id)
        return STAND_IN if stands_in_at is not None and self._clock.now() >= stands_in_at else ""

    def _stands_in_at(self, player: str) -> float | None:
        """When a bot plays for somebody, if nothing changes. If everybody is gone the game waits for them."""
        match = self._table.state.playing
        anybody = match is not None and any(each.id in self._here for each in match.players)
        gone = self._gone.get(player)
        return gone + self._pace.stand_in_s if anybody and gone is not None else None

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
                yield Plan(self._since + self._pace.spin_s, self._table.spin)
            elif (stands_in_at := self._stands_in_at(game.players[spin.about])) is not None:
                yield Plan(stands_in_at, self._look_again)
        elif game.race is not None:
            yield Plan(self._since + self._pace.yell_s, self._nobody_yells)
        for decision in game.decisions:
            if decision.seat != TRAY:
                yield from self._plans_of(game, decision)

    def _plans_of(self, game: Game, decision: Decision) -> Iterator[Plan]:
        seat = decision.seat
        if not self.plays(seat):
            stands_in_at = self._stands_in_at(game.players[seat])
            if stands_in_at is not None:
                yield Plan(stands_in_at, self._look_again)
        elif not decision.optional:
            thought = self._since + self._pace.think_s
            fair = self._opened_at + self._pace.window_s if self._uncalled(game) else 0.0
            yield Plan(max(thought, fair), lambda: self._answer(game, decision))
        elif (move := self._wish(game, decision)) is not None:
            yield Plan(self._since + self._pace.think_s, lambda: self._act(game, move))

    def _deal_s(self, game: Game) -> float:
        """People want to see how the last round ended; bots do not."""
        begins = game.engine.results and (game.engine.round is None or not game.engine.round.log)
        people = any(not self.plays(seat) for seat in range(game.engine.seats))
        return self._pace.deal_s if begins and people else 0.0

    async def shuffle(self) -> None:
        """Put the cards in an order: the one that an undo has taken back, or a new one."""
        game = self._cards.game
        if game is None or (due := game.shuffle_due) is None:
            return
        for record, made in self._table.state.taken_back.moves:
            move = game.read(made.move)
            if due.accepts(move):
                await self._cards.make(game, move, made.evidence, again=record)
                return
        shuffled = await asyncio.to_thread(self._chance.shuffle, due.cards)
        await self._cards.make(game, Shuffle(TRAY, shuffled.things), (shuffled.evidence,))

    async def _end_race(self) -> None:
        game, yells = self._cards.game, tuple(self._yells)
        self._yells.clear()
        if game is None or game.race is None or not yells:
            return
        if len(yells) == 1:
            await self._cards.make(game, Yell(yells[0]))
            return
        first = await asyncio.to_thread(self._chance.choice, yells)
        await self._cards.make(game, First(TRAY, first.value), (first.evidence,))

    async def _nobody_yells(self) -> None:
        game = self._cards.game
        if game is not None and game.race is not None:
            await self._cards.make(game, Nobody(TRAY))

    async def _answer(self, game: Game, decision: Decision) -> None:
        moves = decision.moves
        move = moves[0] if len(moves) == 1 else self._choose(game, decision)
        assert move is not None, f"a bot did not answer: {decision.prompt}"
        await self._cards.make(game, move)

    async def _act(self, game: Game, move: Move) -> None:
        if isinstance(move, Yell):
            self.yell(game, move.seat)
        else:
            await self._cards.make(game, move)

    async def _look_again(self) -> None:
        self.plan()

    # Bots

    def _follow(self, game: Game) -> None:
        """Have a bot ready for every seat that needs one, and tell it what it missed."""
        if game is not self._game:
            self._game = game
            self._bots.clear()
            self._wishes.clear()
            self._since = self._opened_at = self._clock.now()
            for player in game.players:
                if player not in self._here:
                    self._gone.setdefault(player, self._since)
        for seat in range(game.engine.seats):
            strength = self.plays(seat)
            known = self._bots.get(seat)
            if not strength:
                self._bots.pop(seat, None)
            elif known is None or known.strength != strength:
                self._bots[seat] = mind = bot(strength, _Luck(self._chance))
                for _, events in game.told:
                    mind.notice([event.seen_by(seat) for event in events])

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
    def _chance(self) -> Chance:
        return self._table.tray.chance

    def _at(self, when: float, do: Callable[[], Coroutine[object, object, object]]) -> None:
        """Do something at a time, unless there is another plan by then."""
        plan = self._plan = object()
        board = self._table.tray.board

        def now() -> None:
            if self._plan is plan:
                self._plan = None
                self._table.tray.start(do())

        if when <= self._clock.now():
            board.post(now)
        else:
            self._clock.call_at(when, lambda: board.post(now))

    @staticmethod
    def _uncalled(game: Game) -> list[int]:
        """Who has one card left and has not called UNO."""
        round = game.engine.round
        return [] if round is None else [seat for seat, each in round.uno.windows.items() if not each.called]

    @staticmethod
    def _called(game: Game, seat: int) -> bool:
        round = game.engine.round
        window = None if round is None else round.uno.windows.get(seat)
        return window is not None and window.called


class _Luck:
    """Chance as the bots like it: evenly from 0 up to 1."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def random(self) -> float:
        return self._chance.below(1 << 30).value / (1 << 30)
