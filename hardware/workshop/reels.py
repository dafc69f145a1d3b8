"""The parts of a reel: disc with mark ring and pinion, motor gear, mount, and the two kinds of sensor mount.

All are modelled around the disc's axis, seen from the front, with the disc's front at z = 0.
"""

from __future__ import annotations

from companion.config.discs import DISCS
from companion.names import ReelName
from hardware.workshop.gears import Gear
from hardware.workshop.marks import marks
from hardware.workshop.solids import (
    Flat,
    Point,
    Solid,
    bar,
    circle,
    filleted,
    joined,
    polar,
    rectangle,
    ring,
    sector,
    slab,
    union,
)

MODULE, SHIFT, PLAY = 1.25, 0.3, 0.15
GEAR = Gear(36, MODULE, -SHIFT, PLAY)
PINION = Gear(12, MODULE, SHIFT, PLAY)
AXES = GEAR.pitch + PINION.pitch

THICK = 2.6
SEAT, BEARING = 5.05, 4.0
"""Radius of the two seats for bearings 623ZZ (3 × 10 × 4 mm), and how wide a bearing is. The front seat is
also the pocket of the lock nut: so wide that a socket wrench goes in."""
SHOULDER, SHOULDER_HOLE = (-13.0, -10.0), 3.8
"""What keeps the bearings apart: it touches their outer rings only."""
LONGER = 0.05
"""By so much the spacer between the inner rings is longer than the shoulder between the outer ones."""
COLLAR = 2.4
"""Radius of what the inner ring of the rear bearing stands on."""
AXLE, AXLE_LONG, AXLE_HEAD = 1.55, 25.0, -25.4
"""The axle is an M3 × 25: radius of its hole in the mount, and where its head sits."""
SPACER, SLEEVE, BUSH = 2.5, 3.0, 3.08
"""Outer radii of the spacer between two bearings and of the sleeve that bushes turn on; a bush's hole."""
SKIRT = (36.0, 38.0)
"""The ring that runs through a slot sensor: its marks are gaps."""
SKIRT_DEPTH = 6.0
MAGNETS, MAGNET_RADIUS, MAGNET_DEPTH = 33.0, 2.1, 2.0
"""Where magnets of 4 × 2 mm go, for a Hall sensor."""
HUB_END = -17.0
GEAR_SPAN = (-16.6, -10.6)
MOUNT_SPAN = (-23.0, -19.6)
THREAD = 1.4
"""Radius of a hole into which an M3 screw cuts its own thread."""
M3 = 1.7

MOTOR_EARS, SHAFT_OFFSET = 17.5, 8.0
SENSOR_HOLES = 9.5
"""A slot sensor's two screws, to each side of its slot."""
GEAR_ANGLES: dict[ReelName, float] = {"left": 240.0, "right": -60.0, "wheel": -50.0}
"""In which direction from the axis the motor's shaft is."""
POSTS: dict[ReelName, tuple[Point, ...]] = {
    "left": ((27.2, -38.9), (-23.8, 41.1), (-41.0, -47.0)),
    "right": ((-27.2, -38.9), (23.8, 41.1), (41.0, -47.0)),
    "wheel": ((-47.0, 47.0), (47.0, 47.0), (-41.0, -52.0), (41.0, -52.0)),
}
"""Where the posts of the face hold the mount, seen from the axis: outside of disc and gear."""
POST = 4.5


def disc(reel: ReelName) -> Solid:
    """The disc: front for the paper; behind it mark ring, room for magnets, hub and pinion in one piece."""
    shape, found = DISCS.of(reel), marks(reel)
    gaps = joined([sector(SKIRT[0] - 1, SKIRT[1] + 1, mark.begin, mark.end) for mark in found])
    pockets = joined([circle(MAGNET_RADIUS, at) for at in magnets(reel)])
    # A nick in the rim and a line on the paper: so face 0 comes to where its mark is.
    nick = circle(1.5, polar(shape.radius, shape.window_angle))
    body = union(
        [
            slab(circle(shape.radius) - nick, -THICK, 0),
            slab(ring(*SKIRT) - gaps, -THICK - SKIRT_DEPTH, -THICK),
            slab(circle(PINION.root + 3), GEAR_SPAN[1] + 1.4, -THICK),
            slab(PINION.outline(), HUB_END, -THICK),
        ]
    )
    return (
        body
        - slab(pockets, -THICK - 1, -THICK + MAGNET_DEPTH)
        - slab(circle(SEAT), SHOULDER[1], 1)
        - slab(circle(SEAT), HUB_END - 1, SHOULDER[0])
        - slab(circle(SHOULDER_HOLE), SHOULDER[0] - 1, SHOULDER[1] + 1)
    )


def magnets(reel: ReelName) -> tuple[Point, ...]:
    """One in the middle of each mark; the index has two, which the sensor sees as one wide mark."""
    places = []
    for mark in marks(reel):
        half = 3.0 if mark.is_index else (mark.end - mark.begin) / 2
        places += [polar(MAGNETS, angle) for angle in {mark.begin + half, mark.end - half}]
    return tuple(sorted(places))


