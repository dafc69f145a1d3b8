"""A disk that is full, read-only, damaged or failing: said so, play goes on, and is written down later."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
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
from companion.table.journal import JournalBusy, open_journal, read_journal, schema
from companion.table.journal.opening import NAME
from companion.table.journal.records import JournalSetAside
from companion.table.keeping import Keeper
from companion.table.state import State
from companion.table.view import TableView
from tests.hal.rig import in_loop
from tests.table.journal.test_troubles import DAMAGES
from tests.table.rig import ANN, BO, CY, TableRig, at_table
from tests.tray.rig import falling

IN_MEMORY = "Until then everything is kept in memory only."


async def play(rig: TableRig) -> None:
    """A round, a colour and a spin that somebody takes back."""
    await rig.do(NameDealer(player=ANN), ScoreRound(winner=BO, left={CY: {"points": 12}}))
    await rig.spun(by=CY)
    await rig.do(Undo(), CallColour(colour="blue"))


def trouble(rig: TableRig) -> str:
    return rig.table.view(None).trouble


def written(folder: Path) -> int:
    """How many records are on the disk."""
    with read_journal(folder) as journal:
        assert journal.verify().ok
        return journal.head.sequence


async def is_there_after_a_restart(folder: Path, state: State) -> None:
    async with at_table(folder) as rig:
        assert same(rig.state, state)
        assert trouble(rig) == ""
        assert rig.table.journal.verify().ok


def same(one: State, other: State) -> bool:
    return (one.match, one.spin, one.drawn, one.muted) == (other.match, other.spin, other.drawn, other.muted)


# No room


def fill_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk with room for so many pages, which something else takes up."""
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
    assert written(tmp_path) == head.sequence
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


@contextmanager
def failing_disk() -> Iterator[None]:
    """No write gets through, as far as this process is concerned."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


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


# Damage


def without_text(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        columns = "sequence, time, 'all' AS audience, salt, NULL AS body, hash"
        other.execute(f"CREATE TABLE damaged AS SELECT {columns} FROM records")
        other.execute("DROP TABLE records")
        other.execute("ALTER TABLE damaged RENAME TO records")
        other.commit()


@pytest.mark.parametrize("damage", [*DAMAGES, without_text])
@in_loop
async def test_a_damaged_journal_is_kept_aside_and_a_new_one_begun(
    damage: Callable[[Path], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        for _ in range(40):
            await rig.do(Pause(reason="1: play"), Undo())
    damage(tmp_path / NAME)
    damaged = (tmp_path / NAME).read_bytes()
    async with at_table(tmp_path) as rig:
        (aside,) = (each for each in tmp_path.glob(f"{NAME}.broken-*") if not each.name.endswith("-wal"))
        assert aside.read_bytes() == damaged
        assert rig.state.match is None
        assert "is damaged" in rig.keeper.damaged
        assert rig.last_line == f"The journal was damaged and is kept aside as {aside.name}."
        assert trouble(rig) == ""
        await rig.start()
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
        view = rig.table.view(None)
    async with at_table(tmp_path / "broken", falling(GREEN, DRAW_4)) as rig:
        await busy_match(rig)
        scratch(tmp_path / "broken")
        await BREAKING[act](rig)
        (aside,) = (tmp_path / "broken").glob(f"{NAME}.broken-*")
        assert rig.records[0] == JournalSetAside(file=aside.name)
        assert what_counts(rig.table.view(None)) == what_counts(view)
        await rig.do(Rename(player=ANN, name="Anna"))
        state = rig.state
    await is_there_after_a_restart(tmp_path / "broken", state)


def what_counts(view: TableView) -> object:
    """All but the numbers of records, how a spin landed, and that a round had been corrected."""
    assert view.match is not None
    rounds = tuple(replace(each, corrected=False) for each in view.match.rounds)
    spin = view.spin and (view.spin.faces, view.spin.text, view.spin.spinner, view.spin.chosen)
    return replace(view.match, rounds=rounds), spin, view.spinning, view.nose


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
        await rig.do(Spin(by=BO))
        scratch(tmp_path)
        await rig.until(lambda: not (rig.table.spinning or rig.table.one_at_a_time.locked()))
        assert rig.state.spin is not None
        assert (rig.state.spin.faces, rig.state.spin.spinner) == (("green", "draw-4"), BO)
        assert rig.faces_seen() == ("green", "draw-4")
        state = rig.state
    await is_there_after_a_restart(tmp_path, state)


@in_loop
async def test_a_journal_that_breaks_on_a_failing_disk_stops_nobody(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await busy_match(rig)
        scratch(tmp_path)
        totals = rig.totals
        with failing_disk():
            await rig.do(CallColour(colour="green"))
            assert trouble(rig).endswith(IN_MEMORY)
            await play(rig)
        assert rig.totals == totals | {"Bo": totals["Bo"] + 12}


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
