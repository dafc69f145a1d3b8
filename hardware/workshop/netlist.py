"""Every component of a tray and what its legs are joined to: the one source of tables, diagrams and plans."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Literal

import msgspec

from companion.config.board import BoardSettings
from companion.names import REELS_OF, TrayKind
from hardware.workshop.boards import HEADERS, Header, Kind

PINS = Path(__file__).parent.parent / "pins.toml"
Profile = Literal[TrayKind, "both"]
PROFILES: tuple[Profile, ...] = (*REELS_OF, "both")
KINDS: tuple[Kind, ...] = ("gpio", "pico")

FIVE, THREE, GROUND = "5 V", "3.3 V", "GND"
RAIL_COLOURS = {FIVE: "red", THREE: "orange", GROUND: "black"}
HEADER = "header"

Soldered = Literal["resistor", "capacitor", "diode", "transistor", "plug", "pin"]
Device = Literal["slot sensor", "light", "buzzer", "switch", "driver", "motor", "screen", "supply"]
PartKind = Literal[Soldered, Device]
CircuitKind = Literal[
    "screen", "nose", "noses", "buzzer", "sensor", "light", "motor", "supply", "feed", "reset"
]


@dataclass(frozen=True, slots=True)
class Branch:
    """One way for a current through a part: into one leg and out of another."""

    into: str
    out: str
    volts: float = 0.0
    """What it keeps for itself."""
    ohms: float = 0.0
    most_ma: float = inf


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    """`R1`, or what people call it: `Sensor left`."""
    kind: PartKind
    value: str
    legs: dict[str, str]
    """The net of each leg."""
    branches: tuple[Branch, ...] = ()
    on_board: bool = False
    """Whether it is soldered into the plug board."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """A leg of a part, or a place on the header."""

    part: str
    leg: str


@dataclass(frozen=True, slots=True)
class Wire:
    """A wire outside the plug board, from one terminal to another."""

    colour: str
    start: Terminal
    end: Terminal


@dataclass(frozen=True, slots=True)
class Circuit:
    """What belongs to one thing that does something: its parts and their wires."""

    kind: CircuitKind
    title: str
    note: str
    parts: tuple[Part, ...]
    wires: tuple[Wire, ...]

    def of_kind(self, *kinds: PartKind) -> list[Part]:
        return [part for part in self.parts if part.kind in kinds]


@dataclass(frozen=True, slots=True)
class Wiring:
    kind: Kind
    profile: str
    screen: str
    """`i2c` or `spi`."""
    board: BoardSettings
    circuits: tuple[Circuit, ...]

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.profile}" + ("-spi" if self.screen == "spi" else "")

    @property
    def header(self) -> Header:
        return HEADERS[self.kind]

    @property
    def parts(self) -> list[Part]:
        return [part for circuit in self.circuits for part in circuit.parts]

    @property
    def wires(self) -> list[Wire]:
        return [wire for circuit in self.circuits for wire in circuit.wires]

    def nets(self) -> dict[str, set[Terminal]]:
        """All legs that are joined, by the name of their net; places on the header belong to nets too."""
        found: dict[str, set[Terminal]] = {}
        for part in self.parts:
            for leg, net in part.legs.items():
                found.setdefault(net, set()).add(Terminal(part.name, leg))
        for wire in self.wires:
            if wire.start.part == HEADER:
                net = self.net_of(wire.end)
                found[net].add(wire.start)
        return found

    def net_of(self, terminal: Terminal) -> str:
        part = next(part for part in self.parts if part.name == terminal.part)
        return part.legs[terminal.leg]


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


def variants() -> Iterator[tuple[Kind, str, bool]]:
    """Board, profile, and whether its screen is on SPI: all wirings that are drawn."""
    for kind in KINDS:
        for profile in PROFILES:
            yield kind, profile, False
    for on_spi in offered_on_spi():
        yield "gpio", on_spi, True
