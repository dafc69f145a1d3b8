"""A Pico makes of what its sensor sees what a Pi makes of it, although it counts in whole numbers."""

from __future__ import annotations

from math import inf

import pytest
from companion._firmware import marks as pico
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config.board import ReelSettings
from companion.hal.marks import Marks, Searching, Tracking
from companion.hal.pico.settings import FINE, description
from tests.examples import examples

REELS = {
    "eye": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=3, marks=3),
    "wheel": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=9, marks=9),
    "single": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=9, marks=1, offset_degrees=17.0),
    "odd": ReelSettings(coils=(1, 2, 3, 4), sensor=5, faces=3, marks=3, steps_per_turn="4096", drive="1/1"),
}

each_reel = pytest.mark.parametrize("reel", REELS.values(), ids=REELS)
turns = st.integers(-3, 400)


def disc_of(reel: ReelSettings) -> pico.Disc:
    """As a Pico makes it of what it is told."""
    return pico.Disc(*description(reel)[2:])


def test_both_sides_count_as_fine() -> None:
    assert pico.FINE == FINE


@each_reel
@given(mark=st.integers(-50, 4000))
def test_marks_are_where_they_are_on_a_pi(reel: ReelSettings, mark: int) -> None:
    there, here = disc_of(reel), Marks(reel)
    assert there.begins_at(mark) / FINE == pytest.approx(here.begins_at(mark), abs=0.02)
    assert there.ends_at(mark) / FINE == pytest.approx(here.ends_at(mark), abs=0.02)


@each_reel
@given(position=st.integers(-2000, 600_000))
def test_the_next_mark_and_the_level_at_rest_are_the_same(reel: ReelSettings, position: int) -> None:
    there, here = disc_of(reel), Marks(reel)
    mark = here.after(position)
    to_edge = min(abs(position - here.begins_at(m)) for m in (mark - 1, mark))
    if to_edge > 0.05:
        assert there.after(position * FINE) == mark
    assert there.level_at(position * FINE) == here.level_at(position)


@each_reel
@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_every_edge_is_taken_for_the_same_thing(reel: ReelSettings, data: st.DataObject) -> None:
    """The true edges of a few turns, each with an error of its own; some do not come at all."""
    here, there = Marks(reel), disc_of(reel)
    start = round(data.draw(turns) * here.turn) + 40
    tracking = Tracking(here, start, here.begins_at(0))
    counting = pico.Tracking(there, start, there.begins_at(0))
    first = here.after(start)
    position = start
    for mark in range(first, first + 2 * here.count + 2):
        if data.draw(st.integers(0, 9)) == 0:
            continue
        error = data.draw(st.integers(-14, 14))
        for at, begins in ((here.begins_at(mark), True), (here.ends_at(mark), False)):
            edge = round(at) + error
            off = edge - 0.5 - at
            # Nothing that only rounding decides: the edge of a window, or half a half step.
            if edge <= position or abs(abs(off) - here.window) < 0.05 or abs(off % 1 - 0.5) < 0.05:
                continue
            for passed in range(position + 1, edge):
                while passed > tracking.due:
                    tracking.overdue()
                while passed * FINE > counting.due:
                    counting.overdue()
            position = edge
            if begins:
                tracking.begins(edge)
                counting.begins(edge)
            else:
                ahead = tracking.ends(edge)
                assert counting.ends(edge) == ahead
                position -= ahead
    assert (counting.seen, counting.missed, counting.unexpected) == (
        tracking.seen,
        tracking.missed,
        tracking.unexpected,
    )
    assert counting.index_error == tracking.index_error
    assert counting.first_index_error == tracking.first_index_error
    assert counting.is_consistent(position) == tracking.is_consistent(position)


@each_reel
@pytest.mark.parametrize("backwards", [False, True])
def test_a_search_ends_in_the_same_place(reel: ReelSettings, backwards: bool) -> None:
    here, there = Searching(Marks(reel)), pico.Searching(disc_of(reel))
    edges = [(here.marks.begins_at(m), True) for m in range(-1, 2 * reel.marks)]
    edges += [(here.marks.ends_at(m), False) for m in range(-1, 2 * reel.marks)]
    if backwards:
        edges = [(-at, not begins) for at, begins in edges]
    for at, begins in sorted(edges):
        (here.begins if begins else here.ends)(round(at) + 1)
        (there.begins if begins else there.ends)(round(at) + 1)
        assert (there.found, there.backwards, there.edges) == (here.found, here.backwards, here.edges)
        if here.found or here.backwards:
            break
    assert here.backwards == (backwards and reel.marks > 1)
    assert here.found != here.backwards
    if here.found:
        assert there.index_begin / FINE == here.index_begin


@each_reel
@given(position=st.integers(-2000, 600_000))
def test_the_way_to_the_next_face_is_exact(reel: ReelSettings, position: int) -> None:
    between = reel.turn / reel.faces
    offset = round(reel.offset_degrees / 360 * float(reel.turn) * FINE)
    exact = (offset / FINE - float(position)) % float(between)
    steps = disc_of(reel).to_face(position * FINE)
    # A face that is straight but for a rounding error is either here or a whole face away.
    assert 0 <= steps <= between + 1
    assert min(abs(steps - exact), abs(steps - exact - between), abs(steps - exact + between)) <= 1


def test_nothing_is_expected_while_searching() -> None:
    assert Searching.due == inf
    assert pico.Searching.due == pico.NEVER
