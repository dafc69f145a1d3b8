"""What a sharp bot remembers: cards it saw, colours that others lack, who likes to bluff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import TypeVar

from companion.rules import events as ev
from companion.rules.cards import WILD_DRAW_FOUR, Card, Colour
from companion.rules.faces import Face
from companion.rules.view import View

T = TypeVar("T")

COLOUR_SHARE = 0.22
"""How much of a deck is of one colour."""


class Memory:
    """Filled from what the bot's own seat sees and hears."""

    def __init__(self) -> None:
        self.seats = 0
        self.bluffs: Counter[int] = Counter()
        self.honest: Counter[int] = Counter()
        """How often each seat was guilty or innocent when challenged, in the whole match."""
        self.new_round()

    def new_round(self) -> None:
        self.gone: Counter[Card] = Counter()
        """Cards in the discard pile."""
        self.known: dict[int, list[Card]] = {}
        """Cards that are certainly in a hand."""
        self.lacking: dict[int, dict[Colour, int]] = {}
        """Colours that a seat could not follow, and how many cards it has taken since."""
        self.wrong_guesses: dict[int, set[Colour]] = {}
        """Colours that a seat's oldest forehead card is not."""
        self.colour: Colour | None = None
        self.colour_before: Colour | None = None
        """The colour in play, and the one that the last card was laid on."""
        self.laid_by: int | None = None
        """Who played the top card; None if it was discarded or turned up."""
        self.faces: tuple[Face, ...] = ()
        """Where the reels stopped last."""

    def copy(self) -> Memory:
        """What is remembered now, for somebody who thinks about it while more happens."""
        twin = Memory()
        vars(twin).update(vars(self))
        twin.gone, twin.bluffs, twin.honest = self.gone.copy(), self.bluffs.copy(), self.honest.copy()
        twin.known = {seat: list(cards) for seat, cards in self.known.items()}
        twin.lacking = {seat: dict(colours) for seat, colours in self.lacking.items()}
        twin.wrong_guesses = {seat: set(colours) for seat, colours in self.wrong_guesses.items()}
        return twin

    def look(self, view: View) -> None:
        """What can be seen needs no remembering, but corrects it."""
        self.seats = len(view.counts)
        self.colour = view.colour
        if view.top and not self.gone[view.top]:
            self.gone[view.top] = 1
        if view.seat is not None:
            self.known[view.seat] = list(view.hand)

    def notice(self, events: Sequence[ev.Event]) -> None:
        """Take in what one move made happen."""
        if events and isinstance(first := events[0], ev.Drew) and first.count == 1 and self.colour:
            # A draw that nothing led to is a turn on which nothing fitted.
            self.lacking.setdefault(first.seat, {})[self.colour] = 0
        for event in events:
            self._take_in(event)

    def _take_in(self, event: ev.Event) -> None:
        match event:
            case ev.Played(seat=seat, card=card) | ev.Discarded(seat=seat, card=card):
                self._on_top(card)
                self.laid_by = seat if isinstance(event, ev.Played) else None
                if card in (cards := self.known.get(seat, [])):
                    cards.remove(card)
            case ev.Drew(seat=seat, count=count, cards=cards):
                self._takes(seat, count, cards)
            case ev.ColourNamed(colour=colour):
                self.colour = colour
            case ev.Passed(seat=seat):
                if self.colour:  # what was drawn did not fit either
                    self.lacking.setdefault(seat, {})[self.colour] = 0
            case ev.TurnedUp(card=card):
                if card is not WILD_DRAW_FOUR:
                    self._on_top(card)
            case ev.Reshuffled():
                self.gone.clear()
            case ev.Spun(faces=faces):
                self.faces = faces
            case ev.Guessed(seat=seat, colour=colour, right=right):
                if right:
                    self.wrong_guesses.pop(seat, None)
                else:
                    self.wrong_guesses.setdefault(seat, set()).add(colour)
            case ev.HandShown(seat=seat, cards=cards):
                if cards:
                    self.known[seat] = list(cards)
            case ev.Challenged(target=target, guilty=guilty):
                (self.bluffs if guilty else self.honest)[target] += 1
            case ev.GiftColour(seat=seat, colour=colour):
                self.known[seat] = [card for card in self.known.get(seat, []) if card.colour is not colour]
                self.lacking.setdefault(seat, {})[colour] = 0
            case ev.Gave(to=to, card=card):
                self._takes(to, 1, (card,) if card else ())
            case ev.HandsTraded():
                self.known = self._passed_on(self.known)
                self.lacking = self._passed_on(self.lacking)
            case ev.Deals():
                self.new_round()

    def _on_top(self, card: Card) -> None:
        self.gone[card] += 1
        self.colour_before, self.colour = self.colour, card.colour

    def _takes(self, seat: int, count: int, cards: Sequence[Card]) -> None:
        self.known.setdefault(seat, []).extend(cards)
        lacking = self.lacking.get(seat, {})
        for colour in lacking:
            lacking[colour] += count

    def _passed_on(self, about: dict[int, T]) -> dict[int, T]:
        """What was known of a hand is known of the seat to the left, where the hand went."""
        return {(seat + 1) % self.seats: what for seat, what in about.items()} if self.seats else {}

    # What follows from it

    def unseen(self, view: View, deck: Sequence[Card]) -> Counter[Card]:
        """The cards that could be anywhere: neither on the table nor in a hand that is known."""
        left = Counter(deck)
        left.subtract(self.gone)
        left.subtract(view.hand)
        left.subtract(card for card in chain(*view.foreheads) if card)
        for seat, cards in self.known.items():
            if seat != view.seat:
                left.subtract(cards)
        return +left

    def chance_of_colour(self, seat: int, colour: Colour, count: int) -> float:
        """How likely a hand of this many cards holds this colour."""
        known = self.known.get(seat, ())
        if any(card.colour is colour for card in known):
            return 1.0
        unknown = max(0, count - len(known))
        lacking = self.lacking.get(seat, {})
        return 1.0 - (1.0 - COLOUR_SHARE) ** min(unknown, lacking.get(colour, unknown))
