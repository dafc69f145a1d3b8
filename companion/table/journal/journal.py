"""The journal: append records so that they last, read them back, and check that nobody changed them."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from companion.table.journal.audience import ALL, Shown, show
from companion.table.journal.entry import Addressed, Entry, Head
from companion.table.journal.errors import (
    Explained,
    ForeignHistory,
    JournalBroken,
    JournalClosed,
    JournalGone,
    NoSuchRecord,
)
from companion.table.journal.lock import FolderLock
from companion.table.journal.records import Record
from companion.table.journal.schema import memory
from companion.table.journal.verdict import Verdict, walk

PAGE = 256
"""How many entries are read at once, so that a long history is never in memory as a whole."""

# A cast, as whoever changes the file by hand may leave bytes where text was.
_COLUMNS = (
    "sequence, CAST(time AS TEXT), audience, CAST(salt AS TEXT), CAST(body AS TEXT), CAST(hash AS TEXT)"
)
_SELECT = f"SELECT {_COLUMNS} FROM records"
INSERT = "INSERT INTO records (sequence, time, audience, salt, body, hash) VALUES (?, ?, ?, ?, ?, ?)"

Now = Callable[[], datetime]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Journal:
    """Made by `open_journal` and the like. Its methods may be called from any thread.

    With a connection of its own for reading, whoever reads never waits for whoever writes.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        *,
        reader: sqlite3.Connection | None = None,
        lock: FolderLock | None = None,
        now: Now = utc_now,
    ) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = connection
        self._folder_lock = lock
        self._file = _file_at(path) if lock is not None else None
        """Which file it is on the disk; None in memory."""
        self._now = now
        self._head: Head | None = None
        """Where it ends; None if that has to be looked up. Only who writes changes it."""
        self._one_at_a_time = threading.RLock()
        self._reader: sqlite3.Connection | None = connection if reader is None else reader
        self._one_reads_at_a_time = self._one_at_a_time if reader is None else threading.RLock()
        self._explained = Explained(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file. May be called twice; all that was appended is safe without it, too."""
        with self._one_at_a_time, self._one_reads_at_a_time:
            for connection in (self._reader, self._connection):
                if connection is not None:
                    connection.close()
            self._reader = self._connection = self._head = None
            if self._folder_lock is not None:
                self._folder_lock.release()

    # Writing

    def append(self, *records: Record | Addressed) -> Head:
        """Keep these records, all or none. When it returns they outlast a pulled plug.

        Raises an error of `errors.py` if they cannot be kept; then none of them was.
        """
        time = self._now().isoformat(timespec="milliseconds").replace("+00:00", "Z")
        with self._one_at_a_time, self._explained:
            head = self.head
            entries: list[Entry] = []
            for each in records:
                audience, record = (
                    (each.audience, each.record)
                    if isinstance(each, Addressed)
                    else (type(each).audience, each)
                )
                _verify_revealed(record, head)
                salt = "" if audience == ALL else secrets.token_hex(16)
                entries.append(Entry.after(head, time, audience, salt, msgspec.json.encode(record).decode()))
                head = entries[-1].head
            self._insert(entries)
        return head

    def catch_up(self, unkept: Journal) -> Head:
        """Keep what went on in memory while this journal could not be written (see `unkept`)."""
        with self._one_at_a_time, self._explained:
            if not unkept.leads_to(self.head):
                raise ForeignHistory(
                    f"The records in memory do not go on from the end of {self.path} ({self.head.short}): "
                    "something else was written there meanwhile; export them instead."
                )
            self._insert(list(unkept.records(since=self.head.sequence)))
            return self.head

    def take_over(self, damaged: Journal, before: int | None = None) -> None:
        """Keep what is sound of a damaged journal, up to its end or the record before this one."""
        with self._one_at_a_time, self._explained:
            self._insert([each for each in damaged.sound() if before is None or each.sequence < before])

    def unkept(self) -> Journal:
        """The same history in memory, to play on when the disk fails. It is gone with the process, unless
        the journal on disk catches up."""
        with self._one_at_a_time, self._explained:
            copy = memory()
            self._opened(self._connection).backup(copy)
        return Journal(copy, self.path, now=self._now)

    # Reading

    @property
    def head(self) -> Head:
        if (known := self._head) is not None:
            return known
        last = self._read("ORDER BY sequence DESC LIMIT 1")
        return last[0].head if last else Head()

    def records(self, since: int = 0) -> Iterator[Entry]:
        """Every entry after this one, hidden ones too: for the table itself, never for what others see."""
        while entries := self._read("WHERE sequence > ? ORDER BY sequence LIMIT ?", since, PAGE):
            yield from entries
            since = entries[-1].sequence

    def sound(self) -> Iterator[Entry]:
        """From the first entry on, as long as each can be read and follows from the one before: all of them,
        unless the file is damaged."""
        head = Head()
        # One at a time, so that a damaged one takes none with it that could be read.
        with suppress(JournalBroken):
            while found := self._read("WHERE sequence = ?", head.sequence + 1):
                (entry,) = found
                if not entry.follows(head):
                    return
                yield entry
                head = entry.head

    def visible_to(self, viewer: int | None, since: int = 0) -> Iterator[Shown]:
        """What became visible after record `since` to a seat, or to anybody at all (None), in that order."""
        for entry in self.records(since):
            if (shown := show(entry, viewer, self.entry)) is not None:
                yield shown

    def entry(self, sequence: int) -> Entry:
        for found in self._read("WHERE sequence = ?", sequence):
            return found
        raise NoSuchRecord(f"There is no record {sequence} in the journal: it ends at {self.head.sequence}.")

    def leads_to(self, head: Head) -> bool:
        """Whether this history goes through a head that somebody saw: what phones ask when they come back."""
        return head == Head() or any(
            entry.head == head for entry in self._read("WHERE sequence = ?", head.sequence)
        )

    def verify(self, head: str | None = None) -> Verdict:
        """Walk the whole chain; with a head that somebody wrote down, look for that on the way."""
        return walk(self.records(), head)

    def _read(self, where: str, *parameters: int) -> list[Entry]:
        with self._one_reads_at_a_time, self._explained:
            rows = self._opened(self._reader).execute(f"{_SELECT} {where}", parameters)
            return [Entry(*row) for row in rows]

    def _insert(self, entries: Sequence[Entry]) -> None:
        """All of them or none. Should anybody else have written meanwhile, SQLite refuses a sequence that is
        taken, and the head is looked up again the next time."""
        self._head = None
        if self._file is not None and _file_at(self.path) != self._file:
            raise JournalGone(
                f"The journal {self.path} was deleted or replaced while it was in use: "
                "leave its folder alone, and it is written there anew."
            )
        connection = self._opened(self._connection)
        if len(entries) == 1:
            # By far the most frequent, and a transaction by itself.
            connection.execute(INSERT, entries[0].row)
        else:
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.executemany(INSERT, [entry.row for entry in entries])
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        if entries:
            self._head = entries[-1].head

    def _opened(self, connection: sqlite3.Connection | None) -> sqlite3.Connection:
        if connection is None:
            raise JournalClosed(f"The journal {self.path} is closed: open it again.")
        return connection


def _file_at(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _verify_revealed(record: Record, head: Head) -> None:
    for sequence in record.reveals():
        if not 0 < sequence <= head.sequence:
            raise NoSuchRecord(
                f"A record cannot reveal record {sequence}: name those before it, 1 to {head.sequence}."
            )
