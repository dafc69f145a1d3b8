"""Salvaging: what is left of a damaged journal, read from a copy, and linked to one history again."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from typing import Literal, NamedTuple

from companion.errors import TrayError
from companion.table.journal.audience import Audience
from companion.table.journal.entry import Entry
from companion.table.journal.errors import Explained
from companion.table.journal.journal import Journal, Now, utc_now
from companion.table.journal.linking import link
from companion.table.journal.opening import NAME, copy_journal, unkept_journal
from companion.table.journal.records import JournalSetAside, Misfit
from companion.table.journal.schema import COLUMNS, connect, memory

PAGE_SIZE = 4096
NO_WAL, WAL = b"\1\1", b"\2\2"
"""What a database says of itself: whether some of it may be in a second file."""
SMALLEST_ROW = 100
"""No row takes fewer bytes."""

Row = tuple[int, str, Audience, str, str, str]
"""As it should be; whatever is damaged may be anything."""


class Salvaged(NamedTuple):
    journal: Journal
    """In memory: what fits, with the numbers and hashes that it had."""
    misfits: tuple[Misfit, ...]
    after: tuple[Misfit, ...]
    put_in: tuple[int, ...]
    end: Literal["whole", "lost", "unsure"]

    def told(self, file: str, *, told_again: bool) -> JournalSetAside:
        """The record that says what became of it, once the damaged journal is called `file`."""
        return JournalSetAside(
            file=file,
            kept=sum(1 for _ in self.journal.records()),
            told_again=told_again,
            misfits=self.misfits,
            after=() if told_again else self.after,
            put_in=self.put_in,
            end="" if told_again else self.end,
        )


def salvage(folder: Path, before: int | None = None, *, now: Now = utc_now) -> Salvaged:
    """What can be saved of a damaged journal, up to its end or the record before this one."""
    rows, sound = _rows(folder)
    entries, misfits, after, put_in = link(rows)
    if before is not None:
        entries = list(takewhile(lambda entry: entry.sequence < before, entries))
        last = entries[-1].sequence if entries else 0
        misfits = tuple(each for each in misfits if each.record < last)
    saved = unkept_journal(now=now)
    saved.take_over(entries)
    return Salvaged(saved, misfits, after, put_in, "lost" if after else "whole" if sound else "unsure")


def _rows(folder: Path) -> tuple[list[Entry], bool]:
    """Every row that can be read in any way, and whether the file seems to hide no others."""
    rows: dict[Row, None] = {}
    sound = False
    for renewed in (False, True):
        with (
            suppress(TrayError, sqlite3.Error),
            Explained(folder / NAME),
            _copy(folder, renewed=renewed) as connection,
        ):
            found, complete = _read(connection, (folder / NAME).stat().st_size // SMALLEST_ROW)
            rows |= dict.fromkeys(row for row in found if isinstance(row[0], int))
            sound = sound or complete
    return [Entry(*row) for row in rows], sound


@contextmanager
def _copy(folder: Path, *, renewed: bool) -> Iterator[sqlite3.Connection]:
    """A copy of the journal as it is, or with a new first page."""
    with ExitStack() as undo:
        data = (folder / NAME).read_bytes()
        if (folder / f"{NAME}-wal").exists():
            elsewhere = Path(undo.enter_context(tempfile.TemporaryDirectory(prefix="tray-")))
            copy_journal(folder, elsewhere)
            (elsewhere / NAME).write_bytes(_with_first_page(data, WAL) if renewed else data)
            connection = undo.enter_context(closing(connect(elsewhere / NAME, "rw")))
        else:
            # In memory, so that it works on a full disk, too.
            connection = undo.enter_context(closing(memory()))
            connection.deserialize(_with_first_page(data, NO_WAL) if renewed else _with_mode(data, NO_WAL))
        yield connection


def _with_mode(data: bytes, mode: bytes) -> bytes:
    return data[:18] + mode + data[20:]


def _with_first_page(data: bytes, mode: bytes) -> bytes:
    """The file with a new first page, which holds nothing but what all journals have in common."""
    with closing(memory()) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        # Without the conditions on its columns, so that a damaged row does not look like a damaged page.
        connection.execute(
            "CREATE TABLE records (sequence INTEGER PRIMARY KEY, time, audience, salt, body, hash)"
        )
        page = connection.serialize()[:PAGE_SIZE]
    pages = len(data) // PAGE_SIZE
    return _with_mode(page[:28] + pages.to_bytes(4, "big") + page[32:] + data[PAGE_SIZE:], mode)


def _read(connection: sqlite3.Connection, most: int) -> tuple[list[Row], bool]:
    # What is no text any more is read all the same; it fits nowhere.
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
    # Without this SQLite reads nothing at all of a file that was cut off.
    connection.execute("PRAGMA writable_schema = ON")
    rows, complete = _until_damage(connection, "")
    if not complete:
        backwards, _ = _until_damage(connection, "ORDER BY sequence DESC")
        rows += backwards
        rows += _one_by_one(connection, rows, most)
    with suppress(sqlite3.Error):
        return rows, complete and connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    return rows, False


def _until_damage(connection: sqlite3.Connection, order: str) -> tuple[list[Row], bool]:
    rows: list[Row] = []
    try:
        # Those before the damage are there even if this fails.
        rows.extend(connection.execute(f"SELECT {COLUMNS} FROM records {order}"))
    except sqlite3.Error:
        return rows, False
    return rows, True


def _one_by_one(connection: sqlite3.Connection, known: list[Row], most: int) -> Iterator[Row]:
    """Rows between damaged pages, which no way along the table leads to."""
    there = {row[0] for row in known}
    for number in range(1, most + 1):
        if number not in there:
            with suppress(sqlite3.Error):
                yield from connection.execute(f"SELECT {COLUMNS} FROM records WHERE sequence = ?", (number,))
