"""What a board tells its listeners while it works. They are called in the event loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.hal.buzzer import Note
from companion.hal.faults import Fault
from companion.hal.lights import Glow


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
class Mended:
    """A fault that somebody had cleared too soon is over by itself."""


@dataclass(frozen=True, slots=True)
class ScreenChanged:
    """The screen was lost, or is back (no trouble)."""

    trouble: str


@dataclass(frozen=True, slots=True)
class ScreenShows:
    """Another picture can be seen on the screen."""

    picture: bytes
    """128×64 pixels of one bit, row by row, the leftmost in the highest bit; all dark while it is lost."""


@dataclass(frozen=True, slots=True)
class LightsShow:
    """A light has changed."""

    glows: Mapping[str, Glow]
    """What each light does now."""


@dataclass(frozen=True, slots=True)
class Plays:
    """A tune begins, in place of one that may still be playing."""

    tune: tuple[Note, ...]


Event = Tick | Turned | Faulted | Mended | ScreenChanged | ScreenShows | LightsShow | Plays
