"""Entering a number with one button: a short push counts the digit up, a long one goes to the next."""

from __future__ import annotations

from functools import cache, partial

from PIL import Image

from companion.tray import pages
from companion.tray.items import Digits, Item

PLACES = 3


class Picker:
    """Starts at 000."""

    def __init__(self, digits: Digits) -> None:
        self._digits = digits
        self._figures = [0] * PLACES
        self._at = 0

    def picture(self) -> Image.Image:
        return pages.number(self._digits.label, self._figures, self._at)

    def push(self) -> None:
        self._figures[self._at] = (self._figures[self._at] + 1) % 10

    def hold(self) -> Item | None:
        """Go to the next digit; after the last one, return the item for the number."""
        if self._at < PLACES - 1:
            self._at += 1
            return None
        number = int("".join(map(str, self._figures)))
        # Cached, as a submenu calls this each time it is shown, but `then` must run only once.
        return Item(self._digits.label, cache(partial(self._digits.then, number)), self._digits.closes)
