"""Dealer, turn, direction, colour and UNO penalties of a round with real cards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from companion.chance import DrawEvidence, verify
from companion.rules.editions import edition as find_edition
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, GREEN, RED
from companion.table.commands import (
    CallColour,
    ChoosePlayer,
    DrawDealer,
    NameDealer,
    PassTurn,
    PenaliseUno,
    ScoreRound,
    Spin,
    Track,
)
from companion.table.journal.records import DealerDrawn
from companion.tray import TrayState, pages
from tests.chance.scripted import scripted_chance
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, EDITIONS, TableRig, at_table
from tests.tray.rig import falling

WON = ScoreRound(winner=ANN, left={BO: {"points": 1}})
BLOCKED = ScoreRound(winner=None)


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_the_tray_draws_the_dealer_with_evidence(edition: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, scripted_chance(b"\x02")) as rig:
        await rig.start(edition=edition)
        await rig.do(DrawDealer())
        assert (rig.dealer(), rig.last_line) == ("Cy", "Cy deals.")
        record = rig.records[-1]
        assert isinstance(record, DealerDrawn)
        (evidence,) = msgspec.convert(record.evidence, tuple[DrawEvidence, ...])
        assert (evidence.n, evidence.result) == (3, 2)
        verify(evidence)


@in_loop
async def test_the_deal_goes_to_the_left_after_a_round_and_stays_if_that_was_blocked(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await rig.do(NameDealer(player=BO))
        assert (rig.dealer(), rig.turn()) == ("Bo", "Cy")
        await rig.do(WON)
        assert (rig.dealer(), rig.turn()) == ("Cy", "Ann")
        await rig.do(BLOCKED)
        assert (rig.dealer(), rig.turn()) == ("Cy", "Ann")
        await rig.do(WON)
        assert (rig.dealer(), rig.turn()) == ("Ann", "Bo")


@in_loop
async def test_with_a_draw_for_each_round_nobody_deals_until_then(tmp_path: Path) -> None:
    async with at_table(tmp_path, scripted_chance(b"\x00\x01")) as rig:
        await rig.start(tracker=True, dealer="draw")
        await rig.do(DrawDealer())
        assert rig.dealer() == "Ann"
        await rig.do(BLOCKED)
        assert (rig.dealer(), rig.turn()) == ("Ann", "Bo")
        await rig.do(WON)
        assert (rig.dealer(), rig.turn()) == (None, None)
        await rig.do(DrawDealer())
        assert (rig.dealer(), rig.turn()) == ("Bo", "Cy")


@in_loop
async def test_an_outcome_by_hand_counts_while_the_reels_home(tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start()
        homing = asyncio.get_running_loop().create_task(rig.tray.home())
        await asyncio.sleep(0)
        assert rig.tray.state is TrayState.HOMING
        await rig.tell("red", "draw-4", by=BO)
        assert rig.last_line == "Bo spins by hand: Bo draws 4 cards."
        await homing
        assert await rig.mirrored() == pages.outcome((RED, DRAW_4), "Bo").tobytes()


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_turns_go_round_are_skipped_and_turn_around(edition: str, tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo", "Cy", "Di", edition=edition, tracker=True)
        await rig.do(NameDealer(player=ANN))
        assert (rig.turn(), rig.who(rig.page.then), rig.page.direction) == ("Bo", "Cy", "clockwise")
        await rig.do(PassTurn())
        assert rig.turn() == "Cy"
        await rig.do(PassTurn(to=ANN))
        assert (rig.turn(), rig.last_line) == ("Ann", "Ann's turn, clockwise.")
        await rig.do(PassTurn(turn_around=True))
        assert (rig.turn(), rig.who(rig.page.then)) == ("Di", "Cy")
        assert rig.last_line == "Di's turn, anticlockwise."
        await rig.do(PassTurn(to=BO, turn_around=True))
        assert (rig.turn(), rig.who(rig.page.then)) == ("Bo", "Cy")


@in_loop
async def test_a_new_round_runs_clockwise_again(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await rig.do(NameDealer(player=ANN), PassTurn(turn_around=True), WON)
        assert (rig.page.direction, rig.turn()) == ("clockwise", "Cy")


@in_loop
async def test_turns_are_followed_only_while_somebody_wants_that(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(NameDealer(player=ANN))
        assert (rig.page.tracker, rig.turn()) == (False, None)
        await rig.refused(PassTurn(), "switch the tracker on")
        await rig.do(Track(on=True))
        assert (rig.page.tracker, rig.turn()) == (True, "Bo")
        await rig.do(PassTurn())
        await rig.refused(Track(on=True), "followed already: pass the turn")
        assert rig.turn() == "Cy"
        await rig.do(Track(on=False))
        assert (rig.page.tracker, rig.turn(), rig.page.then) == (False, None, None)
        await rig.refused(Track(on=False), "switch the tracker on")


@in_loop
async def test_whose_turn_it_is_can_be_said_before_anybody_deals(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await rig.refused(PassTurn(), "Nobody is on turn yet: draw or name the dealer")
        await rig.do(PassTurn(to=CY))
        assert (rig.turn(), rig.dealer()) == ("Cy", None)


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_every_colour_of_the_deck_can_be_called_until_the_round_is_over(
    edition: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(edition=edition)
        colours = [str(colour) for colour in find_edition(edition).colours]
        assert list(rig.page.colours) == colours
        for colour in colours:
            await rig.do(CallColour(colour=colour, by=BO))
            assert (rig.page.colour, rig.last_line) == (colour, f"Bo calls {colour}.")
        await rig.refused(CallColour(colour="beige"), f"There is no beige .* call {', '.join(colours)}")
        await rig.do(WON)
        assert rig.page.colour is None


@in_loop
async def test_whoever_forgot_uno_is_written_down_for_the_round(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(PenaliseUno(player=BO, caught_by=CY))
        assert rig.last_line == "Bo forgot to call UNO and draws 2, caught by Cy."
        await rig.do(PenaliseUno(player=BO, cards=4))
        assert [(each.player, each.cards, each.caught_by) for each in rig.page.penalties] == [
            (BO, 2, CY),
            (BO, 4, None),
        ]
        await rig.refused(PenaliseUno(player=BO, caught_by=BO), "Nobody catches themselves: say who saw it")
        await rig.do(WON)
        assert rig.page.penalties == ()


# Spins at the table


@in_loop
async def test_a_spin_is_of_the_one_whose_turn_it_is_or_who_is_named(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(BLACK, DRAW_4, RED, DISCARD_1), board__profile="eyes") as rig:
        await rig.start(tracker=True)
        await rig.do(NameDealer(player=ANN))
        await rig.spun()
        assert rig.last_line == "Bo spins: nobody acts."
        await rig.spun(by=CY)
        assert rig.last_line == "Cy spins: Cy discards 1 card."
        assert rig.state.spin is not None
        assert (rig.state.spin.spinner, rig.state.spin.faces) == (CY, ("red", "discard-1"))
        await rig.refused(Spin(by="p9"), "choose among Ann, Bo, Cy")


async def green(rig: TableRig) -> None:
    """Bo spins that somebody of Bo's choice acts."""
    await rig.tell("green", "draw-4", by=BO)


