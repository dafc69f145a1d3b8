"""The nine icons of the wheel."""

from __future__ import annotations

from typing import Literal

from companion.colours import ColourName
from companion.rules.art.colours import diamond, of_colour, said
from companion.rules.art.drawing import Drawing
from companion.rules.art.parts import arrow_down, card, fan, open_eye, plus, ring_arrow
from companion.rules.art.shapes import Circle, Line, Polygon, Rect, Shape, turned


def _two_cards() -> tuple[Shape, ...]:
    return (
        *card(8.5, 19, 14, 23, corner=2.5),
        Circle(7.5, 19, 3, "paper"),
        *card(23, 13, 14, 23, corner=2.5),
        Circle(23, 13, 3, "paper"),
    )


def _number_sign() -> tuple[Shape, ...]:
    return (
        Line(((7, 4), (5.5, 25)), 3),
        Line(((14, 4), (12.5, 25)), 3),
        Line(((2.5, 10.5), (17.5, 10.5)), 3),
        Line(((2, 18.5), (17, 18.5)), 3),
    )


def _crossed_cards() -> tuple[Shape, ...]:
    # At 45 degrees the edges stay clean at every size.
    spark = tuple(turned((0, -(7.5 if i % 2 == 0 else 3.5)), 22.5 * i, (16, 16)) for i in range(16))
    return (
        *card(16, 16, 11, 32, -45, corner=1.2),
        *card(16, 16, 11, 32, 45, corner=1.2),
        Polygon(spark, 1.8, "paper"),
        Polygon(spark, 0.2),
    )


def _burst() -> tuple[Shape, ...]:
    spikes = tuple(turned((0, -(12.6 if i % 2 == 0 else 9)), 18 * i, (16.5, 14)) for i in range(20))
    return (
        Polygon(spikes, 1),
        Polygon(((6, 20), (13, 23), (4, 30)), 1),
        Line(((16.5, 7.5), (16.5, 14)), 4, "paper"),
        Circle(16.5, 20, 2.4, "paper"),
    )


def _draw_until(colour: ColourName, plus_at: Literal["left", "right"]) -> Drawing:
    # A circle and a square are much alike from afar; a plus on the other side is not.
    x, plus_x = (11, 25) if plus_at == "right" else (21, 7)
    shapes = (*of_colour(colour, x, 21, 24.6, colour), *plus(plus_x, 7, 6, 3.4))
    return Drawing(f"face-draw-{colour}", f"{said(colour)} and a plus", shapes)


WHEEL: dict[str, Drawing] = {
    "almost-uno": Drawing("face-almost-uno", "two cards", _two_cards()),
    "discard-number": Drawing(
        "face-discard-number",
        "a number sign and an arrow down",
        (*_number_sign(), *arrow_down(25, 6, 31, 6.5, 4.4)),
    ),
    "discard-colour": Drawing(
        "face-discard-colour",
        "a four-part diamond and an arrow down",
        (*diamond(10, 12, 20, 2), *arrow_down(25, 6, 31, 6.5, 4.4)),
    ),
    "draw-red": _draw_until("red", plus_at="right"),
    "draw-blue": _draw_until("blue", plus_at="left"),
    "trade-hands": Drawing(
        "face-trade-hands",
        "two arrows in a ring around a card",
        (
            *ring_arrow(16, 16, 11.5, 195, 322, width=4, head=5),
            *ring_arrow(16, 16, 11.5, 15, 142, width=4, head=5),
            Rect(16, 16, 8, 11, 1.5),
        ),
    ),
    "show-hand": Drawing(
        "face-show-hand",
        "an open fan of cards above an eye",
        (*fan((-32, 0, 32), (16, 22), 12.8, 10.5, 15), *open_eye(16, 26, 22, 11)),
    ),
    "war": Drawing("face-war", "two crossed cards", _crossed_cards()),
    "uno-spin": Drawing("face-uno-spin", "a speech burst with an exclamation mark", _burst()),
}
