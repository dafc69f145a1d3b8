"""What the sharp bot does when Draw cards are played on it: take them, bounce them or challenge."""

from __future__ import annotations

from companion.bots.memory import COLOUR_SHARE
from companion.bots.outlook import Outlook
from companion.rules.core import ATTACKS, CHALLENGE_LOST
from companion.rules.decisions import Decision
from companion.rules.moves import Accept, Challenge, Move, Play

TURN = 1.0
"""What missing a turn costs."""
LAST_STAR = 6.0
"""What the only Super Star is worth as long as nobody is near the end: a Wild Draw Four may come."""
CALLED = 0.1
BLUFFS_BEFORE, CHALLENGES_BEFORE = 0.5, 5.0
"""What is assumed of a player whom nobody has challenged yet."""


def answer_attack(outlook: Outlook, decision: Decision) -> Move:
    return max(decision.moves, key=lambda move: worth(outlook, decision, move))


def worth(outlook: Outlook, decision: Decision, move: Move) -> float:
    """What an answer is worth: cards taken or spared, and those that the attacker takes instead."""
    attacker = outlook.after(outlook.seat, -1) if decision.about is None else decision.about
    top = outlook.view.top
    cards = ATTACKS.get(top.kind if top else "", ATTACKS["draw-two"])
    revenge = cards * max(1 / (outlook.seats - 1), outlook.menace(attacker))
    match move:
        case Play():
            return TURN + revenge - star_kept(outlook, move) + CALLED * move.uno
        case Challenge():
            guilty = chance_of_bluff(outlook, attacker)
            return guilty * revenge - (1.0 - guilty) * (cards + CHALLENGE_LOST + TURN)
        case Accept():
            return -cards - TURN
    return float("-inf")


def star_kept(outlook: Outlook, star: Play) -> float:
    """One of two is easily spent, and the last one too when somebody is about to go out, oneself included."""
    if outlook.hand.count(star.card) > 1:
        return 0.0
    return LAST_STAR * (1.0 - max(outlook.threat, outlook.menace(outlook.seat)))


def chance_of_bluff(outlook: Outlook, attacker: int) -> float:
    """How likely the attacker held the colour that the Wild Draw Four was laid on.

    What the hand could hold, weighed with how often this player was found out before.
    """
    memory, held = outlook.memory, outlook.view.counts[attacker]
    if memory.colour_before is None:
        could = 1.0 - (1.0 - COLOUR_SHARE) ** held
    else:
        could = memory.chance_of_colour(attacker, memory.colour_before, held)
    bluffs, honest = memory.bluffs[attacker], memory.honest[attacker]
    would = (BLUFFS_BEFORE + bluffs) / (CHALLENGES_BEFORE + bluffs + honest)
    return could * would / (could * would + 1.0 - could)
