"""Opening: the journal of a folder, a copy to read, or one in memory; and moving a damaged one aside."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from datetime import UTC
from itertools import chain, count
from pathlib import Path

from companion.files import sync_folder
from companion.sentences import Sentence
from companion.table.journal.errors import (
    Explained,
    JournalFailed,
    JournalFull,
    JournalReadOnly,
    NoJournal,
    broken,
)
from companion.table.journal.journal import Journal, Now, utc_now
from companion.table.journal.lock import FolderLock
from companion.table.journal.schema import (
    MIGRATIONS,
    Migration,
    configure,
    connect,
    memory,
    migrate,
    verify_ours,
    verify_tables,
    verify_whole,
)

NAME = "journal.db"
LEFTOVERS = ("-journal", "-wal")
"""What SQLite appends to the name of a database for files that it would read into whatever has that name."""


def open_journal(
    folder: Path, *, now: Now = utc_now, migrations: Sequence[Migration] = MIGRATIONS
) -> Journal:
    """The journal of a folder, to write in; a new one if there is none. Nobody else can open it meanwhile."""
    path = folder / NAME
    with Explained(path), ExitStack() as undo:
        journal = _open(path, _lock(folder, undo), undo, now, migrations)
        undo.pop_all()
        return journal


def aside_name(folder: Path, *, now: Now = utc_now) -> str:
    """What a journal is called once it is set aside: a name that nothing has yet."""
    aside = f"{NAME}.broken-{now().astimezone(UTC):%Y%m%dT%H%M%SZ}"
    names = chain([aside], (f"{aside}-{number}" for number in count(2)))
    return next(name for name in names if not any(folder.glob(f"{name}*")))


def set_aside(folder: Path, aside: str) -> None:
    """Give a damaged journal this name. What fails half-way can be done again."""
    with Explained(folder / NAME), ExitStack() as undo:
        undo.callback(_lock(folder, undo).release)
        # The database goes last: what belongs to it must never be found beside a new one.
        for ending in (*LEFTOVERS, ""):
            if (old := folder / f"{NAME}{ending}").exists():
                old.replace(folder / f"{aside}{ending}")
        sync_folder(folder)


def read_journal(folder: Path, *, migrations: Sequence[Migration] = MIGRATIONS) -> Journal:
    """The journal of a folder as it is now, to read only, even while a companion writes in it."""
    path = folder / NAME
    with Explained(path), ExitStack() as undo:
        if not path.exists():
            raise NoJournal(
                Sentence(
                    "There is no journal in {folder}: play first, or name its folder with TRAY_DATA.",
                    folder=str(folder),
                )
            )
        copy = undo.enter_context(closing(memory()))
        try:
            with Explained(path), closing(_connect(path, path, "ro", migrations)) as connection:
                connection.backup(copy)
        except (JournalReadOnly, JournalFull, JournalFailed):
            # SQLite wants to write beside the file even for reading. Where it cannot, nobody else does.
            with tempfile.TemporaryDirectory(prefix="tray-") as elsewhere:
                copy_journal(folder, Path(elsewhere))
                with closing(_connect(Path(elsewhere) / NAME, path, "rw", migrations)) as connection:
                    connection.backup(copy)
        migrate(copy, migrations)
        verify_whole(copy, path)
        copy.execute("PRAGMA query_only = ON")
        undo.pop_all()
        return Journal(copy, path)


def unkept_journal(*, now: Now = utc_now) -> Journal:
    """A journal in memory that is gone with the process, for a table that has nowhere to write."""
    connection = memory()
    migrate(connection, MIGRATIONS)
    return Journal(connection, Path(":memory:"), now=now)


def copy_journal(folder: Path, elsewhere: Path) -> None:
    for ending in (*LEFTOVERS, ""):
        if (file := folder / f"{NAME}{ending}").exists():
            shutil.copyfile(file, elsewhere / file.name)


def _lock(folder: Path, undo: ExitStack) -> FolderLock:
    new = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in new:
        sync_folder(each.parent)
    lock = FolderLock(folder)
    undo.callback(lock.release)
    return lock


def _open(
    path: Path, lock: FolderLock, undo: ExitStack, now: Now, migrations: Sequence[Migration]
) -> Journal:
    if not path.exists():
        _create(path, migrations)
    connection = _connect(path, path, "rw", migrations)
    undo.callback(connection.close)
    configure(connection, path)
    migrate(connection, migrations)
    verify_whole(connection, path)
    verify_tables(connection, path, migrations)
    reader = connect(path, "rw")
    undo.callback(reader.close)
    reader.execute("PRAGMA query_only = ON")
    return Journal(connection, path, reader=reader, lock=lock, now=now)


def _create(path: Path, migrations: Sequence[Migration]) -> None:
    """The file gets its name when it is complete: one that is empty or half there is a damaged one."""
    for ending in LEFTOVERS:
        if path.with_name(f"{NAME}{ending}").exists():
            raise broken(path, f"it is gone, only {NAME}{ending} is left")
    new = path.with_suffix(".new")
    for ending in (*LEFTOVERS, ""):
        new.with_name(f"{new.name}{ending}").unlink(missing_ok=True)
    new.touch()
    with closing(connect(new, "rw")) as connection:
        migrate(connection, migrations)
    with new.open("rb+") as file:
        os.fsync(file.fileno())
    new.replace(path)
    sync_folder(path.parent)


def _connect(file: Path, path: Path, mode: str, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """Open a file that is called `path` when people are told of it."""
    connection = connect(file, mode)
    try:
        verify_ours(connection, path, migrations)
    except BaseException:
        connection.close()
        raise
    return connection
