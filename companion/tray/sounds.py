"""The tray's sounds, as notes for a small piezo."""

from __future__ import annotations

from companion.hal import Note
from companion.names import REEL_FACTS, ReelName
from companion.rules.faces import BLACK, Face

Tune = tuple[Note, ...]

PAUSE = Note(0.05)

HELLO: Tune = (Note(0.08, 660), PAUSE, Note(0.12, 990))
GOODBYE: Tune = (Note(0.12, 660), PAUSE, Note(0.2, 440))
PUSHED: Tune = (Note(0.02, 1760),)
NOT_NOW: Tune = (Note(0.03, 240),)
"""A push that does nothing, for example while the reels turn."""
TICKS: dict[ReelName, Tune] = {reel: (Note(0.008, facts.tick_hz),) for reel, facts in REEL_FACTS.items()}
"""A face passes the window."""
LANDED: Tune = (Note(0.09, 784), Note(0.09, 988), Note(0.09, 1175), Note(0.22, 1568))
NOBODY: Tune = (Note(0.14, 784), Note(0.14, 659), Note(0.26, 523))
AGAIN: Tune = (Note(0.06, 330), PAUSE, Note(0.06, 330))
"""A reel tries once more."""
ALARM: Tune = (Note(0.15, 300), PAUSE, Note(0.15, 300), PAUSE, Note(0.3, 240))
SAID: Tune = (Note(0.07, 880), PAUSE, Note(0.14, 1175))
"""The table shows a text."""
NEXT: Tune = (Note(0.015, 1320),)
CHOSEN: Tune = (Note(0.03, 1320), Note(0.05, 1980))


def of_outcome(faces: tuple[Face, ...]) -> Tune:
    return NOBODY if BLACK in faces else LANDED
