"""A virtual push button between a pin and ground, with a finger on it."""

from __future__ import annotations

from companion.hal.clock import Clock
from companion.hal.virtual.pins import WiredPin
from companion.hal.virtual.switches import Switch

CHATTER_S = 0.003


class Button:
    """Closed while the finger is down or it is stuck; with a loose contact, closed every now and then."""

    def __init__(self, pin: WiredPin, clock: Clock) -> None:
        self._pin = pin
        self._clock = clock
        self._finger = False
        self._stuck = False
        self._loose = False

    def push(self) -> None:
        self._finger = True
        self._settle()

    def release(self) -> None:
        self._finger = False
        self._settle()

    def switches(self) -> list[Switch]:
        return [
            Switch("nose.chatter", "the nose's contact is loose", self._chatter),
            Switch("nose.stuck", "the nose stays down", self._stick),
        ]

    def _settle(self) -> None:
        if not self._loose:
            self._contact(self._finger or self._stuck)

    def _contact(self, closed: bool) -> None:
        self._pin.hold(False if closed else None)

    def _stick(self, on: bool) -> None:
        self._stuck = on
        self._settle()

    def _chatter(self, on: bool) -> None:
        self._loose = on
        if on:
            self._rattle(closed=True)

    def _rattle(self, *, closed: bool) -> None:
        if not self._loose:
            self._settle()
            return
        self._contact(closed)
        self._clock.call_at(self._clock.now() + CHATTER_S, lambda: self._rattle(closed=not closed))
