"""Asks what is on a port, and leaves it as it was."""

from __future__ import annotations

from companion.hal.clock import RealClock
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, Welcome

NOBODY = 0
"""The session of a caller that does not stay connected."""


def probe(name: str) -> Welcome:
    link = Link(name, RealClock(), _ignore, on_lost=_ignore, on_back=_ignore, session=NOBODY)
    try:
        return link.open()
    finally:
        link.close()


def _ignore(_message: Message | Exception) -> None:
    """A probe needs nothing but the greeting."""
