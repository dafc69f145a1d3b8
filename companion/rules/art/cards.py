"""The special cards of the five editions."""

from __future__ import annotations

from companion.rules.art.colours import diamond
from companion.rules.art.drawing import Drawing
from companion.rules.art.parts import FOUR, fan, plus, ring_arrow, star
from companion.rules.art.shapes import Arc, Blob, Circle, Line, Outline, Polygon, Rect, Shape, turned


def _eyeball() -> tuple[Shape, ...]:
    return Circle(16, 16, 14.5), Circle(16, 16, 8, "paper"), Circle(19, 13, 3)


def _swirl() -> tuple[Shape, ...]:
    def arm(start: float) -> Line:
        return Line(tuple(turned((13.2 * i / 48, 0), start + 330 * i / 48, (16, 16)) for i in range(49)), 3.6)

    return arm(0), arm(180)


def _narwhal() -> tuple[Shape, ...]:
    return (
        Polygon(((2, 1.5), (10, 12), (6, 14.5)), 0.7),
        Blob(((1, 21), (3, 10), (16, 9), (24, 18), (26, 26), (20, 31), (6, 31), (1, 28))),
        Line(((21, 26), (25.5, 22), (27.5, 16)), 5),
        Polygon(((27.5, 16.5), (22.5, 11.5), (27, 12), (29.8, 7.5), (30.8, 13)), 0.9),
        Circle(9, 19.5, 1.9, "paper"),
        Arc(8.5, 21.5, 4.6, 40, 145, 1.6, "paper"),
    )


def _groan() -> tuple[Shape, ...]:
    return (
        Rect(16, 12.5, 30, 22, 6),
        Polygon(((6, 21), (13, 22), (6, 30)), 1),
        # Slime that drips from the bubble.
        Line(((18, 22), (18, 27)), 3.6),
        Line(((24.5, 22), (24.5, 29.5)), 3.6),
        Line(
            ((5, 15), (8.5, 9.5), (12, 15.5), (15.5, 9.5), (19, 15.5), (22.5, 9.5), (26.5, 15)), 2.4, "paper"
        ),
    )


def _shining_star() -> tuple[Shape, ...]:
    rays = [
        Line((turned((0, -11.5), 36 + 72 * i, (16, 17)), turned((0, -14), 36 + 72 * i, (16, 17))), 2.8)
        for i in (0, 1, 3, 4)
    ]
    return (star(16, 17, 14, soft=1.4), *rays)


def _pencil() -> tuple[Shape, ...]:
    def bar(start: float, end: float, half: float) -> Outline:
        corners = ((start, -half), (end, -half), (end, half), (start, half))
        return tuple(turned(c, -45, (4, 28)) for c in corners)

    tip = tuple(turned(c, -45, (4, 28)) for c in ((0, 0), (7.5, -4), (7.5, 4)))
    return (
        Polygon(tip, 0.8),
        Polygon(bar(10, 26, 4.2), 0.6),
        Polygon(bar(29, 32, 4), 1),
        Line(((15, 29.8), (29.5, 29.8)), 2.6),
    )


def _opposite_arrows() -> tuple[Shape, ...]:
    return (
        Line(((3, 9.5), (20, 9.5)), 4.6),
        Polygon(((20.5, 3.5), (20.5, 15.5), (29.5, 9.5)), 1),
        Line(((29, 22.5), (12, 22.5)), 4.6),
        Polygon(((11.5, 16.5), (11.5, 28.5), (2.5, 22.5)), 1),
    )


def _hop() -> tuple[Shape, ...]:
    return (*ring_arrow(14.5, 17, 11, 180, 350, width=4.4, head=6.5), Circle(14.5, 23.5, 6))


CARDS: dict[str, Drawing] = {
    "eyeball": Drawing("card-eyeball", "an eyeball", _eyeball()),
    "spin": Drawing("card-spin", "a swirl that ends in an arrow", _swirl()),
    "narwhal": Drawing("card-narwhal", "a narwhal", _narwhal()),
    "urrrhhh": Drawing("card-urrrhhh", "a slimy speech bubble with a groan", _groan()),
    "super-star": Drawing("card-star", "a shining star", _shining_star()),
    "custom": Drawing("card-custom", "a pencil that writes", _pencil()),
    "draw-two": Drawing(
        "card-draw-two",
        "two cards and a plus",
        (*fan((-17, 17), (16, 32), 19.5, 11.5, 18), *plus(16, 26, 5.5, 3.6)),
    ),
    "reverse": Drawing("card-reverse", "two opposite arrows", _opposite_arrows()),
    "skip": Drawing("card-skip", "an arrow that hops over somebody", _hop()),
    "wild": Drawing(
        "card-wild",
        "a four-part diamond between four dots",
        (*diamond(16, 16, 30, 2), *(Circle(x, y, 2.4) for x in (5, 27) for y in (5, 27))),
    ),
    "wild-draw-four": Drawing(
        "card-wild-draw-four",
        "four fanned cards and a four-part diamond",
        (
            *fan(FOUR, (16, 23.5), 13.8, 8.6, 15, paints=("red", "yellow", "green", "blue")),
            *diamond(16, 25.5, 13, 1.6),
        ),
    ),
}
