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

from companion.sentences import Sentence
from companion.table.journal.audience import ALL, Shown, show
from companion.table.journal.entry import NAMES_MISFITS, STARTS_MATCH, Addressed, Entry, Head
from companion.table.journal.errors import (
    Explained,
    ForeignHistory,
    JournalClosed,
    JournalGone,
    NoSuchRecord,
    broken,
)
from companion.table.journal.lock import FolderLock
from companion.table.journal.records import MatchStarted, Misfit, Record
from companion.table.journal.schema import COLUMNS, memory
from companion.table.journal.verdict import ChainBreak, Link, Verdict, Walk, follow

PAGE = 256
"""How many entries are read at once, so that a long history is never in memory as a whole."""

_SELECT = f"SELECT {COLUMNS} FROM records"
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
        self._checked = Head()
        """Up to where the chain was followed, and fits."""
        self._set_aside: dict[int, tuple[Misfit, int]] | None = None
        """Records that were set aside, each with the record that names it; None if nobody has looked yet."""
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
                    Sentence(
                        "The records in memory do not go on from the end of {path} ({head}): something else "
                        "was "
                        "written there meanwhile; export them instead.",
                        path=str(self.path),
                        head=self.head.short,
                    )
                )
            self._insert(list(unkept.records(since=self.head.sequence)))
            return self.head

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Keep what could be saved of a damaged journal, each with the number and the hash that it has."""
        with self._one_at_a_time, self._explained:
            self._insert(entries)

    def unkept(self) -> Journal:
        """The same history in memory, to play on when the disk fails. It is gone with the process, unless
        the journal on disk catches up."""
        with self._one_at_a_time, self._explained:
            copy = memory()
            self._opened(self._connection).backup(copy)
        unkept = Journal(copy, self.path, now=self._now)
        unkept._checked, unkept._set_aside = self._checked, self._set_aside
        return unkept

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

    def checked(self) -> Iterator[Link]:
        """Every entry from the first on, and in its place each that was set aside. Raises `JournalBroken` at
        one that does not follow from those before it, and that no later record names as set aside."""
        last: Entry | None = None
        set_aside: dict[int, tuple[Misfit, int]] = {}
        try:
            for link in follow(self.records(), Head(), self._named):
                if isinstance(link, Entry):
                    last = link
                    if misfits := link.misfits:
                        set_aside |= {each.record: (each, link.sequence) for each in misfits}
                yield link
        except ChainBreak as error:
            raise broken(self.path, str(error)) from None
        self._checked = Head() if last is None else last.head
        self._set_aside = set_aside

    def along(self, walk: Walk) -> Iterator[Link]:
        """Every entry from where a walk stands, and in its place each that was set aside, up to the first
        that does not follow from those before it."""
        return walk.along(self.records(walk.at), self._named)

    @property
    def set_aside(self) -> tuple[int, ...]:
        """The numbers of records that were set aside."""
        return tuple(sorted(self._misfits()))

    def visible_to(self, viewer: int | None, since: int = 0) -> Iterator[Shown]:
        """What became visible after record `since` to a seat, or to anybody at all (None), in that order."""
        for entry in self.records(since):
            if (shown := show(entry, viewer, self.find)) is not None:
                yield shown

    def entry(self, sequence: int) -> Entry:
        if (found := self.find(sequence)) is not None:
            return found
        raise NoSuchRecord(
            Sentence(
                "There is no record {record} in the journal: it ends at {last}.",
                record=sequence,
                last=self.head.sequence,
            )
        )

    def find(self, sequence: int) -> Entry | None:
        """The entry of this number, unless there is none or it was set aside."""
        return next(iter(self._read("WHERE sequence = ?", sequence)), None)

    def match_at(self, sequence: int) -> MatchStarted | None:
        """The last match that had begun when this record was written."""
        wanted = "WHERE sequence <= ? AND body LIKE ? ORDER BY sequence DESC LIMIT 1"
        found = next(iter(self._read(wanted, sequence, f"{STARTS_MATCH}%")), None)
        return found.record if found is not None and isinstance(found.record, MatchStarted) else None

    def leads_to(self, head: Head) -> bool:
        """Whether this history goes through a head that somebody saw: what phones ask when they come back.

        It does if every record up to there is as it was written, or was known to be set aside by then.
        """
        if head == Head():
            return True
        found = self.find(head.sequence)
        if found is None or found.head != head or not self._check_up_to(head.sequence):
            return False
        before = self._head_before(head.sequence)
        misfits = self._misfits().items()
        known = all(at <= head.sequence for number, (_, at) in misfits if number < head.sequence)
        return known and before is not None and found.follows(before)

    def verify(self, head: str | None = None) -> Verdict:
        """Walk the whole chain; with a head that somebody wrote down, look for that on the way."""
        walk = Walk(head)
        for _ in self.along(walk):
            pass
        return walk.verdict

    def _check_up_to(self, sequence: int) -> bool:
        """Follow the chain on from where that was last done, if it was not done that far."""
        if self._checked.sequence < sequence:
            with suppress(ChainBreak):
                for link in follow(self.records(self._checked.sequence), self._checked, self._named):
                    if isinstance(link, Entry):
                        self._checked = link.head
        return self._checked.sequence >= sequence

    def _head_before(self, sequence: int) -> Head | None:
        if sequence == 1:
            return Head()
        if (found := self.find(sequence - 1)) is not None:
            return found.head
        misfit = self._named(sequence - 1)
        return None if misfit is None else Head(misfit.record, misfit.hash)

    def _named(self, sequence: int) -> Misfit | None:
        """The record of this number, if a later one names it as set aside."""
        misfit, _ = self._misfits().get(sequence, (None, 0))
        return misfit

    def _misfits(self) -> dict[int, tuple[Misfit, int]]:
        """Those that were set aside, each with the record that names it."""
        if self._set_aside is None:
            self._set_aside = {}
            for entry in self._read("WHERE body LIKE ? ORDER BY sequence", f"{NAMES_MISFITS}%"):
                self._set_aside |= {each.record: (each, entry.sequence) for each in entry.misfits}
        return self._set_aside

    def _read(self, where: str, *parameters: int | str) -> list[Entry]:
        with self._one_reads_at_a_time, self._explained:
            reader = self._opened(self._reader)
            try:
                return [Entry(*row) for row in reader.execute(f"{_SELECT} {where}", parameters)]
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
                    # There are no such columns: the text that says what the table is like is damaged.
                    raise broken(self.path, str(error)) from error
                raise

    def _insert(self, entries: Sequence[Entry]) -> None:
        """All of them or none. Should anybody else have written meanwhile, SQLite refuses a sequence that is
        taken, and the head is looked up again the next time."""
        self._head = None
        if self._file is not None and _file_at(self.path) != self._file:
            raise JournalGone(
                Sentence(
                    "The journal {path} was deleted or replaced while it was in use: leave its folder alone, "
                    "and it is written there anew.",
                    path=str(self.path),
                )
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
            if self._checked.sequence == entries[0].sequence - 1:
                self._checked = self._head
            if any(entry.misfits for entry in entries):
                self._set_aside = None

    def _opened(self, connection: sqlite3.Connection | None) -> sqlite3.Connection:
        if connection is None:
            raise JournalClosed(Sentence("The journal {path} is closed: open it again.", path=str(self.path)))
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
                Sentence(
                    "A record cannot reveal record {record}: name those before it, 1 to {last}.",
                    record=sequence,
                    last=head.sequence,
                )
            )
