"""Pages of the table: the colour called, whose turn it is, the score, how to join."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from PIL import Image

from companion.colours import letter
from companion.rules.art import COLOURS, Colour
from companion.sentences import Sentence, as_sentence
from companion.tray.pages import qr
from companion.tray.pages.canvas import HEIGHT, WIDTH, Box, Canvas
from companion.tray.pages.lettering import BREAK, common_size
from companion.tray.pages.signs import CLOCKWISE

MOST_SEATS = 10


def colour_called(colour: Colour) -> Image.Image:
    """The colour in play as shape, letter and word, as the screen has no colours."""
    canvas = Canvas()
    canvas.draw(COLOURS[colour], 0, 5, 54)
    canvas.text(letter(colour), Box(55, 4, 72, 32), sizes=(25,))
    canvas.text(Sentence("{colour:upper}", colour=as_sentence(colour)), Box(55, 40, 72, 20), sizes=(15,))
    return canvas.image


def turn(name: str, direction: Literal["left", "right"], then: str = "") -> Image.Image:
    """Whose turn it is, which way play runs (to the left is clockwise), and who comes next."""
    canvas = Canvas()
    canvas.text(name, Box(0, 0, WIDTH, 36), most_lines=2)
    canvas.fill(Box(0, 37, WIDTH, 1))
    canvas.draw(CLOCKWISE, 2, 40, 24, mirrored=direction == "right")
    goes_on = Sentence("to the left") if direction == "left" else Sentence("to the right")
    below = Sentence("then {player}", player=then) if then else goes_on
    canvas.text(below, Box(30, 41, 98, 23), sizes=(15, 10, 8, 6, 5))
    return canvas.image


def score(points: Sequence[tuple[str, int]], head: str = "", *, proven: bool = True) -> Image.Image:
    """Names and points in the order given; below them the journal's head, for people to write down.

    If the points are not `proven`, the page says so.
    """
    if not 0 < len(points) <= MOST_SEATS:
        raise ValueError(f"a score page holds 1 to {MOST_SEATS} players, not {len(points)}")
    canvas = Canvas()
    room = HEIGHT - 12 if head else HEIGHT
    columns = 1 if len(points) <= 4 else 2
    rows = -(-len(points) // columns)
    pitch = min(room // rows, 18)
    top = (room - rows * pitch) // 2
    width = (WIDTH - 2 - 8 * (columns - 1)) // columns
    cells = [
        Box(1 + i // rows * (width + 8), top + i % rows * pitch, width, pitch) for i in range(len(points))
    ]
    size = common_size([(f"{name}  {value}", width) for name, value in points], pitch, (15, 10, 8, 6))
    for cell, (name, value) in zip(cells, points, strict=True):
        half = width // 2
        right = cell._replace(x=cell.x + half, width=width - half)
        number = canvas.text(str(value), right, sizes=(size, 6, 5), most_lines=1, side="right")
        left = cell._replace(width=width - number.width - 3)
        canvas.text(name, left, sizes=(size, 6, 5), most_lines=1, side="left")
    if head:
        # Dark on lit, as every warning.
        canvas.fill(Box(0, room, WIDTH, 1 if proven else HEIGHT - room))
        canvas.text(
            Sentence("check {head}", head=head) if proven else Sentence("NOT PROVEN {head}", head=head),
            Box(0, room + 2, WIDTH, HEIGHT - room - 2),
            sizes=(8, 6, 5),
            most_lines=1,
            lit=proven,
        )
    return canvas.image


def join(host: str, port: int, code: str) -> Image.Image:
    """How a phone joins the table: the link as a QR code, or as text if it is too long for one."""
    canvas = Canvas()
    place = host if port == 80 else f"{host}:{port}"
    link = f"HTTP://{place}/J/{code}".upper()
    if not qr.fits(link):
        canvas.text("JOIN AT", Box(0, 0, WIDTH, 14), sizes=(10,))
        breakable = re.sub(r"(?<=[./:-])(?=\w)", BREAK, f"{place}/j/{code}".lower())
        canvas.text(breakable, Box(0, 16, WIDTH, 48), sizes=(15, 10, 8, 6, 5))
        return canvas.image
    canvas.picture(qr.code(link), 1, 1)
    canvas.text("JOIN", Box(65, 2, 62, 12), sizes=(10,))
    canvas.text(code.upper(), Box(65, 16, 62, 24), sizes=(20, 15, 10, 8, 6, 5), most_lines=1)
    canvas.text(host.lower(), Box(65, 43, 62, 10), sizes=(6, 5), most_lines=1)
    canvas.text(Sentence("port {port}", port=port), Box(65, 53, 62, 10), sizes=(6, 5), most_lines=1)
    return canvas.image
