"""The vocabulary for pages: what `companion/names.py` and the table of faces say, as one JSON object."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from companion.bots import strengths
from companion.names import (
    LIGHT_FACTS,
    REEL_FACTS,
    REELS_OF,
    UNO_PENALTY,
    LightName,
    ReelName,
    TrayKind,
)
from companion.rules.faces import BLACK, REELS, Face


class FaceView(Struct, frozen=True):
    id: str
    word: str
    meaning: str


class ReelWords(Struct, frozen=True, kw_only=True):
    name: str
    title: str
    """With what it tells: "Left eye: who acts"."""
    short_title: str
    asks: str
    """The question that its faces answer; empty where one face says everything."""
    light: LightName
    """The light that shows its face."""
    faces: tuple[FaceView, ...]
    """In the order of the disc."""


class Names(Struct, frozen=True, kw_only=True):
    reels: dict[ReelName, ReelWords]
    kinds: dict[TrayKind, tuple[ReelName, ...]]
    """The reels of each kind of tray."""
    lights: dict[LightName, str]
    """What to write beside each light."""
    bots: tuple[str, ...]
    """Every strength that a bot plays at."""
    uno_penalty: int
    nobody: str
    """The face that lets everybody off."""


@cache
def listed() -> bytes:
    """All of it as JSON."""
    return msgspec.json.encode(
        Names(
            reels={reel: _reel(reel) for reel in REEL_FACTS},
            kinds=REELS_OF,
            lights={light: facts.label for light, facts in LIGHT_FACTS.items()},
            bots=tuple(strengths()),
            uno_penalty=UNO_PENALTY,
            nobody=BLACK.id,
        )
    )


def faces_of(reel: ReelName) -> tuple[FaceView, ...]:
    return tuple(_face(face) for face in REELS[reel])


def _reel(reel: ReelName) -> ReelWords:
    facts = REEL_FACTS[reel]
    return ReelWords(
        name=facts.name,
        title=facts.title,
        short_title=facts.short_title,
        asks=facts.asks,
        light=facts.light,
        faces=faces_of(reel),
    )


def _face(face: Face) -> FaceView:
    return FaceView(face.id, face.word, face.meaning)
