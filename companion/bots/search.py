"""Search: the same imagined deals played out after each move that a seat could make.

A move is only as good as what follows from it. So the unseen cards are dealt out at random, again and again,
as what the seat knows allows; after every candidate the round is played to its end by quick players; and the
move that wins most of these rounds is the best one. All candidates get the same deals and the same luck.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from companion.bots.imagination import Deal, Dealer, Imagined
from companion.bots.memory import Memory
from companion.bots.playouts import play_out
from companion.rules.cards import Card, Colour
from companion.rules.decisions import Decision
from companion.rules.editions import edition
from companion.rules.moves import Draw, Move, NameColour, Pass, Play
from companion.rules.round import Round
from companion.rules.view import View

HOPELESS = 1.5
"""A candidate is given up when it is behind by this many times the root of the deals."""
LEAST = 12
"""Deals before any candidate is given up."""
PLAIN_WILDS = ("wild", "wild-draw-four", "super-star")
"""Wilds whose only question is the colour, so that the moment before they were laid is known."""


class Rating(Struct):
    """How a candidate did."""

    move: Move
    wins: float = 0.0
    deals: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.deals if self.deals else 0.0


class Question(Struct, frozen=True):
    """What a seat is thinking about."""

    view: View
    candidates: tuple[Move, ...]
    colour: Colour
    """The colour in play when the turn began."""
    top: tuple[Card, ...]
    """The discard pile, bottom first, when the turn began."""
    back_in_hand: Card | None = None
    """A card that was laid since."""
    back_on_pile: Card | None = None
    """A card that was drawn since."""

    def rounds(self, deal: Deal) -> Callable[[], Round]:
        """Makes the round of this deal, as it was when the seat was asked."""
        view, seat = self.view, self.view.seat
        assert seat is not None
        hands, pile = [tuple(hand) for hand in deal.hands], tuple(deal.pile)
        before: tuple[Move, ...] = ()
        if card := self.back_in_hand:
            hands[seat] += (card,)
            before = (Play(seat, card, uno=len(hands[seat]) == 2),)
        if card := self.back_on_pile:
            mine = list(hands[seat])
            mine.remove(card)
            hands[seat], pile = tuple(mine), (card, *pile)
            before = (Draw(seat),)
        game = edition(view.edition)
        position = Imagined(
            *(game, tuple(hands), self.top, pile, self.colour, view.dealer, view.turn, view.direction),
            tuple(map(tuple, deal.foreheads)),
            held_up=tuple(each for each in view.held_up if not deal.foreheads[each]),
        )

        def round() -> Round:
            made = Round(game, len(hands), dealer=view.dealer, position=position)
            for move in before:
                made.push(move)
            return made

        return round


def question(view: View, decision: Decision, memory: Memory) -> Question | None:
    """What there is to search; None if it is not for searching, or has only one answer."""
    top, seat = view.top, decision.seat
    if top is None or view.turn != seat:
        return None
    under = list(memory.gone.elements())
    if top in under:
        under.remove(top)
    candidates = tuple(move for move in decision.moves if _is_candidate(move, decision))
    if len(candidates) < 2:
        return None
    if decision.kind in ("turn", "drawn") and view.colour:
        drawn = view.drawn if decision.kind == "drawn" else None
        return Question(view, candidates, view.colour, (*under, top), back_on_pile=drawn)
    colour = memory.colour_before
    if decision.kind == "colour" and top.kind in PLAIN_WILDS and memory.laid_by == seat and colour:
        # Which card was covered is forgotten; any will do that leaves the same colour in play.
        for covered in under:
            if covered.colour in (colour, None):
                under.remove(covered)
                return Question(view, candidates, colour, (*under, covered), back_in_hand=top)
    return None


def _is_candidate(move: Move, decision: Decision) -> bool:
    """Whoever may play does so, and calls if a call is due."""
    if isinstance(move, Play):
        return move.uno or Play(move.seat, move.card, uno=True) not in decision.moves
    return isinstance(move, Pass | NameColour)


def search(asked: Question, dealer: Dealer, playouts: int, seed: float) -> list[Rating]:
    """Spend this many playouts on the candidates, most of them on those that do well."""
    seat, rng = asked.view.seat, Random(seed)
    even = 1 / len(asked.view.counts)
    ratings = [Rating(move) for move in asked.candidates]
    racing = ratings
    while playouts >= len(racing) > 1:
        rounds = asked.rounds(dealer(rng))
        luck = rng.random()
        for rating in racing:
            round = rounds()
            round.push(rating.move)
            winner = play_out(round, Random(luck))
            rating.wins += even if winner is None else winner == seat
            rating.deals += 1
        playouts -= len(racing)
        done, ahead = racing[0].deals, max(rating.wins for rating in racing)
        if done >= LEAST:
            racing = [rating for rating in racing if ahead - rating.wins < HOPELESS * done**0.5]
    return ratings
