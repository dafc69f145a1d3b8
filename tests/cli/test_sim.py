"""``tray sim --terminal``: the tray in a terminal, played with by keys."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from companion.rules.faces import WHAT, WHO
from companion.tray import blocks, pages
from tests.cli.terminal import PATIENCE, Terminal, run

READY = blocks.dots(pages.ready(0))[-3]
"""A line of the letters on the ready page."""


LIVELY = {
    "TRAY_BOARD__MOTION__SECONDS": "3",
    "TRAY_BOARD__MOTION__LIMIT_HZ": "2000",
    "TRAY_BOARD__MOTION__START_HZ": "800",
    "TRAY_BOARD__MOTION__ACCELERATION_HZ_PER_S": "8000",
    "TRAY_BOARD__NOSE__LONG_PRESS_S": "3",
}
"""Motors twice as good as real ones, as these tests are in real time; a nose patient with busy machines."""


class Sim(Terminal):
    def __init__(self, home: Path, lines: int = 24) -> None:
        super().__init__(home, "sim", "--terminal", lines=lines, env=LIVELY)

    def send(self, key: str) -> None:
        self._process.send(key)

    def see(self, *texts: str) -> None:
        """Wait until one of the texts is on the screen."""
        deadline = time.monotonic() + PATIENCE

        def seen() -> bool:
            return any(text in self.text for text in texts)

        self.read_until(lambda: seen() or time.monotonic() > deadline)
        assert seen(), self.text


def test_space_is_the_nose_and_the_outcome_is_on_the_oled(home: Path) -> None:
    with Sim(home) as terminal:
        terminal.see(READY)
        assert "╭" in terminal.text
        assert "WHO" in terminal.text
        terminal.send(" ")
        terminal.see("tray spinning")
        terminal.see("tray outcome")
        terminal.see(*(blocks.dots(pages.outcome((who, what)))[2] for who in WHO for what in WHAT))
        terminal.send("q")
        assert terminal.exit_code() == 0
        assert "\x1b[?1049l" in terminal.raw


def test_faults_are_switched_by_keys_and_told(home: Path) -> None:
    with Sim(home, lines=30) as terminal:
        terminal.see(READY)
        assert "Left eye  1 slip" in terminal.text
        assert "0 screen gone" in terminal.text
        terminal.send("\t")
        terminal.see("Right eye  1 slip")
        terminal.send("4")
        terminal.see("right.stuck-motor: the motor does not turn")
        terminal.send("0")
        terminal.see("! Screen is out")
        terminal.send("0")
        terminal.read_until(lambda: "! Screen is out" not in terminal.text)
        terminal.send(" ")
        terminal.see("! Right eye is out")
        assert "tray outcome" in terminal.text


def test_enter_holds_the_nose(home: Path) -> None:
    menu = blocks.dots(pages.menu(["Sound: on", "Home the reels", "Switch off", "Back"], 0))
    with Sim(home) as terminal:
        terminal.see(READY)
        terminal.send("\r")
        terminal.see(menu[6])
        terminal.send("\r")
        terminal.see("sound off")


def test_a_small_terminal_is_told_and_can_be_left(home: Path) -> None:
    with Sim(home, lines=20) as terminal:
        terminal.see("This terminal is 80×20; the tray needs 80×24.")
        terminal.send("q")
        assert terminal.exit_code() == 0


def test_a_terminal_that_is_made_small_shows_nothing_of_the_tray_that_was_there(home: Path) -> None:
    with Sim(home) as terminal:
        terminal.see(READY)
        terminal.resize(lines=10, columns=40)
        terminal.read_until(lambda: "q to quit." in terminal.text and terminal.raw.endswith("\x1b[J"))
        said = " ".join(terminal.text.split())
        assert said == "This terminal is 40×10; the tray needs 80×24. Make it larger, or q to quit."


def test_a_large_terminal_has_larger_dots(home: Path) -> None:
    wide = blocks.quadrants(pages.ready(0))
    with Sim(home, lines=40) as terminal:
        terminal.see(wide[-5])


def test_whoever_ends_it_gets_the_terminal_back(home: Path) -> None:
    with Sim(home) as terminal:
        terminal.see(READY)
        os.kill(terminal.pid, signal.SIGTERM)
        assert terminal.exit_code() == 143
        assert "\x1b[?1049l" in terminal.raw
        assert "Traceback" not in terminal.raw


def test_without_a_terminal_it_says_what_there_is_instead(home: Path) -> None:
    done = run(home, "sim", "--terminal")
    assert done.returncode == 1
    assert done.stderr == (
        "tray: The simulated tray needs a terminal of its own: for scripts there is tray spin --json.\n"
    )
