"""The screen's bitmap fonts, read from the bundled BDF files and named by the height of their capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from PIL import Image

FILES = {
    25: "jersey-25",
    20: "jersey-20",
    15: "jersey-15",
    10: "jersey-10",
    8: "helv-10",
    6: "helv-8",
    5: "tiny-5",
}
SIZES = tuple(FILES)
"""Every size there is, largest first."""

UNKNOWN = "\N{WHITE VERTICAL RECTANGLE}"
"""Stands for a letter that the font does not have."""


@dataclass(frozen=True, slots=True)
class Glyph:
    advance: int
    left: int
    rise: int
    """From the baseline up to the top of the ink."""
    image: Image.Image

    @property
    def drop(self) -> int:
        """From the baseline down to the bottom of the ink."""
        return self.image.height - self.rise


@dataclass(frozen=True, slots=True)
class Font:
    cap: int
    pitch: int
    """From one baseline to the next."""
    glyphs: dict[str, Glyph]

    def placed(self, text: str) -> Iterator[tuple[int, Glyph]]:
        """The glyphs that leave ink, each with its left edge; the first one's is 0."""
        pen: int | None = None
        for letter in text:
            glyph = self.glyphs[letter]
            if glyph.image.width:
                pen = -glyph.left if pen is None else pen
                yield pen + glyph.left, glyph
            if pen is not None:
                pen += glyph.advance

    def width(self, text: str) -> int:
        return max((x + glyph.image.width for x, glyph in self.placed(text)), default=0)

    def rise(self, text: str) -> int:
        """Ink above the baseline; never less than a capital, so that all lines sit alike."""
        return max((self.cap, *(glyph.rise for _, glyph in self.placed(text))))

    def drop(self, text: str) -> int:
        """Ink below the baseline."""
        return max((0, *(glyph.drop for _, glyph in self.placed(text))))

    def spelled(self, text: str, keep: str = "") -> str:
        """The text in letters that this font has, without accents if need be; letters in `keep` stay."""
        return "".join(
            letter if letter in keep else self._known(letter) for letter in unicodedata.normalize("NFC", text)
        )

    def _known(self, letter: str) -> str:
        if letter in self.glyphs:
            return letter
        # Joiners and stray accents have no picture of their own; control characters only separate.
        if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
            return ""
        if unicodedata.category(letter) in ("Cc", "Zs", "Zl", "Zp"):
            return " "
        plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if part in self.glyphs)
        return plain.strip() or UNKNOWN


@lru_cache
def font(cap: int) -> Font:
    text = (files("companion.tray") / "fonts" / f"{FILES[cap]}.bdf").read_text(encoding="ascii")
    glyphs = dict(_glyphs(text.splitlines()))
    glyphs[UNKNOWN] = _box(cap)
    descent = max(glyphs[letter].drop for letter in "gjpqy")
    return Font(cap, cap + descent + cap // 6, glyphs)


def _glyphs(lines: list[str]) -> Iterator[tuple[str, Glyph]]:
    letter, advance, box = "", 0, (0, 0, 0, 0)
    rows: list[str] | None = None
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "ENCODING":
            letter = chr(int(rest))
        elif word == "DWIDTH":
            advance = int(rest.split()[0])
        elif word == "BBX":
            width, height, left, bottom = map(int, rest.split())
            box = (width, height, left, bottom)
        elif word == "BITMAP":
            rows = []
        elif word == "ENDCHAR" and rows is not None:
            width, height, left, bottom = box
            data = bytes.fromhex("".join(rows))
            image = Image.frombytes("1", (width, height), data) if data else Image.new("1", (0, 0))
            yield letter, Glyph(advance, left, bottom + height, image)
            rows = None
        elif rows is not None:
            rows.append(word)


def _box(cap: int) -> Glyph:
    width = cap // 2 + 1
    image = Image.new("1", (width, cap), 1)
    image.paste(0, (1, 1, width - 1, cap - 1))
    return Glyph(width + 1, 0, cap, image)
