"""The pages about wires: wiring tables, the plug board, and the sum for the sensors."""

from __future__ import annotations

from collections.abc import Iterable

from hardware.workshop.boards import HEADERS, Header
from hardware.workshop.cables import length, to_buy
from hardware.workshop.electrics import (
    LOGIC_VOLTS,
    Electrics,
    gpio_ma,
    led_ma,
    resistors,
    sensor_sum,
    three_volts_ma,
)
from hardware.workshop.markdown import table
from hardware.workshop.netlist import Terminal, Wire, Wiring
from hardware.workshop.plugboard import Plan, name_of
from hardware.workshop.rows import from_header, place


def header_table(wiring: Wiring) -> str:
    """Every wire that starts at the header."""
    rows = []
    for circuit in wiring.circuits:
        for wire in filter(from_header, circuit.wires):
            pin = place(wire, wiring.header)
            long = _length(wire, wiring)
            rows.append([str(pin.number), pin.name, wire.colour, long, *_end(wire.end, wiring)])
    rows.sort(key=lambda row: int(row[0]))
    return table(["place on the header", "its name", "wire", "length", "goes to", "which is"], rows)


def _end(end: Terminal, wiring: Wiring) -> tuple[str, str]:
    part = next(part for part in wiring.parts if part.name == end.part)
    if part.kind == "pin":
        return f"{part.name} of the plug board", part.value
    if part.kind == "plug":
        return f"{part.name} {end.leg} of the plug board", part.value
    return f"{end.leg} of {end.part}", "straight to the part"


def cable_table(wiring: Wiring) -> str:
    """Every cable from a plug of the plug board to a part."""
    rows = [
        [
            plug.name,
            wire.start.leg,
            wire.colour,
            _length(wire, wiring),
            f"{wire.end.leg} of {wire.end.part}",
        ]
        for circuit in wiring.circuits
        for plug in circuit.of_kind("plug")
        for wire in circuit.wires
        if wire.start.part == plug.name
    ]
    return table(["plug", "its pin", "wire", "length", "goes to"], rows)


def _length(wire: Wire, wiring: Wiring) -> str:
    return f"{to_buy(length(wire, wiring))} cm"


MAKING = """\
# The plug board

Drawn from the netlist with `make hardware`; do not edit. A perfboard of 5 × 7 cm holds all resistors and
the rails, and every part has a plug on it. It is the same for a Pi and a Pico.

1. Print your plan in true size, lay its upper side onto the board and pierce a few holes: so nothing lands
   one hole too far.
2. Solder resistors, diode and links first, then transistor, pins and plugs, the capacitor last. The table
   says which holes: `C5` is column C, row 5.
3. Turn the board over like a page and lay the bare wires as the solder side shows, the rails first. Legs
   that you cut off are wire, too.
4. With a multimeter: each rail beeps to its plugs; between two rails nothing beeps, nor between neighbours
   that no wire joins.

A **2N2222** in a TO-92 case (PN2222A) has its legs E, B, C from left to right when its flat side looks at
you and its legs point down. A P2N2222A, BC337 or BC547 has C, B, E: turn it round. The plan names the legs.
"""


def board_page(plans: Iterable[Plan]) -> str:
    """How the plug board is made, for every profile."""
    parts = [MAKING.rstrip()]
    for plan in plans:
        name, title = board_name(plan.wiring), _titled(plan.wiring)
        parts += [
            f"## {title}",
            f"![Plug board, {title}]({name}.svg)",
            f"**[The same in true size, to print]({name}-print.svg)**: at 100 %, the ruler is 100 mm long.",
            soldered_table(plan),
        ]
    return "\n\n".join(parts) + "\n"


def _titled(wiring: Wiring) -> str:
    return wiring.profile + (" with the OLED on SPI" if wiring.screen == "spi" else "")


def board_name(wiring: Wiring) -> str:
    return f"board-{wiring.profile}" + ("-spi" if wiring.screen == "spi" else "")


def soldered_table(plan: Plan) -> str:
    rows = []
    for placed in plan.placed:
        holes: dict[str, list[str]] = {}
        for part, leg, hole in placed.legs():
            holes.setdefault(part.name, []).append(
                name_of(hole) if part.kind in ("resistor", "pin") else f"{leg} {name_of(hole)}"
            )
        title = placed.circuit.title
        soldered = [part for part in placed.circuit.parts if part.on_board]
        rows += [[title, part.name, part.value, ", ".join(holes[part.name])] for part in soldered]
        links = placed.lines(placed.cell.links)
        rows += [[title, "link", "wire", ", ".join(map(name_of, link))] for link in links]
    return table(["for", "part", "what", "holes"], rows)


