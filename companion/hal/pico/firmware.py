"""The firmware that this companion brings: which files go onto a Pico."""

from __future__ import annotations

import json
from binascii import crc32
from collections.abc import Mapping
from importlib.resources import files

from companion.config.board import BoardSettings
from companion.hal.pico.settings import settings_file, settings_sum

LOADER = "main.py"
SETTINGS = "settings.json"
WHOLE = "whole.json"
"""Written last: it says that nothing is missing."""


def firmware_files() -> dict[str, bytes]:
    """The files that are the same on every Pico, by name."""
    folder = files("companion._firmware")
    return {
        entry.name: entry.read_bytes()
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".py") and entry.name != "__init__.py"
    }


def files_for(board: BoardSettings) -> dict[str, bytes]:
    """All files for the Pico of this tray, its settings included."""
    return {**firmware_files(), SETTINGS: settings_file(board)}


def build() -> int:
    """A check sum of the firmware."""
    total = 0
    for name, content in firmware_files().items():
        total = crc32(content, crc32(name.encode(), total))
    return total


def whole_file(there: Mapping[str, bytes], number: int) -> bytes:
    """`whole.json` for these files. The larger number is the newer firmware."""
    return json.dumps({"number": number, "build": build(), "settings": crc32(there[SETTINGS])}).encode()


def is_current(build_there: int, settings_there: int, board: BoardSettings) -> bool:
    """Whether a Pico has this firmware and these settings."""
    return (build_there, settings_there) == (build(), settings_sum(board))
