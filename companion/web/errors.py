"""What the web side refuses, in words for those who read it on a page or in a terminal."""

from __future__ import annotations

from companion.errors import TrayError


class Refused(TrayError, ValueError):
    """A request is refused. Nothing has changed."""


class BadMessage(Refused):
    """A message that is none of the protocol."""

    def __init__(self, text: str, id: int | None = None) -> None:
        super().__init__(text)
        self.id = id
        """Of the message, if it has one that can be read."""


class PortTaken(TrayError, OSError):
    """Somebody else listens where the companion should."""


class NoSuchAddress(TrayError, OSError):
    """An address that this machine does not have, or a port that it may not use."""
