"""When each half step of a move is due."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.config.board import MotionSettings
from companion.hal.motion import Course, Limits, Profile, Ramp, direct_profile, stopping_profile

MOTION = MotionSettings()
LIMITS = Limits.of(MOTION)
PLANNED = Limits.planned(MOTION)

ramps = st.builds(
    Ramp,
    first=st.floats(200, 400),
    cruise=st.floats(400, 1000),
    last=st.floats(20, 200),
    speeding=st.floats(200, 10000),
    slowing=st.floats(200, 10000),
)


@given(steps=st.integers(1, 5000), ramp=ramps)
def test_every_half_step_has_its_time_and_none_comes_faster_than_the_cruise(steps: int, ramp: Ramp) -> None:
    profile = Profile.fastest(steps, ramp)
    times = list(profile.times())
    assert len(times) == steps
    gaps = [after - before for before, after in pairwise([0.0, *times])]
    assert min(gaps) >= (1 - 1e-9) / ramp.cruise
    assert times[-1] == pytest.approx(profile.seconds)


@given(steps=st.integers(1, 5000), ramp=ramps)
def test_no_point_of_the_way_is_faster_than_the_ramp_allows(steps: int, ramp: Ramp) -> None:
    times = [0.0, *Profile.fastest(steps, ramp).times()]
    for step, (before, after) in enumerate(pairwise(times), start=1):
        speed = 1 / (after - before)
        assert speed**2 <= (ramp.first**2 + 2 * ramp.speeding * step) * (1 + 1e-6)
        assert speed**2 <= (ramp.last**2 + 2 * ramp.slowing * (steps - step + 1)) * (1 + 1e-6)


@given(steps=st.integers(1, 2000), ramp=ramps)
def test_a_course_goes_on_where_the_leg_before_it_ended(steps: int, ramp: Ramp) -> None:
    leg = Profile.fastest(steps, ramp)
    course = Course((leg, leg))
    assert list(course.times()) == [*leg.times(), *leg.times(leg.seconds)]
    assert (course.steps, course.seconds) == (2 * steps, 2 * leg.seconds)


def test_moves_are_planned_at_a_share_of_what_a_motor_can_do_at_every_point_of_the_ramp() -> None:
    for step, (before, after) in enumerate(pairwise([0.0, *direct_profile(3000, MOTION).times()])):
        able = min(LIMITS.top, (LIMITS.start**2 + 2 * LIMITS.acceleration * (step + 1)) ** 0.5)
        assert 1 / (after - before) <= MOTION.share * able * (1 + 1e-9)


@given(speed=st.floats(PLANNED.start, PLANNED.top), further=st.integers(1, 500))
def test_a_moving_reel_is_stopped_without_a_jerk(speed: float, further: int) -> None:
    times = list(stopping_profile(speed, Fraction(further), MOTION).times())
    gaps = [after - before for before, after in pairwise([0.0, *times])]
    assert min(gaps) >= (1 - 1e-9) / speed
    assert 1 / gaps[-1] <= PLANNED.start * 1.1
