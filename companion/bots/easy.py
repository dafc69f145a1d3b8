"""The easy bot: plays any card that it may, and does not always pay attention."""

from __future__ import annotations

from companion.bots.player import Bot, pick
from companion.rules.decisions import Decision
from companion.rules.moves import Accept, Done, Draw, Move, Pass
from companion.rules.view import View

ATTENTION = {"call-uno": 0.5, "catch": 0.3, "yell": 0.0}
"""How likely it acts out of turn each time that it could. Who yells first is for the driver to say."""
SELDOM = 0.2
"""The same for what an edition from outside may ask."""
OBLIGING = {"consent": Accept, "house-rule": Done}
"""Not left to chance: a bot is no spoilsport, and deals out nothing for a house rule that it cannot read."""
LAST_RESORT = (Draw, Pass)


class Easy(Bot):
    strength = "easy"
    looks = False
    listens = False

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        due = None
        for decision in decisions:
            if not decision.optional:
                due = decision
            elif self.rng.random() < ATTENTION.get(decision.kind, SELDOM):
                return pick(decision.moves, self.rng)
        return None if due is None else self._answer(due)

    def _answer(self, decision: Decision) -> Move:
        moves = decision.moves
        if obliging := OBLIGING.get(decision.question.kind):
            return next((move for move in moves if type(move) is obliging), moves[0])
        move = pick(moves, self.rng)
        while type(move) in LAST_RESORT and len(moves) > 1:
            move = pick(moves, self.rng)
        return move
