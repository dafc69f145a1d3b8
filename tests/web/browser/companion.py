"""A companion with a simulated tray, in a process that tests can ask, freeze, kill and start again."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP
from typing import Any

from websockets.sync.client import ClientConnection, connect

from companion.web.version import VERSION
from tests.cli.terminal import PATIENCE
from tests.web.browser.program import Program, Server

Json = dict[str, Any]  # whatever a page may be told
AGES_S = 3600
SETTINGS: dict[str, object] = {
    "board.motion.seconds": 3,
    # A finger's way from a page to the nose is uneven on a busy machine: what was short must not become long.
    "board.nose.debounce_s": 0.001,
    "board.nose.long_press_s": 5,
    "table.read_s": 0,
    "table.think_s": 0,
    "table.spin_s": 0,
    "table.grace_s": 0,
    "table.window_s": 0,
    "table.yell_s": AGES_S,
    "table.deal_s": AGES_S,
    "table.stand_in_s": AGES_S,
}
"""The shortest spin that the config allows, a patient nose, bots that take no time, people who have lots."""
HALF_WAY_S = 1.5
"""When reels that are stopped in a spin are in full swing."""
GUARD_S = 1
"""How long after an outcome no push counts."""


class Companion:
    """Real files and a real socket; only the motors are virtual and, unless it is a service, so is time."""

    def __init__(self, program: Program, data: Path, **flags: object) -> None:
        """`board__profile` stands for `board.profile` of the config."""
        dotted = {key.replace("__", "."): value for key, value in flags.items()}
        self._flags = {**SETTINGS, "web.port": program.port, "data": str(data), **dotted}
        self._program = program
        self.port = program.port
        self._token: str | None = None
        self.start()

    def start(self) -> None:
        """Start it, again if need be: at the same port, with the same data."""
        self._program.open(self._flags)

    def kill(self) -> None:
        """As a pulled plug does."""
        self._program.end(SIGKILL)

    def freeze(self) -> None:
        """It is there, and answers no more."""
        self._program.send(SIGSTOP)

    def thaw(self) -> None:
        self._program.send(SIGCONT)

    def close(self) -> None:
        """Stop it. It must not have complained about anything."""
        self.thaw()
        self._program.close()
        assert not self._program.errors, self._program.errors

    # Time

    def pass_time(self, seconds: float) -> None:
        """Everything happens that is due by then."""
        self._order("pass-time", seconds=seconds)

    def stop_reels(self, seconds: float = HALF_WAY_S) -> None:
        """Let reels turn for this long, now or once they start, and then stop."""
        self._order("stop-reels", seconds=seconds)

    def wait_until_reels_stand(self) -> None:
        """Wait until reels that are stopped in a spin stand: by then the outcome is in the journal."""
        self._order("wait-until-reels-stand")

    def turn_on(self) -> None:
        """Reels that stand in the middle of a spin go on."""
        self._order("turn-on")

    def _order(self, what: str, **more: object) -> None:
        assert isinstance(self._program, Server), "a service has real time"
        self._program.order(what, **more)

    @property
    def address(self) -> str:
        """For whoever sits at this machine."""
        return f"http://localhost:{self.port}"

    @property
    def house(self) -> str:
        """For phones in the house: never a loopback address, or a name for one."""
        return f"http://tray.local:{self.port}"

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
    def rounds(self) -> list[Json]:
        rounds: list[Json] = self.welcome()["rounds"]
        return rounds

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

    def do(self, command: Json) -> None:
        """Somebody else at the table does something."""
        with self._line() as line:
            self._greet(line)
            self._request(line, {"type": "do", "command": command})

    def seat(self, name: str) -> str:
        """The token of a phone that was let in by the code, and plays for somebody."""
        code, door = self.code, socket.create_connection(("127.0.0.1", self.port))
        with connect(f"ws://tray.local:{self.port}/ws", sock=door, open_timeout=PATIENCE) as line:
            line.send(json.dumps({"type": "hello", "version": VERSION, "code": code}))
            welcome: Json = json.loads(line.recv(PATIENCE))
            players = {each["name"]: each["id"] for each in welcome["table"]["match"]["players"]}
            self._request(line, {"type": "sit", "player": players[name]})
            self.say_yes()
        token: str = welcome["token"]
        return token

    def say_yes(self) -> None:
        """The host, at this machine, lets everybody who asks have their seat."""
        with self._line() as line:
            for ballot in self._greet(line)["table"]["ballots"]:
                self._request(line, {"type": "vote", "ballot": ballot["id"], "yes": True})

    def _request(self, line: ClientConnection, request: Json) -> None:
        line.send(json.dumps({**request, "id": 1}))
        while (answer := json.loads(line.recv(PATIENCE))).get("id") != 1:
            pass
        assert answer["type"] == "done", answer

    def _line(self) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/ws", open_timeout=PATIENCE, max_size=None)

    def _greet(self, line: ClientConnection, **hello: object) -> Json:
        line.send(json.dumps({"type": "hello", "version": VERSION, "token": self._token, **hello}))
        welcome: Json = json.loads(line.recv(PATIENCE))
        assert welcome["type"] == "welcome", welcome
        self._token = welcome["token"] or self._token
        return welcome
