"""Linking: which rows of a damaged journal still form one history, and which do not fit into it.

A row fits if its hash follows from the hash before it, whatever number it has. So a record whose number was
changed comes back to its place, and one whose hash was damaged is proven by the next one. Behind a record
that does not fit, the history goes on with the first one that still links to the hash of the one before it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, get_args

from companion.table.journal.audience import ALL
from companion.table.journal.entry import Entry, Head
from companion.table.journal.errors import JournalBroken
from companion.table.journal.records import Misfit, Says

NEAR = 32
"""How far from its place a row is looked for."""
MOST_NAMED = 100
"""How many records behind the end of the history are named one by one."""


class Linked(NamedTuple):
    """What was found, in the order of the history."""

    entries: list[Entry]
    misfits: tuple[Misfit, ...]
    """In the gaps between the entries, as far as no entry names them already."""
    after: tuple[Misfit, ...]
    """Behind the last entry."""
    put_in: tuple[int, ...]
    """The numbers of rows that have no place at all."""


def link(rows: Sequence[Entry]) -> Linked:
    """The longest history that can be told from these rows, which may be in any order."""
    search = _Search(rows)
    search.run()
    entries = search.entries
    gaps = _gaps(entries)
    named = {misfit.record for entry in entries for misfit in entry.misfits}
    last = entries[-1].sequence if entries else 0
    left = {row.sequence: row for row in reversed(search.left)}
    misfits = (_misfit(number, left.get(number), search.links.get(number, "")) for number in gaps)
    after = [_misfit(number, row, "") for number, row in sorted(left.items()) if number > last]
    return Linked(
        entries,
        tuple(each for each in misfits if each.record not in named),
        tuple(after[:MOST_NAMED]),
        tuple(sorted(number for number in left if number <= last and number not in gaps)),
    )


class _Search:
    """Goes through the rows from the first on."""

    def __init__(self, rows: Sequence[Entry]) -> None:
        self.entries: list[Entry] = []
        self.links: dict[int, str] = {}
        """By the number of a record that does not fit: the hash by which the next one leads to it."""
        self.left: list[Entry] = []
        """Rows that have no place so far."""
        self._queue = deque(sorted(rows, key=lambda row: row.sequence))
        self._known = _known_links(rows)
        self._head = Head()

    def run(self) -> None:
        while self._queue:
            if not (self._place_next() or self._mend_hash() or self._cross_gap()):
                self.left += self._queue
                return

    def _place_next(self) -> bool:
        """The row that goes on from here, if it is anywhere near."""
        for row in islice(self._queue, NEAR):
            if row.fits(self._head) and _is_record(row):
                self._queue.remove(row)
                self._place(row)
                return True
        for row in self.left[-NEAR:]:
            if row.fits(self._head) and _is_record(row):
                self.left.remove(row)
                self._place(row)
                return True
        return False

    def _mend_hash(self) -> bool:
        """A row whose own hash is damaged, if the next one leads to what its hash must have been."""
        row, *others = islice(self._queue, NEAR)
        if (mended := _after(self._head, row)) is None or not _is_record(row):
            return False
        if not any(each.fits(mended.head) for each in others):
            return False
        self._queue.popleft()
        self._place(mended)
        return True

    def _cross_gap(self) -> bool:
        """Go on behind records that do not fit, with the first row that links to the hash before it."""
        before = ""
        for place, row in enumerate(self._queue):
            for number in self._numbers(row, near=place < NEAR):
                for hash in (before, self._known.get(number - 1, "")):
                    if hash and row.fits(Head(number - 1, hash)):
                        self.left += (self._queue.popleft() for _ in range(place))
                        self.links[number - 1] = hash
                        self._head = Head(number - 1, hash)
                        return True
            before = row.hash
        return False

    def _numbers(self, row: Entry, *, near: bool) -> Iterator[int]:
        """What number a row behind a gap may have had."""
        first = self._head.sequence + 2
        if row.sequence >= first:
            yield row.sequence
        if near:
            yield from (number for number in range(first, first + NEAR) if number != row.sequence)

    def _place(self, row: Entry) -> None:
        entry = Entry(self._head.sequence + 1, row.time, row.audience, row.salt, row.body, row.hash)
        self.entries.append(entry)
        self._head = entry.head


def _after(head: Head, row: Entry) -> Entry | None:
    try:
        return Entry.after(head, row.time, row.audience, row.salt, row.body)
    except (AttributeError, UnicodeError):
        # A damaged row may hold no text at all.
        return None


def _is_record(row: Entry) -> bool:
    """Whether it says anything at all, though it may be what somebody chained to the others."""
    try:
        return bool(row.record)
    except JournalBroken:
        return False


def _gaps(entries: Sequence[Entry]) -> list[int]:
    there = {entry.sequence for entry in entries}
    return [number for number in range(1, max(there, default=0)) if number not in there]


def _known_links(rows: Sequence[Entry]) -> Mapping[int, str]:
    """The hashes of records that were set aside before."""
    return {misfit.record: misfit.hash for row in rows for misfit in row.misfits}


def _misfit(number: int, row: Entry | None, hash: str) -> Misfit:
    return Misfit(record=number, hash=hash, says=None if row is None else _says(row))


def _says(row: Entry) -> Says | None:
    try:
        record = row.record
    except JournalBroken:
        return None
    return record if row.audience == ALL and isinstance(record, get_args(Says)) else None
