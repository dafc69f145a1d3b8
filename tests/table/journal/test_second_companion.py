"""A second companion on the same data is turned away; a dead one is in nobody's way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.table.journal import JournalBroken, JournalBusy, open_journal, set_aside
from companion.table.journal.opening import NAME
from companion.table.journal.records import Paused
from tests.table.journal.child import run_child


@pytest.mark.process
def test_a_second_companion_is_told_who_was_first(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        opened, read = run_child("reads", tmp_path)
        assert opened.startswith(
            f"JournalBusy: Another Tray Companion (process {os.getpid()}) keeps its journal"
        )
        assert "TRAY_DATA" in opened
        assert read == "0 records, then 1 in memory"
        for opening in (open_journal, lambda folder: set_aside(folder, "aside")):
            with pytest.raises(JournalBusy, match=f"process {os.getpid()}"):
                opening(tmp_path)
        assert journal.append(Paused()).sequence == 1
    with open_journal(tmp_path) as journal:
        assert journal.head.sequence == 1


@pytest.mark.crash
def test_a_companion_that_was_killed_is_no_obstacle(tmp_path: Path) -> None:
    run_child("dies", tmp_path)
    assert (tmp_path / "journal.lock").read_text().strip() not in ("", str(os.getpid()))
    with open_journal(tmp_path) as journal:
        assert journal.head.sequence == 1
    assert (tmp_path / "journal.lock").read_text().strip() == str(os.getpid())


def test_a_journal_that_could_not_be_opened_is_let_go(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"nonsense" * 100)
    for _ in range(2):
        with pytest.raises(JournalBroken):
            open_journal(tmp_path)
    set_aside(tmp_path, "aside")


def test_one_companion_may_have_many_journals(tmp_path: Path) -> None:
    with open_journal(tmp_path / "a") as one, open_journal(tmp_path / "b") as other:
        one.append(Paused())
        assert other.head.sequence == 0
