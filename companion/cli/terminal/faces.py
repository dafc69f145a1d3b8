"""The tray's faces in a terminal: a sign and a word for each, boxes to show them in, and the spin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.names import REEL_FACTS, REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS, Face

LEAST_WIDTH, ALONE = 12, 22
"""Columns of a box; a reel that spins alone has room for a wide one."""

FRAMES = 16
"""Pictures of one spin."""
FIRST_STOPS_AT = 10
"""The left eye stops before the right one, as people read."""


def signed(face: Face) -> str:
    """The face as sign and word."""
    return f"{face.look.sign} {face.word}"


def title_of(reel: ReelName) -> str:
    return (REEL_FACTS[reel].asks or REEL_FACTS[reel].title).upper()


def _width(reel: ReelName) -> int:
    return max(LEAST_WIDTH, 3 + max(len(face.word) for face in REELS[reel]))


def boxes(spinner: TrayKind, faces: Sequence[Face] | None) -> list[str]:
    """Four lines: a box for each reel, empty before the first spin."""
    rows = ["", "", "", ""]
    reels = REELS_OF[spinner]
    for place, reel in enumerate(reels):
        width = ALONE if len(reels) == 1 else _width(reel)
        sign, word = (faces[place].look.sign, faces[place].word) if faces else ("", "·")
        rows[0] += "╭" + f" {title_of(reel)} ".center(width, "─") + "╮ "
        rows[1] += f"│{sign.center(width)}│ "
        rows[2] += f"│{word.center(width)}│ "
        rows[3] += "╰" + "─" * width + "╯ "
    return rows


def frames(spinner: TrayKind, final: Sequence[Face]) -> Iterator[tuple[tuple[Face, ...], float]]:
    """What the reels show on their way to where they stop, and for how long."""
    reels = REELS_OF[spinner]
    for frame in range(FRAMES):
        shown = []
        for place, reel in enumerate(reels):
            faces = REELS[reel]
            stops = FRAMES - 1 if reel == reels[-1] else FIRST_STOPS_AT
            behind = max(0, stops - frame)
            shown.append(faces[(faces.index(final[place]) - behind) % len(faces)])
        yield tuple(shown), 0.03 + 0.15 * (frame / FRAMES) ** 2
