"""The vocabulary that every layer shares. It imports nothing of ours, and every layer may import it."""

from __future__ import annotations

from typing import Literal, NamedTuple

LightName = Literal["left", "right", "colour"]
"""An RGB light of the tray: one for each eye, and one for the colour in play."""


class LightFacts(NamedTuple):
    label: str
    """What pages write beside it."""
    place: str
    """Where a builder mounts it."""


LIGHT_FACTS: dict[LightName, LightFacts] = {
    "left": LightFacts("Who", place="left cheek"),
    "right": LightFacts("What", place="right cheek"),
    "colour": LightFacts("Colour", place="console, colour in play"),
}

ReelName = Literal["left", "right", "wheel"]
"""A disc on its motor: the left eye says who, the right eye says what, the wheel says both."""


class ReelFacts(NamedTuple):
    name: str
    """What people call it."""
    light: LightName
    """The light that shows its face."""
    tick_hz: float
    """The tone when a face passes."""
    asks: str = ""
    """The question that its faces answer. Empty where one face says everything."""
    tells: str = ""
    """The same as a phrase."""

    @property
    def title(self) -> str:
        return f"{self.name}: {self.tells}" if self.tells else f"The {self.name.lower()}"

    @property
    def short_title(self) -> str:
        return f"{self.name}: {self.asks}" if self.asks else f"The {self.name.lower()}"


REEL_FACTS: dict[ReelName, ReelFacts] = {
    "left": ReelFacts("Left eye", light="left", tick_hz=2600, asks="who", tells="who acts"),
    "right": ReelFacts("Right eye", light="right", tick_hz=1900, asks="what", tells="what they do"),
    "wheel": ReelFacts("Wheel", light="colour", tick_hz=2200),
}

TrayKind = Literal["eyes", "wheel"]
"""Which reels turn together in one spin."""
REELS_OF: dict[TrayKind, tuple[ReelName, ...]] = {"eyes": ("left", "right"), "wheel": ("wheel",)}
KIND_OF: dict[ReelName, TrayKind] = {reel: kind for kind, reels in REELS_OF.items() for reel in reels}

Pace = Literal["turtle", "fish", "shark"]
"""How much time people get to read what happens: a lot, the usual, half of it."""

Creature = Literal["fish", "crab", "octopus", "starfish", "turtle", "whale", "snail", "jellyfish"]
"""Who somebody is in the lobby; the pages draw them."""

Scoring = Literal["standard", "low", "none"]
"""The winner scores all hands; everybody is charged and the lowest wins; or the first one out wins."""

UNO_PENALTY = 2
"""Cards for whoever is caught without having called UNO."""

Direction = Literal["clockwise", "anticlockwise"]
"""Which way play runs around the table."""
