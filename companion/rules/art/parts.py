"""Parts that several drawings share: cards and fans of them, arrows, a plus, a star, an open eye."""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, degrees

from companion.rules.art.shapes import Arc, Circle, Outline, Paint, Point, Polygon, Rect, Shape, turned

GAP = 1.9
"""Dark space between two lit parts: one pixel at the smallest size that is drawn, 16 pixels."""

FOUR = (-34, -11.5, 11.5, 34)
"""How far the cards of a fan of four are turned."""


def card(
    x: float,
    y: float,
    width: float,
    height: float,
    turn: float = 0,
    *,
    paint: Paint = "ink",
    gap: float = GAP,
    corner: float = 2,
) -> tuple[Shape, ...]:
    """A card with a dark rim, so that it stands off from whatever lies below it."""
    rim = Rect(x, y, width + 2 * gap, height + 2 * gap, corner + gap, turn, "paper")
    return rim, Rect(x, y, width, height, corner, turn, paint)


def fan(
    angles: Sequence[float],
    pivot: Point,
    reach: float,
    width: float,
    height: float,
    *,
    paints: Sequence[Paint] = (),
) -> tuple[Shape, ...]:
    """Cards held in one hand: each turned around the pivot, its middle ``reach`` away from it."""
    held: list[Shape] = []
    plain: Paint = "ink"
    for angle, paint in zip(angles, paints or [plain] * len(angles), strict=True):
        x, y = turned((0, -reach), angle, pivot)
        held += card(x, y, width, height, angle, paint=paint, gap=1.5, corner=1.2)
    return tuple(held)


def arrow_down(
    x: float, top: float, bottom: float, head: float, width: float, *, paint: Paint = "ink"
) -> tuple[Shape, ...]:
    """An arrow to (x, bottom) whose head is ``head`` to each side."""
    soft = 1.0
    wing = bottom - head
    return (
        Rect(x, (top + wing + 0.5) / 2, width, wing + 0.5 - top, min(1.0, width / 2), paint=paint),
        Polygon(((x - head + soft, wing), (x + head - soft, wing), (x, bottom - soft)), soft, paint),
    )


def plus(x: float, y: float, reach: float, width: float) -> tuple[Shape, ...]:
    """A plus with a dark rim."""
    rim = 2 * GAP
    return (
        Rect(x, y, 2 * reach + rim, width + rim, 1, paint="paper"),
        Rect(x, y, width + rim, 2 * reach + rim, 1, paint="paper"),
        Rect(x, y, 2 * reach, width, 0.6),
        Rect(x, y, width, 2 * reach, 0.6),
    )


def star(x: float, y: float, r: float, paint: Paint = "ink", soft: float = 1) -> Polygon:
    """A five-pointed star that reaches ``r`` from its middle, round points included."""
    core = r - soft
    points = [turned((0, -core if i % 2 == 0 else -core / 2), 36 * i, (x, y)) for i in range(10)]
    return Polygon(tuple(points), soft, paint)


def ring_arrow(
    x: float, y: float, r: float, start: float, end: float, *, width: float, head: float
) -> tuple[Shape, ...]:
    """A bent arrow clockwise along a circle; the base of its head sits at ``end``."""
    arc = Arc(x, y, r, start, end, width)
    soft = 0.6
    wings: Outline = tuple(
        turned(offset, end, arc.at(end)) for offset in ((soft - head, 0), (head - soft, 0), (0, head * 1.2))
    )
    return arc, Polygon(wings, soft)


def open_eye(x: float, y: float, width: float, height: float) -> tuple[Shape, ...]:
    """An almond, which is where two circles overlap, with a dark iris."""
    w, h = width / 2, height / 2
    r = (w * w + h * h) / (2 * h)
    reach = degrees(asin(w / r))
    lid = [turned((0, -r), reach * i / 8, (x, y + r - h)) for i in range(-8, 9)]
    return (
        Polygon((*lid, *((2 * x - px, 2 * y - py) for px, py in lid[1:-1])), 0.5),
        Circle(x, y, h * 0.7, "paper"),
    )
