"""What can be wrong with the Pico and the way to it: every text says what to do about it."""

from __future__ import annotations

from companion.errors import TrayError


class LinkError(TrayError, OSError):
    """The Pico cannot be talked to."""


class PortMissing(LinkError):
    """There is no such serial port, or none with a Pico on it."""


class PortDenied(LinkError, PermissionError):
    """This user may not use the port, or another program does."""


class NotATray(LinkError):
    """Something answers on the port, but not our firmware."""


class NoAnswer(LinkError):
    """Nothing answers on the port."""


class WrongVersion(LinkError):
    """The firmware and this companion do not understand each other."""


class WrongSettings(LinkError):
    """The Pico is set up for another tray than the config describes."""


class LinkLost(LinkError):
    """The Pico was connected and is no longer."""


class NotFlashed(TrayError, RuntimeError):
    """The firmware could not be put on the Pico."""
