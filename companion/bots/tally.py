"""Matches counted up: who won, how long they took, and what decided them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from msgspec import Struct, field

from companion.rules.events import Caught, Challenged, Event, Played, RoundOver, Spun
from companion.rules.match import Match
from companion.rules.moves import TRAY

Z95 = 1.959964
"""How many standard deviations hold 95 of 100."""


class Deciders(Struct):
    """Special cards or faces: how often each came up, and how often it was the last one of a round."""

    seen: Counter[str] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)

    def add(self, other: Deciders) -> None:
        self.seen += other.seen
        self.decided += other.decided


class Spread(Struct):
    """A sum that remembers how far its parts lie apart."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def put(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Spread) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float:
        """The mean is within this of the true one, 95 times of 100."""
        if self.count < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return Z95 * sqrt(max(0.0, variance) / self.count)


class Tally(Struct):
    """What came of some matches. All whole numbers: in which order they are added does not matter."""

    wins: list[int]
    """By seat; joint winners have won one each."""
    rounds: Spread = field(default_factory=Spread)
    """Rounds of each match."""
    moves: Spread = field(default_factory=Spread)
    """Decisions of players in each match; what chance did is not counted."""
    points: Spread = field(default_factory=Spread)
    """Points given out in each round."""
    blocked: int = 0
    """Rounds in which nobody could move any more."""
    caught: int = 0
    challenges: int = 0
    bluffs: int = 0
    """Challenges that were right."""
    cards: Deciders = field(default_factory=Deciders)
    """Special cards that were played, by their kind."""
    faces: Deciders = field(default_factory=Deciders)
    """Spins, by the ids of the faces with a space between."""
    undecided: int = 0
    """Rounds without any special card or spin."""

    @property
    def matches(self) -> int:
        return self.rounds.count

    def add(self, other: Tally) -> None:
        for mine, theirs in (
            (self.rounds, other.rounds),
            (self.moves, other.moves),
            (self.points, other.points),
        ):
            mine.add(theirs)
        self.cards.add(other.cards)
        self.faces.add(other.faces)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.blocked += other.blocked
        self.caught += other.caught
        self.challenges += other.challenges
        self.bluffs += other.bluffs
        self.undecided += other.undecided

    def count(self, match: Match, events: Iterable[Event]) -> None:
        """Add one match that is over, and everything that happened in it."""
        for seat in match.winners:
            self.wins[seat] += 1
        self.rounds.put(len(match.results))
        self.moves.put(sum(move.seat != TRAY for move in match.log))
        self._count_events(events)

    def _count_events(self, events: Iterable[Event]) -> None:
        """What decides a round is the last special card or spin in it: nothing that is special came later."""
        last: tuple[Deciders, str] | None = None
        for event in events:
            if isinstance(event, Played):
                if event.card.kind != "number":
                    last = self.cards, event.card.kind
                    self.cards.seen[event.card.kind] += 1
            elif isinstance(event, Spun):
                faces = " ".join(face.id for face in event.faces)
                last = self.faces, faces
                self.faces.seen[faces] += 1
            elif isinstance(event, RoundOver):
                self._count_round(event, last)
                last = None
            elif isinstance(event, Caught):
                self.caught += 1
            elif isinstance(event, Challenged):
                self.challenges += 1
                self.bluffs += event.guilty

    def _count_round(self, event: RoundOver, last: tuple[Deciders, str] | None) -> None:
        if event.winner is None:
            self.blocked += 1
            return
        self.points.put(sum(event.points))
        if last:
            deciders, name = last
            deciders.decided[name] += 1
        else:
            self.undecided += 1


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval for a share of which this was seen; it is right for small numbers too."""
    if not tries:
        return 0.0, 1.0
    share, shrink = hits / tries, 1 + Z95**2 / tries
    middle = (share + Z95**2 / (2 * tries)) / shrink
    reach = Z95 * sqrt(share * (1 - share) / tries + (Z95 / (2 * tries)) ** 2) / shrink
    return max(0.0, middle - reach), min(1.0, middle + reach)
