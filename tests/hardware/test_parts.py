"""The printed parts: closed meshes, on a common bed, that fit each other and what is bought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.config.discs import DISCS
from companion.names import REELS_OF, ReelName, TrayKind
from hardware.workshop import stand
from hardware.workshop.assembly import TURNING, face_items, gear_phase, reel_items, tray
from hardware.workshop.fit import clashes, fits_the_bed, is_one_closed_piece
from hardware.workshop.gears import contact_ratio
from hardware.workshop.generated import HARDWARE, solids
from hardware.workshop.netlist import PROFILES, Profile
from hardware.workshop.parts import BED, NAMED, PARTS, as_printed, solid
from hardware.workshop.reels import AXES, GEAR, GEAR_ANGLES, PINION, shaft
from hardware.workshop.solids import Solid
from hardware.workshop.stl import from_stl

# One process makes the parts for all of these.
pytestmark = pytest.mark.cad

FILES = list(solids().items())
REELS: tuple[ReelName, ...] = ("left", "right", "wheel")
MOVING = ("disc-", "motor-gear")
ROOM = 0.25
"""Millimetres that must be free around what turns."""


@pytest.mark.parametrize(("path", "part"), FILES, ids=list(NAMED))
def test_a_file_is_one_closed_mesh_that_fits_the_bed(path: str, part: str) -> None:
    mesh = from_stl(HARDWARE / path)
    assert is_one_closed_piece(mesh)
    assert fits_the_bed(mesh)
    assert mesh.bounding_box()[:3] == pytest.approx((0, 0, 0), abs=0.001), "it lies on the bed"


@pytest.mark.parametrize(("path", "part"), FILES, ids=list(NAMED))
def test_a_file_is_what_the_model_says(path: str, part: str, as_made: Callable[[str], bool]) -> None:
    if as_made(path):
        return
    kept, fresh = from_stl(HARDWARE / path), as_printed(part)
    assert kept.bounding_box() == pytest.approx(fresh.bounding_box(), abs=0.01)
    assert (kept - fresh).volume() + (fresh - kept).volume() < 1, "run make hardware"


def test_a_part_that_is_too_large_or_in_two_pieces_is_noticed() -> None:
    whole = solid("base")
    assert not fits_the_bed(whole + whole.translate((0, BED[1], 0)))
    assert not is_one_closed_piece(whole + whole.translate((300, 0, 0)))


def test_all_files_together_are_small() -> None:
    assert sum((HARDWARE / path).stat().st_size for path, _ in FILES) < 5_000_000


@pytest.mark.parametrize("profile", PROFILES)
def test_nothing_in_a_tray_is_where_something_else_is(profile: Profile) -> None:
    assert list(clashes(tray(profile))) == []


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
        still = [item for item in items if not item.name.startswith((*MOVING, "motor"))]
        for other in still:
            assert one.solid.min_gap(other.solid, 1.0) >= ROOM, f"{one.name} rubs on {other.name}"


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
    assert all(2 <= room - card <= 6 for room, card in zip(inside, stand.CARD, strict=True))


def test_every_part_is_needed_by_some_profile() -> None:
    assert all(any(part.counts) for part in PARTS)
    assert len(NAMED) == len(PARTS)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_parts_list_counts_what_is_in_the_tray(profile: Profile) -> None:
    place = PROFILES.index(profile)
    names = [item.name for item in tray(profile)]
    for part in PARTS:
        if part.name != "sensor-mount-hall":
            assert names.count(part.name) == part.counts[place], part.name


def test_a_face_leans_on_the_deck() -> None:
    standing: Solid = stand.stand_up(solid("face-eyes"))
    assert standing.bounding_box()[2] == pytest.approx(stand.HEIGHT + stand.DECK, abs=0.01)
