"""What the tests of the shared rulings have in common: tables with few cards left, and stacked deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.rules.editions import edition
from companion.rules.round import Round
from tests.rules.stories import Story, story

REST = "REST"


def crowded(position: str, **options: object) -> Story:
    """A position in which ``REST`` stands for all cards that it does not name."""
    game = edition(position.partition(";")[0])
    named = Counter(game.cards[word] for word in position.replace(";", " ").split() if word in game.cards)
    rest = " ".join(card.code for card in (Counter(game.deck) - named).elements())
    return story(position.replace(REST, rest), (), **options)


def stacked(hands: Sequence[str], dealer: int, start: str) -> str:
    """The top of a shuffle that deals these hands, seat by seat, and turns up this card.

    ``start`` may name further cards: they lie next on the draw pile.
    """
    seats = len(hands)
    cards = [hand.split() for hand in hands]
    around = [(dealer + step) % seats for step in range(seats)]
    return " ".join([*(cards[seat][place] for place in range(7) for seat in around), start])


def dealt(edition_id: str, hands: Sequence[str], start: str, *, dealer: int = 1, **options: object) -> Story:
    """A round from a real deal of these hands, seven cards each."""
    game = edition(edition_id)
    table = Story(Round(game, len(hands), dealer=dealer - 1, options=game.options(**options)))
    return table.shuffle(stacked(hands, dealer, start))
