"""The greeting. A Pico that is just starting takes a byte 3 for Ctrl-C, so the greeting contains none."""

from __future__ import annotations

import random

CTRL_C = 3
HARMLESS = [byte for byte in range(1, 256) if byte != CTRL_C]
"""The bytes of a session number. COBS would replace a zero by a count of bytes, which may be 3."""


def new_session() -> int:
    """A session number for a companion that stays connected."""
    return int.from_bytes(bytes(random.SystemRandom().choices(HARMLESS, k=4)), "little")


def interrupts(frame: bytes) -> bool:
    """Whether this frame would leave a Pico that is just starting at its prompt."""
    return CTRL_C in frame
