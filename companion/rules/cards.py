"""Cards and colours: what is printed on them, what fits on what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from itertools import count

from companion.colours import COLOURS, ColourName, letter
from companion.sentences import Sentence, Words, as_sentence


class Colour(Enum):
    """A card colour. It never stands alone: each has a letter and a shape."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PINK = "pink"

    def __init__(self, word: ColourName) -> None:
        self.word = word
        self.letter = letter(word)
        self.shape = COLOURS[word].sign
        self.sentence = as_sentence(word)
        self.sign = Sentence("{shape} {colour}", shape=self.shape, colour=self.sentence)

    __hash__ = object.__hash__  # there is one object of each; Enum's own hash is slow

    def __str__(self) -> str:
        return self.word


RED, YELLOW, GREEN, BLUE, PINK = Colour


_bits = count()


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """One sort of card. Each sort exists once: cards are compared with ``is``."""

    code: str
    """How notation writes it: ``R7``, ``B3*``, ``G+2``, ``Yskip``, ``W``, ``W+4``."""
    title: Sentence
    """What it is called without its colour: "7", "Draw Two", "Wild"."""
    kind: str
    """What it does: ``number``, ``draw-two``, ``eyeball``…; an edition's effects are filed under it."""
    points: int
    colour: Colour | None = None
    """None for every wild."""
    number: int | None = None
    bit: int = field(default_factory=lambda: 1 << next(_bits), repr=False)
    """The sort's place in a set of sorts that is kept as one whole number: matching is a single ``&``."""

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def name(self) -> Sentence:
        """How a player says it: "red 7"."""
        if self.colour is None:
            return self.title
        return Sentence("{colour} {title}", colour=self.colour.sentence, title=self.title)

    @property
    def wild(self) -> bool:
        return self.colour is None

    @property
    def symbol(self) -> str | int:
        """What must be equal for a match that is not by colour."""
        return self.kind if self.number is None else self.number


class Hand(list[Card]):
    """Cards in the order they came. Change it with ``add`` and ``drop`` only, to keep ``sorts`` right."""

    __slots__ = ("sorts",)

    def __init__(self, cards: Sequence[Card] = ()) -> None:
        self.sorts = 0
        """Which sorts of cards are in it, as bits."""
        if cards:
            self.add(cards)

    def add(self, cards: Sequence[Card]) -> None:
        self.extend(cards)
        sorts = self.sorts
        for card in cards:
            sorts |= card.bit
        self.sorts = sorts

    def drop(self, card: Card) -> None:
        self.remove(card)
        if card not in self:
            self.sorts ^= card.bit


def sorts(cards: Iterable[Card]) -> int:
    """The bits of these cards."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


@cache
def number(colour: Colour, value: int, kind: str = "number") -> Card:
    """A number card; any other kind than ``number`` is marked with a star in its code."""
    mark, title = "", Sentence("{number}", number=value)
    if kind != "number":
        mark, title = "*", Sentence("{number} {kind}", number=value, kind=as_sentence(kind))
    return Card(f"{colour.letter}{value}{mark}", title, kind, value, colour, value)


@cache
def action(colour: Colour, kind: str, code: str, title: Words) -> Card:
    return Card(f"{colour.letter}{code}", as_sentence(title), kind, 20, colour)


@cache
def wild(kind: str, code: str, title: Words) -> Card:
    return Card(f"W{code}", as_sentence(title), kind, 50)


WILD = wild("wild", "", "Wild")
WILD_DRAW_FOUR = wild("wild-draw-four", "+4", "Wild Draw Four")


def core_deck(colours: Sequence[Colour], marked: str | None = None) -> tuple[Card, ...]:
    """The 108 cards that every edition has (CORE-R01 … CORE-R06).

    With ``marked``, one of the two cards of each number 1–5 is of that kind (eyeballs, spins).
    """
    deck: list[Card] = []
    for colour in colours:
        deck.append(number(colour, 0))
        for value in range(1, 10):
            plain = number(colour, value)
            special = number(colour, value, marked) if marked and value <= 5 else plain
            deck += (plain, special)
        for kind, code, title in (
            ("draw-two", "+2", "Draw Two"),
            ("reverse", "rev", "Reverse"),
            ("skip", "skip", "Skip"),
        ):
            deck += [action(colour, kind, code, title)] * 2
    return (*deck, *[WILD] * 4, *[WILD_DRAW_FOUR] * 4)


def fitting(cards: Iterable[Card], colour: Colour | None, symbol: str | int | None) -> int:
    """The sorts that may lie on this colour or symbol: a match, or any wild (CORE-R18, CORE-R19)."""
    return sorts(
        card
        for card in cards
        if card.wild
        or (colour is not None and card.colour is colour)
        or (symbol is not None and card.symbol == symbol)
    )
