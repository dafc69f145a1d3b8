"""A damaged journal is kept aside, and play goes on in a new one, even in the middle of a match."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.rules.faces import DRAW_4, GREEN, RED
from companion.table.commands import (
    CallColour,
    ChoosePlayer,
    CorrectRound,
    DrawDealer,
    EndMatch,
    Join,
    Leave,
    NameDealer,
    NewPlayer,
    PassTurn,
    Pause,
    PenaliseUno,
    Rename,
    ScoreRound,
    Spin,
    Undo,
)
from companion.table.journal import Head, JournalBroken, open_journal
from companion.table.journal.opening import NAME
from companion.table.journal.records import JournalSetAside
from companion.table.reports.statistics import statistics
from companion.tray import SpinLanded
from tests.hal.rig import in_loop
from tests.table.journal.test_troubles import DAMAGES, without_text
from tests.table.rig import ANN, BO, CY, TableRig, at_table
from tests.table.troubles import (
    IN_MEMORY,
    failing_disk,
    is_there_after_a_restart,
    play,
    same,
    trouble,
    written,
)
from tests.tray.rig import falling


@pytest.mark.parametrize("damage", [*DAMAGES, without_text])
@in_loop
async def test_a_damaged_journal_is_kept_aside_and_a_new_one_begun(
    damage: Callable[[Path], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_table(tmp_path) as rig:
        for _ in range(40):
            await rig.start()
            await rig.do(Pause(reason="1: play"), EndMatch())
    damage(tmp_path / NAME)
    damaged = (tmp_path / NAME).read_bytes()
    async with at_table(tmp_path) as rig:
        (aside,) = (each for each in tmp_path.glob(f"{NAME}.broken-*") if not each.name.endswith("-wal"))
        assert aside.read_bytes() == damaged
        assert "is damaged" in caplog.text
        (said,) = (each for each in rig.records if isinstance(each, JournalSetAside))
        assert (said.file, said.told_again, said.kept) == (aside.name, False, rig.records.index(said))
        assert trouble(rig) == rig.last_line
        assert trouble(rig).startswith(f"The journal was damaged and is kept aside as {aside.name}: ")
        assert ("nothing in it can be read" in trouble(rig)) == (rig.state.match is None) == (said.kept == 0)
        await rig.start()
        assert trouble(rig) == ""
        await play(rig)
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_a_damaged_journal_on_a_disk_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    open_journal(tmp_path).close()
    (tmp_path / NAME).write_bytes(b"nonsense" * 100)
    with failing_disk():
        async with at_table(tmp_path) as rig:
            assert trouble(rig).endswith(IN_MEMORY)
            await rig.start()
            await play(rig)
            assert rig.totals["Bo"] == 12


def scratch(folder: Path) -> None:
    """Damage the journal under the hands of the companion that plays."""
    path = folder / NAME
    with closing(sqlite3.connect(path)) as other:
        # Everything into one file, so that the companion looks at that again.
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))


BREAKING: dict[str, Callable[[TableRig], Awaitable[object]]] = {
    "colour": lambda rig: rig.do(CallColour(colour="green")),
    "round": lambda rig: rig.do(ScoreRound(winner=BO, left={CY: {"points": 30}})),
    "correction": lambda rig: rig.do(CorrectRound(round=1, winner=CY, left={ANN: {"points": 30}})),
    "last round": lambda rig: rig.do(ScoreRound(winner=BO, left={CY: {"points": 500}})),
    "undo": lambda rig: rig.do(Undo()),
    "spin": lambda rig: rig.spun(by=ANN),
    "choice": lambda rig: rig.do(ChoosePlayer(player=CY)),
    "dealer": lambda rig: rig.do(DrawDealer()),
    "join": lambda rig: rig.do(Join(player=NewPlayer("Ed"), seat=1)),
    "pause": lambda rig: rig.do(Pause(reason="tea")),
    "end": lambda rig: rig.do(EndMatch()),
}


async def busy_match(rig: TableRig) -> None:
    """Everything that a match can have: two rounds, somebody gone, dealer, turn, colour, penalty, outcome."""
    await rig.start("Ann", "Bo", "Cy", "Di", tracker=True, target=400)
    await rig.do(NameDealer(player=ANN), ScoreRound(winner=BO, left={CY: {"7": 3}}))
    await rig.do(ScoreRound(winner=None), Leave(player="p4"))
    await rig.do(PassTurn(turn_around=True), CallColour(colour="blue"), PenaliseUno(player=CY, caught_by=ANN))
    await rig.tell("green", "draw-4", by=BO)


@pytest.mark.parametrize("act", BREAKING)
@in_loop
async def test_a_journal_that_breaks_in_mid_match_costs_nothing_that_counts(act: str, tmp_path: Path) -> None:
    async with at_table(tmp_path / "sound", falling(GREEN, DRAW_4)) as rig:
        await busy_match(rig)
        await BREAKING[act](rig)
        counts = what_counts(rig)
    async with at_table(tmp_path / "broken", falling(GREEN, DRAW_4)) as rig:
        await busy_match(rig)
        scratch(tmp_path / "broken")
        await BREAKING[act](rig)
        (aside,) = (tmp_path / "broken").glob(f"{NAME}.broken-*")
        (told,) = (each for each in rig.records if isinstance(each, JournalSetAside))
        assert told == JournalSetAside(file=aside.name, told_again=True)
        assert trouble(rig) == ""
        assert what_counts(rig) == counts
        await rig.do(Rename(player=ANN, name="Anna"))
        state = rig.state
    await is_there_after_a_restart(tmp_path / "broken", state)


def what_counts(rig: TableRig) -> object:
    """All but the numbers of records, how a spin landed, and that a round had been corrected."""
    view = rig.table.view(None)
    rounds = tuple(replace(each, corrected=False) for each in rig.rounds)
    spin = view.spin and (view.spin.faces, view.spin.text, view.spin.spinner, view.spin.chosen)
    return view.match, rounds, spin, view.spinning, view.nose


@in_loop
async def test_chance_stays_drawn_when_the_journal_breaks(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(RED, GREEN, DRAW_4)) as rig:
        await rig.start()
        await rig.do(DrawDealer())
        dealer = rig.dealer()
        await rig.spun()
        await rig.do(Undo(), Undo())
        scratch(tmp_path)
        await rig.do(CallColour(colour="red"))
        assert (await rig.spun()).ids == ("green", "draw-4")
        await rig.do(DrawDealer())
        assert rig.dealer() == dealer


@in_loop
async def test_a_spin_lands_although_the_journal_breaks_while_the_reels_turn(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.start()
        with rig.half_way():
            await rig.do(Spin(by=BO))
            scratch(tmp_path)
        await rig.until(lambda: not (rig.table.spinning or rig.table.one_at_a_time.locked()))
        assert rig.state.spin is not None
        assert (rig.state.spin.faces, rig.state.spin.spinner) == (("green", "draw-4"), BO)
        assert rig.faces_seen() == ("green", "draw-4")
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_a_journal_that_breaks_on_a_failing_disk_stops_nobody_and_is_written_later(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as rig:
        await busy_match(rig)
        scratch(tmp_path)
        totals = rig.totals
        with failing_disk():
            await rig.do(CallColour(colour="green"))
            assert trouble(rig).endswith(IN_MEMORY)
            await play(rig)
        assert rig.totals == totals | {"Bo": totals["Bo"] + 12}
        await rig.do(CallColour(colour="red"))
        assert trouble(rig) == ""
        assert rig.last_line == "The disk works again, and everything is written down."
        (aside,) = tmp_path.glob(f"{NAME}.broken-*")
        assert JournalSetAside(file=aside.name, told_again=True) in rig.records
        assert written(tmp_path) == rig.table.head.sequence
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


def spoil(folder: Path, since: int) -> None:
    """Damage the journal from a record on, while nobody plays."""
    with closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("UPDATE records SET hash = CAST(x'ff' AS TEXT) WHERE sequence >= ?", (since,))
        other.commit()


@in_loop
async def test_what_can_be_read_of_a_journal_that_is_found_damaged_goes_on(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await busy_match(rig)
        state, head = rig.state, rig.table.head
        await rig.do(ScoreRound(winner=BO, left={CY: {"points": 30}}))
    spoil(tmp_path, since=head.sequence + 1)
    async with at_table(tmp_path) as rig:
        assert same(replace(rig.state, match=replace(rig.match, doubt=(), torn=0)), state)
        assert [each.record for each in rig.match.doubt] == [head.sequence + 1]
        assert rig.table.leads_to(head)
        (aside,) = (each for each in tmp_path.glob(f"{NAME}.broken-*") if not each.name.endswith("-wal"))
        assert trouble(rig) == rig.last_line
        assert rig.last_line == (
            f"The journal was damaged and is kept aside as {aside.name}: "
            f"its first {head.sequence} records are still here, what came after is lost, so check the scores."
        )
        assert str(rig.table.to_take_back).startswith("Bo spins by hand")
    async with at_table(tmp_path) as rig:
        assert "check the scores" in trouble(rig)
        await rig.do(ScoreRound(winner=BO, left={CY: {"points": 30}}))
        assert trouble(rig) == ""
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_earlier_matches_stay_in_the_figures_when_the_journal_breaks_in_mid_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=ANN, left={BO: {"points": 500}}))
        head = rig.table.head
        await busy_match(rig)
        before = statistics(rig.table.journal)

        def broken(*records: object) -> Head:
            raise JournalBroken("The journal is damaged.")

        monkeypatch.setattr(rig.keeper.journal, "append", broken)
        await rig.do(CallColour(colour="green"))
        (told,) = (each for each in rig.records if isinstance(each, JournalSetAside))
        assert (told.kept, told.told_again) == (head.sequence, True)
        assert rig.table.leads_to(head)
        after = statistics(rig.table.journal)
        assert (after.matches, after.rounds, after.spins) == (before.matches, before.rounds, before.spins)


@in_loop
async def test_a_spin_that_lands_as_the_journal_breaks_is_shown_as_it_landed(tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start("Ann", "Bo")
        with rig.half_way():
            spin = asyncio.ensure_future(rig.table.spin())
            await rig.until(lambda: rig.state.drawn is not None)
            scratch(tmp_path)
        landed = await spin
        assert isinstance(rig.tray.last, SpinLanded)
        assert rig.tray.last.landed == landed.landed
