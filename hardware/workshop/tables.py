"""Wiring tables, the bill of materials and the list of printed parts."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from hardware.workshop.boards import HEADERS
from hardware.workshop.electrics import Electrics, gpio_ma, led_ma, resistors
from hardware.workshop.netlist import FIVE, GROUND, PROFILES, THREE, Wiring
from hardware.workshop.parts import PARTS, as_printed

GRAMS = 1.24 / 1000 * 0.55
"""Of PLA for a cubic millimetre of model: walls are full, the rest is printed with 15 % infill."""
RAIL_WORDS = {FIVE: "+5 V of the motor supply", THREE: "3.3 V", GROUND: "GND"}


class Bought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    counts: tuple[int, int, int]
    look_for: str
    alternatives: str


def bill(electrics: Electrics) -> list[Bought]:
    """What to buy, with the resistor values filled in."""
    text = Path(__file__).with_name("bom.toml").read_text(encoding="utf-8")
    values = {
        **resistors(electrics),
        "slot": electrics.slot_led.ohms,
        "motor": electrics.rules.motor_ma,
    }
    parts = msgspec.convert(tomllib.loads(text)["part"], list[Bought])
    return [
        Bought(part.name.format(**values), part.counts, part.look_for.format(**values), part.alternatives)
        for part in parts
    ]


def bill_csv(electrics: Electrics) -> str:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["part", *PROFILES, "what to look for", "alternatives"])
    for part in bill(electrics):
        writer.writerow([part.name, *part.counts, part.look_for, part.alternatives])
    return file.getvalue()


def bill_table(electrics: Electrics) -> str:
    rows = [
        [part.name, *(str(count or "–") for count in part.counts), part.look_for, part.alternatives]
        for part in bill(electrics)
    ]
    return _table(["part", *PROFILES, "what to look for", "or"], rows)


def printed_table() -> str:
    rows = []
    for part in PARTS:
        solid = as_printed(part.name)
        size = " × ".join(f"{extent:.0f}" for extent in solid.bounding_box()[3:])
        grams = f"{solid.volume() * GRAMS:.0f} g"
        picture = f'<img src="pictures/part-{part.name}.png" width="150" alt="{part.title}">'
        name = f"[{part.name}](parts/{part.name}.stl)"
        hint = f"{part.title}. {part.hint[:1].upper()}{part.hint[1:]}." if part.hint else f"{part.title}."
        rows.append([picture, name, *(str(count or "–") for count in part.counts), f"{size} mm", grams, hint])
    return _table(["", "part", *PROFILES, "on the bed", "about", ""], rows)


def wiring_table(wiring: Wiring) -> str:
    rows = []
    for component in wiring.components:
        for wire in component.wires:
            where = f"{wire.pin.name} | {wire.pin.number}" if wire.pin else f"{RAIL_WORDS[wire.rail]} | rail"
            rows.append(
                [component.title, wire.terminal, wire.colour, *where.split(" | "), wire.through or ""]
            )
    return _table(["part", "terminal", "wire", "goes to", "place on the header", "through"], rows)


def wiring_page(wirings: Iterable[Wiring], electrics: Electrics) -> str:
    """All profiles of one board, each with its picture and its table."""
    chosen = list(wirings)
    header = HEADERS[chosen[0].kind]
    ohms, currents = resistors(electrics), led_ma(electrics)
    leds = ", ".join(f"{name} {ohms[name]:g} Ω ({currents[name]:.1f} mA)" for name in ohms)
    parts = [
        f"# Wiring a {header.title}",
        "Drawn from [pins.toml](../pins.toml) with `make hardware`; do not edit. "
        "The electrical rules are in the [build guide](../README.md#electrical-rules).",
        f"Rails: GND from place {header.ground}, 3.3 V from place {header.three_volts} of the header; "
        "+5 V from the motor supply, whose ground joins the GND rail. "
        f"LED resistors: {leds} at most.",
    ]
    if header.kind == "pico":
        parts.append(
            "The OLED stays on the Pi (VCC 1, SDA 3, SCL 5, GND 9). The Pico is fed over USB by the Pi; "
            "nothing else may hang on its VBUS."
        )
    for wiring in chosen:
        title = wiring.profile + (" with the OLED on SPI" if wiring.screen == "spi" else "")
        parts.append(f"## {title}")
        parts.append(f"![{header.title}, {title}]({wiring.name}.svg)")
        total = gpio_ma(wiring.board, electrics)
        parts.append(
            f"All outputs together give {total:.0f} mA at most (limit {electrics.rules.gpio_ma:g}); "
            f"the motors need {len(wiring.board.reels) * electrics.rules.motor_ma:g} mA."
        )
        if wiring.screen == "spi":
            parts.append(f"In the config:\n\n```toml\n{_spi_config(wiring)}```")
        parts.append(wiring_table(wiring))
    return "\n\n".join(parts) + "\n"


def _spi_config(wiring: Wiring) -> str:
    assert wiring.board.screen is not None
    screen = wiring.board.screen
    return f'[board.screen]\ninterface = "spi"\nport = {screen.port}\ndc = {screen.dc}\n'


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
