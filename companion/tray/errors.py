"""Errors of the tray. Each message is one sentence that says what to do."""

from __future__ import annotations

from companion.errors import TrayError


class NoSuchFace(TrayError, ValueError):
    """The reels of this tray do not have these faces."""


class NoSuchTray(TrayError, ValueError):
    """The board has no reel of this kind of tray."""


class TrayBusy(TrayError, RuntimeError):
    """The tray is in the middle of something else."""


class NotSimulated(TrayError, RuntimeError):
    """Only a simulated tray can do this."""


class SpinNotSaved(TrayError, OSError):
    """A drawn spin could not be saved, so nothing moved."""


class DamagedSpin(TrayError, ValueError):
    """The file with the last spin cannot be read."""
