"""The easy bot: a cheerful beginner, who likes pretty cards and does not always pay attention."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from companion.bots.player import Bot, Rng, pick
from companion.rules import moves as mv
from companion.rules.cards import Card
from companion.rules.decisions import Decision
from companion.rules.moves import Move
from companion.rules.view import View

ATTENTION = {"call-uno": 0.5, "catch": 0.3, "yell": 0.0}
"""How likely it acts out of turn each time that it could. Who yells first is for the driver to say."""
SELDOM = 0.2
"""The same for what an edition from outside may ask."""
FORGETS_TO_CALL = 0.2
"""How often it lays the last but one card without a word."""
PRETTY, ANY = 0.15, 0.1
"""How often it lays the prettiest card, and how often just any. Otherwise one of its favourite colour."""


class Easy(Bot):
    strength = "easy"
    summary = "a cheerful beginner: likes pretty cards, forgets to call UNO now and then"
    listens = False

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        due = None
        for decision in decisions:
            if not decision.optional:
                due = decision
            elif self.rng.random() < ATTENTION.get(decision.kind, SELDOM):
                return pick(decision.moves, self.rng)
        return None if due is None else self._answer(view.hand if view else (), due)

    def _answer(self, hand: Sequence[Card], decision: Decision) -> Move:
        moves = decision.moves
        if whim := WHIMS.get(decision.kind):
            return whim(self.rng, hand, moves)
        return pick(moves, self.rng)


def lay(rng: Rng, hand: Sequence[Card], moves: Sequence[Move]) -> Move:
    """Whatever fits is laid: drawing and passing are for when nothing does."""
    plays = [move for move in moves if isinstance(move, mv.Play)]
    if not plays:
        return moves[0]
    silent = [play for play in plays if not play.uno]
    card = whim(rng, hand, [play.card for play in silent])
    calls = [play for play in plays if play.card is card and play.uno]
    if calls and rng.random() >= FORGETS_TO_CALL:
        return calls[0]
    return next(play for play in silent if play.card is card)


def whim(rng: Rng, hand: Sequence[Card], cards: Sequence[Card]) -> Card:
    mood = rng.random()
    if mood < ANY:
        return pick(cards, rng)
    colours = Counter(card.colour for card in hand)
    liked = {card: (colours[card.colour] if card.colour else 0, rng.random()) for card in cards}
    if mood < ANY + PRETTY:  # a picture, and if possible one without a colour
        return max(cards, key=lambda card: (card.number is None, card.wild, liked[card]))
    return max(cards, key=lambda card: liked[card])


def favourite_colour(rng: Rng, hand: Sequence[Card], moves: Sequence[Move]) -> Move:
    """The colour that it has most of."""
    colours = Counter(card.colour for card in hand)
    named = [move for move in moves if isinstance(move, mv.NameColour | mv.GiveColour)]
    return max(named, key=lambda move: (colours[move.colour], rng.random()))


def first_of(*kinds: type[Move]) -> Callable[[Rng, Sequence[Card], Sequence[Move]], Move]:
    """A move of the first of these kinds that is there."""

    def choose(rng: Rng, hand: Sequence[Card], moves: Sequence[Move]) -> Move:
        return next((move for kind in kinds for move in moves if isinstance(move, kind)), moves[0])

    return choose


def somebody_else(rng: Rng, hand: Sequence[Card], moves: Sequence[Move]) -> Move:
    """It never thinks of itself when it may point at a person."""
    others = [move for move in moves if isinstance(move, mv.Target) and move.target != move.seat]
    return pick(others or moves, rng)


WHIMS: dict[str, Callable[[Rng, Sequence[Card], Sequence[Move]], Move]] = {
    "turn": lay,
    "drawn": lay,
    "colour": favourite_colour,
    "gift-colour": favourite_colour,
    "attacked": first_of(mv.Play, mv.Accept),  # it does not dare to challenge
    "choose-player": somebody_else,
    "prize": first_of(mv.Discard),
    "discard-number": first_of(mv.Discard),
    "discard-colour": first_of(mv.Discard),
    # Not left to chance: a bot is no spoilsport, and deals out nothing for a house rule that it cannot read.
    "consent": first_of(mv.Accept),
    "house-rule": first_of(mv.Done),
}
