"""The command: called within this process, started as a program, or on a pty and read as on a screen."""

from __future__ import annotations

import codecs
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import IO, NoReturn, Self

import pyte
import pytest
import typer

from companion.__main__ import main
from tests.cli import forked

TRAY = (sys.executable, "-m", "companion.cli")
NOWHERE = Path("/nowhere")
"""The home for commands that read no config."""
PATIENCE = 60
"""Seconds after which a program that says nothing counts as hung."""
UNFLUSHED = 120
"""Exit code of a Python that could not write the last of its output."""
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
    """The command as a script calls it, within this process."""
    with TemporaryFile() as typed, TemporaryFile() as said:
        typed.write(stdin.encode())
        typed.seek(0)
        code, errors = call(environment(home, **env), *args, stdin=typed, stdout=said)
        said.seek(0)
        return subprocess.CompletedProcess(args, code, said.read().decode(), errors)


def call(
    environ: Mapping[str, str], *args: str, stdin: IO[bytes] | None = None, stdout: IO[bytes] | None = None
) -> tuple[int, str]:
    """The command within this process, with these streams or closed ones: its exit code, and its errors."""
    with TemporaryFile() as errors:
        with _process_of_its_own(("tray", *args), environ, stdin, stdout, errors):
            code = _exit_code()
        errors.seek(0)
        return code, errors.read().decode()


@contextmanager
def nobody() -> Iterator[IO[bytes]]:
    """A pipe whose reader has left."""
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as pipe:
        yield pipe


def run_program(home: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command as a script calls it, in a Python of its own."""
    return subprocess.run(
        [*TRAY, *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **env),
        check=False,
    )


def _exit_code() -> int:
    with pytest.raises(SystemExit) as end:
        main()
    try:
        sys.stdout.flush()
    except OSError:
        return UNFLUSHED
    assert isinstance(end.value.code, int)
    return end.value.code


@contextmanager
def _process_of_its_own(
    argv: tuple[str, ...], environ: Mapping[str, str], *streams: IO[bytes] | None
) -> Iterator[None]:
    """Give the command what it would have in a process of its own, and see that it changes nothing else."""
    before = _state()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", list(argv))
        patch.setattr(os, "execv", _become_another)
        patch.setattr(typer.main, "get_command", _commands)
        patch.setattr(sys, "excepthook", sys.excepthook)
        # The tests' own would keep warnings from stderr.
        patch.setattr(logging.root, "handlers", [])
        for name in os.environ.keys() - environ.keys():
            patch.delenv(name)
        for name, value in environ.items():
            patch.setenv(name, value)
        with _streams(patch, *streams):
            yield
    assert _state() == before, "the command has left something changed"


@contextmanager
def _streams(patch: pytest.MonkeyPatch, *streams: IO[bytes] | None) -> Iterator[None]:
    """Standard input, output and errors."""
    ours = {
        name: None if stream is None else TextIOWrapper(stream, encoding="utf-8", newline="\n")
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True)
    }
    for name, stream in ours.items():
        patch.setattr(sys, name, stream)
        patch.setattr(sys, f"__{name}__", stream)
    try:
        yield
    finally:
        for name, stream in ours.items():
            if stream is None:
                getattr(sys, name).close()
                continue
            with suppress(OSError):
                stream.detach()


_commands = cache(typer.main.get_command)
"""To make all commands takes longer than most of them do."""


def _become_another(program: str, args: object) -> NoReturn:
    raise AssertionError(f"{args} would take the place of the tests: use run_program")


def _state() -> object:
    """What one command could leave to the next."""
    handlers = {number: signal.getsignal(number) for number in signal.valid_signals()}
    return dict(os.environ), Path.cwd(), handlers, logging.root.level


class Terminal:
    """``tray`` in a terminal, of 80 × 24 unless it is said."""

    def __init__(
        self,
        home: Path,
        *args: str,
        lines: int = 24,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
        prepare: Callable[[], None] = forked.nothing,
    ) -> None:
        if sys.platform == "win32":
            pytest.skip("needs a Unix and its terminals")
        self.screen = pyte.Screen(columns, lines)
        self.raw = ""
        self._stream = pyte.Stream(self.screen)
        self._lines: list[str] = []
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._pty, pty = os.openpty()
        self.resize(lines, columns)
        environ = environment(home, **{"TERM": "xterm-256color", **(env or {})})
        self._process = forked.start(pty, args, environ, prepare)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.join()
        os.close(self._pty)

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    @property
    def lines(self) -> list[str]:
        # To look is as much work as to draw, so it is done once a picture.
        if not self._lines:
            self._lines = [line.rstrip() for line in self.screen.display]
        return self._lines

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
        return not self.screen.cursor.hidden and bool(self.prompt)

    def press(self, keys: str) -> None:
        """Type one key after another, each when something is awaited."""
        for key in keys:
            self._press(key)

    def _press(self, key: str) -> None:
        before = len(self.raw)
        self.send(key)
        # The end of the picture before may still be on its way: what counts is drawn after the key.
        self.read_until(lambda: NEW_PICTURE in self.raw[before:] and self.asks)

    def resize(self, lines: int, columns: int = 80) -> None:
        import termios

        self.screen.resize(lines, columns)
        self._lines = []
        termios.tcsetwinsize(self._pty, (lines, columns))

    def send(self, keys: str) -> None:
        os.write(self._pty, keys.encode())

    def send_line(self, text: str) -> None:
        self.send(f"{text}\n")

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def read_until(self, seen: Callable[[], bool]) -> None:
        """Read until this is so, or nothing more comes."""
        while not seen() and self._read():
            pass

    def exit_code(self) -> int:
        """Wait for the end."""
        while self._read():
            pass
        self._process.join()
        code = self._process.exitcode
        assert code is not None
        return code if code >= 0 else 128 - code

    def keys(self) -> list[str]:
        """Every key that the screen offers, cards first."""
        offered = [key for line in self.lines for key in KEY_ON_A_CARD.findall(line)]
        below = self.lines[self._last_card_line() + 1 :]
        return offered + [key for line in below for key in KEY_IN_A_LIST.findall(line)]

    def _last_card_line(self) -> int:
        return max(number for number, line in enumerate(self.lines) if "╰" in line)

    def _read(self) -> bool:
        """Wait for a piece of output and read it; False when there will be no more."""
        try:
            data = os.read(self._pty, 4096)
        except OSError:
            # This is how Linux says that nobody holds the other end any more.
            return False
        piece = self._decoder.decode(data)
        self.raw += piece
        self._stream.feed(piece)
        self._lines = []
        return bool(data)
