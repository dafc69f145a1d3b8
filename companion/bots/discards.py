"""Which cards the sharp bot gets rid of when an effect lets it, and what it leaves on top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from companion.bots.outlook import Outlook
from companion.bots.turns import CARD_DRAWN, TURN_LOST
from companion.rules.cards import Card
from companion.rules.core import ATTACKS
from companion.rules.decisions import Decision
from companion.rules.moves import Discard, Move, Seal

DRAWS = {"skip": 0, **ATTACKS}
"""Cards that make the player after the spinner miss a turn, and how many to draw."""


def discards(decision: Decision) -> list[Discard]:
    return [move for move in decision.moves if isinstance(move, Discard)]


def shed(outlook: Outlook, decision: Decision) -> Move:
    """The card that is the greatest burden."""
    return max(discards(decision), key=lambda move: outlook.burden(move.card))


def shed_by_the_eye(outlook: Outlook, decision: Decision) -> Move:
    """As above, but an action card works on the player after the spinner, who may be oneself."""
    victim = outlook.after(outlook.view.turn)
    gain = -1.0 if victim == outlook.seat else outlook.menace(victim)

    def worth(card: Card) -> float:
        blow = TURN_LOST + CARD_DRAWN * DRAWS[card.kind] if card.kind in DRAWS else 0.0
        return outlook.burden(card) + gain * blow

    return max(discards(decision), key=lambda move: worth(move.card))


def keep_best_two(outlook: Outlook, decision: Decision) -> Move:
    """All but the two best cards go, and last the one that those two fit on."""
    by_burden = sorted(outlook.hand, key=outlook.burden)
    kept = by_burden[:2]
    going = set(by_burden[2:])
    choices = [move for move in discards(decision) if move.card in going]
    return min(choices, key=lambda move: fitting(kept, move.card))


def shed_alike(trait: Callable[[Card], object]) -> Callable[[Outlook, Decision], Move]:
    """All cards of the number or colour that there are most of, and last the one that the rest fits on."""

    def choose(outlook: Outlook, decision: Decision) -> Move:
        choices = discards(decision)
        sizes = Counter(map(trait, outlook.hand))
        most = max(choices, key=lambda move: (sizes[trait(move.card)], outlook.burden(move.card)))
        chosen = trait(most.card)
        rest = [card for card in outlook.hand if trait(card) != chosen]
        alike = [move for move in choices if trait(move.card) == chosen]
        return min(alike, key=lambda move: fitting(rest, move.card))

    return choose


def lay_in_war(outlook: Outlook, decision: Decision) -> Move:
    """Of equal numbers, the one that is better gone."""
    choices = (move for move in decision.moves if isinstance(move, Seal))
    return max(choices, key=lambda move: outlook.burden(move.card))


def order_war_cards(outlook: Outlook, decision: Decision) -> Move:
    return min(discards(decision), key=lambda move: fitting(outlook.hand, move.card))


def fitting(cards: Sequence[Card], top: Card) -> int:
    """How many of these cards could be laid on this one; the colour of a wild is free to name."""
    return sum(
        top.wild or card.wild or card.colour is top.colour or card.symbol == top.symbol for card in cards
    )
