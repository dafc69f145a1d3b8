"""A tray that runs for a year must not grow."""

import gc
import tracemalloc

from companion.hal import Move
from tests.hal.rig import in_loop, simulated

MILLION = 1_000_000


@in_loop
async def test_a_million_half_steps_leave_nothing_behind() -> None:
    async with simulated(without=["right"]) as board:
        turn = float(board.settings.reels["left"].turn)
        await board.spin({"left": Move(1, turns=10)})
        gc.collect()
        tracemalloc.start(1)
        try:
            await board.spin({"left": Move(1, turns=10)})
            before, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            landings = await board.spin({"left": Move(2, turns=round(MILLION / turn))})
            assert landings["left"].confirmed
            tracemalloc.start(1)
            await board.spin({"left": Move(1, turns=10)})
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert after - before < 100_000
