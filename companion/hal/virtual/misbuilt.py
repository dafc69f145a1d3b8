"""A virtual tray that was not built as its settings say: something to calibrate."""

from __future__ import annotations

from msgspec.structs import replace

from companion.config.board import BoardSettings, ReelSettings

OFFSET_DEGREES = 2.5
LIMIT_HZ = 930.0
GEARBOX = "4096"
"""A gearbox of exactly 1:64, as some of these motors have."""


def misbuilt(board: BoardSettings) -> BoardSettings:
    """Other gearboxes, wider marks, faces that sit askew, lazy motors; and the first one turns backwards."""
    reels = {name: _reel(reel, backwards=n == 0) for n, (name, reel) in enumerate(board.reels.items())}
    return replace(board, reels=reels, motion=replace(board.motion, limit_hz=LIMIT_HZ))


def _reel(reel: ReelSettings, *, backwards: bool) -> ReelSettings:
    return replace(
        reel,
        steps_per_turn=GEARBOX,
        direction=-reel.direction if backwards else reel.direction,
        mark_degrees=reel.mark_degrees + 1.5,
        index_degrees=reel.index_degrees + 2.5,
        offset_degrees=OFFSET_DEGREES,
    )
