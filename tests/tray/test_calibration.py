"""A tray that was not built as its settings say is measured until it spins as it should."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from companion.config.board import BoardSettings
from companion.hal import Move, VirtualClock
from companion.hal.board import ReelName
from companion.hal.errors import CannotMeasure
from companion.hal.sim import SimBoard
from companion.hal.virtual.misbuilt import LIMIT_HZ, misbuilt
from companion.tray.calibration import Calibration
from tests.hal.rig import board_settings, in_loop

ALL: tuple[ReelName, ...] = ("left", "right", "wheel")
BARE: dict[str, object] = {"screen": None, "buzzer": None, "lights": {}}


def wheel(**changes: object) -> BoardSettings:
    """A tray with a wheel, of which some things are otherwise."""
    settings = board_settings(profile="wheel", **BARE)
    return replace(settings, reels={"wheel": replace(settings.reels["wheel"], **changes)})


@asynccontextmanager
async def bench(
    built: BoardSettings, settings: BoardSettings | None = None
) -> AsyncIterator[tuple[Calibration, SimBoard]]:
    async with SimBoard(settings or wheel(), VirtualClock(), built=built) as board:
        yield Calibration(board), board


def askew(board: SimBoard, name: str, face: int = 0) -> float:
    """By how many degrees a person sees the face past the middle of its window."""
    wanted = face * 360 / board.settings.reels[name].faces  # type: ignore[index]  # any name will do
    return (board.angles[name] - wanted + 180) % 360 - 180


@in_loop
async def test_a_misbuilt_tray_lands_every_spin_once_it_is_calibrated() -> None:
    settings = board_settings(profile="both", **BARE)
    async with bench(misbuilt(settings), settings) as (calibration, board):
        assert not (await board.home(["left"]))["left"].found
        for name in ALL:
            await calibration.measure(name)
            await calibration.place(name)
            await calibration.nudge(name, -askew(board, name))
            assert LIMIT_HZ - 50 < await calibration.find_speed(name) <= LIMIT_HZ
        values = calibration.values
        assert values["board.reels.left.direction"] == -1
        assert "board.reels.right.direction" not in values
        assert {values[f"board.reels.{name}.steps_per_turn"] for name in ALL} == {"4096"}
        assert values["board.motion.limit_hz"] == 900
        for face in range(3):
            landings = await board.spin({name: Move(face) for name in ALL})
            assert all(landing.confirmed for landing in landings.values()), landings
            assert all(abs(askew(board, name, face)) < 1 for name in ALL)


@in_loop
async def test_a_tray_that_is_as_its_settings_say_has_nothing_to_change() -> None:
    async with bench(wheel()) as (calibration, _):
        assert await calibration.measure("wheel") == [
            "The motor turns the right way.",
            "A turn of the disc is 1358.5 half steps, as expected.",
        ]
        assert calibration.values == {}


@pytest.mark.parametrize(
    ("built", "key", "value"),
    [
        ({"direction": -1}, "direction", -1),
        ({"steps_per_turn": "4096"}, "steps_per_turn", "4096"),
        ({"steps_per_turn": "1024"}, "steps_per_turn", "1024"),
        ({"drive": "1/1"}, "steps_per_turn", "12227.32"),
        ({"mark_degrees": 8.0}, "mark_degrees", 8.0),
        ({"index_degrees": 18.0}, "index_degrees", 18.0),
        ({"sensor_active_low": False}, "sensor_active_low", False),
        ({"marks": 1}, "marks", 1),
    ],
)
@in_loop
async def test_what_is_otherwise_is_found_and_then_the_wheel_lands(
    built: dict[str, object], key: str, value: object
) -> None:
    async with bench(wheel(**built)) as (calibration, board):
        await calibration.measure("wheel")
        found = calibration.values[f"board.reels.wheel.{key}"]
        if isinstance(value, str):
            assert float(str(found)) == pytest.approx(float(value), rel=0.0005)
        else:
            assert found == pytest.approx(value, rel=0.02)
        for face in (4, 8):
            landing = (await board.spin({"wheel": Move(face)}))["wheel"]
            assert not landing.failed, landing
            # With the quickest gearbox a half step is a degree.
            assert abs(askew(board, "wheel", face)) < 1.5


@in_loop
async def test_a_single_mark_cannot_tell_the_direction_but_a_person_can() -> None:
    async with bench(wheel(marks=1, direction=-1)) as (calibration, _):
        assert "The motor turns the right way." not in await calibration.measure("wheel")
        assert "board.reels.wheel.direction" not in calibration.values
        calibration.turn_around("wheel")
        assert calibration.values["board.reels.wheel.direction"] == -1


@in_loop
async def test_a_face_that_is_straight_beside_its_mark_is_for_a_screwdriver() -> None:
    async with bench(wheel(offset_degrees=9.0)) as (calibration, board):
        await calibration.measure("wheel")
        await calibration.place("wheel")
        with pytest.raises(CannotMeasure, match=r"straight 9° past its mark.* turn the disc on its axle"):
            await calibration.nudge("wheel", -askew(board, "wheel"))


@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        ("wheel.stuck-motor", "saw nothing: does the disc turn"),
        ("wheel.dead-sensor", "saw nothing: does the disc turn"),
        ("wheel.sensor-on", "saw nothing: does the disc turn"),
    ],
)
@in_loop
async def test_what_cannot_be_measured_is_told_with_what_to_look_at(fault: str, advice: str) -> None:
    async with bench(wheel()) as (calibration, board):
        board.sim.switch(fault)
        with pytest.raises(CannotMeasure, match=advice):
            await calibration.measure("wheel")
        board.sim.switch(fault, False)
        await calibration.measure("wheel")
        assert calibration.values == {}


@in_loop
async def test_a_disc_that_slips_is_not_believed() -> None:
    async with bench(wheel()) as (calibration, board):
        board.clock.call_at(board.clock.now() + 3.6, lambda: board.sim.switch("wheel.slip"))
        with pytest.raises(CannotMeasure, match="longer than another: it slips"):
            await calibration.measure("wheel")


@in_loop
async def test_a_disc_with_marks_that_nobody_ordered_is_refused() -> None:
    async with bench(wheel(faces=6, marks=6)) as (calibration, _):
        with pytest.raises(CannotMeasure, match="6 marks a turn, and should have 9, or just 1"):
            await calibration.measure("wheel")
