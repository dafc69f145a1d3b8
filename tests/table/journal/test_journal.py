"""Appending and reading: all or nothing, in order, from any thread."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from companion.errors import TrayError
from companion.table.journal import (
    TRAY,
    Addressed,
    ForeignHistory,
    Head,
    JournalBusy,
    JournalClosed,
    JournalReadOnly,
    NoJournal,
    NoSuchAudience,
    NoSuchRecord,
    open_journal,
    read_journal,
    unkept_journal,
)
from companion.table.journal.journal import PAGE
from companion.table.journal.opening import NAME
from companion.table.journal.records import MoveMade, Paused, Resumed, Revealed, SpinDrawn
from tests.table.journal.samples import fill, fixed_now, tamper, write_raw


def moves(count: int) -> list[MoveMade]:
    return [MoveMade(move=f"1: play R{number}") for number in range(count)]


def test_an_append_says_where_the_journal_ends_now(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        assert (journal.head.sequence, journal.head.short) == (0, "00000000")
        head = journal.append(Paused(), Resumed())
        assert head.sequence == 2
        assert head == journal.head
        assert head.short == head.hash[:8].upper()
        assert journal.append() == head


def test_what_was_appended_is_in_the_file_at_once(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal, closing(sqlite3.connect(tmp_path / NAME)) as outside:
        journal.append(Addressed(3, Paused()), SpinDrawn(tray="wheel", faces=("war",), evidence=()))
        assert outside.execute("SELECT sequence, kind, audience FROM records").fetchall() == [
            (1, "paused", 3),
            (2, "spin-drawn", "tray"),
        ]


def test_a_journal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with open_journal(tmp_path / "new" / "folder") as journal:
        first = journal.append(Paused())
    with open_journal(tmp_path / "new" / "folder") as journal:
        assert journal.head == first
        assert journal.append(Resumed()).sequence == 2
        assert [entry.record for entry in journal.records()] == [Paused(), Resumed()]


def test_reading_does_not_wait_for_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writes, goes_on = threading.Event(), threading.Event()

    def slowly(size: int) -> str:
        writes.set()
        goes_on.wait()
        return "5a" * size

    with open_journal(tmp_path) as journal, ThreadPoolExecutor(1) as beside:
        head = journal.append(Paused())
        monkeypatch.setattr(secrets, "token_hex", slowly)
        writing = beside.submit(journal.append, Addressed(3, Resumed()))
        writes.wait()
        try:
            assert [entry.record for entry in journal.records()] == [Paused()]
            assert (journal.head, journal.leads_to(head)) == (head, True)
        finally:
            goes_on.set()
        assert writing.result() == journal.head
        assert journal.entry(2).record == Resumed()


def test_all_records_of_an_append_are_kept_or_none(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        with pytest.raises(NoSuchRecord, match="cannot reveal record 3: name those before it, 1 to 2"):
            journal.append(Paused(), Resumed(), Revealed(records=(1, 3)), Paused())
        assert journal.head == Head()
        assert journal.append(Paused()).sequence == 1


def test_a_long_history_is_read_from_any_point(tmp_path: Path) -> None:
    records = moves(2 * PAGE + 3)
    with open_journal(tmp_path) as journal:
        journal.append(*records)
        assert [entry.record for entry in journal.records()] == records
        assert [entry.sequence for entry in journal.records(since=2 * PAGE)] == [513, 514, 515]
        assert list(journal.records(since=journal.head.sequence)) == []


def test_records_may_be_appended_while_others_are_read(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(*moves(3))
        for entry in journal.records():
            if entry.sequence <= 3:
                journal.append(Paused())
        assert journal.head.sequence == 6


def test_threads_may_share_a_journal() -> None:
    with unkept_journal() as journal, ThreadPoolExecutor(4) as pool:
        heads = list(pool.map(journal.append, moves(1000)))
        assert sorted(head.sequence for head in heads) == list(range(1, 1001))
        assert all(journal.leads_to(head) for head in heads)
        assert journal.verify().ok


@pytest.mark.parametrize("count", [1, 2])
def test_an_append_that_somebody_else_was_faster_than_leaves_nothing(count: int, tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(Paused())
        write_raw(tmp_path, '{"kind":"resumed"}')
        with pytest.raises(JournalBusy, match="end that program, then try again"):
            journal.append(*moves(count))
        assert journal.head.sequence == 2
        assert journal.append(Paused()).sequence == 3
        assert journal.verify().ok


def test_an_append_that_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(Paused())
        write_raw(tmp_path, '{"kind":"resumed"}')
        tamper(tmp_path, "UPDATE records SET sequence = 3 WHERE sequence = 2")
        with pytest.raises(JournalBusy):
            journal.append(*moves(2))
        assert [entry.sequence for entry in journal.records()] == [1, 3]


def test_the_clock_is_told_in_utc(tmp_path: Path) -> None:
    with open_journal(tmp_path, now=fixed_now) as journal:
        journal.append(Paused())
        assert journal.entry(1).time == "2026-01-02T03:04:05.678Z"


def test_an_audience_that_nobody_is_in_is_refused() -> None:
    for audience in (-1, "everybody", None):
        with pytest.raises(NoSuchAudience, match="or for a seat from 0 up"):
            Addressed(audience, Paused())  # type: ignore[arg-type]  # what a mistake would pass


def test_a_closed_journal_says_so(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    journal.append(Paused())
    journal.close()
    journal.close()
    for use in (lambda: journal.head, lambda: journal.append(Paused()), lambda: list(journal.records())):
        with pytest.raises(JournalClosed, match="open it again"):
            use()


# Reading along


def test_somebody_may_read_while_somebody_else_writes(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(*moves(3))
        with read_journal(tmp_path) as reader:
            journal.append(Paused())
            assert [entry.sequence for entry in reader.records()] == [1, 2, 3]
            assert reader.verify().ok
            with pytest.raises(JournalReadOnly):
                reader.append(Paused())


def test_there_has_to_be_something_to_read(tmp_path: Path) -> None:
    with pytest.raises(NoJournal, match="play first"):
        read_journal(tmp_path)
    assert list(tmp_path.iterdir()) == []


# In memory


def test_a_table_without_a_disk_can_play(tmp_path: Path) -> None:
    with unkept_journal() as journal:
        journal.append(Addressed(TRAY, Paused()), Resumed())
        assert journal.verify().ok
        assert [shown.at for shown in journal.visible_to(None)] == [2]


def test_what_went_on_in_memory_is_kept_later(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(*moves(2))
        with journal.unkept() as unkept:
            unkept.append(*moves(3))
            assert journal.head.sequence == 2
            assert journal.catch_up(unkept) == unkept.head == journal.head
            assert list(journal.records()) == list(unkept.records())
            assert journal.catch_up(unkept).sequence == 5
        assert journal.verify().ok


def test_two_histories_are_not_mixed(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(Paused())
        with journal.unkept() as unkept:
            unkept.append(Resumed())
            journal.append(Paused())
            with pytest.raises(ForeignHistory, match="export them instead"):
                journal.catch_up(unkept)
        assert journal.head.sequence == 2


# What phones ask


def test_a_head_that_somebody_saw_is_found_again(tmp_path: Path) -> None:
    fill(tmp_path, moves(3))
    with open_journal(tmp_path) as journal:
        seen = journal.entry(2).head
        assert journal.leads_to(seen)
        assert journal.leads_to(Head())
        assert not journal.leads_to(Head(3, seen.hash))
        assert not journal.leads_to(Head(9, seen.hash))
        with pytest.raises(NoSuchRecord, match="it ends at 3"):
            journal.entry(9)


def test_every_error_is_meant_for_people() -> None:
    from companion.table.journal import errors

    found = [
        each
        for each in vars(errors).values()
        if isinstance(each, type) and issubclass(each, Exception) and each.__module__ == errors.__name__
    ]
    assert len(found) > 8
    assert all(issubclass(each, TrayError) and len(each.__bases__) == 2 for each in found)
