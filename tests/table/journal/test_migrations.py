"""A journal of the first version opens in every later one, with every record and every hash."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from companion.table.journal import JournalTooNew, Record, open_journal, read_journal
from companion.table.journal.opening import NAME
from companion.table.journal.records import Paused
from companion.table.journal.schema import MIGRATIONS, memory, migrate

VERSION_1 = Path(__file__).with_name("version-1.sql")
HEAD_OF_VERSION_1 = "4E5127E7"
NEXT = (*MIGRATIONS, ("ALTER TABLE records ADD COLUMN mood TEXT", "UPDATE records SET mood = 'merry'"))
"""A version that is yet to come."""
FAILING = (*NEXT, ("UPDATE records SET mood = 'sad'", "SELECT nonsense"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / NAME)) as database:
        database.executescript(VERSION_1.read_text(encoding="utf-8"))
    return tmp_path


def query(folder: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / NAME)) as database:
        return database.execute(statement).fetchall()


def test_a_journal_of_the_first_version_has_all_its_records(old: Path) -> None:
    with open_journal(old) as journal:
        for entry in journal.records():
            assert isinstance(entry.record, Record)
            now, then = json.loads(msgspec.json.encode(entry.record)), json.loads(entry.body)
            assert now | then == now
        verdict = journal.verify(HEAD_OF_VERSION_1)
        assert (verdict.ok, verdict.found_at) == (True, 22)
        journal.append(Paused())
        assert journal.verify().ok
    assert query(old, "PRAGMA user_version") == [(len(MIGRATIONS),)]


def test_a_journal_is_led_from_the_first_version_to_the_next(old: Path) -> None:
    with open_journal(old, migrations=NEXT) as journal:
        assert journal.verify(HEAD_OF_VERSION_1).ok
        journal.append(Paused())
        assert journal.verify().ok
    assert query(old, "PRAGMA user_version") == [(2,)]
    assert query(old, "SELECT DISTINCT mood FROM records") == [("merry",), (None,)]


def test_a_new_journal_is_of_the_newest_version(tmp_path: Path) -> None:
    with open_journal(tmp_path, migrations=NEXT) as journal:
        journal.append(Paused())
    assert query(tmp_path, "SELECT mood FROM records") == [(None,)]


def test_an_old_journal_is_read_without_being_changed(tmp_path: Path) -> None:
    logbook = MIGRATIONS[0][0].replace("TABLE records", "TABLE logbook")
    open_journal(tmp_path, migrations=[[logbook]]).close()
    with read_journal(tmp_path, migrations=[[logbook], ["ALTER TABLE logbook RENAME TO records"]]) as journal:
        assert list(journal.records()) == []
    assert query(tmp_path, "PRAGMA user_version") == [(1,)]
    assert query(tmp_path, "SELECT name FROM sqlite_schema") == [("logbook",)]


def test_a_migration_that_fails_changes_nothing(old: Path) -> None:
    before = query(old, "SELECT * FROM records")
    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        open_journal(old, migrations=FAILING)
    assert query(old, "PRAGMA user_version") == [(1,)]
    assert query(old, "SELECT * FROM records") == before
    with open_journal(old) as journal:
        assert journal.verify().ok


def test_a_migration_that_fails_half_way_leaves_nothing_undecided() -> None:
    with closing(memory()) as database:
        with pytest.raises(sqlite3.OperationalError, match="nonsense"):
            migrate(database, FAILING)
        assert not database.in_transaction
        assert database.execute("SELECT name FROM sqlite_schema").fetchall() == []


def test_a_journal_of_a_newer_companion_is_left_alone(tmp_path: Path) -> None:
    with open_journal(tmp_path, migrations=NEXT) as journal:
        journal.append(Paused())
    before = (tmp_path / NAME).read_bytes()
    for opening in (open_journal, read_journal):
        with pytest.raises(JournalTooNew, match="update this one"):
            opening(tmp_path)
    assert (tmp_path / NAME).read_bytes() == before
