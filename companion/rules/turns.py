"""Turns: the course of a round, from its opening until somebody is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.rules import events as ev
from companion.rules.decisions import Done, Script
from companion.rules.moves import Draw, Pass

if TYPE_CHECKING:
    from companion.rules.round import Round


def course(round: Round, opening: Script[None] | Done) -> Script[int | None]:
    """Turn after turn (CORE-R17 … CORE-R25), and in the end the winner, or nobody if all are blocked.

    Most of a game is ordinary turns, so they are written for speed.
    """
    yield from opening
    edition, books, seats, bluffing = round.edition, round.edition.books, round.seats, round.bluffing
    out, held_up, windows = round.out, round.held_up, round.uno.windows
    while not out:
        seat = round.turn
        if held_up and seat in held_up:
            yield from edition.begin_turn(round, seat)
            continue
        hand, book = round.hands[seat], books[seat]
        if bluffing and round.pile and len(hand) != 2:
            legal = hand.sorts & round.fitting
            move = yield book.turns.get(legal) or book.choice(legal)
        else:
            move = yield book.turn(round)
        if type(move) is Draw:
            if windows:
                round.uno.next_draws(seat)
            if not round.pile and not (yield from round.has_card_to_draw()):
                if pass_without_drawing(round, seat) == seats:
                    return None
                continue
            round.empty_passes = 0
            round.drawn = card = round.pile.pop()
            round.news += book.drew[card]
            hand.append(card)
            hand.sorts |= card.bit
            usual = bluffing and len(hand) != 2
            move = yield book.drawn[card.bit & round.fitting] if usual else book.after_drawing(round, card)
            round.drawn = None
            if type(move) is Pass:
                round.news = book.passed
                round.turn = (seat + round.direction) % seats
                continue

        card = move.card  # type: ignore[attr-defined]  # what is left is a Play
        round.news, round.fitting, effect = book.laid[card]
        round.discards.append(card)
        hand.remove(card)
        if card not in hand:
            hand.sorts ^= card.bit
        round.empty_passes = 0
        if windows:
            windows.clear()
        if len(hand) < 2:
            round.runs_low(seat, card, move.uno)  # type: ignore[attr-defined]
            if not hand and card.kind not in edition.acts_when_last:
                effect = None
        if effect is None:
            round.turn = (seat + round.direction) % seats
        elif script := effect(edition, round, seat):
            yield from script
    return out[0]


def pass_without_drawing(round: Round, seat: int) -> int:
    """There is no card to draw, even after a reshuffle (CORE-27). Says how often that was so in a row."""
    round.empty_passes += 1
    round.tell(ev.Drew(seat, 0))
    round.tell(ev.Passed(seat))
    round.move_on(seat)
    return round.empty_passes
