"""Errors of the web server. Their messages are shown on a page or in a terminal."""

from __future__ import annotations

from companion.errors import TrayError
from companion.sentences import Words
from companion.table.errors import Refused


class BadMessage(Refused):
    """A message that does not follow the protocol."""

    def __init__(self, words: Words, id: int | None = None) -> None:
        super().__init__(words)
        self.id = id
        """The id of the message, if it can be read."""


class Outdated(BadMessage):
    """A page that speaks another version of the protocol."""


class PortTaken(TrayError, OSError):
    """Another program already listens on the port."""


class NoSuchAddress(TrayError, OSError):
    """This machine does not have the address, or may not use the port."""
