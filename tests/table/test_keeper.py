"""A disk that is full, read-only or failing: said so, play goes on, and is written down later."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.rules.faces import DRAW_4, GREEN, RED
from companion.table.commands import (
    CallColour,
    ScoreRound,
)
from companion.table.journal import JournalBusy, open_journal, read_journal, schema
from companion.table.journal.keeper import Keeper
from companion.table.journal.opening import NAME
from companion.table.pipeline import DISK_S
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, at_table
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

# No file any more


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no file that is open")
@in_loop
async def test_a_folder_that_is_deleted_while_people_play_is_written_anew(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with at_table(folder) as rig:
        await rig.start(tracker=True)
        await play(rig)
        shutil.rmtree(folder)
        await rig.do(CallColour(colour="red"))
        assert "was deleted or replaced while it was in use" in trouble(rig)
        assert trouble(rig).endswith(IN_MEMORY)
        await rig.do(CallColour(colour="blue"))
        assert trouble(rig) == ""
        state = rig.state
    await is_there_after_a_restart(folder, state)


# No room


def fill_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk with room for n pages, which something else fills."""
    open_journal(folder).close()
    with closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("CREATE TABLE ballast AS SELECT zeroblob(60000) AS room")
        other.commit()
        (pages,) = other.execute("PRAGMA page_count").fetchone()
    monkeypatch.setitem(schema.PRAGMAS, "max_page_count", pages + 1)


def make_room(folder: Path) -> None:
    with closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("DROP TABLE ballast")
        other.commit()


@in_loop
async def test_a_match_goes_on_while_the_disk_is_full_and_is_written_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_up(tmp_path, monkeypatch)
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        while not trouble(rig):
            await play(rig)
        assert "There is no room for the journal" in trouble(rig)
        assert "free some space" in trouble(rig)
        assert trouble(rig).endswith(IN_MEMORY)
        kept, rounds = written(tmp_path), len(rig.match.rounds)
        await play(rig)
        assert len(rig.match.rounds) == rounds + 1
        assert written(tmp_path) == kept < rig.table.head.sequence
        make_room(tmp_path)
        await rig.do(CallColour(colour="red"))
        assert trouble(rig) == ""
        assert written(tmp_path) == rig.table.head.sequence
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_what_is_in_memory_is_written_at_the_end_if_that_is_possible_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_up(tmp_path, monkeypatch)
    async with at_table(tmp_path) as rig:
        await rig.start()
        while not trouble(rig):
            await play(rig)
        make_room(tmp_path)
        state, head = rig.state, rig.table.head
    assert written(tmp_path) == head.sequence + 1
    await is_there_after_a_restart(tmp_path, state)


# No permission


@pytest.fixture(params=["no folder", "no lock"])
def locked_out(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, Callable[[], None]]]:
    """A folder that cannot be written, and what mends that. (Root may write wherever there is a folder.)"""
    folder = tmp_path / "data"
    if request.param == "no folder":
        folder.touch()
        yield folder, folder.unlink
    else:
        (folder / "journal.lock").mkdir(parents=True)
        yield folder, (folder / "journal.lock").rmdir


@in_loop
async def test_a_table_without_a_place_to_write_plays_and_writes_later(
    locked_out: tuple[Path, Callable[[], None]],
) -> None:
    folder, mend = locked_out
    async with at_table(folder) as rig:
        assert "cannot be written" in trouble(rig)
        assert trouble(rig).endswith(IN_MEMORY)
        await rig.start(tracker=True)
        await play(rig)
        assert trouble(rig)
        mend()
        await play(rig)
        assert trouble(rig) == ""
        assert written(folder) == rig.table.head.sequence
        state = rig.state
    await is_there_after_a_restart(folder, state)


@in_loop
async def test_a_match_that_can_only_be_read_goes_on_in_memory(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await play(rig)
        state, kept = rig.state, rig.table.head.sequence
    (tmp_path / "journal.lock").unlink()
    (tmp_path / "journal.lock").mkdir()
    async with at_table(tmp_path) as rig:
        assert same(rig.state, state)
        assert "cannot be written" in trouble(rig)
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 8}}))
        assert written(tmp_path) == kept
        state = rig.state
        (tmp_path / "journal.lock").rmdir()
    await is_there_after_a_restart(tmp_path, state)


# A failing disk


@in_loop
async def test_a_disk_that_fails_in_mid_match_stops_nobody(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4, RED, DRAW_4)) as rig:
        await rig.start()
        await play(rig)
        kept = rig.table.head
        with failing_disk():
            await rig.do(CallColour(colour="green"))
            assert "The disk could not keep this" in trouble(rig)
            assert trouble(rig).endswith(IN_MEMORY)
            await rig.spun(by=BO)
            assert rig.state.spin is not None
            assert rig.state.spin.faces == ("green", "draw-4")
            await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 8}}))
        assert written(tmp_path) == kept.sequence
        await rig.do(CallColour(colour="red"))
        assert trouble(rig) == ""
        assert rig.table.leads_to(kept)
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_a_table_that_begins_on_a_failing_disk_plays_in_memory(tmp_path: Path) -> None:
    with failing_disk():
        async with at_table(tmp_path / "data") as rig:
            assert trouble(rig).endswith(IN_MEMORY)
            await rig.start()
            await play(rig)
            assert rig.totals["Bo"] == 12


@in_loop
async def test_what_is_in_memory_is_written_by_itself_once_the_disk_works(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        with failing_disk():
            await rig.do(CallColour(colour="green"))
            kept = written(tmp_path)
            await rig.wait(DISK_S + 1)
            await rig.until(lambda: not rig.table.one_at_a_time.locked())
            assert trouble(rig).endswith(IN_MEMORY)
        told: list[str] = []
        rig.table.subscribe(lambda: told.append(trouble(rig)))
        await rig.wait(DISK_S + 1)
        await rig.until(lambda: told == [""])
        assert rig.last_line == "The disk works again, and everything is written down."
        assert str(rig.table.to_take_back) == "Green is called."
        assert written(tmp_path) == rig.table.head.sequence == kept + 2
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_a_journal_that_could_not_be_read_in_time_makes_way_for_what_is_played(tmp_path: Path) -> None:
    folder, away = tmp_path / "data", tmp_path / "away"
    async with at_table(folder) as rig:
        await rig.start("Zoe", "Yan")
        head = rig.table.head
    folder.rename(away)
    folder.touch()
    async with at_table(folder) as rig:
        await rig.start("Ann", "Bo")
        folder.unlink()
        away.rename(folder)
        await rig.do(CallColour(colour="red"))
        assert trouble(rig) == ""
        (aside,) = folder.glob(f"{NAME}.broken-*")
        assert rig.last_line == (
            "The disk works again, and everything is written down; "
            f"the journal that was there before is kept aside as {aside.name}."
        )
        assert rig.seats == "Ann Bo"
        state = rig.state
    await is_there_after_a_restart(folder, state)
    (folder / NAME).unlink()
    aside.rename(folder / NAME)
    with read_journal(folder) as before:
        assert before.leads_to(head)


# Two companions


@in_loop
async def test_a_second_companion_is_turned_away_and_the_first_plays_on(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        with pytest.raises(JournalBusy, match=r"Another Tray Companion .* play with that one, end it, or"):
            Keeper(tmp_path)
        await play(rig)
        assert trouble(rig) == ""
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)
