"""The chain: a history that was changed does not pass for the one that was written."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from companion.table.journal import TRAY, Addressed, BadHead, Entry, Head, open_journal, read_journal
from companion.table.journal.journal import INSERT
from companion.table.journal.records import ColourCalled, MoveMade, Paused
from tests.table.journal.samples import SAMPLES, fill, tamper


def test_a_history_that_nobody_touched_is_intact(tmp_path: Path) -> None:
    fill(tmp_path)
    with read_journal(tmp_path) as journal:
        verdict = journal.verify()
        assert verdict.ok
        assert verdict.head == journal.head
        assert str(verdict.text) == (
            f"All {len(SAMPLES)} records are as they were written; the head is {journal.head.short}."
        )


def test_a_history_of_one_record_is_told_as_one(tmp_path: Path) -> None:
    fill(tmp_path, SAMPLES[:1])
    with read_journal(tmp_path) as journal:
        assert str(journal.verify().text) == (
            f"The one record is as it was written; the head is {journal.head.short}."
        )


def test_anybody_can_check_the_chain_with_three_lines_of_code(tmp_path: Path) -> None:
    fill(tmp_path)
    previous = "0" * 64
    with read_journal(tmp_path) as journal:
        for entry in journal.records():
            line, _, tail = entry.line.rpartition(b',"hash":')
            previous = hashlib.sha256(previous.encode() + line + b"}").hexdigest()
            assert json.loads(tail[:-1]) == previous


@pytest.mark.parametrize(
    ("change", "broken_at"),
    [
        ("UPDATE records SET body = replace(body, 'supper', 'dinner') WHERE sequence = 20", 20),
        ("UPDATE records SET body = body || ' ' WHERE sequence = 4", 4),
        ("UPDATE records SET time = '2020-01-01T00:00:00.000Z' WHERE sequence = 5", 5),
        ("UPDATE records SET audience = 'all' WHERE sequence = 9", 9),
        ("UPDATE records SET audience = 1 WHERE sequence = 5", 5),
        ("UPDATE records SET salt = '' WHERE sequence = 9", 9),
        ("UPDATE records SET hash = upper(hash) WHERE sequence = 7", 7),
        ("DELETE FROM records WHERE sequence = 8", 8),
        ("DELETE FROM records WHERE sequence = 1", 1),
        (f"UPDATE records SET sequence = {len(SAMPLES) + 1} WHERE sequence = {len(SAMPLES)}", len(SAMPLES)),
        ("UPDATE records SET body = (SELECT body FROM records WHERE sequence = 1) WHERE sequence = 2", 2),
    ],
)
def test_any_change_is_found_and_located(change: str, broken_at: int, tmp_path: Path) -> None:
    fill(tmp_path)
    tamper(tmp_path, change)
    with read_journal(tmp_path) as journal:
        verdict = journal.verify()
        assert (verdict.ok, verdict.broken_at, verdict.head.sequence) == (False, broken_at, broken_at - 1)
        assert str(verdict.text).startswith(f"Record {broken_at} does not follow from those before it")


def test_bytes_in_the_place_of_text_are_a_change_like_any_other(tmp_path: Path) -> None:
    fill(tmp_path)
    tamper(tmp_path, "ALTER TABLE records DROP COLUMN kind")  # or SQLite would not take it
    tamper(tmp_path, "UPDATE records SET body = CAST('x' AS BLOB) WHERE sequence = 6")
    with read_journal(tmp_path) as journal:
        assert journal.verify().broken_at == 6


def test_a_head_that_somebody_wrote_down_is_found_in_history(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(Paused(), Paused())
        written_down = journal.head
        journal.append(Paused())
        for text in (written_down.short, written_down.short.lower(), written_down.hash, "{:.4} {:.4}"):
            short = written_down.short
            verdict = journal.verify(text.format(short, short[4:]))
            assert verdict.ok
            assert verdict.found_at == 2
            assert str(verdict.text).endswith("is the head after record 2.")


def rewrite(folder: Path, records: list[Paused]) -> None:
    """What somebody with an editor can do: a whole new history, well chained."""
    tamper(folder, "DELETE FROM records")
    fill(folder, records)


@pytest.mark.parametrize("records", [[Paused(reason="later")] * 3, [Paused()] * 2], ids=["other", "shorter"])
def test_a_rewritten_history_does_not_lead_to_the_head(records: list[Paused], tmp_path: Path) -> None:
    fill(tmp_path, [Paused()] * 3)
    with read_journal(tmp_path) as journal:
        written_down = journal.head
    rewrite(tmp_path, records)
    with read_journal(tmp_path) as journal:
        assert journal.verify().ok
        verdict = journal.verify(written_down.short)
        assert (verdict.ok, verdict.found_at) == (False, None)
        assert f"leads to {written_down.short}: check whether it was copied correctly" in str(verdict.text)
        assert not journal.leads_to(written_down)


def test_a_head_behind_a_break_counts_for_nothing(tmp_path: Path) -> None:
    fill(tmp_path, [Paused()] * 5)
    tamper(tmp_path, "UPDATE records SET body = body || ' ' WHERE sequence = 3")
    with read_journal(tmp_path) as journal:
        before, after = journal.entry(2).head, journal.entry(4).head
        assert journal.verify(before.short).found_at == 2
        assert journal.verify(after.short).found_at is None
        assert not journal.verify(before.short).ok


def test_a_head_begins_with_its_first_character(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(Paused())
        assert not journal.verify(journal.head.hash[1:9]).ok


def test_a_gap_is_a_break_even_if_the_hashes_fit(tmp_path: Path) -> None:
    fill(tmp_path, [Paused()])
    with open_journal(tmp_path) as journal:
        after_a_gap = Entry.after(Head(5, journal.head.hash), "", "all", "", '{"kind":"resumed"}')
        tamper(tmp_path, INSERT, *after_a_gap.row)
        assert journal.verify().broken_at == 2


@pytest.mark.parametrize("text", ["", "1234567", "1234567G", "0" * 65])
def test_what_is_no_head_is_said_so(text: str, tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal, pytest.raises(BadHead, match="8 characters of 0-9 and A-F"):
        journal.verify(text)


def test_a_hash_does_not_give_a_hidden_record_away(tmp_path: Path) -> None:
    """Whoever knows all but the colour must not find it by trying the four of them."""
    with open_journal(tmp_path) as journal:
        journal.append(Addressed(TRAY, ColourCalled(colour="red")))
        entry = journal.entry(1)
        guesses = [
            Entry.after(Head(), entry.time, TRAY, "", entry.body.replace("red", colour)).hash
            for colour in ("red", "green", "blue", "yellow")
        ]
        assert entry.hash not in guesses
        journal.append(Addressed(1, MoveMade(move="2: war R5")), Paused())
        salts = [each.salt for each in journal.records()]
        assert [len(salt) for salt in salts] == [32, 32, 0]
        assert salts[0] != salts[1]
