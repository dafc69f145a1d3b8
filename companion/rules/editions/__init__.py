"""The editions there are: five of our own, and any that an installed package brings.

A package adds one with the entry point group ``tray.editions``; see README.md beside the rules.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from companion.rules.cards import BLUE, GREEN, RED, YELLOW, core_deck
from companion.rules.core import Core
from companion.rules.edition import Edition
from companion.rules.editions.corn import Corn
from companion.rules.editions.eye_eye import EyeEye
from companion.rules.editions.mario import Mario
from companion.rules.editions.monster_high import MonsterHigh
from companion.rules.editions.spin import Spin
from companion.rules.errors import NoSuchEdition
from companion.sentences import Sentence, listed

OURS: tuple[type[Edition], ...] = (EyeEye, Spin, Corn, MonsterHigh, Mario)


@cache
def editions() -> dict[str, Edition]:
    """All editions by id, ours first."""
    found = {kind.id: kind() for kind in OURS}
    for entry in entry_points(group="tray.editions"):
        kind = entry.load()
        if not (isinstance(kind, type) and issubclass(kind, Edition)):
            raise NoSuchEdition(
                Sentence(
                    "entry point {entry} ({value}) is not an Edition class",
                    entry=entry.name,
                    value=entry.value,
                )
            )
        found.setdefault(kind.id, kind())
    return found


def edition(id: str) -> Edition:
    """The edition with this id."""
    known = editions()
    try:
        return known[id]
    except KeyError:
        names = {name.casefold(): each.id for each in known.values() for name in (each.id, each.name)}
        near = get_close_matches(id.casefold(), names, n=1)
        hint = (
            Sentence("did you mean {edition}?", edition=names[near[0]])
            if near
            else Sentence("there are {editions}", editions=listed(known))
        )
        raise NoSuchEdition(Sentence("there is no edition {id!r}: {hint}", id=id, hint=hint)) from None


@cache
def bare(missing: str) -> Edition:
    """The cards that every edition has, under the id of one that is not installed any more."""

    class Bare(Core):
        id = missing
        name = f"{missing} (not installed)"
        summary = "The cards that all editions share."
        colours = (RED, YELLOW, GREEN, BLUE)
        deck = core_deck(colours)

    return Bare()
