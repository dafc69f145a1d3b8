"""The rounds of a match so far, in a list that all states of the match share as far as they agree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

from msgspec import Struct

from companion.table.journal.records import RoundScored


class ScoredRound(Struct, frozen=True):
    """A round that was scored, as it counts now."""

    record: int
    scored: RoundScored
    corrected: bool = False
    lost: bool = False
    """Its record was set aside, so nobody knows what it brought."""


class Rounds(Sequence[ScoredRound]):
    """Never changes. One more round costs no copy of those before it, however many a match has."""

    __slots__ = ("_count", "_shared")

    def __init__(self, rounds: Iterable[ScoredRound] = ()) -> None:
        self._shared = list(rounds)
        """Its first ones are these rounds. What follows belongs to later states."""
        self._count = len(self._shared)

    def then(self, *more: ScoredRound) -> Rounds:
        """These rounds, and some more."""
        later = Rounds()
        # After an undo others may go on from here in their own way.
        later._shared = self._shared if len(self._shared) == self._count else [*self]
        later._shared += more
        later._count = self._count + len(more)
        return later

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[ScoredRound]:
        return islice(self._shared, self._count)

    @overload
    def __getitem__(self, at: int) -> ScoredRound: ...

    @overload
    def __getitem__(self, at: slice) -> Rounds: ...

    def __getitem__(self, at: int | slice) -> ScoredRound | Rounds:
        places = range(self._count)[at]
        return self._shared[places] if isinstance(places, int) else Rounds(self._shared[n] for n in places)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rounds) and [*self] == [*other]

    __hash__ = None  # type: ignore[assignment]  # nor has what it holds one

    def __repr__(self) -> str:
        return f"Rounds({[*self]})"
