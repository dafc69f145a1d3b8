"""What can go wrong with bots."""

from __future__ import annotations

from companion.errors import TrayError


class NoSuchBot(TrayError, LookupError):
    """A strength that no bot plays at."""


class WorkerLost(TrayError, RuntimeError):
    """A process that played games for us ended before it was done."""
