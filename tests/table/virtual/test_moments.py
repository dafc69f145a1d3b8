"""Moments in which much happens at once: nothing gets stuck, and nothing is done twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.sentences import Sentence
from companion.table.commands import AnswerUndo, EndMatch, HandOver, Pause, Resume, Undo
from companion.table.errors import Refused
from companion.table.journal import Addressed, Head, JournalBroken, Record
from companion.table.journal.records import Paused, WrittenAgain
from companion.table.pipeline import DISK_S
from tests.hal.rig import in_loop, settled
from tests.table.rig import ANN, BO, CY
from tests.table.test_broken_journal import scratch
from tests.table.virtual.rig import USUAL, CardRig, at_cards, stacked
from tests.table.virtual.test_races import table as at_a_race
from tests.table.virtual.test_races import to_the_race
from tests.table.virtual.test_spins import deck, to_a_spin

HANDS = "R1 R2 R3 R4 R5 R6 R7", "R8 B2 B3 B4 B5 B6 B7"
THREE = "R1 R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"


@contextmanager
def slow_disk(rig: CardRig) -> Iterator[None]:
    """What is written now is being written until the end of this."""
    keep, written = rig.keeper._keep, threading.Event()

    def wait(records: tuple[Record | Addressed, ...]) -> Head:
        written.wait()
        return keep(records)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rig.keeper, "_keep", wait)
        try:
            yield
        finally:
            written.set()


async def with_a_bot(rig: CardRig) -> None:
    """Ann has played, and it is the bot's turn."""
    await rig.sit("Ann", "Coral:easy", edition="mario")
    await rig.deal_out()
    await rig.go("1: play R1")


# Pauses


