"""What a reel shows through its window at any angle: the faces roll by, as on the disc behind it."""

from __future__ import annotations

from math import floor

from PIL import Image

from companion.names import ReelName
from companion.rules.art import Drawing, of_face
from companion.rules.art.shapes import Circle
from companion.rules.faces import REELS, Face
from companion.tray.pages.raster import picture

RIM = Drawing("window-rim", "the edge of a round window", (Circle(16, 16, 16), Circle(16, 16, 14.7, "paper")))
PANE = Drawing("window-pane", "a round window", (Circle(16, 16, 14.7),))


def rim(size: int) -> Image.Image:
    """The edge of a window `size` pixels wide and high."""
    return picture(RIM, size)


def symbols(reel: ReelName, angle: float, size: int) -> Image.Image:
    """The faces behind the window."""
    disc = Image.new("1", (size, size))
    symbol = size * 2 // 3
    inset = (size - symbol) // 2
    for face, down in rolling(reel, angle, size):
        disc.paste(picture(of_face(face), symbol), (inset, inset + down))
    seen = Image.new("1", (size, size))
    seen.paste(disc, mask=picture(PANE, size))
    return seen


def rolling(reel: ReelName, angle: float, size: int) -> list[tuple[Face, int]]:
    """The one or two visible faces, each with its distance below the middle, in pixels."""
    faces = REELS[reel]
    place = angle / 360 * len(faces)
    return [
        (faces[number % len(faces)], down)
        for number in (floor(place), floor(place) + 1)
        if abs(down := round((place - number) * size)) < size
    ]


def face_at(reel: ReelName, angle: float, row: int, size: int) -> Face:
    """The face that is visible in a row of pixels."""
    first, *others = rolling(reel, angle, size)
    return next((face for face, down in others if down <= row < down + size), first[0])
