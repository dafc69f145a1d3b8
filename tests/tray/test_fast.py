"""Virtual time leaves nothing out: the half steps of a spin are the same as in real time."""

from __future__ import annotations

from companion.config import load
from companion.hal import Clock, RealClock, VirtualClock
from companion.hal.sim import SimBoard
from companion.rules.faces import DRAW_UNTIL, GREEN
from companion.tray import SpinLanded, open_tray
from tests.hal.rig import in_loop
from tests.tray.test_spin import drawn_before

# As short as a spin may be, with motors that are quickly home.
FLAGS = {"board.motion.seconds": 3.0, "board.motion.limit_hz": 4000.0, "board.motion.start_hz": 1500.0}


async def half_steps(clock: Clock) -> tuple[SpinLanded, list[tuple[str, float, int]]]:
    """The landing of one and the same spin, and every half step of it: reel, when it was due, coils."""
    config = load(files=[], environ={}, flags=FLAGS)
    async with open_tray(config, clock) as tray:
        assert isinstance(tray.board, SimBoard)
        await tray.wake()
        tray.board.stepper.log.clear()
        landed = await tray.resume(drawn_before(GREEN, DRAW_UNTIL))
        return landed, [(step.reel, step.planned, step.phase) for step in tray.board.stepper.log]


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
    assert len(fast_steps) > 4000
