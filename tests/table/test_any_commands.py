"""Whatever is asked of a table, in whatever order: it is consistent, and the journal alone leads to it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.errors import TrayError
from companion.table.commands import Command, NewPlayer, Spin, StartMatch, Undo
from companion.table.journal import Head, UnknownRecord
from companion.table.journal.history import History
from companion.table.journal.records import MatchStarted, SpinDrawn, TableOpened
from companion.table.journal.state import MatchState
from companion.table.view import TableView
from tests.examples import examples
from tests.plain_data import assert_is_plain_data
from tests.table.any_commands import ANY, PLAY
from tests.table.child import plain
from tests.table.rig import TableRig, at_table

SILENT = (TableOpened, SpinDrawn)
"""Records that tell people nothing; a draw is shown when it has landed."""
STARTS = [
    StartMatch(edition=edition, players=tuple(map(NewPlayer, ("Ann", "Bo", "Cy"))), tracker=tracker)
    for edition in ("eye-eye", "mario")
    for tracker in (True, False)
]


async def ask(rig: TableRig, command: Command) -> bool:
    """Whether it was granted. If not, nothing has changed."""
    before = rig.everything()
    try:
        if isinstance(command, Spin):
            await rig.table.spin(command.tray, command.by)
        else:
            await rig.table.do(command)
    except TrayError:
        assert rig.everything() == before
        return False
    return True


def check(rig: TableRig) -> None:
    """What holds at every table at any time."""
    history = History()
    for entry in rig.table.journal.records():
        assert not isinstance(entry.record, MatchStarted) or history.state.playing is None
        history.take(entry.sequence, entry.record)
    assert plain(history.state) == plain(rig.state)
    assert rig.state.drawn is None
    if rig.state.match is not None:
        check_match(rig.state.match)
    view = rig.table.view(None)
    assert_is_plain_data(view)
    if view.match is not None:
        assert [each.seat for each in view.match.players] == list(range(len(view.match.players)))
        assert (view.match.then is None) == (view.match.turn is None)
    check_story(rig)


def check_match(match: MatchState) -> None:
    seats = [each.id for each in match.players]
    assert 2 <= len(set(seats)) == len(seats) <= 10
    assert not set(seats) & {each.id for each in match.gone}
    people = (*match.players, *match.gone)
    assert len({each.name.casefold() for each in people}) == len(people)
    for at_turn in (match.dealer, match.turn):
        assert at_turn is None or at_turn in seats
    assert match.turn is None or match.tracker
    for player, total in match.totals.items():
        assert total == sum(each.scored.points.get(player, 0) for each in match.rounds)
    assert [each.scored.round for each in match.rounds] == list(range(1, len(match.rounds) + 1))
    assert match.ended or not match.winners
    assert set(match.winners) <= {each.id for each in people}
    assert not (match.ended and match.paused is not None)


def check_story(rig: TableRig) -> None:
    """Every record that people can see is told, in a line."""
    lines = [(line.at, line.kind) for line in rig.table.lines(None) if line.text]
    told = [
        (sequence, record.kind)
        for sequence, record in enumerate(rig.records, 1)
        if not isinstance(record, (*SILENT, UnknownRecord))
    ]
    assert lines == told


def comparable(view: TableView) -> TableView:
    """Without what a restart adds by itself, and what the tray's menu alone says: what a mere push spins."""
    nose = view.nose if view.match is not None and not view.match.ended else ""
    return replace(view, at=0, head=Head(), nose=nose)


def play(*sittings: Sequence[Command]) -> None:
    """Each in a table of its own, on the same journal."""

    async def story() -> None:
        with tempfile.TemporaryDirectory() as folder:
            before: tuple[bytes, TableView] | None = None
            for commands in sittings:
                async with at_table(Path(folder)) as rig:
                    if before is not None:
                        assert (plain(rig.state), comparable(rig.table.view(None))) == before
                    for command in commands:
                        await ask(rig, command)
                        check(rig)
                    before = plain(rig.state), comparable(rig.table.view(None))

    asyncio.run(story())


@settings(max_examples=examples(60), deadline=None)
@given(st.lists(st.lists(ANY, max_size=12), min_size=1, max_size=3))
def test_any_commands_leave_a_consistent_table_that_a_restart_brings_back(
    sittings: list[list[Command]],
) -> None:
    play(*sittings, [])


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from(STARTS), st.lists(PLAY | st.builds(Undo), max_size=30))
def test_any_play_of_a_match_leaves_a_consistent_table_that_a_restart_brings_back(
    start: StartMatch, commands: list[Command]
) -> None:
    play([start, *commands], [])


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from(STARTS), st.lists(PLAY, max_size=15), st.integers(1, 15), st.booleans())
def test_whoever_takes_acts_back_and_does_them_again_gets_the_same_chance(
    start: StartMatch, commands: list[Command], acts: int, restart: bool
) -> None:
    async def story() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with at_table(Path(folder)) as rig:
                await ask(rig, start)
                granted = [as_done(rig, command) for command in commands if await ask(rig, command)]
                before = told(rig)
                again = granted[-acts:]
                for _ in again:
                    await rig.do(Undo())
                if not restart:
                    await redo(rig, again, before)
            if restart:
                async with at_table(Path(folder)) as rig:
                    await redo(rig, again, before)

    async def redo(rig: TableRig, again: list[Command], before: object) -> None:
        for command in again:
            assert await ask(rig, command)
        assert told(rig) == before
        check(rig)

    asyncio.run(story())


def as_done(rig: TableRig, command: Command) -> Command:
    """A spin of whatever the tray's menu says is another one after a spin of the other kind."""
    return replace(command, tray=rig.tray.kind) if isinstance(command, Spin) else command


def told(rig: TableRig) -> object:
    """The table without the numbers of records, which are new ones."""
    match = rig.page
    spin = rig.state.spin
    return match, spin and (spin.faces, spin.spinner, spin.chosen, spin.told)
