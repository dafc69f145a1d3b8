"""Runs a match in the terminal: asks chance, bots and the person in turn, and reports what happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from companion.bots import Bot
from companion.cli.terminal.chance_moves import ChanceMoves
from companion.cli.terminal.record import Record
from companion.rules.awaited import awaited, comes_later
from companion.rules.decisions import Decision
from companion.rules.events import Event
from companion.rules.match import Match
from companion.rules.moves import TRAY, Accept, First, Move, Nobody, Yell
from companion.rules.view import View

REACTION = (0.7, 2.2)
"""Seconds that a bot takes to yell, at least and at most."""
RACE = 3.0
"""Seconds after which nobody has yelled."""


class Audience(Protocol):
    """Is told what happens."""

    def tell(self, events: Sequence[Event], by: int) -> None: ...


class Player(Audience, Protocol):
    """The person at the terminal."""

    seat: int
    timed: bool
    """Whether questions to this person have a time limit; otherwise each waits for an answer."""

    def choose(self, decisions: Sequence[Decision]) -> Move: ...
    def offer(self, decisions: Sequence[Decision], within: float = ...) -> Move | None: ...


class Game:
    """One match with at most one person; bots have all other seats."""

    def __init__(
        self,
        match: Match,
        fortune: ChanceMoves,
        bots: Mapping[int, Bot],
        audience: Audience,
        *,
        person: Player | None = None,
        record: Record | None = None,
    ) -> None:
        self.match = match
        self._fortune = fortune
        self._bots = bots
        self._audience = audience
        self._person = person
        self._record = record
        self._offered: set[Move] = set()
        """Out-of-turn moves that were offered already."""

    def play(self) -> None:
        while not self.match.over:
            self._push(self._next_move())

    def _push(self, move: Move) -> None:
        events = self.match.push(move)
        if self._record:
            self._record.add(move, events)
        if move.seat == TRAY:
            self._offered.clear()
        for seat, bot in self._bots.items():
            bot.notice([event.seen_by(seat) for event in events])
        self._audience.tell(events, move.seat)

    def _next_move(self) -> Move:
        next_up = awaited(self.match.decisions)
        if next_up.race:
            return self._race([each for each in next_up.offered if isinstance(each.moves[0], Yell)])
        return self._out_of_turn(next_up.offered) or self._answer(next_up.due)

    def _answer(self, must: Sequence[Decision]) -> Move:
        """A move from somebody who has to act: the person first, then bots."""
        person = self._person
        if person and any(decision.seat == person.seat for decision in must):
            if not self.match.round:
                return Accept(person.seat)  # whoever wrote the house rules agrees to them
            return person.choose([each for each in self.match.decisions if each.seat == person.seat])
        decision = must[0]
        if decision.seat == TRAY:
            return self._fortune.answer(decision)
        move = self._bots[decision.seat].choose(self._view(decision.seat), (decision,))
        assert move, "a bot has to answer what it is asked"
        return move

    def _out_of_turn(self, offered: Sequence[Decision]) -> Move | None:
        """Offer new calls and catches to the person, then to bots; whoever still has to call comes first."""
        moves = {move for decision in offered for move in decision.moves}
        fresh = moves - self._offered
        self._offered = moves
        if not fresh:
            return None
        by_seat: dict[int, list[Decision]] = {}
        for decision in offered:
            if fresh.intersection(decision.moves):
                by_seat.setdefault(decision.seat, []).append(decision)
        person = self._person
        if person and person.seat in by_seat and (move := person.offer(by_seat[person.seat])):
            return move
        bots = self._fortune.order([seat for seat in by_seat if seat in self._bots])
        for seat in sorted(bots, key=lambda seat: comes_later(by_seat[seat][0])):
            if move := self._bots[seat].choose(self._view(seat), tuple(by_seat[seat])):
                return move
        return None

    def _race(self, yells: Sequence[Decision]) -> Move:
        """Who yells first: the person's time is measured, the bots' times are drawn."""
        times = {each.seat: self._fortune.seconds(*REACTION) for each in yells if each.seat in self._bots}
        person = self._person
        mine = next((each for each in yells if person and each.seat == person.seat), None)
        if person and mine:
            yelled = person.offer([mine], within=min(times.values(), default=RACE))
            if yelled and person.timed:
                return yelled
            if yelled:
                times[person.seat] = self._fortune.seconds(*REACTION)
        return First(TRAY, min(times, key=times.__getitem__)) if times else Nobody(TRAY)

    def _view(self, seat: int) -> View | None:
        """What a bot sees; None before the first deal."""
        return self.match.round.view(seat) if self.match.round else None
