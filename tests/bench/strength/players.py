"""The players of the bench: those that only it has, one that is frozen, and every bot there is."""

from __future__ import annotations

from random import Random

from companion.bots import Bot, Rng, bot
from companion.bots.expert import Expert
from companion.bots.imagination import Deal, Dealer
from companion.bots.player import pick
from companion.bots.sharp import Sharp
from companion.rules.decisions import Decision
from companion.rules.match import Match
from companion.rules.moves import Accept, Catch, Done, Draw, Move, Pass, Play
from companion.rules.view import View

LAST_RESORT = (Draw, Pass)
OBLIGING = {"consent": Accept, "house-rule": Done}


class RandomLegal(Bot):
    """Lays a random card that fits whenever there is one, and always calls and catches."""

    strength = "random-legal"
    summary = "lays any card that fits"
    listens = False

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        called = {seat for seat, called in view.uno if called} if view else set()
        for decision in decisions:
            if not decision.optional:
                return self._answer(decision)
            for move in decision.moves:
                if not (isinstance(move, Catch) and move.target in called):
                    return move
        return None

    def _answer(self, decision: Decision) -> Move:
        if obliging := OBLIGING.get(decision.kind):
            return next((move for move in decision.moves if type(move) is obliging), decision.moves[0])
        wanted = [move for move in decision.moves if not isinstance(move, LAST_RESORT)] or decision.moves
        move = pick(wanted, self.rng)
        if isinstance(move, Play) and (called := Play(move.seat, move.card, uno=True)) in decision.moves:
            return called
        return move


class Ceiling(Expert):
    """The expert as a cheat: it searches with all hands and the pile known. No honest bot gets this far."""

    strength = "ceiling"
    summary = "sees everything"
    match: Match

    def dealer(self, view: View) -> Dealer:
        round = self.match.round
        assert round
        truth = Deal(
            [list(hand) for hand in round.hands],
            [list(cards) for cards in round.foreheads],
            round.pile[::-1],
        )

        def deal(rng: Random) -> Deal:
            return truth

        return deal


SHARP_1 = "sharp-1"
"""The sharp bot as it was when the expert was made. A test knows it by its moves: whoever improves the sharp
bot puts a copy of this one here first, so that figures of different days can be compared."""

PLAYERS: dict[str, type[Bot]] = {"random-legal": RandomLegal, SHARP_1: Sharp, "ceiling": Ceiling}


def player(name: str, rng: Rng) -> Bot:
    """A new player of this name."""
    return PLAYERS[name](rng) if name in PLAYERS else bot(name, rng)
