"""Taking moves back with virtual cards: at once if it is one's own affair, else if everybody agrees.

Bots do not mind: their moves go back with the one that a person made before them, and they have no vote.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.rules.events import Event
from companion.table.commands import AnswerUndo
from companion.table.errors import Refused
from companion.table.game import Game, reveals_nothing
from companion.table.journal import Head
from companion.table.journal.records import Undone
from companion.table.view import Vote

if TYPE_CHECKING:
    from companion.table.virtual import VirtualCards

VOTE_S = 30.0
"""How long bots wait for people to make up their minds."""


class _Last(NamedTuple):
    """The last move of a person in this round, and what came of it."""

    record: int
    seats: set[int]
    """Whose moves would be taken back."""
    events: Sequence[Sequence[Event]]


class Consent:
    """Lives as long as its table."""

    def __init__(self, cards: VirtualCards) -> None:
        self._cards = cards
        self._table = cards.table
        self.vote: Vote | None = None
        self.ends_at = 0.0
        """When the vote does, if nobody says anything."""

    def end(self) -> None:
        """Nobody is asked any more."""
        self.vote = None

    def words(self, game: Game) -> str:
        """What an undo would take back; empty if there is nothing."""
        last = self._last(game)
        return "" if last is None else self._cards.words(last.events[0], None)

    async def undo(self, game: Game, by: str | None) -> Head:
        """Take the last move back, or ask those whom it concerns. Caller must hold `one_at_a_time`."""
        seat = None if by is None else self._cards.seat_of(by)
        if by is None or seat is None:
            raise Refused("Only who plays can take a move back: say which seat is yours.")
        last = self._last(game)
        if last is None:
            raise Refused("There is no move to take back in this round: play on.")
        own = last.seats == {seat} and reveals_nothing(last.events)
        waiting = () if own else tuple(each for each in self._people(game) if each != by)
        if not waiting:
            return await self._table.keep(Undone(back_to=last.record - 1, by=by))
        text = self._cards.words(last.events[0], None)
        self._ask(Vote(by=by, back_to=last.record - 1, text=text, waiting=waiting))
        return self._table.head

    async def answer(self, command: AnswerUndo, by: str | None) -> Head:
        """What somebody says to it. Caller must hold `one_at_a_time`."""
        vote = self.vote
        if vote is None or by not in vote.waiting:
            raise Refused("Nobody asks you to take a move back: play on.")
        if not command.yes:
            self.end()
            self._changed()
            return self._table.head
        waiting = tuple(each for each in vote.waiting if each != by)
        if not waiting:
            return await self._table.keep(Undone(back_to=vote.back_to, by=vote.by))
        self._ask(Vote(by=vote.by, back_to=vote.back_to, text=vote.text, waiting=waiting))
        return self._table.head

    async def run_out(self) -> None:
        """Nobody said anything for long."""
        self.end()
        self._changed()

    def _ask(self, vote: Vote) -> None:
        self.vote = vote
        self.ends_at = self._table.tray.board.clock.now() + VOTE_S
        self._changed()

    def _changed(self) -> None:
        self._cards.croupier.plan()
        self._table.tell()

    def _last(self, game: Game) -> _Last | None:
        match = self._table.state.playing
        if match is None:
            return None
        seats: set[int] = set()
        events: list[Sequence[Event]] = []
        for (record, told), move in zip(reversed(game.told), reversed(game.engine.log), strict=True):
            if record <= match.round_began:
                break
            seats.add(move.seat)
            events.append(told)
            if move.seat in range(game.engine.seats) and not self._cards.croupier.plays(move.seat):
                return _Last(record, seats, events[::-1])
        return None

    def _people(self, game: Game) -> list[str]:
        return [each for seat, each in enumerate(game.players) if not self._cards.croupier.plays(seat)]
