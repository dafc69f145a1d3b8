"""What can be chosen in a menu, and what may come of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose."""

    label: str
    choose: Callable[[], Chosen]
    closes: bool = False
    """Whether the menu is left for it."""


@dataclass(frozen=True, slots=True)
class Digits:
    """A number from 0 to 999 is asked for, one digit after the other."""

    label: str
    then: Callable[[int], Chosen]
    """Called with the number."""
    closes: bool = False
    """Whether the menu is left once the number is there."""


Chosen = Image.Image | Sequence[Item] | Digits | Coroutine[object, object, object] | None
"""What comes of choosing an item: a page to look at; a menu below this one, which is asked for again each
time it is shown; a number to pick; work that is begun, and whose failure is shown; or nothing more."""
