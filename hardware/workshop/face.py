"""The two faces and what sits in them: eye rings, cheeks, nose, pointer, back cover.

All are seen from the front around the middle of the face, with the back of its front wall at z = 0. The look
is that of `companion/rules/art/sponge.py`, enlarged to the width of the face.
"""

from __future__ import annotations

from math import cos, radians, sin, tan

from companion.config.discs import DISCS
from companion.names import REELS_OF, TrayKind
from companion.rules.art.sponge import LEFT_EYE, PORES, RIGHT_EYE
from companion.rules.art.sponge import NOSE as DRAWN_NOSE
from hardware.workshop import reels
from hardware.workshop.solids import (
    Flat,
    Point,
    Solid,
    bar,
    circle,
    joined,
    polar,
    polygon,
    rectangle,
    ring,
    sector,
    slab,
    turned,
    union,
)

WIDTH, HEIGHT, CORNER = 204.0, 201.0, 40.0
SCALE = WIDTH / 304
"""Millimetres for one unit of the drawing, whose face is 304 wide."""
FRONT, WALL, DEPTH = 3.0, 2.4, 47.0
LIGHT_WALL, RECESS = 1.3, 1.0
"""Of a light face: walls are thinner on the inside, and the front is hollowed from behind by this much."""
PORE = 1.2
"""How deep pores and smile are."""
LEAN = 12.0
"""Degrees that the face leans back, so that people who sit look straight at it."""
DISC_FRONT = -1.6
"""Where the discs turn: room for the paper, and for a disc that is not quite flat."""

EYE_HOLE, EYE_RING, EYE_WINDOW = 21.6, 33.0, 19.4
NOSE_HOLE, NOSE_RADIUS, NOSE_FLANGE = 19.2, 18.8, 21.5
NOSE_POSTS, NOSE_POST_END = 27.0, -13.0
CHEEK_HOLE, CHEEK_RADIUS = 11.0, 13.4
MOUTH = 57.0
COVER_POSTS: tuple[Point, ...] = ((-91, 60), (91, 60), (-91, -60), (91, -60))
FEET: tuple[Point, ...] = ((-60, -24), (60, -24))
"""Screws from the deck into the bottom of the face: x and z."""
CABLES = (46.0, 22.0)


def from_drawing(x: float, y: float) -> Point:
    """A place in the drawing, in millimetres from the middle of the face."""
    return (x - 160) * SCALE, (154 - y) * SCALE


EYES: dict[TrayKind, tuple[Point, Point]] = {
    "eyes": (from_drawing(*LEFT_EYE), from_drawing(*RIGHT_EYE)),
    "wheel": ((-54.5, 58.0), (54.5, 58.0)),
}
NOSE: dict[TrayKind, Point] = {"eyes": from_drawing(*DRAWN_NOSE), "wheel": (0.0, 55.0)}
CHEEKS: dict[TrayKind, tuple[Point, Point]] = {
    "eyes": (from_drawing(58, 190), from_drawing(262, 190)),
    "wheel": ((-83.0, -4.0), (83.0, -4.0)),
}


def outline(inset: float = 0) -> Flat:
    return rectangle(WIDTH - 2 * inset, HEIGHT - 2 * inset, corner=CORNER - inset)


def _on_the_deck(solid: Solid, above: float = 0) -> Solid:
    """Cut off level with the deck, on which the leaning face stands."""
    y, z = cos(radians(LEAN)), sin(radians(LEAN))
    return solid.trim_by_plane((0, y, z), -HEIGHT / 2 * y + FRONT * z + above)


def bottom_at(z: float) -> float:
    """How high the underside of the leaning face is, seen from the front, at this depth."""
    return -HEIGHT / 2 + (FRONT - z) * tan(radians(LEAN))


def shell(head: TrayKind, *, light: bool = False) -> Solid:
    """The face: a box that is open behind, with posts for the reels."""
    wall = LIGHT_WALL if light else WALL
    body = _on_the_deck(slab(outline(), -DEPTH, FRONT))
    hollow = slab(outline(wall), -DEPTH - 1, 0)
    if light:
        hollow += slab(outline(wall) - _rims(head), 0, RECESS)
    body -= _on_the_deck(hollow, wall)
    body -= slab(_openings(head), -1, FRONT + 1)
    body += _on_the_deck(union([*_reel_posts(head), *_nose_posts(head), *_cover_posts(), *_feet()]))
    return body - slab(_pores(head), FRONT - PORE, FRONT + 1) - _screw_holes(head)


def _openings(head: TrayKind, wider: float = 0) -> Flat:
    holes = [circle(EYE_HOLE + wider, eye) for eye in EYES[head]]
    holes += [circle(CHEEK_HOLE + wider, cheek) for cheek in CHEEKS[head]]
    holes.append(circle(NOSE_HOLE + wider, NOSE[head]))
    if head == "wheel":
        holes.append(circle(MOUTH + wider, DISCS.of("wheel").axis))
    return joined(holes)


