"""The four coils of a stepper motor, and the half-step patterns that turn it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Literal, Protocol

from companion.config.board import ReelSettings

# IN1 in the lowest bit. From one pattern to the next exactly one coil changes, so a half step is one write.
PATTERNS = (0b0001, 0b0011, 0b0010, 0b0110, 0b0100, 0b1100, 0b1000, 0b1001)


class Pin(Protocol):
    """The part of a gpiozero pin that coils and sensors use."""

    state: bool | float


class Coils:
    """Off at rest: the gearbox holds the disc, and the motor stays cool."""

    def __init__(self, pins: Sequence[Pin], direction: Literal[1, -1]) -> None:
        self.phase = 0
        """Which pattern the rotor was last pulled to."""
        self._pins = tuple(pins)
        self._forward = self._changes(direction)
        self._back = self._changes(-direction)

    def _changes(self, direction: int) -> list[tuple[Pin, bool, int]]:
        """For each phase the one coil that the next half step changes, to what, and the phase after it."""
        changes = []
        for phase, pattern in enumerate(PATTERNS):
            after = (phase + direction) % len(PATTERNS)
            coil = (pattern ^ PATTERNS[after]).bit_length() - 1
            changes.append((self._pins[coil], bool(PATTERNS[after] >> coil & 1), after))
        return changes

    def turning(self, direction: Literal[1, -1]) -> Coils:
        """The same coils in this direction, with the rotor where it is."""
        coils = Coils(self._pins, direction)
        coils.phase = self.phase
        return coils

    def energise(self) -> None:
        """Hold the rotor where it was left."""
        for coil, pin in enumerate(self._pins):
            if PATTERNS[self.phase] >> coil & 1:
                pin.state = True

    def forward(self) -> None:
        """One half step."""
        pin, on, self.phase = self._forward[self.phase]
        pin.state = on

    def back(self) -> None:
        pin, on, self.phase = self._back[self.phase]
        pin.state = on

    def release(self) -> None:
        """Switch all coils off, even if one of them fails."""
        with ExitStack() as off:
            for pin in self._pins:
                off.callback(setattr, pin, "state", False)


def coils_of(reel: ReelSettings, outputs: Sequence[Pin]) -> Coils:
    """What drives the motor of this reel, on the pins of `reel.outputs` in their order."""
    return Coils(outputs, reel.direction)
