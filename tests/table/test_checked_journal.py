"""The journal is checked, not believed: what was changed behind its back is set aside and named."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.sentences import NOTHING
from companion.table.commands import (
    CallColour,
    ConfirmTotals,
    CorrectRound,
    Join,
    NameDealer,
    NewPlayer,
    Rename,
    ScoreRound,
    Undo,
)
from companion.table.journal import Head, open_journal, read_journal
from companion.table.journal.keeper import Keeper
from companion.table.journal.opening import NAME
from companion.table.journal.records import JournalSetAside, TotalsConfirmed
from companion.table.journal.store import Store
from companion.table.real import one_button
from companion.table.reports.audit import audit
from companion.table.reports.statistics import statistics
from companion.tray import pages
from tests.examples import Note, attacks
from tests.hal.rig import in_loop
from tests.table.journal.samples import SAMPLES, fill, tamper
from tests.table.rig import ANN, BO, CY, DI, TableRig, at_table
from tests.table.test_broken_journal import scratch
from tests.table.troubles import IN_MEMORY, trouble

FLIPS = 300
EDITED = "(now it reads “Bo wins round 1: Bo 490.”)"


async def evening(rig: TableRig, third: str = "Cy") -> None:
    """Three rounds of a match, and something between them."""
    await rig.start("Ann", "Bo", third, target=500)
    await rig.do(NameDealer(player=ANN), ScoreRound(winner=BO, left={CY: {"points": 40}}))
    await rig.tell("green", "draw-4", by=BO)
    await rig.do(Rename(player=CY, name="Cyd"), ScoreRound(winner=ANN, left={BO: {"points": 25}}))
    await rig.do(CallColour(colour="blue"), ScoreRound(winner=BO, left={ANN: {"points": 5}}))


def number_of(folder: Path, kind: str, place: int = 0) -> int:
    with closing(sqlite3.connect(folder / NAME)) as database:
        rows = database.execute("SELECT sequence FROM records WHERE kind = ? ORDER BY sequence", (kind,))
        return int(rows.fetchall()[place][0])


def edit_score(folder: Path) -> int:
    number = number_of(folder, "round-scored")
    tamper(folder, "UPDATE records SET body = replace(body, ':40', ':490') WHERE sequence = ?", number)
    return number


# One record is changed


@in_loop
async def test_an_edited_score_is_set_aside_named_and_wins_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
        seen = rig.table.head
    number = edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        assert rig.totals == {"Ann": 25, "Bo": 5, "Cyd": 0}
        assert [each.record for each in rig.match.doubt] == [number]
        assert not rig.table.leads_to(seen)
        view = rig.table.view(None)
        assert str(view.doubt).startswith(f"Record {number} {EDITED} does not fit")
        assert str(view.doubt).endswith("the totals are not proven: the host confirms or corrects them.")
        assert f"record {number} does not fit and is set aside" in trouble(rig)
        assert rig.last_line == trouble(rig)
        assert [each.lost for each in rig.rounds] == [True, False, False]
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 20}}))
        assert not rig.match.ended
        assert rig.table.view(None).doubt
        assert rig.table.leads_to(rig.table.head)


@in_loop
async def test_the_screen_names_what_was_set_aside_and_that_scores_are_not_proven(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    number = edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        named = pages.fault(f"Record {number} set aside", "Scores not proven: the host confirms them")
        assert await rig.mirrored() == named.tobytes()
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 20}}))
        points = [("Ann", 25), ("Bo", 25), ("Cyd", 0)]
        short = rig.table.head.short
        assert await rig.mirrored() == pages.score(points, short, proven=False).tobytes()


@in_loop
async def test_the_host_corrects_totals_that_are_not_proven(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        await rig.refused(ConfirmTotals(totals={"nobody": 3}), "Nobody with the id")
        await rig.refused(ConfirmTotals(totals={BO: 45}, round=3), "Round 4 is being played by now")
        await rig.table.do(ConfirmTotals(totals={BO: 45}, round=4), by=ANN)
        assert rig.totals == {"Ann": 25, "Bo": 45, "Cyd": 0}
        assert rig.records[-1] == TotalsConfirmed(totals={ANN: 25, BO: 45, CY: 0}, by=ANN)
        assert rig.last_line == "The host says that these are the totals: Ann 25, Bo 45, Cyd 0."
        assert rig.table.view(None).doubt == NOTHING
        await rig.refused(ConfirmTotals(), "All totals are proven")
        match = rig.match
    async with at_table(tmp_path) as rig:
        assert rig.match == match
        await rig.do(Undo())
        assert rig.totals["Bo"] == 5
        assert rig.table.view(None).doubt


@in_loop
async def test_a_match_is_won_once_the_host_has_confirmed_the_totals(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 500}}))
        assert not rig.match.ended
        await rig.do(ConfirmTotals())
        assert rig.winners == ["Bo"]


@in_loop
async def test_a_round_that_was_set_aside_can_be_counted_anew(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
        match = rig.match
    edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        await rig.do(CorrectRound(round=1, winner=BO, left={CY: {"points": 40}}))
        assert rig.table.view(None).doubt
        await rig.do(ConfirmTotals())
        assert rig.match.totals == match.totals
        assert [each.scored.winner for each in rig.match.rounds] == [BO, ANN, BO]


@in_loop
async def test_the_one_button_confirms_totals_without_any_page(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        menu = one_button.items(rig.table)
        assert menu[0].label == "Not proven"
        submenu = menu[0].choose()
        assert isinstance(submenu, list)
        await submenu[1].choose()
        assert rig.table.view(None).doubt == NOTHING
        assert one_button.items(rig.table)[0].label != "Not proven"


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("match-started", "UPDATE records SET body = replace(body, 'Ann', 'Eve') WHERE sequence = ?"),
        ("player-renamed", "UPDATE records SET body = replace(body, 'Cyd', 'Eve') WHERE sequence = ?"),
        ("player-joined", "UPDATE records SET body = replace(body, 'Ed', 'Eve') WHERE sequence = ?"),
        ("match-started", "UPDATE records SET body = replace(body, '500', '250') WHERE sequence = ?"),
        ("colour-called", "UPDATE records SET body = replace(body, 'blue', 'pink') WHERE sequence = ?"),
        ("spin-drawn", "UPDATE records SET salt = '' WHERE sequence = ?"),
        ("spin-landed", "UPDATE records SET audience = 'tray' WHERE sequence = ?"),
        ("round-scored", "UPDATE records SET body = '{}' WHERE sequence = ?"),
        ("round-scored", "UPDATE records SET time = '2020-01-01T00:00:00.000Z' WHERE sequence = ?"),
        ("round-scored", "DELETE FROM records WHERE sequence = ?"),
        ("match-started", "DELETE FROM records WHERE sequence = ?"),
        ("player-joined", "DELETE FROM records WHERE sequence = ?"),
    ],
)
@in_loop
async def test_whatever_was_changed_is_named_and_the_rest_goes_on(
    kind: str, change: str, tmp_path: Path, record_property: Note
) -> None:
    record_property("seen", 1)
    async with at_table(tmp_path) as rig:
        await rig.start()
        await evening(rig)
        await rig.do(Join(player=NewPlayer("Ed")), ScoreRound(winner=DI, left={BO: {"points": 3}}))
        await rig.spun()
        await rig.do(CallColour(colour="red"), CallColour(colour="green"))
        count = rig.table.head.sequence
    number = number_of(tmp_path, kind, -1 if kind == "match-started" else 0)
    tamper(tmp_path, change, number)
    async with at_table(tmp_path) as rig:
        (said,) = (each for each in rig.records if isinstance(each, JournalSetAside))
        assert number in [each.record for each in said.misfits]
        assert said.kept + len(said.misfits) == count
        assert (said.end, said.after, said.put_in) == ("whole", (), ())
        assert f"ecord {number} " in trouble(rig) or f"ecords {number} to" in trouble(rig)
        assert rig.table.view(None).doubt
        assert audit(rig.table.journal).chain.set_aside == tuple(each.record for each in said.misfits)
        statistics(rig.table.journal)
        assert list(rig.table.lines(None))
        state = rig.state
    async with at_table(tmp_path) as rig:
        assert rig.state.match == state.match
        assert len([each for each in rig.records if isinstance(each, JournalSetAside)]) == 1
    assert len([each for each in tmp_path.glob(f"{NAME}.broken-*") if not each.name.endswith("-wal")]) == 1


@in_loop
async def test_a_deleted_record_takes_only_the_next_one_with_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    number = number_of(tmp_path, "round-scored", 1)
    tamper(tmp_path, "DELETE FROM records WHERE sequence = ?", number)
    async with at_table(tmp_path) as rig:
        (said,) = (each for each in rig.records if isinstance(each, JournalSetAside))
        assert [each.record for each in said.misfits] == [number, number + 1]
        assert rig.totals == {"Ann": 0, "Bo": 45, "Cyd": 0}
        assert [each.lost for each in rig.rounds] == [False, True, False]


@in_loop
async def test_records_that_were_moved_come_back_to_their_places(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
        match = rig.match
    number = number_of(tmp_path, "round-scored", 1)
    for old, new in ((number, 9999), (number + 1, number), (9999, number + 1)):
        tamper(tmp_path, "UPDATE records SET sequence = ? WHERE sequence = ?", new, old)
    async with at_table(tmp_path) as rig:
        assert rig.match == match
        assert trouble(rig).startswith("The journal was damaged and is kept aside as ")
        assert trouble(rig).endswith("records are still here.")
        assert rig.table.journal.verify().ok


@in_loop
async def test_records_whose_contents_were_exchanged_are_both_set_aside(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    first, second = number_of(tmp_path, "round-scored", 0), number_of(tmp_path, "round-scored", 1)
    with closing(sqlite3.connect(tmp_path / NAME)) as database, database:
        bodies = dict(database.execute("SELECT sequence, body FROM records").fetchall())
        for number, other in ((first, second), (second, first)):
            database.execute("UPDATE records SET body = ? WHERE sequence = ?", (bodies[other], number))
    async with at_table(tmp_path) as rig:
        assert [each.record for each in rig.match.doubt] == [first, second]
        assert rig.totals == {"Ann": 0, "Bo": 5, "Cyd": 0}


@in_loop
async def test_a_record_that_somebody_put_in_is_taken_out(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
        match, seen = rig.match, rig.table.head
    number = number_of(tmp_path, "round-scored", 1)
    tamper(tmp_path, "UPDATE records SET sequence = sequence + 100000 WHERE sequence >= ?", number)
    tamper(tmp_path, "UPDATE records SET sequence = sequence - 99999 WHERE sequence > 100000")
    tamper(
        tmp_path,
        "INSERT INTO records (sequence, time, audience, salt, body, hash) VALUES (?, '', 'all', '', ?, ?)",
        number,
        '{"kind":"round-scored","round":2,"winner":"p3","points":{"p3":300},"left":{}}',
        "5a" * 32,
    )
    async with at_table(tmp_path) as rig:
        assert rig.match == match
        assert rig.table.leads_to(seen)
        assert f"what somebody put in as record {number} is taken out" in trouble(rig)


@in_loop
async def test_a_forged_last_record_is_not_counted(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
        match = rig.match
    with read_journal(tmp_path) as journal:
        last = journal.head.sequence
    tamper(
        tmp_path,
        "INSERT INTO records (sequence, time, audience, salt, body, hash) VALUES (?, '', 'all', '', ?, ?)",
        last + 1,
        '{"kind":"round-scored","round":4,"winner":"p3","points":{"p3":500},"left":{}}',
        "5a" * 32,
    )
    async with at_table(tmp_path) as rig:
        assert rig.match.totals == match.totals
        assert f"Record {last + 1} (now it reads “Cyd wins round 4: Cyd 500.”)" in str(
            rig.table.view(None).doubt
        )


# More damage later


@in_loop
async def test_what_is_set_aside_stays_so_when_more_is_damaged_later(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    number = edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 7}}))
    later = number_of(tmp_path, "colour-called")
    tamper(tmp_path, "UPDATE records SET body = replace(body, 'blue', 'pink') WHERE sequence = ?", later)
    naming = number_of(tmp_path, "journal-set-aside")
    async with at_table(tmp_path) as rig:
        assert [each.record for each in rig.match.doubt] == [number, later]
        assert rig.totals == {"Ann": 25, "Bo": 5, "Cyd": 7}
    tamper(tmp_path, "UPDATE records SET body = replace(body, 'whole', 'lost') WHERE sequence = ?", naming)
    async with at_table(tmp_path) as rig:
        assert {number, later, naming} <= {each.record for each in rig.match.doubt}
        assert rig.totals == {"Ann": 25, "Bo": 5, "Cyd": 7}


@in_loop
async def test_totals_stay_unproven_when_the_journal_breaks_in_mid_match(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    number = edit_score(tmp_path)
    async with at_table(tmp_path) as rig:
        totals = rig.totals
        scratch(tmp_path)
        await rig.do(CallColour(colour="green"))
        assert [each.record for each in rig.match.doubt] == [number]
        await rig.do(ConfirmTotals(totals={BO: 45}))
        scratch(tmp_path)
        await rig.do(CallColour(colour="red"))
        assert rig.totals == totals | {"Bo": 45}
        assert rig.table.view(None).doubt == NOTHING
        match = rig.match
    async with at_table(tmp_path) as rig:
        assert rig.match == match


@in_loop
async def test_an_edited_score_in_a_folder_that_cannot_be_written_is_set_aside_too(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    number = edit_score(tmp_path)
    lock = tmp_path / "journal.lock"
    lock.unlink()
    lock.mkdir()
    async with at_table(tmp_path) as rig:
        assert trouble(rig).endswith(IN_MEMORY)
        assert [each.record for each in rig.match.doubt] == [number]
        assert rig.totals["Bo"] == 5
        lock.rmdir()
        await rig.do(ConfirmTotals(totals={BO: 45}))
        assert "memory" not in trouble(rig)
        match = rig.match
    async with at_table(tmp_path) as rig:
        assert rig.match == match


@in_loop
async def test_nothing_of_what_is_set_aside_is_thrown_away(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
    number = edit_score(tmp_path)
    async with at_table(tmp_path):
        pass
    (aside,) = (each for each in tmp_path.glob(f"{NAME}.broken-*") if not each.name.endswith("-wal"))
    with closing(sqlite3.connect(aside)) as database:
        query = "SELECT body FROM records WHERE sequence = ?"
        assert ":490" in database.execute(query, (number,)).fetchone()[0]


# Heads


def test_a_history_leads_only_through_heads_of_records_that_nobody_changed(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_journal(tmp_path) as journal:
        heads = [Head(), *(entry.head for entry in journal.records())]
    tamper(tmp_path, "UPDATE records SET time = '2020-01-01T00:00:00.000Z' WHERE sequence = 12")
    with open_journal(tmp_path) as journal:
        assert [journal.leads_to(head) for head in heads] == [*[True] * 12, *[False] * (len(SAMPLES) - 11)]


# Damaged files


def flip(path: Path, bit: int) -> None:
    data = bytearray(path.read_bytes())
    data[bit // 8] ^= 1 << bit % 8
    path.write_bytes(data)


@in_loop
async def test_a_flipped_bit_changes_nothing_or_is_said(tmp_path: Path, record_property: Note) -> None:
    async with at_table(tmp_path / "sound") as rig:
        for third in ("Cy", "Cyd", "Cyd"):
            await evening(rig, third)
        state = rig.state
    path = tmp_path / "sound" / NAME
    data = path.read_bytes()
    rng = random.Random(1508)
    bits = sorted(rng.sample(range(len(data) * 8), attacks(FLIPS)))
    silent, said = 0, 0
    for bit in bits:
        folder = tmp_path / f"{bit}"
        folder.mkdir()
        (folder / NAME).write_bytes(data)
        flip(folder / NAME, bit)
        with closing(Keeper(folder)) as keeper:
            store = Store(keeper)
            if store.state == state and not store.trouble:
                silent += 1
                continue
            said += 1
            assert store.state.damage is not None or store.trouble, f"bit {bit} was not named"
            audit(store.journal)
            statistics(store.journal)
    assert silent + said == len(bits)
    assert said > 0
    record_property("tried", len(bits))
    record_property("seen", said)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"CREATE TABLE records", b"CREATE TABLE recordr"),
        (b"CREATE TABLE records", b"CREATE UABLE records"),
        (b"hash TEXT NOT NULL", b"hasi TEXT NOT NULL"),
        (b"sequence INTEGER PRIMARY", b"sequence INTEGES PRIMARY"),
        (b"'all', 'tray'", b"'alm', 'tray'"),
        (b"tablerecordsrecords", b"tablereckrdsrecords"),
        (b"audience NOT NULL", b"a\xf5dience NOT NULL"),
    ],
)
@in_loop
async def test_a_flipped_bit_in_the_text_of_the_schema_costs_nothing(
    old: bytes, new: bytes, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as rig:
        await evening(rig)
        match, head = rig.match, rig.table.head
    path = tmp_path / NAME
    data = path.read_bytes()
    assert data.count(old) == 1
    path.write_bytes(data.replace(old, new))
    async with at_table(tmp_path) as rig:
        assert rig.match == match
        assert rig.table.leads_to(head)
        assert trouble(rig).endswith(f": all its {head.sequence} records are still here.")
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 5}}))
