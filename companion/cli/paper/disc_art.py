"""What is printed on a disc, in millimetres around its axis, with face 0 in its window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, radians, sin

from companion.colours import COLOURS
from companion.config.discs import DISCS, face_angles
from companion.names import KIND_OF, REELS_OF, ReelName
from companion.rules.art import Drawing, of_face
from companion.rules.art.shapes import GRID
from companion.rules.faces import BLACK, REELS, Face

Point = tuple[float, float]

INK, PAPER = "#1d1a16", "#ffffff"
TINTS: Mapping[str, str] = {name: colour.paper for name, colour in COLOURS.items()}
IRIS: Mapping[str, str] = {**TINTS, BLACK.id: INK}
"""By the id of a face that is a colour by name: its whole iris is filled. Its symbol says it, too."""
WEDGES = ("#ffedb0", "#ffffff", "#dceefb")


@dataclass(frozen=True, slots=True)
class Inked:
    """Closed outlines in one colour; a place is inked if any one of them holds it."""

    outlines: tuple[tuple[Point, ...], ...]
    colour: str


@dataclass(frozen=True, slots=True)
class Words:
    """One line of capitals around its middle, turned counter-clockwise by degrees."""

    at: Point
    words: str
    size: float
    colour: str
    turn: float


def disc_art(reel: ReelName) -> Iterator[Inked | Words]:
    """From back to front."""
    disc = DISCS.of(reel)
    window = (disc.window[0] - disc.axis[0], disc.window[1] - disc.axis[1])
    alone = len(REELS_OF[KIND_OF[reel]]) == 1
    for number, (face, angle) in enumerate(zip(REELS[reel], face_angles(reel), strict=True)):
        turn = angle - disc.window_angle
        art = _wheel_face(face, number, window) if alone else _eye_face(face, window)
        yield from (_turned(item, turn) for item in art)


def drawing_at(
    drawing: Drawing, middle: Point, size: float, ink: str = INK, paper: str = PAPER
) -> Iterator[Inked]:
    """A drawing, upright in a square of this size; with another `ink`, all of it has that colour."""
    colours = {**(TINTS if ink == INK else {}), "paper": paper}
    scale = size / GRID
    for shape in drawing.shapes:
        outlines = tuple(
            tuple(
                (middle[0] + (x - GRID / 2) * scale, middle[1] - (y - GRID / 2) * scale) for x, y in outline
            )
            for outline in shape.outlines()
            if len(outline) > 2
        )
        yield Inked(outlines, colours.get(shape.paint, ink))


def ring(middle: Point, radius: float, begin: float = 0, end: float = 360) -> tuple[Point, ...]:
    """Points along a circle, close enough to look round on paper."""
    steps = max(2, round((end - begin) / 2.5))
    return tuple(
        (middle[0] + radius * cos(radians(angle)), middle[1] + radius * sin(radians(angle)))
        for angle in (begin + (end - begin) * step / steps for step in range(steps + 1))
    )


def _eye_face(face: Face, window: Point) -> Iterator[Inked | Words]:
    """A pupil that fills the window, with symbol and word."""
    radius = DISCS.of(face.reel).face / 2
    filled = IRIS.get(face.id)
    if filled is None:
        yield Inked((ring(window, radius - 0.5),), INK)
        yield Inked((ring(window, radius - 1.9),), PAPER)
    else:
        yield Inked((ring(window, radius - 0.5),), filled)
    ink, paper = (INK, PAPER) if filled is None else (PAPER, filled)
    x, y = window
    yield from drawing_at(of_face(face), (x, y + 2.4), 20, ink, paper)
    yield Words((x, y - 12.6), face.word, 3.4, ink, 0)


def _wheel_face(face: Face, number: int, window: Point) -> Iterator[Inked | Words]:
    """A sector of the wheel, symbol outside and word inside."""
    disc = DISCS.of(face.reel)
    half = 180 / len(REELS[face.reel])
    outer_radius = disc.radius - DISCS.paper.smaller
    outer = ring((0, 0), outer_radius, disc.window_angle - half, disc.window_angle + half)
    tint = WEDGES[number % len(WEDGES)]
    yield Inked((((0.0, 0.0), *outer),), tint)
    edge = disc.window_angle + half
    yield Inked(((*ring((0, 0), outer_radius, edge - 0.2, edge + 0.2), (0.0, 0.0)),), INK)
    x, y = window
    yield from drawing_at(of_face(face), (x, y + 1.6), 18, INK, tint)
    first, _, second = face.word.rpartition(" ")
    for line, words in enumerate(filter(None, (first, second))):
        yield Words((x, y - 11.6 - 3.2 * line), words, 2.7, INK, 0)


def _turned(item: Inked | Words, degrees: float) -> Inked | Words:
    c, s = cos(radians(degrees)), sin(radians(degrees))

    def turned(point: Point) -> Point:
        return point[0] * c - point[1] * s, point[0] * s + point[1] * c

    if isinstance(item, Words):
        return Words(turned(item.at), item.words, item.size, item.colour, item.turn + degrees)
    return Inked(tuple(tuple(turned(p) for p in outline) for outline in item.outlines), item.colour)
