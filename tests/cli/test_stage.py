"""The stage on a pty of its own: keys, time limits, and pictures that fit."""

import ctypes
import io
import os
import pty
import select
import signal
import sys
import termios
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import filterfalse
from pathlib import Path
from typing import Any

import pyte
import pytest

from companion.cli.terminal.choices import Choices
from companion.cli.terminal.hints import help_page
from companion.cli.terminal.paint import Paint
from companion.cli.terminal.scene import Painter, Scene
from companion.cli.terminal.stage import ENTER_SCREEN, LEAVE_SCREEN, Fit, Lines, Screen, stage
from companion.rules.editions import edition
from tests.cli.tables import match_at
from tests.cli.terminal import Terminal

LONG = 3600.0


class Desk:
    """A screen, and somebody at its keyboard."""

    def __init__(self, keyboard: int, output: pytest.CaptureFixture[str]) -> None:
        self._keyboard = keyboard
        self._output = output
        self.screen = Screen(Paint("none"))
        self._keys: list[bytes] = []

    def types(self, *keys: str) -> None:
        """At each picture that is drawn, the next of these."""
        self._keys = [key.encode() for key in keys]

    def shows(self) -> str:
        """What was drawn since this was last asked."""
        return self._output.readouterr().out

    def types_now(self, keys: str) -> None:
        os.write(self._keyboard, keys.encode())

    def picture(self, width: int, fit: Fit) -> tuple[list[str], list[str]]:
        if self._keys:
            os.write(self._keyboard, self._keys.pop(0))
        return ["the table"], ["the hand"]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Desk]:
    keyboard, terminal = pty.openpty()
    with open(terminal, encoding="utf-8", closefd=True) as stdin:  # noqa: PTH123  # a descriptor, not a path
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LINES", "24")
        yield Desk(keyboard, capsys)
    os.close(keyboard)


def never(text: str) -> bool:
    return False


