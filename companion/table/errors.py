"""What the table refuses, in words for those who sit at it."""

from __future__ import annotations

from companion.errors import TrayError


class Refused(TrayError, ValueError):
    """A command that cannot be carried out now. Nothing has changed."""


class SeatHeld(Refused):
    """Another device plays for this player; the seat's code would take the seat over."""


class DoesNotReplay(TrayError, RuntimeError):
    """An open round that this version of the rules can no longer replay."""
