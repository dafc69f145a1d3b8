"""Fair windows: a slow phone calls in time, a quick one gains nothing, and nobody is caught too late."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.chance import Chance
from companion.errors import TrayError
from companion.table.commands import MakeMove, Pause, Resume, Undo
from companion.table.errors import Refused
from tests.hal.rig import in_loop
from tests.table.rig import ANN
from tests.table.virtual.rig import USUAL, CardRig, at_cards, stacked

REDS = "R1 R2 R3 R4 R5 R6 R7"
OTHERS = "B8 B9 G8 G9 Y8 Y9 B0"
PILE = "G8 Y8 G9 Y9 B8 B9 Brev Grev Yrev Bskip Gskip Yskip"


def deck() -> Chance:
    """Everybody has what they need but the third one, who has to draw."""
    return stacked("mario", REDS, REDS, OTHERS, top="R9", pile=PILE)


async def one_left(rig: CardRig, *names: str, false_catch_penalty: int = 0) -> None:
    """Ann plays her last card but one and does not call UNO."""
    await rig.sit(*(names or ("Ann", "Bo", "Cy")), edition="mario", false_catch_penalty=false_catch_penalty)
    await rig.deal_out()
    while rig.sees(0).counts[0] > 2 or rig.sees(0).turn != 0:
        turn = rig.sees(0).turn
        assert turn is not None
        if rig.table.attendance.bot_at(turn):
            await rig.pass_time(1.3)
            continue
        moves = [each.move for each in rig.choices(turn) if not each.uno]
        await rig.move(next((each for each in moves if "play" in each), moves[0]))
    await rig.go("1: play R6")
    assert rig.sees(1).uno == ((0, False),)


def ends(task: asyncio.Task[object]) -> str:
    """The outcome of a command."""
    if not task.done():
        return "waits"
    error = task.exception()
    return str(error) if error else "made"


async def is_open_for_two_seconds(rig: CardRig) -> None:
    """How long the next player waits from now on."""
    waits = rig.ask("2: play R6")
    await rig.pass_time(1.8)
    assert ends(waits) == "waits"
    await rig.pass_time(0.3)
    assert ends(waits) == "made"


@in_loop
async def test_whoever_calls_within_the_grace_is_not_caught(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        catch = rig.ask("3: catch 1")
        await rig.pass_time(0.3)
        await rig.move("1: uno")
        await rig.pass_time(0.2)
        assert ends(catch) == "Too late: Ann called UNO just in time."
        assert rig.sees(0).counts[0] == 1
        assert rig.sees(1).uno == ((0, True),)


@in_loop
async def test_whoever_calls_within_the_grace_costs_the_accuser_nothing(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig, false_catch_penalty=2)
        counts = rig.sees(0).counts
        catch = rig.ask("3: catch 1")
        await rig.pass_time(0.3)
        await rig.move("1: uno")
        await rig.pass_time(0.2)
        assert ends(catch).startswith("Too late")
        assert rig.sees(0).counts == counts
        # Who points at somebody after that has seen the call.
        late = rig.ask("3: catch 1")
        await rig.pass_time(0.5)
        assert ends(late) == "made"
        assert rig.sees(0).counts[2] == counts[2] + 2


@in_loop
async def test_whoever_does_not_call_is_caught_after_the_grace(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        catch = rig.ask("3: catch 1")
        await rig.pass_time(0.3)
        assert (ends(catch), rig.sees(0).counts[0]) == ("waits", 1)
        await rig.pass_time(0.2)
        assert (ends(catch), rig.sees(0).counts[0]) == ("made", 3)


@in_loop
async def test_of_two_who_catch_the_first_one_does_and_the_other_hears_of_it(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        first = rig.ask("3: catch 1")
        await rig.pass_time(0.1)
        second = rig.ask("2: catch 1")
        await rig.pass_time(0.5)
        assert (ends(first), ends(second)) == ("made", "Too late: somebody else caught Ann first.")
        assert rig.sees(0).counts == (3, 2, 12)


@in_loop
async def test_the_next_player_waits_until_the_window_was_open_for_two_seconds(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        await rig.pass_time(0.5)
        next_move = rig.ask("2: play R6")
        await rig.pass_time(1.3)
        assert ends(next_move) == "waits"
        assert rig.sees(1).turn == 1
        await rig.pass_time(0.3)
        assert ends(next_move) == "made"
        assert rig.sees(1).uno == ((1, False),)


@in_loop
async def test_a_call_lets_the_next_player_move_at_once(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        await rig.move("1: uno")
        await rig.move("2: play R6")
        assert rig.sees(1).counts[1] == 1


@in_loop
async def test_a_catch_that_came_first_counts_although_the_window_has_lasted(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        next_move = rig.ask("2: play R6")
        await rig.pass_time(1.8)
        catch = rig.ask("3: catch 1")
        await rig.pass_time(0.3)
        assert (ends(next_move), ends(catch)) == ("waits", "waits")
        await rig.pass_time(0.2)
        assert (ends(next_move), ends(catch)) == ("made", "made")
        assert rig.moves[-2:] == ["3: catch 1", "2: play R6"]


@in_loop
async def test_a_move_after_a_late_catch_waits_for_it(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        await rig.pass_time(5, step=0.5)
        catch = rig.ask("3: catch 1")
        await rig.pass_time(0.1)
        next_move = rig.ask("2: play R6")
        await rig.pass_time(0.1)
        assert (ends(catch), ends(next_move)) == ("waits", "waits")
        await rig.pass_time(0.3)
        assert rig.moves[-2:] == ["3: catch 1", "2: play R6"]


@in_loop
async def test_a_bot_waits_for_the_window_and_for_catches_as_well(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig, "Ann", "Roby:easy", "Cy")
        moves = len(rig.moves)
        await rig.pass_time(1.8)
        # An easy bot may have caught her, but has not moved on.
        assert all("catch" in move for move in rig.moves[moves:])
        if len(rig.moves) == moves:
            catch = rig.ask("3: catch 1")
            await rig.pass_time(0.3)
            assert ends(catch) == "waits"
            assert len(rig.moves) == moves
            await rig.pass_time(0.2)
            assert ends(catch) == "made"
        await rig.pass_time(2.5)
        assert rig.moves[-1].startswith("2: ")


@in_loop
async def test_hammering_gains_nothing(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        moves = [rig.ask("2: play R6") for _ in range(5)] + [rig.ask("2: draw")]
        catches = [rig.ask("3: catch 1") for _ in range(5)]
        await rig.pass_time(0.1)
        assert [ends(each) for each in moves] == ["waits"] + ["Your move is on its way: wait a moment."] * 5
        assert [ends(each) for each in catches] == ["waits"] + [
            "You caught somebody already: wait a moment."
        ] * 4
        await rig.pass_time(2.1)
        assert (ends(moves[0]), ends(catches[0])) == ("made", "made")


@in_loop
async def test_whoever_sends_a_move_before_it_is_their_turn_gets_no_head_start(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await rig.sit("Ann", "Bo", "Cy", edition="mario")
        await rig.deal_out()
        both = rig.ask("1: play R1"), rig.ask("2: play R1")
        await rig.until(lambda: all(each.done() for each in both))
        assert ends(both[0]) == "made"
        assert ends(both[1]) in ("made", "it is not your turn")


@in_loop
async def test_a_move_that_waits_is_off_when_the_game_has_changed(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        waits = rig.ask("2: play R6")
        await rig.pass_time(0.1)
        await rig.table.do(Undo(), by=ANN)
        await rig.pass_time(2.1)
        assert ends(waits) == "The game has changed meanwhile: look again."
        assert rig.sees(0).counts[:2] == (2, 2)


@in_loop
async def test_a_pause_stops_the_clock_of_a_window(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        waits = rig.ask("2: play R6")
        await rig.pass_time(1)
        await rig.do(Pause())
        await rig.pass_time(5)
        assert ends(waits) == "The match is paused: resume it first."
        with pytest.raises(Refused, match="paused"):
            await rig.move("3: catch 1")
        await rig.do(Resume())
        await is_open_for_two_seconds(rig)


@in_loop
async def test_an_illegal_move_is_refused_at_once_with_its_rule(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        for move in ("2: play B1", "3: draw", "3: catch 2", "2: uno", "2: yell", "2: spin", "2: choose hail"):
            await rig.refuses(move, ".")


@in_loop
async def test_a_restart_opens_the_window_again(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        await rig.pass_time(1.5)
    async with at_cards(tmp_path, pace=USUAL) as rig:
        await is_open_for_two_seconds(rig)


@in_loop
async def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await one_left(rig)
        for move, by in (
            ("1: uno", "p2"),
            ("2: play R6", "p1"),
            ("2: play R6", None),
            ("2: play R6", "p9"),
            ("tray: shuffle", "p1"),
            ("tray: nobody", "p1"),
            ("tray: spin green draw-4", "p1"),
            ("tray: first 1", "p1"),
            ("9: draw", "p1"),
            ("0: draw", "p1"),
            ("draw", "p1"),
            ("", "p1"),
        ):
            before = rig.secrets(), rig.everything()
            with pytest.raises(TrayError):
                await rig.table.do(MakeMove(move=move), by=by)
            assert (rig.secrets(), rig.everything()) == before, move
