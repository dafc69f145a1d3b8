"""A few words for drawings in SVG: lines, dots, words. What the diagrams and plans are drawn with."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

PAINTS = {
    "black": "#26262b",
    "red": "#d6322b",
    "orange": "#f08a24",
    "yellow": "#d9a900",
    "green": "#1f9d55",
    "blue": "#2b6fd6",
    "violet": "#8a4fd0",
    "pink": "#e0559f",
    "brown": "#8a5a2b",
    "white": "#9aa0a8",
}
INK, FAINT, SHEET, CARD = "#22252b", "#6b7078", "#fbfaf6", "#ffffff"
FONT = 'font-family="Helvetica, Arial, sans-serif"'

Point = tuple[float, float]


def n(value: float) -> str:
    """A number, as short as it can be written."""
    return f"{round(value, 2) + 0:g}"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    bold: bool = False,
    colour: str = INK,
    anchor: str = "start",
    turned: float = 0,
) -> str:
    weight = ' font-weight="700"' if bold else ""
    turn = f' transform="rotate({n(turned)} {n(x)} {n(y)})"' if turned else ""
    return (
        f'<text x="{n(x)}" y="{n(y)}" {FONT} font-size="{n(size)}"{weight} fill="{colour}" '
        f'text-anchor="{anchor}"{turn}>{escape(words)}</text>'
    )


def dot(x: float, y: float, colour: str, radius: float = 4.5) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{colour}"/>'


def path(points: Iterable[Point], colour: str, width: float, *, fill: str = "none") -> str:
    where = "L".join(f"{n(x)} {n(y)}" for x, y in points)
    return (
        f'<path d="M{where}" fill="{fill}" stroke="{colour}" stroke-width="{n(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str,
    stroke: str = "none",
    corner: float = 0,
    line: float = 1,
) -> str:
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" '
        f'rx="{n(corner)}" fill="{fill}" stroke="{stroke}" stroke-width="{n(line)}"/>'
    )
