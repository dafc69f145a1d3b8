"""Every generated file under `hardware/`: its path, and what it should hold."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from hardware.workshop import electrics, tables
from hardware.workshop.diagram import diagram
from hardware.workshop.netlist import KINDS, wirings
from hardware.workshop.parts import PARTS, as_printed
from hardware.workshop.pictures import PICTURES, Picture
from hardware.workshop.render import picture
from hardware.workshop.stl import to_stl

HARDWARE = Path(__file__).parent.parent
COLOURS = 128

GUIDE = HARDWARE / "README.md"
SECTIONS: dict[str, Callable[[], str]] = {
    "bill of materials": lambda: tables.bill_table(electrics.read()),
    "printed parts": tables.printed_table,
}
"""Tables inside the build guide, between `<!-- name -->` and `<!-- end of name -->`."""


def texts() -> dict[str, Callable[[], str]]:
    """Wiring diagrams, wiring tables and the bill of materials, which must be the same to the last letter."""
    read = electrics.read()
    found: dict[str, Callable[[], str]] = {"bom.csv": partial(tables.bill_csv, read)}
    drawn = list(wirings(read))
    for wiring in drawn:
        found[f"wiring/{wiring.name}.svg"] = partial(diagram, wiring)
    for kind in KINDS:
        chosen = [wiring for wiring in drawn if wiring.kind == kind]
        found[f"wiring/{kind}.md"] = partial(tables.wiring_page, chosen, read)
    found[GUIDE.name] = _guide
    return found


def solids() -> dict[str, str]:
    """STL files with the name of their part."""
    return {f"parts/{part.name}.stl": part.name for part in PARTS}


def pictures() -> dict[str, Picture]:
    return {f"pictures/{found.name}.png": found for found in PICTURES}


def _guide() -> str:
    """The build guide with its tables as they should be; all else in it is written by hand."""
    text = GUIDE.read_text(encoding="utf-8")
    for name, table in SECTIONS.items():
        begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = before + begin + table() + end + after
    return text


def write_all(say: Callable[[str], None]) -> None:
    for path, text in texts().items():
        _write(path, text().encode(), say)
    for path, part in solids().items():
        _write(path, to_stl(as_printed(part)), say)
    for path, found in pictures().items():
        drawn = picture(found.things(), found.view, *found.size)
        file = io.BytesIO()
        few = drawn.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(file, format="PNG", optimize=True)
        _write(path, file.getvalue(), say)


def _write(path: str, content: bytes, say: Callable[[str], None]) -> None:
    file = HARDWARE / path
    file.parent.mkdir(exist_ok=True)
    if not file.exists() or file.read_bytes() != content:
        file.write_bytes(content)
        say(path)