@in_loop
async def test_a_push_that_comes_as_the_match_is_paused_draws_nothing(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        with slow_disk(rig):
            pause = asyncio.ensure_future(rig.table.do(Pause()))
            await settled()
            push = asyncio.ensure_future(rig.table.spin())
            await settled()
        await pause
        with pytest.raises(Refused, match="paused: resume it first"):
            await push
        assert rig.state.drawn is None
        await rig.do(Resume())


@in_loop
async def test_a_spin_that_was_drawn_lands_even_if_the_match_is_paused(tmp_path: Path) -> None:
    """As a journal may have it that an earlier companion wrote: nothing else could be done any more."""
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes") as rig:
        await to_a_spin(rig, "Ann", "Bo")
        with rig.half_way():
            spin = asyncio.ensure_future(rig.table.spin())
            await rig.until(lambda: rig.state.drawn is not None)
            await rig.table._pipeline.run(lambda: (Paused(reason=""),))
        await spin
        assert rig.state.drawn is None
        await rig.do(Resume())


# Those who look on


@in_loop
async def test_a_listener_that_fails_keeps_no_bot_from_moving(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_cards(tmp_path, stacked("mario", *HANDS, top="R9"), pace=USUAL) as rig:
        told: list[int] = []

        def fail() -> None:
            raise OSError("the page is gone")

        rig.table.subscribe(fail)
        rig.table.subscribe(lambda: told.append(rig.table.head.sequence))
        await with_a_bot(rig)
        await rig.pass_time(10, step=0.5)
        assert rig.moves[1].startswith("2: ")
        assert told[-1] == rig.table.head.sequence
        assert "the page is gone" in caplog.text


@in_loop
async def test_pages_hear_of_a_new_match_with_everybody_there(tmp_path: Path) -> None:
    async with at_cards(tmp_path, stacked("mario", *THREE, top="R9"), pace=USUAL) as rig:
        await rig.sit("Ann", "Bo", "Cy", edition="mario")
        await rig.deal_out()
        for player in (ANN, BO, CY):
            rig.table.set_present(player, True)
        rig.table.set_present(BO, False)
        await rig.pass_time(120, step=2)
        assert rig.table.attendance.bot_at(1)
        await rig.do(EndMatch())
        heard: list[str] = []
        rig.table.subscribe(lambda: heard.append(rig.table.attendance.bot_at(1)))
        await rig.sit("Ann", "Bo", "Cy", edition="mario")
        assert heard[0] == ""


# Races


@in_loop
async def test_a_yell_in_the_moment_in_which_the_race_ends_neither_counts_nor_harms(tmp_path: Path) -> None:
    async with at_a_race(tmp_path) as rig:
        await to_the_race(rig)
        await rig.move("3: yell")
        await rig.pass_time(0.3)
        await rig.move("2: yell")
        await settled()
        late = rig.ask("1: yell")
        rig.clock.advance(0.2)
        await asyncio.gather(late, return_exceptions=True)
        await rig.until(lambda: any("first" in move for move in rig.moves) or rig.match.paused is not None)
        await rig.rest()
        assert rig.match.paused is None
        assert sum("first" in move for move in rig.moves) == 1


# Seats


@in_loop
async def test_a_bot_whose_seat_is_being_taken_does_not_move(tmp_path: Path) -> None:
    async with at_cards(tmp_path, stacked("mario", *HANDS, top="R9"), pace=USUAL) as rig:
        await with_a_bot(rig)
        with slow_disk(rig):
            taken = asyncio.ensure_future(rig.table.do(HandOver(player=rig.player(1), bot="")))
            await settled()
            rig.clock.advance(2)
            await settled()
        await taken
        await rig.pass_time(5)
        assert rig.moves == ["1: play R1"]
        assert rig.match.paused is None


# The vote about an undo


async def to_a_vote(rig: CardRig) -> None:
    await rig.sit("Ann", "Bo", "Cy", edition="mario")
    await rig.deal_out()
    await rig.go("1: play R1")
    await rig.table.do(Undo(), by=rig.player(1))


@in_loop
async def test_an_answer_just_before_the_end_of_a_vote_keeps_it_alive(tmp_path: Path) -> None:
    async with at_cards(tmp_path, stacked("mario", *THREE, top="R9"), pace=USUAL) as rig:
        await to_a_vote(rig)
        with slow_disk(rig):
            sound = asyncio.ensure_future(rig.table.remember_sound(True))
            await settled()
            yes = asyncio.ensure_future(rig.table.do(AnswerUndo(yes=True), by=rig.player(0)))
            await settled()
            rig.clock.advance(31)
            await settled()
        await asyncio.gather(sound, yes)
        await rig.rest()
        vote = rig.table.view(0).vote
        assert vote is not None
        assert vote.waiting == (rig.player(2),)


@in_loop
async def test_a_vote_ends_with_the_journal_that_it_is_about(tmp_path: Path) -> None:
    async with at_cards(tmp_path, stacked("mario", *THREE, top="R9"), pace=USUAL) as rig:
        await to_a_vote(rig)
        scratch(tmp_path)
        await rig.table.remember_sound(True)
        assert rig.table.view(0).vote is None


# A disk that fails


@in_loop
async def test_a_game_follows_into_the_journal_that_begins_when_the_disk_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_cards(tmp_path, stacked("mario", *THREE, top="R9"), pace=USUAL) as rig:
        await rig.start("Zed", "Yan")  # so that records get other numbers
        await rig.do(EndMatch())
        await rig.sit("Ann", "Bo", "Cy", edition="mario")
        await rig.deal_out()
        keeper, keep = rig.keeper, rig.keeper._keep
        keeper.journal, keeper.trouble = keeper.journal.unkept(), Sentence("The disk is full.")
        monkeypatch.setattr(keeper, "_back_to_disk", lambda: None)
        await rig.table.remember_sound(True)
        monkeypatch.undo()

        def break_once(records: tuple[Record | Addressed, ...]) -> Head:
            if any(isinstance(each, WrittenAgain) for each in records):
                monkeypatch.undo()
                raise JournalBroken("It is damaged.")
            return keep(records)

        monkeypatch.setattr(keeper, "_keep", break_once)
        await rig.pass_time(DISK_S + 1, step=1)
        assert not keeper.trouble
        assert rig.table.view(0).game is not None
        assert rig.game.record == rig.match.record
        await rig.go("1: play R1")
