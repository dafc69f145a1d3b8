"""The colours of the game. Cards, drawings, lights, terminal, paper and pages take theirs from here."""

from __future__ import annotations

from typing import Literal, NamedTuple

ColourName = Literal["red", "yellow", "green", "blue", "pink"]
LightColour = Literal[ColourName, "white", "orange"]
ShapeName = Literal["circle", "star", "triangle", "square", "heart"]
Rgb = tuple[float, float, float]

SIGNS: dict[ShapeName, str] = {"circle": "●", "star": "★", "triangle": "▲", "square": "■", "heart": "♥"}
"""Each shape in a line of text; `rules/art/colours.py` draws it."""


class Shade(NamedTuple):
    fill: str
    text: str
    """For letters, which are thinner and need more contrast."""


class CardShade(NamedTuple):
    """A printed card: the same by night and by day."""

    field: str
    edge: str
    ink: str = "#fff"


class Colour(NamedTuple):
    """A colour never stands alone: each has a letter and a shape."""

    shape: ShapeName
    """The same as on printed UNO decks since 2024; the heart is ours."""
    night: Shade
    """On a dark page or terminal."""
    day: Shade
    """On a light one."""
    card: CardShade
    paper: str
    """On printed discs and sheets."""
    terminal: int
    """The code of its letters in a terminal with sixteen colours."""
    light: Rgb
    """How bright the three parts of an LED are."""
    blink: str
    """The rhythm of its light while it is in play (see `tray/lights`); no two have the same."""

    @property
    def sign(self) -> str:
        return SIGNS[self.shape]


COLOURS: dict[ColourName, Colour] = {
    "red": Colour(
        "circle",
        night=Shade("#ff5c57", "#ff7a76"),
        day=Shade("#c9261f", "#c9261f"),
        card=CardShade("#d92d26", "#7d110c"),
        paper="#c9261f",
        terminal=91,
        light=(1.0, 0.0, 0.0),
        blink=".",
    ),
    "yellow": Colour(
        "star",
        night=Shade("#ffd23f", "#ffd23f"),
        day=Shade("#ffd23f", "#8a6500"),
        card=CardShade("#ffce2e", "#fff3c2", "#33240a"),
        paper="#f2b705",
        terminal=93,
        light=(1.0, 0.7, 0.0),
        blink="..",
    ),
    "green": Colour(
        "triangle",
        night=Shade("#3ddc84", "#3ddc84"),
        day=Shade("#12783f", "#12783f"),
        card=CardShade("#12803f", "#064121"),
        paper="#12783f",
        terminal=92,
        light=(0.0, 1.0, 0.2),
        blink="...",
    ),
    "blue": Colour(
        "square",
        night=Shade("#5aa9ff", "#6db3ff"),
        day=Shade("#1557b0", "#1557b0"),
        card=CardShade("#1a5fc0", "#0a2c63"),
        paper="#1557b0",
        terminal=94,
        light=(0.0, 0.2, 1.0),
        blink="....",
    ),
    "pink": Colour(
        "heart",
        night=Shade("#ff8ad8", "#ff8ad8"),
        day=Shade("#b3237f", "#b3237f"),
        card=CardShade("#c62a8b", "#6b0e47"),
        paper="#b3237f",
        terminal=95,
        light=(1.0, 0.2, 0.6),
        blink="-",
    ),
}

LIGHT_COLOURS: dict[LightColour, Rgb] = {
    **{name: colour.light for name, colour in COLOURS.items()},
    "white": (0.7, 0.7, 0.7),
    "orange": (1.0, 0.3, 0.0),
}


def letter(colour: str) -> str:
    """The letter that stands for a colour, or for "wild"."""
    return colour[0].upper()