def motor_gear() -> Solid:
    """Around the motor's shaft: 36 teeth, spokes, and a D-shaped bore for the shaft's flats."""
    low, high = GEAR_SPAN
    hub, rim = 6.5, GEAR.root - 3
    spokes = joined([bar((0, 0), polar(rim + 1, angle), 5) for angle in range(0, 360, 60)])
    web = filleted(joined([spokes, circle(hub), ring(rim, GEAR.root)]), 1.5) + ring(rim, GEAR.root)
    bore = circle(2.6) ^ rectangle(6, 3.15)
    body = slab((GEAR.outline() - circle(rim)) + web, low, high)
    return body + slab(circle(hub - 1.5), low - 2.2, low) - slab(bore, low - 3, high + 1)


def shaft(reel: ReelName) -> Point:
    return polar(AXES, GEAR_ANGLES[reel])


def motor_ears(reel: ReelName) -> tuple[Point, Point]:
    centre = polar(AXES + SHAFT_OFFSET, GEAR_ANGLES[reel])
    across = GEAR_ANGLES[reel] + 90
    return polar(MOTOR_EARS, across, centre), polar(-MOTOR_EARS, across, centre)


def sensor_holes(reel: ReelName) -> tuple[Point, Point]:
    angle, middle = DISCS.of(reel).sensor, sum(SKIRT) / 2
    return polar(middle - SENSOR_HOLES, angle), polar(middle + SENSOR_HOLES, angle)


def mount(reel: ReelName) -> Solid:
    """Holds motor, axle and sensor of one reel at their distances; screws hold it to the face's posts."""
    low, high = MOUNT_SPAN
    at, ears, holes = shaft(reel), motor_ears(reel), sensor_holes(reel)
    centre = polar(AXES + SHAFT_OFFSET, GEAR_ANGLES[reel])
    near, far = holes
    arms: list[Flat] = [bar((0, 0), post, 9) for post in POSTS[reel]]
    arms += [bar(*ears, 10), bar((0, 0), centre, 14), bar((0, 0), far, 9), bar(near, far, 11)]
    arms += [circle(9), circle(12, at), *(circle(POST + 0.5, post) for post in POSTS[reel])]
    arms += [bar(ears[i], POSTS[reel][-1], 8) for i in range(2)]
    plate = filleted(joined(arms), 5)
    holed = (
        plate
        - circle(4.9, at)
        - joined([circle(M3, post) for post in POSTS[reel]])
        - joined([circle(THREAD, place) for place in (*ears, *holes)])
    )
    boss = [
        slab(circle(4.2), high, HUB_END - 0.6),
        slab(circle(COLLAR), HUB_END - 0.6, HUB_END),
    ]
    return union([slab(holed, low, high), *boss]) - slab(circle(AXLE), low - 1, 0)


def axle_washer() -> Solid:
    """Behind the mount, under the head of the axle: so a screw of a common length ends inside the disc."""
    return slab(ring(AXLE + 0.05, 5), AXLE_HEAD, MOUNT_SPAN[0])


def spacer() -> Solid:
    """Between the inner rings of the two bearings: so the lock nut can be tightened."""
    return slab(ring(AXLE + 0.05, SPACER), SHOULDER[0], SHOULDER[1] + LONGER)


def sleeve() -> Solid:
    """Without bearings: sits on the axle, and two printed bushes in the seats turn on it."""
    return slab(ring(AXLE + 0.05, SLEEVE), HUB_END, SHOULDER[1] + BEARING + 0.1)


def bush() -> Solid:
    """As large as a bearing. In the front seat."""
    return slab(ring(BUSH, SEAT - 0.05), SHOULDER[1], SHOULDER[1] + BEARING)


SLOT_BASE = -14.3
"""Where a slot sensor stands, so that the skirt reaches well past its beam."""


def slot_sensor_mount(reel: ReelName) -> Solid:
    """A saddle that lifts a slot sensor (ITR9606 and its like) to the mark ring; its wires leave below."""
    foot = _sensor_foot(reel, 28, 9)
    cable = _radial(reel, 12, 4.4)
    body = slab(foot, MOUNT_SPAN[1], SLOT_BASE) - slab(cable, MOUNT_SPAN[1] - 1, SLOT_BASE + 1)
    return body - slab(joined([circle(M3, hole) for hole in sensor_holes(reel)]), -30, 0)


def hall_sensor_mount(reel: ReelName) -> Solid:
    """A post with a bed for a Hall switch in a TO-92 case, flat side to the magnets."""
    foot = _sensor_foot(reel, 28, 9)
    angle = DISCS.of(reel).sensor
    place = polar(MAGNETS, angle)
    post = rectangle(4.8, 9).rotate(angle).translate(place)
    bed = rectangle(3.3, 4.6).rotate(angle).translate(place)
    legs = rectangle(10, 4.4).rotate(angle).translate(polar(MAGNETS - 4, angle))
    top = -THICK - 1.2
    body = slab(foot, MOUNT_SPAN[1], MOUNT_SPAN[1] + 3) + slab(post, MOUNT_SPAN[1], top)
    body -= slab(bed, top - 1.6, top + 1) + slab(legs, top - 1.6, top - 0.6)
    return body - slab(joined([circle(M3, hole) for hole in sensor_holes(reel)]), -30, -10)


def _sensor_foot(reel: ReelName, length: float, width: float) -> Flat:
    return _radial(reel, length, width, corner=3)


def _radial(reel: ReelName, length: float, width: float, corner: float = 0) -> Flat:
    angle = DISCS.of(reel).sensor
    return rectangle(length, width, corner=corner).rotate(angle).translate(polar(sum(SKIRT) / 2, angle))
