"""A reel on a Pico moves as one on a Pi does: the same ramps, step by step."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, islice
from pathlib import Path

import pytest
from companion._firmware import ramp
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config.board import MotionSettings
from companion.hal import ReelMove
from companion.hal.motion import (
    Course,
    Limits,
    direct_profile,
    endless_times,
    stopping_profile,
    stopping_steps,
)
from companion.hal.spin_plan import Journey, spin_courses
from tests.examples import examples
from tests.firmware.interpreter import interpreter
from tests.firmware.machine import ROOT
from tests.firmware.pico import VirtualPico
from tests.firmware.rig import board_on, pico_settings
from tests.hal.rig import in_loop

MOTION = MotionSettings()
PLANNED = Limits.planned(MOTION)
LIMITS = (PLANNED.start, PLANNED.top, PLANNED.acceleration)
TURN = Fraction(18157568, 13365)
CLOSE_S = 2e-6
"""The Pico counts in whole microseconds."""
ON_TIME_S = 10e-6
"""A half step that is due within 5 microseconds is made at once."""


def due(gaps: list[int]) -> list[float]:
    return [microseconds / 1e6 for microseconds in accumulate(gaps)]


def farthest_apart(some: list[float], others: list[float]) -> float:
    """By how much two lists of equal length differ at most."""
    return max((abs(one - other) for one, other in zip(some, others, strict=True)), default=0.0)


def ramps_of(course: Course) -> list[tuple[float, ...]]:
    """As they are sent to a Pico."""
    return [
        (leg.steps, r.first, r.cruise, r.last, r.speeding, r.slowing)
        for leg in course.legs
        for r in (leg.ramp,)
    ]


def by_the_pico(course: Course) -> list[int]:
    return list(ramp.one_after_another(ramps_of(course)))


@settings(max_examples=examples(100), deadline=None)
@given(
    to_face=st.integers(0, 1358),
    turns=st.sampled_from([None, 0, 1, 2, 5]),
    seconds=st.sampled_from([3.0, 4.0, 5.0, 6.0]),
    reels=st.integers(1, 3),
)
def test_every_half_step_of_every_spin_is_due_when_it_is_on_a_pi(
    to_face: int, turns: int | None, seconds: float, reels: int
) -> None:
    journeys = [Journey(Fraction(to_face), TURN, 9, turns)] * reels
    for course in spin_courses(journeys, MotionSettings(seconds=seconds)):
        steps = by_the_pico(course)
        assert len(steps) == course.steps
        assert farthest_apart(due(steps), list(course.times())) <= CLOSE_S


@given(steps=st.integers(0, 3000))
def test_the_shortest_way_is_the_same(steps: int) -> None:
    expected = list(direct_profile(steps, MOTION).times())
    assert farthest_apart(due(list(ramp.shortest(steps, LIMITS))), expected) <= CLOSE_S


def test_a_search_speeds_up_in_the_same_way() -> None:
    there = list(islice(endless_times(MOTION, 0.0), 2000))
    assert farthest_apart(due(list(islice(ramp.endless(LIMITS), 2000))), there) <= CLOSE_S


@given(speed=st.floats(10, 800), further=st.integers(0, 500))
def test_it_stops_in_the_same_way(speed: float, further: int) -> None:
    least = ramp.steps_to_stop(speed, LIMITS)
    assert least == stopping_steps(speed, MOTION)
    expected = list(stopping_profile(speed, Fraction(further), MOTION).times())
    assert farthest_apart(due(list(ramp.stopping(speed, least + further, LIMITS))), expected) <= CLOSE_S


@pytest.mark.pico
def test_micropython_makes_the_same_gaps() -> None:
    (course,) = spin_courses([Journey(Fraction(453), TURN, 9)], MOTION)
    with interpreter() as micropython:
        micropython.run("import ramp")
        made = micropython.value(f"list(ramp.one_after_another({ramps_of(course)!r}))")
        assert made == by_the_pico(course)


@pytest.mark.pico
@pytest.mark.parametrize(("plan_us", "write_us"), [(0, 0), (100, 0), (0, 60), (100, 60)])
@in_loop
async def test_however_long_planning_and_stepping_take_every_half_step_is_made_when_it_is_due(
    plan_us: int, write_us: int, tmp_path: Path
) -> None:
    """On a Pico a gap takes a tenth of a millisecond to plan, and some five hundred are planned ahead."""
    motor = (ROOT / "firmware/motor.py").read_text(encoding="utf-8")
    add = "        self._gaps[self._head] = gap\n"
    assert motor.count(add) == 1
    slow = f"        sleep({plan_us / 1e6})\n" if plan_us else ""
    motor = f"from time import sleep\n{motor.replace(add, slow + add)}"
    settings = pico_settings(tmp_path, without=["screen", "right"])
    with VirtualPico(tmp_path, settings) as pico:
        pico.install({"motor.py": motor.encode()})
        pico.plug()
        async with board_on(pico, settings) as board:
            await board.home()
            (course,) = spin_courses([board.reels["left"].journey(ReelMove(1))], settings.motion)
            pico.do(do="time", write_us=write_us)
            landing = (await board.spin({"left": ReelMove(1)}))["left"]
            assert landing.confirmed
            pico.settle()
            times = [microseconds / 1e6 for microseconds in pico.seen["times"]]
    assert len(times) == course.steps
    planned = list(course.times())
    assert farthest_apart([at - times[0] for at in times], [at - planned[0] for at in planned]) <= ON_TIME_S
