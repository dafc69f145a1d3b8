"""Virtual time leaves nothing out: the half steps of a spin are the same as in real time."""

from __future__ import annotations

from contextlib import closing

from companion.hal import Clock, RealClock, VirtualClock
from companion.hal.sim import SimBoard
from companion.rules.faces import DRAW_UNTIL, GREEN
from companion.tray import SpinLanded, Tray
from tests.hal.rig import NEARLY_HOME, brisk, in_loop
from tests.tray.rig import evenly
from tests.tray.test_spin import drawn_before


async def half_steps(clock: Clock) -> tuple[SpinLanded, list[tuple[str, float, int]]]:
    """The landing of one and the same spin, and every half step of it: reel, when it was due, coils."""
    config = brisk()
    async with SimBoard(config.board, clock, NEARLY_HOME) as board:
        with evenly() as chance, closing(Tray(board, chance, config.tray, config.chance.weights)) as tray:
            await tray.wake()
            board.stepper.log.clear()
            landed = await tray.resume(drawn_before(GREEN, DRAW_UNTIL))
            return landed, [(step.reel, step.planned, step.phase) for step in board.stepper.log]


@in_loop
async def test_a_fast_spin_makes_the_same_half_steps_as_a_slow_one() -> None:
    slow, slow_steps = await half_steps(RealClock())
    fast, fast_steps = await half_steps(VirtualClock())
    assert (slow.faces, slow.landed) == (fast.faces, fast.landed)
    for reel in ("left", "right"):
        # Two reels whose steps are due at nearly the same time may change places by a hair.
        assert [step for step in slow_steps if step[0] == reel] == [
            step for step in fast_steps if step[0] == reel
        ]
    assert len(fast_steps) > 1000
