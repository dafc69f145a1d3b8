"""What the face stands on: base, deck, the two card wells and the console with the screen between them.

Seen as on the table: x to the right, y away from the players, z up; the base's front wall is at y = 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, radians, sin

from companion.rules.art import CARDS, FACES, Drawing
from hardware.workshop import face
from hardware.workshop.plugboard import SCREWS
from hardware.workshop.reels import M3, THREAD
from hardware.workshop.solids import (
    Flat,
    Point,
    Solid,
    bar,
    circle,
    drawn,
    joined,
    rectangle,
    slab,
    union,
)

WIDTH, DEPTH, HEIGHT = face.WIDTH, 92.0, 34.0
WALL, FLOOR, CORNER = 2.4, 2.4, 8.0
LIGHT_WALL, LIGHT_FLOOR, LIGHT_TOP = 1.3, 1.2, 1.6
"""Of light parts: thinner on the inside, so that all else still fits."""
DECK = 3.0
FACE_FRONT = 6.0
"""How far behind the base's front wall the lower edge of the face is."""

WELL = (64.0, 96.0, 30.0)
PLAYING_CARD = (56.0, 87.0)
CONSOLE_WIDTH = WIDTH - 2 * WELL[0]
CONSOLE_FRONT = 16.0
SLOPE = degrees(atan2(HEIGHT - CONSOLE_FRONT, WELL[1]))

CORNER_POSTS: tuple[Point, ...] = tuple((x, y) for x in (-95, 95) for y in (8, DEPTH - 8))
JOINTS = (18.0, 12.0)
"""Screws between base and wells or console: to each side of their middle, and how high."""
SIDE_JOINTS: tuple[Point, ...] = ((26.0, 28.8), (70.0, 28.8))
"""Screws between the bases of two trays that stand side by side, above the opening for the ports: y and z."""
SIDE_CABLES: Point = (50.0, 20.5)
"""Where cables go from one base to the other: y and z."""
PORTS = (FLOOR + 14.5, 17.0)
"""The opening for the Pi's USB and network: its middle above the table, and how high it is."""

ON_POSTS = 5.0
"""How high above the floor boards are."""
LOW = 3.0
"""And those that stand where there may be a Pi above them."""
PI_AT: Point = (-95.5, 22.0)
"""The lower left corner of the Pi's board, whose USB sockets look to the left."""
PI_HOLES: tuple[Point, ...] = tuple((PI_AT[0] + x, PI_AT[1] + y) for x in (23.5, 81.5) for y in (3.5, 52.5))
ZERO_AT: Point = (PI_AT[0] + 20, PI_AT[1] + 26)
"""Of a Pi Zero, which has the two rear posts."""
CARD: tuple[float, float, Point] = (34.0, 26.0, (-7.0, 55.0))
"""The opening in the floor through which a card is reached, of a Pi and of a Pi Zero: its size and middle."""
PICO_AT: Point = (-43.1, 35.0)
"""The middle of a Pico; it fits in front of a Pi Zero, not under a Pi."""
PICO_HOLES: tuple[Point, ...] = tuple(
    (PICO_AT[0] + x, PICO_AT[1] + y) for x in (-23.5, 23.5) for y in (-5.7, 5.7)
)
BOARD_AT: Point = (37.0, 42.0)
"""The middle of the plug board."""
BOARD_HOLES: tuple[Point, ...] = tuple(
    (BOARD_AT[0] + x * SCREWS[1] / 2, BOARD_AT[1] + y * SCREWS[0] / 2) for x in (-1, 1) for y in (-1, 1)
)
DRIVERS: tuple[Point, ...] = ((80.2, 29.5), (80.2, 61.8))
"""The middles of two ULN2003 boards, which lie across."""
GUEST: Point = (-78.0, 55.0)
"""The third, in the base of the wheel of `both`, where no Pi is: near the other base, so that wires reach."""
DRIVER_HOLES = (29.6, 26.6)
SOCKET: Point = (1.0, 18.0)
"""Of the motor supply, in the back wall: x and z."""

# A face that has been turned upright: its lean, its lower front edge, its underside.
UPRIGHT = radians(90 - face.LEAN)
EDGE = -face.HEIGHT / 2 * cos(UPRIGHT) - face.FRONT * sin(UPRIGHT)
UNDERSIDE = -face.HEIGHT / 2 * sin(UPRIGHT) + face.FRONT * cos(UPRIGHT)


def stand_up(solid: Solid) -> Solid:
    """From a face as it is modelled to where it leans on the deck."""
    leaning = solid.rotate((90 - face.LEAN, 0, 0))
    return leaning.translate((0, FACE_FRONT - EDGE, HEIGHT + DECK - UNDERSIDE))


