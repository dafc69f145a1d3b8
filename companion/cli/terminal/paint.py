"""Colours for a terminal: the same as everywhere else, and none where they are not wanted.

Colour is never the only sign of anything, so everything can be read without it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import Literal, TextIO
from unicodedata import combining, east_asian_width

from companion.colours import COLOURS

Depth = Literal["none", "sixteen", "true"]

PLAIN_STYLES = {"bold": "1", "dim": "2", "inverse": "7"}

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-z]")
RESET = "\x1b[0m"
COLOUR_WORDS = re.compile(
    rf"(?:[{''.join(colour.sign for colour in COLOURS.values())}] ?)?"
    rf"\b({'|'.join(COLOURS)})\b(?: (?:\d+|[A-Z]\w*(?: [A-Z]\w*)*))?"
)


class Paint:
    """Puts styles on text: a colour's word, ``on-`` and a colour for a filled field, bold, dim, inverse."""

    def __init__(self, depth: Depth, *, light: bool = False) -> None:
        self.depth = depth
        self.codes = dict(PLAIN_STYLES)
        for word, colour in COLOURS.items():
            if depth == "true":
                self.codes[word] = f"38;2;{_rgb(colour.day.text if light else colour.night.fill)}"
                self.codes[f"on-{word}"] = f"48;2;{_rgb(colour.night.fill)};38;2;0;0;0"
            else:
                self.codes[word] = str(colour.terminal)
                self.codes[f"on-{word}"] = f"{colour.terminal + 10};30"

    @classmethod
    def of(cls, stream: TextIO, environ: Mapping[str, str] = os.environ) -> Paint:
        """As much colour as this stream can show and its user wants."""
        if not stream.isatty() or environ.get("NO_COLOR") or is_dumb(environ):
            return cls("none")
        rich = environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
        light = environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
        return cls("true" if rich else "sixteen", light=light)

    def __call__(self, text: str, *styles: str) -> str:
        if self.depth == "none" or not styles or not text:
            return text
        return f"\x1b[{';'.join(self.codes[style] for style in styles)}m{text}{RESET}"

    def words(self, text: str) -> str:
        """A sentence with its cards and colours in their colours."""
        return COLOUR_WORDS.sub(lambda found: self(found[0], found[1]), text)


def is_dumb(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether this terminal can only print lines."""
    return environ.get("TERM", "dumb") in ("dumb", "unknown", "")


def stdout_paint() -> Paint:
    return Paint.of(sys.stdout)


def _rgb(shade: str) -> str:
    return ";".join(str(int(shade[at : at + 2], 16)) for at in (1, 3, 5))


def columns(text: str) -> int:
    """How many columns a painted text takes."""
    return sum(_columns(sign) for sign in ESCAPE.sub("", text))


def _columns(sign: str) -> int:
    if combining(sign):
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1


def pad(text: str, width: int) -> str:
    """The text in exactly this many columns: filled up, or cut."""
    text = clip(text, width)
    return text + " " * (width - columns(text))


def clip(text: str, width: int) -> str:
    """The text in no more than this many columns, with its styles closed."""
    if columns(text) <= width:
        return text
    kept, room = "", width - 1
    for part in re.split(f"({ESCAPE.pattern})", text):
        if ESCAPE.match(part):
            kept += part
            continue
        for sign in part:
            room -= _columns(sign)
            if room < 0:
                return f"{kept}…{RESET if ESCAPE.search(kept) else ''}"
            kept += sign
    return kept


def fill(text: str, width: int, indent: str = "") -> list[str]:
    """A paragraph in lines of at most this width, in however narrow a terminal."""
    from textwrap import wrap

    return wrap(text, max(width, len(indent) + 1), initial_indent=indent, subsequent_indent=indent) or [""]


def table(
    rows: list[list[str]], gap: str = "   ", numbers: tuple[int, ...] = (), width: int = 78
) -> list[str]:
    """Rows of painted cells in columns as wide as they need; the last one is broken to fit the whole width.

    Columns in ``numbers`` are set to the right.
    """
    widths = [max(columns(cell) for cell in column) for column in zip(*rows, strict=True)]
    left = sum(widths[:-1]) + len(gap) * (len(widths) - 1)
    lines = []
    for *cells, last in rows:
        head = gap.join(
            " " * (room - columns(cell)) + cell if place in numbers else pad(cell, room)
            for place, (cell, room) in enumerate(zip(cells, widths, strict=False))
        )
        first, *more = [last] if left + columns(last) <= width else fill(last, width - left)
        lines.append((head + gap + first).rstrip())
        lines += [" " * left + line for line in more]
    return lines
