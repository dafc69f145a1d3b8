"""What can go wrong with randomness. Each message is one sentence that says what to do."""

from __future__ import annotations

from companion.errors import TrayError


class SourceFault(TrayError, OSError):
    """A source gives no bytes now; it is tried again later."""


class UnhealthySource(TrayError, RuntimeError):
    """A source gives bytes that are not random enough; it is not used again until the tray is restarted."""


class NoGoodSource(TrayError, RuntimeError):
    """Nothing is left that a fair draw could be made from."""


class ChanceClosed(TrayError, RuntimeError):
    """A draw was asked for after closing."""


class BadWeights(TrayError, ValueError):
    """Weights that no draw can follow."""


class EvidenceMismatch(TrayError, ValueError):
    """Evidence whose bytes do not lead to its result."""
