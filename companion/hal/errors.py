"""What can be wrong with the hardware: every text says what to do about it."""

from __future__ import annotations

from companion.errors import TrayError


class NoPinFactory(TrayError, ImportError):
    """The pins of this machine cannot be reached the way the config says."""


class NoSuchPin(TrayError, ValueError):
    """The config names a pin that this board does not have, or that must not be used for this."""


class PinInUse(TrayError, ValueError):
    """Two parts, or another program, want the same pin."""


class NoPermission(TrayError, PermissionError):
    """This user may not use the pins or the bus."""


class NoScreen(TrayError, OSError):
    """The OLED cannot be reached."""


class NoSuchReel(TrayError, ValueError):
    """A move names a reel or a face that this tray does not have."""


class NoSuchFault(TrayError, ValueError):
    """A simulated tray has no fault switch of this name."""


class BoardBusy(TrayError, RuntimeError):
    """The reels are moving already."""


class BoardClosed(TrayError, RuntimeError):
    """The board was closed, or is not open yet."""


class BoardFaulted(TrayError, RuntimeError):
    """The board has stopped for a fault that nobody has cleared yet."""


class CannotMeasure(TrayError, RuntimeError):
    """The board or its disc cannot be measured."""
