"""Where config values come from, weakest first: defaults, files, `TRAY_…` variables, flags.

Each place is checked on its own, so that an error names the place where it must be fixed.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import platformdirs

from companion.config.errors import BadConfig, ConfigNotFound
from companion.config.keys import check, kind_at
from companion.config.pins import wiring
from companion.config.schema import Config

Table = dict[str, object]

PREFIX = "TRAY_"
NOT_SETTINGS = "TRAY_HIL_"
"""Variables for a hardware test bench: read by its tests, not by the tray."""


def standard_files() -> tuple[Path, ...]:
    """The files that are read if they exist: the machine's, then the user's."""
    return (
        Path("/etc/tray/config.toml"),
        platformdirs.user_config_path("tray", appauthor=False) / "config.toml",
    )


def load(
    *,
    files: Sequence[Path] | None = None,
    config: Path | None = None,
    environ: Mapping[str, str] | None = None,
    flags: Mapping[str, object] | None = None,
    defaults: Mapping[str, object] | None = None,
) -> Config:
    """Read the whole config.

    `files` (default: `standard_files()`) are skipped if they do not exist; `config` is one more, which must
    exist. `environ` defaults to this process's own. `flags` has dotted keys, as in
    `{"chance.mix": "kernel"}`; None means that the flag was not given. `defaults`, with dotted keys too,
    replace the packaged defaults for one command.
    """
    merged: Table = {}
    for key, value in (defaults or {}).items():
        _overlay(merged, _nested(key.split("."), value))
    for place, table in _layers(files, config, environ, flags):
        check(table, place)
        _overlay(merged, table)
    try:
        wired: Table = {"board": wiring(merged.get("board", {}))}
        _overlay(wired, merged)
        return msgspec.convert(wired, Config)
    except msgspec.ValidationError as error:
        raise BadConfig(f"The config as a whole does not fit together: {error}.") from error


def _layers(
    files: Sequence[Path] | None,
    config: Path | None,
    environ: Mapping[str, str] | None,
    flags: Mapping[str, object] | None,
) -> Iterator[tuple[str, Table]]:
    for path in standard_files() if files is None else files:
        try:
            table = _read(path)
        except ConfigNotFound:
            continue
        yield str(path), table
    if config is not None:
        yield str(config), _read(config)
    yield from _variables(os.environ if environ is None else environ)
    for key, value in (flags or {}).items():
        if value is not None:
            yield "the command line", _nested(key.split("."), value)


def _read(path: Path) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        raise ConfigNotFound(f"There is no config file {path}: check its name.") from None
    except OSError as error:
        raise BadConfig(f"{path} cannot be read ({error.strerror}): check its owner and mode.") from error
    except UnicodeDecodeError as error:
        raise BadConfig(f"{path} is not text (byte {error.start}): save it as UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"{path} is not valid TOML: {error}.") from error
    except ValueError:
        raise BadConfig(f"{path} cannot be read as TOML: a number in it has too many digits.") from None
    except RecursionError:
        raise BadConfig(f"{path} cannot be read as TOML: its lists or tables are nested too deep.") from None


def _variables(environ: Mapping[str, str]) -> Iterator[tuple[str, Table]]:
    """`TRAY_CHANCE__MIX=kernel` as `chance.mix`: two underscores between levels."""
    for name, text in sorted(environ.items()):
        if name.startswith(PREFIX) and not name.startswith(NOT_SETTINGS):
            place = f"the variable {name}"
            path = name.removeprefix(PREFIX).lower().split("__")
            yield place, _nested(path, _typed(text, kind_at(path, place)))


def _typed(text: str, kind: object) -> object:
    """A variable's text as the type of its key; lists and tables are written as in TOML."""
    try:
        return msgspec.to_builtins(msgspec.convert(text, kind, strict=False))
    except msgspec.ValidationError:
        try:
            return tomllib.loads(f"value = {text}")["value"]
        except (ValueError, RecursionError):  # also of numbers with too many digits
            return text


def _nested(path: Sequence[str], value: object) -> Table:
    *sections, key = path
    table: Table = {key: value}
    for section in reversed(sections):
        table = {section: table}
    return table


def _overlay(below: Table, above: Table) -> None:
    """Lay the values of `above` over those of `below`, section by section."""
    for key, value in above.items():
        under = below.get(key)
        if isinstance(under, dict) and isinstance(value, dict):
            _overlay(under, value)
        else:
            below[key] = value
