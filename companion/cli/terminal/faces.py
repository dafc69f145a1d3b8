"""The tray's faces in a terminal: a sign and a word for each, boxes to show them in, and the spin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.names import REELS_OF, TrayKind
from companion.rules.faces import REELS, Face

SIGNS = {
    "green": "☞",
    "black": "◡",
    "red": "☟",
    "draw-4": "+4",
    "discard-1": "▯↓",
    "draw-until": "+★■",
    "almost-uno": "▯▯",
    "discard-number": "#↓",
    "discard-colour": "◆↓",
    "draw-red": "+▲",
    "draw-blue": "+■",
    "trade-hands": "⇄",
    "show-hand": "▯▯▯",
    "war": "▯✕▯",
    "uno-spin": "“!”",
}
"""By the face's id."""
STYLES = {"green": "green", "red": "red", "draw-red": "red", "draw-blue": "blue"}
TITLES = {"left": "WHO", "right": "WHAT", "wheel": "THE WHEEL"}
BOX = {"left": 12, "right": 14, "wheel": 22}

FRAMES = 16
"""Pictures of one spin."""
LEFT_STOPS_AT = 10
"""The left eye stops before the right one, as people read."""


def signed(face: Face) -> str:
    """The face as sign and word."""
    return f"{SIGNS.get(face.id, '')} {face.word}".strip()


def boxes(spinner: TrayKind, faces: Sequence[Face] | None) -> list[str]:
    """Four lines: a box for each reel, empty before the first spin."""
    rows = ["", "", "", ""]
    for place, reel in enumerate(REELS_OF[spinner]):
        width = BOX[reel]
        sign, word = (SIGNS.get(faces[place].id, ""), faces[place].word) if faces else ("", "·")
        rows[0] += "╭" + f" {TITLES[reel]} ".center(width, "─") + "╮ "
        rows[1] += f"│{sign.center(width)}│ "
        rows[2] += f"│{word.center(width)}│ "
        rows[3] += "╰" + "─" * width + "╯ "
    return rows


def frames(spinner: TrayKind, final: Sequence[Face]) -> Iterator[tuple[tuple[Face, ...], float]]:
    """What the reels show on their way to where they stop, and for how long."""
    for frame in range(FRAMES):
        shown = []
        for place, reel in enumerate(REELS_OF[spinner]):
            faces = REELS[reel]
            stops = LEFT_STOPS_AT if reel == "left" else FRAMES - 1
            behind = max(0, stops - frame)
            shown.append(faces[(faces.index(final[place]) - behind) % len(faces)])
        yield tuple(shown), 0.03 + 0.15 * (frame / FRAMES) ** 2
