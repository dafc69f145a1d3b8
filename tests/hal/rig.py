"""What the hardware tests share: settings, a simulated board in virtual time, tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

from companion.config import load
from companion.config.board import BoardSettings
from companion.hal import Board, Event, Landing, Move, VirtualClock
from companion.hal.sim import SimBoard

P = ParamSpec("P")

BRISK = {"board.motion.seconds": 3.0}
"""Spins as short as they may be, for tests of something else."""
FEW_STEPS = {
    "motion__seconds": 3.0,
    "motion__limit_hz": 400.0,
    "motion__start_hz": 250.0,
    **{f"reels__{eye}__steps_per_turn": "1024" for eye in ("left", "right")},
    **{f"reels__{eye}__window": 4 for eye in ("left", "right")},
}
"""For `board_settings`: eyes on slow motors with the quickest gearbox that there is."""
NEARLY_HOME = {"left": 340.0, "right": 345.0, "wheel": 350.0}
"""Where discs start that are soon home, in degrees."""


def in_loop(story: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(story)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(story(*args, **kwargs))

    return test


def board_settings(**flags: object) -> BoardSettings:
    """The packaged settings with some keys changed; `reels__left__marks` stands for `reels.left.marks`."""
    dotted = {f"board.{key.replace('__', '.')}": value for key, value in flags.items()}
    return load(files=[], environ={}, flags=dotted).board


@asynccontextmanager
async def simulated(**flags: object) -> AsyncIterator[SimBoard]:
    """A simulated board that is open, in virtual time."""
    async with SimBoard(board_settings(**flags), VirtualClock()) as board:
        yield board


def virtual(board: Board) -> VirtualClock:
    assert isinstance(board.clock, VirtualClock)
    return board.clock


def at(board: Board, seconds: float, act: Callable[[], object]) -> None:
    """Have something happen this much later."""
    board.clock.call_at(board.clock.now() + seconds, act)


async def press(board: SimBoard, seconds: float = 0.1) -> None:
    """Push the nose, hold it, let go, and let that sink in."""
    board.sim.push_nose()
    virtual(board).advance(seconds)
    board.sim.release_nose()
    virtual(board).advance(0.1)
    await settled()


async def settled() -> None:
    """Let the event loop get through what has been posted to it."""
    for _ in range(3):
        await asyncio.sleep(0)


async def land(board: Board, reel: str, move: Move) -> Landing:
    return (await board.spin({reel: move}))[reel]


def heard(board: Board) -> list[Event]:
    """Everything that the board tells from now on."""
    events: list[Event] = []
    board.subscribe(events.append)
    return events
