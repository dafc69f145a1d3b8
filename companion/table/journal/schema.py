"""The database: how it is opened, what is in it, and how an older one becomes the current one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from companion.sentences import Sentence
from companion.table.journal.errors import ELSEWHERE, JournalFailed, JournalTooNew, broken

APPLICATION_ID = 0x54524159
"""Marks the file as ours: TRAY in ASCII."""

PRAGMAS: dict[str, str | int] = {
    "busy_timeout": 2000,
    "journal_mode": "WAL",
    "synchronous": "FULL",
    # On a Mac an ordinary sync leaves the data in the drive's own memory.
    "fullfsync": "ON",
    "cell_size_check": "ON",
}

Migration = Sequence[str]
"""The statements that lead from one version to the next."""

MIGRATIONS: tuple[Migration, ...] = (
    (
        # The kind is in the body already; as a column of its own it is for people with an SQLite shell.
        """
        CREATE TABLE records (
            sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
            time TEXT NOT NULL,
            kind TEXT GENERATED ALWAYS AS (json_extract(body, '$.kind')) VIRTUAL,
            audience NOT NULL CHECK (audience IN ('all', 'tray') OR typeof(audience) = 'integer'),
            salt TEXT NOT NULL,
            body TEXT NOT NULL,
            hash TEXT NOT NULL
        )
        """,
    ),
)
"""All of them, from an empty file on. Each changes the tables, so that a damaged number of the version can be
told from a newer version. Entries stay as they are for good: their hashes hold for ever."""

# A cast, as whoever changes the file by hand may leave bytes where text was.
COLUMNS = "sequence, CAST(time AS TEXT), audience, CAST(salt AS TEXT), CAST(body AS TEXT), CAST(hash AS TEXT)"


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open the file without making one. Any thread may use it, one at a time."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False
    )


def memory() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)


def configure(connection: sqlite3.Connection, path: Path) -> None:
    """Make every commit durable, or say now why there can be none."""
    for name, value in PRAGMAS.items():
        connection.execute(f"PRAGMA {name} = {value}")
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        raise JournalFailed(
            Sentence(
                "The disk of {path} cannot keep a journal safely (no shared memory): {elsewhere}.",
                path=str(path),
                elsewhere=ELSEWHERE,
            )
        )
    # SQLite opens what it may only read without a word, until something is written.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {_pragma(connection, 'user_version')}")
    connection.execute("ROLLBACK")


def verify_ours(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Before anything is written: is this a journal, and one that we understand?"""
    if _pragma(connection, "application_id") != APPLICATION_ID:
        raise broken(path, "it is no journal of Tray Companion")
    version = _pragma(connection, "user_version")
    if version != len(migrations) and _tables(connection) == _tables_after(migrations):
        raise broken(path, f"it says that its format is {version}, but it is {len(migrations)}")
    if version > len(migrations):
        raise JournalTooNew(
            Sentence(
                "The journal {path} was written by a newer Tray Companion (its format is {theirs}, this "
                "one knows {ours}): update this one, or {elsewhere}.",
                path=str(path),
                theirs=version,
                ours=len(migrations),
                elsewhere=ELSEWHERE,
            )
        )


def verify_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Before anything is read: a damaged page may hide the last records without any other sign."""
    try:
        (problem,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        raise broken(path, str(error)) from error
    if problem != "ok":
        raise broken(path, " ".join(problem.split()))


def verify_tables(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Before anything is written: is the table of records as it was made?"""
    if _tables(connection).get("records") != _tables_after(migrations).get("records"):
        raise broken(path, "its table of records is not as it was made")


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """From whatever version it has to the current one, all or nothing."""
    if _pragma(connection, "user_version") == len(migrations):
        return
    connection.execute("BEGIN EXCLUSIVE")
    try:
        for statements in migrations[_pragma(connection, "user_version") :]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


Table = tuple[int, str]
"""The page that a table begins on, and the statement that made it, whatever its spaces."""


def _tables(connection: sqlite3.Connection) -> dict[str, Table]:
    rows = connection.execute("SELECT name, rootpage, sql FROM sqlite_schema")
    return {name: (page, "".join(str(sql).split())) for name, page, sql in rows}


def _tables_after(migrations: Sequence[Migration]) -> dict[str, Table]:
    with closing(memory()) as connection:
        migrate(connection, migrations)
        return _tables(connection)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)
