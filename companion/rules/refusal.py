"""Why a move is not legal: the rule it breaks, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.rules.cards import WILD_DRAW_FOUR, Card
from companion.rules.decisions import Decision, ShuffleDecision
from companion.rules.errors import IllegalMove
from companion.rules.moves import (
    TRAY,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Guess,
    Move,
    Pass,
    Play,
    Seal,
    Yell,
    seat_word,
)
from companion.sentences import Sentence, Value, Words, as_sentence, listed

if TYPE_CHECKING:
    from companion.rules.round import Round

MUST_MATCH = {"draw-two": "CORE-R27", "reverse": "CORE-R30", "skip": "CORE-R33"}


def refusal(round: Round, move: Move) -> IllegalMove:
    """The error for a move that is not legal now."""
    reason, rule = _why(round, move)
    return IllegalMove(reason, rule)


def _why(round: Round, move: Move) -> tuple[Words, str]:
    asked = [decision for decision in round.decisions if not decision.optional]
    if not asked:
        return "the round is over", "CORE-R50"
    if move.seat != TRAY and move.seat not in range(round.seats):
        return _no_seat(round, move.seat)
    if isinstance(move, CallUno | Catch) and move.seat == TRAY:
        return "the tray plays no cards: only people call UNO and catch", "CORE-46"
    if isinstance(move, CallUno | Catch) and round.uno.windows and isinstance(asked[0], ShuffleDecision):
        return _why_wait(asked[0])
    if isinstance(move, CallUno):
        return _why_no_call(round, move)
    if isinstance(move, Catch):
        return _why_no_catch(round, move)
    if isinstance(move, Challenge):
        return _why_no_challenge(round, asked, move)
    mine = [decision for decision in asked if decision.seat == move.seat]
    if not mine:
        return _why_not_you(round, asked, move)
    (decision,) = mine
    if isinstance(decision, ShuffleDecision):
        return (
            Sentence("a shuffle must hold exactly the {count} cards asked for", count=len(decision.cards)),
            decision.question.rule,
        )
    if decision.kind == "guess" and not isinstance(move, Guess):
        return "guess the colour of the card on your forehead first", "CORN-R08"
    if isinstance(move, Play):
        return _why_no_play(round, decision, move)
    if isinstance(move, Pass) and decision.kind == "turn":
        return "you cannot pass before you have drawn a card", "CORE-22"
    if isinstance(move, Draw) and decision.kind == "turn":
        return "there is no card left to draw: play one that fits", "CORE-27"
    if isinstance(move, Draw) and decision.kind == "drawn":
        return "you draw one card a turn: play it or pass", "CORE-21"
    if isinstance(move, Seal) and decision.kind == "war":
        return "in War you lay your highest number card", decision.question.rule
    return _not_a_choice(decision)


def _not_a_choice(decision: Decision) -> tuple[Words, str]:
    prompt = as_sentence(decision.prompt)
    words = Sentence("that is not one of your choices now: {prompt:small}", prompt=prompt)
    return words, decision.question.rule


def _no_seat(round: Round, seat: int) -> tuple[Words, str]:
    words = Sentence("there is no seat {seat}: {count} people play", seat=seat_word(seat), count=round.seats)
    return words, "CORE-01"


def _why_not_you(round: Round, asked: list[Decision], move: Move) -> tuple[Words, str]:
    first = asked[0]
    if isinstance(move, Yell) and first.kind == "race":
        return "you are out: the race is for those who hold cards", "SPIN-31"
    if isinstance(move, Yell):
        return "there is nothing to yell for now", "SPIN-R26"
    if move.seat == TRAY:
        return "nothing is left to chance now", "CORE-24"
    if first.seat == TRAY:
        return _why_wait(first)
    awaited = listed((round.name(decision.seat) for decision in asked), " and ")
    return Sentence("it is not your move: {players} must act first", players=awaited), "CORE-24"


def _why_wait(decision: Decision) -> tuple[Words, str]:
    prompt = as_sentence(decision.prompt)
    return Sentence("that has to wait: {prompt:small}", prompt=prompt), decision.question.rule


def _why_no_call(round: Round, move: CallUno) -> tuple[Words, str]:
    window = round.uno.windows.get(move.seat)
    if window and window.called:
        return "you have called UNO already", "CORE-51"
    return "no UNO call is due from you now", "CORE-51"


def _why_no_catch(round: Round, move: Catch) -> tuple[Words, str]:
    window = round.uno.windows.get(move.target)
    if move.target == move.seat:
        return "you cannot catch yourself", "CORE-46"
    if move.target not in range(round.seats):
        return _no_seat(round, move.target)
    name = round.name(move.target)
    if window and window.called:
        return Sentence("{player} has called UNO", player=name), "CORE-47"
    if len(round.hands[move.target]) == 1:
        late = Sentence("too late: somebody has acted since {player} was to call UNO", player=name)
        return late, "CORE-R49"
    return Sentence("{player} owes no UNO call", player=name), "CORE-47"


def _why_no_play(round: Round, decision: Decision, move: Play) -> tuple[Words, str]:
    card = move.card
    if card not in round.hands[move.seat]:
        return Sentence("you do not hold {card}", card=card.name), "CORE-R18"
    if decision.kind == "attacked":
        return _why_no_answer(decision, move)
    if decision.kind == "drawn" and card is not round.drawn:
        return "after drawing you may only play the card you drew", _rule_after_drawing(round, move.seat)
    if decision.kind not in ("turn", "drawn"):
        return _not_a_choice(decision)
    if not round.fits(move.seat, card):
        return _why_no_fit(round, card)
    return _why_no_flag(card)


def _why_no_flag(card: Card) -> tuple[Words, str]:
    words = Sentence("{card} leaves no single card, so there is no UNO to call", card=card.name)
    return words, "CORE-51"


def _rule_after_drawing(round: Round, seat: int) -> str:
    """Was it a draw by choice, or did nothing else fit?"""
    others = (card for card in round.hands[seat] if card is not round.drawn)
    return "CORE-R25" if any(round.fits(seat, card) for card in others) else "CORE-20"


def _why_no_fit(round: Round, card: Card) -> tuple[Words, str]:
    in_play = round.colour.sentence if round.colour else ""
    if card is WILD_DRAW_FOUR:
        words = Sentence("you hold a {colour} card, so you may not play a Wild Draw Four", colour=in_play)
        return words, "CORE-R40"
    if round.top.wild:
        return Sentence("{card} does not fit: {colour} was named", card=card.name, colour=in_play), "CORE-16"
    words = Sentence(
        "{card} goes on {colour} or another {symbol}, not on {top}",
        card=card.name,
        colour=card.colour.sentence if card.colour else "",
        symbol=_symbol(card),
        top=round.top.name,
    )
    return words, MUST_MATCH.get(card.kind, "CORE-R18")


def _why_no_answer(decision: Decision, move: Play) -> tuple[Words, str]:
    card = move.card
    if decision.accepts(Play(move.seat, card)):
        return _why_no_flag(card)
    if card.kind == "super-star":
        return "the attacker is out already: a Super Star comes too late", "MARIO-11"
    return Sentence("{card} does not stop an attack: draw the cards", card=card.name), "CORE-23"


def _why_no_challenge(round: Round, asked: list[Decision], move: Challenge) -> tuple[Words, str]:
    if not round.options.challenge:
        return "this table plays without challenges", "SPIN-37"
    attack = next((decision for decision in asked if decision.kind == "attacked"), None)
    if attack is None:
        return "there is no Wild Draw Four to challenge: it must be just played and nothing drawn", "CORE-35"
    if attack.seat != move.seat:
        words = Sentence("only {player}, who is hit, may challenge", player=round.name(attack.seat))
        return words, "CORE-34"
    if round.top is not WILD_DRAW_FOUR:
        return "only a Wild Draw Four can be challenged", "CORE-R43"
    return "a last card cannot be a bluff", "CORE-41"


def _symbol(card: Card) -> Value:
    return card.title if card.number is None else card.number
