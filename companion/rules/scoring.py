"""Scoring: what the cards left over are worth, and to whom (CORE-R54 … CORE-R64)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import Struct

from companion.rules.cards import Card
from companion.rules.options import Options

if TYPE_CHECKING:
    from companion.rules.round import Round


_points = attrgetter("points")


class Result(Struct, frozen=True):
    """How a round ended."""

    winner: int | None
    """None if it was blocked: no score, the same dealer deals again (CORE-28)."""
    points: tuple[int, ...]
    """What each seat's total grows by."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat was left with, forehead cards included (CORN-15)."""


def value(cards: tuple[Card, ...]) -> int:
    return sum(map(_points, cards))


def result(round: Round, winner: int | None) -> Result:
    left = zip(round.hands, round.foreheads, strict=True)
    hands = tuple([(*hand, *forehead) for hand, forehead in left])
    return Result(winner, points(hands, winner, round.options), hands)


def points(hands: tuple[tuple[Card, ...], ...], winner: int | None, options: Options) -> tuple[int, ...]:
    """What each seat's total grows by when these hands are left."""
    return shares([value(hand) for hand in hands], winner, options)


def shares(values: Sequence[int], winner: int | None, options: Options) -> tuple[int, ...]:
    """Standard: all that was left goes to the winner. Low: each is charged their own hand. None: nothing."""
    if winner is None:
        return (0,) * len(values)
    match options.scoring:
        case "standard":
            return tuple([sum(values) if seat == winner else 0 for seat in range(len(values))])
        case "low":
            return tuple(values)
        case "none":
            return (0,) * len(values)


def winners(totals: Sequence[int], last: int | None, options: Options) -> tuple[int, ...]:
    """Who has won after a round that ``last`` won; nobody yet if empty (CORE-R62, CORE-R64, CORE-60)."""
    if last is None:
        return ()
    if options.scoring == "none":
        return (last,)
    if max(totals) < options.target:
        return ()
    best = min(totals) if options.scoring == "low" else max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)
