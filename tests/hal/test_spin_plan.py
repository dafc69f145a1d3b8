"""A spin shows its face no sooner than it has to, and lands as it always did: in time, slowly, one by one."""

from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.config.board import MotionSettings
from companion.hal.motion import Course, Limits, direct_profile
from companion.hal.spin_plan import Journey, spin_courses
from tests.hal.rig import board_settings

MOTION = MotionSettings()
LIMITS = Limits.of(MOTION)
TURN = Fraction(18157568, 13365)
SECRET_S = 3
"""Nobody may know the face sooner than this before the landing."""


def to_all_faces(
    rest: Fraction, faces: int, motion: MotionSettings = MOTION, turn: Fraction = TURN
) -> list[Course]:
    """From one place, a reel's way to each of its faces."""
    journeys = [Journey((rest + face * turn / faces) % turn, turn, faces) for face in range(faces)]
    return [spin_courses([journey], motion)[0] for journey in journeys]


def places(least: int = 0, most: int = 1358) -> st.SearchStrategy[Fraction]:
    return st.fractions(least, most, max_denominator=13365)


@given(rest=places(), faces=st.sampled_from([3, 9]), seconds=st.floats(3, 6))
def test_every_face_is_on_its_way_alike_until_three_seconds_before_it_lands(
    rest: Fraction, faces: int, seconds: float
) -> None:
    courses = to_all_faces(rest, faces, MotionSettings(seconds=seconds))
    times = [list(course.times()) for course in courses]
    landings = [each[-1] for each in times]
    assert landings == pytest.approx([landings[0]] * faces)
    open_ = [[due for due in each if due <= landings[0] - SECRET_S] for each in times]
    assert all(each == open_[0] for each in open_)


@pytest.mark.parametrize(("faces", "limit_hz"), [(9, 800), (3, 600)])
def test_a_slower_motor_keeps_its_secret_as_long(faces: int, limit_hz: float) -> None:
    """As companion/hal/README.md says."""
    courses = to_all_faces(Fraction(0), faces, MotionSettings(limit_hz=limit_hz))
    assert all(course.legs[0] == courses[0].legs[0] for course in courses)
    assert courses[0].seconds - courses[0].legs[0].seconds <= SECRET_S


@given(rest=places(), faces=st.sampled_from([3, 9]))
def test_on_its_way_a_reel_comes_to_each_face(rest: Fraction, faces: int) -> None:
    distances = [course.steps for course in to_all_faces(rest, faces)]
    for face, distance in enumerate(distances):
        assert abs((rest + face * TURN / faces - distance + TURN / 2) % TURN - TURN / 2) <= Fraction(1, 2)
    assert min(distances) >= TURN - 1


@given(
    rest=places(),
    faces=st.sampled_from([2, 3, 9, 36]),
    motion=st.builds(
        MotionSettings,
        limit_hz=st.floats(100, 2000),
        start_hz=st.floats(50, 500),
        acceleration_hz_per_s=st.floats(500, 20000),
        share=st.floats(0.3, 0.9),
        seconds=st.floats(3, 6),
        ending_hz_per_s=st.floats(100, 5000),
        creep_hz=st.floats(20, 500),
    ),
)
def test_no_motor_is_asked_for_more_than_its_share_on_the_way_to_any_face(
    rest: Fraction, faces: int, motion: MotionSettings
) -> None:
    """Not on the way up, not on the way down, and whatever the motor is, all faces take the same time."""
    planned = Limits.planned(motion)
    courses = to_all_faces(rest, faces, motion)
    assert [course.seconds for course in courses] == pytest.approx([courses[0].seconds] * faces)
    for course in (courses[0], courses[-1]):
        gaps = [after - before for before, after in pairwise([0.0, *course.times()])]
        assert min(gaps) >= (1 - 1e-6) / planned.top
        for step, gap in enumerate(gaps, 1):
            assert 1 / gap**2 <= (planned.start**2 + 2 * planned.acceleration * step) * (1 + 1e-6)
        for before, after in pairwise(gaps):
            assert 1 / before - 1 / after <= planned.acceleration * (before + after) / 2 * (1 + 1e-6)


@given(rest=places(), faces=st.sampled_from([3, 9]))
def test_a_reel_turns_less_than_half_in_its_last_second_and_ends_slowly(rest: Fraction, faces: int) -> None:
    for course in to_all_faces(rest, faces):
        times = list(course.times())
        assert sum(due > times[-1] - 1 for due in times) < TURN / 2
        assert 1 / (times[-1] - times[-2]) < 2 * MOTION.creep_hz


@given(rest=places(), faces=st.sampled_from([3, 9]))
def test_a_spinning_reel_never_speeds_up_again(rest: Fraction, faces: int) -> None:
    for course in to_all_faces(rest, faces):
        up = course.legs[0].ramp.seconds_up
        times = [due for due in course.times() if due > up]
        gaps = [after - before for before, after in pairwise(times)]
        assert all(after >= before * (1 - 1e-6) for before, after in pairwise(gaps))


@pytest.mark.parametrize("profile", ["eyes", "wheel"])
@pytest.mark.parametrize("off", [-10, 0, 10])
def test_a_spin_takes_3_to_6_seconds_from_any_face_to_any_face(profile: str, off: int) -> None:
    """Even if a disc rests as far beside its face as may be."""
    board = board_settings(profile=profile)
    reels = list(board.reels.values())
    for faces in product(*(range(reel.faces) for reel in reels)):
        journeys = [
            Journey((off + reel.turn * face / reel.faces) % reel.turn, reel.turn, reel.faces)
            for face, reel in zip(faces, reels, strict=True)
        ]
        courses = spin_courses(journeys, board.motion)
        assert 3 <= max(course.seconds for course in courses) + board.motion.settle_s <= 6
        assert all(course.steps >= int(reel.turn) for course, reel in zip(courses, reels, strict=True))


@given(left=places(), right=places(), stagger_s=st.floats(0, 1), seconds=st.floats(3, 6))
def test_the_second_reel_lands_after_the_first(
    left: Fraction, right: Fraction, stagger_s: float, seconds: float
) -> None:
    motion = MotionSettings(stagger_s=stagger_s, seconds=seconds)
    first, second = spin_courses([Journey(left, TURN, 3), Journey(right, TURN, 3)], motion)
    assert second.seconds >= first.seconds + stagger_s - 1e-9
    assert second.seconds >= seconds - 1e-9


def test_a_reel_turns_as_often_as_it_is_told_to() -> None:
    (course,) = spin_courses([Journey(Fraction(300), Fraction(1358), 7, turns=5)], MOTION)
    assert course.steps == 300 + 5 * 1358


def test_a_correction_takes_the_shortest_way() -> None:
    (course,) = spin_courses([Journey(Fraction(300), TURN, 3, turns=0)], MOTION)
    assert course == Course((direct_profile(300, MOTION),))


def test_a_disc_turn_is_an_exact_fraction_and_never_drifts() -> None:
    turn = board_settings().reels["left"].turn
    assert turn == Fraction(64 * 283712, 4455) / 3
    position, target = 0, Fraction(0)
    for _ in range(10_000):
        target += turn
        journey = Journey(target - position, turn, 3)
        position += journey.steps(journey.to_face)
        assert abs(position - target) <= Fraction(1, 2)
