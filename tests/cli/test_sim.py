"""``tray sim --terminal``: the tray in a terminal, played with by keys."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from companion.cli.terminal.paint import Paint
from companion.cli.terminal.tray_scene import TrayScene
from companion.rules.faces import WHAT, WHO
from companion.tray import TrayState, blocks, pages
from tests.cli.hurried import hurry
from tests.cli.terminal import Terminal, run
from tests.hal.rig import in_loop
from tests.tray.rig import awake

READY = blocks.dots(pages.ready(0))[-3]
"""A line of the letters on the ready page."""


class Sim(Terminal):
    def __init__(self, home: Path, lines: int = 24) -> None:
        super().__init__(home, "sim", "--terminal", lines=lines, prepare=hurry)

    def see(self, *texts: str) -> None:
        """Wait until one of the texts is on the screen."""
        self.read_until(lambda: any(text in self.text for text in texts))


@pytest.mark.process
def test_space_is_the_nose_and_the_outcome_is_on_the_oled(home: Path) -> None:
    with Sim(home) as terminal:
        terminal.see(READY)
        assert "╭" in terminal.text
        assert "WHO" in terminal.text
        terminal.send(" ")
        terminal.see("tray outcome")
        terminal.see(*(blocks.dots(pages.outcome((who, what)))[2] for who in WHO for what in WHAT))
        terminal.send("q")
        assert terminal.exit_code() == 0
        assert "\x1b[?1049l" in terminal.raw


@in_loop
async def test_while_the_eyes_turn_it_says_so() -> None:
    async with awake() as rig:
        scene = TrayScene(rig.tray, rig.sim, Paint("none"))
        before = scene.picture(80, 24)
        with rig.half_way():
            await rig.push()
            await rig.until(lambda: rig.tray.state is TrayState.SPINNING)
            shown = scene.picture(80, 24)
        await rig.until(lambda: bool(rig.outcomes))
    assert "tray ready" in "\n".join(before)
    assert "tray spinning" in "\n".join(shown)


@in_loop
async def test_what_it_says_is_under_the_tray() -> None:
    async with awake() as rig:
        scene = TrayScene(rig.tray, rig.sim, Paint("none"))
        scene.say("left.slip: the motor slips")
        assert "left.slip: the motor slips" in "\n".join(scene.picture(80, 24))


@pytest.mark.process
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


@pytest.mark.process
def test_enter_holds_the_nose(home: Path) -> None:
    menu = blocks.dots(pages.menu(["Sound: on", "Home the reels", "Switch off", "Back"], 0))
    with Sim(home) as terminal:
        terminal.see(READY)
        terminal.send("\r")
        terminal.see(menu[6])
        terminal.send("\r")
        terminal.see("sound off")


@pytest.mark.process
def test_a_small_terminal_is_told_and_can_be_left(home: Path) -> None:
    with Sim(home, lines=20) as terminal:
        terminal.see("This terminal is 80×20; the tray needs 80×24.")
        terminal.send("q")
        assert terminal.exit_code() == 0


@pytest.mark.process
def test_a_terminal_that_is_made_small_shows_nothing_of_the_tray_that_was_there(home: Path) -> None:
    with Sim(home) as terminal:
        terminal.see(READY)
        terminal.resize(lines=10, columns=40)
        terminal.read_until(lambda: "q to quit." in terminal.text and terminal.raw.endswith("\x1b[J"))
        said = " ".join(terminal.text.split())
        assert said == "This terminal is 40×10; the tray needs 80×24. Make it larger, or q to quit."


@pytest.mark.process
def test_a_large_terminal_has_larger_dots(home: Path) -> None:
    wide = blocks.quadrants(pages.ready(0))
    with Sim(home, lines=40) as terminal:
        terminal.see(wide[-5])


@pytest.mark.process
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
