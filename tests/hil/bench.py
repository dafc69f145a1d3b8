"""The hardware that a maker has put on the bench, named by environment variables, one run at a time.

TRAY_HIL_FACTORY       lgpio (default), rpigpio, or mock to try the tests themselves without a Pi
TRAY_HIL_JUMPER        two free pins with a jumper between them: 23,24
TRAY_HIL_TRAY          yes if the tray of the config (`tray doctor` shows it) is connected and may move
TRAY_HIL_NOSE_JUMPER   a free pin with a jumper to the nose's pin, to push it without a finger
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from companion.config import load
from companion.config.board import BoardSettings
from companion.files import hold
from companion.hal import RealClock, VirtualClock
from companion.hal.gpio import GpioBoard
from companion.hal.pins import Pins
from companion.hal.virtual.tray import VirtualTray
from tests.hal.contract import Bench
from tests.hal.rig import settled

LOCK = Path(tempfile.gettempdir()) / "tray-hil.lock"


def setting(name: str, what: str) -> str:
    """A variable, or a reason to skip."""
    value = os.environ.get(f"TRAY_HIL_{name}")
    if not value:
        pytest.skip(f"needs TRAY_HIL_{name}: {what}")
    return value


def hil_settings() -> BoardSettings:
    factory = os.environ.get("TRAY_HIL_FACTORY", "lgpio")
    return msgspec.convert(
        {**msgspec.to_builtins(load().board), "kind": "gpio", "pin_factory": factory}, BoardSettings
    )


@contextmanager
def bench_to_ourselves(path: Path = LOCK) -> Iterator[None]:
    """Two runs at once would drive the same motors."""
    with path.open("a+") as lock:
        try:
            hold(lock)
        except BlockingIOError:
            lock.seek(0)
            pytest.fail(f"The bench is in use by process {lock.read() or '?'}: wait for it to end ({path}).")
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


class RealBench(Bench):
    """The real tray: nobody looks at it, and the nose is pushed through a jumper."""

    def __init__(self, board: GpioBoard) -> None:
        self.board: GpioBoard = board

    def push(self) -> None:
        what = "a free pin with a jumper to the nose's pin"
        number = int(setting("NOSE_JUMPER", what))
        self.board.pins.shared_output(number, "test's finger").output_with_state(0)

    def release(self) -> None:
        number = int(setting("NOSE_JUMPER", "a free pin with a jumper to the nose's pin"))
        self.board.pins.factory.pin(number).input_with_pull("up")

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await settled()

    def shows(self, reel: str) -> int | None:
        return None

    def powered(self, reel: str) -> bool:
        # Pins that were given back cannot be asked any more.
        coils = self.board.reels[reel].settings.coils
        return not self.board.halted and any(self.board.pins.factory.pin(pin).state for pin in coils)

    def on_screen(self) -> bytes | None:
        return None


class MockBench(RealBench):
    """The same bench with a virtual tray on mock pins, to try these tests where there is no Pi."""

    def __init__(self, board: GpioBoard, tray: VirtualTray) -> None:
        super().__init__(board)
        self.tray = tray

    def push(self) -> None:
        self.tray.push_nose()

    def release(self) -> None:
        self.tray.release_nose()

    async def wait(self, seconds: float) -> None:
        assert isinstance(self.board.clock, VirtualClock)
        self.board.clock.advance(seconds)
        await settled()


def make_bench() -> RealBench:
    settings = hil_settings()
    if settings.pin_factory != "mock":
        setting("TRAY", "yes, if the tray of the config is connected and may move")
        return RealBench(GpioBoard(settings, RealClock()))
    clock = VirtualClock()
    tray = VirtualTray(settings, clock)
    board = GpioBoard(settings, clock)
    board._open_pins = lambda: Pins(tray.factory, clock, polled=False)  # type: ignore[method-assign]
    return MockBench(board, tray)
