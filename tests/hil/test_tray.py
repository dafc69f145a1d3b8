"""The contract of all boards, on the real tray. It moves: keep fingers off the discs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.hal.contract import Bench, BoardContract, Opened
from tests.hal.rig import in_loop
from tests.hil.bench import bench_to_ourselves, make_bench


@asynccontextmanager
async def real_bench() -> AsyncIterator[Bench]:
    with bench_to_ourselves():
        bench = make_bench()
        async with bench.board:
            yield bench


@pytest.mark.hil
class TestRealTray(BoardContract):
    @pytest.fixture
    def opened(self) -> Opened:
        return real_bench

    @in_loop
    async def test_the_screen_answers(self, opened: Opened) -> None:
        async with opened() as bench:
            if bench.board.settings.screen is None or bench.board.settings.pin_factory == "mock":
                pytest.skip("needs a screen in the config")
            bench.board.screen.wait_until_shown()
            assert bench.board.screen.trouble == ""

    @in_loop
    async def test_a_whole_turn_is_as_long_as_the_config_says(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            await bench.spin_all(0)
            await bench.spin_all(0)
            for name in bench.all_reels:
                assert bench.board.reels[name].missed == 0
                assert bench.board.reels[name].unexpected == 0
