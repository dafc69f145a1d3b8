"""What a board tells its listeners while it works. They are called in the event loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.hal.faults import Fault


@dataclass(frozen=True, slots=True)
class Tick:
    """A face comes by: the sound of a wheel."""

    reel: str
    face_index: int
    at: float


@dataclass(frozen=True, slots=True)
class Turned:
    """Where moving reels are, in degrees: some twenty times a second, and once when they stop."""

    angles: Mapping[str, float]
    at: float


@dataclass(frozen=True, slots=True)
class Faulted:
    """The board has stopped."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class ScreenChanged:
    """The screen was lost, or is back (no trouble)."""

    trouble: str


Event = Tick | Turned | Faulted | ScreenChanged
