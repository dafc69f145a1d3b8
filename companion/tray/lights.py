"""What the lights show: for each face and each colour in play, a colour and a rhythm.

A light is on most of the time and goes dark for its code: "." is a short gap and "-" a long one. A "flash" is
a light that is off but for a moment now and then, as no light is black; a "flicker" goes on and off. No
rhythm comes twice within a reel, or among the colours in play.
"""

from __future__ import annotations

from companion.colours import COLOURS, LIGHT_COLOURS, LightColour
from companion.hal import Glow
from companion.rules.art import Colour
from companion.rules.faces import REELS, Face

STEADY_S, BETWEEN_S, SHORT_S, LONG_S = 1.4, 0.2, 0.15, 0.5

RHYTHMS = {"flash": (SHORT_S, STEADY_S), "flicker": (0.2, 0.2)}


def blinking(colour: LightColour, blink: str = "") -> Glow:
    """A light with this rhythm; without one it is steady."""
    if blink in RHYTHMS:
        return Glow(LIGHT_COLOURS[colour], RHYTHMS[blink])
    beats: list[float] = []
    for sign in blink:
        beats += [BETWEEN_S if beats else STEADY_S, LONG_S if sign == "-" else SHORT_S]
    return Glow(LIGHT_COLOURS[colour], tuple(beats))


FACES: dict[str, Glow] = {
    face.id: blinking(face.look.light, face.look.blink) for faces in REELS.values() for face in faces
}
"""By the face's id."""

IN_PLAY: dict[Colour, Glow] = {
    **{name: blinking(name, colour.blink) for name, colour in COLOURS.items()},
    "wild": blinking("white"),
}
"""The colour in play."""

PUSHED = blinking("white")
TROUBLE = Glow(LIGHT_COLOURS["orange"], (0.12, 0.12, 0.12, 1.2))
_WORDS = {rgb: word for word, rgb in LIGHT_COLOURS.items()}


def word_for(glow: Glow) -> str:
    """What a light shows, for those who cannot tell its colour."""
    return _WORDS.get(glow.colour, "off")


def of_face(face: Face) -> Glow:
    return FACES[face.id]


def passing(face: Face) -> Glow:
    """The light of a face that passes while its reel turns: its colour, without a code."""
    return Glow(FACES[face.id].colour)
