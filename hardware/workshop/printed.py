"""The list of printed parts."""

from __future__ import annotations

from hardware.workshop.markdown import table
from hardware.workshop.netlist import PROFILES
from hardware.workshop.parts import PARTS, as_printed

GRAMS = 1.24 / 1000 * 0.55
"""Of PLA for a cubic millimetre of model: walls are full, the rest is printed with 15 % infill."""


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
    return table(["", "part", *PROFILES, "on the bed", "about", ""], rows)
