"""How wide words are in the two fonts that every PDF reader has, and where to break them into lines."""

from __future__ import annotations

from typing import Literal

from companion.cli.paper.spelling import spelled

Font = Literal["regular", "bold"]

FIRST = 32
"""The first letter of the tables below; the last is ~."""

# From the metrics of Helvetica and Helvetica-Bold, in thousandths of the size.
_REGULAR = (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 "
    "278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 "
    "667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 "
    "833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
)
_BOLD = (
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 "
    "333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 "
    "611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 "
    "611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
)
_WIDTHS: dict[Font, list[int]] = {
    "regular": [int(width) for width in _REGULAR.split()],
    "bold": [int(width) for width in _BOLD.split()],
}
_OTHERS = {"—": 1000, "‘": 222, "’": 222, "“": 400, "”": 400, "×": 584, "•": 350}
_USUAL = 556


def width_of(words: str, size: float, font: Font = "regular") -> float:
    """In the unit of the size."""
    widths = _WIDTHS[font]
    total = 0
    for letter in spelled(words):
        place = ord(letter) - FIRST
        total += widths[place] if 0 <= place < len(widths) else _OTHERS.get(letter, _USUAL)
    return total * size / 1000


def lines_of(words: str, width: float, size: float, font: Font = "regular") -> list[str]:
    """The words in lines no wider than this."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
