"""The wiring for whatever `[board]` leaves out, from a profile of `hardware/pins.toml`."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import get_args

import msgspec

from companion.config.board import BoardSettings
from companion.names import ReelName

REELS = get_args(ReelName)
MAY_BE_ON_A_PICO = {"nose", "lights", "buzzer"}
Table = dict[str, object]


class BuiltPico(msgspec.Struct, frozen=True):
    """The part of `[board.pico]` that says what is on the Pico."""

    parts: tuple[str, ...] = BoardSettings().pico.parts


class Built(msgspec.Struct):
    """The part of `[board]` that says how the tray is built."""

    kind: str = BoardSettings().kind
    profile: str = BoardSettings().profile
    without: tuple[str, ...] = ()
    pico: BuiltPico = BuiltPico()


def profiles(board: str = "gpio") -> dict[str, dict[str, Table]]:
    """The profiles of one board in the installed `hardware/pins.toml`. `sim` is wired like `gpio`."""
    return deepcopy(_boards()["pico" if board == "pico" else "gpio"])


@cache
def _boards() -> dict[str, dict[str, dict[str, Table]]]:
    return tomllib.loads(files("companion._hardware").joinpath("pins.toml").read_text(encoding="utf-8"))


def wiring(board: object) -> Table:
    """The profile's pins for all parts of a tray that is built as this `[board]` says."""
    built = msgspec.convert(board, Built)
    parts = profiles(built.kind).get(built.profile, {})
    if built.kind == "pico":
        here = profiles().get(built.profile, {})
        parts |= {part: here[part] for part in MAY_BE_ON_A_PICO & here.keys() if part not in built.pico.parts}
    for part in built.without:
        if part in REELS:
            parts.get("reels", {}).pop(part, None)
        else:
            parts.pop(part, None)
    return dict(parts)
