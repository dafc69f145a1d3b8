"""Writes values into a config file and leaves everything else in it as it was, comments included."""

from __future__ import annotations

import copy
import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from companion.config.board import BoardSettings
from companion.config.errors import BadConfig
from companion.config.load import load, standard_files
from companion.files import write_whole

Value = str | bool | int | float
Table = dict[str, object]

HEADER = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(#.*)?")
ASSIGNMENT = re.compile(
    r"(?P<key>\s*[\w-]+\s*=\s*)(?P<value>\"[^\"]*\"|'[^']*'|[^#\s\"'\[{]+)(?P<rest>\s*(#.*)?)"
)


SECRET = 0o640
"""The mode of a config with a password."""


class CannotSave(BadConfig, OSError):
    """The config file cannot be written, or is written in a way that must not be touched."""


def file_to_change() -> Path:
    """The machine's config if it is there and ours to write, otherwise the user's."""
    machines, users = standard_files()
    if os.access(machines, os.W_OK) and os.access(machines.parent, os.W_OK):
        return machines
    return users


def is_practice(board: BoardSettings) -> bool:
    """A simulated tray while the files speak of a real one: what is found on it is not for them."""
    return board.kind == "sim" and load(files=standard_files(), environ={}).board.kind != "sim"


def save(path: Path, values: Mapping[str, Value], note: str = "") -> None:
    """Set keys such as `board.reels.left.direction`; new ones get the note as a comment."""
    try:
        before = path.read_text(encoding="utf-8-sig") if path.exists() else ""
        text = changed(before, values, note)
        # Passwords are for the tray alone.
        write_whole(path, text.encode(), SECRET if _has_password(text) else None)
    except OSError as error:
        raise CannotSave(
            f"{path} cannot be written ({error.strerror or error}): check its owner, or {_by_hand(values)}"
        ) from error


def _has_password(text: str) -> bool:
    return any(found["key"].split("=")[0].strip().endswith("password") for found in _assignments(text))


def _assignments(text: str) -> Iterator[re.Match[str]]:
    return filter(None, map(ASSIGNMENT.fullmatch, text.splitlines()))


def changed(text: str, values: Mapping[str, Value], note: str = "") -> str:
    """The file's text with these values."""
    lines = text.splitlines()
    for key, value in values.items():
        *sections, name = key.split(".")
        _set(lines, ".".join(sections), name, _written(value), note)
    after = "\n".join(lines) + "\n"
    wanted = _parsed(text)
    for key, value in values.items():
        _put(wanted, key.split("."), value)
    try:
        right = tomllib.loads(after) == wanted
    except tomllib.TOMLDecodeError:
        right = False
    if not right:
        raise CannotSave(
            f"The config file is written in a way that cannot be changed safely: {_by_hand(values)}"
        )
    return after


def _parsed(text: str) -> Table:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a TOMLDecodeError, or of a number with too many digits
        raise CannotSave(f"The config file is not valid TOML ({error}): mend it first.") from error


def _put(table: Table, path: list[str], value: Value) -> None:
    *sections, name = path
    for section in sections:
        table = cast(Table, table.setdefault(section, {}))
        if not isinstance(table, dict):
            return
    table[name] = copy.copy(value)


def _set(lines: list[str], section: str, name: str, value: str, note: str) -> None:
    begin, end = _section(lines, section)
    if begin is None:
        lines += [*([""] if lines else []), f"[{section}]", _line(name, value, note)]
        return
    for number in range(begin, end):
        found = ASSIGNMENT.fullmatch(lines[number])
        if found and found["key"].split("=")[0].strip() == name:
            lines[number] = f"{found['key']}{value}{found['rest']}"
            return
    # A comment before the next section is about that one.
    while end > begin and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    lines.insert(end, _line(name, value, note))


def _section(lines: list[str], section: str) -> tuple[int | None, int]:
    """Its first line and the one after its last; None if it is not there."""
    begin = None
    for number, line in enumerate(lines):
        header = HEADER.fullmatch(line)
        if line.lstrip().startswith("[") and begin is not None:
            return begin, number
        if header and header[1] == section:
            begin = number + 1
    return begin, len(lines)


def _by_hand(values: Mapping[str, Value]) -> str:
    return "\n".join(
        ["write into it by hand:", *(f"{key} = {_written(value)}" for key, value in values.items())]
    )


def _line(name: str, value: str, note: str) -> str:
    return f"{name} = {value}" + (f"  # {note}" if note else "")


def _written(value: Value) -> str:
    # TOML writes booleans, numbers and plain strings as JSON does.
    return json.dumps(value)
