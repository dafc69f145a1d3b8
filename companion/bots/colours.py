"""Which colour the sharp bot names, guesses or gives away."""

from __future__ import annotations

from companion.bots.outlook import Outlook
from companion.bots.weighing import Reason, worth
from companion.rules.cards import Colour
from companion.rules.decisions import Decision
from companion.rules.moves import GiveColour, Guess, Move, NameColour

NOT_NAMED = -100.0


def name_colour(outlook: Outlook, decision: Decision) -> Move:
    """The colour held most of, rather with points than without, and rather one that the next player lacks."""

    return max(decision.moves, key=lambda move: worth(reasons(outlook, move)))


def reasons(outlook: Outlook, move: Move) -> list[Reason]:
    """What speaks for naming this colour, and what against it."""
    if not isinstance(move, NameColour):
        return [Reason("names nothing", NOT_NAMED)]
    colour = move.colour
    points = sum(outlook.risk(card) for card in outlook.hand if card.colour is colour)
    return [
        Reason("cards of this colour", outlook.colours.get(colour, 0)),
        Reason("points of this colour", points),
        Reason("the next player can follow", -outlook.helps_next(colour)),
    ]


def guess_colour(outlook: Outlook, decision: Decision) -> Move:
    """The commonest colour among the cards that are not in sight, without those guessed in vain."""
    unseen = outlook.unseen()
    in_vain = outlook.memory.wrong_guesses.get(outlook.seat, ())

    def worth(colour: Colour) -> tuple[bool, int, int]:
        left = sum(count for card, count in unseen.items() if card.colour is colour)
        return colour not in in_vain, left, outlook.colours.get(colour, 0)

    guesses = (move for move in decision.moves if isinstance(move, Guess))
    return max(guesses, key=lambda move: worth(move.colour))


def give_colour(outlook: Outlook, decision: Decision) -> Move:
    """The colour with the most cards; of two such, the one with more points, for others to be left with."""

    def worth(colour: Colour) -> tuple[int, int]:
        cards = [card for card in outlook.hand if card.colour is colour]
        return len(cards), sum(card.points for card in cards)

    gifts = (move for move in decision.moves if isinstance(move, GiveColour))
    return max(gifts, key=lambda move: worth(move.colour))
