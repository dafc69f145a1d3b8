"""Imagination: where the unseen cards could be, dealt out so that it agrees with what a seat knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from companion.bots.memory import Memory
from companion.rules.cards import Card, Colour
from companion.rules.editions import edition
from companion.rules.position import Position
from companion.rules.view import View


class Deal(NamedTuple):
    """Where all cards are that do not lie open."""

    hands: list[list[Card]]
    foreheads: list[list[Card]]
    pile: list[Card]
    """Top first."""


Dealer = Callable[[Random], Deal]
"""Deals the unseen cards anew, each time it is asked."""


class Imagined(Position, frozen=True):
    """A position that is right by the way it was made."""

    def verify(self) -> None:
        """Nothing to check."""


def dealer(view: View, memory: Memory) -> Dealer:
    """One that deals what this seat does not see."""
    unseen = list(memory.unseen(view, edition(view.edition).deck).elements())
    return lambda rng: _deal(view, memory, unseen, rng)


def _deal(view: View, memory: Memory, unseen: list[Card], rng: Random) -> Deal:
    left = unseen.copy()
    rng.shuffle(left)
    hands: list[list[Card]] = [[] for _ in view.counts]
    foreheads = [[card for card in cards if card] for cards in view.foreheads]
    for seat, count in enumerate(view.counts):
        if seat == view.seat:
            hands[seat] = list(view.hand)
            wrong = memory.wrong_guesses.get(seat, set())
            foreheads[seat] = [_forehead(left, wrong) for _ in view.foreheads[seat] if left]
        else:
            hand = memory.known.get(seat, [])[:count]
            hands[seat] = hand + _take(left, count - len(hand), memory.lacking.get(seat, {}))
    return Deal(hands, foreheads, left)


def _forehead(left: list[Card], wrong: set[Colour]) -> Card:
    """The card on its own forehead: after a wrong guess it is not of that colour, and no wild."""
    for card in left:
        if not wrong or (card.colour and card.colour not in wrong):
            left.remove(card)
            return card
    return left.pop()


def _take(left: list[Card], count: int, lacking: dict[Colour, int]) -> list[Card]:
    """Cards for a hand. Of a colour that it could not follow, it has only what it may have drawn since."""
    if not lacking:
        taken = left[:count]
        del left[:count]
        return taken
    may_have: dict[Colour | None, int] = dict(lacking.items())
    taken = []
    for card in left:
        if len(taken) == count:
            break
        room = may_have.get(card.colour, 1)
        if room > 0:
            taken.append(card)
            if card.colour in may_have:
                may_have[card.colour] = room - 1
    for card in taken:
        left.remove(card)
    if (missing := count - len(taken)) > 0:  # what is known contradicts itself: somebody drew without need
        taken += left[:missing]
        del left[:missing]
    return taken
