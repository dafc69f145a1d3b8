"""Cards as small pictures: colour, code and shape, and the key that plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.cli.terminal.paint import Paint, columns, pad
from companion.rules.cards import Card, Colour

LEAST = 4
"""Columns inside a card: a wild shows the shapes of four colours."""
HEIGHT = 4
WILD = "◆"


class Tiles:
    """Draws the cards of one edition."""

    def __init__(self, colours: Sequence[Colour], paint: Paint) -> None:
        self.colours = colours
        self.paint = paint

    def order(self, cards: Sequence[Card]) -> list[Card]:
        """The order of a hand: by colour, numbers first, wilds last."""

        def place(card: Card) -> tuple[int, bool, int, str]:
            colour = len(self.colours) if card.colour is None else self.colours.index(card.colour)
            return colour, card.number is None, card.number or 0, card.code

        return sorted(cards, key=place)

    def card(self, card: Card, width: int = 0, key: str = "", *, lit: bool = True) -> list[str]:
        """One card, ``width`` columns inside; a lit one is filled with its colour."""
        width = max(LEAST, len(card.code), width)
        paint, colour = self.paint, [str(card.colour)] if card.colour else []
        edge = colour if lit else [*colour, "dim"]
        field = [f"on-{card.colour}", "bold"] if card.colour and lit else [*colour, "bold" if lit else "dim"]
        side = paint("│", *edge)
        left = "─" * ((width - columns(key)) // 2)
        right = "─" * (width - columns(key) - len(left))
        return [
            paint(f"╭{'─' * width}╮", *edge),
            f"{side}{paint(pad(card.code, width), *field)}{side}",
            f"{side}{self._shape(card, width, field)}{side}",
            paint(f"╰{left}", *edge) + paint(key, "bold") + paint(f"{right}╯", *edge),
        ]

    def pile(self, count: int) -> list[str]:
        """The draw pile, face down."""
        return ["╭────╮", "│░░░░│", f"│{count:^4}│", "╰────╯"]

    def rows(self, hand: Sequence[Card], keys: Mapping[Card, str], width: int) -> list[str]:
        """A hand as pictures: side by side, or as a fan where that is too wide, in rows."""
        inside = max((len(card.code) for card in hand), default=LEAST)
        pictures = [self.card(card, inside, keys.get(card, ""), lit=card in keys) for card in hand]
        if len(hand) * (max(LEAST, inside) + 2) <= width:
            return ["".join(parts) for parts in zip(*pictures, strict=True)]
        fit = max(1, (width - 1) // (max(LEAST, inside) + 1))
        lines = []
        for start in range(0, len(hand), fit):
            *under, top = pictures[start : start + fit]
            covered = [[_without_last(line) for line in picture] for picture in under]
            lines += ["".join(parts) for parts in zip(*covered, top, strict=True)]
        return lines

    def codes(self, hand: Sequence[Card], keys: Mapping[Card, str], width: int) -> list[str]:
        """A hand in few lines: shape and code, with its key in front where there is one."""
        lines = [""]
        for card in hand:
            key = self.paint(f"{keys[card]}=", "bold") if card in keys else ""
            word = f"{key}{self.code(card)} "
            if columns(lines[-1]) + columns(word) > width:
                lines.append("")
            lines[-1] += word
        return lines

    def code(self, card: Card) -> str:
        """Shape and code in one word."""
        if card.colour is None:
            return f"{WILD}{card.code}"
        return self.paint(f"{card.colour.shape}{card.code}", card.colour.word)

    def _shape(self, card: Card, width: int, field: Sequence[str]) -> str:
        if card.colour:
            return self.paint(card.colour.shape.center(width), *field)
        shapes = "".join(self.paint(colour.shape, colour.word) for colour in self.colours)
        return pad(" " * ((width - len(self.colours)) // 2) + shapes, width)


def _without_last(line: str) -> str:
    """A painted line without its last character, which the next card covers."""
    place = max(line.rfind(sign) for sign in "╮│╯")
    return line[:place] + line[place + 1 :]
