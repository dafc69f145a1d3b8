"""Spins in a game with virtual cards: whose they are, who may push, and that each is drawn once."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.chance import Chance
from companion.table.commands import AnswerUndo, Spin, Undo
from companion.table.errors import Refused
from companion.table.journal.records import MoveMade, SpinDrawn, SpinLanded
from companion.tray import TrayState, pages
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO
from tests.table.virtual.rig import USUAL, CardRig, at_cards, stacked

EYEBALLS = "R1* R2* R3* R4* R5* G1* B1*"
NUMBERS = "R6 R7 R8 G6 G7 G8 G9"
ALWAYS = {
    "left": {"green": 1, "black": 0, "red": 0},
    "right": {"draw-4": 1, "discard-1": 0, "draw-until": 0},
}


def deck() -> Chance:
    return stacked("eye-eye", EYEBALLS, NUMBERS, top="R9")


async def to_a_spin(rig: CardRig, *names: str) -> None:
    """The first one plays an eyeball, and has to spin."""
    await rig.sit(*names)
    await rig.deal_out()
    if ":" not in names[0]:
        await rig.go("1: play R3*")
    else:
        await rig.pass_time(1.3)
    assert rig.table.cards.spinner == rig.player(0)


def spun(rig: CardRig) -> list[str]:
    return [move for move in rig.moves if "spin" in move]


@in_loop
async def test_anybody_at_the_table_pushes_the_nose_for_the_one_whose_spin_it_is(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes", chance__weights=ALWAYS) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        assert str(rig.table.view(None).nose) == "spins the eyes for Ann"
        due = rig.sees(1).spin_due
        assert due is not None
        assert (due.seat, due.tray) == (0, "eyes")
        await rig.push_and_wait()
        await rig.until(lambda: not rig.table.spinning)
        assert spun(rig) == ["tray: spin green draw-4"]
        assert rig.faces_seen() == ("green", "draw-4")
        assert [each.kind for each in rig.asked(0)] == ["choose-player"]
        assert rig.told[-1].startswith("Ann spins: ")


@in_loop
async def test_from_afar_only_the_one_whose_spin_it_is_pushes(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        for stranger in (BO, None):
            before = rig.everything()
            with pytest.raises(Refused, match="It is Ann's spin: they push the nose"):
                await rig.table.do(Spin(), by=stranger)
            assert rig.everything() == before
        await rig.table.do(Spin(), by=ANN)
        await rig.until(lambda: not rig.table.spinning)
        assert len(spun(rig)) == 1


@in_loop
async def test_a_person_is_waited_for_as_long_as_it_takes(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        await rig.pass_time(300, step=10)
        assert not spun(rig)


@in_loop
async def test_anybody_may_push_for_a_bot(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await to_a_spin(rig, "Roby:easy", "Bo")
        await rig.table.do(Spin(), by=BO)
        await rig.until(lambda: not rig.table.spinning)
        assert len(spun(rig)) == 1


@in_loop
async def test_a_bot_spins_by_itself_after_three_seconds(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await to_a_spin(rig, "Roby:easy", "Bo")
        await rig.pass_time(2.7)
        assert not spun(rig)
        await rig.pass_time(0.3)
        await rig.until(lambda: len(spun(rig)) == 1)


@in_loop
async def test_a_bot_tries_again_when_the_tray_is_mended(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes") as rig:
        await to_a_spin(rig, "Roby:easy", "Bo")
        rig.board.latch.trip("test", "a wire is off.")
        await rig.until(lambda: rig.tray.state is TrayState.FAULT)
        await rig.pass_time(10)
        assert not spun(rig)
        await rig.push()  # clears the fault and homes the reels
        # Homing takes a while, so the bot may spin as soon as it can.
        await rig.until(lambda: rig.tray.state in (TrayState.READY, TrayState.SPINNING, TrayState.OUTCOME))
        if rig.tray.state is TrayState.READY:
            await rig.pass_time(3)
        await rig.until(lambda: len(spun(rig)) == 1)


@in_loop
async def test_a_push_when_no_spin_is_due_says_who_is_waited_for_and_changes_nothing(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes") as rig:
        await rig.sit("Ann", "Bo")
        await rig.deal_out()
        before, picture = (rig.secrets(), rig.everything()), await rig.mirrored()
        assert str(rig.table.view(None).nose) == "only shows who is next"
        await rig.push()
        await rig.calm()
        assert (rig.secrets(), rig.everything()) == before
        assert await rig.mirrored() != picture
        with pytest.raises(Refused, match="No spin is due: Ann is next"):
            await rig.table.do(Spin(), by=ANN)
        assert (rig.secrets(), rig.everything()) == before


@in_loop
async def test_a_spin_that_a_restart_cut_short_is_finished_and_becomes_the_same_move(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes") as rig:
        await to_a_spin(rig, "Ann", "Bo")
        await rig.table.do(Spin(), by=ANN)
        (drawn,) = [each for each in rig.records if isinstance(each, SpinDrawn)]
        assert not spun(rig)
    async with at_cards(tmp_path, pace=USUAL, board__profile="eyes") as rig:
        assert [each.faces for each in rig.records if isinstance(each, SpinDrawn)] == [drawn.faces]
        assert spun(rig) == [f"tray: spin {' '.join(drawn.faces)}"]
        assert rig.faces_seen() == drawn.faces
        assert rig.table.cards.spinner is None
        assert rig.told[-1].endswith("(finished after a restart).")


@in_loop
async def test_while_the_reels_turn_nothing_is_taken_back(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes") as rig:
        await rig.sit("Ann", "Bo")
        await rig.deal_out()
        await rig.go("1: play R3*")
        await rig.table.do(Undo(), by=BO)
        assert rig.table.view(0).vote is not None
        with rig.half_way():
            await rig.table.do(Spin(), by=ANN)
            assert rig.table.view(0).vote is None
            for command, by in ((AnswerUndo(yes=True), ANN), (Undo(), ANN)):
                with pytest.raises(Refused, match="A spin is on its way: wait"):
                    await rig.table.do(command, by=by)
        await rig.until(lambda: not rig.table.spinning)
        assert len(spun(rig)) == 1


@in_loop
async def test_a_landing_and_its_move_are_kept_together(tmp_path: Path) -> None:
    """A pulled plug between them would leave a spin that counts for nothing."""
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        await rig.spun()
        last = rig.records[-2:]
        assert isinstance(last[0], SpinLanded)
        assert isinstance(last[1], MoveMade)
        times = {entry.time for entry in rig.table.journal.records(since=rig.table.head.sequence - 2)}
        assert len(times) == 1


@in_loop
async def test_the_tray_asks_for_the_next_spin_and_shows_the_colour_in_play(tmp_path: Path) -> None:
    """What came out of the last spin stays until then."""
    async with at_cards(tmp_path, deck(), pace=USUAL, board__profile="eyes", chance__weights=ALWAYS) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        assert (rig.tray.state, rig.tray.who, rig.tray.colour) == (TrayState.READY, "Ann", "red")
        await rig.table.spin()
        await rig.go(rig.asked(0)[0].moves[0].move)
        assert (rig.tray.state, rig.tray.who) == (TrayState.OUTCOME, "")
        await rig.go("2: play R6", "1: play R2*")
        assert (rig.tray.state, rig.tray.who) == (TrayState.READY, "Ann")
        asks = pages.ready(0, "Ann").tobytes()
        await rig.until(lambda: rig.tray.mirror.picture == asks)
    async with at_cards(tmp_path, pace=USUAL, board__profile="eyes") as rig:
        assert (rig.tray.state, rig.tray.who, rig.tray.colour) == (TrayState.READY, "Ann", "red")


@in_loop
async def test_an_outcome_is_told_once_when_it_is_written_down_and_then_shown(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL, chance__weights=ALWAYS) as rig:
        await to_a_spin(rig, "Ann", "Bo")
        told: list[tuple[str, bool]] = []
        rig.tray.subscribe(lambda event: told.append((type(event).__name__, bool(spun(rig)))))
        rig.table.subscribe(lambda: told.append(("table", bool(spun(rig)))))
        await rig.table.do(Spin(), by=ANN)
        await rig.until(lambda: rig.tray.state is TrayState.OUTCOME)
        assert told.count(("table", True)) == 1
        assert told.index(("table", True)) < told.index(("SpinLanded", True))
        assert ("SpinLanded", False) not in told
