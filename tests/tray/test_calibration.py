"""A tray that was not built as its settings say is measured until it spins as it should, on every board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.config.board import BoardSettings
from companion.hal import Board, ReelMove, VirtualClock
from companion.hal.errors import CannotMeasure
from companion.hal.pico.board import PicoBoard
from companion.hal.sim import SimBoard
from companion.hal.virtual.misbuilt import LIMIT_HZ, misbuilt
from companion.tray.calibration import GEARBOXES, SLOWEST_HZ, Calibration
from tests.firmware.pico import VirtualPico
from tests.firmware.rig import Build, pico_board
from tests.hal.rig import board_settings, in_loop

BARE = ("screen", "buzzer", "lights")
USUAL, *_, QUICK = GEARBOXES
"""What a motor is taken to have, and what needs a quarter of the half steps for the same turn."""

quick_gears = pytest.mark.parametrize("gearbox", [QUICK])


class Workbench(ABC):
    """A tray to calibrate, with hands and eyes."""

    board: Board

    def __init__(self, board: Board) -> None:
        self.board = board
        self.calibration = Calibration(board)

    @abstractmethod
    def askew(self, name: str, face: int = 0) -> float:
        """By how many degrees a person sees the face past the middle of its window."""

    @abstractmethod
    def switch(self, fault: str, on: bool = True) -> None:
        """Have a fault, or have it no more."""

    def switch_later(self, seconds: float, fault: str) -> None:
        """While it moves."""
        self.board.clock.call_at(self.board.clock.now() + seconds, lambda: self.switch(fault))


class SimWorkbench(Workbench):
    board: SimBoard

    def askew(self, name: str, face: int = 0) -> float:
        faces = self.board.sim.discs[name].reel.faces
        return (self.board.angles[name] - face * 360 / faces + 180) % 360 - 180

    def switch(self, fault: str, on: bool = True) -> None:
        self.board.sim.switch(fault, on)


class PicoWorkbench(Workbench):
    """The real firmware, in a real MicroPython."""

    def __init__(self, board: PicoBoard, pico: VirtualPico) -> None:
        super().__init__(board)
        self._pico = pico

    def askew(self, name: str, face: int = 0) -> float:
        return self._pico.askew(name, face)

    def switch(self, fault: str, on: bool = True) -> None:
        self._pico.switch(fault, on)
        self._pico.settle()

    def switch_later(self, seconds: float, fault: str) -> None:
        self.board.clock.call_at(self.board.clock.now() + seconds, lambda: self._pico.switch(fault))


@asynccontextmanager
async def sim_workbench(build: Build, **flags: object) -> AsyncIterator[Workbench]:
    settings = board_settings(**flags)
    async with SimBoard(settings, VirtualClock(), built=build(settings)) as board:
        yield SimWorkbench(board)


@asynccontextmanager
async def pico_workbench(folder: Path, build: Build, **flags: object) -> AsyncIterator[Workbench]:
    async with pico_board(folder, build, **flags) as (board, pico):
        yield PicoWorkbench(board, pico)


Opened = Callable[[Build], AbstractAsyncContextManager[Workbench]]


KINDS = ("sim", pytest.param("pico", marks=pytest.mark.pico))
NEAR_ITS_LIMIT_HZ = 800
"""Where the search for a motor's limit begins on a Pico: every half step is made by a real interpreter."""


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def profile() -> str:
    return "wheel"


@pytest.fixture
def gearbox() -> str:
    return USUAL


@pytest.fixture
def bench(kind: str, profile: str, gearbox: str, tmp_path: Path) -> Opened:
    flags: dict[str, object] = {"profile": profile, "without": BARE}
    if gearbox != USUAL:
        flags[f"reels__{profile}__steps_per_turn"] = gearbox
    if kind == "sim":
        return lambda build: sim_workbench(build, **flags)
    return lambda build: pico_workbench(tmp_path, build, **flags)


def wheel(**otherwise: object) -> Build:
    """A tray with a wheel, of which some things are otherwise."""

    def build(settings: BoardSettings) -> BoardSettings:
        return replace(settings, reels={"wheel": replace(settings.reels["wheel"], **otherwise)})

    return build


