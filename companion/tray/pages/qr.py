"""QR codes that a phone reads from a 128×64 screen."""

from __future__ import annotations

import segno
from PIL import Image

VERSION = 2
MODULE = 2
"""Pixels a module: with the border of three modules the picture is 62 pixels wide."""
BORDER = 3

LONGEST = 38
"""Characters that version 2 holds in alphanumeric mode with error correction M."""

LONGEST_TEXT = 32
"""Bytes that version 2 holds in byte mode with error correction L."""

LETTERS = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
"""The characters of alphanumeric mode, which is why the link is in capitals."""


def fits(link: str) -> bool:
    return len(link) <= LONGEST and LETTERS.issuperset(link)


def code(link: str) -> Image.Image:
    """The join link: dark modules on a lit ground, border included."""
    return _picture(segno.make_qr(link, version=VERSION, error="m", mode="alphanumeric", boost_error=False))


def text_code(text: str) -> Image.Image:
    """Any text that is short enough."""
    return _picture(segno.make_qr(text, version=VERSION, error="l", mode="byte", boost_error=False))


def _picture(drawn: segno.QRCode) -> Image.Image:
    matrix = drawn.matrix
    image = Image.new("1", ((len(matrix) + 2 * BORDER) * MODULE,) * 2, 1)
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            if dark:
                left, top = (x + BORDER) * MODULE, (y + BORDER) * MODULE
                image.paste(0, (left, top, left + MODULE, top + MODULE))
    return image
