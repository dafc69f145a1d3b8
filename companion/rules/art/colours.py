"""The shape that stands for each colour, so that no colour ever stands alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from companion.colours import COLOURS as SHADES
from companion.colours import ColourName, ShapeName
from companion.rules.art.drawing import Drawing
from companion.rules.art.parts import star
from companion.rules.art.shapes import GRID, Circle, Paint, Point, Polygon, Rect, Shape

Colour = Literal[ColourName, "wild"]


def of_colour(colour: ColourName, x: float, y: float, size: float, paint: Paint) -> tuple[Shape, ...]:
    """The shape of a colour in a square of ``size`` around (x, y)."""
    return _SHAPES[SHADES[colour].shape](x, y, size / GRID, paint)


def said(colour: ColourName) -> str:
    return f"a {SHADES[colour].shape}"


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


def _circle(x: float, y: float, scale: float, paint: Paint) -> tuple[Shape, ...]:
    return (Circle(x, y, 14 * scale, paint),)


def _star(x: float, y: float, scale: float, paint: Paint) -> tuple[Shape, ...]:
    return (star(x, y + scale, 15.6 * scale, paint, soft=1.5 * scale),)


def _triangle(x: float, y: float, scale: float, paint: Paint) -> tuple[Shape, ...]:
    half, top, bottom = 12.7 * scale, y - 13.2 * scale, y + 12.2 * scale
    return (Polygon(((x, top), (x + half, bottom), (x - half, bottom)), 1.8 * scale, paint),)


def _square(x: float, y: float, scale: float, paint: Paint) -> tuple[Shape, ...]:
    return (Rect(x, y, 26 * scale, 26 * scale, 2.4 * scale, paint=paint),)


def _heart(x: float, y: float, scale: float, paint: Paint) -> tuple[Shape, ...]:
    def at(dx: float, dy: float) -> Point:
        return x + dx * scale, y + dy * scale

    lobes = (Circle(*at(side * 6.7, -5.7), 7.5 * scale, paint) for side in (-1, 1))
    # The flanks are tangents from the lobes to the tip.
    tip = (at(-11.65, -1.19), at(0, -7.4), at(11.65, -1.19), at(0, 11.6))
    return (*lobes, Polygon(tip, 0.8 * scale, paint))


_SHAPES: dict[ShapeName, Callable[[float, float, float, Paint], tuple[Shape, ...]]] = {
    "circle": _circle,
    "star": _star,
    "triangle": _triangle,
    "square": _square,
    "heart": _heart,
}

COLOURS: dict[Colour, Drawing] = {
    **{
        name: Drawing(f"colour-{name}", said(name), of_colour(name, GRID / 2, GRID / 2, GRID, name))
        for name in SHADES
    },
    "wild": Drawing("colour-wild", "a diamond in four parts", diamond(16, 16, 30, 2)),
}
