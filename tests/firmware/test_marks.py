"""What is made of the edges that a sensor sees, on a Pi and on a Pico alike, in whole numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from companion._firmware.marks import FINE, NEVER, Disc, Searching, Tracking
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config.board import ReelSettings
from companion.hal.marks import disc_of
from companion.hal.pico.settings import description
from tests.examples import examples

REELS = {
    "eye": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=3, marks=3),
    "wheel": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=9, marks=9),
    "single": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=9, marks=1, offset_degrees=17.0),
    "odd": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=3, marks=3, steps_per_turn="4096", drive="1/1"),
    "measured": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=9, marks=9, steps_per_turn="4075.1234567"),
}

each_disc = pytest.mark.parametrize(
    ("reel", "disc"),
    [
        pytest.param(reel, disc, id=f"{name}-{side}")
        for name, reel in REELS.items()
        for side, disc in (("pi", disc_of(reel)), ("pico", Disc(*description(reel)[2:])))
    ],
)
turns = st.integers(-3, 400)
HALF = 0.5
"""An edge that is noticed at a half step lay somewhere between that one and the one before."""
NEAR = 0.05
"""Half steps within which rounding may decide."""


def begins_at(reel: ReelSettings, mark: int) -> Fraction:
    """Where a mark begins, in half steps, exactly."""
    return reel.turn * (Fraction(mark, reel.marks) - Fraction(reel.mark_degrees) / 720)


def ends_at(reel: ReelSettings, mark: int) -> Fraction:
    degrees = reel.mark_degrees if mark % reel.marks else reel.index_degrees
    return begins_at(reel, mark) + reel.turn * Fraction(degrees) / 360


@each_disc
@given(mark=st.integers(-50, 4000))
def test_marks_are_where_they_are_printed(reel: ReelSettings, disc: Disc, mark: int) -> None:
    assert disc.begins_at(mark) / FINE == pytest.approx(float(begins_at(reel, mark)), abs=0.02)
    assert disc.ends_at(mark) / FINE == pytest.approx(float(ends_at(reel, mark)), abs=0.02)


@each_disc
@given(position=st.integers(-2000, 600_000))
def test_the_next_mark_and_the_level_at_rest_are_those_of_the_print(
    reel: ReelSettings, disc: Disc, position: int
) -> None:
    mark = (position - begins_at(reel, 0)) // (reel.turn / reel.marks)
    begin, end, following = begins_at(reel, mark), ends_at(reel, mark), begins_at(reel, mark + 1)
    if min(position - begin, following - position) > NEAR:
        assert disc.after(position * FINE) == mark + 1
    to_edge = min(abs(position - edge) for edge in (begin, end, following))
    level = disc.level_at(position * FINE)
    if to_edge > reel.window + NEAR:
        assert level is (position < end)
    elif to_edge < reel.window - NEAR:
        # So near to an edge only the middle of a plain mark's width is sure.
        width = reel.turn * Fraction(reel.mark_degrees) / 360
        from_middle = abs(position - begin - width / 2)
        if abs(from_middle - width / 4) > NEAR:
            assert level is (True if from_middle < width / 4 else None)


def go_to(tracking: Tracking, position: int) -> None:
    """Pass whatever should have come by before this half step."""
    while (position - 1) * FINE > tracking.due:
        tracking.overdue()


@each_disc
@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_every_mark_is_seen_or_missed_or_unexpected(
    reel: ReelSettings, disc: Disc, data: st.DataObject
) -> None:
    """The true edges of a few turns, each mark with an error of its own; some do not come at all."""
    start = round(data.draw(turns) * reel.turn) + 40
    tracking = Tracking(disc, start, disc.begins_at(0))
    first = disc.after(start * FINE)
    last = first + 2 * reel.marks + 2
    seen = missed = unexpected = 0
    wrong_since_index = False
    index_errors: list[float] = []
    for mark in range(first, last):
        is_index = mark % reel.marks == 0
        if data.draw(st.integers(0, 9)) == 0:
            missed += 1
            wrong_since_index = True
            continue
        begin, end = begins_at(reel, mark), ends_at(reel, mark)
        error = data.draw(st.integers(-14, 14))
        off = float(round(begin) + error - HALF - begin)
        if abs(abs(off) - reel.window) < NEAR:
            error, off = 0, off - error
        if abs(off) <= reel.window:
            seen += 1
        else:
            unexpected += 1
            missed += 1
            wrong_since_index = True
        go_to(tracking, round(begin) + error)
        tracking.begins(round(begin) + error)
        go_to(tracking, round(end) + error)
        ahead = tracking.ends(round(end) + error)
        if is_index:
            index_errors.append(off)
            wrong_since_index = False
        assert ahead == (pytest.approx(off, abs=HALF + NEAR) if is_index else 0)
    rest = round(begins_at(reel, last)) - 2 * reel.window
    go_to(tracking, rest)
    assert (tracking.seen, tracking.missed, tracking.unexpected) == (seen, missed, unexpected)
    assert tracking.is_consistent(rest) == (not wrong_since_index)
    assert tracking.index_passes == len(index_errors)
    if index_errors:
        assert tracking.first_index_error == pytest.approx(index_errors[0], abs=HALF + NEAR)
        assert tracking.index_error == pytest.approx(index_errors[-1], abs=HALF + NEAR)
    else:
        assert tracking.index_error is tracking.first_index_error is None


@each_disc
@given(turn=turns, ahead=st.integers(-60, 60))
def test_the_index_corrects_a_position_that_is_ahead(
    reel: ReelSettings, disc: Disc, turn: int, ahead: int
) -> None:
    index = turn * reel.marks
    before = round(begins_at(reel, index)) - 70
    tracking = Tracking(disc, before + ahead, disc.begins_at(index - reel.marks))
    tracking.begins(round(begins_at(reel, index)) + 1 + ahead)
    corrected = tracking.ends(round(ends_at(reel, index)) + 1 + ahead)
    assert abs(corrected - ahead) <= 1
    assert tracking.index_begin == disc.begins_at(index)
    tracking.begin_move(round(ends_at(reel, index)) + 1)
    for mark in range(index + 1, index + reel.marks + 1):
        for edge, happens in ((begins_at(reel, mark), tracking.begins), (ends_at(reel, mark), tracking.ends)):
            go_to(tracking, round(edge) + 1)
            happens(round(edge) + 1)
    assert (tracking.seen, tracking.missed, tracking.unexpected) == (reel.marks, 0, 0)
    assert abs(tracking.index_error) <= 1


@each_disc
def test_an_index_counts_for_a_turn_and_until_its_next_end(reel: ReelSettings, disc: Disc) -> None:
    tracking = Tracking(disc, 0, disc.begins_at(0))
    end = reel.turn + ends_at(reel, 0) + reel.window
    assert tracking.is_consistent(round(end) - 1)
    assert not tracking.is_consistent(round(end) + 1)


def test_an_index_that_looks_like_any_mark_is_missed() -> None:
    disc = disc_of(REELS["eye"])
    tracking = Tracking(disc, -100, NEVER)
    begin = disc.begins_at(0) // FINE + 1
    tracking.begins(begin)
    assert tracking.ends(begin + disc.width // FINE) == 0
    assert (tracking.seen, tracking.missed, tracking.index_passes) == (1, 1, 0)
    assert not tracking.is_consistent(begin + 100)


@each_disc
def test_the_end_of_a_mark_on_which_the_reel_rested_says_nothing(reel: ReelSettings, disc: Disc) -> None:
    tracking = Tracking(disc, 0, disc.begins_at(0))
    assert tracking.ends(round(ends_at(reel, 0)) + 3) == 0
    assert (tracking.seen, tracking.missed, tracking.unexpected, tracking.index_passes) == (0, 0, 0, 0)


@each_disc
@pytest.mark.parametrize("backwards", [False, True])
def test_a_search_finds_the_index_or_that_the_disc_turns_backwards(
    reel: ReelSettings, disc: Disc, backwards: bool
) -> None:
    search = Searching(disc)
    marks = range(-1, 2 * reel.marks)
    edges = [(begins_at(reel, m), True) for m in marks] + [(ends_at(reel, m), False) for m in marks]
    if backwards:
        edges = [(-at, not begins) for at, begins in edges]
    for number, (at, begins) in enumerate(sorted(edges), start=1):
        (search.begins if begins else search.ends)(round(at) + 1)
        assert search.edges == number
        if search.found or search.backwards:
            break
    assert search.backwards == (backwards and reel.marks > 1)
    assert search.found != search.backwards
    if search.found and not backwards:
        index = round(search.index_begin / FINE / reel.turn) * reel.turn
        assert abs(search.ahead() - index) <= 1


@each_disc
@given(position=st.integers(-2000, 600_000))
def test_the_way_to_the_next_face_is_exact(reel: ReelSettings, disc: Disc, position: int) -> None:
    between = reel.turn / reel.faces
    offset = round(reel.offset_degrees / 360 * float(reel.turn) * FINE)
    exact = (offset / FINE - float(position)) % float(between)
    steps = disc.to_face(position * FINE)
    # A face that is straight but for a rounding error is either here or a whole face away.
    assert 0 <= steps <= between + 1
    assert min(abs(steps - exact), abs(steps - exact - between), abs(steps - exact + between)) <= 1


@each_disc
def test_the_whole_index_comes_by_within_a_turn_and_its_width(reel: ReelSettings, disc: Disc) -> None:
    width = ends_at(reel, 0) - begins_at(reel, 0)
    assert 0 <= disc.to_index_end() - (reel.turn + width + reel.window) <= 2


def test_nothing_is_expected_while_searching() -> None:
    assert Searching.due == NEVER
