"""Every drawing of the game, drawn once on a 32×32 grid as plain shapes: for screen, web and print alike."""

from companion.rules.art.cards import CARDS
from companion.rules.art.colours import COLOURS, Colour
from companion.rules.art.drawing import PLAIN, Drawing, marks, svg
from companion.rules.art.eyes import EYES
from companion.rules.art.sponge import sponge
from companion.rules.art.wheel import WHEEL
from companion.rules.faces import Face

FACES: dict[str, Drawing] = {**EYES, **WHEEL}
"""By the face's id."""

DRAWINGS: dict[str, Drawing] = {
    drawing.name: drawing for table in (FACES, COLOURS, CARDS) for drawing in table.values()
}
"""By the drawing's own name; faces and colours share some ids."""


def of_face(face: Face) -> Drawing:
    return FACES[face.id]


__all__ = [
    "CARDS",
    "COLOURS",
    "DRAWINGS",
    "FACES",
    "PLAIN",
    "Colour",
    "Drawing",
    "marks",
    "of_face",
    "sponge",
    "svg",
]
