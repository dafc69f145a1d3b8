"""Menu items, and what choosing one can lead to."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass

from PIL import Image

from companion.sentences import Words


@dataclass(frozen=True, slots=True)
class Item:
    """One item of a menu."""

    label: Words
    choose: Callable[[], Chosen]
    closes: bool = False
    """Whether choosing it closes the menu first."""


@dataclass(frozen=True, slots=True)
class Digits:
    """Ask for a number from 0 to 999, digit by digit."""

    label: Words
    then: Callable[[int], Chosen]
    """Called with the number."""
    closes: bool = False
    """Whether the menu is closed once the number is entered."""


Chosen = Image.Image | Sequence[Item] | Digits | Coroutine[object, object, object] | None
"""What choosing an item leads to: a page to show; a submenu, whose items are asked for again each time it is
shown; a number to enter; a coroutine to start, whose failure is shown; or nothing."""
