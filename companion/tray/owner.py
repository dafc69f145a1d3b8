"""The owner of a tray: who answers its nose, and adds to its menu."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Protocol

from companion.tray.items import Item


class Owner(Protocol):
    """Whoever a tray works for: a table, or a program that only spins."""

    def push_nose(self) -> Coroutine[object, object, object]:
        """Answer a push of the nose, usually with a spin. A `TrayError` from it is shown on the screen."""

    def menu(self) -> Sequence[Item]:
        """Items to add to the tray's menu; asked whenever the menu is shown."""

    def sound_switched(self, muted: bool) -> None:
        """Somebody switched the sound off, or on again."""

    def switched_off(self) -> None:
        """Somebody has switched the tray off, and everything is dark."""
