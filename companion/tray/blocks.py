"""One-bit pictures in block characters, for terminals."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
HALVES = " ▀▄█"
# The bit of each dot of a Braille cell in Unicode, row by row.
DOTS = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)

Draw = Callable[[Image.Image], list[str]]


def halves(image: Image.Image) -> list[str]:
    """A pixel is one column wide and half a line high: square. The screen takes 128 columns by 32 lines."""
    return _cells(image, 1, 2, HALVES.__getitem__)


def quadrants(image: Image.Image) -> list[str]:
    """A pixel is half a column wide and half a line high. The screen takes 64 columns by 32 lines."""
    return _cells(image, 2, 2, QUADRANTS.__getitem__)


def dots(image: Image.Image) -> list[str]:
    """Braille: a pixel is half a column by a quarter line. The screen takes 64 columns by 16 lines."""
    return _cells(image, 2, 4, _braille)


def _braille(lit: int) -> str:
    return chr(0x2800 + sum(dot for place, dot in enumerate(DOTS) if lit >> place & 1))


def _cells(image: Image.Image, wide: int, high: int, sign: Callable[[int], str]) -> list[str]:
    """One sign for each cell of pixels. `sign` gets its lit pixels as bits, row by row from the lowest."""
    width, height = image.size
    pixels = image.convert("L").tobytes()
    steps = [(x, y) for y in range(high) for x in range(wide)]
    lines = []
    for top in range(0, height, high):
        line = ""
        for left in range(0, width, wide):
            lit = 0
            for bit, (x, y) in enumerate(steps):
                if top + y < height and left + x < width and pixels[(top + y) * width + left + x]:
                    lit |= 1 << bit
            line += sign(lit)
        lines.append(line)
    return lines
