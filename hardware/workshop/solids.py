"""A few words for solid shapes: what the parts are modelled with. Millimetres; z is the height."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, cos, radians, sin, sqrt

import numpy as np
from manifold3d import CrossSection, FillRule, Manifold, OpType

from companion.rules.art.drawing import Drawing
from companion.rules.art.shapes import GRID

Flat = CrossSection
Solid = Manifold
Point = tuple[float, float]


def segments(radius: float) -> int:
    """Enough to look and feel round, few enough for small files."""
    return 4 * max(4, ceil(2.6 * sqrt(radius)))


def circle(radius: float, at: Point = (0, 0)) -> Flat:
    return Flat.circle(radius, segments(radius)).translate(at)


def rectangle(width: float, height: float, at: Point = (0, 0), corner: float = 0) -> Flat:
    """Around its middle."""
    if not corner:
        return Flat.square((width, height), True).translate(at)
    core = Flat.square((width - 2 * corner, height - 2 * corner), True)
    return core.offset(corner, circular_segments=segments(corner)).translate(at)


def polygon(points: Iterable[Point]) -> Flat:
    return Flat([np.array(list(points), dtype=np.float64)], FillRule.NonZero)


def bar(a: Point, b: Point, width: float) -> Flat:
    """A stroke with round ends."""
    return Flat.batch_hull([circle(width / 2, a), circle(width / 2, b)])


def sector(inner: float, outer: float, begin: float, end: float) -> Flat:
    """Part of a ring, counter-clockwise from `begin` to `end` degrees."""
    steps = max(2, ceil((end - begin) / 360 * segments(outer)))
    angles = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    return polygon(
        [polar(outer, angle) for angle in angles] + [polar(inner, angle) for angle in reversed(angles)]
    )


def ring(inner: float, outer: float, at: Point = (0, 0)) -> Flat:
    return circle(outer, at) - circle(inner, at)


def polar(radius: float, angle: float, centre: Point = (0, 0)) -> Point:
    return centre[0] + radius * cos(radians(angle)), centre[1] + radius * sin(radians(angle))


def joined(shapes: Sequence[Flat]) -> Flat:
    return Flat.batch_boolean(list(shapes), OpType.Add)


def filleted(shape: Flat, radius: float) -> Flat:
    """Inner corners made round: they carry more, and look made for it."""
    count = segments(radius)
    return shape.offset(radius, circular_segments=count).offset(-radius, circular_segments=count)


def slab(shape: Flat, low: float, high: float) -> Solid:
    return shape.extrude(high - low).translate((0, 0, low))


def union(solids: Iterable[Solid]) -> Solid:
    return Solid.batch_boolean(list(solids), OpType.Add)


def turned(profile: Iterable[Point]) -> Solid:
    """A solid of revolution: the profile has distances from the z axis, and heights."""
    points = list(profile)
    return polygon(points).revolve(segments(max(x for x, _ in points)))


def drawn(drawing: Drawing, size: float, at: Point = (0, 0)) -> Flat:
    """A drawing of the game as a flat shape, `size` high, upright around `at`."""
    flat = Flat()
    for shape in drawing.shapes:
        inked = joined([polygon(outline) for outline in shape.outlines() if len(outline) > 2])
        flat = flat - inked if shape.paint == "paper" else flat + inked
    scale = size / GRID
    return flat.translate((-GRID / 2, -GRID / 2)).scale((scale, -scale)).translate(at)
