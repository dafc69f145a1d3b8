"""One record of every kind, and a way to write what only another companion would."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from companion.rules.house import HouseRule
from companion.table.journal import Audience, Entry, Head, Record, open_journal
from companion.table.journal.journal import INSERT
from companion.table.journal.opening import NAME
from companion.table.journal.records import (
    ColourCalled,
    Corrected,
    DealerDrawn,
    DealerNamed,
    HostNamed,
    HouseRulesSettled,
    JournalSetAside,
    MatchEnded,
    MatchStarted,
    Misfit,
    MoveMade,
    PaceChosen,
    Paused,
    PlayedBy,
    Player,
    PlayerChosen,
    PlayerForgotten,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Resumed,
    Revealed,
    RoundScored,
    SeatLeft,
    SeatsChanged,
    SeatTaken,
    SoundSwitched,
    SpinDrawn,
    SpinLanded,
    SpinTold,
    TableOpened,
    TotalsConfirmed,
    TotalsDoubted,
    TrackerSwitched,
    TurnPassed,
    Undone,
    UnoPenalty,
    WrittenAgain,
)

EVIDENCE = ({"kind": "draw", "n": 3, "result": 1, "used": "07", "rejections": 0, "sources": ["kernel"]},)
SCORED = RoundScored(
    round=1, winner="a", points={"a": 37, "b": 0}, left={"b": {"number": 3, "wild": 1}, "a": {}}
)
SAMPLES: tuple[Record, ...] = (
    JournalSetAside(file="journal.db.broken-20260102T030405Z", kept=0),
    TableOpened(software="0.1.0", board="sim"),
    MatchStarted(
        edition="eye-eye",
        edition_version=1,
        engine_version="0.1.0",
        cards="virtual",
        options={"target": 250, "challenge": False, "scoring": "low"},
        players=(Player("a", "Ann"), Player("b", "Bo 🐙", bot="sharp")),
        house_rules=(HouseRule("Sing", "show-hand"),),
        tracker=True,
    ),
    PlayerJoined(player=Player("c", "Cy"), seat=2),
    PlayerLeft(player="c", stand_in="easy"),
    SeatsChanged(players=("b", "a")),
    MoveMade(move="tray: shuffle R7 G2", evidence=EVIDENCE),
    DealerDrawn(player="a", evidence=EVIDENCE),
    SpinDrawn(tray="eyes", faces=("green", "draw-4"), evidence=EVIDENCE * 2, spinner="a"),
    SpinLanded(
        spin=9,
        landed={"left": "confirmed", "right": "failed"},
        reasons={"right": "It is stuck: turn it free."},
        retried=("right",),
        resumed=True,
        seconds=4.25,
    ),
    PlayerChosen(spin=9, player="b"),
    SpinTold(tray="wheel", faces=("war",), spinner="b"),
    TurnPassed(to="b", direction="anticlockwise"),
    ColourCalled(colour="red", by="a"),
    UnoPenalty(player="b", cards=2, caught_by="a"),
    SCORED,
    Revealed(records=(7,)),
    Corrected(record=16, now=RoundScored(round=1, winner="b", points={"a": 0, "b": 12}), by="a"),
    Undone(back_to=12, by="b"),
    Paused(reason="supper"),
    Resumed(),
    PlayerRenamed(player="a", name="Anna"),
    PlayerForgotten(player="z"),
    DealerNamed(player="a"),
    TrackerSwitched(on=False),
    SoundSwitched(muted=True),
    PaceChosen(pace="turtle"),
    PlayedBy(player="a", bot="easy"),
    SeatTaken(player="a", device="3f9c01aa", in_round=True, allowed="players", by=("b",)),
    SeatLeft(player="a", device="3f9c01aa", in_round=True),
    HostNamed(device="3f9c01aa", player="a", allowed="players", by=("b",)),
    HouseRulesSettled(agreed=True),
    MatchEnded(winners=("b",), totals={"a": 0, "b": 12}),
    WrittenAgain(file="journal.db.broken-20260102T030405Z"),
    TotalsDoubted(misfits=(Misfit(record=16, hash="5a" * 32, says=SCORED), Misfit(record=17))),
    TotalsConfirmed(totals={"a": 0, "b": 12}, by="a"),
)
"""In an order in which they can stand in a journal from its beginning."""


def fixed_now() -> datetime:
    return datetime(2026, 1, 2, 3, 4, 5, 678_000, tzinfo=UTC)


def fill(folder: Path, records: Iterable[Record] = SAMPLES) -> None:
    with open_journal(folder, now=fixed_now) as journal:
        for record in records:
            journal.append(record)


def write_raw(folder: Path, body: str, audience: Audience = "all") -> None:
    """Chain any body at all to the end of a journal."""
    with closing(sqlite3.connect(folder / NAME)) as database, database:
        last = database.execute(
            "SELECT sequence, hash FROM records ORDER BY sequence DESC LIMIT 1"
        ).fetchone()
        entry = Entry.after(Head(*last) if last else Head(), "2030-01-01T00:00:00.000Z", audience, "", body)
        database.execute(INSERT, entry.row)


def tamper(folder: Path, statement: str, *values: str | int) -> None:
    """Change a journal behind its back."""
    with closing(sqlite3.connect(folder / NAME)) as database, database:
        database.execute(statement, values)
