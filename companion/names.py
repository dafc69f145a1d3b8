"""The vocabulary that every layer shares. It imports nothing of ours, and every layer may import it."""

from __future__ import annotations

from typing import Literal

ReelName = Literal["left", "right", "wheel"]
"""A disc on its motor: the left eye says who, the right eye says what, the wheel says both."""

TrayKind = Literal["eyes", "wheel"]
"""Which reels turn together in one spin."""
REELS_OF: dict[TrayKind, tuple[ReelName, ...]] = {"eyes": ("left", "right"), "wheel": ("wheel",)}

Strength = Literal["easy", "sharp"]
"""How well a bot plays."""
SeatedBot = Literal["", Strength]
"""Who plays a seat: a bot of some strength, or a person."""

Scoring = Literal["standard", "low", "none"]
"""The winner scores all hands; everybody is charged and the lowest wins; or the first one out wins."""

UNO_PENALTY = 2
"""Cards for whoever is caught without having called UNO."""

Direction = Literal["clockwise", "anticlockwise"]
"""Which way play runs around the table."""
