"""The hardware that a maker has put on the bench, named by environment variables, one run at a time.

TRAY_HIL_FACTORY       lgpio (default), rpigpio, or mock to try the tests themselves without a Pi
TRAY_HIL_JUMPER        two free pins with a jumper between them, such as 7,15
TRAY_HIL_TRAY          yes if the tray of the config (`tray doctor` shows it) is connected and may move
TRAY_HIL_NOSE_JUMPER   a free pin with a jumper to the nose's pin, to push it without a finger

A pin is free if nothing in the config's wiring is on it: a jumper to another would tie two outputs together.
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
from companion.hal.wiring import HAT_MEMORY, I2C, LAST, used_pins
from tests.hal.contract import Bench
from tests.hal.rig import settled

CONSOLE = (14, 15)
LOCK = Path(tempfile.gettempdir()) / "tray-hil.lock"


def setting(name: str, what: str) -> str:
    """A variable, or a reason to skip."""
    value = os.environ.get(f"TRAY_HIL_{name}")
    if not value:
        pytest.skip(f"needs TRAY_HIL_{name}: {what}")
    return value


def free_pins(board: BoardSettings) -> list[int]:
    """Those of a Pi's header that the wiring leaves, easiest first.

    Not those of I2C, which are always pulled up. The serial console's are free only while it is off: last.
    """
    used = {pin for pin, _ in used_pins(board)}
    left = [pin for pin in range(LAST + 1) if pin not in used and pin not in (*HAT_MEMORY, *I2C)]
    return sorted(left, key=lambda pin: (pin in CONSOLE, pin))


def jumper_pins(name: str, count: int, where: str, board: BoardSettings) -> list[int]:
    """The pins of a variable, once it is sure that nothing else is on them."""
    free = free_pins(board)
    words = setting(name, f"{where}; free in this wiring: {', '.join(map(str, free))}").split(",")
    if len(words) != count or not all(word.strip().isdigit() for word in words):
        pytest.fail(f"TRAY_HIL_{name}={','.join(words)}: give {where}, such as {_some(free, count)}.")
    pins = [int(word) for word in words]
    users = dict(used_pins(board))
    for pin in pins:
        if pin in users:
            pytest.fail(
                f"GPIO{pin} has the {users[pin]} on it: take off the jumper, and use {_some(free, count)}."
            )
        if pin not in free or pins.count(pin) > 1:
            pytest.fail(f"GPIO{pin} cannot be used for TRAY_HIL_{name}: use {_some(free, count)}.")
    return pins


def _some(free: list[int], count: int) -> str:
    return ",".join(map(str, free[:count]))


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
        self.board.pins.shared_output(self._finger(), "test's finger").output_with_state(0)

    def release(self) -> None:
        self.board.pins.factory.pin(self._finger()).input_with_pull("up")

    def _finger(self) -> int:
        where = "a free pin with a jumper to the nose's pin"
        return jumper_pins("NOSE_JUMPER", 1, where, self.board.settings)[0]

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
