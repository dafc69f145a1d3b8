"""Whom the sharp bot hits, helps, catches or gives cards to."""

from __future__ import annotations

from companion.bots.outlook import Outlook
from companion.rules.decisions import Decision
from companion.rules.faces import DISCARD_1
from companion.rules.moves import Catch, Give, Move, Target


def choose_player(outlook: Outlook, decision: Decision) -> Move:
    """A discard is for oneself or for who is least dangerous; cards to draw are for the most dangerous."""
    targets = [move for move in decision.moves if isinstance(move, Target)]
    if DISCARD_1 in outlook.memory.faces:
        return min(targets, key=lambda move: (move.target != outlook.seat, outlook.menace(move.target)))
    return max(targets, key=lambda move: (move.target != outlook.seat, outlook.menace(move.target)))


def catch(outlook: Outlook, decision: Decision) -> Move | None:
    """Whoever has not called; to point at the others may cost cards."""
    called = {seat for seat, called in outlook.view.uno if called}
    catches = (move for move in decision.moves if isinstance(move, Catch))
    return next((move for move in catches if move.target not in called), None)


def give_card(outlook: Outlook, decision: Decision) -> Move:
    """Action cards go to those who cannot play them on the giver: to any seat but the one before it."""
    gifts = [move for move in decision.moves if isinstance(move, Give)]
    could_strike_back = decision.about == outlook.after(outlook.seat, -1)
    pick = min if could_strike_back else max
    return pick(gifts, key=lambda move: (move.card.number is None, move.card.points))
