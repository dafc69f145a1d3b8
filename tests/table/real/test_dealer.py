"""The dealer is drawn among those who sit, and nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.chance import Drawn
from companion.table.commands import DrawDealer, Join, NewPlayer
from companion.table.errors import Refused
from tests.hal.rig import in_loop
from tests.table.rig import TableRig, at_table


class SlowChoice:
    """Chance that takes its time."""

    def __init__(self, rig: TableRig, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done = threading.Event()
        self.asked: list[int] = []
        self._choice = rig.tray.chance.choice
        monkeypatch.setattr(rig.tray.chance, "choice", self)

    def __call__(self, options: Sequence[str], weights: Sequence[int] = ()) -> Drawn[str]:
        self.asked.append(len(options))
        self.done.wait()
        return self._choice(options, weights)


@in_loop
async def test_whoever_sits_down_while_the_dealer_is_drawn_gets_a_draw_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo")
        choice = SlowChoice(rig, monkeypatch)
        drawing = asyncio.ensure_future(rig.table.do(DrawDealer()))
        await rig.until(lambda: choice.asked == [2])
        await rig.do(Join(player=NewPlayer("Cy"), seat=2))
        choice.done.set()
        with pytest.raises(Refused, match="draw the dealer again"):
            await drawing
        assert rig.match.dealer is None
        await rig.do(DrawDealer())
        assert choice.asked == [2, 3]
        assert rig.match.dealer is not None


@in_loop
async def test_nothing_is_drawn_and_thrown_away_while_the_reels_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start("Ann", "Bo")
        with rig.half_way():
            spin = asyncio.ensure_future(rig.table.spin())
            await rig.until(lambda: rig.state.drawn is not None)
            choice = SlowChoice(rig, monkeypatch)
            with pytest.raises(Refused, match="on its way"):
                await rig.table.do(DrawDealer())
            assert choice.asked == []
        await spin
