"""A simulated tray as a whole screen of a terminal: OLED, reels, lights, and the switches of its faults."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from shutil import get_terminal_size
from types import TracebackType
from typing import Self

from PIL import Image

from companion.cli.terminal.faces import title_of
from companion.cli.terminal.paint import Paint, columns, fill, pad
from companion.colours import COLOURS
from companion.hal.virtual.tray import VirtualTray
from companion.names import REEL_FACTS, REELS_OF, ReelName
from companion.rules.faces import REELS
from companion.tray import Tray
from companion.tray.blocks import Draw, dots, halves, quadrants
from companion.tray.pages.canvas import HEIGHT, WIDTH
from companion.tray.window import rim, symbols

FRAME_S = 1 / 15
LEAST_COLUMNS, LEAST_LINES = 80, 24
PANEL = 13
"""Columns beside the screen, for the windows of the reels."""
AROUND = 8
"""Lines above and below the screen and its frame."""
OTHER_FAULTS = {"8": "nose.chatter", "9": "nose.stuck", "0": "screen.gone"}

ENTER_SCREEN, LEAVE_SCREEN = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
HOME, END_OF_SCREEN = "\x1b[H", "\x1b[J"


class TrayScene:
    """Inside this context, the tray has the whole terminal."""

    def __init__(self, tray: Tray, sim: VirtualTray, paint: Paint) -> None:
        self._tray = tray
        self._sim = sim
        self._paint = paint
        self._parts: list[ReelName] = [reel for reel in REELS if reel in sim.discs]
        self._part = 0
        self._said = ""
        self._shown = ""
        self._oled: tuple[bytes, Draw, list[str]] | None = None

    def __enter__(self) -> Self:
        self.enter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.stdout.write(LEAVE_SCREEN)
        sys.stdout.flush()

    def enter(self) -> None:
        """Take over the terminal; again, after another program had it."""
        sys.stdout.write(ENTER_SCREEN)
        self._shown = ""

    def next_part(self) -> None:
        """Let the fault keys act on the next reel."""
        if self._parts:
            self._part = (self._part + 1) % len(self._parts)

    def fault_of(self, key: str) -> str | None:
        """The fault that a key switches."""
        return self._faults.get(key)

    @property
    def _faults(self) -> dict[str, str]:
        reel = f"{self._parts[self._part]}." if self._parts else "?"
        of_reel = [name for name in self._sim.switches if name.startswith(reel)]
        others = {key: name for key, name in OTHER_FAULTS.items() if name in self._sim.switches}
        return {str(number): name for number, name in enumerate(of_reel, 1)} | others

    def say(self, text: str) -> None:
        """Show one line to the user."""
        self._said = text

    async def keep_drawing(self) -> None:
        while True:
            size = get_terminal_size()
            self._write(self.picture(size.columns, size.lines))
            await asyncio.sleep(FRAME_S)

    def _write(self, lines: Sequence[str]) -> None:
        whole = "\r\n".join(lines)
        if whole != self._shown:
            self._shown = whole
            sys.stdout.write(f"{HOME}{whole}{END_OF_SCREEN}")
            sys.stdout.flush()

    def picture(self, width: int, height: int) -> list[str]:
        """The tray in exactly this many lines."""
        if width < LEAST_COLUMNS or height < LEAST_LINES:
            return self._too_small(width, height)
        draw = _finest(width, height)
        oled = self._screen(draw)
        panel = self._reels(len(oled))
        middle = [f"{left} {right}" for left, right in zip(oled, panel, strict=True)]
        below = [self._lights(), *self._switches(width)]
        room = height - 1 - len(middle) - len(below)
        lines = [self._title(width), *middle, *below[:1], *self._news(width, room), *below[1:]]
        return [pad(line, width) for line in lines]

    def _too_small(self, width: int, height: int) -> list[str]:
        text = (
            f"This terminal is {width}×{height}; the tray needs {LEAST_COLUMNS}×{LEAST_LINES}. "
            "Make it larger, or q to quit."
        )
        # Leave the last column free: clearing the rest of the screen would erase the character there.
        return [pad(line, width) for line in fill(text, width - 1)[:height]]

    def _title(self, width: int) -> str:
        keys = " ".join(
            f"{self._paint(key, 'inverse')} {what}"
            for key, what in (("space", "nose"), ("enter", "hold it"), ("q", "quit"))
        )
        name = self._paint(" Tray Companion, simulated", "bold")
        return pad(name, width - columns(keys) - 1) + keys

    def _screen(self, draw: Draw) -> list[str]:
        picture = self._sim.oled.picture
        if picture is None:
            picture = Image.new("1", (WIDTH, HEIGHT))
        data = picture.tobytes()
        if self._oled is None or self._oled[:2] != (data, draw):
            self._oled = (data, draw, draw(picture))
        lines = self._oled[2]
        edge = "─" * len(lines[0])
        return [f"╭{edge}╮", *(f"│{line}│" for line in lines), f"╰{edge}╯"]

    def _reels(self, height: int) -> list[str]:
        """The windows of the reels, one below the other, with the discs as people see them."""
        lines: list[str] = []
        for reel in REELS_OF[self._tray.kind]:
            lines.append(self._paint(title_of(reel).center(PANEL), "dim"))
            disc = self._sim.discs.get(reel)
            if disc is None:
                lines.append("(none)".center(PANEL))
            else:
                lines += dots(_window(reel, disc.angle))
        lines = lines[:height]
        above = (height - len(lines)) // 2
        return [""] * above + lines + [""] * (height - len(lines) - above)

    def _lights(self) -> str:
        lights = self._tray.board.lights.colours
        shown = "  ".join(f"{self._light(value)} {name}" for name, value in lights.items())
        sound = "off" if self._tray.muted else "on"
        return f" lights  {shown}   sound {sound}   {self._paint(f'tray {self._tray.state}', 'dim')}"

    def _light(self, value: tuple[float, float, float]) -> str:
        if not any(value):
            return "○"
        red, green, blue = value
        if min(value) > 0.5 * max(value):
            return self._paint("●", "bold")
        shades = {name: colour.night.fill for name, colour in COLOURS.items()}
        return self._paint("●", min(shades, key=lambda name: _distance(shades[name], (red, green, blue))))

    def _news(self, width: int, room: int) -> list[str]:
        """What is wrong, or what was last switched, in exactly this many lines."""
        lines = [line for text in self._messages() for line in fill(text, width - 2, " ")]
        return [*lines[:room], *[""] * (room - len(lines))]

    def _messages(self) -> Iterator[str]:
        for trouble in self._tray.troubles:
            yield f"! {trouble.title}: {trouble.advice}"
        if self._said:
            yield self._said

    def _switches(self, width: int) -> list[str]:
        """The faults and their keys, highlighted if they are on."""
        part = REEL_FACTS[self._parts[self._part]].name if self._parts else "no reel"
        words = [f"{self._paint('tab', 'inverse')} {self._paint(part, 'bold')}"]
        for key, name in self._faults.items():
            label = name.replace(".", " ") if key in OTHER_FAULTS else name.partition(".")[2]
            label = label.replace("-", " ")
            on = name in self._sim.on
            words.append(
                f"{self._paint(key, 'inverse')} {self._paint(label, 'yellow', 'bold') if on else label}"
            )
        lines = [" break "]
        for word in words:
            if columns(lines[-1]) + columns(word) > width:
                lines.append(" ")
            lines[-1] += f"{word}  "
        return lines


def _finest(width: int, height: int) -> Draw:
    """The way to draw the screen with the squarest dots that fit."""
    if height < HEIGHT // 2 + AROUND:
        return dots
    return halves if width >= WIDTH + 2 + PANEL else quadrants


def _window(reel: ReelName, angle: float) -> Image.Image:
    window = symbols(reel, angle, 2 * PANEL)
    window.paste(1, mask=rim(2 * PANEL))
    return window


def _distance(shade: str, value: tuple[float, float, float]) -> float:
    parts = (int(shade[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return sum((a - b) ** 2 for a, b in zip(parts, value, strict=True))
