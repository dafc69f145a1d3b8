"""``tray calibrate`` for a tray on a Pico: the command itself, against the firmware in a real MicroPython."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.config import load
from companion.config.board import BoardSettings
from companion.hal import Board, Clock, ReelMove
from companion.hal.virtual.misbuilt import misbuilt
from tests.cli.terminal import run
from tests.firmware.pico import VirtualPico, virtual_pico
from tests.firmware.rig import board_on
from tests.hal.rig import in_loop

pytestmark = pytest.mark.pico

CONFIG = """\
[board]
kind = "pico"
without = ["screen", "right"]

[board.pico]
port = "{port}"
"""


@pytest.fixture
def file(home: Path, tmp_path: Path) -> Path:
    """The config of somebody whose tray has one eye, on a Pico."""
    path = home / "tray" / "config.toml"
    path.parent.mkdir()
    path.write_text(CONFIG.format(port=tmp_path / "ttyACM0"))
    return path


@pytest.fixture
def pico(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualPico]:
    """A Pico with this tray on its wires, which was built all wrong. Time is virtual."""
    settings = load(files=[file], environ={}).board
    with virtual_pico(tmp_path, settings, built=misbuilt(settings)) as pico:

        def open_on_it(settings: BoardSettings, _clock: Clock) -> Board:
            return board_on(pico, settings)

        monkeypatch.setattr("companion.hal.open_board", open_on_it)
        yield pico


def test_what_was_found_is_saved_and_the_pico_goes_by_it_without_being_flashed(
    home: Path, file: Path, pico: VirtualPico, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The whole race, from 400, takes twenty times as long here as on a simulated board, where it is tested.
    monkeypatch.setattr("companion.tray.calibration.SLOWEST_HZ", 850)
    before = file.read_text()
    done = run(home, "calibrate", stdin="2.5\n\ny\n")
    assert done.returncode == 0, done.stderr
    assert "The motor turned backwards: direction = -1." in done.stdout
    assert "A turn of the disc is 1365.3 half steps, not 1358.6." in done.stdout
    assert "It follows up to 900 half steps a second." in done.stdout
    assert "board.reels.left.steps_per_turn = 4096  (half steps a turn of the shaft)" in done.stdout
    assert done.stdout.endswith(f"Saved to {file}.\n")
    assert file.read_text().startswith(before), "what was there stays"
    found = load(files=[file], environ={}).board
    assert (found.reels["left"].direction, found.reels["left"].steps_per_turn) == (-1, "4096")
    assert (found.reels["left"].offset_degrees, found.motion.limit_hz) == (2.5, 900)
    land_by(found, pico)


@in_loop
async def land_by(settings: BoardSettings, pico: VirtualPico) -> None:
    async with board_on(pico, settings) as board:
        for face in (1, 2):
            assert (await board.spin({"left": ReelMove(face, turns=1)}))["left"].confirmed
            assert abs(pico.askew("left", face)) < 1


@pytest.mark.parametrize(
    ("seconds", "asked"), [(2.0, 0), (11.0, 1)], ids=["measuring", "setting a face straight"]
)
def test_a_cable_that_comes_out_ends_it_with_coils_off_and_nothing_saved(
    seconds: float, asked: int, home: Path, file: Path, pico: VirtualPico
) -> None:
    before = file.read_text()
    pico.clock.call_at(seconds, lambda: pico.pull(keeps_power=True))
    done = run(home, "calibrate", "--no-speed", stdin="2.5\n\ny\n")
    assert done.returncode == 1
    assert done.stderr.endswith(
        "tray: The Pico is gone: plug in its USB cable. Nothing was saved: calibrate again afterwards.\n"
    )
    assert done.stdout.count("Is it straight?") == asked
    assert "Saved" not in done.stdout
    assert file.read_text() == before
    for _ in range(20):
        pico.settle()
        pico.clock.advance(0.1)
    pico.settle()
    assert not pico.powered("left")
