"""A bot that thinks for long does so in a thread: the table goes on, and what comes too late is dropped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from companion.bots import NoSuchBot, strengths
from companion.bots.easy import Easy
from companion.rules.decisions import Decision
from companion.rules.moves import Move
from companion.rules.view import View
from companion.table.commands import HandOver
from tests.hal.rig import in_loop
from tests.table.virtual.rig import QUICK, at_cards, stacked

HANDS = "R1 R2 R3 R4 R5 R6 R7", "R8 B2 B3 B4 R9 R0 B7"


class Ponders(Easy):
    """Thinks until it may stop."""

    strength = "ponders"
    slow = True
    begun: list[Event] = []
    enough = Event()

    def thought(self, view: View | None, decisions: tuple[Decision, ...]) -> Callable[[], Move | None]:
        def ponder() -> Move | None:
            self.begun.append(Event())
            assert self.enough.wait(60)
            return self.choose(view, decisions)

        return ponder


@pytest.fixture
def ponders(monkeypatch: pytest.MonkeyPatch) -> type[Ponders]:
    monkeypatch.setitem(strengths(), "ponders", Ponders)
    monkeypatch.setattr(Ponders, "begun", [])
    monkeypatch.setattr(Ponders, "enough", Event())
    return Ponders


@in_loop
async def test_the_table_goes_on_while_a_bot_thinks(tmp_path: Path, ponders: type[Ponders]) -> None:
    async with at_cards(tmp_path, stacked("mario", *HANDS, top="R9"), pace=QUICK) as rig:
        await rig.sit("Ann", "Coral:ponders", edition="mario")
        await rig.deal_out()
        await rig.go("1: play R1")
        await rig.until(lambda: bool(ponders.begun))
        assert len(rig.moves) == 1
        ponders.enough.set()
        await rig.until(lambda: len(rig.moves) > 1)
        assert rig.moves[1].startswith("2: ")
        assert len(ponders.begun) == 1, "it thinks once about one question"


@in_loop
async def test_a_thought_that_comes_too_late_is_dropped(tmp_path: Path, ponders: type[Ponders]) -> None:
    async with at_cards(tmp_path, stacked("mario", *HANDS, top="R9"), pace=QUICK) as rig:
        await rig.sit("Ann", "Coral:ponders", edition="mario")
        await rig.deal_out()
        await rig.go("1: play R1")
        await rig.until(lambda: bool(ponders.begun))
        await rig.do(HandOver(player=rig.player(1), bot=""))
        await rig.go("2: play R8")
        ponders.enough.set()
        await rig.rest()
        assert rig.moves == ["1: play R1", "2: play R8"]
        assert rig.match.paused is None


@in_loop
async def test_a_bot_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with at_cards(tmp_path, stacked("mario", *HANDS, top="R9"), pace=QUICK) as rig:
        with pytest.raises(NoSuchBot, match="there is no bot 'shrap': did you mean sharp"):
            await rig.sit("Ann", "Coral:shrap", edition="mario")
        await rig.sit("Ann", "Coral:easy", edition="mario")
        with pytest.raises(NoSuchBot, match="did you mean sharp"):
            await rig.do(HandOver(player=rig.player(0), bot="shrap"))
