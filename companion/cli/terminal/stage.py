"""Where a game is shown and answered: a screen that is redrawn, or plain lines one after another."""

from __future__ import annotations

import signal
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from enum import Enum, auto
from functools import partial
from shutil import get_terminal_size
from types import FrameType, TracebackType
from typing import Self

from companion.cli.terminal.keyboard import ENTER, HAS_KEYS, RUBOUT, Keyboard
from companion.cli.terminal.paint import Paint, clip, fill, is_dumb


class Fit(Enum):
    """How much room a picture may take."""

    ROOMY = auto()
    TIGHT = auto()
    """No empty lines."""
    CODES = auto()
    """The hand as codes, too."""
    LEAST = auto()
    """The piles and the tray in one line, too."""


Picture = Callable[[int, Fit], tuple[list[str], list[str]]]
"""Draws the table for a width: what is above the story, and what is below."""

LEAST_STORY = 3
"""Lines of story that are worth making room for."""
ROOM_TO_TYPE = 16
"""Columns kept free behind a question."""
ENTER_SCREEN, LEAVE_SCREEN = "\x1b[?1049h\x1b[H", "\x1b[?25h\x1b[?1049l"
HOME, END_OF_LINE, END_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"
TICK = 0.1
MORE = "Press a key for more."


class Stage(AbstractContextManager["Stage"], ABC):
    """Shows the table and the story, and reads answers."""

    instant = False
    """Whether keys act at once: then a question can have a time limit, and a wrong key matters."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing to restore."""

    @abstractmethod
    def tell(self, sentence: str) -> None:
        """Add to the story."""

    def new_page_of_story(self) -> None:
        """The person has acted: show the story so far as old."""

    def redraw(self, picture: Picture, prompt: str = "") -> None:
        """Show the table as it is now."""

    def wait(self, seconds: float) -> None:
        """Pause, so that people can see; any key ends it."""

    @abstractmethod
    def ask(self, picture: Picture, prompt: str, settled: Callable[[str], bool]) -> str:
        """Ask, and return the answer; ``settled`` says whether a text needs no Enter."""

    def ask_quickly(
        self, picture: Picture, prompt: str, seconds: float, wanted: Callable[[str], bool]
    ) -> str:
        """The first wanted key within this time, or an empty text."""
        return ""

    @abstractmethod
    def page(self, lines: Sequence[str], prompt: str) -> None:
        """Show something else for a moment, until a key is pressed."""


class Lines(Stage):
    """Prints line after line: for pipes, simple terminals and screen readers."""

    def __enter__(self) -> Self:
        return self

    def tell(self, sentence: str) -> None:
        print(self.paint.words(sentence))

    def ask(self, picture: Picture, prompt: str, settled: Callable[[str], bool]) -> str:
        above, below = picture(get_terminal_size().columns, Fit.ROOMY)
        print("", *(line.rstrip() for line in (*above, *below)), sep="\n")
        return input(f"  {prompt} ")

    def page(self, lines: Sequence[str], prompt: str) -> None:
        print("", *lines, "", sep="\n")


