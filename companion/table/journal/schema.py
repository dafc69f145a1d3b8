"""The database: how it is opened, what is in it, and how an older one becomes the current one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

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
"""All of them, from an empty file on. Entries stay as they are for good: their hashes hold for ever."""


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
            f"The disk of {path} cannot keep a journal safely (no shared memory): {ELSEWHERE}."
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
    if version > len(migrations):
        raise JournalTooNew(
            f"The journal {path} was written by a newer Tray Companion (its format is {version}, "
            f"this one knows {len(migrations)}): update this one, or {ELSEWHERE}."
        )


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


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)
