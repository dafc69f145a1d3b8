"""A bug in a bot pauses its game and says so; the tray and everybody else go on."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from companion.bots.easy import Easy
from companion.table.commands import HandOver, Resume
from tests.hal.rig import in_loop
from tests.table.virtual.rig import QUICK, CardRig, at_cards, stacked

HANDS = "R1 R2 R3 R4 R5 R6 R7", "R8 B2 B3 B4 B5 B6 B7"


class Stumbles(Exception):
    """What nobody thought of."""


def stumble(*_: object) -> None:
    raise Stumbles("no idea")


def with_a_bot(folder: Path) -> AbstractAsyncContextManager[CardRig]:
    return at_cards(folder, stacked("mario", *HANDS, top="R9"), pace=QUICK)


async def sit(rig: CardRig) -> None:
    await rig.sit("Ann", "Coral:easy", edition="mario")


async def play_to_the_bot(rig: CardRig) -> None:
    await sit(rig)
    await rig.deal_out()
    await rig.go("1: play R1")
    await rig.until(lambda: rig.match.paused is not None)
    await rig.rest()


@in_loop
async def test_a_bot_that_stumbles_when_it_is_to_move_pauses_the_game_and_no_tray_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Easy, "choose", stumble)
    async with with_a_bot(tmp_path) as rig:
        await play_to_the_bot(rig)
        assert rig.match.paused == (
            "a bot does not know how to go on (Stumbles: no idea); resume to try again, or take its seat"
        )
        assert rig.told[-1] == f"Paused: {rig.match.paused}."
        assert rig.moves[-1] == "1: play R1", "what Ann did is kept"
        assert rig.board.fault is None

        await rig.do(Resume())
        await rig.until(lambda: rig.match.paused is not None)
        monkeypatch.undo()
        await rig.do(Resume())
        await rig.until(lambda: len(rig.moves) > 1)
        assert rig.moves[1].startswith("2: ")


@in_loop
async def test_a_bot_that_stumbles_while_others_move_pauses_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Easy, "notice", stumble)
    async with with_a_bot(tmp_path) as rig:
        await sit(rig)
        await rig.until(lambda: rig.match.paused is not None)
        assert rig.board.fault is None
        monkeypatch.undo()
        await rig.do(Resume())
        await rig.go("1: play R1")


@in_loop
async def test_somebody_takes_the_seat_of_a_bot_that_stumbles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Easy, "choose", stumble)
    async with with_a_bot(tmp_path) as rig:
        await play_to_the_bot(rig)
        await rig.do(HandOver(player=rig.player(1), bot=""), Resume())
        await rig.go("2: play R8")
        assert rig.match.paused is None