class Screen(Stage):
    """The whole terminal, redrawn for each change."""

    instant = True

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        self.keyboard = Keyboard()
        self.story: list[str] = []
        self._news = 0
        """The first new line of the story."""
        self._again: Callable[[], None] = lambda: None
        """Redraws the screen."""
        self._prefix = ""
        """Written before the next picture."""
        self._writing = self._redraw_due = False
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self._open.enter_context(self.keyboard)
        self._open.callback(self._write, LEAVE_SCREEN)
        self._write(ENTER_SCREEN)
        self._on_signal(signal.SIGTERM, self._end)
        self._on_signal(signal.SIGCONT, self._come_back)
        self._on_signal(signal.SIGWINCH, lambda number, frame: self._again())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def _on_signal(self, number: int, act: Callable[[int, FrameType | None], None]) -> None:
        self._open.callback(signal.signal, number, signal.signal(number, act))

    def _end(self, number: int, frame: FrameType | None) -> None:
        """Restore the terminal before this process is ended."""
        sys.exit(128 + number)

    def _come_back(self, number: int, frame: FrameType | None) -> None:
        """Take the terminal back from the shell after the game was stopped, perhaps with Ctrl-Z."""
        self.keyboard.take()
        self._prefix = ENTER_SCREEN
        self._again()

    def tell(self, sentence: str) -> None:
        self.story.append(sentence)

    def new_page_of_story(self) -> None:
        self._news = len(self.story)

    def redraw(self, picture: Picture, prompt: str = "") -> None:
        self._again = lambda: self.redraw(picture, prompt)
        size = get_terminal_size()
        for fit in Fit:
            above, below = picture(size.columns, fit)
            room = max(0, size.lines - len(above) - len(below) - 1)
            if room >= LEAST_STORY:
                break
        lines = [*above, *self._last_of_story(room, size.columns), *below]
        # If even that is too much, hand and choices stay: without them nobody can answer.
        self._draw(lines[max(0, len(lines) - size.lines + 1) :], prompt)

    def wait(self, seconds: float) -> None:
        self.keyboard.key(seconds)

    def ask(self, picture: Picture, prompt: str, settled: Callable[[str], bool]) -> str:
        self.keyboard.forget()
        typed = ""
        question = self.paint(clip(prompt, get_terminal_size().columns - ROOM_TO_TYPE), "bold")
        while True:
            self.redraw(picture, f"{question} {typed}{SHOW_CURSOR}")
            key = self.keyboard.key()
            if key in ENTER:
                return typed
            if key in RUBOUT:
                typed = typed[:-1]
            elif key and key.isprintable():
                typed = (typed + key).lstrip()
                if settled(typed.lower()):
                    return typed

    def ask_quickly(
        self, picture: Picture, prompt: str, seconds: float, wanted: Callable[[str], bool]
    ) -> str:
        self.keyboard.forget()
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            bar = "▮" * round(10 * left / seconds)
            self.redraw(picture, f"{self.paint(prompt, 'bold')} {bar}")
            key = self.keyboard.key(min(TICK, left))
            if key and wanted(key.lower()):
                return key
        return ""

    def page(self, lines: Sequence[str], prompt: str) -> None:
        self.keyboard.forget()
        rest = lines
        while True:
            self._again = partial(self._screenful, rest, prompt)
            self._again()
            self.keyboard.key()
            rest = rest[_room() :]
            if not rest:
                return

    def _screenful(self, lines: Sequence[str], prompt: str) -> None:
        """The first of the lines, and a word if there are more."""
        self._draw(lines, f"{MORE if len(lines) > _room() else prompt} {SHOW_CURSOR}")

    def _last_of_story(self, room: int, width: int) -> list[str]:
        """As many lines as there is room for, old news dim."""
        lines = [
            self.paint.words(line) if number >= self._news else self.paint(line, "dim")
            for number, sentence in list(enumerate(self.story))[-room:]
            for line in fill(sentence, width - 4, "  ")
        ]
        return [""] * (room - len(lines)) + lines[len(lines) - min(room, len(lines)) :]

    def _draw(self, lines: Sequence[str], prompt: str) -> None:
        """Fill the screen; the prompt is its last line."""
        width, height = get_terminal_size()
        shown = [*lines, *[""] * height][: max(height - 1, 0)]
        whole = "".join(f"{clip(line, width)}{END_OF_LINE}\r\n" for line in shown)
        self._write(f"{HIDE_CURSOR}{HOME}{whole}{END_OF_SCREEN}  {clip(prompt, width - 3)}{END_OF_LINE}")

    def _write(self, text: str) -> None:
        """Write to the terminal. A signal handler that draws during this is served afterwards."""
        if self._writing:
            self._redraw_due = True
            return
        self._writing = True
        try:
            prefix, self._prefix = self._prefix, ""
            sys.stdout.write(prefix + text)
            sys.stdout.flush()
        finally:
            self._writing = False
        if self._redraw_due:
            self._redraw_due = False
            self._again()


def _room() -> int:
    """Lines above the prompt; one at least, or a page would have no end."""
    return max(1, get_terminal_size().lines - 1)


def stage(paint: Paint) -> Stage:
    """The best that this terminal allows."""
    if HAS_KEYS and sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb():
        return Screen(paint)
    return Lines(paint)
