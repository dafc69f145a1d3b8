"""Counting the cards that were left at the end of a round: sorts to count by, and what they are worth."""

from __future__ import annotations

from collections import Counter
from functools import cache

from msgspec import Struct

from companion.rules.cards import Card
from companion.rules.edition import Edition
from companion.sentences import Sentence, as_sentence

POINTS = "points"


class Sort(Struct, frozen=True):
    """Cards that are counted together as they are worth the same: all sevens, all Skips."""

    id: str
    label: Sentence
    points: int
    """What each is worth."""
    most: int
    """How many are in the deck."""
    wild: bool = False


@cache
def sorts(edition: Edition) -> tuple[Sort, ...]:
    """Numbers first, then actions, then wilds; last, points that somebody has added up already."""
    counted: dict[str, Sort] = {}
    for card, number in Counter(edition.deck).items():
        known = counted.get(id := sort_of(card))
        counted[id] = Sort(id, _label(card), card.points, number + (known.most if known else 0), card.wild)
    ordered = sorted(counted.values(), key=lambda sort: (sort.points, not sort.id.isdigit()))
    return (*ordered, Sort(POINTS, Sentence("Points"), 1, 9999))


def sort_of(card: Card) -> str:
    """The id of the sort that a card is counted with."""
    return card.kind if card.number is None else str(card.number)


def _label(card: Card) -> Sentence:
    if card.number is not None:
        return Sentence("{number}", number=card.number)
    # Cards that only differ by what a table wrote on them are numbered.
    return as_sentence(card.title.key.rstrip("0123456789 "))


def worth(edition: Edition, left: dict[str, int]) -> int:
    """What these cards are worth."""
    points = {sort.id: sort.points for sort in sorts(edition)}
    return sum(points[id] * number for id, number in left.items())
