"""What the hardware tests share: settings, a simulated board in virtual time, tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from companion.config import Config, load
from companion.config.board import BoardSettings
from companion.hal import Board, Event, Landing, ReelMove, VirtualClock
from companion.hal.sim import SimBoard

P = ParamSpec("P")

SHORT_SPINS = {"motion__seconds": 3.0}
FEW_STEPS = SHORT_SPINS | {
    "motion__limit_hz": 400.0,
    "motion__start_hz": 250.0,
    **{f"reels__{eye}__steps_per_turn": "1024" for eye in ("left", "right")},
    **{f"reels__{eye}__window": 4 for eye in ("left", "right")},
}
"""For `board_settings`: eyes on slow motors with the quickest gearbox that there is."""
EVERY_STEP: dict[str, Any] = {f"board__{key}": None for key in FEW_STEPS.keys() - SHORT_SPINS.keys()}
"""For `brisk`: eyes on the motors that they are built with, after all."""
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
    return load(files=[], environ={}, flags=_dotted(flags, "board.")).board


def brisk(**flags: object) -> Config:
    """The packaged config with some keys changed, for tests of something else: few half steps, no readers.

    `board__profile` stands for `board.profile`.
    """
    has_eyes = flags.get("board__profile", "eyes") in ("eyes", "both")
    few = FEW_STEPS if has_eyes else SHORT_SPINS
    flags = {"table__read_s": 0} | flags
    return load(files=[], environ={}, flags=_dotted(few, "board.") | _dotted(flags))


def _dotted(flags: Mapping[str, object], section: str = "") -> dict[str, object]:
    return {section + key.replace("__", "."): value for key, value in flags.items()}


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


async def land(board: Board, reel: str, move: ReelMove) -> Landing:
    return (await board.spin({reel: move}))[reel]


def heard(board: Board) -> list[Event]:
    """Everything that the board tells from now on."""
    events: list[Event] = []
    board.subscribe(events.append)
    return events
