"""The printed parts: closed meshes, on a common bed, that fit each other and what is bought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from companion.config.discs import DISCS
from companion.names import REELS_OF, ReelName, TrayKind
from hardware.workshop import face, reels, stand
from hardware.workshop.assembly import (
    PAPER,
    TURNING,
    Computer,
    cable_items,
    face_items,
    gear_phase,
    reel_items,
    stand_items,
    tray,
)
from hardware.workshop.fit import clashes, fits_the_bed, is_one_closed_piece
from hardware.workshop.gears import contact_ratio
from hardware.workshop.generated import HARDWARE, solids
from hardware.workshop.netlist import PROFILES, Profile
from hardware.workshop.parts import BED, INSTEAD, NAMED, PARTS, Part, as_printed, light_solid, solid
from hardware.workshop.reels import AXES, GEAR, GEAR_ANGLES, PINION, shaft
from hardware.workshop.solids import Solid, circle, ring, slab
from hardware.workshop.stl import corners_of, from_stl

# One process makes the parts for all of these.
pytestmark = pytest.mark.cad

FILES = list(solids().items())
NAMES = [Path(path).stem for path, _ in FILES]
REELS: tuple[ReelName, ...] = ("left", "right", "wheel")
MOVING = ("disc-", "motor-gear")
TURNS_WITH = ("bearing", "spacer", "axle", "lock-nut")
"""What a disc turns on, which touches it."""
ROOM = 0.25
"""Millimetres that must be free around what turns."""


@pytest.mark.parametrize(("path", "part"), FILES, ids=NAMES)
def test_a_file_is_one_closed_mesh_that_fits_the_bed(path: str, part: tuple[str, bool]) -> None:
    mesh = from_stl(HARDWARE / path)
    assert is_one_closed_piece(mesh)
    assert fits_the_bed(mesh)
    assert mesh.bounding_box()[:3] == pytest.approx((0, 0, 0), abs=0.001), "it lies on the bed"


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=NAMES)
def test_no_facet_of_a_file_is_a_line_or_a_point(path: str) -> None:
    """Slicers complain about such facets, and mend them each in its own way."""
    a, b, c = corners_of(HARDWARE / path).astype(np.float64).transpose(1, 0, 2)
    longest = np.max([np.linalg.norm(edge, axis=1) for edge in (b - a, c - b, a - c)], axis=0)
    height = np.linalg.norm(np.cross(b - a, c - a), axis=1) / longest
    assert height.min() > 1e-4


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=NAMES)
def test_a_part_stands_on_the_bed_with_most_of_its_width(path: str) -> None:
    """No supports: its lowest layer is as wide as the part, but for lips, domes and slopes."""
    mesh = from_stl(HARDWARE / path)
    foot = mesh.trim_by_plane((0, 0, -1), -0.2).bounding_box()
    whole = mesh.bounding_box()
    for axis in (0, 1):
        assert foot[axis + 3] - foot[axis] >= 0.8 * (whole[axis + 3] - whole[axis])


@pytest.mark.parametrize(("path", "part"), FILES, ids=NAMES)
def test_a_file_is_what_the_model_says(
    path: str, part: tuple[str, bool], as_made: Callable[[str], bool]
) -> None:
    if as_made(path):
        return
    name, light = part
    kept, fresh = from_stl(HARDWARE / path), as_printed(name, light=light)
    assert kept.bounding_box() == pytest.approx(fresh.bounding_box(), abs=0.01)
    assert (kept - fresh).volume() + (fresh - kept).volume() < 1, "run make hardware"


def test_a_part_that_is_too_large_or_in_two_pieces_is_noticed() -> None:
    whole = solid("base")
    assert not fits_the_bed(whole + whole.translate((0, BED[1], 0)))
    assert not is_one_closed_piece(whole + whole.translate((300, 0, 0)))


def test_all_files_together_are_small() -> None:
    assert sum((HARDWARE / path).stat().st_size for path, _ in FILES) < 5_000_000


@pytest.mark.parametrize("part", [part for part in PARTS if part.light], ids=lambda part: part.name)
def test_a_light_part_is_the_same_part_with_less_inside(part: Part) -> None:
    """So whatever fits the one fits the other: it has no more plastic anywhere, and the same outside."""
    full, light = solid(part.name), light_solid(part.name)
    assert (light - full).volume() < 0.5 or part.name == "cover", "a cover has other slits"
    assert light.volume() < 0.8 * full.volume()
    for one, other in zip(full.bounding_box(), light.bounding_box(), strict=True):
        assert abs(one - other) < 1.5, "only the cover is thinner"


@pytest.mark.parametrize("profile", PROFILES)
def test_nothing_in_a_tray_is_where_something_else_is(profile: Profile) -> None:
    """Parts, boards, screws, nuts, and the cables through every opening."""
    assert list(clashes([*tray(profile), *cable_items(profile)])) == []


@pytest.mark.parametrize("computer", ["zero", "zero and pico"])
def test_a_pi_zero_and_a_pico_have_their_places_too(computer: Computer) -> None:
    assert list(clashes(list(stand_items(2, computer=computer)))) == []


@pytest.mark.parametrize("computer", ["pi", "zero"])
def test_the_card_can_be_pulled_out_and_taken_through_the_floor(computer: Computer) -> None:
    items = list(stand_items(2, computer=computer))
    card = next(item for item in items if item.name == "card")
    rest = [item for item in items if item is not card]
    way = [(along, 0, 0) for along in (0, 4, 8, 12, 17)] + [(17, 0, -down) for down in (4, 8, 12)]
    for step in way:
        assert not [pair for pair in clashes([card.moved(step), *rest]) if "card" in pair[:2]], step
    assert card.moved(way[-1]).solid.bounding_box()[5] < 0, "it is out under the base"


def test_a_joint_that_falls_into_an_opening_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they were once: at the height of the Pi's ports, and the eyes' base without a way for cables."""
    monkeypatch.setattr(stand, "SIDE_JOINTS", ((22.0, 12.0), (70.0, 12.0)))
    assert not joined_by_screws(stand.base())
    assert joined_by_screws(solid("base")) is False, "holes are not there"
    monkeypatch.undo()
    assert joined_by_screws(solid("base"))


