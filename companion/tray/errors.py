"""Why the tray does not do what it was asked to, each in one sentence that says the fix."""

from __future__ import annotations

from companion.errors import TrayError


class NoSuchFace(TrayError, ValueError):
    """Faces that the reels of this tray do not have."""


class NoSuchTray(TrayError, ValueError):
    """The board has no reel of this kind of tray."""


class TrayBusy(TrayError, RuntimeError):
    """The tray is in the middle of something else."""


class NotSimulated(TrayError, RuntimeError):
    """What only a simulated tray can do."""


class SpinNotSaved(TrayError, OSError):
    """A drawn spin could not be written down, so nothing moved."""


class DamagedSpin(TrayError, ValueError):
    """The file with the last spin cannot be understood."""
