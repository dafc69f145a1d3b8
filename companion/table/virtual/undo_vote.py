"""Taking moves back with virtual cards: at once if it concerns nobody else, otherwise if everybody agrees.

Bots do not mind: their moves go back with the one that a person made before them, and they have no vote.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.events import Event
from companion.sentences import NOTHING, Sentence
from companion.table.commands import AnswerUndo
from companion.table.errors import Refused
from companion.table.journal import Record
from companion.table.journal.records import (
    HostNamed,
    PaceChosen,
    SeatLeft,
    SeatTaken,
    SoundSwitched,
    Undone,
    WrittenAgain,
)
from companion.table.journal.store import Store
from companion.table.view import Vote
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.cards import VirtualCards
from companion.table.virtual.game import Game, reveals_nothing
from companion.tray import Clock

VOTE_S = 30.0
"""How long bots wait for people to make up their minds."""


UNRELATED = (SoundSwitched, PaceChosen, WrittenAgain, SeatTaken, SeatLeft, HostNamed)
"""These leave a vote alone."""


class _Last(NamedTuple):
    """The last move of a person in this round, and what came of it."""

    record: int
    seats: set[int]
    """Whose moves would be taken back."""
    events: Sequence[Sequence[Event]]


class UndoVote:
    """The vote that is open, if any, and the undos that need none."""

    def __init__(self, store: Store, cards: VirtualCards, attendance: Attendance, clock: Clock) -> None:
        self._store = store
        self._journal = store.journals
        self._cards = cards
        self._attendance = attendance
        self._clock = clock
        self.vote: Vote | None = None
        self.ends_at = 0.0
        """When the vote ends if nobody answers."""

    def follow(self, written: Sequence[Record]) -> None:
        """Whatever happens at the table ends a vote; so does another journal, with other numbers."""
        journal, self._journal = self._journal, self._store.journals
        if journal != self._journal or not all(isinstance(each, UNRELATED) for each in written):
            self.vote = None

    def words(self, seat: int | None) -> Sentence:
        """What an undo would take back, for somebody who plays; empty if there is nothing."""
        game = self._cards.game
        last = None if game is None or seat is None else self._last(game)
        return NOTHING if last is None else self._cards.words(last.events[0])

    # Deciders

    def ask(self, by: str | None) -> tuple[Record, ...]:
        """Take the last move back, or ask those whom it concerns."""
        game = self._cards.running()
        if by is None or by not in game.players:
            raise Refused("Only players can take a move back: say which seat is yours.")
        last = self._last(game)
        if last is None:
            raise Refused("There is no move to take back in this round: play on.")
        own = last.seats == {game.players.index(by)} and reveals_nothing(last.events)
        waiting = () if own else tuple(each for each in self._people(game) if each != by)
        if not waiting:
            return (Undone(back_to=last.record - 1, by=by),)
        text = self._cards.words(last.events[0])
        self._put(Vote(by=by, back_to=last.record - 1, text=text, waiting=waiting))
        return ()

    def answer(self, command: AnswerUndo, by: str | None) -> tuple[Record, ...]:
        """Count somebody's answer."""
        vote = self.vote
        if vote is None or by not in vote.waiting:
            raise Refused("Nobody asks you to take a move back: play on.")
        if not command.yes:
            self.vote = None
            return ()
        waiting = tuple(each for each in vote.waiting if each != by)
        if not waiting:
            return (Undone(back_to=vote.back_to, by=vote.by),)
        self._put(Vote(by=vote.by, back_to=vote.back_to, text=vote.text, waiting=waiting))
        return ()

    def run_out(self) -> tuple[Record, ...]:
        """Nobody answered in time: the vote is over."""
        if self._clock.now() >= self.ends_at:
            self.vote = None
        return ()

    def _put(self, vote: Vote) -> None:
        self.vote = vote
        self.ends_at = self._clock.now() + VOTE_S

    def _last(self, game: Game) -> _Last | None:
        match = self._store.state.playing
        if match is None:
            return None
        seats: set[int] = set()
        events: list[Sequence[Event]] = []
        for (record, told), move in zip(reversed(game.told), reversed(game.engine.log), strict=True):
            if record <= match.round_began:
                break
            seats.add(move.seat)
            events.append(told)
            if move.seat in range(game.engine.seats) and not self._attendance.bot_at(move.seat):
                return _Last(record, seats, events[::-1])
        return None

    def _people(self, game: Game) -> list[str]:
        return [each for seat, each in enumerate(game.players) if not self._attendance.bot_at(seat)]