@in_loop
async def test_whom_the_spinner_chose_is_asked_for_while_turns_are_followed(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.start(tracker=True)
        await rig.refused(ChoosePlayer(player=CY), "spin the eyes first")
        await rig.spun(by=BO)
        assert rig.last_line == "Bo spins: anyone Bo chooses draws 4 cards."
        assert rig.page.choosing is not None
        assert (rig.page.choosing.by, rig.page.choosing.players) == (BO, (ANN, BO, CY))
        await rig.do(ChoosePlayer(player=CY))
        assert rig.last_line == "Cy is chosen."
        assert rig.state.spin is not None
        assert rig.state.spin.chosen == CY
        assert rig.page.choosing is None
        await rig.refused(ChoosePlayer(player=ANN), "There is nobody to choose")


@in_loop
async def test_without_the_tracker_nobody_is_asked_but_may_say(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await green(rig)
        assert rig.page.choosing is None
        await rig.do(ChoosePlayer(player=BO))
        assert rig.last_line == "Bo is chosen."


@in_loop
async def test_the_spinner_may_be_kept_from_choosing_their_own_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True, choose_self=False)
        await green(rig)
        assert rig.page.choosing is not None
        assert rig.page.choosing.players == (ANN, CY)
        await rig.refused(ChoosePlayer(player=BO), "choose somebody else")


@pytest.mark.parametrize("after", ["round", "match"])
@in_loop
async def test_nobody_is_asked_for_a_choice_of_an_earlier_round_or_match(after: str, tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await green(rig)
        await (rig.do(WON) if after == "round" else rig.start(tracker=True))
        assert rig.page.choosing is None
        await rig.refused(ChoosePlayer(player=CY), "spin the eyes first")


@in_loop
async def test_reels_turned_by_hand_are_told_and_named_so(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(edition="spin")
        await rig.tell("war", by=CY)
        assert rig.last_line.startswith("Cy spins by hand: war")
        assert rig.state.spin is not None
        assert (rig.state.spin.tray, rig.state.spin.told) == ("wheel", True)


@in_loop
async def test_without_a_match_it_is_just_a_spin(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(RED, DRAW_4), board__profile="eyes") as rig:
        await rig.spun()
        assert rig.last_line == "A spin: the spinner draws 4 cards."
        assert rig.table.view(None).match is None
