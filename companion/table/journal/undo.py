"""What holds: the records that no undo has taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from companion.table.journal.records import (
    HostNamed,
    JournalSetAside,
    PaceChosen,
    Paused,
    PlayedBy,
    PlayerForgotten,
    PlayerRenamed,
    Resumed,
    Revealed,
    SeatLeft,
    SeatTaken,
    SoundSwitched,
    TableOpened,
    TotalsDoubted,
    Undone,
    WrittenAgain,
)

FOREGONE = (
    *(TableOpened, JournalSetAside, WrittenAgain, TotalsDoubted),
    *(SoundSwitched, PaceChosen, PlayerForgotten, Revealed),
    *(SeatTaken, SeatLeft, HostNamed),
)
"""Not acts of anybody at the table, so nobody takes them back."""
NOT_OF_PLAY = (PlayerRenamed, PlayedBy, Paused, Resumed)
"""An undo of what was done before them leaves them alone: they are no part of it."""


class Numbered(Protocol):
    """A record with its place in the journal."""

    @property
    def sequence(self) -> int: ...

    @property
    def record(self) -> object: ...


Kept = TypeVar("Kept", bound=Numbered)


def effective(entries: Iterable[Kept]) -> list[Kept]:
    """Those of these entries that still count, in their order, without the undos themselves."""
    held: list[Kept] = []
    for entry in entries:
        if isinstance(entry.record, Undone):
            undone: list[Kept] = []
            while held and held[-1].sequence > entry.record.back_to:
                undone.append(held.pop())
            held += still_standing(undone[::-1], entry.record)
        else:
            held.append(entry)
    return held


def still_standing(later: Sequence[Kept], undo: Undone) -> list[Kept]:
    """What stays of all that came after the record that an undo goes back to."""
    taken_back = undo.back_to + 1
    return [
        each
        for each in later
        if isinstance(each.record, FOREGONE)
        or (isinstance(each.record, NOT_OF_PLAY) and each.sequence != taken_back)
    ]
