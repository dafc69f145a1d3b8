"""Bots: players that fill empty seats, at two strengths.

player = bot("sharp", random.Random())
move = player.choose(round.view(seat), decisions)
"""

from __future__ import annotations

from difflib import get_close_matches

from companion.bots.easy import Easy
from companion.bots.errors import NoSuchBot
from companion.bots.player import Bot, Rng
from companion.bots.sharp import Sharp
from companion.sentences import Sentence, listed

STRENGTHS: dict[str, type[Bot]] = {kind.strength: kind for kind in (Easy, Sharp)}

__all__ = ["STRENGTHS", "Bot", "NoSuchBot", "Rng", "bot", "find"]


def bot(strength: str, rng: Rng) -> Bot:
    """A new player of this strength. It keeps its own memory: one bot a seat."""
    return find(strength)(rng)


def find(strength: str) -> type[Bot]:
    """The kind of bot that plays at this strength."""
    try:
        return STRENGTHS[strength]
    except KeyError:
        near = get_close_matches(strength.lower(), STRENGTHS, n=1, cutoff=0.5)
        hint = (
            Sentence("did you mean {strength}?", strength=near[0])
            if near
            else Sentence("there are {strengths}", strengths=listed(STRENGTHS, " and "))
        )
        raise NoSuchBot(
            Sentence("there is no bot {strength!r}: {hint}", strength=strength, hint=hint)
        ) from None
