"""A tray that runs for a year must not grow."""

import gc
import sys

from companion.hal import ReelMove
from tests.hal.rig import in_loop, settled, simulated

HALF_STEPS = 100_000
NOISE = 60
"""Fewer blocks of memory than the disc makes turns."""


@in_loop
async def test_a_hundred_thousand_half_steps_leave_nothing_behind() -> None:
    async with simulated(without=["right"]) as board:
        turns = round(HALF_STEPS / board.settings.reels["left"].turn)
        # The first ones fill what is kept of the past, such as the log of steps.
        await board.spin({"left": ReelMove(1, turns=10)})
        await settled()
        gc.collect()
        before = sys.getallocatedblocks()
        landings = await board.spin({"left": ReelMove(2, turns=turns)})
        assert landings["left"].confirmed
        await settled()
        gc.collect()
        assert sys.getallocatedblocks() - before < NOISE < turns
