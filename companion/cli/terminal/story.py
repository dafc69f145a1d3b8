"""A match told from the outside, line by line: for replays and for bots among themselves."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cli.terminal.paint import Paint, fill
from companion.cli.terminal.scores import score_table
from companion.rules.events import Deals, Event, RoundOver
from companion.rules.match import Match

WIDTH = 80


class Story:
    """Prints what happens, with every card open: nobody at this table has secrets."""

    def __init__(self, match: Match, paint: Paint) -> None:
        self._match = match
        self._paint = paint

    def tell(self, events: Sequence[Event], by: int) -> None:
        for event in events:
            if isinstance(event, Deals):
                print(f"\n{self._paint(f'Round {len(self._match.results) + 1}', 'bold')}")
            for line in fill(str(event.text(self._match.name)), WIDTH):
                print(self._paint.words(line))
            if isinstance(event, RoundOver):
                print("", *score_table(self._match, event, self._paint), sep="\n")
