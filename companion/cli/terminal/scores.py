"""Scores in words: which cards were left, and the points for them."""

from __future__ import annotations

from companion.cli.terminal.paint import Paint, clip, table
from companion.rules.events import RoundOver
from companion.rules.match import Match
from companion.rules.scoring import value

MOST_CODES = 40
"""Columns for the cards that a player has left."""


def score_table(match: Match, event: RoundOver, paint: Paint) -> list[str]:
    """After a round: everybody's remaining cards, points and totals."""
    rows = [[paint(word, "dim") for word in ("", "points", "total", "left over", "")]]
    for seat, hand in enumerate(event.hands):
        name = match.name(seat)
        rows.append(
            [
                paint(name, "bold") if seat == event.winner else name,
                f"+{event.points[seat]}" if event.points[seat] else "",
                str(match.totals[seat]),
                str(value(hand)) if hand else "",
                clip(" ".join(card.code for card in hand), MOST_CODES),
            ]
        )
    return [f"  {line}" for line in table(rows, numbers=(1, 2, 3))]


def final_line(match: Match) -> str:
    """How the match stands or ended, in one line."""
    totals = ", ".join(f"{name} {total}" for name, total in zip(match.names, match.totals, strict=True))
    return f"Totals: {totals}."
