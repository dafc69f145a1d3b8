"""Every wire of a tray: from which terminal of which part to which pin, and in which colour."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from companion.config.board import BoardSettings, ReelSettings
from companion.names import LIGHT_FACTS, REELS_OF, TrayKind
from hardware.workshop.boards import HEADERS, HeaderPin, Kind
from hardware.workshop.electrics import Electrics, resistors

PINS = Path(__file__).parent.parent / "pins.toml"
Profile = Literal[TrayKind, "both"]
PROFILES: tuple[Profile, ...] = (*REELS_OF, "both")
KINDS: tuple[Kind, ...] = ("gpio", "pico")

Finder = Callable[[int], HeaderPin]

COILS = ("blue", "pink", "yellow", "orange")
"""The colours of the motor's own leads, in the same order."""
FIVE, THREE, GROUND = "5 V", "3.3 V", "GND"
RAIL_COLOURS = {FIVE: "red", THREE: "orange", GROUND: "black"}


@dataclass(frozen=True, slots=True)
class Wire:
    """From a part's terminal to a pin of the board, or to a rail."""

    terminal: str
    colour: str
    pin: HeaderPin | None = None
    rail: str = ""
    through: str = ""
    """What is in between: a resistor, a transistor."""


@dataclass(frozen=True, slots=True)
class Component:
    title: str
    note: str
    wires: tuple[Wire, ...]

    @property
    def signals(self) -> tuple[Wire, ...]:
        return tuple(wire for wire in self.wires if wire.pin)

    @property
    def power(self) -> tuple[Wire, ...]:
        return tuple(wire for wire in self.wires if wire.rail)


@dataclass(frozen=True, slots=True)
class Wiring:
    kind: Kind
    profile: str
    screen: str
    """`i2c` or `spi`."""
    board: BoardSettings
    components: tuple[Component, ...]

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.profile}" + ("-spi" if self.screen == "spi" else "")


def settings(kind: Kind, profile: str, *, spi: bool = False, pins: Path = PINS) -> BoardSettings:
    """The profile as it stands in `pins.toml`."""
    table = tomllib.loads(pins.read_text(encoding="utf-8"))
    parts = dict(table[kind][profile])
    if spi:
        parts |= table["spi"][profile]
    return msgspec.convert({"kind": kind, "profile": profile, **parts}, BoardSettings)


def offered_on_spi(pins: Path = PINS) -> tuple[str, ...]:
    """The profiles in which a screen on SPI still fits."""
    return tuple(tomllib.loads(pins.read_text(encoding="utf-8")).get("spi", {}))


def wirings(electrics: Electrics) -> Iterator[Wiring]:
    """All that are drawn."""
    for kind in KINDS:
        for profile in PROFILES:
            yield wiring(kind, profile, electrics)
    for on_spi in offered_on_spi():
        yield wiring("gpio", on_spi, electrics, spi=True)


def wiring(kind: Kind, profile: str, electrics: Electrics, *, spi: bool = False) -> Wiring:
    board = settings(kind, profile, spi=spi)
    components = tuple(_components(board, kind, electrics))
    return Wiring(kind, profile, "spi" if spi else "i2c", board, components)


def _components(board: BoardSettings, kind: Kind, electrics: Electrics) -> Iterator[Component]:
    at = HEADERS[kind].of_gpio
    if board.screen is not None and kind == "gpio":
        yield _screen(board, at)
    if board.nose is not None:
        yield Component(
            "Nose",
            "push button",
            (Wire("1", "white", at(board.nose.pin)), Wire("2", "black", rail=GROUND)),
        )
    if board.buzzer is not None:
        through = f"{electrics.buzzer.base_ohms / 1000:g} kΩ, NPN, diode"
        yield Component(
            "Buzzer",
            "magnetic, behind a transistor",
            (
                Wire("base", "brown", at(board.buzzer.pin), through=through),
                Wire("+", "orange", rail=THREE),
                Wire("emitter", "black", rail=GROUND),
            ),
        )
    for name, reel in board.reels.items():
        yield _sensor(name, reel, at)
    for name, reel in board.reels.items():
        yield _driver(name, reel, at)
    ohms = resistors(electrics)
    for light, led in board.lights.items():
        wires = tuple(
            Wire(channel, channel, at(getattr(led, channel)), through=f"{ohms[channel]:g} Ω")
            for channel in ("red", "green", "blue")
        )
        yield Component(
            f"Light {light}", LIGHT_FACTS[light].place, (*wires, Wire("cathode", "black", rail=GROUND))
        )


def _screen(board: BoardSettings, at: Finder) -> Component:
    assert board.screen is not None
    power = (Wire("VCC", "orange", rail=THREE), Wire("GND", "black", rail=GROUND))
    if board.screen.interface == "i2c":
        lines = (Wire("SDA", "blue", at(2)), Wire("SCL", "yellow", at(3)))
        return Component("OLED", "128×64, I2C", (*lines, *power))
    signals = (
        *(Wire("D1 (MOSI)", "blue", at(10)), Wire("D0 (SCLK)", "yellow", at(11))),
        *(Wire("CS", "green", at(8)), Wire("DC", "white", at(board.screen.dc))),
    )
    reset = Wire("RES", "orange", rail=THREE, through="10 kΩ, 100 nF")
    return Component("OLED", "128×64, SPI", (*signals, *power, reset))


def _sensor(name: str, reel: ReelSettings, at: Finder) -> Component:
    return Component(
        f"Sensor {name}",
        "slot or Hall, 10 kΩ from OUT to 3.3 V",
        (
            Wire("OUT", "violet", at(reel.sensor)),
            Wire("VCC", "orange", rail=THREE),
            Wire("GND", "black", rail=GROUND),
        ),
    )


def _driver(name: str, reel: ReelSettings, at: Finder) -> Component:
    coils = tuple(
        Wire(terminal, colour, at(pin))
        for (terminal, pin), colour in zip(reel.outputs.items(), COILS, strict=True)
    )
    power = (Wire("+ and COM", "red", rail=FIVE), Wire("−", "black", rail=GROUND))
    return Component(f"ULN2003 {name}", f"motor of the {name} reel", (*coils, *power))
