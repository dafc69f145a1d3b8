"""The processes that companions run in: one for many tests, and the one that `tray run` becomes."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from signal import SIGTERM, Signals

import pytest

from tests.cli.terminal import PATIENCE, environment

Flags = Mapping[str, object]
AS_A_SERVICE = pytest.mark.parametrize("program", ["service"], indirect=True)
"""The companion of this test is started as `tray run` starts it."""
ROOT = Path(__file__).parents[3]
PORTS = range(20_000, 32_000)
"""Where no system looks for a port for an outgoing connection, which would be in the way after a restart."""


def free_port() -> int:
    while True:
        port = SystemRandom().choice(PORTS)
        with suppress(OSError), socket.create_server(("", port)):
            return port


class Program(ABC):
    """A process that tests can freeze and kill. What it complains about is in a file in its folder."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        """The same for all its companions, so that browsers need not fetch everything again for each."""
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._heard = 0

    @abstractmethod
    def open(self, flags: Flags) -> None:
        """Open a companion."""

    @abstractmethod
    def close(self) -> None:
        """Close the companion as a service is stopped."""

    @property
    def errors(self) -> str:
        """Whatever it has complained about since the companion was opened."""
        return self._errors.read_text()[self._heard :]

    @property
    def _errors(self) -> Path:
        return self._folder / "stderr"

    def send(self, number: Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def end(self, number: Signals) -> int:
        """Says how it ended."""
        assert self._process is not None
        with self._process as process:
            self._process = None
            process.send_signal(number)
            try:
                return process.wait(PATIENCE)
            finally:
                process.kill()

    def leave(self) -> None:
        """No test needs it any more."""
        if self._process is not None:
            self.end(SIGTERM)

    def _start(self, *arguments: str) -> None:
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=ROOT,
                env=environment(self._folder),
            )

    def _read(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, self.errors
        return line


class Service(Program):
    """`python -m companion.web`, in real time."""

    def open(self, flags: Flags) -> None:
        self._start("-m", "companion.web", json.dumps(flags))
        assert self._read() == f"Tray Companion is at http://localhost:{self.port}/\n"

    def close(self) -> None:
        assert self.end(SIGTERM) == 0, self.errors


class Server(Program):
    """One companion after the other in the same process (see `server`). Time passes when it is told to."""

    def open(self, flags: Flags) -> None:
        if self._process is None:
            self._start("-m", "tests.web.browser.server")
        self._heard = len(self._errors.read_text())
        self.order("open", flags=flags)

    def close(self) -> None:
        self.order("close")

    def order(self, what: str, **more: object) -> None:
        """Returns when it is done."""
        assert self._process is not None
        assert self._process.stdin is not None
        print(json.dumps({"do": what, **more}), file=self._process.stdin, flush=True)
        assert self._read() == "done\n"
