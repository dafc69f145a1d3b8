"""By how much the sharp bot beats easy ones: its share of matches, with 95 % intervals.

One sharp bot among easy ones, in every seat equally often. Half or a quarter would be an even share.
"""

from __future__ import annotations

import os

from rich.console import Console
from rich.table import Table

from companion.bots.simulation import Plan, simulate
from companion.bots.tally import wilson
from companion.rules.editions import editions

MATCHES = 200
SEATS = (2, 4)
SEED = 1


def run() -> None:
    """Print the table."""
    table = Table(
        "edition", *(f"{seats} players" for seats in SEATS), title=f"sharp among easy, {MATCHES} matches"
    )
    for id in editions():
        table.add_row(id, *(share(id, seats) for seats in SEATS))
    Console().print(table)


def share(id: str, seats: int) -> str:
    wins = 0
    for place in range(seats):
        bots = ["easy"] * seats
        bots[place] = "sharp"
        plan = Plan(id, tuple(bots), editions()[id].default_options, SEED)
        wins += simulate(plan, MATCHES // seats, os.cpu_count() or 1).wins[place]
    low, high = wilson(wins, MATCHES)
    return f"{wins / MATCHES:.1%} ({low:.1%} to {high:.1%})"
