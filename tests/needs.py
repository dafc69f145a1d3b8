"""Programs that some tests need: how each is found, and how to get it where it is missing.

    @needs("mosquitto")              a test, or a whole file by `pytestmark`
    broker = require("mosquitto")    a fixture: the program's path, or the test is skipped

What was skipped for want of a program is summed up at the end of a run.
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NODE_MODULES = ROOT / ".node" / "node_modules"
PREFIX = "needs "


@dataclass(frozen=True)
class Program:
    """A program, where it may be, and the package that brings it; no package: not to be had there."""

    subject: str
    """What its tests are about."""
    names: tuple[str, ...]
    debian: str = ""
    macos: str = ""
    windows: str = ""
    places: tuple[str, ...] = ()
    """Where it is though it is not on the PATH."""


PROGRAMS = {
    "chromium": Program(
        "the pages in a browser",
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"),
        debian="chromium",
        macos="google-chrome",
        windows="Google.Chrome",
        places=(
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
        ),
    ),
    "node": Program(
        "the pages' scripts by themselves",
        ("node",),
        debian="nodejs npm",
        macos="node",
        windows="OpenJS.NodeJS.LTS",
    ),
    "micropython": Program(
        "the Pico's firmware in MicroPython",
        (),
        debian="nodejs npm",
        macos="node",
        windows="OpenJS.NodeJS.LTS",
        places=(str(NODE_MODULES / "@micropython" / "micropython-webassembly-pyscript" / "micropython.mjs"),),
    ),
    "mosquitto": Program(
        "MQTT with a real broker",
        ("mosquitto",),
        debian="mosquitto",
        macos="mosquitto",
        windows="EclipseFoundation.Mosquitto",
        places=("/usr/sbin/mosquitto", r"%ProgramFiles%\mosquitto\mosquitto.exe"),
    ),
    "strace": Program("a pulled plug, write by write", ("strace",), debian="strace"),
    "prusa-slicer": Program(
        "print times, with a real slicer",
        ("prusa-slicer",),
        debian="prusa-slicer",
        macos="prusaslicer",
        windows="Prusa3D.PrusaSlicer",
    ),
    "systemd-analyze": Program("the systemd unit", ("systemd-analyze",), debian="systemd"),
}


@cache
def find(program: str) -> str | None:
    """The path of a program; None if it is not on this machine."""
    known = PROGRAMS[program]
    places = (os.path.expandvars(place) for place in known.places)
    return next(
        filter(None, (*map(shutil.which, known.names), *(each for each in places if Path(each).is_file()))),
        None,
    )


def needs(program: str) -> pytest.MarkDecorator:
    """Skip the test where the program is missing."""
    return pytest.mark.skipif(find(program) is None, reason=PREFIX + program)


def require(program: str) -> str:
    """The path of a program; without it, whichever test asks is skipped."""
    path = find(program)
    if path is None:
        pytest.skip(PREFIX + program)
    return path


def summary(reasons: Iterable[str]) -> Iterator[str]:
    """What was not tested for want of programs, and how to get them; nothing if all were there."""
    missing = Counter(reason.removeprefix(PREFIX) for reason in reasons if reason.startswith(PREFIX))
    known = {program: PROGRAMS[program] for program in missing if program in PROGRAMS}
    if not known:
        return
    for name, program in known.items():
        tests = "1 test needs" if missing[name] == 1 else f"{missing[name]} tests need"
        yield f"Not tested here: {program.subject} ({tests} {name})."
    yield "To test this too, install what is missing and run the tests again:"
    for system, command, packages in (
        ("Debian, Raspberry Pi OS", "sudo apt install", [each.debian for each in known.values()]),
        ("macOS", "brew install", [each.macos for each in known.values()]),
        ("Windows", "winget install", [each.windows for each in known.values()]),
    ):
        names = dict.fromkeys(name for each in packages for name in each.split())
        if names:
            yield f"  {system}: {command} {' '.join(names)}"
    if "micropython" in known:
        yield "  and then, without make: npm install --prefix .node"
