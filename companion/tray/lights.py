"""What the lights show: for each face and each colour in play, a colour and a blink code.

A light is on most of the time and goes dark for its code: "." is a short gap and "-" a long one. No code
comes twice within a reel, or among the colours in play.
"""

from __future__ import annotations

from companion.hal import Glow
from companion.rules.art import Colour
from companion.rules.faces import Face

STEADY_S, BETWEEN_S, SHORT_S, LONG_S = 1.4, 0.2, 0.15, 0.5

RED, YELLOW, GREEN, BLUE, PINK, WHITE, ORANGE = (
    (1.0, 0.0, 0.0),
    (1.0, 0.7, 0.0),
    (0.0, 1.0, 0.2),
    (0.0, 0.2, 1.0),
    (1.0, 0.2, 0.6),
    (0.7, 0.7, 0.7),
    (1.0, 0.3, 0.0),
)


def blinking(colour: tuple[float, float, float], code: str) -> Glow:
    """A light with this blink code; without a code it is steady."""
    beats: list[float] = []
    for sign in code:
        beats += [BETWEEN_S if beats else STEADY_S, LONG_S if sign == "-" else SHORT_S]
    return Glow(colour, tuple(beats))


FACES: dict[str, Glow] = {
    "green": blinking(GREEN, ""),
    "red": blinking(RED, "."),
    # No light is black, so this one is off but for a short flash now and then.
    "black": Glow(WHITE, (SHORT_S, STEADY_S)),
    "draw-4": blinking(ORANGE, "...."),
    "discard-1": blinking(GREEN, "."),
    "draw-until": blinking(YELLOW, "-"),
    "almost-uno": blinking(WHITE, ".."),
    "discard-number": blinking(GREEN, "."),
    "discard-colour": blinking(GREEN, "-"),
    "draw-red": blinking(RED, "-."),
    "draw-blue": blinking(BLUE, "-...."),
    "trade-hands": blinking(YELLOW, "-.-"),
    "show-hand": blinking(YELLOW, "..."),
    "war": blinking(ORANGE, "--"),
    "uno-spin": Glow(PINK, (0.2, 0.2)),
}
"""By the face's id."""

IN_PLAY: dict[Colour, Glow] = {
    "red": blinking(RED, "."),
    "yellow": blinking(YELLOW, ".."),
    "green": blinking(GREEN, "..."),
    "blue": blinking(BLUE, "...."),
    "pink": blinking(PINK, "-"),
    "wild": blinking(WHITE, ""),
}
"""The colour in play."""

PUSHED = Glow(WHITE)
TROUBLE = Glow(ORANGE, (0.12, 0.12, 0.12, 1.2))


def of_face(face: Face) -> Glow:
    return FACES[face.id]


def passing(face: Face) -> Glow:
    """The light of a face that passes while its reel turns: its colour, without a code."""
    return Glow(FACES[face.id].colour)
