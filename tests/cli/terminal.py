"""A terminal to test in: the real command on a real pty, read as a person reads a screen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect
import pyte
import pytest

TRAY = (sys.executable, "-m", "companion.cli")
PATIENCE = 60
"""Seconds after which a command that says nothing counts as hung."""
KEY_ON_A_CARD = re.compile(r"╰─*(\d+)─*[╯╰]")
KEY_IN_A_LIST = re.compile(r"(?:^ +| {4})(\d*[a-z]|\d+) (?=\S)")
RESTING = "Press a key"
NEW_PICTURE = "\x1b[?25l"
"""The cursor is hidden while a screen is drawn."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """This process's environment, without the config, colours and names of whoever runs the tests."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("TRAY_")}
    ours |= {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    for name in ("NO_COLOR", "COLORTERM", "COLORFGBG", "COLUMNS", "LINES"):
        ours.pop(name, None)
    return {**ours, **more}


def run(home: Path, *args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The command with pipes, as a script calls it."""
    return subprocess.run(
        [*TRAY, *args],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **env),
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """``tray`` in a terminal, of 80 × 24 unless it is said."""

    def __init__(
        self,
        home: Path,
        *args: str,
        lines: int = 24,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
    ) -> None:
        if sys.platform == "win32":
            pytest.skip("needs a Unix and its terminals")
        self.screen = pyte.Screen(columns, lines)
        self.raw = ""
        self._stream = pyte.Stream(self.screen)
        self._process: pexpect.spawn[str] = pexpect.spawn(
            TRAY[0],
            [*TRAY[1:], *args],
            env=environment(home, **{"TERM": "xterm-256color", **(env or {})}),
            dimensions=(lines, columns),
            timeout=PATIENCE,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.close(force=True)

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def prompt(self) -> str:
        """The last line that says anything."""
        return next((line.strip() for line in reversed(self.lines) if line), "")

    @property
    def asks(self) -> bool:
        """Is something awaited? The cursor is shown at a question and nowhere else."""
        return bool(self.prompt) and not self.screen.cursor.hidden

    def press(self, keys: str) -> None:
        """Type one key after another, each when something is awaited."""
        for key in keys:
            self._press(key)

    def _press(self, key: str) -> None:
        before = len(self.raw)
        self._process.send(key)
        # The end of the picture before may still be on its way: what counts is drawn after the key.
        self.read_until(lambda: NEW_PICTURE in self.raw[before:] and self.asks)

    def resize(self, lines: int, columns: int = 80) -> None:
        self.screen.resize(lines, columns)
        self._process.setwinsize(lines, columns)

    def send_line(self, text: str) -> None:
        self._process.sendline(text)

    def read_until(self, seen: Callable[[], bool]) -> None:
        while not seen() and self._read():
            pass

    def exit_code(self) -> int:
        """Wait for the end."""
        while self._read():
            pass
        self._process.close()
        signal: int | None = self._process.signalstatus
        return 128 + signal if signal else int(self._process.exitstatus or 0)

    def keys(self) -> list[str]:
        """Every key that the screen offers, cards first."""
        offered = [key for line in self.lines for key in KEY_ON_A_CARD.findall(line)]
        below = self.lines[self._last_card_line() + 1 :]
        return offered + [key for line in below for key in KEY_IN_A_LIST.findall(line)]

    def _last_card_line(self) -> int:
        return max(number for number, line in enumerate(self.lines) if "╰" in line)

    def _read(self) -> bool:
        """Read a piece of output; False when there will be no more."""
        try:
            piece = self._process.read_nonblocking(4096, timeout=PATIENCE)
        except pexpect.EOF:
            return False
        self.raw += piece
        self._stream.feed(piece)
        return True
