"""The contract of all boards, for a Pico: its real firmware in a real MicroPython, behind a pty."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import smbus2

from companion.hal.pico.board import PicoBoard
from tests.firmware.pico import VirtualPico
from tests.firmware.rig import pico_board
from tests.hal.contract import Bench, BoardContract, Opened
from tests.hal.gddram import RecordingBus
from tests.hal.rig import FEW_STEPS, settled, virtual

SLICE_S = 0.02


class PicoBench(Bench):
    """A Pico with virtual motors on its pins, and an OLED on this computer's I2C bus."""

    def __init__(self, board: PicoBoard, pico: VirtualPico, bus: RecordingBus) -> None:
        self.board = board
        self.pico = pico
        self.bus = bus

    def push(self) -> None:
        self.pico.finger(True)

    def release(self) -> None:
        self.pico.finger(False)

    async def wait(self, seconds: float) -> None:
        until = self.board.clock.now() + seconds
        while (left := until - self.board.clock.now()) > 0:
            self.pico.settle()
            virtual(self.board).advance(min(left, SLICE_S))
        self.pico.settle()
        await settled()

    def shows(self, reel: str) -> int | None:
        return self.pico.face(reel)

    def powered(self, reel: str) -> bool:
        return self.pico.powered(reel)

    def on_screen(self) -> bytes | None:
        return self.bus.memory.picture.tobytes()


@asynccontextmanager
async def pico_bench(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    bus = RecordingBus()
    monkeypatch.setattr(smbus2, "SMBus", lambda _port: bus)
    # Every half step is made by a real interpreter.
    async with pico_board(folder, **FEW_STEPS) as (board, pico):
        yield PicoBench(board, pico, bus)


@pytest.mark.pico
# luma 2.6 still calls what Pillow 14 will take away.
@pytest.mark.filterwarnings("ignore:Image.Image.getdata is deprecated")
class TestPico(BoardContract):
    @pytest.fixture
    def opened(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
        return lambda: pico_bench(tmp_path, monkeypatch)
