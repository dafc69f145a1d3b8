"""The questions of an ordinary turn and the news of it, ready-made.

Making a decision costs more than finding one, so an edition keeps those that come up again
and again: nothing to play, one card to play, one card drawn. The same goes for what is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING

from companion.names import REELS_OF, TrayKind
from companion.rules import events as ev
from companion.rules.cards import WILD_DRAW_FOUR, Card
from companion.rules.decisions import Asked, Decision, Question
from companion.rules.faces import REELS
from companion.rules.moves import TRAY, Draw, Move, NameColour, Pass, Play, Spin

if TYPE_CHECKING:
    from companion.rules.edition import Edition, Effect
    from companion.rules.tabletop import Tabletop

    Laid = tuple[ev.News, int, Effect | None]
    """What follows when one seat plays one sort of card: the news, which sorts fit on it, its effect."""

TURN = Question("turn", "Play a card or draw one", "CORE-R18")
DRAWN = Question("drawn", "Play the card you drew, or pass", "CORE-R25")
COLOUR = Question("colour", "Name the colour that play goes on with", "CORE-18")

SPINS: dict[TrayKind, tuple[Move, ...]] = {
    spinner: tuple(Spin(TRAY, faces) for faces in product(*(REELS[reel] for reel in reels)))
    for spinner, reels in REELS_OF.items()
}


def ask_spin(reels: TrayKind, question: Question, spinner: int) -> Asked:
    """Chance is asked what this seat spins."""
    return (Decision(TRAY, question, SPINS[reels], about=spinner),)


class TurnBook:
    """What one seat is asked in ordinary turns of one edition, and what is told about them."""

    __slots__ = (
        *("turns", "drawn", "colour", "laid", "drew", "passed", "skipped"),
        *("_seat", "_plays", "_by_length", "_draw", "_pass"),
    )

    def __init__(self, seat: int, edition: Edition) -> None:
        cards = edition.fits_card
        plays = {card.bit: Play(seat, card) for card in cards}
        self._seat = seat
        self._plays = {card: (plays[card.bit], Play(seat, card, uno=True)) for card in cards}
        self._draw = Draw(seat)
        self._pass = Pass(seat)
        self._by_length: list[tuple[Move, int]] = [(self._draw, 0)] * (max(plays).bit_length() + 1)
        for bit, play in plays.items():
            self._by_length[bit.bit_length()] = (play, bit)
        self.turns = {
            0: (Decision(seat, TURN, (self._draw,)),),
            **{bit: (Decision(seat, TURN, (play, self._draw)),) for bit, play in plays.items()},
        }
        self.drawn = {
            0: (Decision(seat, DRAWN, (self._pass,)),),
            **{bit: (Decision(seat, DRAWN, (play, self._pass)),) for bit, play in plays.items()},
        }
        self.colour: Asked = (
            Decision(seat, COLOUR, tuple(NameColour(seat, each) for each in edition.colours)),
        )
        self.laid: dict[Card, Laid] = {
            card: ((ev.Played(seat, card),), fitting, edition.effects.get(card.kind))
            for card, fitting in cards.items()
        }
        self.drew = {card: (ev.Drew(seat, 1, (card,)),) for card in cards}
        self.passed = (ev.Passed(seat),)
        self.skipped = (ev.Skipped(seat),)

    def turn(self, table: Tabletop) -> Asked:
        """Lay a card that fits, or draw."""
        hand = table.hands[self._seat]
        legal = hand.sorts & table.fitting
        if not table.bluffing and legal & WILD_DRAW_FOUR.bit and table.holds(self._seat, table.colour):
            legal ^= WILD_DRAW_FOUR.bit
        if not legal or (len(hand) != 2 and table.can_be_drawn_from):
            return self.turns.get(legal) or self.choice(legal)
        plays = (*self._with_uno(table, legal),) if len(hand) == 2 else self.choice(legal)[0].moves[:-1]
        return (Decision(self._seat, TURN, (*plays, self._draw) if table.can_be_drawn_from else plays),)

    def choice(self, legal: int) -> Asked:
        """Two or more plays, or draw."""
        plays = self._by_length
        moves: list[Move] = [self._draw]  # listed from its end: the highest bit is the cheapest to find
        while legal:
            play, bit = plays[legal.bit_length()]
            moves.append(play)
            legal ^= bit
        moves.reverse()
        return (Decision(self._seat, TURN, tuple(moves)),)

    def after_drawing(self, table: Tabletop, card: Card) -> Asked:
        """Lay the card just drawn if it fits, or pass."""
        legal = card.bit if table.fits(self._seat, card) else 0
        if legal and len(table.hands[self._seat]) == 2:
            return (Decision(self._seat, DRAWN, (*self._with_uno(table, card.bit), self._pass)),)
        return self.drawn[legal]

    def _with_uno(self, table: Tabletop, legal: int) -> Iterable[Move]:
        """Each play, and again with the call made at once where one is due (CORE-43)."""
        for card in dict.fromkeys(table.hands[self._seat]):
            if card.bit & legal:
                play, play_with_call = self._plays[card]
                yield play
                if table.edition.owes_uno(table, self._seat, card):
                    yield play_with_call
