"""Bots in the stories of the rule tests: what one of them does at a table told in notation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.bots import Bot, bot
from companion.rules.events import Event
from companion.rules.moves import Move
from tests.rules.stories import Story


def sharp(seed: int = 1) -> Bot:
    return bot("sharp", Random(seed))


def easy(seed: int = 1) -> Bot:
    return bot("easy", Random(seed))


def hear(player: Bot, seat: int, events: Sequence[Event]) -> None:
    """Let the bot at this seat know what happened, as far as it may."""
    player.notice([event.seen_by(seat - 1) for event in events])


def choice(table: Story, seat: int, player: Bot | None = None) -> str | None:
    """What a bot at this seat, sharp if not said, does now: ``"play R7"``; None if it lets things be."""
    chosen = choose(table, seat, player)
    return None if chosen is None else str(chosen).partition(": ")[2]


def choose(table: Story, seat: int, player: Bot | None = None) -> Move | None:
    decisions = tuple(each for each in table.round.decisions if each.seat == seat - 1)
    assert decisions, f"nothing is asked of seat {seat}"
    chosen = (player or sharp()).choose(table.round.view(seat - 1), decisions)
    assert chosen is None or table.round.can(chosen)
    return chosen


def listen(player: Bot, seat: int, table: Story, *lines: str) -> None:
    """Make these moves one by one, with the bot at this seat listening."""
    for line in lines:
        table.go(line)
        hear(player, seat, table.news)
