"""A tray whose motors are on a Pico: pulling its cable in mid-spin costs nobody their spin."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import smbus2

from companion.config import TraySettings
from companion.hal import Certainty
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, GREEN, REELS
from companion.tray import SpinDrawn, Tray, TrayState
from companion.tray.pages import fault
from tests.firmware.rig import pico_board
from tests.hal.gddram import RecordingBus
from tests.hal.rig import in_loop, settled, virtual
from tests.tray.rig import falling

pytestmark = pytest.mark.pico

SLICE_S = 0.02


# luma 2.6 still calls what Pillow 14 will take away.
@pytest.mark.filterwarnings("ignore:Image.Image.getdata is deprecated")
@in_loop
async def test_a_spin_that_a_pulled_cable_cut_short_is_finished_with_the_same_faces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = RecordingBus()
    monkeypatch.setattr(smbus2, "SMBus", lambda _port: bus)
    kept: list[SpinDrawn] = []

    async def keep(drawn: SpinDrawn) -> None:
        kept.append(drawn)

    with falling(BLACK, DISCARD_1, GREEN, DRAW_4) as chance:
        async with pico_board(tmp_path) as (board, pico):
            tray = Tray(board, chance, TraySettings())

            async def until(seen: Callable[[], bool]) -> None:
                """Let time pass, and everybody do what it brings about."""
                while not seen():
                    pico.settle()
                    virtual(board).advance(SLICE_S)
                    await settled()
                    board.screen.wait_until_shown()

            async def wait(seconds: float) -> None:
                end = board.clock.now() + seconds
                await until(lambda: board.clock.now() >= end)

            try:
                await tray.wake()
                board.clock.call_at(board.clock.now() + 1, lambda: pico.pull(keeps_power=True))
                landed = await tray.spin(commit=keep)
                assert landed.faces == (BLACK, DISCARD_1)
                assert set(landed.landed.values()) == {Certainty.FAILED}
                assert tray.state is TrayState.FAULT
                (trouble,) = tray.troubles
                assert str(trouble.title) == "Motor board is out"
                assert "plug in its USB cable" in str(trouble.advice)
                page = fault(trouble.title, trouble.advice).tobytes()
                await until(lambda: bus.memory.picture.tobytes() == page)
                await until(lambda: not pico.powered("left"))

                pico.plug()
                await until(lambda: board.link.up)
                pico.finger(True)
                await wait(0.2)
                pico.finger(False)
                await wait(0.1)
                await while_it_turns(lambda: tray.state is TrayState.OUTCOME)
                faces = tuple(REELS[reel][pico.face(reel)] for reel in ("left", "right"))
                assert faces == landed.faces
                assert len(kept) == 1, "nothing was drawn anew"
                assert (await tray.spin(commit=keep)).faces == (GREEN, DRAW_4)
            finally:
                tray.close()


async def while_it_turns(seen: Callable[[], bool]) -> None:
    """Wait for something that reels bring about, which turn by the Pico's own time."""
    while not seen():
        await asyncio.sleep(0.001)
