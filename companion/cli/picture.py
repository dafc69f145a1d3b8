"""A picture of boxes, lines, words and drawings that looks the same as SVG and as PNG."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from companion.rules.art import Drawing, marks
from companion.rules.art.shapes import GRID

if TYPE_CHECKING:
    from PIL import ImageDraw

PALETTE = {
    "red": "#ff5c57",
    "yellow": "#ffd23f",
    "green": "#3ddc84",
    "blue": "#5aa9ff",
    "pink": "#ff8ad8",
}
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"
SHARPNESS = 2
"""Pixels of a PNG for one unit of the picture."""
SAMPLES = 2
"""A PNG is drawn this much larger and then shrunk, for smooth edges."""

Anchor = Literal["start", "middle", "end"]
"""Which part of a text is at its point."""


class Box(Struct, frozen=True):
    x: float
    y: float
    width: float
    height: float
    fill: str
    round: float = 0

    def svg(self) -> str:
        return (
            f'<rect x="{self.x:g}" y="{self.y:g}" width="{max(0, self.width):.5g}" height="{self.height:g}" '
            f'rx="{self.round:g}" fill="{self.fill}"/>'
        )

    def paint(self, draw: ImageDraw.ImageDraw, scale: float) -> None:
        if self.width > 0:
            corners = [each * scale for each in (self.x, self.y, self.x + self.width, self.y + self.height)]
            draw.rounded_rectangle(corners, min(self.round, self.width / 2) * scale, self.fill)


class Line(Struct, frozen=True):
    x1: float
    y1: float
    x2: float
    y2: float
    stroke: str
    width: float = 2

    def svg(self) -> str:
        return (
            f'<line x1="{self.x1:.5g}" y1="{self.y1:g}" x2="{self.x2:.5g}" y2="{self.y2:g}" '
            f'stroke="{self.stroke}" stroke-width="{self.width:g}" stroke-linecap="round"/>'
        )

    def paint(self, draw: ImageDraw.ImageDraw, scale: float) -> None:
        ends = [each * scale for each in (self.x1, self.y1, self.x2, self.y2)]
        draw.line(ends, self.stroke, round(self.width * scale))


class Words(Struct, frozen=True):
    x: float
    y: float
    """The baseline."""
    text: str
    size: float
    fill: str
    anchor: Anchor = "start"
    bold: bool = False

    def svg(self) -> str:
        weight = ' font-weight="700"' if self.bold else ""
        return (
            f'<text x="{self.x:.5g}" y="{self.y:g}" font-size="{self.size:g}" fill="{self.fill}" '
            f'text-anchor="{self.anchor}"{weight}>{escape(self.text)}</text>'
        )

    def paint(self, draw: ImageDraw.ImageDraw, scale: float) -> None:
        from PIL import ImageFont

        font = ImageFont.load_default(self.size * scale)
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[self.anchor]
        # Pillow's own font has no bold style: a thin outline replaces it.
        outline = round(self.size * scale / 40) if self.bold else 0
        draw.text((self.x * scale, self.y * scale), self.text, self.fill, font, anchor, stroke_width=outline)


class Icon(Struct, frozen=True):
    """One of the game's drawings in a square."""

    x: float
    y: float
    size: float
    drawing: Drawing
    ink: str
    paper: str

    def svg(self) -> str:
        inside = marks(self.drawing, {**PALETTE, "ink": self.ink, "paper": self.paper})
        return f'<g transform="translate({self.x:g} {self.y:g}) scale({self.size / GRID:g})">{inside}</g>'

    def paint(self, draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = self.size * scale / GRID
        colours = {**PALETTE, "ink": self.ink, "paper": self.paper}
        for shape in self.drawing.shapes:
            for outline in shape.outlines():
                points = [(self.x * scale + x * unit, self.y * scale + y * unit) for x, y in outline]
                if len(points) > 2:
                    draw.polygon(points, colours[shape.paint])


class Picture:
    """Shapes on a background, drawn in the order in which they were added."""

    def __init__(self, width: int, height: int, title: str, background: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.background = background
        self.things: list[Box | Line | Words | Icon] = []

    def put(self, *things: Box | Line | Words | Icon) -> None:
        self.things += things

    def save(self, path: Path) -> None:
        """Write it as SVG or PNG, as the name's ending says."""
        if path.suffix.lower() == ".svg":
            path.write_text(self.svg(), encoding="utf-8")
        else:
            self._save_png(path)

    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" font-family="{FONT}" role="img">'
            f"<title>{escape(self.title)}</title>"
            f'<rect width="100%" height="100%" fill="{self.background}"/>\n'
            + "\n".join(thing.svg() for thing in self.things)
            + "\n</svg>\n"
        )

    def _save_png(self, path: Path) -> None:
        from PIL import Image, ImageDraw

        scale = SHARPNESS * SAMPLES
        image = Image.new("RGB", (self.width * scale, self.height * scale), self.background)
        draw = ImageDraw.Draw(image)
        for thing in self.things:
            thing.paint(draw, scale)
        image.reduce(SAMPLES).save(path, optimize=True)
