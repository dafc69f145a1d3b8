"""The wiring that a profile of `hardware/pins.toml` gives to what `[board]` leaves open."""

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
    """What `[board.pico]` says about what hangs on it."""

    parts: tuple[str, ...] = BoardSettings().pico.parts


class Built(msgspec.Struct):
    """What `[board]` says about how the tray is built."""

    kind: str = BoardSettings().kind
    profile: str = BoardSettings().profile
    without: tuple[str, ...] = ()
    pico: BuiltPico = BuiltPico()


def profiles(board: str = "gpio") -> dict[str, dict[str, Table]]:
    """The profiles of one board in `hardware/pins.toml`, as it is installed. `sim` is wired as `gpio` is."""
    return deepcopy(_boards()["pico" if board == "pico" else "gpio"])


@cache
def _boards() -> dict[str, dict[str, dict[str, Table]]]:
    return tomllib.loads(files("companion._hardware").joinpath("pins.toml").read_text(encoding="utf-8"))


def wiring(board: object) -> Table:
    """`[board]` of a tray that is built as this `[board]` says, with the profile's pins for all its parts."""
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
