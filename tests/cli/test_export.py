"""``tray export``: to a file or a pipe, in both formats, with its columns in the help."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from companion.names import ReelName
from companion.table.journal.records import Player
from companion.table.reports.export import RecordRow, RoundRow, Row, SpinRow
from tests.cli.terminal import call, environment, nobody, run
from tests.table.evening import BO, Evening
from tests.table.journal.samples import tamper

KINDS: dict[str, type[Row]] = {"rounds": RoundRow, "spins": SpinRow, "records": RecordRow}


def export(folder: Path, *args: str) -> str:
    done = run(folder, "export", "--data", str(folder), *args)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening that is not over: its companion still holds the journal."""
    evening = Evening(tmp_path / "data")
    evening.match(Player("p1", "Ünal"), BO)
    evening.spin("green", "draw-4")
    evening.score(1, "p1", p1=30, p2=0)
    yield evening
    evening.close()


def columns(row: type[Row]) -> tuple[str, ...]:
    """Each reel has a column of its own."""
    fields = (get_args(ReelName) if name == "faces" else (name,) for name in row.__struct_fields__)
    return tuple(chain.from_iterable(fields))


@pytest.mark.parametrize("what", KINDS)
def test_both_formats_say_the_same_and_the_help_names_every_column(
    what: str, evening: Evening, tmp_path: Path
) -> None:
    lines = [json.loads(line) for line in export(tmp_path / "data", "--what", what).splitlines()]
    rows = list(csv.DictReader(export(tmp_path / "data", "--what", what, "--format", "csv").splitlines()))
    assert len(lines) == len(rows) == {"rounds": 2, "spins": 1, "records": 5}[what]
    assert tuple(rows[0]) == columns(KINDS[what])
    assert set(lines[0]) - set(rows[0]) == set()
    help = " ".join(export(tmp_path, "--help").replace(",", " ").split())
    _, _, told = help.partition(f"{what} a line" if what != "records" else "records the journal")
    for column in rows[0]:
        assert f" {column} " in told


def test_rounds_as_json_lines_are_what_is_written_by_default(evening: Evening, tmp_path: Path) -> None:
    assert export(tmp_path / "data") == export(tmp_path / "data", "--what", "rounds", "--format", "jsonl")
    assert json.loads(export(tmp_path / "data").splitlines()[0])["name"] == "Ünal"


def test_a_csv_file_has_the_mark_that_spreadsheets_look_for_and_a_pipe_has_not(
    evening: Evening, tmp_path: Path
) -> None:
    out = tmp_path / "rounds.csv"
    assert export(tmp_path / "data", "--format", "csv", "--out", str(out)) == ""
    assert out.read_bytes().startswith(b"\xef\xbb\xbfmatch,edition")
    assert "Ünal" in out.read_text(encoding="utf-8-sig")
    assert b"\r\n" in out.read_bytes()
    assert b"\r\r\n" not in out.read_bytes()
    assert export(tmp_path / "data", "--format", "csv").startswith("match,edition")


def test_json_lines_have_no_mark(evening: Evening, tmp_path: Path) -> None:
    out = tmp_path / "rounds.jsonl"
    export(tmp_path / "data", "--out", str(out))
    assert out.read_bytes().startswith(b'{"match":1')


def test_a_place_that_cannot_be_written_is_one_sentence(evening: Evening, home: Path, tmp_path: Path) -> None:
    done = run(home, "export", "--data", str(tmp_path / "data"), "--out", str(tmp_path / "no" / "file.csv"))
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "cannot be written (No such file or directory): name another place with --out." in line


def test_a_journal_that_cannot_be_read_leaves_the_last_export_alone(evening: Evening, tmp_path: Path) -> None:
    out = tmp_path / "rounds.jsonl"
    export(tmp_path / "data", "--out", str(out))
    before = out.read_bytes()
    tamper(tmp_path / "data", "UPDATE records SET body = '[]' WHERE sequence = 3")
    done = run(tmp_path, "export", "--data", str(tmp_path / "data"), "--out", str(out))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tray: ")
    assert out.read_bytes() == before


def test_the_journal_itself_is_not_written_over(evening: Evening, tmp_path: Path) -> None:
    journal = tmp_path / "data" / "journal.db"
    before = journal.read_bytes()
    done = run(tmp_path, "export", "--data", str(tmp_path / "data"), "--out", str(journal))
    assert done.returncode == 1
    assert "is the name of a journal" in done.stderr
    assert journal.read_bytes() == before


def test_a_word_that_is_no_choice_is_a_usage_error(home: Path) -> None:
    for args in (("--what", "cards"), ("--format", "xlsx")):
        done = run(home, "export", *args)
        assert done.returncode == 2
        assert args[0] in done.stderr


def test_a_reader_who_has_seen_enough_hears_no_complaint(
    evening: Evening, home: Path, tmp_path: Path
) -> None:
    with nobody() as reader:
        args = ("export", "--what", "records", "--data", str(tmp_path / "data"))
        _, said = call(environment(home), *args, stdout=reader)
    assert said == ""