@pytest.mark.parametrize(
    ("kind", "profile", "slowest_hz"),
    [("sim", "eyes", SLOWEST_HZ), pytest.param("pico", "wheel", NEAR_ITS_LIMIT_HZ, marks=pytest.mark.pico)],
)
@in_loop
async def test_a_misbuilt_tray_lands_every_spin_once_it_is_calibrated(
    bench: Opened, slowest_hz: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.tray.calibration.SLOWEST_HZ", slowest_hz)
    async with bench(misbuilt) as tray:
        board, calibration = tray.board, tray.calibration
        names = list(board.settings.reels)
        first, *others = names
        assert not (await board.home([first]))[first].found
        for name in names:
            await calibration.measure(name)
            await calibration.place(name)
            await calibration.nudge(name, -tray.askew(name))
            assert LIMIT_HZ - 50 < await calibration.find_speed(name) <= LIMIT_HZ
        values = calibration.values
        assert values[f"board.reels.{first}.direction"] == -1
        assert not any(f"board.reels.{name}.direction" in values for name in others)
        assert {values[f"board.reels.{name}.steps_per_turn"] for name in names} == {"4096"}
        assert values["board.motion.limit_hz"] == 900
        for face in range(3):
            landings = await board.spin({name: ReelMove(face) for name in names})
            assert all(landing.confirmed for landing in landings.values()), landings
            assert all(abs(tray.askew(name, face)) < 1 for name in names)


@in_loop
async def test_a_tray_that_is_as_its_settings_say_has_nothing_to_change(bench: Opened) -> None:
    async with bench(wheel()) as tray:
        assert [str(each) for each in await tray.calibration.measure("wheel")] == [
            "The motor turns the right way.",
            "A turn of the disc is 1358.5 half steps, as expected.",
        ]
        assert tray.calibration.values == {}


@pytest.mark.parametrize(
    ("gearbox", "built", "key", "value"),
    [
        (QUICK, {"direction": -1}, "direction", -1),
        (USUAL, {"steps_per_turn": "4096"}, "steps_per_turn", "4096"),
        (USUAL, {"steps_per_turn": "1024"}, "steps_per_turn", "1024"),
        (USUAL, {"drive": "1/1"}, "steps_per_turn", "12227.32"),
        (USUAL, {"mark_degrees": 8.0}, "mark_degrees", 8.0),
        (USUAL, {"index_degrees": 18.0}, "index_degrees", 18.0),
        (QUICK, {"sensor_active_low": False}, "sensor_active_low", False),
        (QUICK, {"marks": 1}, "marks", 1),
    ],
)
@in_loop
async def test_what_is_otherwise_is_found_and_then_the_wheel_lands(
    built: dict[str, object], key: str, value: object, bench: Opened
) -> None:
    async with bench(wheel(**built)) as tray:
        await tray.calibration.measure("wheel")
        found = tray.calibration.values[f"board.reels.wheel.{key}"]
        if isinstance(value, str):
            assert float(str(found)) == pytest.approx(float(value), rel=0.0005)
        else:
            assert found == pytest.approx(value, rel=0.02)
        for face in (4, 8):
            landing = (await tray.board.spin({"wheel": ReelMove(face, turns=face // 8)}))["wheel"]
            assert not landing.failed, landing
            # With the quickest gearbox a half step is a degree.
            assert abs(tray.askew("wheel", face)) < 1.5


@quick_gears
@in_loop
async def test_a_single_mark_cannot_tell_the_direction_but_a_person_can(bench: Opened) -> None:
    async with bench(wheel(marks=1, direction=-1)) as tray:
        said = [str(each) for each in await tray.calibration.measure("wheel")]
        assert "The motor turns the right way." not in said
        assert "board.reels.wheel.direction" not in tray.calibration.values
        tray.calibration.turn_around("wheel")
        assert tray.calibration.values["board.reels.wheel.direction"] == -1


@quick_gears
@in_loop
async def test_a_face_that_is_straight_beside_its_mark_is_for_a_screwdriver(bench: Opened) -> None:
    async with bench(wheel(offset_degrees=9.0)) as tray:
        await tray.calibration.measure("wheel")
        await tray.calibration.place("wheel")
        with pytest.raises(CannotMeasure, match=r"straight 9° past its mark.* turn the disc on its axle"):
            await tray.calibration.nudge("wheel", -tray.askew("wheel"))


@quick_gears
@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        ("wheel.stuck-motor", "saw nothing: does the disc turn"),
        ("wheel.dead-sensor", "saw nothing: does the disc turn"),
        ("wheel.sensor-on", "saw nothing: does the disc turn"),
    ],
)
@in_loop
async def test_what_cannot_be_measured_is_told_with_what_to_look_at(
    fault: str, advice: str, bench: Opened
) -> None:
    async with bench(wheel()) as tray:
        tray.switch(fault)
        with pytest.raises(CannotMeasure, match=advice):
            await tray.calibration.measure("wheel")
        tray.switch(fault, False)
        await tray.calibration.measure("wheel")
        assert tray.calibration.values == {}


@in_loop
async def test_a_disc_that_slips_is_not_believed(bench: Opened) -> None:
    async with bench(wheel()) as tray:
        tray.switch_later(3.6, "wheel.slip")
        with pytest.raises(CannotMeasure, match="longer than another: it slips"):
            await tray.calibration.measure("wheel")


@quick_gears
@in_loop
async def test_a_disc_with_marks_that_nobody_ordered_is_refused(bench: Opened) -> None:
    async with bench(wheel(faces=6, marks=6)) as tray:
        with pytest.raises(CannotMeasure, match="6 marks a turn, and should have 9, or just 1"):
            await tray.calibration.measure("wheel")
