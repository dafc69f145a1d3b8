"""What the tests of the shared rules have in common: every edition, short piles, and quick rounds of a match.

Blue, green and yellow are in every deck; the fourth colour is red or pink.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.events import News
from companion.rules.match import Match
from companion.rules.moves import TRAY, Draw, Pass, Play, Shuffle
from tests.rules.short_piles import rest_of
from tests.rules.stories import Story, story

EDITIONS = ("eye-eye", "spin", "corn", "monster-high", "mario")
CHALLENGING = ("eye-eye", "corn", "monster-high", "mario")
"""Editions whose printed rules have the challenge."""

in_every_edition = pytest.mark.parametrize("game", EDITIONS)
where_challenges_are_printed = pytest.mark.parametrize("game", CHALLENGING)

RUN = ["B1", "B2", "B3", "B4", "B5", "B6", "B7"]
"""What the winner of a quick round plays, on a start card B0."""
LOW = "G0 Y0 G1 Y1 G2 Y2 G3 Y3 G4 Y4 G5 Y5 G6"
"""Thirteen cards worth 36."""
MIDDLING = "G9 G9 Y9 Y9 G8 G8 Y8 Y8 G7 G7 Y7 Y7 G6"
"""Thirteen cards worth 102."""
HALF = "W W W W G+2 G+2 G0 Y0 G1 Y1 G2 Y2 G4"
"""Thirteen cards worth 250."""
FULL = "W W W W W+4 W+4 W+4 W+4 G+2 G+2 Gskip Gskip Grev"
"""Thirteen cards worth 500."""


def take_the_attack(table: Story, victim: int) -> None:
    """Who is hit takes the cards, asked first where a challenge or a Super Star could help."""
    if table.awaits == [f"{victim}: attacked"]:
        table.go(f"{victim}: accept")


def short_pile(game: str, hands: str, pile: str, top: str) -> Story:
    """Player 1 is on turn and only these cards are left to draw: all others lie under the top discard."""
    named = f"{hands} {pile} {top}".replace("/", " ").replace("-", " ")
    under = rest_of(game, named)
    return story(f"{game}; turn 1; hands {hands}; pile {pile}; discards {under} {top}")


def open_match(game: str, seats: int, **options: object) -> Match:
    """A match of two or three in which player 1 has drawn the highest card and deals."""
    match = Match(edition(game), seats, options=edition(game).options(**options))
    stack(match, ["B9", "G1", "Y1"][:seats])
    return match


def stack(match: Match, top: list[str]) -> News:
    """Answer a shuffle: these cards on top, the rest below in deck order."""
    (decision,) = match.decisions
    assert isinstance(decision, ShuffleDecision)
    first = [match.edition.card(code) for code in top]
    rest = list((Counter(decision.cards) - Counter(first)).elements())
    return match.push(Shuffle(TRAY, (*first, *rest)))


def play_round(match: Match, left: Mapping[int, str]) -> News:
    """The player on the dealer's left goes out in seven turns, in which the others draw and pass.

    ``left`` is what each of the others holds at the end, thirteen cards; returns what the last move did.
    """
    table = match.round
    assert table
    seats = table.going_round_from(table.after(table.dealer))
    winner, *others = seats
    cards = {winner: RUN, **{seat - 1: codes.split() for seat, codes in left.items()}}
    dealt = [cards[seat][place] for place in range(len(RUN)) for seat in seats]
    drawn = [cards[seat][place] for place in range(len(RUN), 13) for seat in others]
    stack(match, [*dealt, "B0", *drawn])
    for code in RUN[:-1]:
        match.push(Play(winner, match.edition.card(code)))
        for seat in others:
            match.push(Draw(seat))
            match.push(Pass(seat))
    return match.push(Play(winner, match.edition.card(RUN[-1])))
