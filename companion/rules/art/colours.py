"""The shape that stands for each colour, so that no colour ever stands alone."""

from __future__ import annotations

from typing import Literal

from companion.colours import ColourName
from companion.rules.art.drawing import Drawing
from companion.rules.art.parts import star
from companion.rules.art.shapes import Circle, Paint, Point, Polygon, Rect, Shape

Colour = Literal[ColourName, "wild"]


def triangle(x: float, y: float, size: float, paint: Paint = "ink") -> Polygon:
    """A triangle in a square of ``size`` around (x, y)."""
    soft = size / 16
    half = size / 2 - soft
    return Polygon(((x, y - half), (x + half, y + half), (x - half, y + half)), soft, paint)


def square(x: float, y: float, size: float, paint: Paint = "ink") -> Rect:
    return Rect(x, y, size, size, size / 11, paint=paint)


def diamond(x: float, y: float, size: float, gap: float) -> tuple[Shape, ...]:
    """Four small diamonds, one in each of the colours, that make a large one."""
    part = (size - gap) / 4
    sides: tuple[tuple[int, int, Paint], ...] = (
        (0, -1, "red"),
        (1, 0, "yellow"),
        (0, 1, "green"),
        (-1, 0, "blue"),
    )
    return tuple(
        _diamond((x + dx * (part + gap / 2), y + dy * (part + gap / 2)), part, tint) for dx, dy, tint in sides
    )


def _diamond(centre: Point, reach: float, paint: Paint) -> Polygon:
    x, y = centre
    soft = reach / 20
    r = reach - soft * 1.4
    return Polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), soft, paint)


def _heart() -> tuple[Shape, ...]:
    # The flanks are tangents from the lobes to the tip.
    lobes = Circle(9.3, 10.3, 7.5, "pink"), Circle(22.7, 10.3, 7.5, "pink")
    return (*lobes, Polygon(((4.35, 14.81), (16, 8.6), (27.65, 14.81), (16, 27.6)), 0.8, "pink"))


COLOURS: dict[Colour, Drawing] = {
    "red": Drawing("colour-red", "a triangle", (triangle(16, 15.5, 29, "red"),)),
    "yellow": Drawing("colour-yellow", "a star", (star(16, 17, 15.6, "yellow", soft=1.5),)),
    "green": Drawing("colour-green", "a circle", (Circle(16, 16, 14, "green"),)),
    "blue": Drawing("colour-blue", "a square", (square(16, 16, 26, "blue"),)),
    "pink": Drawing("colour-pink", "a heart", _heart()),
    "wild": Drawing("colour-wild", "a diamond in four parts", diamond(16, 16, 30, 2)),
}
