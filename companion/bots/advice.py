"""Advice: what the sharp bot would do in somebody's place, and why, in words for a ten-year-old.

adviser = Adviser()
adviser.notice(events)  # as the seat may know them
advice = adviser.advise(round.view(seat), decisions, match.name)

The move is the bot's own, and so are the reasons: they are those by which it weighs the move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from companion.bots.outlook import Outlook
from companion.bots.sharp import REASONS, Sharp
from companion.bots.weighing import Reason, Weighed
from companion.names import UNO_PENALTY
from companion.rules import moves as mv
from companion.rules.cards import Colour
from companion.rules.core import ATTACKS, CHALLENGE_LOST
from companion.rules.decisions import Decision
from companion.rules.events import Event
from companion.rules.faces import DISCARD_1
from companion.rules.moves import Move, Naming
from companion.rules.view import View
from companion.sentences import Sentence, Value, Words, as_sentence, plural

FEW = 3
"""Whoever holds as many cards, or fewer, may be out soon."""


class Advice(NamedTuple):
    move: Move
    words: Sentence
    """What to do and why, in one sentence."""


class Adviser:
    """Looks over one player's shoulder: it sees and hears what that seat does, and nothing else."""

    def __init__(self) -> None:
        # Its luck decides only questions that no rule of thumb answers; the same seed, the same advice.
        self._bot = Sharp(Random(0))

    def notice(self, events: Sequence[Event]) -> None:
        """Hear what one move made happen, as the seat may know it."""
        self._bot.notice(events)

    def advise(self, view: View, decisions: tuple[Decision, ...], name: Naming) -> Advice | None:
        """What to do now; None if it is best to let things be."""
        move = self._bot.choose(view, decisions)
        if move is None:
            return None
        decision = next(each for each in decisions if move in each.moves)
        outlook = Outlook(view, self._bot.memory, self._bot.rng, decision.seat)
        why = self._why(outlook, decision, move, name)
        return Advice(
            move, Sentence("{move}, because {reason}.", move=decision.label(move, name), reason=why)
        )

    def _why(self, outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Sentence:
        if len(decision.moves) == 1 and not decision.optional:
            return Sentence("nothing else is possible")
        if decision.kind in REASONS:
            weighed = self._bot.weigh(outlook.view, decision)
            chosen = next(each for each in weighed if each.move == move)
            if isinstance(move, mv.Play):
                return _why_play(outlook, move, chosen, weighed, name)
            if isinstance(move, mv.NameColour):
                return _why_colour(outlook, move.colour, name)
        if explain := BY_KIND.get(decision.kind):
            return as_sentence(explain(outlook, decision, move, name))
        return Sentence("that is what a careful player would do")


# Cards


def _why_play(
    outlook: Outlook, move: mv.Play, chosen: Weighed, weighed: Sequence[Weighed], name: Naming
) -> Sentence:
    """The reason by which this card is ahead of the others most."""
    if len(outlook.hand) == 1:
        return Sentence("it is your last card, and then you are out")
    others = [each for each in weighed if isinstance(each.move, mv.Play) and each.move.card != move.card]
    if not others:
        return Sentence("it is the only card that fits")
    ahead = sorted(chosen.reasons, key=lambda reason: -_lead(reason, others))
    for reason in ahead:
        if _lead(reason, others) <= 0:
            break
        if words := _in_words(outlook, move, reason, name):
            return words
    if not move.card.wild and any(isinstance(each.move, mv.Play) and each.move.card.wild for each in others):
        return Sentence("a wild card always fits, so keep yours for later")
    if any(reason.name == "wild spent" for reason in chosen.reasons):
        return Sentence("then you choose the colour")
    return Sentence("it fits, and your other cards are worth more to you")


def _lead(reason: Reason, others: Sequence[Weighed]) -> float:
    """How much more it speaks for this move than for the next best card."""
    rival = next((each.worth for each in others[0].reasons if each.name == reason.name), 0.0)
    return reason.worth - rival


def _in_words(outlook: Outlook, move: mv.Play, reason: Reason, name: Naming) -> Sentence | None:
    card, colour = move.card, move.card.colour
    if reason.name == "points gone":
        return _points_gone(outlook, card.points, name)
    if reason.name == "others fit on it" and colour:
        return _company(outlook, move, colour, name)
    if reason.name == "the next player can follow" and colour:
        return _cannot_follow(outlook, colour, name)
    if effect := EFFECTS.get(reason.name):
        return effect(name(outlook.next))
    return None


def _points_gone(outlook: Outlook, points: int, name: Naming) -> Sentence:
    others = (seat for seat in range(outlook.seats) if seat != outlook.seat)
    near = max(others, key=outlook.menace)
    if outlook.view.counts[near] > FEW:
        return Sentence("it is worth {points} points, and you do not want to keep them", points=points)
    return plural(
        outlook.view.counts[near],
        "it is worth {points} points, and {player} has only {count} card left",
        "it is worth {points} points, and {player} has only {count} cards left",
        points=points,
        player=name(near),
    )


def _company(outlook: Outlook, move: mv.Play, colour: Colour, name: Naming) -> Sentence | None:
    alike = outlook.colours[colour] - 1
    if alike:
        held = plural(
            alike,
            "you hold {count} more {colour} card",
            "you hold {count} more {colour} cards",
            colour=colour.sentence,
        )
        return _and_drew(outlook, colour, held, name)
    if outlook.symbols[move.card.symbol] > 1:
        return Sentence("you hold another {title} that fits on it", title=move.card.title)
    return None


def _cannot_follow(outlook: Outlook, colour: Colour, name: Naming) -> Sentence:
    if _drew_on(outlook, outlook.next, colour):
        return Sentence("{player} drew on {colour}", player=name(outlook.next), colour=colour.sentence)
    return Sentence(
        "{player} is less likely to hold {colour}", player=name(outlook.next), colour=colour.sentence
    )


def _why_colour(outlook: Outlook, colour: Colour, name: Naming) -> Sentence:
    held = outlook.colours.get(colour, 0)
    if not held:
        return _cannot_follow(outlook, colour, name)
    words = plural(
        held, "you hold {count} {colour} card", "you hold {count} {colour} cards", colour=colour.sentence
    )
    return _and_drew(outlook, colour, words, name)


def _and_drew(outlook: Outlook, colour: Colour, held: Sentence, name: Naming) -> Sentence:
    if not _drew_on(outlook, outlook.next, colour):
        return held
    return Sentence(
        "{held} and {player} drew on {colour}",
        held=held,
        player=name(outlook.next),
        colour=colour.sentence,
    )


def _drew_on(outlook: Outlook, seat: int, colour: Colour) -> bool:
    """Whether somebody had none of this colour, and has taken at most one card since."""
    taken = outlook.memory.lacking.get(seat, {}).get(colour)
    return taken is not None and taken <= 1


EFFECTS: dict[str, Callable[[Value], Sentence]] = {
    "skip": lambda player: Sentence("{player} misses a turn", player=player),
    "reverse": lambda player: Sentence("then it is not {player}'s turn", player=player),
    "draw-two": lambda player: Sentence("{player} draws 2 cards and misses a turn", player=player),
    "wild-draw-four": lambda player: Sentence("{player} draws 4 cards and misses a turn", player=player),
    "eyeball": lambda player: Sentence("it may make you draw, so it is no card to go out with"),
    "spin": lambda player: Sentence("{player} has to spin and cannot lay a card", player=player),
    "narwhal": lambda player: Sentence("everybody has to guess a forehead card, which holds them up"),
    "urrrhhh": lambda player: Sentence("you give away all your cards of one colour"),
}
"""What a card does, by the name of its reason in `turns.EFFECTS`."""


# Other questions: each kind with the thought that answers it, in words


Explained = Callable[[Outlook, Decision, Move, Naming], Words]


def _attacked(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    attacker = outlook.after(outlook.seat, -1) if decision.about is None else decision.about
    top = outlook.view.top
    cards = ATTACKS.get(top.kind if top else "", ATTACKS["draw-two"])
    if isinstance(move, mv.Play):
        return Sentence("then {player} draws the {count} cards", player=name(attacker), count=cards)
    if isinstance(move, mv.Challenge):
        return Sentence("{player} may well have held that colour", player=name(attacker))
    if any(isinstance(each, mv.Challenge) for each in decision.moves):
        return Sentence("a challenge that is wrong costs you {count} cards", count=cards + CHALLENGE_LOST)
    return Sentence("your Super Star is worth more to you later")


def _call(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    return Sentence("whoever forgets to call and is caught draws {count} cards", count=UNO_PENALTY)


def _catch(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    assert isinstance(move, mv.Catch)
    return Sentence("{player} has one card and did not call UNO", player=name(move.target))


def _choose_player(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    assert isinstance(move, mv.Target)
    if move.target == outlook.seat:
        return Sentence("then you get rid of a card")
    if DISCARD_1 in outlook.memory.faces:
        return Sentence("{player} is furthest from going out", player=name(move.target))
    return Sentence("{player} is closest to going out", player=name(move.target))


def _guess(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    assert isinstance(move, mv.Guess)
    return Sentence("most of the cards that you cannot see are {colour}", colour=move.colour.sentence)


def _give_colour(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    assert isinstance(move, mv.GiveColour)
    return plural(
        outlook.colours.get(move.colour, 0),
        "you get rid of {count} card",
        "you get rid of {count} cards at once",
    )


def _give(outlook: Outlook, decision: Decision, move: Move, name: Naming) -> Words:
    if decision.about is not None and decision.about == outlook.after(outlook.seat, -1):
        return Sentence("{player} could play a stronger card against you", player=name(decision.about))
    return Sentence("it is worth the most points, and others should be left with them")


def _always(words: str) -> Explained:
    return lambda outlook, decision, move, name: words


LEAST_USE = _always("it is the card that you need least")
MOST_ALIKE = _always("you hold most of this sort, and all of them go")

BY_KIND: dict[str, Explained] = {
    "attacked": _attacked,
    "call-uno": _call,
    "catch": _catch,
    "choose-player": _choose_player,
    "discard": LEAST_USE,
    "discard-to-two": _always("then you keep your two best cards"),
    "discard-number": MOST_ALIKE,
    "discard-colour": MOST_ALIKE,
    "war": LEAST_USE,
    "war-discard": _always("more of your cards fit on what is then on top"),
    "yell": _always("the quickest may throw a card away"),
    "prize": LEAST_USE,
    "guess": _guess,
    "gift-colour": _give_colour,
    "gift": _give,
    "house-rule": _always("then the game goes on"),
    "consent": _always("it is fun to try"),
}
"""The kinds of `sharp.BY_KIND` that are not weighed."""
