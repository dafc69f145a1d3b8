"""Yelling "UNO Spin": who is quick enough is as quick as the first, and chance decides, with evidence."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from companion.rules.faces import REELS
from companion.table.commands import AnswerUndo, Pause, Resume, Undo
from companion.table.errors import Refused
from companion.table.journal.records import MoveMade
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY
from tests.table.virtual.rig import QUICK, USUAL, CardRig, at_cards, stacked

UNO_SPIN = {"wheel": {face.id: int(face.id == "uno-spin") for face in REELS["wheel"]}}
HANDS = "R1* R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"


async def to_the_race(rig: CardRig, *names: str) -> None:
    await rig.sit(*(names or ("Ann", "Bo", "Cy")), edition="spin")
    await rig.deal_out()
    await rig.go("1: play R1*")
    await rig.spun()
    assert rig.game.race is not None


def last_move(rig: CardRig) -> MoveMade:
    last = [each for each in rig.records if isinstance(each, MoveMade)][-1]
    assert isinstance(last, MoveMade)
    return last


def table(folder: Path) -> AbstractAsyncContextManager[CardRig]:
    return at_cards(folder, stacked("spin", *HANDS, top="R9"), pace=USUAL, chance__weights=UNO_SPIN)


@in_loop
async def test_whoever_yells_alone_is_first(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig)
        await rig.move("3: yell")
        await rig.pass_time(0.3)
        assert rig.game.race is not None, "others may still be as quick"
        await rig.pass_time(0.2)
        assert rig.moves[-1] == "3: yell"
        assert [each.kind for each in rig.asked(2)] == ["prize"]


@in_loop
async def test_between_those_who_yell_within_the_grace_chance_decides(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig)
        await rig.move("3: yell")
        await rig.pass_time(0.3)
        await rig.move("2: yell")
        await rig.pass_time(0.2)
        assert rig.moves[-1] in ("tray: first 2", "tray: first 3")
        (evidence,) = last_move(rig).evidence
        assert (evidence["kind"], evidence["n"]) == ("draw", 2)
        with pytest.raises(Refused, match="nothing to yell for"):
            await rig.move("1: yell")


@in_loop
async def test_hammering_the_button_is_one_yell(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig)
        for _ in range(20):
            await rig.move("1: yell")
        await rig.move("2: yell")
        await rig.pass_time(0.5)
        (evidence,) = last_move(rig).evidence
        assert evidence["n"] == 2


@in_loop
async def test_if_nobody_yells_play_goes_on(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig)
        await rig.pass_time(14.5, step=0.5)
        assert rig.game.race is not None
        await rig.pass_time(1, step=0.5)
        assert rig.moves[-1] == "tray: nobody"
        assert rig.sees(0).turn == 2


@in_loop
async def test_bots_yell_as_quickly_as_people_do(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig, "Ann", "Roby:easy", "Toby:sharp")
        await rig.pass_time(0.5)
        assert rig.game.race is not None, "nobody is that quick"
        await rig.pass_time(2.4)
        assert any(move.endswith(("2: yell", "3: yell")) or "first" in move for move in rig.moves[-3:])


@in_loop
async def test_a_person_who_is_quick_beats_the_bots(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig, "Ann", "Roby:easy", "Toby:sharp")
        await rig.move("1: yell")
        await rig.pass_time(0.45)
        assert rig.moves[-1] == "1: yell"


@in_loop
async def test_when_only_bots_race_chance_decides(tmp_path: Path) -> None:
    chance = stacked("spin", *HANDS, top="R9")
    async with at_cards(tmp_path, chance, pace=QUICK, chance__weights=UNO_SPIN) as rig:
        await rig.sit("Ann", "Roby:easy", "Toby:easy", edition="spin")
        await rig.deal_out()
        await rig.go("1: play R1*")
        await rig.until(lambda: any("first" in move for move in rig.moves))
        (move,) = [each for each in rig.records if isinstance(each, MoveMade) and "first" in each.move]
        assert move.evidence


@in_loop
async def test_whoever_was_first_stays_first_after_an_undo(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig)
        for _ in range(3):
            for seat in (1, 2, 3):
                await rig.move(f"{seat}: yell")
            await rig.pass_time(0.5)
            await rig.table.do(Undo(), by=ANN)
            for by in (BO, CY):
                await rig.table.do(AnswerUndo(yes=True), by=by)
            assert rig.game.race is None
            await rig.go("1: play R1*")
            await rig.spun()
        firsts = [each for each in rig.records if isinstance(each, MoveMade) and "first" in each.move]
        assert len(firsts) == 3
        assert len({each.move for each in firsts}) == 1
        assert [each.again is None for each in firsts] == [True, False, False]


@in_loop
async def test_an_undo_in_the_middle_of_a_race_leaves_nothing_behind(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig, "Ann", "Roby:easy", "Toby:easy")
        await rig.move("1: yell")
        await rig.table.do(Undo(), by=ANN)
        await rig.pass_time(1)
        assert rig.moves.count("1: yell") == 0
        await rig.go("1: play R2")
        await rig.pass_time(2)
        assert rig.moves[-1].startswith("2: "), "the bot goes on"


@in_loop
async def test_after_a_pause_the_race_is_run_anew(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await to_the_race(rig)
        await rig.move("3: yell")
        await rig.do(Pause())
        await rig.pass_time(20, step=1)
        await rig.do(Resume())
        await rig.pass_time(5, step=1)
        assert rig.game.race is not None
        await rig.move("2: yell")
        await rig.pass_time(0.5)
        assert rig.moves[-1] == "2: yell"
