"""Mock pins with wires on them: gpiozero's own, made fit to run for a year."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from gpiozero.exc import PinSetInput  # type: ignore[import-untyped]
from gpiozero.pins.mock import MockFactory, MockPWMPin, PinState  # type: ignore[import-untyped]

KEPT_STATES = 16


class WiredPin(MockPWMPin):  # type: ignore[misc]
    """A mock pin with something on the other end of its wire.

    gpiozero's mock pins keep every state they were ever in, for tests to look at. Motors change theirs
    thousands of times a spin, so these keep the last few of an input and none of an output. They can do PWM,
    which lights and buzzer need.
    """

    wire: Callable[[bool], object] | None = None
    """Called with every level that the driver sets."""

    _state: float
    _held: bool | None = None

    def _set_state(self, value: float) -> None:
        if self._function != "output":
            raise PinSetInput(f"cannot set state of pin {self!r}")
        if value != self._state:
            self._state = value
            if self.wire is not None:
                self.wire(bool(value))

    def hold(self, level: bool | None) -> None:
        """The other end of the wire is high, low, or open, which leaves the pin to its own pull."""
        self._held = level
        if self._function == "input":
            self._set_pull(self._pull)

    def _set_pull(self, value: str) -> None:
        if self._held is None:
            super()._set_pull(value)
            return
        self._pull = value
        if self._held:
            self.drive_high()
        else:
            self.drive_low()

    def clear_states(self) -> None:
        super().clear_states()
        self.states: deque[PinState] = deque(self.states, maxlen=KEPT_STATES)


def wired_factory() -> MockFactory:
    """The pins of a Pi that is not there."""
    return MockFactory(pin_class=WiredPin)
