"""The style sheet with every colour of the game and of its faces, for all pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.colours import COLOURS, Shade
from companion.rules.art import of_face
from companion.rules.faces import REELS, Face

LIGHT_THEME = ':root[data-theme="light"]'


@cache
def style_sheet() -> str:
    """Colours by night and by day, cards in them, and faces as printed on their discs."""
    return "\n".join([*_themes(), *_cards(), *_faces(), ""])


def _themes() -> Iterator[str]:
    yield f":root {{ {_shades('night')} }}"
    yield f"{LIGHT_THEME} {{ {_shades('day')} }}"
    for name, colour in COLOURS.items():
        # Whatever is drawn on paper or on a disc is the same in both themes.
        yield f":root {{ --night-{name}: {colour.night.fill}; --day-{name}: {colour.day.fill}; }}"
        yield f'[data-colour="{name}"] {{ --tint: var(--{name}); --tint-text: var(--{name}-text); }}'


def _shades(theme: str) -> str:
    shades: dict[str, Shade] = {name: getattr(colour, theme) for name, colour in COLOURS.items()}
    return " ".join(f"--{name}: {shade.fill}; --{name}-text: {shade.text};" for name, shade in shades.items())


def _cards() -> Iterator[str]:
    for name, colour in COLOURS.items():
        field, edge, ink = colour.card
        yield (
            f'.playing-card[data-field="{name}"], .card-part[data-field="{name}"] '
            f"{{ --field: {field}; --card-deep: {edge}; --card-ink: {ink}; }}"
        )


def _faces() -> Iterator[str]:
    yield "[data-face] { --field: #26344f; --mark: #fff; }"
    for face in (face for faces in REELS.values() for face in faces):
        at = f'[data-face="{face.id}"]'
        yield f"{at} {{ --field: {face.look.field}; --mark: {face.look.ink}; }}"
        if face.id in COLOURS:
            yield f".coin{at} {{ color: var(--day-{face.id}); --ink: var(--day-{face.id}); }}"
        if tints := " ".join(_tints(face)):
            yield f".sector{at}, .iris{at} {{ {tints} }}"


def _tints(face: Face) -> Iterator[str]:
    """The colours in its drawing: bright ones on a dark field."""
    theme = "night" if face.look.ink == "#fff" else "day"
    drawn = {shape.paint for shape in of_face(face).shapes}
    return (f"--{name}: var(--{theme}-{name});" for name in COLOURS if name in drawn)
