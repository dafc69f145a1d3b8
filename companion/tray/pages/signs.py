"""Drawings that only the screen needs: the sponge's eyes and nose, the turning wheel, a few signs."""

from __future__ import annotations

from typing import Literal

from companion.rules.art import CARDS, Drawing
from companion.rules.art.parts import GAP, ring_arrow
from companion.rules.art.shapes import Arc, Circle, Line, Polygon, Rect, Shape, turned

Lids = Literal["open", "half", "shut"]


def _shut_eye() -> tuple[Shape, ...]:
    lid = Arc(16, 4, 14, 20, 160, 3.2)
    return lid, *(Line((lid.at(a), turned((18.5, 0), a, (16, 4))), 2.6) for a in (40, 73, 107, 140))


def _half_eye() -> tuple[Shape, ...]:
    return (
        Circle(16, 16, 14.5),
        Circle(16, 17, 7, "paper"),
        Rect(16, 6, 32, 16, paint="paper"),
        Arc(16, 16, 13.3, 180, 360, 2.4),
        Line(((2.6, 15), (29.4, 15)), 2.6),
    )


EYE: dict[Lids, Drawing] = {
    "open": Drawing("eye-open", "an open eye", CARDS["eyeball"].shapes),
    "half": Drawing("eye-half", "a half shut eye", _half_eye()),
    "shut": Drawing("eye-shut", "a shut eye", _shut_eye()),
}

NOSE = Drawing(
    "nose",
    "a round nose",
    (Circle(16, 16, 16, "paper"), Circle(16, 16, 12.5), Circle(12.5, 12, 2.8, "paper")),
)

PORE = Drawing("pore", "a hole in a sponge", (Circle(16, 16, 15), Circle(16, 16, 8, "paper")))

WARNING = Drawing(
    "warning",
    "a warning sign",
    (
        Polygon(((16, 4), (29, 28), (3, 28)), 2.5),
        Line(((16, 12), (16, 19)), 3.6, "paper"),
        Circle(16, 25, 2.3, "paper"),
    ),
)

WRENCH = Drawing(
    "wrench",
    "a wrench",
    (
        Line(((7, 25), (20, 12)), 6),
        Circle(22.5, 9.5, 8.5),
        Polygon(((20.5, 11.5), (24, 3), (32, -4), (36, 0), (29, 8)), 0, "paper"),
        Circle(7, 25, 1.6, "paper"),
    ),
)

CLOCKWISE = Drawing(
    "clockwise", "an arrow that runs clockwise", ring_arrow(16, 17, 11.5, -40, 262, width=4.4, head=6)
)

HOUSE = Drawing(
    "house",
    "a house",
    (
        Polygon(((16, 4), (29, 16), (3, 16)), 1.5),
        Rect(16, 22.5, 19, 16, 1.5),
        Rect(16, 26, 6, 9, 1, paint="paper"),
    ),
)

ASLEEP = Drawing(
    "asleep",
    "two letters Z that float away",
    (
        Line(((4, 16), (14, 16), (4, 28), (14, 28)), 3.4),
        Line(((19, 4), (27, 4), (19, 13), (27, 13)), 3),
    ),
)


def rolling_eye(angle: int) -> Drawing:
    """An eye whose pupil has rolled to this angle."""
    x, y = turned((6, 0), angle, (16, 16))
    return Drawing(
        "eye-rolling", "a rolling eye", (Circle(16, 16, 15), Circle(x, y, 6.5, "paper"), Circle(x, y, 2.2))
    )


def turning_wheel(angle: int) -> Drawing:
    """The wheel with its nine fields, one of them dark, turned by this angle under its pointer."""
    hub = (16, 18)

    def spoke(field: float) -> Line:
        return Line(
            (turned((6, 0), angle + 40 * field, hub), turned((15, 0), angle + 40 * field, hub)), 1.4, "paper"
        )

    dark = (
        turned((r, 0), angle + 40 * field, hub)
        for r, field in ((6.5, 0), (13, 0), (13, 0.5), (13, 1), (6.5, 1))
    )
    return Drawing(
        "wheel-turning",
        "the turning wheel",
        (
            Circle(*hub, 14),
            *(spoke(field) for field in range(9)),
            Polygon(tuple(dark), 0, "paper"),
            Circle(*hub, 5.5, "paper"),
            Circle(*hub, 3.6),
            Polygon(((11, 1), (21, 1), (16, 8)), GAP, "paper"),
            Polygon(((12, 1), (20, 1), (16, 7)), 0.8),
        ),
    )
