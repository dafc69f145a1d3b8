"""The drawings for pages: one SVG sprite of all of them, and the sponge."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import get_args

from companion.rules.art import DRAWINGS, Drawing, marks, sponge
from companion.rules.art.shapes import GRID, Paint

PALETTE = {"ink": "currentColor"} | {
    paint: f"var(--{paint}, currentColor)" for paint in get_args(Paint) if paint not in ("ink", "paper")
}
PALETTE["paper"] = "var(--paper, #fff)"
"""CSS colour of each paint. Pages set the variables; without them it is `currentColor` on white."""


@cache
def sprite() -> str:
    """All drawings as SVG symbols. Use one with `<svg><use href="/art/sprite.svg#NAME"></svg>`."""
    symbols = "".join(_symbol(drawing) for drawing in DRAWINGS.values())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def _symbol(drawing: Drawing) -> str:
    return (
        f'<symbol id="{drawing.name}" viewBox="0 0 {GRID} {GRID}">'
        f"<title>{escape(drawing.seen)}</title>{marks(drawing, PALETTE)}</symbol>"
    )


@cache
def face() -> str:
    return sponge()