def on_deck(x: float, z: float) -> Point:
    """Where a place on the underside of the face comes to lie on the deck."""
    return x, face.bottom_at(z) * cos(UPRIGHT) - z * sin(UPRIGHT) + FACE_FRONT - EDGE


def base(*, light: bool = False) -> Solid:
    """A tub for the Pi, the motor drivers and the wires."""
    outside = rectangle(WIDTH, DEPTH, (0, DEPTH / 2), CORNER)
    inside = outside.offset(-(LIGHT_WALL if light else WALL))
    body = slab(outside, 0, HEIGHT) - slab(inside, LIGHT_FLOOR if light else FLOOR, HEIGHT + 1)
    posts = [slab(circle(5, post) ^ outside, 0, HEIGHT) for post in CORNER_POSTS]
    posts += [slab(circle(radius, hole), 0, FLOOR + high) for hole, radius, _, high in _board_posts()]
    body = union([body, *posts])
    holes = [slab(circle(THREAD, post), HEIGHT - 14, HEIGHT + 1) for post in CORNER_POSTS]
    holes += [slab(circle(thread, hole), 1.0, FLOOR + high + 1) for hole, _, thread, high in _board_posts()]
    return body - union([*holes, *_front_holes(), *_side_openings(), *_back_openings(), _floor_openings()])


def _board_posts() -> Iterator[tuple[Point, float, float, float]]:
    """For each post under a board: its place, its radius, that of its screw's hole, and how high it is."""
    yield from ((hole, 3.0, 1.1, ON_POSTS) for hole in PI_HOLES)
    yield from ((hole, 3.0, 1.2, ON_POSTS) for at in DRIVERS for hole in driver_holes(at))
    yield from ((hole, 2.4, 0.85, ON_POSTS) for hole in BOARD_HOLES)
    yield from ((hole, 3.0, 1.2, LOW) for hole in driver_holes(GUEST))
    yield from ((hole, 1.7, 0.85, LOW) for hole in PICO_HOLES)


def driver_holes(at: Point) -> list[Point]:
    dx, dy = DRIVER_HOLES[0] / 2, DRIVER_HOLES[1] / 2
    return [(at[0] + i * dx, at[1] + j * dy) for i in (-1, 1) for j in (-1, 1)]


def _through_front(flat: Flat) -> Solid:
    """A hole through walls at y = 0; the flat shape is seen from the front."""
    return slab(flat, -6, 6).rotate((90, 0, 0))


def _front_holes() -> list[Solid]:
    across, up = JOINTS
    places = [(middle + side * across, up) for middle in (-well_at(), 0, well_at()) for side in (-1, 1)]
    cable = rectangle(24, 8, (0, 22), 3)
    return [_through_front(circle(M3, place)) for place in places] + [_through_front(cable)]


def well_at() -> float:
    return (WIDTH - WELL[0]) / 2


def _side_openings() -> list[Solid]:
    """USB and network on the left, cables on the right, screws for a second base on both sides."""
    ports = rectangle(54, PORTS[1], (PI_AT[1] + 28, PORTS[0]), 2)
    cables = rectangle(24, 7, SIDE_CABLES, 3)
    sides = [slab(ports, -WIDTH / 2 - 6, -WIDTH / 2 + 6), slab(cables, WIDTH / 2 - 6, WIDTH / 2 + 6)]
    for side in (-1, 1):
        holes = joined([circle(M3, joint) for joint in SIDE_JOINTS])
        sides.append(slab(holes, side * WIDTH / 2 - 6, side * WIDTH / 2 + 6))
    return [solid.rotate((90, 0, 90)) for solid in sides]


def _back_openings() -> list[Solid]:
    """A round hole for the motor supply's socket and a long one for the Pi's power and HDMI leads."""
    leads = rectangle(76, 12, (-51, FLOOR + 10), 3)
    return [_through_front(circle(4.1, SOCKET) + leads).translate((0, DEPTH, 0))]


def _floor_openings() -> Solid:
    """Slits for the air, and the way to the card."""
    slits = joined([bar((x, 50), (x, 70), 3) for x in range(-56, -27, 8)])
    width, depth, middle = CARD
    return slab(slits + rectangle(width, depth, middle, 4), -1, FLOOR + 1)


