"""Playing a match with bots in all seats: who is asked when, and what chance answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.bots.player import Bot, Rng, pick
from companion.rules.awaited import awaited, comes_later
from companion.rules.cards import Card
from companion.rules.decisions import Asked, Decision, ShuffleDecision
from companion.rules.events import Event
from companion.rules.match import Match
from companion.rules.moves import TRAY, First, Move, Shuffle

OnEvents = Callable[[Sequence[Event]], None]


def play_match(match: Match, bots: Sequence[Bot], rng: Rng, on_events: OnEvents | None = None) -> None:
    """Play to the end of the match, one bot to a seat; ``on_events`` hears what each move made happen."""
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if bot.listens]
    while decisions := match.decisions:
        events = match.push(next_move(match, decisions, bots, rng))
        for seat, bot in listeners:
            bot.notice([event.seen_by(seat) for event in events])
        if on_events:
            on_events(events)


def next_move(match: Match, decisions: Asked, bots: Sequence[Bot], rng: Rng) -> Move:
    """What happens next. Before play goes on, everybody may act out of turn who can."""
    due = decisions[0]
    if len(decisions) > 1:
        next_up = awaited(decisions)
        if next_up.race:
            return quickest(next_up.race, rng)
        if move := out_of_turn(match, next_up.offered, bots, rng):
            return move
        due = next_up.due[0]
    if due.seat == TRAY:
        return chance(due, rng)
    moves = due.moves
    move = moves[0] if len(moves) == 1 else ask(match, bots, (due,))
    assert move, f"a {bots[due.seat].strength} bot did not answer: {due.prompt}"
    return move


def out_of_turn(match: Match, offered: Asked, bots: Sequence[Bot], rng: Rng) -> Move | None:
    """The first call or catch that anybody wants to make; among equals, chance says who is quicker."""
    for decision in sorted(offered, key=lambda each: (comes_later(each), rng.random())):
        if move := ask(match, bots, (decision,)):
            return move
    return None


def ask(match: Match, bots: Sequence[Bot], decisions: Asked) -> Move | None:
    seat = decisions[0].seat
    bot = bots[seat]
    view = match.round.view(seat) if bot.looks and match.round else None
    return bot.choose(view, decisions)


def chance(decision: Decision, rng: Rng) -> Move:
    """The tray's answer: a shuffle or the faces of a spin."""
    if isinstance(decision, ShuffleDecision):
        return Shuffle(TRAY, shuffled(decision.cards, rng))
    return pick(decision.moves, rng)


def shuffled(cards: Sequence[Card], rng: Rng) -> tuple[Card, ...]:
    """In the order of random numbers, which is as even as dealing them out one by one and much quicker."""
    return tuple(sorted(cards, key=lambda _: rng.random()))


def quickest(race: Decision, rng: Rng) -> Move:
    """Who yells first, if only bots race: they all yell at once, so chance says who was heard."""
    return pick([move for move in race.moves if type(move) is First], rng)
