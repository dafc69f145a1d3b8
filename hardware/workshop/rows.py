"""A circuit as the wiring diagram shows it: what goes to the header, and what goes to a rail."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hardware.workshop.boards import Header, HeaderPin
from hardware.workshop.netlist import HEADER, RAIL_COLOURS, Circuit, Part, Wire, Wiring

HIDDEN = ("plug", "pin", "motor", "supply")
"""Parts that only lead on to others, or have a plug of their own."""


@dataclass(frozen=True, slots=True)
class Row:
    terminal: str
    colour: str
    pin: HeaderPin | None = None
    rail: str = ""
    through: str = ""
    """What is in between: a resistor."""


@dataclass(frozen=True, slots=True)
class Component:
    title: str
    note: str
    signals: tuple[Row, ...]
    power: tuple[Row, ...]


def components(wiring: Wiring) -> Iterator[Component]:
    """One for each circuit; those that only bring power are drawn as rails."""
    resets = [circuit for circuit in wiring.circuits if circuit.kind == "reset"]
    for circuit in wiring.circuits:
        if circuit.kind in ("supply", "feed", "reset"):
            continue
        with_it = resets if circuit.kind == "screen" else []
        power = [row for found in (circuit, *with_it) for row in _power(found, direct=found is circuit)]
        signals = tuple(_signal(wire, circuit, wiring.header) for wire in circuit.wires if from_header(wire))
        yield Component(circuit.title, circuit.note, signals, tuple(power))


def from_header(wire: Wire) -> bool:
    return wire.start.part == HEADER


def place(wire: Wire, header: Header) -> HeaderPin:
    """The place on the header at which a wire starts."""
    named = wire.start.leg
    for pin in (*header.left, *header.right):
        if named in (pin.name, str(pin.number)):
            return pin
    raise LookupError(f"{header.title} has no place {named} on its header.")


def _signal(wire: Wire, circuit: Circuit, header: Header) -> Row:
    part = next(part for part in circuit.parts if part.name == wire.end.part)
    pin, net = place(wire, header), part.legs[wire.end.leg]
    if part.kind != "pin":
        return Row(wire.end.leg, wire.colour, pin)
    resistors = [found for found in circuit.of_kind("resistor") if found.legs["1"] == net]
    if resistors:
        beyond = ", ".join(_others(resistors[0].legs["2"], circuit, resistors[0]))
        return Row(beyond, wire.colour, pin, through=resistors[0].value)
    return Row(", ".join(_others(net, circuit, part)), wire.colour, pin)


def _others(net: str, circuit: Circuit, but: Part) -> list[str]:
    """The legs on a net, other than the part's own."""
    hidden = (*HIDDEN, "resistor", "capacitor")
    shown = [part for part in circuit.parts if part.kind not in hidden and part is not but]
    legs = {leg: part for part in shown for leg, found in part.legs.items() if found == net}
    return list(dict.fromkeys({"B": "base"}.get(leg, leg) for leg in legs))


def _power(circuit: Circuit, *, direct: bool) -> Iterator[Row]:
    for part in circuit.parts:
        if part.kind in HIDDEN or (part.kind == "screen" and direct):
            continue
        for leg, net in part.legs.items():
            if net in RAIL_COLOURS and not leg.startswith("OUT"):
                yield Row(_words(part, leg, circuit), RAIL_COLOURS[net], rail=net)


def _words(part: Part, leg: str, circuit: Circuit) -> str:
    if part.kind in ("resistor", "capacitor"):
        beyond = next(net for name, net in part.legs.items() if name != leg)
        return f"{part.value} → {', '.join(_others(beyond, circuit, part)) or 'RES'}"
    if part.kind == "diode":
        return f"{part.value}, ring"
    if part.kind == "transistor":
        return f"{part.value}, emitter"
    return "+ and COM" if part.kind == "driver" and leg == "+" else leg
