"""Bots: players that fill empty seats, at three strengths, and any that an installed package brings.

player = bot("sharp", random.Random())
move = player.choose(round.view(seat), decisions)

A package adds one with the entry point group ``tray.bots``; see README.md in this folder.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from companion.bots.easy import Easy
from companion.bots.errors import NoSuchBot
from companion.bots.expert import Expert
from companion.bots.player import Bot, Rng
from companion.bots.sharp import Sharp
from companion.sentences import Sentence, listed

OURS: tuple[type[Bot], ...] = (Easy, Sharp, Expert)

__all__ = ["Bot", "NoSuchBot", "Rng", "bot", "find", "strengths"]


@cache
def strengths() -> dict[str, type[Bot]]:
    """All kinds of bots by the strength they play at, ours first."""
    found = {kind.strength: kind for kind in OURS}
    for entry in entry_points(group="tray.bots"):
        kind = entry.load()
        if not (isinstance(kind, type) and issubclass(kind, Bot)):
            raise NoSuchBot(
                Sentence(
                    "entry point {entry} ({value}) is not a Bot class", entry=entry.name, value=entry.value
                )
            )
        found.setdefault(kind.strength, kind)
    return found


def bot(strength: str, rng: Rng) -> Bot:
    """A new player of this strength. It keeps its own memory: one bot a seat."""
    return find(strength)(rng)


def find(strength: str) -> type[Bot]:
    """The kind of bot that plays at this strength."""
    known = strengths()
    try:
        return known[strength]
    except KeyError:
        near = get_close_matches(strength.lower(), known, n=1, cutoff=0.5)
        hint = (
            Sentence("did you mean {strength}?", strength=near[0])
            if near
            else Sentence("there are {strengths}", strengths=listed(known, ", ", " and "))
        )
        raise NoSuchBot(
            Sentence("there is no bot {strength!r}: {hint}", strength=strength, hint=hint)
        ) from None