def deck(*, light: bool = False) -> Solid:
    """The lid of the base, on which the face stands."""
    outside = rectangle(WIDTH, DEPTH, (0, DEPTH / 2), CORNER)
    lip = rectangle(WIDTH - 2 * WALL - 0.6, DEPTH - 2 * WALL - 0.6, (0, DEPTH / 2), CORNER - WALL)
    lip = lip - lip.offset(-1.6) - joined([circle(6, post) for post in CORNER_POSTS])
    x, y = on_deck(0, -24)
    cables = rectangle(face.CABLES[0], face.CABLES[1] - 4, (x, y), 4)
    feet = joined([circle(M3, on_deck(x, z)) for x, z in face.FEET])
    corners = joined([circle(M3, post) for post in CORNER_POSTS])
    slits = joined([bar((x, 68), (x, 82), 3) for x in range(-72, 73, 8)])
    body = slab(outside, HEIGHT, HEIGHT + DECK) + slab(lip, HEIGHT - 2, HEIGHT)
    if light:
        kept = joined([circle(6, post) for post in (*CORNER_POSTS, *(on_deck(x, z) for x, z in face.FEET))])
        body -= slab(outside.offset(-WALL - 2.4) - kept, HEIGHT - 1, HEIGHT + DECK - LIGHT_FLOOR)
    return body - slab(joined([cables, feet, corners, slits]), HEIGHT - 5, HEIGHT + 5)


def card_well(drawing: Drawing, *, light: bool = False) -> Solid:
    """A tray for a pile of cards, open to the fingers in front; its drawing says which pile."""
    width, depth, height = WELL
    wall, floor = (LIGHT_WALL, LIGHT_TOP) if light else (WALL, FLOOR)
    middle = (0, -depth / 2)
    outside, inside = (
        rectangle(width, depth, middle, 6),
        rectangle(width - 2 * wall, depth - 2 * wall, middle, 4),
    )
    body = slab(outside, 0, height) - slab(inside, floor, height + 1)
    body -= slab(drawn(drawing, 34, (0, -44)), floor - 0.8, floor + 1)
    thumb = slab(rectangle(28, 40, (0, 27), 9), depth - 6, depth + 6).rotate((90, 0, 0))
    moon = slab(circle(15, (0, -depth - 1)), -1, FLOOR + 1)
    across, up = JOINTS
    holes = [_through_front(circle(M3, (side * across, up))) for side in (-1, 1)]
    return body - union([thumb, moon, *holes])


PILES: dict[str, Drawing] = {"draw": CARDS["draw-two"], "discard": FACES["discard-1"]}

OLED_UP, LIGHT_UP = 58.0, 24.0
"""How far up the console's slope screen and light are."""
OLED_GLASS, OLED_GLASS_OFF = (25.0, 14.0), 1.6
OLED_HOLES = (23.4, 23.8)


def on_slope(solid: Solid) -> Solid:
    """From flat, with y up the slope, onto the console's top."""
    return solid.rotate((SLOPE, 0, 0)).translate((0, -WELL[1], CONSOLE_FRONT))


def console(*, light: bool = False) -> Solid:
    """The sloping box between the wells: screen, the light for the colour in play, buzzer."""
    depth = WELL[1]
    outside = rectangle(CONSOLE_WIDTH, depth, (0, -depth / 2), 6)
    wall, top = (LIGHT_WALL, LIGHT_TOP) if light else (WALL, WALL)
    inside = rectangle(CONSOLE_WIDTH - 2 * wall, depth - 2 * wall, (0, -depth / 2), 4)
    normal = (0.0, sin(radians(SLOPE)), -cos(radians(SLOPE)))
    height = -CONSOLE_FRONT * cos(radians(SLOPE)) - depth * sin(radians(SLOPE))
    solid = slab(outside, 0, HEIGHT + 2).trim_by_plane(normal, height)
    body = solid - slab(inside, -1, HEIGHT + 2).trim_by_plane(normal, height + top)
    pegs = [slab(circle(2.0, peg), -5.4, -1) for peg in oled_pegs()]
    body += on_slope(union(pegs))
    sound = joined(
        [circle(1.1, (x * 4.2, OLED_UP + 26 + y)) for y in (-2, 2) for x in (-1.5, -0.5, 0.5, 1.5)]
    )
    window = rectangle(*OLED_GLASS, (0, OLED_UP + OLED_GLASS_OFF), 1)
    lamp = circle(face.CHEEK_HOLE, (0, LIGHT_UP))
    cuts = slab(joined([sound, window, lamp]), -4, 4)
    frame = slab(window.offset(2.4), -0.9, 1)
    threads = [slab(circle(0.9, peg), -6, -1.2) for peg in oled_pegs()]
    across, up = JOINTS
    holes = [_through_front(circle(M3, (side * across, up))) for side in (-1, 1)]
    cable = _through_front(rectangle(24, 8, (0, 22), 3))
    return body - on_slope(union([cuts, frame, *threads])) - union([*holes, cable])


def oled_pegs() -> list[Point]:
    dx, dy = OLED_HOLES[0] / 2, OLED_HOLES[1] / 2
    return [(i * dx, OLED_UP + j * dy) for i in (-1, 1) for j in (-1, 1)]
