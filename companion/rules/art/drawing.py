"""A drawing: a name, a sentence that says what is seen, and its shapes; and the same as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from types import MappingProxyType

from companion.rules.art.shapes import GRID, Shape

PLAIN: Mapping[str, str] = MappingProxyType({"ink": "currentColor", "paper": "#fff"})
"""One colour on paper, for print. A palette with ``red`` and so on also tints what stands for a colour."""


@dataclass(frozen=True, slots=True)
class Drawing:
    name: str
    seen: str
    """What the picture shows, for those who cannot see it."""
    shapes: tuple[Shape, ...]


def marks(drawing: Drawing, palette: Mapping[str, str] = PLAIN) -> str:
    """The drawing's SVG elements on the 32×32 grid, to be put inside a larger picture."""
    ink = palette.get("ink", PLAIN["ink"])
    colours = {"paper": PLAIN["paper"], **palette}
    return "".join(shape.svg(escape(colours.get(shape.paint, ink))) for shape in drawing.shapes)


def svg(drawing: Drawing, palette: Mapping[str, str] = PLAIN) -> str:
    """The drawing as a whole SVG picture that scales to any size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}" role="img">'
        f"<title>{escape(drawing.seen)}</title>{marks(drawing, palette)}</svg>"
    )
