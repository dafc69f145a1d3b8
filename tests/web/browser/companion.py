"""What `tray run --board sim` becomes, as a process that tests can ask, freeze, kill and start again."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.cli.terminal import PATIENCE, environment

Json = dict[str, Any]  # whatever a page may be told
SETTINGS: dict[str, object] = {
    "web.port": 0,
    "board.motion.seconds": 3,
    # A finger's way from a page to the nose is uneven on a busy machine: what was short must not become long.
    "board.nose.debounce_s": 0.001,
    "board.nose.long_press_s": 5,
}
"""The shortest spin that the config allows, and a patient nose."""


class Companion:
    """Real time, real files, a real socket; only the motors are virtual."""

    def __init__(self, data: Path, **flags: object) -> None:
        """`board__profile` stands for `board.profile` of the config."""
        dotted = {key.replace("__", "."): value for key, value in flags.items()}
        self._flags = {**SETTINGS, "data": str(data), **dotted}
        self._data = data
        self._token: str | None = None
        self.start()

    def start(self) -> None:
        """Start it, again if need be: at the same port, with the same data."""
        with (self._data / "stderr").open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "companion.web", json.dumps(self._flags)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment(self._data),
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        assert first.startswith("Tray Companion is at "), self.errors
        self.port = int(first.rstrip("/\n").rpartition(":")[2])
        self._flags["web.port"] = self.port

    def kill(self) -> None:
        """As a pulled plug does."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """It is there, and answers no more."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """Stop it as a service is stopped. It must not have complained about anything."""
        self.thaw()
        assert self._end(signal.SIGTERM) == 0, self.errors
        assert not self.errors, self.errors

    def _end(self, number: signal.Signals) -> int:
        with self._process:
            self._process.send_signal(number)
            try:
                return self._process.wait(PATIENCE)
            finally:
                self._process.kill()

    @property
    def errors(self) -> str:
        return (self._data / "stderr").read_text()

    @property
    def address(self) -> str:
        """For whoever sits at this machine."""
        return f"http://localhost:{self.port}"

    # What it would tell anybody who asks

    def welcome(self) -> Json:
        """What somebody who has just come is told: the truth that pages are compared with."""
        with self._line() as line:
            return self._greet(line)

    @property
    def table(self) -> Json:
        table: Json = self.welcome()["table"]
        return table

    @property
    def history(self) -> list[str]:
        """Oldest first."""
        return [line["text"] for line in self.welcome()["lines"]]

    @property
    def code(self) -> str:
        code: str = self.welcome()["join"]["code"]
        return code

    def picture(self) -> bytes:
        """What the OLED shows now."""
        with self._line() as line:
            self._greet(line, watch=["tray"])
            while isinstance(frame := line.recv(PATIENCE), str):
                pass
            return frame

    def ready(self) -> None:
        """Wait for the reels to have come home."""
        with self._line() as line:
            state = self._greet(line)["tray"]["state"]
            while state != "ready":
                frame = line.recv(PATIENCE)
                assert isinstance(frame, str)
                state = json.loads(frame).get("state", state)

    def do(self, command: Json) -> None:
        """Somebody else at the table does something."""
        with self._line() as line:
            self._greet(line)
            line.send(json.dumps({"type": "do", "id": 1, "command": command}))
            while (answer := json.loads(line.recv(PATIENCE))).get("id") != 1:
                pass
            assert answer["type"] == "done", answer

    def _line(self) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/ws", open_timeout=PATIENCE, max_size=None)

    def _greet(self, line: ClientConnection, **hello: object) -> Json:
        line.send(json.dumps({"type": "hello", "token": self._token, **hello}))
        welcome: Json = json.loads(line.recv(PATIENCE))
        assert welcome["type"] == "welcome", welcome
        self._token = welcome["token"] or self._token
        return welcome
