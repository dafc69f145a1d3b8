"""The moves that chance makes in a terminal game: shuffles, spins and others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.chance import Chance, weights_of
from companion.config import ChanceSettings
from companion.names import REELS_OF, ReelName
from companion.rules.decisions import Decision, ShuffleDecision
from companion.rules.edition import Edition
from companion.rules.faces import REELS
from companion.rules.moves import TRAY, Move, Shuffle, Spin

T = TypeVar("T")


class ChanceMoves:
    """True randomness for one match, with the config's weights for faces."""

    def __init__(self, chance: Chance, settings: ChanceSettings, edition: Edition) -> None:
        self._chance = chance
        reels: tuple[ReelName, ...] = REELS_OF[edition.spinner] if edition.spinner else ()
        self._weights = {
            reel: weights_of([face.id for face in REELS[reel]], settings.weights.get(reel, {}))
            for reel in reels
        }

    def answer(self, decision: Decision) -> Move:
        """A move for a decision that is up to the tray."""
        if isinstance(decision, ShuffleDecision):
            return Shuffle(TRAY, self._chance.shuffle(decision.cards).things)
        if isinstance(decision.moves[0], Spin):
            faces = (
                self._chance.choice(REELS[reel], weights).value for reel, weights in self._weights.items()
            )
            return Spin(TRAY, tuple(faces))
        return self._chance.choice(decision.moves).value

    def order(self, things: Sequence[T]) -> tuple[T, ...]:
        return self._chance.shuffle(things).things

    def seconds(self, least: float, most: float) -> float:
        """A random length of time, to the millisecond."""
        return least + self._chance.below(round((most - least) * 1000)).value / 1000