def _rims(head: TrayKind) -> Flat:
    """Where a light face keeps its full thickness: around openings, and under posts."""
    posts = joined([circle(reels.POST + 1, post) for post in (*reel_posts(head), *nose_posts(head))])
    return _openings(head, 4) + posts


def _pores(head: TrayKind) -> Flat:
    """Shallow dimples; with the eyes also the smile, which runs in a groove."""
    edge = outline(4)
    taken = joined(
        [circle(EYE_RING + 2, eye) for eye in EYES[head]]
        + [circle(CHEEK_RADIUS + 2, cheek) for cheek in CHEEKS[head]]
        + [circle(NOSE_FLANGE + 2, NOSE[head])]
    )
    if head == "wheel":
        taken += circle(MOUTH + 4, DISCS.of("wheel").axis)
        places = WHEEL_PORES
    else:
        places = tuple((*from_drawing(pore.x, pore.y), pore.r * SCALE) for pore in PORES)
    pores = [circle(r, (x, y)) for x, y, r in places]
    free = joined([pore for pore in pores if (pore ^ taken).is_empty()]) ^ edge
    return free + smile_line() if head == "eyes" else free


WHEEL_PORES: tuple[tuple[float, float, float], ...] = (
    (-14, 90, 4.5), (12, 82, 6.5), (-92, 22, 4.0), (93, 24, 3.5), (-88, -34, 4.0), (84, -36, 6.0),
    (-78, -56, 10.0), (78, -66, 10.5), (-58, -84, 5.5), (56, -86, 4.5), (-74, 14, 3.5), (72, 16, 4.5),
)  # fmt: skip


def smile_line() -> Flat:
    centre, radius, width = from_drawing(160, 178), 66 * SCALE, 13 * SCALE
    arc = sector(radius - width / 2, radius + width / 2, -156, -24)
    ends = [circle(width / 2, polar(radius, angle)) for angle in (-156, -24)]
    return joined([arc, *ends]).translate(centre)


def smile() -> Solid:
    """Glued into its groove. In place on the eyes' face."""
    return slab(smile_line().offset(-0.2), FRONT - PORE, FRONT + 0.8)


def _reel_posts(head: TrayKind) -> list[Solid]:
    end = DISC_FRONT + reels.MOUNT_SPAN[1]
    return [slab(circle(reels.POST, post), end, 0) for post in reel_posts(head)]


def reel_posts(head: TrayKind) -> list[Point]:
    return [
        (DISCS.of(reel).axis[0] + x, DISCS.of(reel).axis[1] + y)
        for reel in REELS_OF[head]
        for x, y in reels.POSTS[reel]
    ]


def nose_posts(head: TrayKind) -> tuple[Point, Point]:
    x, y = NOSE[head]
    return (x - NOSE_POSTS, y), (x + NOSE_POSTS, y)


def _nose_posts(head: TrayKind) -> list[Solid]:
    return [slab(circle(4, post), NOSE_POST_END, 0) for post in nose_posts(head)]


def _cover_posts() -> list[Solid]:
    """Full length, grown together with the side walls."""
    posts = []
    for x, y in COVER_POSTS:
        wall = (x + (8 if x > 0 else -8), y)
        posts.append(slab(bar((x, y), wall, 8) ^ outline(), -DEPTH, 0))
    return posts


def _feet() -> list[Solid]:
    """Blocks on the bottom for the screws that come up through the deck."""
    blocks = []
    for x, z in FEET:
        y = bottom_at(z)
        # From the front wall on, so that nothing hangs in the air while it is printed.
        blocks.append(slab(rectangle(14, 26, (x, y + 1)), z - 7, 0))
    return [_on_the_deck(block) for block in blocks]


def _screw_holes(head: TrayKind) -> Solid:
    hole = circle(reels.THREAD)
    end = DISC_FRONT + reels.MOUNT_SPAN[1]
    holes = [slab(hole, end - 1, end + 14).translate((*post, 0)) for post in reel_posts(head)]
    holes += [slab(hole, NOSE_POST_END - 1, -2).translate((*post, 0)) for post in nose_posts(head)]
    holes += [slab(hole, -DEPTH - 1, -DEPTH + 14).translate((*post, 0)) for post in COVER_POSTS]
    up = [slab(hole, -5, 11).rotate((LEAN - 90, 0, 0)).translate((x, bottom_at(z), z)) for x, z in FEET]
    cables = Solid.cube((CABLES[0], 12, CABLES[1]), True).translate((0, bottom_at(-24) + 1, -24))
    return union([*holes, *up, cables])