def joined_by_screws(base: Solid) -> bool:
    """Whether each screw between two bases has a hole in both walls, and wall around its head and nut."""
    left, right = (base.translate((side * stand.WIDTH / 2, 0, 0)) for side in (-1, 1))
    for y, z in stand.SIDE_JOINTS:
        at = (0, y, z)
        shaft = slab(circle(1.5), -4, 4).rotate((0, 90, 0)).translate(at)
        wall = slab(ring(1.8, 3.1), 0.1, 2.3).rotate((0, 90, 0))
        for side, part in ((-1, left), (1, right)):
            around = (wall if side > 0 else wall.translate((-2.4, 0, 0))).translate(at)
            if (shaft ^ part).volume() > 1e-3 or (around - part).volume() > 0.5:
                return False
    return True


@pytest.mark.parametrize("turned", [4.7, 17, 101, 236])
@pytest.mark.parametrize("profile", PROFILES)
def test_what_turns_in_a_tray_meets_nothing_on_its_way(profile: Profile, turned: float) -> None:
    assert list(clashes(tray(profile, turned), turning=True)) == []


@pytest.mark.parametrize("profile", PROFILES)
def test_all_else_in_a_tray_stays_where_it_is(profile: Profile) -> None:
    for one, other in zip(tray(profile), tray(profile, 17), strict=True):
        if one.group not in TURNING:
            assert one.solid.bounding_box() == other.solid.bounding_box(), one.name
            assert one.solid.volume() == other.solid.volume(), one.name


@pytest.mark.parametrize("reel", REELS)
@pytest.mark.parametrize("turned", [0, 6, 50])
def test_a_reel_with_a_hall_sensor_fits_too(reel: ReelName, turned: float) -> None:
    assert list(clashes(list(reel_items(reel, turned, hall=True)))) == []


@pytest.mark.parametrize("reel", REELS)
def test_a_reel_on_printed_bushes_fits_too(reel: ReelName) -> None:
    assert list(clashes(list(reel_items(reel, 11, bushes=True)))) == []


def test_parts_in_the_same_place_are_noticed() -> None:
    items = [item for item in reel_items("left") if not item.art]
    sunk = [
        replace(item, solid=item.solid.translate((0, 0, -3))) if item.group == "disc" else item
        for item in items
    ]
    for turning in (False, True):
        found = {frozenset(pair[:2]) for pair in clashes(sunk, turning=turning)}
        assert found >= {frozenset({"disc-left", "mount-left"})}


