"""Pins of this Pi: each is claimed once, in the name of the part that uses it, and left in a safe state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Literal

from gpiozero import RGBLED, TonalBuzzer  # type: ignore[import-untyped]
from gpiozero.exc import GPIOPinInUse, PinInvalidPin  # type: ignore[import-untyped]
from gpiozero.pins import Pin  # type: ignore[import-untyped]
from gpiozero.pins.pi import PiFactory  # type: ignore[import-untyped]
from gpiozero.tones import Tone  # type: ignore[import-untyped]

from companion.config.board import LightSettings
from companion.hal.clock import Clock
from companion.hal.errors import NoPermission, NoSuchPin, PinInUse
from companion.hal.lines import holders, what_holds

POLL_S = 0.005
MIDDLE_HZ, OCTAVES = 880, 3


class Claim:
    """Reserves a pin in the factory's own list, so that no other gpiozero device of this process takes it."""

    def __init__(self, user: str) -> None:
        self.user = user

    def _conflicts_with(self, _other: object) -> bool:
        return True

    def __repr__(self) -> str:
        return f"the {self.user}"


class Pins:
    """All pins that a board uses."""

    def __init__(self, factory: PiFactory, clock: Clock, *, polled: bool) -> None:
        self.factory = factory
        self.polled = polled
        """Whether inputs are polled: see `factory.needs_polling`."""
        self._clock = clock
        self._claims: list[tuple[Claim, int]] = []
        self._outputs: list[Pin] = []
        self._watched: list[Watch] = []

    def output(self, number: int, user: str) -> Pin:
        """A pin that is low now, and after the board is closed."""
        pin = self._claim(number, user)
        with explained(number, user):
            pin.output_with_state(0)
        self._outputs.append(pin)
        return pin

    def shared_output(self, number: int, user: str) -> Pin:
        """Like `output`, for a part that claims its pin again whenever it reconnects."""
        pin = self.factory.pin(number)
        return pin if pin in self._outputs else self.output(number, user)

    def input(self, number: int, user: str, pull: Literal["up", "down"]) -> Pin:
        pin = self._claim(number, user)
        with explained(number, user):
            pin.input_with_pull(pull)
        return pin

    def watch(self, pin: Pin, changed: Callable[[bool], None]) -> None:
        """Call `changed` with each new level of an input, in whatever thread notices it."""
        self._watched.append(Watch(pin, changed, self._clock, polled=self.polled))

    def light(self, settings: LightSettings, user: str) -> RGBLED:
        numbers = {"red": settings.red, "green": settings.green, "blue": settings.blue}
        for colour, number in numbers.items():
            # One at a time, so that an error names the one that cannot be had.
            with explained(number, f"{user}'s {colour}"):
                self.factory.pin(number)
        with explained(settings.red, user):
            return RGBLED(*numbers.values(), active_high=not settings.common_anode, pin_factory=self.factory)

    def speaker(self, number: int, user: str) -> TonalBuzzer:
        with explained(number, user):
            speaker = TonalBuzzer(
                number, mid_tone=Tone(frequency=MIDDLE_HZ), octaves=OCTAVES, pin_factory=self.factory
            )
        self._outputs.append(speaker.pwm_device.pin)
        return speaker

    def give_back(self, outputs: Sequence[Pin]) -> None:
        """Outputs low, then inputs that are pulled down: a coil must not be held on by a floating pin."""
        with ExitStack() as undo:
            # Last in, first out; each one runs even if another fails.
            for pin in outputs:
                undo.callback(pin.input_with_pull, "down")
            for pin in outputs:
                undo.callback(pin.output_with_state, 0)

    def close(self) -> None:
        """Give all pins back."""
        with ExitStack() as undo:
            undo.callback(self.factory.close)
            for claim, number in self._claims:
                undo.callback(self.factory.release_pins, claim, number)
            undo.callback(self.give_back, self._outputs)
            for watch in self._watched:
                undo.callback(watch.close)

    def _claim(self, number: int, user: str) -> Pin:
        claim = Claim(user)
        with explained(number, user):
            self.factory.reserve_pins(claim, number)
            self._claims.append((claim, number))
            return self.factory.pin(number)


class LumaPins:
    """The few calls of RPi.GPIO that luma makes for the D/C and reset pins of an SPI screen."""

    OUT = LOW = 0
    HIGH = 1

    def __init__(self, pins: Pins) -> None:
        self._pins = pins
        self._claimed: dict[int, Pin] = {}

    def setup(self, pin: int, _mode: int) -> None:
        self._claimed[pin] = self._pins.shared_output(pin, "screen")

    def output(self, pin: int, level: int) -> None:
        self._claimed[pin].state = bool(level)

    def cleanup(self, _pins: list[int]) -> None:
        """Do nothing: the board frees its pins itself."""


class Watch:
    """Reports the level changes of one input pin."""

    def __init__(self, pin: Pin, changed: Callable[[bool], None], clock: Clock, *, polled: bool) -> None:
        self._pin = pin
        self._changed = changed
        self._clock = clock
        self._level = bool(pin.state)
        self._polled = polled
        if polled:
            self._wait()
        else:
            pin.when_changed = self._edge

    def close(self) -> None:
        if self._polled:
            self._polled = False
        else:
            self._pin.when_changed = None

    def _edge(self, _ticks: object, state: object) -> None:
        self._changed(bool(state))

    def _wait(self) -> None:
        self._clock.call_at(self._clock.now() + POLL_S, self._poll)

    def _poll(self) -> None:
        if not self._polled:
            return
        level = bool(self._pin.state)
        if level != self._level:
            self._level = level
            self._changed(level)
        self._wait()


@contextmanager
def explained(number: int, user: str) -> Iterator[None]:
    """Turn the errors of gpiozero and lgpio into ones that say whose pin it is and what to do."""
    key = f"GPIO{number} for the {user}"
    try:
        yield
    except GPIOPinInUse as error:
        raise PinInUse(f"{key}: {error}. Give one of them another pin in [board].") from error
    except PinInvalidPin as error:
        raise NoSuchPin(f"{key}: this board has no such pin. Choose one of GPIO2 to GPIO27.") from error
    except PermissionError as error:
        raise NoPermission(
            f"{key}: not allowed. `sudo usermod -aG gpio $USER`, then log in again."
        ) from error
    except Exception as error:
        # lgpio has one class for everything that the kernel refuses; it may not be installed here.
        if type(error).__module__ == "lgpio" and "busy" in str(error):
            who, fix = what_holds(holders().get(number, ""))
            raise PinInUse(f"{key}: {who}. {fix}.") from error
        raise
