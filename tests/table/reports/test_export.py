"""Exports: what counts now, what nobody may see yet left out, and cells that no spreadsheet runs."""

from __future__ import annotations

import csv
import hashlib
import json
from collections.abc import Iterable
from typing import Any

import pytest

from companion.table.journal.records import (
    Corrected,
    Paused,
    Player,
    PlayerChosen,
    PlayerRenamed,
    RoundScored,
    SpinTold,
)
from companion.table.reports.export import (
    RecordRow,
    RoundRow,
    Row,
    SpinRow,
    csv_lines,
    json_lines,
    record_rows,
    records,
    rounds,
    spins,
)
from tests.table.evening import ANN, BO, ROBO, Evening


def objects(lines: Iterable[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines]


def cells(kind: type[Row], rows: Iterable[Row]) -> list[dict[str, str]]:
    return list(csv.DictReader("".join(csv_lines(kind, rows)).splitlines()))


# Rounds


def test_a_round_is_a_row_for_everybody_who_sat_there(evening: Evening) -> None:
    evening.match(ANN, ROBO, cards="virtual")
    evening.wait(90)
    evening.spin("green", "draw-4")
    evening.add(
        RoundScored(round=1, winner="p1", points={"p1": 37, "p4": 0}, left={"p4": {"7": 1, "wild": 2}})
    )
    ann, robo = objects(json_lines(rounds(evening.journal)))
    assert ann == {
        "match": 1,
        "edition": "eye-eye",
        "cards": "virtual",
        "round": 1,
        "time": "2026-01-02T18:01:30.000Z",
        "player": "p1",
        "name": "Ann",
        "bot": "",
        "won": True,
        "points": 37,
        "total": 37,
        "left": {},
        "corrected": False,
        "seconds": 90.0,
        "spins": 1,
    }
    assert (robo["name"], robo["bot"], robo["won"], robo["left"]) == (
        "Robo",
        "sharp",
        False,
        {"7": 1, "wild": 2},
    )


def test_rounds_are_as_they_count_now(evening: Evening) -> None:
    evening.match()
    first = evening.score(1, "p1", p1=30, p2=0)
    second = evening.score(2, "p1", p1=1, p2=0)
    evening.undo(first)
    evening.score(2, "p2", p1=0, p2=20)
    evening.add(Corrected(record=first, now=RoundScored(round=1, winner="p1", points={"p1": 35, "p2": 0})))
    evening.add(PlayerRenamed(player="p2", name="Bob"))
    rows = list(rounds(evening.journal))
    assert second > first
    assert [(row.round, row.name, row.points, row.total, row.corrected) for row in rows] == [
        (1, "Ann", 35, 35, True),
        (1, "Bob", 0, 0, True),
        (2, "Ann", 0, 35, False),
        (2, "Bob", 20, 20, False),
    ]


# Spins


def test_a_spin_says_who_spun_what_for_whom_and_how_it_landed(evening: Evening) -> None:
    evening.match()
    spin = evening.draw("green", "draw-4", by="p1")
    evening.wait(4)
    evening.land(spin, "confirmed", "failed", retried=["right"], resumed=True)
    evening.add(PlayerChosen(spin=spin, player="p2"))
    (row,) = spins(evening.journal)
    assert (row.record, row.time, row.match, row.round) == (spin, "2026-01-02T18:00:04.000Z", 1, 1)
    assert (row.tray, list(row.faces.values())[:3]) == ("eyes", ["green", "draw-4", ""])
    assert (row.text, row.spinner, row.chosen) == ("Anyone you choose draws 4 cards", "Ann", "Bo")
    assert (row.told, row.again, row.retried, row.resumed) == (False, None, ("right",), True)
    (line,) = cells(SpinRow, [row])
    assert (line["landed"], line["retried"], line["told"]) == ("left=confirmed right=failed", "right", "no")


def test_spins_are_as_they_count_now_and_told_ones_say_so(evening: Evening) -> None:
    evening.add(SpinTold(tray="wheel", faces=("war",)))
    start = evening.match()
    first = evening.spin("green", "draw-4")
    evening.undo(start)
    again = evening.spin("green", "draw-4", again=first)
    told, spun = spins(evening.journal)
    assert (told.told, told.match, told.landed, told.seconds) == (True, None, {}, None)
    assert told.faces["wheel"] == "war"
    assert (spun.record, spun.again) == (again, first)


def test_a_spin_that_turns_is_in_no_export(evening: Evening) -> None:
    evening.draw("black", "discard-1")
    written = [
        *json_lines(spins(evening.journal)),
        *json_lines(records(evening.journal)),
        *csv_lines(RecordRow, record_rows(records(evening.journal))),
    ]
    assert len(written) == 3
    assert not any("black" in line for line in written)


# Records


def test_records_come_in_their_order_and_whoever_has_them_can_check_the_chain(evening: Evening) -> None:
    spin = evening.draw("green", "draw-4")
    evening.add(Paused())
    evening.land(spin, "confirmed", "confirmed")
    evening.undo(1)
    previous = "0" * 64
    for line in json_lines(records(evening.journal)):
        body, _, tail = line.rstrip("\n").rpartition(',"hash":')
        previous = hashlib.sha256(f"{previous}{body}}}".encode()).hexdigest()
        assert json.loads(tail[:-1]) == previous
    assert previous == evening.journal.head.hash


def test_a_record_in_a_table_has_its_kind_and_its_json(evening: Evening) -> None:
    evening.add(Paused(reason="supper"))
    last = cells(RecordRow, record_rows(records(evening.journal)))[-1]
    assert (last["sequence"], last["audience"], last["kind"]) == ("2", "all", "paused")
    assert json.loads(last["record"]) == {"kind": "paused", "reason": "supper"}
    assert last["hash"] == evening.journal.head.hash


# Spreadsheets


@pytest.mark.parametrize(
    "name", ['=HYPERLINK("http://x","y")', "+1", "-1", "@SUM(A1)", " =1+1", "＝1+1", "\t=1", "\r=1"]
)
def test_a_name_is_never_run_as_a_formula(name: str, evening: Evening) -> None:
    evening.match(Player("p1", name), BO)
    evening.score(1, "p1", p1=30, p2=0)
    text = "".join(csv_lines(RoundRow, rounds(evening.journal)))
    first, second = csv.DictReader(text.splitlines(keepends=True))
    assert first["name"] == f"'{name}"
    assert second["name"] == "Bo"
    assert objects(json_lines(rounds(evening.journal)))[0]["name"] == name


def test_commas_quotes_and_pictures_in_a_name_stay_in_their_cell(evening: Evening) -> None:
    evening.match(Player("p1", 'Bo "the, Sponge" 🐙'), BO)
    evening.score(1, "p1", p1=30, p2=0)
    assert cells(RoundRow, rounds(evening.journal))[0]["name"] == 'Bo "the, Sponge" 🐙'


def test_dates_truths_and_counts_are_as_a_spreadsheet_likes_them(evening: Evening) -> None:
    evening.match()
    evening.add(
        RoundScored(round=1, winner="p1", points={"p1": 30, "p2": 0}, left={"p2": {"7": 1, "wild": 2}})
    )
    first, second = cells(RoundRow, rounds(evening.journal))
    assert (first["time"], first["won"], first["points"]) == ("2026-01-02 18:00:00", "yes", "30")
    assert (second["won"], second["left"]) == ("no", "7=1 wild=2")


def test_lines_end_as_rfc_4180_says_and_there_is_a_head_even_over_nothing(evening: Evening) -> None:
    (head,) = csv_lines(SpinRow, spins(evening.journal))
    assert head.startswith("record,time,match")
    assert head.endswith("\r\n")
