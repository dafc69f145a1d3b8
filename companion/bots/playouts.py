"""Playouts: a round that was imagined, played to its end by quick players.

They do what the sharp bot does in most cases, but look at their own cards only for a moment: a search needs
thousands of their rounds. All of them call UNO in time, so nobody is ever caught.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from companion.rules import moves as mv
from companion.rules.cards import Card, Colour
from companion.rules.decisions import Decision, ShuffleDecision
from companion.rules.events import Spun
from companion.rules.faces import DISCARD_1
from companion.rules.moves import TRAY, Move
from companion.rules.round import Round

LONGEST = 500
"""Moves after which a playout counts for nobody."""

Luck = Callable[[], float]
Reflex = Callable[[Round, Decision, Luck], Move]
M = TypeVar("M", bound=Move)


def play_out(round: Round, rng: Random) -> int | None:
    """Play to the end and return who has won; None if nobody has."""
    push, luck = round.push, rng.random
    for _ in range(LONGEST):
        asked = round.asked
        if not asked:
            break
        decision = asked[0] if len(asked) == 1 else next(each for each in asked if not each.optional)
        moves = decision.moves
        if len(moves) == 1:
            push(moves[0])
        elif decision.seat == TRAY:
            push(chance(decision, rng))
        else:
            push(REFLEXES.get(decision.kind, anything)(round, decision, luck))
    return round.result.winner if round.result else None


def chance(decision: Decision, rng: Random) -> Move:
    if isinstance(decision, ShuffleDecision):
        cards = list(decision.cards)
        rng.shuffle(cards)
        return mv.Shuffle(TRAY, tuple(cards))
    moves = of_kind(decision, mv.First) or decision.moves  # in a race, somebody yells
    return moves[int(rng.random() * len(moves))]


def of_kind(decision: Decision, kind: type[M]) -> list[M]:
    return [move for move in decision.moves if type(move) is kind]


def held(hand: Sequence[Card]) -> dict[Colour | None, int]:
    """How many cards of each colour; wilds stand under None."""
    counts: dict[Colour | None, int] = {}
    for card in hand:
        counts[card.colour] = counts.get(card.colour, 0) + 1
    return counts


def lay(round: Round, decision: Decision, luck: Luck) -> Move:
    """The colour held most of goes on; wilds are kept; who is about to go out is stopped."""
    seat, seats = decision.seat, round.seats
    hand = round.hands[seat]
    size, colours = len(hand), held(hand)
    near = len(round.hands[(seat + round.direction) % seats])
    best, most = decision.moves[-1], -50.0  # to draw or to pass, which is listed last
    for move in decision.moves:
        if type(move) is not mv.Play:
            continue
        card = move.card
        kind = card.kind
        value = 0.3 * luck() + move.uno
        if card.colour is not None:
            value += 0.4 * colours[card.colour]
            if kind in STOPS:
                value += (2.0 if near <= 2 else 0.0) + (1.0 if seats == 2 else 0.0)
            elif kind == "spin":
                value += 1.5 if near == 1 else -0.3
            elif kind == "eyeball":
                value += 1.0 if size == 2 else -0.3
        else:
            value -= 3.0
            if kind == "wild-draw-four":
                value += (3.0 if near <= 2 else 0.0) - (3.0 if round.colour in colours else 0.0)
            elif kind == "narwhal":
                value += 1.5 if near <= 2 else 0.0
            elif kind == "urrrhhh":
                given = max((count for colour, count in colours.items() if colour), default=0)
                value += 100.0 if given == size - 1 else 0.5 * given
        if value > most:
            best, most = move, value
    return best


STOPS = {"skip", "reverse", "draw-two"}


def name_colour(round: Round, decision: Decision, luck: Luck) -> Move:
    colours = held(round.hands[decision.seat])
    named = of_kind(decision, mv.NameColour)
    return max(named, key=lambda move: colours.get(move.colour, 0) + 0.5 * luck())


def give_colour(round: Round, decision: Decision, luck: Luck) -> Move:
    colours = held(round.hands[decision.seat])
    return max(of_kind(decision, mv.GiveColour), key=lambda move: colours[move.colour])


CHALLENGES = 0.1
"""How often a Wild Draw Four is challenged."""


def answer_attack(round: Round, decision: Decision, luck: Luck) -> Move:
    stars = of_kind(decision, mv.Play)
    if stars:
        return stars[-1]
    wanted = mv.Challenge if luck() < CHALLENGES else mv.Accept
    return next((move for move in decision.moves if type(move) is wanted), decision.moves[0])


def shed(round: Round, decision: Decision, luck: Luck) -> Move:
    """A card of the colour held least of, and a wild last."""
    colours = held(round.hands[decision.seat])
    return max(
        of_kind(decision, mv.Discard),
        key=lambda move: 0.5 * luck() - (colours[move.card.colour] if move.card.colour else 50),
    )


def shed_alike(trait: Callable[[Card], object]) -> Reflex:
    """All cards of the number or colour that there are most of."""

    def choose(round: Round, decision: Decision, luck: Luck) -> Move:
        sizes: dict[object, int] = {}
        for card in round.hands[decision.seat]:
            sizes[trait(card)] = sizes.get(trait(card), 0) + 1
        return max(of_kind(decision, mv.Discard), key=lambda move: sizes[trait(move.card)])

    return choose


def choose_player(round: Round, decision: Decision, luck: Luck) -> Move:
    """A discard is for oneself; cards to draw are for whoever has the fewest."""
    spun = next((each for each in round.news if isinstance(each, Spun)), None)
    targets = of_kind(decision, mv.Target)
    mine = [move for move in targets if move.target == decision.seat]
    if mine and spun and DISCARD_1 in spun.faces:
        return mine[0]
    others = [move for move in targets if move.target != decision.seat]
    return min(others, key=lambda move: len(round.hands[move.target]))


def do_no_more(round: Round, decision: Decision, luck: Luck) -> Move:
    return decision.moves[-1]


def anything(round: Round, decision: Decision, luck: Luck) -> Move:
    return decision.moves[int(luck() * len(decision.moves))]


REFLEXES: dict[str, Reflex] = {
    "turn": lay,
    "drawn": lay,
    "colour": name_colour,
    "attacked": answer_attack,
    "choose-player": choose_player,
    "discard": shed,
    "discard-to-two": shed,
    "discard-number": shed_alike(lambda card: card.number),
    "discard-colour": shed_alike(lambda card: card.colour),
    "prize": shed,
    "gift-colour": give_colour,
    "house-rule": do_no_more,
}
"""By the kind of decision; anything will do for the others."""
