"""Whether the reels are fair: how often each face was drawn, beside how often chance alone would draw it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from math import ceil, sqrt

import msgspec
from msgspec import Struct

from companion.bots.tally import Z95
from companion.chance.draws import can_weigh
from companion.chance.statistics import chi_square_p
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS, Face
from companion.table.journal.records import SpinDrawn

Weights = tuple[int, ...]
"""The weight of each face of a reel; all the same if they are equally likely."""

ENOUGH = 5
"""The chi-square test needs at least this many expected of every face before its p-value means anything."""
DOUBTFUL = 0.001
"""Chance alone gives a p-value below this once in a thousand looks."""


class FaceCount(Struct, frozen=True, kw_only=True):
    face: str
    word: str
    count: int
    expected: float
    low: float
    """Chance alone keeps the count between these two, 95 times of 100."""
    high: float


class ReelCount(Struct, frozen=True, kw_only=True):
    """What a reel was told to show. A draw that was shown again after an undo counts once."""

    tray: TrayKind
    reel: ReelName
    draws: int
    faces: tuple[FaceCount, ...]
    p: float | None
    """Chi-square: how likely chance alone is to be at least as uneven. None while there are too few draws."""
    enough: int
    """Draws that the test needs."""
    weighted: bool
    """Whether some faces were made heavier than others by the config."""

    @property
    def doubtful(self) -> bool:
        return self.p is not None and self.p < DOUBTFUL


class FaceCounter:
    """Counts draws that have landed."""

    def __init__(self) -> None:
        self._seen: set[int] = set()
        self._counts: dict[ReelName, Counter[str]] = defaultdict(Counter)
        self._weights: dict[ReelName, Counter[Weights]] = defaultdict(Counter)

    def count(self, record: int, drawn: SpinDrawn) -> None:
        """Count a draw, unless it was counted before and is only shown again."""
        first = drawn.again or record
        if first in self._seen or drawn.tray not in REELS_OF:
            return
        self._seen.add(first)
        reels = REELS_OF[drawn.tray]
        for place, (reel, face) in enumerate(zip(reels, drawn.faces, strict=False)):
            self._counts[reel][face] += 1
            self._weights[reel][_weights(drawn, place, len(REELS[reel]))] += 1

    def result(self) -> tuple[ReelCount, ...]:
        """All reels that were spun so far."""
        return tuple(
            self._reel(tray, reel) for tray, reels in REELS_OF.items() for reel in reels if self._counts[reel]
        )

    def _reel(self, tray: TrayKind, reel: ReelName) -> ReelCount:
        faces, weights = REELS[reel], self._weights[reel]
        counts = [self._counts[reel][face.id] for face in faces]
        draws = weights.total()
        shares = [
            [(Fraction(each[place], sum(each)), times) for each, times in weights.items()]
            for place in range(len(faces))
        ]
        expected = [sum((share * times for share, times in each), Fraction()) for each in shares]
        possible = [place for place, each in enumerate(expected) if each > 0]
        rarest = min(expected[place] for place in possible)
        return ReelCount(
            tray=tray,
            reel=reel,
            draws=draws,
            faces=tuple(
                _face(face, counts[place], float(expected[place]), _spread(shares[place]))
                for place, face in enumerate(faces)
            ),
            p=chi_square_p(
                [counts[place] for place in possible], [float(expected[place]) for place in possible]
            )
            if len(possible) > 1 and rarest >= ENOUGH
            else None,
            enough=ceil(ENOUGH * draws / rarest),
            weighted=any(len(set(each)) > 1 for each in weights),
        )


def _face(face: Face, count: int, expected: float, spread: float) -> FaceCount:
    return FaceCount(
        face=face.id,
        word=face.word,
        count=count,
        expected=round(expected, 3),
        low=round(max(0.0, expected - Z95 * spread), 3),
        high=round(expected + Z95 * spread, 3),
    )


def _spread(shares: Sequence[tuple[Fraction, int]]) -> float:
    """The standard deviation of how often a face is drawn, from its probability and the number of draws."""
    return sqrt(sum(share * (1 - share) * times for share, times in shares))


def _weights(drawn: SpinDrawn, place: int, faces: int) -> Weights:
    """How heavy each face of a reel was in this draw, as its evidence says."""
    given = drawn.evidence[place].get("weights") if place < len(drawn.evidence) else None
    if given is not None:
        # Weights that cannot be read are for the audit to complain of.
        with suppress(msgspec.ValidationError):
            weights = msgspec.convert(given, Weights)
            if len(weights) == faces and can_weigh(weights):
                return weights
    return (1,) * faces