def eye_ring() -> Solid:
    """The white of an eye: a ring with a neck that is glued into the face. Around the middle of the eye."""
    low, high, bevel = FRONT, FRONT + 3.2, 1.6
    neck = EYE_HOLE - 0.2
    return turned(
        [
            *((neck, 0.0), (neck, low), (EYE_RING, low), (EYE_RING, high - bevel), (EYE_RING - bevel, high)),
            *((EYE_WINDOW + bevel, high), (EYE_WINDOW, high - bevel), (EYE_WINDOW, 0.0)),
        ]
    )


def cheek() -> Solid:
    """A lens over a light: thin in front so that it glows, with a collar that its cap goes around."""
    high, bevel, collar = FRONT + 2.4, 1.4, CHEEK_HOLE - 0.2
    return turned(
        [
            *(
                (0.0, high),
                (0.0, high - 1.2),
                (collar - 1.8, high - 1.2),
                (collar - 1.8, -3.0),
                (collar, -3.0),
            ),
            *(
                (collar, FRONT),
                (CHEEK_RADIUS, FRONT),
                (CHEEK_RADIUS, high - bevel),
                (CHEEK_RADIUS - bevel, high),
            ),
        ]
    )


def cheek_cap() -> Solid:
    """Closes a cheek behind and holds its LED."""
    body = slab(circle(CHEEK_HOLE + 1.6), -6.0, -4.4) + slab(ring(CHEEK_HOLE, CHEEK_HOLE + 1.6), -4.4, -0.4)
    body += slab(circle(4.4), -9.0, -6.0)
    return body - slab(circle(2.6), -10, 0)


def nose() -> Solid:
    """The button: a dome that cannot fall out, with a stem that presses the switch."""
    dome = [(0.0, FRONT + 11.0)]
    dome += [(NOSE_RADIUS * sin(radians(a)), FRONT + 1.5 + 9.5 * cos(radians(a))) for a in range(10, 91, 10)]
    dome += [(NOSE_RADIUS, -0.3), (NOSE_FLANGE, -0.3), (NOSE_FLANGE, -2.3), (NOSE_RADIUS - 2.4, -2.3)]
    dome += [(NOSE_RADIUS - 2.4, FRONT + 0.5)]
    dome += [
        ((NOSE_RADIUS - 2.4) * cos(radians(a)), FRONT + 0.5 + 8.0 * sin(radians(a)))
        for a in range(15, 76, 15)
    ]
    dome += [(5.0, FRONT + 8.2), (5.0, -2.3), (0.0, -2.3)]
    return turned(dome)


SWITCH_TOP = -2.4
"""The plunger of a 12 × 12 mm tactile switch, 7.3 mm high, ends here."""


def nose_mount() -> Solid:
    """A bridge behind the nose that carries the switch. Around the middle of the nose."""
    posts = ((-NOSE_POSTS, 0), (NOSE_POSTS, 0))
    base = NOSE_POST_END
    plate = joined([bar(posts[0], posts[1], 12), rectangle(19, 19, corner=3)])
    body = slab(plate, base - 3, base)
    seat = SWITCH_TOP - 7.3
    body += slab(rectangle(16, 16, corner=2), base, seat + 2.5)
    body -= slab(rectangle(12.4, 12.4), seat, 0)
    body -= slab(joined([rectangle(14, 3.2, (0, 2.5)), rectangle(14, 3.2, (0, -2.5))]), base - 4, 0)
    return body - slab(joined([circle(reels.M3, post) for post in posts]), base - 4, 0)


def pointer() -> Solid:
    """A tooth over the wheel: it points at the face that counts. In place on the wheel's face."""
    x, y = DISCS.of("wheel").axis
    top = y + MOUTH
    tooth = polygon([(x - 9, top + 5), (x + 9, top + 5), (x + 8, top), (x, top - 6.5), (x - 8, top)])
    tooth = tooth.offset(-1.5).offset(1.5, circular_segments=24)
    neck = (circle(MOUTH, (x, y)) ^ rectangle(14, 12, (x, top - 4))) ^ tooth
    return slab(tooth, FRONT, FRONT + 2.4) + slab(neck, 0.4, FRONT)


def cover(*, light: bool = False) -> Solid:
    """Closes a face behind, with slits for the air. In place."""
    plate = _on_the_deck(slab(outline(0.4), -DEPTH - (1.0 if light else 2.4), -DEPTH), 0.4)
    slits = joined([bar((x, -14), (x, 34), 4) for x in range(-60, 61, 12)])
    if light:
        # A grille: narrower than a finger.
        rows = ((-68, -6), (6, 68))
        slits = joined([bar((x, low), (x, high), 5.5) for x in range(-80, 81, 10) for low, high in rows])
    holes = joined([circle(reels.M3, post) for post in COVER_POSTS])
    return plate - slab(slits + holes, -DEPTH - 3, -DEPTH + 1)
