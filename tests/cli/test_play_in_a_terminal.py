"""A person plays in a terminal: whole rounds of every edition, by what the screen offers and nothing else."""

import random
import re
from pathlib import Path

import pytest

from companion.rules.editions import edition
from companion.rules.moves import Play
from companion.rules.notation import read_record
from tests.cli.conftest import EDITIONS
from tests.cli.terminal import RESTING, Terminal

pytestmark = pytest.mark.process

MOST_ANSWERS = 2000
"""No round takes as many."""
BY_LEAVE = "let it be"


def play_a_round(terminal: Terminal, rng: random.Random) -> set[str]:
    """Answer every question with a key that is on the screen; returns the questions."""
    asked: set[str] = set()
    terminal.read_until(lambda: terminal.asks)
    for _ in range(MOST_ANSWERS):
        if terminal.prompt.startswith(RESTING):
            return asked
        asked.add(terminal.prompt)
        keys = terminal.keys()
        assert keys, f"nothing to press at:\n{terminal.text}"
        before = terminal.text
        cards = [key for key in keys if key[0].isdigit()]
        key = rng.choice(cards if cards and rng.random() < 0.9 else keys)
        if BY_LEAVE in terminal.prompt and rng.random() < 0.5:
            key = "\r"
        terminal.press(key)
        if terminal.prompt.endswith(key) and not terminal.prompt.startswith(RESTING):
            terminal.press("\r")  # something longer begins with this key
        assert "There is no" not in terminal.text, f"{key!r} was offered and refused:\n{before}"
    raise AssertionError(f"no end after {MOST_ANSWERS} answers:\n{terminal.text}")


@pytest.mark.parametrize("id", EDITIONS)
def test_a_whole_round_can_be_played_by_what_the_screen_offers(id: str, home: Path, tmp_path: Path) -> None:
    record = tmp_path / "round.uno"
    with Terminal(
        home, "play", id, "--no-motion", "--players", "3", "--name", "Kim", "--record", str(record)
    ) as terminal:
        asked = play_a_round(terminal, random.Random(id))
        assert "wins the round" in terminal.text
        assert re.search(r"Kim +\+?\d", terminal.text)
        match = read_record(record.read_text(encoding="utf-8"))
        assert len(match.results) == 1
        assert match.names[0] == "Kim"
        winner = match.results[0].winner
        assert winner is not None
        assert f"{match.names[winner]} wins the round." in terminal.text
        assert str(match.totals[winner]) in terminal.text
    # Now and then a round is over before Kim has anything to choose.
    kim_played = any(isinstance(move, Play) and move.seat == 0 for move in match.log)
    assert kim_played <= any(prompt.startswith("Play a card or draw one") for prompt in asked), asked


def test_the_table_shows_what_a_player_needs(home: Path) -> None:
    with Terminal(home, "play", "eye-eye", "--no-motion", "--name", "Kim", "--target", "250") as terminal:
        terminal.read_until(lambda: terminal.asks)
        table = terminal.text
        for word in (
            "Eye-Eye SpongeBob",
            "round 1, to 250 points",
            "Kim",
            "Ada",
            "Ben",
            "Cleo",
            "WHO",
            "WHAT",
        ):
            assert word in table
        assert re.search(r"colour +[▲★●■] (red|yellow|green|blue)", table) or "Name the colour" in table
        assert re.search(r"▸Kim +[→←]", table)
        assert re.search(r"\d+ cards · 0", table)
        assert max(map(len, terminal.lines)) <= 80


