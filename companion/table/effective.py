"""What holds: the records that no undo has taken back."""

from __future__ import annotations

from collections.abc import Iterable

from companion.table.fold import FOREGONE
from companion.table.journal import Entry
from companion.table.journal.records import Undone


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Those of these entries that still count, in their order, without the undos themselves."""
    held: list[Entry] = []
    for entry in entries:
        if isinstance(entry.record, Undone):
            kept: list[Entry] = []
            while held and held[-1].sequence > entry.record.back_to:
                last = held.pop()
                if isinstance(last.record, FOREGONE):
                    kept.insert(0, last)
            held += kept
        else:
            held.append(entry)
    return held
