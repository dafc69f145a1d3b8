"""How things stand for one seat: what a sharp bot makes of its view and its memory before it chooses.

Everything is weighed in cards: 1 is as good as one card less in the hand.
"""

from __future__ import annotations

from collections import Counter

from companion.bots.memory import Memory
from companion.bots.player import Rng
from companion.rules.cards import Card, Colour
from companion.rules.editions import edition
from companion.rules.view import View

MENACE = {0: 1.0, 1: 1.0, 2: 0.45, 3: 0.2}
"""How close to going out somebody with this many cards is."""
FAR_FROM_OUT = 0.08
POINT = 0.02
"""What a point in the hand weighs if somebody is about to go out."""
SAME_COLOUR, SAME_SYMBOL = 0.4, 0.3
"""What another card that fits is worth."""
WILD_KEPT = 3.0
"""What a wild in the hand is worth: it can always be laid."""
FOLLOWED = 0.8
"""What it costs if the next player can follow the colour in play."""


class Outlook:
    """One moment of the game, from one seat."""

    __slots__ = ("colours", "hand", "memory", "next", "rng", "seat", "seats", "symbols", "threat", "view")

    def __init__(self, view: View, memory: Memory, rng: Rng, seat: int) -> None:
        self.view = view
        self.memory = memory
        self.rng = rng
        self.seat = seat
        self.seats = len(view.counts)
        self.hand = view.hand
        self.colours: dict[Colour | None, int] = {}
        """How many cards of each colour are in the hand; wilds stand under None."""
        self.symbols: dict[str | int, int] = {}
        for card in view.hand:
            self.colours[card.colour] = self.colours.get(card.colour, 0) + 1
            self.symbols[card.symbol] = self.symbols.get(card.symbol, 0) + 1
        self.next = self.after(seat)
        self.threat = max(self.menace(other) for other in range(self.seats) if other != seat)
        """The menace of the most dangerous opponent."""

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that comes after this one in the direction of play."""
        return (seat + steps * self.view.direction) % self.seats

    def menace(self, seat: int) -> float:
        """How near this seat is to going out; a card on the forehead holds it up."""
        near = MENACE.get(self.view.counts[seat], FAR_FROM_OUT)
        return near / 2 if self.view.foreheads[seat] else near

    def unseen(self) -> Counter[Card]:
        return self.memory.unseen(self.view, edition(self.view.edition).deck)

    def company(self, card: Card) -> float:
        """How well a card that is no wild goes with the rest of the hand, in which others fit on it."""
        return SAME_COLOUR * (self.colours[card.colour] - 1) + SAME_SYMBOL * (self.symbols[card.symbol] - 1)

    def risk(self, card: Card) -> float:
        """What keeping the card may cost in points."""
        return POINT * card.points * self.threat

    def burden(self, card: Card) -> float:
        """How glad one would be to have this card gone: the points at risk, less its use."""
        return self.risk(card) - (WILD_KEPT if card.wild else self.company(card))

    def helps_next(self, colour: Colour) -> float:
        """What it costs to leave this colour in play: the next player may hold it, and be about to go out."""
        holds = self.memory.chance_of_colour(self.next, colour, self.view.counts[self.next])
        return FOLLOWED * holds * (1.0 + self.menace(self.next))
