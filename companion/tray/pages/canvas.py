"""The page while it is being drawn: boxes, drawings and text on 128×64 dots, and nothing outside them."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PIL import Image, ImageOps

from companion.rules.art import Drawing
from companion.sentences import Words, render
from companion.tray.pages.fonts import SIZES
from companion.tray.pages.lettering import Setting, fit
from companion.tray.pages.raster import picture

WIDTH, HEIGHT = 128, 64

Side = Literal["left", "centre", "right"]


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    @property
    def edges(self) -> tuple[int, int, int, int]:
        return self.x, self.y, self.x + self.width, self.y + self.height


PAGE = Box(0, 0, WIDTH, HEIGHT)


class Canvas:
    def __init__(self) -> None:
        self.image = Image.new("1", (WIDTH, HEIGHT))

    def fill(self, box: Box, lit: bool = True) -> None:
        _must_be_within(PAGE, box)
        self.image.paste(int(lit), box.edges)

    def pill(self, box: Box) -> None:
        """A lit bar with rounded corners."""
        self.fill(box)
        x0, y0, x1, y1 = box.edges
        for x, y, dx, dy in (
            (x0, y0, 1, 1),
            (x1 - 1, y0, -1, 1),
            (x0, y1 - 1, 1, -1),
            (x1 - 1, y1 - 1, -1, -1),
        ):
            for corner in ((x, y), (x + dx, y), (x, y + dy)):
                self.image.putpixel(corner, 0)

    def draw(self, drawing: Drawing, x: int, y: int, size: int, *, mirrored: bool = False) -> None:
        """The drawing with its upper left corner at (x, y); its dark parts cover what lies below."""
        image = picture(drawing, size)
        self.picture(ImageOps.mirror(image) if mirrored else image, x, y)

    def picture(self, image: Image.Image, x: int, y: int) -> None:
        _must_be_within(PAGE, Box(x, y, *image.size))
        self.image.paste(image, (x, y))

    def text(
        self,
        words: Words,
        box: Box,
        *,
        sizes: tuple[int, ...] = SIZES,
        most_lines: int = 99,
        side: Side = "centre",
        lit: bool = True,
    ) -> Setting:
        """The words, as large as they fit, in the middle of the box's height."""
        _must_be_within(PAGE, box)
        setting = fit(render(words), box.width, box.height, sizes=sizes, most_lines=most_lines)
        letters = setting.font
        # Capitals look centred when the room above them equals the room below the last baseline.
        block = letters.cap + (len(setting.lines) - 1) * letters.pitch
        baseline = box.y + (box.height - block + 1) // 2 + letters.cap
        baseline = min(baseline, box.y + box.height - setting.below)
        baseline = max(baseline, box.y + setting.above)
        for line in setting.lines:
            spare = box.width - letters.width(line)
            x = box.x + {"left": 0, "centre": (spare + 1) // 2, "right": spare}[side]
            for offset, glyph in letters.placed(line):
                self.image.paste(int(lit), (x + offset, baseline - glyph.rise), glyph.image)
            baseline += letters.pitch
        return setting

    def invert(self) -> None:
        lit = Image.new("1", self.image.size, 1)
        lit.paste(0, mask=self.image)
        self.image = lit


def _must_be_within(page: Box, box: Box) -> None:
    x0, y0, x1, y1 = box.edges
    if x0 < page.x or y0 < page.y or x1 > page.width or y1 > page.height:
        raise ValueError(f"{box} lies outside the page")