@pytest.mark.parametrize("head", REELS_OF)
def test_what_turns_has_room(head: TrayKind) -> None:
    items = [item for item in face_items(head) if not item.art]
    for one in items:
        if not one.name.startswith(MOVING):
            continue
        still = [item for item in items if not item.name.startswith((*MOVING, *TURNS_WITH, "motor"))]
        for other in still:
            assert one.solid.min_gap(other.solid, 1.0) >= ROOM, f"{one.name} rubs on {other.name}"


@pytest.mark.parametrize(("play", "apart"), [(0.02, 7.0), (2 * (reels.BUSH - reels.SLEEVE), 11.0)])
def test_a_rim_does_not_wobble_as_far_as_there_is_room(play: float, apart: float) -> None:
    """On two bearings, or on bushes: play in the hub, seen at the rim of the largest disc."""
    wobble = play / apart * DISCS.of("wheel").radius
    assert wobble < -face.DISC_FRONT - PAPER, "room between paper and front wall"


def test_the_lock_nut_grips_and_a_wrench_reaches_it() -> None:
    tip = reels.AXLE_HEAD + reels.AXLE_LONG
    nut = reels.SHOULDER[1] + reels.LONGER + reels.BEARING + 4
    assert tip - nut >= 1, "the thread must look out of the nylon"
    assert tip < 0, "and not out of the disc"
    assert 2 * reels.SEAT >= 10, "a socket wrench for M3 is up to 10 mm wide"


def test_the_gears_have_36_and_12_teeth_at_the_distance_of_their_axes() -> None:
    assert (GEAR.teeth, PINION.teeth) == (36, 12)
    assert GEAR.module * (36 + 12) / 2 == pytest.approx(AXES)
    assert contact_ratio(GEAR, PINION) > 1.2
    for reel in REELS:
        assert sum(place**2 for place in shaft(reel)) ** 0.5 == pytest.approx(AXES)


def overlap(turned: float, slip: float = 0, nearer: float = 0) -> float:
    """Square millimetres in which the teeth are in each other."""
    gear = GEAR.outline().rotate(turned)
    pinion = PINION.outline().rotate(180 + 15 - 3 * turned + slip).translate((AXES - nearer, 0))
    return (gear ^ pinion).area()


@pytest.mark.parametrize("turned", [tenth / 2 for tenth in range(21)])
def test_the_gears_mesh_over_a_whole_tooth(turned: float) -> None:
    assert overlap(turned) < 1e-6, "teeth must not be in each other"
    assert overlap(turned, slip=2.5) > 0.05, "teeth must carry forwards"
    assert overlap(turned, slip=-2.5) > 0.05, "and backwards"
    assert overlap(turned, nearer=1.2) > 0.05, "and not be too far apart"


@pytest.mark.parametrize("reel", REELS)
@pytest.mark.parametrize("turned", [0, 3, 11, 29])
def test_the_gears_mesh_where_they_are_mounted(reel: ReelName, turned: float) -> None:
    pinion = PINION.outline().rotate(turned)
    gear = GEAR.outline().rotate(gear_phase(reel) - turned / 3).translate(shaft(reel))
    assert (pinion ^ gear).area() < 1e-6
    assert (pinion.rotate(2.5) ^ gear).area() > 0.05
    assert GEAR_ANGLES[reel] % 360 != DISCS.of(reel).sensor % 360


def test_cards_fit_into_the_wells_with_room_for_fingers() -> None:
    inside = [stand.WELL[axis] - 2 * stand.WALL for axis in (0, 1)]
    assert all(2 <= room - card <= 6 for room, card in zip(inside, stand.PLAYING_CARD, strict=True))


def test_every_part_is_needed_by_some_profile() -> None:
    assert all(any(part.counts) for part in PARTS)
    assert len(NAMED) == len(PARTS)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_parts_list_counts_what_is_in_the_tray(profile: Profile) -> None:
    place = PROFILES.index(profile)
    names = [item.name for item in tray(profile)]
    for part in PARTS:
        if part.name not in INSTEAD:
            assert names.count(part.name) == part.counts[place], part.name


def test_a_face_leans_on_the_deck() -> None:
    standing: Solid = stand.stand_up(solid("face-eyes"))
    assert standing.bounding_box()[2] == pytest.approx(stand.HEIGHT + stand.DECK, abs=0.01)
