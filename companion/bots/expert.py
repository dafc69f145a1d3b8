"""The expert bot: as the sharp one, but on its turn it imagines the unseen cards and plays on."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from companion.bots.imagination import Dealer, dealer
from companion.bots.search import Question, Rating, question, search
from companion.bots.sharp import Sharp
from companion.rules.decisions import Decision
from companion.rules.moves import Move
from companion.rules.view import View

PLAYOUTS = 400
"""Rounds that it plays in its head before a move."""
BENEFIT_OF_DOUBT = 0.2
"""What the first thought is given ahead, in standard deviations of a share: playouts are few, and err."""


class Expert(Sharp):
    strength = "expert"
    summary = "as sharp, and plays hundreds of rounds in its head before each card"
    slow = True
    playouts: ClassVar[int] = PLAYOUTS

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        return self.thought(view, decisions)()

    def thought(self, view: View | None, decisions: tuple[Decision, ...]) -> Callable[[], Move | None]:
        first = super().choose(view, decisions)
        due = next((each for each in decisions if first in each.moves and not each.optional), None)
        if view is None or due is None:
            return lambda: first
        asked = question(view, due, self.memory)
        if asked is None or len(view.hand) == 1 or first not in asked.candidates:
            return lambda: first
        deals, seed = self.dealer(view), self.rng.random()
        return lambda: best(asked, deals, self.playouts, seed, first)

    def dealer(self, view: View) -> Dealer:
        """How it imagines what it does not see. It may think while more happens, so from a copy."""
        return dealer(view, self.memory.copy())


def best(asked: Question, deals: Dealer, playouts: int, seed: float, first: Move) -> Move:
    """The candidate that wins most; the first thought stands unless another is clearly better."""

    def promise(rating: Rating) -> float:
        ahead = BENEFIT_OF_DOUBT / max(1, rating.deals) ** 0.5 if rating.move == first else 0.0
        return rating.share + ahead

    ratings = search(asked, deals, playouts, seed)
    longest = max(rating.deals for rating in ratings)
    return max((each for each in ratings if each.deals == longest), key=promise).move
