"""The six faces of the two eyes: who acts, and what they do."""

from __future__ import annotations

from companion.rules.art.colours import of_colour, said
from companion.rules.art.drawing import Drawing
from companion.rules.art.parts import FOUR, arrow_down, fan, plus
from companion.rules.art.shapes import Arc, Circle, Line, Polygon, Rect, Shape, turned


def _pointing_hand() -> tuple[Shape, ...]:
    return (
        Rect(3, 18, 5, 17, 1.5),
        Rect(14.5, 18.5, 14, 19, 4),
        Line(((11, 11), (15.5, 5)), 5.5),
        Line(((13, 12), (28, 12)), 6.4),
        # The gaps between the bent fingers.
        Line(((16, 17.2), (21, 17.2)), 1.6, "paper"),
        Line(((16, 21), (21, 21)), 1.6, "paper"),
        Line(((16, 24.8), (20, 24.8)), 1.6, "paper"),
    )


def _closed_eye() -> tuple[Shape, ...]:
    lid = Arc(16, -3, 19, 50, 130, 4.8)
    lashes = [
        Line((lid.at(angle), turned((27.5, 0), angle, (16, -3))), 3.6) for angle in (60, 75, 90, 105, 120)
    ]
    return (lid, *lashes)


def _finger_to_oneself() -> tuple[Shape, ...]:
    fist, finger = (26, 24.5), (14.5, 24.5)
    return (
        Circle(13, 8, 7),
        Polygon(((6.5, 20), (19.5, 20), (24, 29), (2.5, 29)), 2),
        Line((fist, finger), 7.5, "paper"),
        Rect(26, 25.5, 14, 14, 5, paint="paper"),
        Line((fist, finger), 4),
        Rect(26.3, 25.5, 10, 10, 3.5),
        Line(((26, 26.8), (23.5, 26.8)), 1.4, "paper"),
    )


def _until_yellow_or_blue() -> tuple[Shape, ...]:
    return (
        Rect(16, 2.5, 18, 3, 1),
        Rect(16, 7.2, 24, 3, 1),
        Rect(16, 21, 30, 20, 3),
        *of_colour("yellow", 9.2, 21.2, 14.4, "paper"),
        *of_colour("blue", 22.8, 21, 12.4, "paper"),
    )


EYES: dict[str, Drawing] = {
    "green": Drawing("face-green", "a pointing hand", _pointing_hand()),
    "black": Drawing("face-black", "a closed eye", _closed_eye()),
    "red": Drawing("face-red", "a person with a finger to their own chest", _finger_to_oneself()),
    "draw-4": Drawing(
        "face-draw-4",
        "four fanned cards and a plus",
        (*fan(FOUR, (16, 23.5), 13.8, 8.6, 15), *plus(16, 26.4, 5, 3.4)),
    ),
    "discard-1": Drawing(
        "face-discard-1",
        "a card with an arrow down",
        (Rect(16, 16, 22, 30, 3), *arrow_down(16, 5.5, 27.5, 8, 5, paint="paper")),
    ),
    "draw-until": Drawing(
        "face-draw-until",
        f"a stack of cards with {said('yellow')} and {said('blue')}",
        _until_yellow_or_blue(),
    ),
}
