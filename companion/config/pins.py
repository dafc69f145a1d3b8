"""The wiring that a profile of `hardware/pins.toml` gives to what `[board]` leaves open."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec

from companion.config.board import BoardSettings

REELS = ("left", "right", "wheel")
Table = dict[str, object]


class Built(msgspec.Struct):
    """What `[board]` says about how the tray is built."""

    profile: str = BoardSettings().profile
    without: tuple[str, ...] = ()


def profiles() -> dict[str, dict[str, Table]]:
    """`hardware/pins.toml`, as it is installed."""
    return tomllib.loads(files("companion._hardware").joinpath("pins.toml").read_text(encoding="utf-8"))


def wiring(board: object) -> Table:
    """`[board]` of a tray that is built as this `[board]` says, with the profile's pins for all its parts."""
    built = msgspec.convert(board, Built)
    parts = profiles().get(built.profile, {})
    for part in built.without:
        if part in REELS:
            parts.get("reels", {}).pop(part, None)
        else:
            parts.pop(part, None)
    return dict(parts)
