"""Ballots: questions that everybody at the table sees, and that the host or the players answer.

Each seat that a person plays on their own device has one vote; a shared screen has none. A no ends it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from companion.sentences import Sentence
from companion.table.errors import Refused
from companion.table.journal.store import Store
from companion.table.view import Ballot
from companion.tray import Clock

BALLOT_S = 60.0
"""How long people have to answer; and how long a device waits before it asks again."""
MOST_OPEN = 10
NOBODY: frozenset[str] = frozenset()


class Voter(NamedTuple):
    """Somebody who asks, or answers."""

    device: str
    player: str | None
    """The player whose vote they have; None on a shared screen, or for somebody who only watches."""
    host: bool


@dataclass
class _Open:
    ballot: Ballot
    match: int
    """The match in which it was asked; the ballot ends with it."""
    ends_at: float
    answered: set[str] = field(default_factory=set)
    """The devices that have said yes."""


class Ballots:
    """The open ballots of one table, and who has answered."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._ids = count(1)
        self._open: dict[int, _Open] = {}
        self._asked_at: dict[str, float] = {}
        """When each device asked last."""

    # Queries

    @property
    def views(self) -> tuple[Ballot, ...]:
        """All that are open, with the time that each has left."""
        now = self._clock.now()
        return tuple(
            replace(each.ballot, seconds=max(0.0, each.ends_at - now)) for each in self._still_open()
        )

    @property
    def people(self) -> frozenset[str]:
        """All people who play."""
        match = self._store.state.playing
        return frozenset(each.id for each in match.players if not each.bot) if match is not None else NOBODY

    @property
    def majority(self) -> int:
        """How many have to say yes: more than half of all people who play, and at least two."""
        return max(2, len(self.people) // 2 + 1)

    def of_device(self, device: str) -> Ballot | None:
        return next((each.ballot for each in self._still_open() if each.ballot.device == device), None)

    # Asking and answering

    def ask(self, ballot: Ballot) -> Ballot:
        """Open a ballot; its id and time are set here."""
        now, match = self._clock.now(), self._store.state.require_match(even_paused=True)
        still_open = list(self._still_open())
        mine = next((each for each in still_open if each.ballot.device == ballot.device), None)
        if mine is not None and (mine.ballot.about, mine.ballot.player) == (ballot.about, ballot.player):
            return mine.ballot
        waited = now - self._asked_at.get(ballot.device, -BALLOT_S)
        if mine is None and waited < BALLOT_S:
            raise Refused(
                Sentence("You have just asked: ask again in {seconds:.0f} s.", seconds=BALLOT_S - waited)
            )
        if mine is not None:
            self._close(mine.ballot)
        elif len(still_open) >= MOST_OPEN:
            raise Refused("Too many questions are open: wait until they are answered.")
        self._asked_at = {device: at for device, at in self._asked_at.items() if now - at < BALLOT_S}
        self._asked_at[ballot.device] = now
        own = (ballot.player,) if ballot.about == "host" else ()
        asked = replace(ballot, id=next(self._ids), yes=own)
        self._open[asked.id] = _Open(asked, match.record, now + BALLOT_S, {ballot.device})
        return asked

    def answer(self, id: int, voter: Voter, yes: bool) -> Ballot | None:
        """Note somebody's answer. Returns the ballot if it is granted with that."""
        held = self._may_answer(id, voter)
        if not yes:
            self._close(held.ballot)
            return None
        if not voter.host:
            self._note_yes(held, voter)
        ballot = held.ballot
        # People have the whole time to say no to a new host, unless all of them have said yes.
        enough = ballot.needed if ballot.about == "seat" else len(self.people)
        if not voter.host and len(ballot.yes) < enough:
            return None
        self._grant(ballot)
        return ballot

    def run_out(self) -> list[Ballot]:
        """Close those whose time is over. Returns those about a host that enough people agreed to."""
        now = self._clock.now()
        over = [each.ballot for each in self._open.values() if now >= each.ends_at]
        for ballot in over:
            self._close(ballot)
        return [each for each in over if each.about == "host" and len(each.yes) >= each.needed]

    def _note_yes(self, held: _Open, voter: Voter) -> None:
        if voter.player in held.ballot.yes or voter.device in held.answered:
            raise Refused("You have said yes already: wait for the others.")
        assert voter.player is not None
        held.answered.add(voter.device)
        held.ballot = replace(held.ballot, yes=(*held.ballot.yes, voter.player))

    def _grant(self, ballot: Ballot) -> None:
        """It is decided: the device may ask something else at once."""
        self._asked_at.pop(ballot.device, None)
        self._close(ballot)

    def _close(self, ballot: Ballot) -> None:
        self._open.pop(ballot.id, None)

    def _may_answer(self, id: int, voter: Voter) -> _Open:
        held = next((each for each in self._still_open() if each.ballot.id == id), None)
        if held is None:
            raise Refused("That question is over.")
        if not voter.host and voter.player not in self.people:
            raise Refused("Only the host and those who play on their own device can answer: take your seat.")
        if voter.device == held.ballot.device:
            raise Refused("You have asked this yourself: others have to answer.")
        return held

    def _still_open(self) -> Iterator[_Open]:
        match, now = self._store.state.playing, self._clock.now()
        for each in tuple(self._open.values()):
            if match is None or each.match != match.record:
                self._close(each.ballot)
            elif now < each.ends_at:
                yield each
