"""The printed discs: faces, marks and turns are those that rules, sensor and simulator expect."""

from __future__ import annotations

import pytest

from companion.config.discs import DISCS, face_angles, forward, settings
from companion.hal.virtual.disc import Disc
from companion.names import ReelName
from companion.rules.faces import REELS
from hardware.workshop import face, reels
from hardware.workshop.marks import marks
from hardware.workshop.parts import solid
from hardware.workshop.solids import circle, polar, slab

ALL: tuple[ReelName, ...] = ("left", "right", "wheel")


def over_a_mark(reel: ReelName, turned: float) -> bool:
    """Whether the sensor is over a mark of the model when the disc has turned forward this far (degrees)."""
    at = DISCS.of(reel).sensor - forward(reel) * turned
    return any((at - mark.begin) % 360 <= mark.end - mark.begin for mark in marks(reel))


@pytest.mark.parametrize("reel", ALL)
def test_the_mark_ring_is_the_one_that_the_simulator_turns(reel: ReelName) -> None:
    virtual = settings(reel)
    for step in range(1440):
        turned = step / 4 + 0.1
        there = Disc(virtual, turned / 360 * float(virtual.turn), lambda seen: None)
        assert over_a_mark(reel, turned) is there.over_mark, f"{turned}° forward"


@pytest.mark.cad
@pytest.mark.parametrize("reel", ALL)
def test_the_gaps_of_the_part_are_the_marks(reel: ReelName) -> None:
    disc = solid(f"disc-{reel}")
    middle = sum(reels.SKIRT) / 2
    for step in range(72):
        turned = step * 5 + 0.4
        angle = DISCS.of(reel).sensor - forward(reel) * turned
        beam = slab(circle(0.1, polar(middle, angle)), -reels.THICK - 5, -reels.THICK - 3)
        assert ((disc ^ beam).volume() < 1e-6) is over_a_mark(reel, turned), f"{turned}° forward"


@pytest.mark.parametrize("reel", ALL)
def test_every_mark_has_its_magnet_and_the_index_has_two(reel: ReelName) -> None:
    assert len(reels.magnets(reel)) == len(REELS[reel]) + 1


@pytest.mark.parametrize("reel", ALL)
def test_turning_forward_brings_the_faces_to_the_window_one_after_the_other(reel: ReelName) -> None:
    pitch = 360 / len(REELS[reel])
    angles = face_angles(reel)
    assert len(angles) == len(REELS[reel])
    for number, angle in enumerate(angles):
        there = angle + forward(reel) * number * pitch
        off = (there - DISCS.of(reel).window_angle + 180) % 360 - 180
        assert off == pytest.approx(0, abs=1e-9)


@pytest.mark.cad
def test_the_eyes_are_mirror_images() -> None:
    left, right = solid("disc-left"), solid("disc-right")
    mirrored = right.mirror((1, 0, 0))
    assert (left - mirrored).volume() + (mirrored - left).volume() < 1
    assert (left - right).volume() > 10, "the marks run the other way round"


@pytest.mark.parametrize("reel", ["left", "right"])
def test_a_face_fills_the_eye_that_is_drawn_in_the_art(reel: ReelName) -> None:
    disc = DISCS.of(reel)
    eye = face.EYES["eyes"][0 if reel == "left" else 1]
    assert disc.window == pytest.approx(eye, abs=0.05)
    assert disc.face <= 2 * face.EYE_WINDOW <= disc.face + 2
    assert disc.reach + disc.face / 2 <= disc.radius, "a face must lie on the disc"


def test_no_face_covers_its_neighbour() -> None:
    for reel in ALL:
        disc = DISCS.of(reel)
        first, second = (polar(disc.reach, angle) for angle in face_angles(reel)[:2])
        apart = ((first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2) ** 0.5
        assert apart >= disc.face
