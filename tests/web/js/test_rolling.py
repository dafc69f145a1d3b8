"""The eyes of the page show what a real window would, and follow a disc without inventing where it was."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.names import ReelName
from companion.rules.faces import REELS
from companion.tray.window import rolling
from tests.web.js.node import Node

pytestmark = pytest.mark.process

PIXELS = 100_000
"""A window so high that rounding to whole pixels does not matter."""

# One disc, reported twenty times a second at a steady 120°/s, by a tray whose clock runs 1000 s ahead of the
# page's; each message is up to 40 ms late. The page draws 60 frames a second.
FOLLOW = """
const disc = new m.Follower();
disc.set(350);
const drawn = [];
let told = 0;
for (let frame = 0; frame < 180; frame++) {
  const now = frame / 60;
  while (told < late.length && 0.5 + told * 0.05 + late[told] <= now) {
    disc.hear((350 + told * 6) % 360, 1000.5 + told * 0.05, 0.5 + told * 0.05 + late[told]);
    told++;
  }
  drawn.push([disc.angle(now), disc.rests(now)]);
}
return drawn;
"""
LATE = [0.0, 0.01, 0.04, 0.0, 0.03, 0.04, 0.02, 0.0, 0.04, 0.01] * 2


@pytest.mark.parametrize("reel", REELS)
def test_a_window_of_the_page_shows_the_faces_that_the_tray_says_at_every_angle(
    run_module: Node, reel: ReelName
) -> None:
    faces = REELS[reel]
    angles = [step / 2 for step in range(-180, 2 * 360 + 180)]
    body = "return angles.map((angle) => m.rolling(count, angle));"
    for angle, seen in zip(
        angles, run_module("lib/tray/rolling.js", body, angles=angles, count=len(faces)), strict=True
    ):
        expected = [(face.id, down / PIXELS) for face, down in rolling(reel, angle, PIXELS)]
        shown = [(faces[each["index"]].id, each["down"]) for each in seen]
        assert [face for face, _ in shown] == [face for face, _ in expected], angle
        assert [down for _, down in shown] == pytest.approx([down for _, down in expected], abs=1e-4), angle


def test_a_disc_never_goes_back_nor_beyond_what_was_told(run_module: Node) -> None:
    drawn = [angle for angle, _ in run_module("lib/tray/rolling.js", FOLLOW, late=LATE)]
    assert all(before <= after for before, after in pairwise(drawn))
    assert drawn[0] == 350
    assert max(drawn) == 350 + 6 * (len(LATE) - 1)


def test_a_disc_turns_evenly_although_its_messages_come_unevenly(run_module: Node) -> None:
    drawn = [angle for angle, _ in run_module("lib/tray/rolling.js", FOLLOW, late=LATE)]
    steps = [after - before for before, after in pairwise(drawn)]
    turning = [number for number, step in enumerate(steps) if step > 0]
    # All but the first and the last frame of a steady turn are 2° each.
    assert steps[turning[0] + 1 : turning[-1]] == pytest.approx([2.0] * (turning[-1] - turning[0] - 1))


def test_a_disc_that_was_told_of_once_does_not_move_on_by_itself(run_module: Node) -> None:
    drawn = run_module("lib/tray/rolling.js", FOLLOW, late=LATE[:1])
    assert {angle for angle, _ in drawn} == {350}
    assert drawn[-1] == [350, True]


def test_a_tray_that_was_started_anew_is_followed_from_where_it_is(run_module: Node) -> None:
    body = """
    const disc = new m.Follower();
    disc.set(0);
    disc.hear(90, 500, 10);
    disc.hear(45, 3, 11);
    disc.hear(51, 3.05, 11.05);
    return [11.05, 11.125, 11.2].map((now) => disc.angle(now));
    """
    assert run_module("lib/tray/rolling.js", body) == pytest.approx([45, 48, 51])


def test_a_disc_that_rested_did_not_creep_meanwhile(run_module: Node) -> None:
    body = """
    const disc = new m.Follower();
    disc.set(0);
    disc.hear(0, 1, 1);
    disc.hear(6, 3, 3);
    return [3, 3.05, 3.1].map((now) => disc.angle(now));
    """
    assert run_module("lib/tray/rolling.js", body) == pytest.approx([0, 0, 6], abs=1e-9)


def test_the_shorter_way_round_leads_over_the_first_face(run_module: Node) -> None:
    ways = run_module(
        "lib/tray/rolling.js", "return [m.difference(350, 10), m.difference(10, 350), m.difference(0, 120)];"
    )
    assert ways == [20, -20, 120]
