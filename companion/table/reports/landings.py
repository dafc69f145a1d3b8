"""How well the reels did what they were told: landings that the sensors saw, second tries and failures."""

from __future__ import annotations

from collections import Counter, defaultdict

from msgspec import Struct

from companion.names import ReelName
from companion.rules.faces import REELS
from companion.table.journal.records import SpinLanded


class ReelRecord(Struct, frozen=True, kw_only=True):
    """How well a reel did what it was told, faces that were shown again included."""

    reel: str
    landings: int
    confirmed: int
    """The sensor saw it land."""
    expected: int
    """It should have landed, but a disc with a single mark cannot prove it."""
    failed: int
    missed: int
    """The first try did not land."""
    retried: int
    """Missed, homed, and turned to the same face again."""
    resumed: int
    """Drawn before a restart, landed after it."""


class LandingCounter:
    def __init__(self) -> None:
        self.spins = 0
        """That landed, faces that were shown again included."""
        self._counts: dict[str, Counter[str]] = defaultdict(Counter)
        """By reel, how often each of the words of a `ReelRecord` holds."""

    def count(self, landed: SpinLanded) -> None:
        self.spins += 1
        for reel, how in landed.landed.items():
            counts = self._counts[reel]
            counts["landings"] += 1
            counts[how] += 1
            counts["missed"] += reel in landed.retried or how == "failed"
            counts["retried"] += reel in landed.retried
            counts["resumed"] += landed.resumed

    def result(self) -> tuple[ReelRecord, ...]:
        """All reels that have turned so far."""
        return tuple(self._reel(reel) for reel in REELS if reel in self._counts)

    def _reel(self, reel: ReelName) -> ReelRecord:
        counts = self._counts[reel]
        return ReelRecord(
            reel=reel,
            landings=counts["landings"],
            confirmed=counts["confirmed"],
            expected=counts["expected"],
            failed=counts["failed"],
            missed=counts["missed"],
            retried=counts["retried"],
            resumed=counts["resumed"],
        )
