"""Every screw goes through the holes of all parts that it joins."""

from __future__ import annotations

import pytest

from companion.config.discs import DISCS
from companion.names import REELS_OF, ReelName, TrayKind
from hardware.workshop import bought, face, reels, stand
from hardware.workshop.assembly import Computer, stand_items
from hardware.workshop.parts import solid
from hardware.workshop.solids import Point, Solid, circle, slab

# One process makes the parts for all of these.
pytestmark = pytest.mark.cad

REELS: tuple[ReelName, ...] = ("left", "right", "wheel")
M2, M25, M3 = 0.85, 1.05, 1.35
"""Radii that even a hole which the screw cuts its thread into lets through."""
SHOULDER = 3.2
"""Free between the outer rings of the bearings: the spacer turns in it."""
AROUND = 1.6
"""A pin thicker by this much must touch the part: there is a hole, not just empty space."""


def along_z(at: Point, radius: float, low: float, high: float) -> Solid:
    return slab(circle(radius, at), low, high)


def passes(at: Point, span: tuple[float, float], radius: float, *parts: Solid) -> bool:
    """Whether a pin of this radius has a hole in each part, and each part is there."""
    free = all((along_z(at, radius, *span) ^ part).volume() < 1e-3 for part in parts)
    held = all((along_z(at, radius + AROUND, *span) ^ part).volume() > 1 for part in parts)
    return free and held


@pytest.mark.parametrize("reel", REELS)
def test_a_motor_is_screwed_to_its_mount(reel: ReelName) -> None:
    low = reels.MOUNT_SPAN[0]
    motor = bought.motor().rotate((0, 0, reels.GEAR_ANGLES[reel])).translate((*reels.shaft(reel), low))
    for ear in reels.motor_ears(reel):
        assert passes(ear, (low - 1, reels.MOUNT_SPAN[1]), M3, solid(f"mount-{reel}"), motor)


@pytest.mark.parametrize("reel", REELS)
@pytest.mark.parametrize("kind", ["slot", "hall"])
def test_a_sensor_mount_is_screwed_to_its_reels(reel: ReelName, kind: str) -> None:
    for hole in reels.sensor_holes(reel):
        span = (reels.MOUNT_SPAN[0], reels.MOUNT_SPAN[1] + 2)
        assert passes(hole, span, M3, solid(f"mount-{reel}"), solid(f"sensor-mount-{kind}"))


@pytest.mark.parametrize("reel", REELS)
def test_the_axle_goes_through_mount_and_disc(reel: ReelName) -> None:
    assert passes((0, 0), (reels.MOUNT_SPAN[0], reels.HUB_END), 1.5, solid(f"mount-{reel}"))
    assert passes((0, 0), reels.SHOULDER, SHOULDER, solid(f"disc-{reel}"))


@pytest.mark.parametrize("reel", REELS)
def test_a_bearing_sits_at_each_end_of_the_hub(reel: ReelName) -> None:
    disc = solid(f"disc-{reel}")
    for low in (reels.HUB_END, reels.SHOULDER[1]):
        assert passes((0, 0), (low, low + reels.BEARING), 5.0, disc)


@pytest.mark.parametrize("head", REELS_OF)
def test_mounts_nose_and_cover_are_screwed_to_their_posts(head: TrayKind) -> None:
    shell = solid(f"face-{head}")
    for reel in REELS_OF[head]:
        x, y = DISCS.of(reel).axis
        mount = solid(f"mount-{reel}").translate((x, y, face.DISC_FRONT))
        end = face.DISC_FRONT + reels.MOUNT_SPAN[1]
        for post in reels.POSTS[reel]:
            assert passes((x + post[0], y + post[1]), (end - 3, end + 5), M3, mount, shell)
    nose = solid("nose-mount").translate((*face.NOSE[head], 0))
    for post in face.nose_posts(head):
        assert passes(post, (face.NOSE_POST_END - 3, face.NOSE_POST_END + 5), M3, nose, shell)
    for post in face.COVER_POSTS:
        assert passes(post, (-face.DEPTH - 2, -face.DEPTH + 5), M3, solid("cover"), shell)


