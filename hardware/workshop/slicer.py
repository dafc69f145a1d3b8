"""How long parts print and how much plastic they take, measured with PrusaSlicer.

Slicing all parts takes minutes, so the figures are kept in `sliced.toml`, each with a hash of the part and of
the print profile. `make hardware` measures anew what has changed, if there is a slicer.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec

from hardware.workshop.parts import INSTEAD, PARTS, Part

HERE = Path(__file__).parent
KEPT = HERE / "sliced.toml"
PARTS_FOLDER = HERE.parent / "parts"
PROFILES = {"fine": HERE / "print-fine.ini", "coarse": HERE / "print-coarse.ini"}
HEAD = (
    "# Written by make hardware alone: minutes and grams as PrusaSlicer says, and a hash of part and profile."
)
MISSING = "run make hardware where PrusaSlicer is installed (Debian: sudo apt install prusa-slicer)"


class Sliced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    minutes: float
    grams: float
    made_from: str

    def __add__(self, other: Sliced) -> Sliced:
        return Sliced(self.minutes + other.minutes, self.grams + other.grams, "")

    def times(self, count: int) -> Sliced:
        return Sliced(self.minutes * count, self.grams * count, "")


def jobs() -> dict[str, tuple[Path, Path]]:
    """What is sliced: a name, the part's file, the profile. Every part as it is, and as in the light tray."""
    found = {}
    for part in PARTS:
        found[part.name] = (PARTS_FOLDER / f"{part.name}.stl", PROFILES["fine"])
        if part.light or part.coarse:
            file = f"{part.name}-light.stl" if part.light else f"{part.name}.stl"
            found[light_name(part)] = (PARTS_FOLDER / file, PROFILES["coarse"])
    return found


def light_name(part: Part) -> str:
    """Of the job for a part of the light tray; small exact parts are the same in both."""
    return f"{part.name}-light" if part.light or part.coarse else part.name


def kept(file: Path = KEPT) -> dict[str, Sliced]:
    if not file.exists():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Sliced])


def made_from(stl: Path, profile: Path) -> str:
    settings = profile.read_bytes().replace(b"\r\n", b"\n")
    return sha256(stl.read_bytes() + settings).hexdigest()[:32]


def stale(found: dict[str, Sliced]) -> list[str]:
    """Jobs whose figures are not of today's part and profile."""
    wanted = jobs()
    return [name for name in wanted if name not in found or found[name].made_from != made_from(*wanted[name])]


def measure(say: Callable[[str], None], file: Path = KEPT) -> None:
    """Slice what has changed, if there is a slicer, and keep the figures."""
    found = {name: sliced for name, sliced in kept(file).items() if name in jobs()}
    program = shutil.which("prusa-slicer")
    for name in stale(found):
        if program is None:
            say(f"{file.name} is not up to date: {MISSING}")
            return
        found[name] = _sliced(program, *jobs()[name])
        file.write_text(_text(found), encoding="utf-8", newline="\n")
        say(f"workshop/{file.name}: {name}")


def _text(found: dict[str, Sliced]) -> str:
    lines = [HEAD]
    for name in sorted(found):
        one = found[name]
        lines += ["", f"[{name}]", f"minutes = {one.minutes:g}", f"grams = {one.grams:g}"]
        lines.append(f'made_from = "{one.made_from}"')
    return "\n".join(lines) + "\n"


def _sliced(program: str, stl: Path, profile: Path) -> Sliced:
    with tempfile.TemporaryDirectory() as folder:
        gcode = Path(folder) / "part.gcode"
        command = [program, "--load", str(profile), "--center", "110,110", "--export-gcode"]
        subprocess.run([*command, "-o", str(gcode), str(stl)], check=True, capture_output=True)
        return read_gcode(gcode.read_text(encoding="utf-8"), made_from(stl, profile))


def read_gcode(text: str, origin: str) -> Sliced:
    """The figures at the end of what the slicer wrote."""
    time = re.search(r"; estimated printing time \(normal mode\) = (.*)", text)
    grams = re.search(r"; total filament used \[g\] = ([\d.]+)", text)
    assert time is not None
    assert grams is not None
    seconds = sum(
        int(count) * {"d": 86400, "h": 3600, "m": 60, "s": 1}[unit]
        for count, unit in re.findall(r"(\d+)([dhms])", time.group(1))
    )
    return Sliced(round(seconds / 60, 1), round(float(grams.group(1)), 2), origin)


def needed(profile: int, *, light: bool) -> dict[Part, Sliced]:
    """What each part of a tray takes, all its pieces together; not those for builds of the other kind."""
    found = kept()
    return {
        part: found[light_name(part) if light else part.name].times(part.counts[profile])
        for part in PARTS
        if part.counts[profile] and part.name not in INSTEAD
    }


def total(profile: int, *, light: bool) -> Sliced:
    return sum(needed(profile, light=light).values(), Sliced(0, 0, ""))
