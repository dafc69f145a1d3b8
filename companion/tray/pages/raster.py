"""Drawings as one-bit pictures of any size.

Pillow's own shapes change from release to release; these pictures must not, so the outlines are filled here:
four by four samples a pixel, and a pixel is lit when at least half of them are.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil

from PIL import Image

from companion.rules.art import Drawing
from companion.rules.art.shapes import GRID, Outline

SAMPLES = 4
HALF = 120
"""Between the mean of seven lit samples out of sixteen and that of eight, however they are rounded."""


@lru_cache(maxsize=256)
def picture(drawing: Drawing, size: int) -> Image.Image:
    """The drawing in a square of ``size`` pixels, mode "1". Shared: copy it before changing it."""
    side = size * SAMPLES
    rows = [0] * side  # one integer a row of samples, highest bit at the left
    for shape in drawing.shapes:
        for outline in shape.outlines():
            _fill(rows, outline, side, lit=shape.paint != "paper")
    return _threshold(rows, size)


def _fill(rows: list[int], outline: Outline, side: int, lit: bool) -> None:
    points = [(x * side / GRID, y * side / GRID) for x, y in outline]
    crossings: dict[int, list[float]] = {}
    for (x0, y0), (x1, y1) in pairwise((*points, points[0])):
        if y0 == y1:
            continue
        slope = (x1 - x0) / (y1 - y0)
        top, bottom = min(y0, y1), max(y0, y1)
        for row in range(max(0, _first(top)), min(side, _first(bottom))):
            crossings.setdefault(row, []).append(x0 + (row + 0.5 - y0) * slope)
    for row, xs in crossings.items():
        xs.sort()
        for left, right in zip(xs[::2], xs[1::2], strict=True):
            start, end = max(0, _first(left)), min(side, _first(right))
            if end > start:
                span = (1 << (side - start)) - (1 << (side - end))
                rows[row] = rows[row] | span if lit else rows[row] & ~span


def _first(edge: float) -> int:
    """The first sample whose middle lies at or after the edge."""
    # Rounded, so that an edge meant to pass through a sample's middle does so on every machine.
    return ceil(round(edge - 0.5, 6))


def _threshold(rows: list[int], size: int) -> Image.Image:
    side = size * SAMPLES
    width = -(-side // 8) * 8
    packed = b"".join((row << (width - side)).to_bytes(width // 8, "big") for row in rows)
    samples = Image.frombytes("1", (side, side), packed).convert("L")
    return samples.reduce(SAMPLES).point([0 if level < HALF else 255 for level in range(256)], "1")
