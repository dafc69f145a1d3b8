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

    __slots__ = ("_draw", "_drawn", "_pass", "_plays", "_plays_with_call", "_seat", "_turns", "colour")

    def __init__(self, seat: int, cards: Sequence[Card], colours: Iterable[Colour]) -> None:
        self._seat = seat
        self._plays = {card.bit: Play(seat, card) for card in cards}
        self._plays_with_call = {card.bit: Play(seat, card, uno=True) for card in cards}
        self._draw = Draw(seat)
        self._pass = Pass(seat)
        self._turns: dict[int, Asked] = {
            0: (Decision(seat, TURN, (self._draw,)),),
            **{bit: (Decision(seat, TURN, (play, self._draw)),) for bit, play in self._plays.items()},
        }
        self._drawn: dict[int, Asked] = {
            0: (Decision(seat, DRAWN, (self._pass,)),),
            **{bit: (Decision(seat, DRAWN, (play, self._pass)),) for bit, play in self._plays.items()},
        }
        self.colour: Asked = (Decision(seat, COLOUR, tuple(NameColour(seat, each) for each in colours)),)

    def turn(self, table: Tabletop) -> Asked:
        """Lay a card that fits, or draw."""
        hand = table.hands[self._seat]
        legal = hand.sorts & table.fitting
        if not table.bluffing and legal & WILD_DRAW_FOUR.bit and table.holds(self._seat, table.colour):
            legal ^= WILD_DRAW_FOUR.bit
        if len(hand) == 2:
            return (Decision(self._seat, TURN, (*self._with_uno(table, legal), self._draw)),)
        return self._turns.get(legal) or (Decision(self._seat, TURN, self._moves(legal)),)

    def drawn(self, table: Tabletop) -> Asked:
        """Lay the card just drawn if it fits, or pass."""
        card = table.drawn
        if card is None or not table.fits(self._seat, card):
            return self._drawn[0]
        if len(table.hands[self._seat]) == 2:
            return (Decision(self._seat, DRAWN, (*self._with_uno(table, card.bit), self._pass)),)
        return self._drawn[card.bit]

    def _moves(self, legal: int) -> tuple[Move, ...]:
        """Two or more plays, and the draw."""
        plays = self._plays
        first = legal & -legal
        legal ^= first
        second = legal & -legal
        legal ^= second
        if not legal:
            return plays[first], plays[second], self._draw
        moves: list[Move] = [plays[first], plays[second]]
        while legal:
            lowest = legal & -legal
            moves.append(plays[lowest])
            legal ^= lowest
        moves.append(self._draw)
        return tuple(moves)

    def _with_uno(self, table: Tabletop, legal: int) -> Iterable[Move]:
        """Each play, and again with the call made at once where one is due (CORE-43)."""
        for card in dict.fromkeys(table.hands[self._seat]):
            if card.bit & legal:
                yield self._plays[card.bit]
                if table.edition.owes_uno(table, self._seat, card):
                    yield self._plays_with_call[card.bit]
