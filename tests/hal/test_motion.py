"""When each half step of a move is due."""

from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.config.board import MotionSettings
from companion.hal.motion import (
    Journey,
    Limits,
    Profile,
    Ramp,
    direct_profile,
    spin_profiles,
    stopping_profile,
)
from tests.hal.rig import board_settings

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


@given(steps=st.integers(200, 4000), ramp=ramps, longer=st.floats(1.01, 2))
def test_a_move_can_be_made_to_last(steps: int, ramp: Ramp, longer: float) -> None:
    quick = Profile.fastest(steps, ramp)
    assert quick.lasting(quick.seconds * longer).seconds == pytest.approx(quick.seconds * longer, rel=1e-6)


def test_a_move_that_takes_longer_anyway_is_left_alone() -> None:
    quick = direct_profile(2000, MOTION)
    assert quick.lasting(0.1).seconds == pytest.approx(quick.seconds)


def test_moves_are_planned_at_a_share_of_what_a_motor_can_do_at_every_point_of_the_ramp() -> None:
    for step, (before, after) in enumerate(pairwise([0.0, *direct_profile(3000, MOTION).times()])):
        able = min(LIMITS.top, (LIMITS.start**2 + 2 * LIMITS.acceleration * (step + 1)) ** 0.5)
        assert 1 / (after - before) <= MOTION.share * able * (1 + 1e-9)


@pytest.mark.parametrize("profile", ["eyes", "wheel", "both"])
def test_a_spin_takes_3_to_6_seconds_wherever_it_starts_and_ends(profile: str) -> None:
    board = board_settings(profile=profile)
    turn = next(iter(board.reels.values())).turn
    faces = [Fraction(n, 9) * turn for n in range(9)]
    for distances in product(faces, repeat=len(board.reels)):
        profiles = spin_profiles([Journey(distance, turn) for distance in distances], board.motion)
        assert 3 <= max(p.seconds for p in profiles) + board.motion.settle_s <= 6
        assert min(p.steps for p in profiles) >= turn


def test_the_second_reel_lands_after_the_first() -> None:
    turn = Fraction(18157568, 4455) / 3
    left, right = spin_profiles([Journey(Fraction(100), turn), Journey(Fraction(900), turn)], MOTION)
    assert right.seconds == pytest.approx(MOTION.seconds)
    assert left.seconds == pytest.approx(MOTION.seconds - MOTION.stagger_s)


def test_a_spin_ends_slowly() -> None:
    (profile,) = spin_profiles([Journey(Fraction(500), Fraction(1358))], MOTION)
    *_, before, last = profile.times()
    assert 1 / (last - before) < 2 * MOTION.creep_hz


def test_a_reel_with_many_turns_makes_both_take_longer() -> None:
    turn = Fraction(1358)
    quick, slow = spin_profiles([Journey(Fraction(0), turn), Journey(Fraction(0), turn, turns=5)], MOTION)
    assert slow.steps == 5 * turn
    assert slow.seconds > MOTION.seconds
    assert quick.seconds == pytest.approx(slow.seconds - MOTION.stagger_s)


def test_a_correction_takes_the_shortest_way() -> None:
    (profile,) = spin_profiles([Journey(Fraction(300), Fraction(1358), turns=0)], MOTION)
    assert profile == direct_profile(300, MOTION)


def test_a_disc_turn_is_an_exact_fraction_and_never_drifts() -> None:
    turn = board_settings().reels["left"].turn
    assert turn == Fraction(64 * 283712, 4455) / 3
    position, target = 0, Fraction(0)
    for _ in range(10_000):
        target += turn
        position += Journey(target - position, turn).steps(0)
        assert abs(position - target) <= Fraction(1, 2)


@given(speed=st.floats(PLANNED.start, PLANNED.top), further=st.integers(1, 500))
def test_a_moving_reel_is_stopped_without_a_jerk(speed: float, further: int) -> None:
    times = list(stopping_profile(speed, Fraction(further), MOTION).times())
    gaps = [after - before for before, after in pairwise([0.0, *times])]
    assert min(gaps) >= (1 - 1e-9) / speed
    assert 1 / gaps[-1] <= PLANNED.start * 1.1