def wiring_page(wirings: Iterable[Wiring], electrics: Electrics) -> str:
    """All profiles of one board, each with its picture and its tables."""
    chosen = list(wirings)
    header = HEADERS[chosen[0].kind]
    parts = [
        f"# Wiring a {header.title}",
        "Drawn from [pins.toml](../pins.toml) with `make hardware`; do not edit. "
        "The electrical rules are in the [build guide](../README.md#electrical-rules).",
        _by_way_of(header, electrics),
    ]
    if header.kind == "pico":
        parts.append(
            "The OLED stays on the Pi (VCC 1, SDA 3, SCL 5, GND 9). The Pico is fed over USB by the Pi; "
            "nothing else may hang on its VBUS."
        )
    for wired in chosen:
        title = _titled(wired)
        parts += [f"## {title}", f"![{header.title}, {title}]({wired.name}.svg)", _power(wired, electrics)]
        if wired.screen == "spi":
            parts.append(f"In the config:\n\n```toml\n{_spi_config(wired)}```")
        parts += ["From the header:", header_table(wired), "From the plug board:", cable_table(wired)]
    return "\n\n".join(parts) + "\n"


def _by_way_of(header: Header, electrics: Electrics) -> str:
    ohms, currents = resistors(electrics), led_ma(electrics)
    leds = ", ".join(f"{name} {ohms[name]:g} Ω ({currents[name]:.1f} mA)" for name in ohms)
    straight = "coils and OLED" if header.kind == "gpio" else "the coils"
    return (
        f"All but {straight} goes by way of the [plug board](board.md), which holds resistors and rails. "
        f"It gets GND from place {header.ground} and 3.3 V from place {header.three_volts} of the header, "
        f"+5 V from the motor supply. LED resistors: {leds} at most."
    )


def _power(wiring: Wiring, electrics: Electrics) -> str:
    board, rules = wiring.board, electrics.rules
    motors = len(board.reels) * rules.motor_ma
    return (
        f"All outputs together give {gpio_ma(board, electrics):.0f} mA at most (limit {rules.gpio_ma:g}), "
        f"the 3.3 V pin {three_volts_ma(board, electrics):.0f} mA "
        f"(limit {electrics.three_volts.milliamps:g}); the motors need {motors:g} mA."
    )


def sensor_text(electrics: Electrics) -> str:
    """Why the resistors at a slot sensor are what they are: the sum, from minima."""
    led, pin, off = electrics.slot_led, electrics.input, electrics.three_volts.tolerance
    found, transistor, up = sensor_sum(electrics), electrics.slot_transistor, electrics.pull_up
    high = LOGIC_VOLTS - pin.low_volts
    rows = [
        [
            "least in the LED",
            f"(3.3 V − {led.most_volts:g} V) ÷ ({led.ohms:g} Ω + {off:.0%})",
            f"{found.led_ma:.1f} mA",
        ],
        [
            "so its transistor sinks at least",
            f"{transistor.sinks_ma:g} mA × {found.led_ma:.1f} ÷ {transistor.led_ma:g}",
            f"**{found.sinks_ma:.2f} mA**",
        ],
        [
            f"a low ({pin.low_volts:g} V) needs at most",
            f"{high:g} V ÷ ({up.ohms / 1000:g} kΩ − {off:.0%}) + {high:g} V ÷ {pin.pull_up_ohms / 1000:g} kΩ",
            f"**{found.needs_ma:.2f} mA**",
        ],
        ["margin", f"{found.sinks_ma:.2f} ÷ {found.needs_ma:.2f}", f"{found.margin:.2f} ×"],
        [
            f"most in the LED (it stands {led.most_ma:g} mA)",
            f"(3.3 V − {led.least_volts:g} V) ÷ ({led.ohms:g} Ω − {off:.0%})",
            f"{found.most_led_ma:.0f} mA",
        ],
    ]
    old = sensor_sum(electrics, 220)
    return (
        table(["what", "sum", "is"], rows)
        + f"\n\nWith 220 Ω it would sink only {old.sinks_ma:.2f} mA for sure, and a mark might not be seen."
    )


def _spi_config(wiring: Wiring) -> str:
    assert wiring.board.screen is not None
    screen = wiring.board.screen
    return f'[board.screen]\ninterface = "spi"\nport = {screen.port}\ndc = {screen.dc}\n'
