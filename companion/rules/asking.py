"""The questions of an ordinary turn, ready-made.

Making a decision costs more than finding one, so an edition keeps those that come up again
and again: nothing to play, one card to play, one card drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING

from companion.rules.cards import WILD_DRAW_FOUR, Card, Colour
from companion.rules.decisions import Asked, Decision, Question
from companion.rules.faces import REELS, SPINNERS, Spinner
from companion.rules.moves import TRAY, Draw, Move, NameColour, Pass, Play, Spin

if TYPE_CHECKING:
    from companion.rules.tabletop import Tabletop

TURN = Question("turn", "Play a card or draw one", "CORE-R18")
DRAWN = Question("drawn", "Play the card you drew, or pass", "CORE-R25")
COLOUR = Question("colour", "Name the colour that play goes on with", "CORE-18")

SPINS: dict[Spinner, tuple[Move, ...]] = {
    spinner: tuple(Spin(TRAY, faces) for faces in product(*(REELS[reel] for reel in reels)))
    for spinner, reels in SPINNERS.items()
}


class TurnBook:
    """One seat's turn decisions in one edition."""

    __slots__ = ("_draw", "_drawn", "_none", "_one", "_pass", "_plays", "_seat", "colour")

    def __init__(self, seat: int, cards: Sequence[Card], colours: Iterable[Colour]) -> None:
        self._seat = seat
        self._plays = {card: Play(seat, card) for card in cards}
        self._draw = Draw(seat)
        self._pass = Pass(seat)
        self._none: Asked = (Decision(seat, TURN, (self._draw,)),)
        self._one: dict[Card, Asked] = {
            card: (Decision(seat, TURN, (play, self._draw)),) for card, play in self._plays.items()
        }
        self._drawn: dict[Card | None, Asked] = {
            None: (Decision(seat, DRAWN, (self._pass,)),),
            **{card: (Decision(seat, DRAWN, (play, self._pass)),) for card, play in self._plays.items()},
        }
        self.colour: Asked = (Decision(seat, COLOUR, tuple(NameColour(seat, each) for each in colours)),)

    def turn(self, table: Tabletop) -> Asked:
        """Lay a card that fits, or draw."""
        seat = self._seat
        hand = table.hands[seat]
        fitting = table.fitting
        cards = [card for card in hand if card in fitting]
        if not cards:
            return self._none
        if not table.bluffing and WILD_DRAW_FOUR in cards and table.holds(seat, table.colour):
            cards = [card for card in cards if card is not WILD_DRAW_FOUR]
        if len(hand) == 2:
            return (Decision(seat, TURN, (*self._with_uno(table, cards), self._draw)),)
        if len(cards) == 1:
            return self._one[cards[0]]
        plays = self._plays
        return (Decision(seat, TURN, (*[plays[card] for card in dict.fromkeys(cards)], self._draw)),)

    def drawn(self, table: Tabletop) -> Asked:
        """Lay the card just drawn if it fits, or pass."""
        card = table.drawn
        if card is None or not table.fits(self._seat, card):
            return self._drawn[None]
        if len(table.hands[self._seat]) == 2:
            return (Decision(self._seat, DRAWN, (*self._with_uno(table, [card]), self._pass)),)
        return self._drawn[card]

    def _with_uno(self, table: Tabletop, cards: Iterable[Card]) -> Iterable[Move]:
        """Each play, and again with the call made at once where one is due (CORE-43)."""
        for card in dict.fromkeys(cards):
            yield self._plays[card]
            if table.edition.owes_uno(table, self._seat, card):
                yield Play(self._seat, card, uno=True)
