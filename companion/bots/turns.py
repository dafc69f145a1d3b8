"""The sharp bot's turn: which card it lays."""

from __future__ import annotations

from collections.abc import Callable

from companion.bots.outlook import WILD_KEPT, Outlook
from companion.bots.weighing import Reason, worth
from companion.rules.decisions import Decision
from companion.rules.moves import Move, Play

WIN = 100.0
NOT_PLAYING = -20.0
UNO_CALLED = 0.5
TURN_LOST = 2.0
"""What it is worth if somebody who is about to go out misses a turn."""
CARD_DRAWN = 0.5
"""The same for each card that such a player draws."""
AGAIN = 1.0
"""What another turn at once is worth."""
BLUFF = 2.0
"""What a Wild Draw Four with the colour in hand may cost: somebody may challenge it."""
EYEBALL, EYEBALL_BEFORE_LAST = -0.3, 1.0
SPIN, SPIN_NOT_TURN = -0.3, 2.0
NARWHAL = 1.0
GIVEN = 0.3
"""What each card is worth that an Urrrhhh gives away: it is better kept until it gives all of them."""


def best_play(outlook: Outlook, decision: Decision) -> Move:
    return max(decision.moves, key=lambda move: worth(reasons(outlook, move)))


def reasons(outlook: Outlook, move: Move) -> list[Reason]:
    """What speaks for playing this, and what against it. Drawing is for when nothing can be played."""
    if not isinstance(move, Play):
        return [Reason("plays nothing", NOT_PLAYING)]
    card = move.card
    found = [Reason("points gone", outlook.risk(card)), Reason("UNO called", UNO_CALLED * move.uno)]
    if card.colour is None:
        found.append(Reason("wild spent", -WILD_KEPT))
    else:
        found.append(Reason("others fit on it", outlook.company(card)))
        found.append(Reason("the next player can follow", -outlook.helps_next(card.colour)))
    if effect := EFFECTS.get(card.kind):
        found.append(Reason(card.kind, effect(outlook)))
    return found


# What cards do, weighed


def hit(outlook: Outlook, cards: int) -> float:
    """The next player draws this many and misses a turn, which brings the turn back if there are two."""
    blow = (TURN_LOST + CARD_DRAWN * cards) * outlook.menace(outlook.next)
    return blow + AGAIN if outlook.seats == 2 else blow


def skip(outlook: Outlook) -> float:
    return hit(outlook, 0)


def reverse(outlook: Outlook) -> float:
    """Takes the turn from one neighbour and hands it to the other."""
    if outlook.seats == 2:
        return hit(outlook, 0)
    behind = outlook.after(outlook.seat, -1)
    return TURN_LOST * (outlook.menace(outlook.next) - outlook.menace(behind))


def draw_two(outlook: Outlook) -> float:
    return hit(outlook, 2)


def wild_draw_four(outlook: Outlook) -> float:
    bluff = outlook.view.colour in outlook.colours
    return hit(outlook, 4) - BLUFF * bluff


def eyeball(outlook: Outlook) -> float:
    """It may make its own player draw, so it is no card to go out with: better lay it before."""
    return EYEBALL_BEFORE_LAST if len(outlook.hand) == 2 else EYEBALL


def spin(outlook: Outlook) -> float:
    """The next player spins instead of playing, and is as likely as not to get rid of cards that way."""
    return SPIN + SPIN_NOT_TURN * outlook.menace(outlook.next)


def narwhal(outlook: Outlook) -> float:
    """Everybody has to guess before the next turn: that holds up who is about to go out."""
    return NARWHAL * outlook.threat


def urrrhhh(outlook: Outlook) -> float:
    """As good as the cards that it gives away; all of them, and the round is won."""
    given = max((count for colour, count in outlook.colours.items() if colour), default=0)
    return WIN if given == len(outlook.hand) - 1 else GIVEN * given


EFFECTS: dict[str, Callable[[Outlook], float]] = {
    "skip": skip,
    "reverse": reverse,
    "draw-two": draw_two,
    "wild-draw-four": wild_draw_four,
    "eyeball": eyeball,
    "spin": spin,
    "narwhal": narwhal,
    "urrrhhh": urrrhhh,
}
"""By the kind of card; any other does nothing that matters here."""