@pytest.mark.parametrize("head", REELS_OF)
def test_a_face_is_screwed_to_the_deck(head: TrayKind) -> None:
    standing = stand.stand_up(solid(f"face-{head}"))
    top = stand.HEIGHT + stand.DECK
    for x, z in face.FEET:
        assert passes(stand.on_deck(x, z), (top - 3, top + 5), M3, solid("deck"), standing)


def test_the_deck_is_screwed_to_the_base() -> None:
    for post in stand.CORNER_POSTS:
        assert passes(post, (stand.HEIGHT - 6, stand.HEIGHT + stand.DECK), M3, solid("base"), solid("deck"))


def boards(computer: Computer, guest: bool = False) -> dict[str, list[Solid]]:
    found: dict[str, list[Solid]] = {}
    for item in stand_items(0 if guest else 2, computer=computer, front=False, deck=False, guest=guest):
        found.setdefault(item.name, []).append(item.solid)
    return found


def test_every_board_sits_on_its_posts() -> None:
    high, low = stand.FLOOR + stand.ON_POSTS, stand.FLOOR + stand.LOW
    with_pi, with_zero = boards("pi"), boards("zero and pico")
    for hole in stand.PI_HOLES:
        assert passes(hole, (high - 4, high + 1.4), M25, solid("base"), *with_pi["raspberry-pi"])
    for hole in (hole for hole in stand.PI_HOLES if hole[1] > 50):
        assert passes(hole, (high - 4, high + 1.4), M25, solid("base"), *with_zero["pi-zero"])
    for hole in stand.PICO_HOLES:
        assert passes(hole, (low - 3, low + 1), 0.8, solid("base"), *with_zero["pico"])
    for hole in stand.BOARD_HOLES:
        assert passes(hole, (high - 4, high + 1.6), 0.8, solid("base"), *with_pi["plug-board"])
    for place, driver in zip(stand.DRIVERS, with_pi["driver"], strict=True):
        for hole in stand.driver_holes(place):
            assert passes(hole, (high - 4, high + 1.6), M25, solid("base"), driver)
    (guest,) = boards("none", guest=True)["driver"]
    for hole in stand.driver_holes(stand.GUEST):
        assert passes(hole, (low - 3, low + 1.6), M25, solid("base"), guest)


def test_the_screen_sits_under_its_window() -> None:
    flat = solid("console").translate((0, stand.WELL[1], -stand.CONSOLE_FRONT)).rotate((-stand.SLOPE, 0, 0))
    oled = bought.oled().translate((0, stand.OLED_UP, -5.4))
    for peg in stand.oled_pegs():
        assert passes(peg, (-6.5, -2), M2, flat, oled)


@pytest.mark.parametrize(("part", "middle"), [("well-draw", -1), ("console", 0), ("well-discard", 1)])
def test_the_front_is_screwed_to_the_base(part: str, middle: int) -> None:
    across, up = stand.JOINTS
    x = middle * stand.well_at()
    # The wall at y = 0 is laid flat, so that its screws stand upright.
    base = solid("base").rotate((-90, 0, 0))
    front = solid(part).translate((x, 0, 0)).rotate((-90, 0, 0))
    for side in (-1, 1):
        assert passes((x + side * across, up), (-2.4, 2.4), M3, base, front)


def test_two_bases_are_screwed_together() -> None:
    left = solid("base").translate((-stand.WIDTH / 2, 0, 0)).rotate((0, -90, 0))
    right = solid("base").translate((stand.WIDTH / 2, 0, 0)).rotate((0, -90, 0))
    for y, z in stand.SIDE_JOINTS:
        assert passes((-z, y), (-2.4, 0), M3, left)
        assert passes((-z, y), (0, 2.4), M3, right)
