"""What a reel shows through its window at any angle: the faces roll by, as on the disc behind it."""

from __future__ import annotations

from math import floor

from PIL import Image

from companion.rules.art import Drawing, of_face
from companion.rules.art.shapes import Circle
from companion.rules.faces import REELS, Face, Reel
from companion.tray.pages.raster import picture

SIZE = 30
"""Pixels of a window, each way."""
SYMBOL = 20
RIM = Drawing("window-rim", "the edge of a round window", (Circle(16, 16, 16), Circle(16, 16, 14.7, "paper")))
PANE = Drawing("window-pane", "a round window", (Circle(16, 16, 14.7),))


def rim() -> Image.Image:
    return picture(RIM, SIZE)


def symbols(reel: Reel, angle: float) -> Image.Image:
    """The faces behind the window."""
    disc = Image.new("1", (SIZE, SIZE))
    inset = (SIZE - SYMBOL) // 2
    for face, down in rolling(reel, angle):
        disc.paste(picture(of_face(face), SYMBOL), (inset, inset + down))
    seen = Image.new("1", (SIZE, SIZE))
    seen.paste(disc, mask=picture(PANE, SIZE))
    return seen


def rolling(reel: Reel, angle: float) -> list[tuple[Face, int]]:
    """The one or two faces that can be seen, each with how many pixels it is below the middle."""
    faces = REELS[reel]
    place = angle / 360 * len(faces)
    return [
        (faces[number % len(faces)], down)
        for number in (floor(place), floor(place) + 1)
        if abs(down := round((place - number) * SIZE)) < SIZE
    ]


def face_at(reel: Reel, angle: float, row: int) -> Face:
    """The face that a row of pixels belongs to."""
    first, *others = rolling(reel, angle)
    return next((face for face, down in others if down <= row < down + SIZE), first[0])
