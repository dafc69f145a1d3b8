"""The dealer is drawn among those who sit, and nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.chance import Drawn
from companion.table.commands import DrawDealer, Join, NewPlayer
from companion.table.errors import Refused
from tests.hal.rig import in_loop
from tests.table.rig import TableRig, at_table


@contextmanager
def slow_choice(rig: TableRig, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Chance answers at the end of this. Yields from how many it was asked to choose, each time."""
    answers, asked, choice = threading.Event(), list[int](), rig.tray.chance.choice

    def choose(options: Sequence[str], weights: Sequence[int] = ()) -> Drawn[str]:
        asked.append(len(options))
        answers.wait()
        return choice(options, weights)

    monkeypatch.setattr(rig.tray.chance, "choice", choose)
    try:
        yield asked
    finally:
        answers.set()


@in_loop
async def test_whoever_sits_down_while_the_dealer_is_drawn_gets_a_draw_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo")
        with slow_choice(rig, monkeypatch) as asked:
            drawing = asyncio.ensure_future(rig.table.do(DrawDealer()))
            await rig.until(lambda: asked == [2])
            await rig.do(Join(player=NewPlayer("Cy"), seat=2))
        with pytest.raises(Refused, match="draw the dealer again"):
            await drawing
        assert rig.match.dealer is None
        await rig.do(DrawDealer())
        assert asked == [2, 3]
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
            asked: list[object] = []
            monkeypatch.setattr(rig.tray.chance, "choice", asked.append)
            with pytest.raises(Refused, match="on its way"):
                await rig.table.do(DrawDealer())
            assert asked == []
        await spin
