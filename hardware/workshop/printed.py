"""The list of printed parts, and what a whole tray takes."""

from __future__ import annotations

from hardware.workshop.markdown import table
from hardware.workshop.netlist import PROFILES
from hardware.workshop.parts import COLOURS, PARTS, Part, as_printed
from hardware.workshop.slicer import Sliced, kept, light_name, needed, total


def printed_table() -> str:
    found = kept()
    rows = []
    for part in PARTS:
        size = " × ".join(f"{extent:.0f}" for extent in as_printed(part.name).bounding_box()[3:])
        picture = f'<img src="pictures/part-{part.name}.png" width="150" alt="{part.title}">'
        counts = (str(count or "–") for count in part.counts)
        light = _figures(found[light_name(part)]) if light_name(part) != part.name else "the same"
        rows.append(
            [picture, _files(part), *counts, f"{size} mm", _figures(found[part.name]), light, _hint(part)]
        )
    return table(["", "part", *PROFILES, "on the bed", "each", "light", ""], rows)


def _files(part: Part) -> str:
    files = f"[{part.name}](parts/{part.name}.stl)"
    return f"{files}, [light](parts/{part.name}-light.stl)" if part.light else files


def _hint(part: Part) -> str:
    words = f"{part.title}, {COLOURS[part.colour]}."
    return f"{words} {part.hint[:1].upper()}{part.hint[1:]}." if part.hint else words


def _figures(one: Sliced) -> str:
    return f"{hours(one)}, {one.grams:.0f} g"


def hours(one: Sliced) -> str:
    whole, minutes = divmod(round(one.minutes), 60)
    return f"{whole} h {minutes:02d} min" if whole else f"{minutes} min"


def totals_table() -> str:
    """Time and filament of whole trays, full and light."""
    rows = []
    for light in (False, True):
        for number, profile in enumerate(PROFILES):
            one = total(number, light=light)
            name = f"`{profile}`, light" if light else f"`{profile}`"
            rows.append(
                [name, f"{one.minutes / 60:.0f} h", f"{one.grams:.0f} g", _by_colour(number, light=light)]
            )
    return table(["tray", "printing", "filament", "of it"], rows)


def _by_colour(profile: int, *, light: bool) -> str:
    grams: dict[str, float] = {}
    for part, one in needed(profile, light=light).items():
        colour = COLOURS[part.colour]
        grams[colour] = grams.get(colour, 0) + one.grams
    ranked = sorted(grams.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{colour} {max(1, round(weight))} g" for colour, weight in ranked)
