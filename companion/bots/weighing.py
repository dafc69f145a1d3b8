"""Weighing: what speaks for a move and what against it, each reason by its name.

Everything is weighed in cards: 1 is as good as one card less in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.rules.moves import Move


class Reason(NamedTuple):
    name: str
    """What it is about: "wild spent", or the kind of a card whose effect it is."""
    worth: float
    """Below zero if it speaks against the move."""


class Weighed(NamedTuple):
    """A move with its reasons."""

    move: Move
    reasons: list[Reason]

    @property
    def worth(self) -> float:
        return worth(self.reasons)

    @property
    def best_reason(self) -> Reason:
        """What speaks for it most."""
        return max(self.reasons, key=lambda reason: reason.worth)


def worth(reasons: Iterable[Reason]) -> float:
    return sum(reason.worth for reason in reasons)
