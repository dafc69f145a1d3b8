"""What holds: the records that no undo has taken back."""

from __future__ import annotations

from collections.abc import Iterable

from companion.table.journal import Entry
from companion.table.journal.records import Undone


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Those of these entries that still count, in their order, without the undos themselves."""
    held: list[Entry] = []
    for entry in entries:
        if isinstance(entry.record, Undone):
            while held and held[-1].sequence > entry.record.back_to:
                held.pop()
        else:
            held.append(entry)
    return held
