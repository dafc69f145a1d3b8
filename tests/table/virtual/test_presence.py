"""Who is present: a bot stands in for whoever is gone and hands back, and nothing happens in a pause."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.chance import Chance
from companion.table.commands import Deal, EndMatch, HandOver, Pause, Resume
from companion.table.errors import Refused
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO
from tests.table.virtual.rig import QUICK, USUAL, CardRig, People, at_cards, lucky, stacked

REDS = "R1 R2 R3 R4 R5 R6 R7"
NEVER = "B8 B9 G8 G9 Y8 Y9 B0"


def deck() -> Chance:
    return stacked("mario", REDS, NEVER, top="R9")


async def begin(rig: CardRig, *names: str) -> None:
    await rig.sit(*(names or ("Ann", "Bo")), edition="mario")
    await rig.deal_out()


def comes(rig: CardRig, *people: str) -> None:
    for player in people:
        rig.table.set_present(player, True)


def goes(rig: CardRig, *people: str) -> None:
    for player in people:
        rig.table.set_present(player, False)


@in_loop
async def test_a_bot_stands_in_after_a_while_and_hands_back(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        comes(rig, ANN, BO)
        goes(rig, ANN)
        await rig.pass_time(44, step=1)
        assert rig.moves == []
        await rig.pass_time(3, step=0.5)
        assert rig.moves[-1].startswith("1: ")
        assert rig.sees(0).turn == 1
        await rig.go("2: draw")
        while rig.sees(0).turn != 0:
            await rig.go("2: pass")
        comes(rig, ANN)
        moves = list(rig.moves)
        await rig.pass_time(60, step=1)
        assert rig.moves == moves
        await rig.move(rig.choices(0)[0].move)


@in_loop
async def test_whoever_comes_back_in_time_is_not_replaced(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        comes(rig, ANN, BO)
        for _ in range(3):
            goes(rig, ANN)
            await rig.pass_time(40, step=1)
            comes(rig, ANN)
        assert rig.moves == []


@in_loop
async def test_if_nobody_is_there_the_game_waits(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        comes(rig, ANN, BO)
        goes(rig, ANN, BO)
        await rig.pass_time(1000, step=20)
        assert rig.moves == []
        comes(rig, BO)
        await rig.pass_time(2, step=0.5)
        assert rig.moves[-1].startswith("1: "), "she was gone for long enough"


@in_loop
async def test_a_new_match_gives_everybody_time_to_come(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky(1), pace=USUAL) as rig:
        await begin(rig)
        comes(rig, ANN, BO)
        goes(rig, ANN)
        await rig.pass_time(30, step=1)
        await rig.do(EndMatch())
        await begin(rig)
        await rig.pass_time(40, step=1)
        assert not rig.table.attendance.bot_at(0)
        await rig.pass_time(6, step=1)
        assert rig.table.attendance.bot_at(0) == "easy"


@in_loop
async def test_a_pause_stops_bots_and_deals(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig, "Roby:easy", "Bo")
        await rig.do(Pause(reason="tea"))
        await rig.pass_time(100, step=5)
        assert rig.moves == []
        with pytest.raises(Refused, match="paused"):
            await rig.do(Deal())
        await rig.do(Resume())
        await rig.pass_time(1)
        assert rig.moves == []
        await rig.pass_time(0.5)
        assert rig.moves != []


@in_loop
async def test_a_seat_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        comes(rig, ANN, BO)
        await rig.do(HandOver(player=ANN, bot="sharp"))
        await rig.refuses("1: play R1", "A bot plays for you: take your seat back first")
        await rig.pass_time(1.5)
        assert rig.moves[-1].startswith("1: play")
        await rig.do(HandOver(player=ANN))
        await rig.go("2: draw")
        while rig.sees(0).turn != 0:
            await rig.go("2: pass")
        await rig.pass_time(10, step=1)
        assert rig.sees(0).turn == 0
        for wrong in ("p9", ""):
            with pytest.raises(Refused, match="Nobody with that id"):
                await rig.do(HandOver(player=wrong, bot="easy"))
    async with at_cards(tmp_path, pace=USUAL) as rig:
        assert not rig.table.attendance.bot_at(0)


@in_loop
async def test_the_next_round_is_dealt_after_a_while_or_when_somebody_wants_it(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky(6), pace=QUICK) as rig:
        await rig.sit("Ann", "Bo", edition="mario", target=3000, dealer="draw")
        for rounds in (1, 2):
            await People(rig, 0, 1).play(lambda rounds=rounds: len(rig.match.rounds) == rounds)  # type: ignore[misc]
            await rig.rest()
            assert rig.sees(0).last_round is not None
            head = rig.table.head
            await rig.pass_time(19, step=1)
            assert rig.table.head == head
            if rounds == 1:
                await rig.pass_time(2, step=1)
            else:
                await rig.do(Deal(), Deal())
            await rig.deal_out()
            assert len(rig.sees(0).hand) >= 7


@in_loop
async def test_bots_are_not_confused_by_pages_that_come_while_they_move(tmp_path: Path) -> None:
    """Whatever a bot had in mind before its last move was written down is forgotten."""
    async with at_cards(tmp_path, lucky(2)) as rig:
        await rig.sit("Roby:sharp", "Toby:sharp", "Moby:sharp", edition="monster-high", target=3000)
        while rig.table.head.sequence < 60:
            comes(rig, "p9")
            await asyncio.sleep(0)
        assert rig.board.fault is None
