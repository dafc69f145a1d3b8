"""Text set as large as its box allows.

Text that does not fit even in the smallest letters ends in "…"; it is never cut without that sign.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from companion.tray.pages.fonts import SIZES, Font, font

ELLIPSIS = "…"
BREAK = "\N{ZERO WIDTH SPACE}"
"""A place where a word may go on in the next line."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Text in the size and the lines in which it fits."""

    font: Font
    lines: tuple[str, ...]

    @property
    def width(self) -> int:
        return max((self.font.width(line) for line in self.lines), default=0)

    @property
    def above(self) -> int:
        """Ink above the first baseline."""
        return self.font.rise(self.lines[0]) if self.lines else 0

    @property
    def below(self) -> int:
        """Ink below the first baseline."""
        return (len(self.lines) - 1) * self.font.pitch + self.font.drop(self.lines[-1]) if self.lines else 0

    @property
    def height(self) -> int:
        return self.above + self.below

    def fits(self, width: int, height: int, most_lines: int) -> bool:
        return len(self.lines) <= most_lines and self.width <= width and self.height <= height


@lru_cache(maxsize=512)
def fit(
    text: str, width: int, height: int, *, sizes: tuple[int, ...] = SIZES, most_lines: int = 99
) -> Setting:
    """The text in the first size in which it fits without breaking a word, or else in the last size."""
    for size in sizes:
        letters = font(size)
        parts = _parts(text, letters)
        setting = Setting(letters, _wrapped(parts, letters, width))
        if setting.fits(width, height, most_lines):
            return _balanced(parts, setting, height)
    return _squeezed(text, font(sizes[-1]), width, height, most_lines)


def common_size(lines: Iterable[tuple[str, int]], height: int, sizes: tuple[int, ...]) -> int:
    """The first size in which every line fits its width, or else the last size."""
    wanted = list(lines)
    for size in sizes[:-1]:
        letters = font(size)
        settings = ((Setting(letters, (letters.spelled(text),)), width) for text, width in wanted)
        if all(setting.fits(width, height, 1) for setting, width in settings):
            return size
    return sizes[-1]


def _parts(text: str, letters: Font) -> list[str]:
    """The parts of a text that stay together in a line, each with the space after it."""
    parts: list[str] = []
    for word in letters.spelled(text, keep=BREAK).split():
        parts += word.split(BREAK)
        parts[-1] += " "
    return [part for part in parts if part]


def _wrapped(parts: list[str], letters: Font, width: int) -> tuple[str, ...]:
    """Fill each line as far as possible; a part wider than a line gets its own."""
    lines: list[str] = []
    for part in parts:
        if lines and letters.width(lines[-1] + part) <= width:
            lines[-1] += part
        else:
            lines.append(part)
    return tuple(line.rstrip() for line in lines)


def _balanced(parts: list[str], setting: Setting, height: int) -> Setting:
    """The same number of lines, as equal in length as possible."""
    best = setting
    while True:
        narrower = Setting(setting.font, _wrapped(parts, setting.font, best.width - 1))
        # A letter that reaches below the last baseline may not have the room it needs.
        if not narrower.fits(best.width - 1, height, len(best.lines)):
            return best
        best = narrower


def _squeezed(text: str, letters: Font, width: int, height: int, most_lines: int) -> Setting:
    """As many lines as there is room for, with words broken if need be, and "…" if the text goes on."""
    pieces = [piece for part in _parts(text, letters) for piece in _broken(part, letters, width)]
    lines = _wrapped(pieces, letters, width)
    for kept in range(len(lines), 0, -1):
        last = lines[kept - 1] if kept == len(lines) else _ended(lines[kept - 1], letters, width)
        setting = Setting(letters, (*lines[: kept - 1], last))
        if setting.fits(width, height, most_lines):
            return setting
    raise ValueError(f"a box of {width}×{height} pixels is too small for a line of text: make it larger")


def _broken(part: str, letters: Font, width: int) -> list[str]:
    pieces = [part[:1]]
    for letter in part[1:]:
        if letters.width(pieces[-1] + letter) <= width:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _ended(line: str, letters: Font, width: int) -> str:
    while line and letters.width(line + ELLIPSIS) > width:
        line = line[:-1]
    return line.rstrip() + ELLIPSIS
