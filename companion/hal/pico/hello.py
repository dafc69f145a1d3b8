"""The greeting. It may meet a Pico that is just starting and takes a byte 3 for Ctrl-C: it contains none."""

from __future__ import annotations

import random

CTRL_C = 3
HARMLESS = [byte for byte in range(1, 256) if byte != CTRL_C]
"""What a session is made of. A zero would make COBS count the bytes before it, and it may count to 3."""


def new_session() -> int:
    """A number for a companion that stays."""
    return int.from_bytes(bytes(random.SystemRandom().choices(HARMLESS, k=4)), "little")


def interrupts(frame: bytes) -> bool:
    """Whether this would leave a Pico that is just starting at its prompt: give it another number."""
    return CTRL_C in frame
