"""Full, read-only, damaged or failing disks: said in a sentence, nothing lost, and play goes on."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.table.journal import (
    Head,
    JournalBroken,
    JournalBusy,
    JournalFailed,
    JournalFull,
    JournalReadOnly,
    aside_name,
    open_journal,
    read_journal,
    salvage,
    schema,
    set_aside,
)
from companion.table.journal.opening import NAME
from companion.table.journal.records import MoveMade, Paused
from tests.table.journal.child import run_child
from tests.table.journal.samples import fill, fixed_now

MOVE = MoveMade(move="1: play R7 " + "x" * 500)
MANY = [MOVE] * 50
"""Enough to fill several pages of the file."""
ASIDE = f"{NAME}.broken-20260102T030405Z"


# No room


def test_a_full_disk_loses_nothing_and_play_goes_on_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(schema.PRAGMAS, "max_page_count", 10)
    with open_journal(tmp_path) as journal:
        heads: list[Head] = []
        with pytest.raises(JournalFull, match="free some space, then try again"):
            heads.extend(map(journal.append, [MOVE] * 100))
        kept = len(heads)
        assert kept > 5
        assert journal.head == heads[-1]
        assert journal.verify().ok
        unkept = journal.unkept()
        unkept.append(*MANY)
        with pytest.raises(JournalFull):
            journal.catch_up(unkept)
        assert journal.head.sequence == kept
    monkeypatch.delitem(schema.PRAGMAS, "max_page_count")
    with open_journal(tmp_path) as journal, unkept:
        assert journal.head.sequence == kept
        assert journal.catch_up(unkept).sequence == kept + len(MANY)
        assert journal.verify().ok


@pytest.mark.parametrize(
    ("number", "error", "fix"),
    [(errno.ENOSPC, JournalFull, "free some space"), (errno.EIO, JournalFailed, "check the card or disk")],
)
def test_a_first_journal_is_there_as_a_whole_or_not_at_all(
    number: int, error: type[OSError], fix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(error, match=fix):
            open_journal(tmp_path)
    assert not (tmp_path / NAME).exists()
    with open_journal(tmp_path) as journal:
        assert journal.append(Paused()).sequence == 1


@pytest.mark.process
def test_a_failing_write_loses_nothing(tmp_path: Path) -> None:
    (kept, text) = run_child("fails", tmp_path)
    assert text.startswith("JournalFailed: The disk could not keep this")
    assert "check the card or disk" in text
    with open_journal(tmp_path) as journal:
        assert journal.head.sequence == int(kept) > 0
        assert journal.verify().ok


def test_a_disk_that_cannot_keep_a_journal_safely_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(schema.PRAGMAS, "journal_mode", "DELETE")
    with pytest.raises(JournalFailed, match="cannot keep a journal safely"):
        open_journal(tmp_path)


# No permission


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that every user can reach, which those of pytest are not."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)
        Path(folder).chmod(0o700)


@pytest.mark.process
def test_a_folder_that_cannot_be_written_is_said_so(public_folder: Path) -> None:
    public_folder.chmod(0o555)
    opened, read = run_child("reads", public_folder, "nobody")
    assert opened.startswith(f"JournalReadOnly: The journal {public_folder / NAME} cannot be written")
    assert "set `data` in the config" in opened
    assert read.startswith("NoJournal")


@pytest.mark.process
def test_what_can_only_be_read_is_read_and_goes_on_in_memory(public_folder: Path) -> None:
    fill(public_folder, [Paused()] * 3)
    public_folder.chmod(0o555)
    opened, read = run_child("reads", public_folder, "nobody")
    assert opened.startswith("JournalReadOnly")
    assert read == "3 records, then 4 in memory"


@pytest.mark.crash
@pytest.mark.parametrize("gone", [(), ("journal.db-shm",)], ids=["all there", "no index"])
def test_what_a_killed_companion_left_is_read_even_then(gone: tuple[str, ...], public_folder: Path) -> None:
    run_child("dies", public_folder)
    for name in gone:
        (public_folder / name).unlink()
    public_folder.chmod(0o555)
    opened, read = run_child("reads", public_folder, "nobody")
    assert opened.startswith("JournalReadOnly")
    assert read == "1 records, then 2 in memory"


@pytest.mark.process
def test_another_user_may_read_along(public_folder: Path) -> None:
    public_folder.chmod(0o755)
    with open_journal(public_folder) as journal:
        journal.append(Paused(), Paused())
        _, read = run_child("reads", public_folder, "nobody")
    assert read == "2 records, then 3 in memory"


@pytest.mark.process
def test_a_file_that_cannot_be_written_is_noticed_when_it_is_opened(public_folder: Path) -> None:
    fill(public_folder, [Paused()])
    (public_folder / "journal.lock").chmod(0o666)
    (public_folder / NAME).chmod(0o444)
    opened, read = run_child("reads", public_folder, "nobody")
    assert opened.startswith("JournalReadOnly")
    assert read == "1 records, then 2 in memory"


def test_a_folder_that_is_a_file_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(JournalReadOnly, match="cannot be written"):
        open_journal(tmp_path / "data")


# Damage


def garbage(path: Path) -> None:
    path.write_bytes(b"The quick brown fox jumps over the lazy dog. " * 1000)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def scratched(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:8192] + bytes(len(data) - 8192))


def not_text(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"1: play", b"\xff: play"))


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE records (recipe TEXT)")


def without_text(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        columns = "sequence, time, 'all' AS audience, salt, NULL AS body, hash"
        other.execute(f"CREATE TABLE damaged AS SELECT {columns} FROM records")
        other.execute("DROP TABLE records")
        other.execute("ALTER TABLE damaged RENAME TO records")
        other.commit()


DAMAGES = (garbage, emptied, cut_off, scratched, not_text, foreign)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_journal_is_kept_aside_and_a_new_one_started_only_when_asked(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    fill(tmp_path, MANY)
    damage(tmp_path / NAME)
    damaged = (tmp_path / NAME).read_bytes()
    for opening in (open_journal, read_journal):
        with pytest.raises(JournalBroken, match="start afresh"), opening(tmp_path) as journal:
            list(journal.records())
    assert (tmp_path / NAME).read_bytes() == damaged
    set_aside(tmp_path, aside_name(tmp_path, now=fixed_now))
    assert (tmp_path / ASIDE).read_bytes() == damaged
    with open_journal(tmp_path) as journal:
        assert journal.append(Paused()).sequence == 1


@pytest.mark.parametrize(
    ("damage", "least"),
    [
        (garbage, 0),
        (emptied, 0),
        (foreign, 0),
        (cut_off, 10),
        (scratched, 0),
        (not_text, 30),
        (without_text, 0),
    ],
)
def test_what_is_sound_of_a_damaged_journal_is_saved_and_still_chained(
    damage: Callable[[Path], None], least: int, tmp_path: Path
) -> None:
    fill(tmp_path, [*([Paused(reason="x" * 500)] * 30), *MANY])
    damage(tmp_path / NAME)
    damaged = (tmp_path / NAME).read_bytes()
    with salvage(tmp_path).journal as saved:
        assert saved.verify().ok
        assert (least == 0) == (saved.head.sequence == 0)
        assert least <= saved.head.sequence < 80
        with salvage(tmp_path, before=3).journal as first:
            assert first.head.sequence == min(2, saved.head.sequence)
            assert saved.leads_to(first.head)
    assert (tmp_path / NAME).read_bytes() == damaged


def test_what_still_links_after_a_record_that_somebody_changed_is_saved(tmp_path: Path) -> None:
    fill(tmp_path, [Paused(), Paused(reason="tea"), Paused()])
    with closing(sqlite3.connect(tmp_path / NAME)) as other:
        other.execute("UPDATE records SET body = replace(body, 'tea', 'rum')")
        other.commit()
    saved = salvage(tmp_path)
    with saved.journal as journal:
        assert [entry.sequence for entry in journal.records()] == [1, 3]
        assert [each.record for each in saved.misfits] == [2]


@pytest.mark.crash
def test_what_a_killed_companion_had_not_filed_yet_is_saved_too(tmp_path: Path) -> None:
    run_child("dies", tmp_path)
    with salvage(tmp_path).journal as saved:
        assert saved.head.sequence == 1


def test_damage_does_not_stop_the_chain_from_being_checked_up_to_there(tmp_path: Path) -> None:
    fill(tmp_path, MANY)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes().replace(b"1: play R7", b"1: play R8"))
    with open_journal(tmp_path) as journal:
        assert journal.verify().broken_at == 1


@pytest.mark.crash
def test_what_a_killed_companion_had_not_filed_yet_is_set_aside_too(tmp_path: Path) -> None:
    run_child("dies", tmp_path)
    path = tmp_path / NAME
    header = path.read_bytes()[:100]
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    with pytest.raises(JournalBroken):
        open_journal(tmp_path)
    set_aside(tmp_path, ASIDE)
    with open_journal(tmp_path) as journal:
        assert journal.head.sequence == 0
    aside = tmp_path / ASIDE
    aside.write_bytes(header + aside.read_bytes()[100:])
    with closing(sqlite3.connect(aside)) as repaired:
        assert repaired.execute("SELECT kind FROM records").fetchall() == [("paused",)]


@pytest.mark.crash
def test_what_is_left_of_a_lost_file_is_never_mixed_into_a_new_one(tmp_path: Path) -> None:
    run_child("dies", tmp_path)
    (tmp_path / NAME).unlink()
    with pytest.raises(JournalBroken, match=r"it is gone, only journal\.db-wal is left"):
        open_journal(tmp_path)
    set_aside(tmp_path, ASIDE)
    with open_journal(tmp_path) as journal:
        assert journal.head.sequence == 0
    assert (tmp_path / f"{ASIDE}-wal").stat().st_size > 0


def test_nothing_that_was_set_aside_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / f"{ASIDE}-wal").write_bytes(b"precious")
    assert aside_name(tmp_path, now=fixed_now) == f"{ASIDE}-2"


def test_a_half_made_journal_is_made_anew(tmp_path: Path) -> None:
    for name in ("journal.new", "journal.new-journal"):
        (tmp_path / name).write_bytes(b"half")
    with open_journal(tmp_path) as journal:
        assert journal.append(Paused()).sequence == 1


# Somebody else in the file


def test_another_program_in_the_database_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema.PRAGMAS, "busy_timeout", 0)
    with open_journal(tmp_path) as journal, closing(sqlite3.connect(tmp_path / NAME)) as outside:
        outside.execute("BEGIN IMMEDIATE")
        with pytest.raises(JournalBusy, match="end that program, then try again"):
            journal.append(Paused())
        outside.rollback()
        assert journal.append(Paused()).sequence == 1
