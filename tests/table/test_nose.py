"""The nose at a table: what a push does in every row of the table in `nose`, and that a page is told so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.rules.faces import DRAW_4, GREEN, RED, WAR
from companion.table.commands import EndMatch, NameDealer, Pause, ScoreRound, Spin
from companion.table.journal.records import DealerDrawn, Resumed, SpinDrawn, SpinLanded, TurnPassed
from companion.tray import TrayEvent, TrayState
from tests.chance.scripted import scripted_chance
from tests.hal.rig import in_loop, settled
from tests.table.rig import ANN, BO, TableRig, at_table
from tests.tray.rig import falling

WITHOUT_REELS = ("corn", "monster-high", "mario")
WON = ScoreRound(winner=ANN, left={BO: {"points": 500}})


async def push(rig: TableRig, meaning: str) -> None:
    """A page says what a push would do; then somebody does."""
    assert str(rig.table.view(None).nose) == meaning
    await rig.wait(1.0)  # an outcome stays that long at least
    before = rig.table.head
    await rig.push()
    if meaning != "shows the scores":
        await rig.until(lambda: rig.table.head != before and not rig.table.spinning)
    await settled()


@in_loop
async def test_without_a_match_a_push_spins_what_the_menu_says(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4, WAR), board__profile="both") as rig:
        await push(rig, "spins the eyes")
        assert rig.last_line == "A spin: anyone the spinner chooses draws 4 cards."
        rig.tray.kind = "wheel"
        await push(rig, "spins the wheel")
        assert rig.state.spin is not None
        assert rig.state.spin.faces == rig.faces_seen() == ("war",)


@pytest.mark.parametrize(("edition", "kind"), [("eye-eye", "eyes"), ("spin", "wheel")])
@in_loop
async def test_in_an_edition_with_reels_a_push_is_always_a_spin(
    edition: str, kind: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path, board__profile="both") as rig:
        await rig.start(edition=edition, tracker=True)
        await push(rig, f"spins the {kind}")
        await rig.do(NameDealer(player=ANN))
        await push(rig, f"spins the {kind} for Bo")
        assert rig.state.spin is not None
        assert rig.state.spin.spinner == BO
        await rig.do(Pause())
        await push(rig, f"spins the {kind} for Bo")
        assert rig.page.paused == ""
        await rig.do(EndMatch())
        await push(rig, f"spins the {kind}")
        assert sum(isinstance(each, SpinLanded) for each in rig.records) == 4


@pytest.mark.parametrize("edition", WITHOUT_REELS)
@in_loop
async def test_without_reels_a_push_draws_the_dealer_and_then_passes_the_turn(
    edition: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path, scripted_chance(b"\x02"), board__profile="eyes") as rig:
        await rig.start(edition=edition, tracker=True)
        await push(rig, "draws the dealer")
        assert isinstance(rig.records[-1], DealerDrawn)
        assert (rig.dealer(), rig.turn()) == ("Cy", "Ann")
        await push(rig, "passes the turn to Bo")
        assert rig.records[-1:] == [TurnPassed(to=BO, direction="clockwise")]
        assert rig.turn() == "Bo"
        await rig.do(Pause(reason="tea"))
        await push(rig, "goes on with the match")
        assert isinstance(rig.records[-1], Resumed)
        assert rig.page.paused is None


@pytest.mark.parametrize("edition", WITHOUT_REELS)
@in_loop
async def test_without_reels_and_tracker_a_push_shows_the_scores(edition: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start(edition=edition)
        await rig.do(NameDealer(player=ANN))
        before = rig.everything()
        await push(rig, "shows the scores")
        assert rig.everything() == before
        assert await rig.mirrored() == rig.table.scores_page(rig.match).tobytes()


@in_loop
async def test_without_reels_a_push_spins_once_the_match_is_over(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(RED, DRAW_4), board__profile="eyes") as rig:
        await rig.start(edition="mario")
        await rig.do(WON)
        assert rig.winners == ["Ann"]
        await push(rig, "spins the eyes")
        assert isinstance(rig.records[-1], SpinLanded)


@in_loop
async def test_a_spin_that_was_cut_short_is_finished_by_itself_after_a_restart(tmp_path: Path) -> None:
    await leave_a_spin_half_done(tmp_path)
    async with at_table(tmp_path, falling(), board__profile="eyes") as rig:
        assert rig.state.spin is not None
        assert rig.state.spin.faces == rig.faces_seen() == ("green", "draw-4")
        assert (rig.state.spin.spinner, rig.tray.state) == (BO, TrayState.OUTCOME)
        assert rig.last_line.endswith("(finished after a restart).")


@in_loop
async def test_a_spin_that_was_cut_short_is_finished_by_a_push_if_the_tray_could_not(tmp_path: Path) -> None:
    await leave_a_spin_half_done(tmp_path)
    async with at_table(tmp_path, falling(), broken="a wire is off.", board__profile="eyes") as rig:
        assert rig.tray.state is TrayState.FAULT
        for command in (WON, EndMatch()):
            await rig.refused(command, "A spin was cut short: push the nose to finish it")
        await rig.push()  # clears the fault and homes the reels
        await rig.until(lambda: rig.tray.state is TrayState.READY)
        await push(rig, "finishes the spin")
        assert rig.state.spin is not None
        assert rig.state.spin.faces == rig.faces_seen() == ("green", "draw-4")
        assert str(rig.table.view(None).nose) == "spins the eyes"
        assert sum(isinstance(each, SpinDrawn) for each in rig.records) == 1


async def leave_a_spin_half_done(folder: Path) -> None:
    """A spin of Bo's is drawn and kept, and the plug is pulled."""
    async with at_table(folder, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.start()
        await rig.do(Spin(by=BO))


@in_loop
async def test_a_phone_finishes_a_spin_that_was_cut_short_too(tmp_path: Path) -> None:
    await leave_a_spin_half_done(tmp_path)
    async with at_table(tmp_path, falling(), broken="a wire is off.", board__profile="eyes") as rig:
        await rig.tray.home()
        await rig.do(Spin(by=ANN))
        await rig.until(lambda: not rig.table.spinning)
        assert rig.state.spin is not None
        assert (rig.state.spin.faces, rig.state.spin.spinner) == (("green", "draw-4"), BO)


@in_loop
async def test_a_push_in_the_moment_of_the_landing_turns_nothing_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4)) as rig:
        await rig.start()
        await rig.do(Spin(by=BO))
        await rig.table.finish_spin()  # it is on its way, so there is nothing to finish
        while not rig.table.cut_short:
            await asyncio.sleep(0)
        assert rig.state.drawn is not None  # it is about to be written down
        await rig.table.finish_spin()
        await rig.until(lambda: not rig.table.spinning)
        assert sum(isinstance(each, SpinLanded) for each in rig.records) == 1
        assert rig.board.fault is None


@in_loop
async def test_nobody_sees_or_hears_of_an_outcome_before_it_is_in_the_journal(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        told: dict[str, bool] = {}

        def hear(event: TrayEvent) -> None:
            if rig.tray.state is TrayState.OUTCOME:
                told[type(event).__name__] = any(isinstance(each, SpinLanded) for each in rig.records)

        rig.tray.subscribe(hear)
        await rig.push()
        await rig.until(lambda: not rig.table.spinning and "ScreenShown" in told)
        assert told.keys() >= {"StateChanged", "SpinLanded", "ScreenShown", "TunePlayed", "LightsShown"}
        assert all(told.values())


@in_loop
async def test_an_edition_whose_reels_the_tray_has_not_is_spun_on_its_screen(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(WAR), board__profile="eyes") as rig:
        await rig.start(edition="spin")
        await rig.push()
        await rig.until(lambda: rig.state.spin is not None)
        assert rig.state.spin is not None
        assert rig.state.spin.faces == ("war",)
        assert rig.last_line.endswith("(the wheel reel could not show it).")
