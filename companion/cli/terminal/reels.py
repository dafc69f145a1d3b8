"""Turning reels in a terminal: each in a round window, redrawn whenever it has moved."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from itertools import groupby
from shutil import get_terminal_size

from companion.cli.terminal.faces import title_of
from companion.cli.terminal.paint import Paint
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS, Face
from companion.tray import ReelRetried, ReelsTurned, Tray, TrayEvent
from companion.tray.blocks import HALVES
from companion.tray.window import face_at, rim, symbols

FRAME_S = 0.08
SIZE = 30
"""Columns of a window; it is half as many lines high."""
GAP = 6
MARGIN = 6
COLUMNS, LINES = MARGIN + SIZE + GAP + SIZE, SIZE // 2 + 8
"""The room that two windows and the words below them need."""
HIDE_CURSOR, SHOW_CURSOR, END_OF_LINE = "\x1b[?25l", "\x1b[?25h", "\x1b[K"


def has_room() -> bool:
    size = get_terminal_size()
    return size.columns >= COLUMNS and size.lines >= LINES


class Watcher:
    """Shows what the reels do, redrawing the same lines of the terminal."""

    def __init__(self, tray: Tray, paint: Paint) -> None:
        self._tray = tray
        self._paint = paint
        self._angles = {reel: tray.board.reels[reel].angle for reel in REELS if reel in tray.board.reels}
        self._note = ""
        self._drawn_at = 0.0
        self._height = 0
        tray.subscribe(self._hear)

    def _hear(self, event: TrayEvent) -> None:
        if isinstance(event, ReelRetried):
            self._note = f"The {event.reel} reel tries again: {event.reason}."
        elif isinstance(event, ReelsTurned):
            self._angles |= event.angles
            if time.monotonic() - self._drawn_at >= FRAME_S:
                self._draw(self._tray.kind, ["", self._paint(self._note, "dim")])

    def landed(self, kind: TrayKind, faces: Sequence[Face]) -> None:
        """Put the words below the windows; what comes next is drawn further down."""
        words = [self._paint(face.word.center(SIZE), *_style(face), "bold") for face in faces]
        self._draw(kind, [_beside(words), ""])
        self._note = ""
        self._height = 0

    def _draw(self, kind: TrayKind, below: Sequence[str]) -> None:
        self._drawn_at = time.monotonic()
        lines = [*windows(kind, self._angles, self._paint), *below]
        up = f"\x1b[{self._height}A" if self._height else ""
        self._height = len(lines)
        drawn = "".join(f"{' ' * MARGIN}{line}{END_OF_LINE}\n" for line in lines)
        sys.stdout.write(f"{HIDE_CURSOR}{up}{drawn}{SHOW_CURSOR}")
        sys.stdout.flush()


def windows(kind: TrayKind, angles: Mapping[ReelName, float], paint: Paint) -> list[str]:
    """The reels of a tray beside each other, as they are now."""
    reels = REELS_OF[kind]
    pictures = [_window(reel, angles.get(reel, 0.0), paint) for reel in reels]
    titles = _beside([paint(title_of(reel).center(SIZE), "dim") for reel in reels])
    return ["", titles, *(_beside(row) for row in zip(*pictures, strict=True))]


def _beside(parts: Sequence[str]) -> str:
    return (" " * GAP).join(parts)


def _window(reel: ReelName, angle: float, paint: Paint) -> list[str]:
    edge, seen = rim(SIZE).convert("L").tobytes(), symbols(reel, angle, SIZE).convert("L").tobytes()
    lines = []
    for row in range(0, SIZE, 2):
        style = _style(face_at(reel, angle, row, SIZE))
        cells: list[tuple[str, tuple[str, ...]]] = []
        for upper in range(row * SIZE, (row + 1) * SIZE):
            lower = upper + SIZE
            sign = HALVES[bool(edge[upper] or seen[upper]) + 2 * bool(edge[lower] or seen[lower])]
            cells.append((sign, style if seen[upper] or seen[lower] else ("yellow",)))
        runs = groupby(cells, key=lambda cell: cell[1])
        lines.append("".join(paint("".join(sign for sign, _ in run), *styles) for styles, run in runs))
    return lines


def _style(face: Face) -> tuple[str, ...]:
    return (face.look.colour,) if face.look.colour else ()
