"""Asks whoever is on a port who it is, and leaves it as it was."""

from __future__ import annotations

from companion.hal.clock import RealClock
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, Welcome
from companion.hal.pico.port import open_port

NOBODY = 0
"""The session of somebody who does not stay."""


def probe(name: str) -> Welcome:
    link = Link(name, RealClock(), _ignore, lost=_ignore, back=_ignore, opener=open_port, session=NOBODY)
    try:
        return link.open()
    finally:
        link.close()


def _ignore(_message: Message | Exception) -> None:
    """Nobody wants to know."""