def test_help_is_a_key_away_and_the_game_goes_on_after_it(home: Path) -> None:
    with Terminal(home, "play", "monster-high", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        question = terminal.prompt
        terminal.press("?")
        assert "How to answer" in terminal.text
        assert "Creeperific Urrrhhh" in terminal.text
        terminal.press(" ")
        assert terminal.prompt == question


def test_a_card_that_does_not_fit_is_refused_with_the_rule(home: Path) -> None:
    """With seven cards some card does not fit, sooner or later."""
    for _ in range(20):
        with Terminal(home, "play", "mario", "--no-motion") as terminal:
            terminal.read_until(lambda: terminal.asks)
            if not terminal.prompt.startswith("Play a card or draw one"):
                continue
            codes, keys = card_rows(terminal)
            coloured = [(code, key) for code, key in zip(codes, keys, strict=True) if code[0] != "W"]
            idle = next((code for code, key in coloured if not key), None)
            if idle:
                terminal.press(f"{idle.lower()}\r")
                assert re.search(r"No: .* (not on|does not fit)", " ".join(terminal.text.split()))
                assert terminal.prompt == "Play a card or draw one:"
                return
    raise AssertionError("every card fitted, twenty times")


def card_rows(terminal: Terminal) -> tuple[list[str], list[str]]:
    """The codes on the cards of the hand, and the keys under them; one may cover the edge of another."""
    bottom = max(number for number, line in enumerate(terminal.lines) if "╰" in line)
    codes = re.findall(r"│([^│ ]+)", terminal.lines[bottom - 2])
    keys = re.findall(r"╰─*(\d*)", terminal.lines[bottom])
    return codes, keys


def test_leaving_takes_two_keys_and_tells_where_the_record_is(home: Path, tmp_path: Path) -> None:
    record = tmp_path / "left.uno"
    with Terminal(home, "play", "corn", "--no-motion", "--record", str(record)) as terminal:
        terminal.read_until(lambda: terminal.asks)
        question = terminal.prompt
        terminal.press("q")
        assert terminal.prompt.startswith("Leave the game?")
        terminal.press("n")
        assert terminal.prompt == question
        terminal.press("q")
        terminal.press("y")
        assert terminal.exit_code() == 0
        assert "You left the table." in terminal.text
        assert str(record) in terminal.raw.replace("\r\n", "")
    assert read_record(record.read_text(encoding="utf-8")).edition is edition("corn")


def test_without_an_edition_there_is_a_menu(home: Path) -> None:
    with Terminal(home, "play", "--no-motion") as terminal:
        terminal.read_until(lambda: "Number or name" in terminal.text)
        assert "1  Eye-Eye SpongeBob" in terminal.text
        terminal.send_line("9")
        terminal.read_until(lambda: "Choose 1 to 5" in terminal.text)
        terminal.send_line("3")
        terminal.read_until(lambda: "UNO Corn   round 1" in terminal.text)
        assert "UNO Corn   round 1" in terminal.text


@pytest.mark.parametrize("env", [{"TERM": "dumb"}, {"NO_COLOR": "1"}])
def test_simple_terminals_and_colour_haters_get_no_colours(env: dict[str, str], home: Path) -> None:
    with Terminal(home, "play", "spin", "--no-motion", env=env) as terminal:
        terminal.read_until(lambda: "UNO Spin   round 1" in terminal.text)
        terminal.read_until(lambda: terminal.prompt.endswith((":", "?")))
        assert not re.search(r"\x1b\[[0-9;]*m", terminal.raw)


def test_a_dumb_terminal_is_never_drawn_over(home: Path) -> None:
    with Terminal(home, "play", "spin", env={"TERM": "dumb"}) as terminal:
        terminal.read_until(lambda: terminal.prompt.endswith((":", "?")))
        terminal.send_line("q")
        assert terminal.exit_code() == 0
        assert "\x1b" not in terminal.raw


def test_a_table_for_ten_fits_a_small_terminal(home: Path) -> None:
    with Terminal(home, "play", "eye-eye", "--no-motion", "--players", "10") as terminal:
        terminal.read_until(lambda: terminal.asks)
        assert terminal.lines[0].startswith("  Eye-Eye SpongeBob")
        for name in ("Ada", "Ida"):
            assert name in terminal.text
        assert terminal.keys()
