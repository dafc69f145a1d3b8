"""The headers of the two boards: which place on the header each GPIO has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["gpio", "pico"]


@dataclass(frozen=True, slots=True)
class HeaderPin:
    number: int
    name: str
    """`GPIO4`, `GND`, `5 V`."""
    gpio: int | None


@dataclass(frozen=True, slots=True)
class Header:
    """A board with two rows of pins, as it is seen from above with its first pin at the upper left."""

    kind: Kind
    title: str
    left: tuple[HeaderPin, ...]
    right: tuple[HeaderPin, ...]
    three_volts: int
    ground: int
    """The pins that feed the plug board. A Pi has others for the screen, which has a cable of its own."""

    def of_gpio(self, gpio: int) -> HeaderPin:
        for pin in (*self.left, *self.right):
            if pin.gpio == gpio:
                return pin
        raise LookupError(f"{self.title} has no GPIO{gpio} on its header: choose another pin in pins.toml.")

    def has(self, gpio: int) -> bool:
        return any(pin.gpio == gpio for pin in (*self.left, *self.right))


def _pins(names: str, numbers: range, prefix: str) -> tuple[HeaderPin, ...]:
    pins = []
    for number, word in zip(numbers, names.split(), strict=True):
        gpio = int(word) if word.isdigit() else None
        name = f"{prefix}{word}" if gpio is not None else word.replace("_", " ")
        pins.append(HeaderPin(number, name, gpio))
    return tuple(pins)


PI = Header(
    kind="gpio",
    title="Raspberry Pi",
    left=_pins("3.3_V 2 3 4 GND 17 27 22 3.3_V 10 9 11 GND 0 5 6 13 19 26 GND", range(1, 41, 2), "GPIO"),
    right=_pins("5_V 5_V GND 14 15 18 GND 23 24 GND 25 8 7 1 GND 12 GND 16 20 21", range(2, 41, 2), "GPIO"),
    three_volts=17,
    ground=20,
)
PICO = Header(
    kind="pico",
    title="Raspberry Pi Pico",
    left=_pins("0 1 GND 2 3 4 5 GND 6 7 8 9 GND 10 11 12 13 GND 14 15", range(1, 21), "GP"),
    right=_pins(
        "VBUS VSYS GND 3V3_EN 3.3_V VREF 28 AGND 27 26 RUN 22 GND 21 20 19 18 GND 17 16",
        range(40, 20, -1),
        "GP",
    ),
    three_volts=36,
    ground=38,
)
HEADERS: dict[Kind, Header] = {"gpio": PI, "pico": PICO}
