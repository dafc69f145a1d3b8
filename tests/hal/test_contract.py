"""The contract of all boards: for the simulated tray, and for a Pi's driver on gpiozero's own mock pins."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import smbus2
from gpiozero.pins.mock import MockFactory, MockPWMPin  # type: ignore[import-untyped]

from companion.hal import Board, VirtualClock, open_board
from companion.hal.gpio import GpioBoard
from companion.hal.sim import SimBoard
from companion.hal.virtual.tray import VirtualTray
from tests.hal.contract import Bench, BoardContract, Opened
from tests.hal.gddram import RecordingBus
from tests.hal.rig import board_settings, settled, virtual


class SimBench(Bench):
    """The simulated tray."""

    def __init__(self, board: Board, tray: VirtualTray) -> None:
        self.board = board
        self.tray = tray

    def push(self) -> None:
        self.tray.push_nose()

    def release(self) -> None:
        self.tray.release_nose()

    async def wait(self, seconds: float) -> None:
        virtual(self.board).advance(seconds)
        await settled()

    def shows(self, reel: str) -> int | None:
        return self.tray.discs[reel].face

    def powered(self, reel: str) -> bool:
        return self.tray.motors[reel].powered

    def on_screen(self) -> bytes | None:
        picture = self.tray.oled.picture
        return None if picture is None else picture.tobytes()


class GpioBench(SimBench):
    """The Pi's driver as it is, on gpiozero's mock pins, with an OLED on its I2C bus."""

    def __init__(self, board: Board, tray: VirtualTray, bus: RecordingBus) -> None:
        super().__init__(board, tray)
        self.bus = bus

    def on_screen(self) -> bytes | None:
        return self.bus.memory.picture.tobytes()


class JumperPin(MockPWMPin):  # type: ignore[misc]
    """gpiozero's mock pin, with a wire to a virtual tray soldered on."""

    wire: Callable[[bool], object] | None = None
    _outside: bool | None = None

    def _set_state(self, value: float) -> None:
        super()._set_state(value)
        if self.wire is not None:
            self.wire(bool(value))

    def hold(self, level: bool | None) -> None:
        self._outside = level
        if self._function == "input":
            self._set_pull(self._pull)

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        if self._outside is not None:
            (self.drive_high if self._outside else self.drive_low)()


@asynccontextmanager
async def sim_bench(profile: str) -> AsyncIterator[Bench]:
    board = open_board(board_settings(kind="sim", profile=profile), VirtualClock())
    assert isinstance(board, SimBoard)
    async with board:
        yield SimBench(board, board.sim)


@asynccontextmanager
async def gpio_bench(profile: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    settings = board_settings(kind="gpio", pin_factory="mock", profile=profile)
    factory = MockFactory(pin_class=JumperPin)
    monkeypatch.setattr("companion.hal.factory.wired_factory", lambda: factory)
    bus = RecordingBus()
    monkeypatch.setattr(smbus2, "SMBus", lambda _port: bus)
    clock = VirtualClock()
    tray = VirtualTray(settings, clock, factory=factory)
    board = open_board(settings, clock)
    assert type(board) is GpioBoard
    async with board:
        yield GpioBench(board, tray, bus)


@pytest.mark.parametrize("profile", ["eyes", "wheel"])
class TestSim(BoardContract):
    @pytest.fixture
    def opened(self, profile: str) -> Opened:
        return lambda: sim_bench(profile)


# luma 2.6 still calls what Pillow 14 will take away.
@pytest.mark.filterwarnings("ignore:Image.Image.getdata is deprecated")
@pytest.mark.parametrize("profile", ["both"])
class TestGpioOnMockPins(BoardContract):
    @pytest.fixture
    def opened(self, profile: str, monkeypatch: pytest.MonkeyPatch) -> Opened:
        return lambda: gpio_bench(profile, monkeypatch)
