"""What is asked of a reel and what came of it: moves, landings and homings, each with its evidence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.config.board import ReelSettings


@dataclass(frozen=True, slots=True)
class ReelMove:
    """Turn a reel to a face."""

    face_index: int
    turns: int | None = None
    """Whole disc turns on top of the way to the face. None: as many as the length of a spin allows.
    0 is the shortest way and skips the slow end."""


class Certainty(StrEnum):
    CONFIRMED = "confirmed"
    """The sensor saw the index and every mark since where they belong, and sits on the face's mark."""
    EXPECTED = "expected"
    """The best that a disc with a single mark can say: nothing contradicts the landing."""
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the sensor saw during one move. Errors are half steps, positive where the disc lagged behind."""

    marks_seen: int = 0
    marks_missed: int = 0
    marks_unexpected: int = 0
    index_error: int | None = None
    """At the last pass of the index in this move; None if it did not come by."""
    previous_error: int | None = None
    """At the first pass: how far off the reel was already when the move began."""
    on_mark: bool | None = None
    """Whether the sensor sees a mark at rest."""
    half_steps: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a reel has come to rest, and how certain that is."""

    reel: str
    face_index: int
    """The face that was asked for."""
    certainty: Certainty
    reason: str = ""
    """What went wrong, in words, if it failed."""
    evidence: Evidence = Evidence()

    @property
    def confirmed(self) -> bool:
        return self.certainty is Certainty.CONFIRMED

    @property
    def failed(self) -> bool:
        return self.certainty is Certainty.FAILED


@dataclass(frozen=True, slots=True)
class Homing:
    """How the search for a reel's index ended."""

    reel: str
    found: bool
    reason: str = ""
    """What to do about it, if the index was not found."""
    seconds: float = 0.0


def search_advice(reel: str, settings: ReelSettings, edges: int, *, backwards: bool, on_mark: bool) -> str:
    """What to do about a reel whose index was not found."""
    sensor = f"sensor (GPIO{settings.sensor})"
    if backwards:
        return (
            f"The {reel} reel turns backwards: set direction = {-settings.direction} in "
            f"[board.reels.{reel}], or swap IN1 with IN4 and IN2 with IN3 at its driver."
        )
    if edges:
        return (
            f"The {reel} reel saw marks but not its index: check the wide mark on its disc and how near "
            f"its {sensor} is."
        )
    if on_mark:
        return (
            f"The {sensor} of the {reel} reel is always on: check that its wire does not touch ground, "
            "and that the motor turns the disc."
        )
    return (
        f"The {sensor} of the {reel} reel never saw a mark: check its wire and its distance to the disc, "
        "and that the motor turns it."
    )
