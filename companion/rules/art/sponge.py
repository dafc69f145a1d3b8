"""The tray's face for web and print: a sea sponge of our own, with sockets where the two eyes turn."""

from __future__ import annotations

from companion.rules.art.shapes import Arc, Circle, Point, Rect

SIZE = 320
"""Side of the face's square; everything here is in its units."""

LEFT_EYE: Point = (102, 120)
RIGHT_EYE: Point = (218, 120)
EYE_RADIUS = 54
NOSE: Point = (160, 184)
NOSE_RADIUS = 28

SKIN, SHADE, PORE, LINE = "#ffd23f", "#eab224", "#dba016", "#5b3a00"
BLUSH, NOSE_TINT = "#ffb347", "#ff8a4c"

PORES = (
    *(Circle(50, 54, 14), Circle(84, 34, 7), Circle(30, 96, 7), Circle(160, 44, 10)),
    *(Circle(266, 46, 16), Circle(226, 32, 6), Circle(292, 92, 8), Circle(30, 230, 8)),
    *(Circle(56, 262, 17), Circle(98, 286, 8), Circle(294, 222, 7), Circle(262, 258, 18)),
    *(Circle(222, 288, 9), Circle(160, 294, 6)),
)


def sponge(left: str = "", right: str = "") -> str:
    """The face as SVG; ``left`` and ``right``, drawn around (0, 0), take the place of its own two eyes."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img">'
        "<title>a yellow sea sponge with big eyes and a round nose</title>"
        f"{Rect(160, 166, 304, 300, 60).svg(SHADE)}{Rect(160, 154, 304, 300, 60).svg(SKIN)}"
        f"{''.join(pore.svg(PORE) for pore in PORES)}"
        f"{Circle(58, 190, 20).svg(BLUSH)}{Circle(262, 190, 20).svg(BLUSH)}"
        f"{Arc(160, 178, 66, 24, 156, 13).svg(LINE)}"
        f"{_eye('left', LEFT_EYE, left or _gaze(6))}{_eye('right', RIGHT_EYE, right or _gaze(-6))}"
        f"{_nose()}</svg>"
    )


def _eye(reel: str, at: Point, inside: str) -> str:
    ball = Circle(0, 0, EYE_RADIUS).svg(LINE) + Circle(0, 0, EYE_RADIUS - 6).svg("#fff")
    return f'<g class="eye" data-reel="{reel}" transform="translate({at[0]:g} {at[1]:g})">{ball}{inside}</g>'


def _gaze(x: float) -> str:
    return Circle(x, 4, 26).svg(LINE) + Circle(x + 9, -6, 9).svg("#fff")


def _nose() -> str:
    x, y = NOSE
    return (
        f'<g class="nose">{Circle(x, y, NOSE_RADIUS).svg(LINE)}{Circle(x, y, NOSE_RADIUS - 6).svg(NOSE_TINT)}'
        f"{Circle(x - 8, y - 8, 6).svg('#fff')}</g>"
    )