def test_an_answer_is_typed_mended_and_entered(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types("r", "8", "\x7f", "7", "\n")
        assert screen.ask(desk.picture, "Your card:", never) == "r7"
        assert "Your card: r7" in desk.shows()


def test_a_settled_answer_needs_no_enter(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types(" ", "1", "u")
        assert screen.ask(desk.picture, "Your card:", "1u".__eq__) == "1u"


def test_what_was_typed_before_the_question_does_not_count(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types_now("q")
        desk.types("d")
        assert screen.ask(desk.picture, "Your card:", lambda text: text in ("q", "d")) == "d"


def test_arrow_keys_mean_nothing(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types("\x1b[A\x1bOBd")
        assert screen.ask(desk.picture, "Your card:", "d".__eq__) == "d"


def test_within_the_time_the_first_wanted_key_counts(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types("x", " ", "c")
        assert screen.ask_quickly(desk.picture, "Catch!", LONG, "c".__eq__) == "c"
        assert "Catch! ▮▮▮▮▮▮▮▮▮▮" in desk.shows()


def test_when_the_time_is_up_it_is_up(desk: Desk) -> None:
    with desk.screen as screen:
        assert screen.ask_quickly(desk.picture, "Catch!", 0.0, "c".__eq__) == ""


def test_any_key_cuts_a_pause_short(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types_now(" ")
        screen.wait(LONG)


def test_no_more_input_is_told(desk: Desk) -> None:
    with desk.screen as screen:
        desk.types("\x04")
        with pytest.raises(EOFError):
            screen.ask(desk.picture, "Your card:", never)


def test_the_terminal_is_left_as_it_was(desk: Desk) -> None:
    before = termios.tcgetattr(sys.stdin)
    with desk.screen:
        assert termios.tcgetattr(sys.stdin) != before
    assert termios.tcgetattr(sys.stdin) == before
    assert desk.shows().endswith(LEAVE_SCREEN)


def test_a_signal_just_before_the_wait_for_a_key_is_handled_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait = select.select
    # Called from C, so that Python takes no step of its own between the signal and the wait.
    receive = partial(getattr(ctypes.CDLL(None), "raise"), signal.SIGUSR1)

    def receive_and_wait(keyboard: Iterable[int], *more: Any) -> object:
        monkeypatch.setattr(select, "select", wait)
        return wait(filterfalse(receive, keyboard), *more)

    monkeypatch.setattr(select, "select", receive_and_wait)
    before = signal.signal(signal.SIGUSR1, lambda number, frame: desk.types_now("u"))
    try:
        with desk.screen as screen:
            assert screen.ask(desk.picture, "Your card:", "u".__eq__) == "u"
    finally:
        signal.signal(signal.SIGUSR1, before)


def test_old_news_is_dim(desk: Desk) -> None:
    with desk.screen as screen:
        screen.paint = Paint("sixteen")
        screen.tell("Ada plays red 7.")
        screen.new_page_of_story()
        screen.tell("Ben plays red 9.")
        screen.redraw(desk.picture)
        drawn = desk.shows()
    assert "\x1b[2m  Ada plays red 7.\x1b[0m" in drawn
    assert "  Ben plays \x1b[91mred 9\x1b[0m." in drawn


def test_a_low_terminal_gives_up_pictures_before_the_story(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Fit] = []

    def tall(width: int, fit: Fit) -> tuple[list[str], list[str]]:
        tried.append(fit)
        return ["table"] * (5 if fit is Fit.CODES else 20), ["hand"]

    with desk.screen as screen:
        for number in range(30):
            screen.tell(f"Story {number}.")
        screen.redraw(tall)
        assert tried == [Fit.ROOMY, Fit.TIGHT, Fit.CODES]
        monkeypatch.setenv("LINES", "40")
        tried.clear()
        screen.redraw(tall)
        assert tried == [Fit.ROOMY]
    assert "Story 29." in desk.shows()


def small_table(desk: Desk, monkeypatch: pytest.MonkeyPatch, columns: int, lines: int) -> list[str]:
    """What a terminal of this size shows of a table where Kim holds seven cards."""
    match = match_at("eye-eye; turn 1; hands R7 R2 G1 B4 B9 Yrev W+4 / B1 B2; discards R5")
    assert match.round
    view = match.round.view(0)
    painter = Painter(Scene(match, 0, view, match.totals), Paint("none"))
    choices = Choices(view.decisions, painter.hand, match.name)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    with desk.screen as screen:
        screen.redraw(lambda width, fit: painter.picture(width, fit, choices), "Your card:")
        shown = pyte.Screen(columns, lines)
        pyte.Stream(shown).feed(desk.shows())
    return [line.rstrip() for line in shown.display]


@pytest.mark.parametrize(("columns", "lines"), [(40, 10), (20, 5)])
def test_a_small_terminal_keeps_the_hand_the_choices_and_the_question(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, columns: int, lines: int
) -> None:
    *above, choices, question = small_table(desk, monkeypatch, columns, lines)
    hand = " ".join(" ".join(above).split())
    assert hand.endswith("■B4 ■B9 ▲G1 1=●R2 2=●R7 ★Yrev 3=◆W+4")
    assert (choices, question) == ("  d Draw a card", "  Your card:")


def test_a_low_terminal_has_the_top_card_in_one_line(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    title, *table = small_table(desk, monkeypatch, 40, 10)
    assert title.startswith("  Eye-Eye SpongeBob")
    assert table[2].startswith("  top ●R5  colour  ● red   pile ")


@pytest.mark.process
def test_help_taller_than_the_screen_is_read_page_by_page(home: Path) -> None:
    with Terminal(home, "play", "monster-high", "--no-motion", lines=8, columns=40) as terminal:
        terminal.read_until(lambda: terminal.asks)
        question = terminal.prompt
        terminal.press("?")
        read = terminal.lines[:-1]
        while terminal.prompt == "Press a key for more.":
            terminal.press(" ")
            read += terminal.lines[:-1]
        assert terminal.prompt == "Press a key to go on."
        told = [line for line in read if line]
        assert told == help_page(edition("monster-high"), Paint("none"), 38)
        assert not any("…" in line for line in told)
        terminal.press(" ")
        assert terminal.prompt == question


def test_without_a_terminal_lines_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("r7\n"))
    monkeypatch.setattr(sys, "stdout", output := io.StringIO())
    with stage(Paint("none")) as lines:
        assert isinstance(lines, Lines)
        lines.tell("Ada plays red 7.")
        assert lines.ask(lambda width, fit: (["table"], ["hand"]), "Your card:", never) == "r7"
    assert output.getvalue() == "Ada plays red 7.\n\ntable\nhand\n  Your card: "


@pytest.mark.parametrize("number", [signal.SIGWINCH, signal.SIGCONT])
def test_a_signal_in_the_middle_of_a_drawing_draws_afterwards(
    number: signal.Signals, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        writes = 0

        def write(self, text: str) -> int:
            self.writes += 1
            assert self.writes == 1, "no terminal takes a text in the middle of another"
            if text.endswith("the prompt\x1b[K") and self.getvalue().count("the prompt") == 0:
                signal.raise_signal(number)
            self.writes -= 1
            return super().write(text)

    monkeypatch.setattr(sys, "stdout", output := Terminal())
    with desk.screen as screen:
        screen.redraw(desk.picture, "the prompt")
    drawn = output.getvalue()
    assert drawn.count("the prompt") == 2
    assert drawn.count(ENTER_SCREEN) == (2 if number is signal.SIGCONT else 1)


@pytest.mark.process
def test_a_game_that_was_stopped_comes_back(home: Path) -> None:
    with Terminal(home, "play", "mario", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        question = terminal.prompt
        terminal.send_signal(signal.SIGCONT)
        terminal.read_until(lambda: terminal.raw.count(ENTER_SCREEN) == 2 and terminal.prompt == question)
        assert terminal.prompt == question


@pytest.mark.process
def test_a_terminal_that_changes_its_size_is_drawn_anew(home: Path) -> None:
    with Terminal(home, "play", "mario", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        terminal.resize(lines=30)
        terminal.send_signal(signal.SIGWINCH)
        terminal.read_until(lambda: bool(terminal.lines[29]) and terminal.asks)
        assert terminal.lines[0].startswith("  Super Mario")
