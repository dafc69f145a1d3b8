"""Every generated file under `hardware/`: its path, and what it should hold."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hardware.workshop import bill, electrics, pages, printed, slicer
from hardware.workshop.boardplan import to_print, to_read
from hardware.workshop.circuits import wirings
from hardware.workshop.currents import ways
from hardware.workshop.diagram import diagram
from hardware.workshop.netlist import KINDS
from hardware.workshop.parts import PARTS, as_printed
from hardware.workshop.pictures import PICTURES, Picture
from hardware.workshop.plugboard import plan
from hardware.workshop.render import Thing, picture
from hardware.workshop.schematic import TITLES, schematic
from hardware.workshop.solids import Solid
from hardware.workshop.stl import to_stl

SCENE = "scene"
HARDWARE = Path(__file__).parent.parent

GUIDE = HARDWARE / "README.md"
SECTIONS: dict[str, Callable[[], str]] = {
    "bill of materials": lambda: bill.bill_table(electrics.read()),
    "sensor sum": lambda: pages.sensor_text(electrics.read()),
    "print times": printed.totals_table,
    "printed parts": printed.printed_table,
}
"""Tables inside the build guide, between `<!-- name -->` and `<!-- end of name -->`."""


def texts() -> dict[str, Callable[[], str]]:
    """Diagrams, plans, tables and the bill of materials, which must be the same to the last letter."""
    read = electrics.read()
    found: dict[str, Callable[[], str]] = {"bom.csv": partial(bill.bill_csv, read)}
    drawn = list(wirings(read))
    for wiring in drawn:
        found[f"wiring/{wiring.name}.svg"] = partial(diagram, wiring)
    for kind in KINDS:
        chosen = [wiring for wiring in drawn if wiring.kind == kind]
        found[f"wiring/{kind}.md"] = partial(pages.wiring_page, chosen, read)
    # The plug board is the same for a Pi and a Pico.
    plans = [plan(wiring) for wiring in drawn if wiring.kind == "gpio"]
    for found_plan in plans:
        name = pages.board_name(found_plan.wiring)
        found[f"wiring/{name}.svg"] = partial(to_read, found_plan)
        found[f"wiring/{name}-print.svg"] = partial(to_print, found_plan)
    found["wiring/board.md"] = partial(pages.board_page, plans)
    flows = list(ways(drawn[0], read))
    for title in TITLES:
        circuit = next(circuit for circuit in drawn[0].circuits if circuit.kind == title)
        found[f"wiring/circuit-{title}.svg"] = partial(schematic, circuit, flows)
    found[GUIDE.name] = _guide
    return found


def solids() -> dict[str, tuple[str, bool]]:
    """STL files with the name of their part, and whether it is its light version."""
    full = {f"parts/{part.name}.stl": (part.name, False) for part in PARTS}
    return full | {f"parts/{part.name}-light.stl": (part.name, True) for part in PARTS if part.light}


def pictures() -> dict[str, Picture]:
    return {f"pictures/{found.name}.png": found for found in PICTURES}


def _guide() -> str:
    """The build guide with its tables as they should be; all else in it is written by hand."""
    text = GUIDE.read_text(encoding="utf-8")
    for name, table in SECTIONS.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, rest = text.split(begin)
        _, after = rest.split(end)
        text = f"{before}{begin}\n{table()}\n{end}{after}"
    return text


def write_all(say: Callable[[str], None]) -> None:
    for path, (part, light) in solids().items():
        _write(path, to_stl(as_printed(part, light=light)), say)
    # The guide tells what the slicer makes of the files.
    slicer.measure(say)
    for path, text in texts().items():
        _write(path, text().encode(), say)
    for path, found in pictures().items():
        things = found.things()
        _write(path, _png(picture(things, found.view, *found.size), found.name, scene(things)), say)


def scene(things: list[Thing]) -> list[list[float]]:
    """What is in a picture, in figures that change with any part: volume, middle and extent of each thing."""
    return [
        [*(round(value, 3) for value in (*_mass(thing.solid), *thing.solid.bounding_box()))]
        for thing in things
    ]


def _mass(solid: Solid) -> tuple[float, float, float, float]:
    """Volume and centre of mass."""
    mesh = solid.to_mesh64()
    corners = mesh.vert_properties[:, :3][mesh.tri_verts.astype(np.int64)]
    sixfold = np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2]))
    volume = float(sixfold.sum()) / 6
    x, y, z = (sixfold[:, None] * corners.sum(axis=1)).sum(axis=0) / 24 / volume
    return volume, float(x), float(y), float(z)


def scene_in(file: Path) -> list[list[float]]:
    """What was in a picture when it was drawn: it is kept inside the file."""
    with Image.open(file) as kept:
        kept.load()
        figures: list[list[float]] = json.loads(str(kept.info[SCENE]))
    return figures


def _png(drawn: Image.Image, name: str, figures: list[list[float]]) -> bytes:
    """The finished trays in all their colours; a quarter of the size is enough for the rest."""
    inside = PngInfo()
    inside.add_text(SCENE, json.dumps(figures), zip=True)
    if not name.startswith("tray-"):
        drawn = drawn.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = io.BytesIO()
    drawn.save(file, format="PNG", optimize=True, pnginfo=inside)
    return file.getvalue()


def _write(path: str, content: bytes, say: Callable[[str], None]) -> None:
    file = HARDWARE / path
    file.parent.mkdir(exist_ok=True)
    if not file.exists() or file.read_bytes() != content:
        file.write_bytes(content)
        say(path)
