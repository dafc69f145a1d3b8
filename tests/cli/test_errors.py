"""What goes wrong is told in one sentence with an exit code that means something, never as a traceback."""

import os
import signal
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

from companion.errors import TrayError, exit_code
from tests.cli.terminal import PATIENCE, TRAY, Terminal, environment, run


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "eye-eye", "--players", "11", "--auto"), "for 2 to 10 players, not 11"),
        (("play", "eye-eye", "--players", "1"), "for 2 to 10 players, not 1"),
        (("play", "eyeeye", "--auto"), "did you mean eye-eye?"),
        (("play", "--auto", "--target", "0"), "option target cannot be '0'"),
        (("play", "--auto", "--option", "scoring"), "--option takes NAME=VALUE"),
        (("play", "--auto", "--option", "scorng=low"), "did you mean scoring?"),
        (("play", "--auto", "--bots", "sharpp"), "did you mean sharp?"),
        (("play", "--name", "Ann, Bob"), "cannot be a player's name"),
        (("play", "--auto", "--record", "/no/such/folder/a.uno"), "cannot be written"),
        (("play", "corn", "--auto", "--house-rule", "sing"), "has no card to write a house rule on"),
        (("play", "mario", "--auto", "--house-rule", "sing = loudly"), "there is no house effect 'loudly'"),
        (("replay", "nowhere.uno"), "nowhere.uno cannot be read"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(home: Path, args: tuple[str, ...], sentence: str) -> None:
    done = run(home, *args)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("tray: ")
    assert sentence in line


def test_a_bad_config_is_told_too(home: Path) -> None:
    done = run(home, "play", "--auto", TRAY_CHANCE__MIX="dice")
    assert done.returncode == 2
    assert done.stderr.startswith("tray: ")


def test_an_unknown_flag_or_command_is_a_usage_error(home: Path) -> None:
    for args in (("play", "--fast"), ("deal",)):
        done = run(home, *args)
        assert done.returncode == 2
        assert done.stderr.startswith("Usage: tray")
        assert "Traceback" not in done.stderr


def test_what_cannot_be_mended_by_typing_is_a_failure() -> None:
    class Broken(TrayError, OSError):
        pass

    class Misspelt(TrayError, LookupError):
        pass

    assert exit_code(Broken()) == 1
    assert exit_code(Misspelt()) == 2


def test_the_version_is_that_of_the_package(home: Path) -> None:
    assert run(home, "--version").stdout == f"tray {version('tray-companion')}\n"


def test_a_reader_who_has_seen_enough_hears_no_complaint(home: Path, record: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as nobody:
        done = subprocess.run(
            [*TRAY, "replay", str(record)],
            stdout=nobody,
            stderr=subprocess.PIPE,
            env=environment(home),
            timeout=PATIENCE,
            check=False,
        )
    assert done.stderr == b""


def test_ctrl_c_ends_a_game_quietly(home: Path) -> None:
    with Terminal(home, "play", "mario", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        os.kill(terminal.pid, signal.SIGINT)
        assert terminal.exit_code() == 130
        assert "Traceback" not in terminal.raw
        assert terminal.raw.endswith("\x1b[?1049l")


def test_a_game_that_is_ended_gives_the_terminal_back(home: Path) -> None:
    with Terminal(home, "play", "mario", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        os.kill(terminal.pid, signal.SIGTERM)
        assert terminal.exit_code() == 128 + signal.SIGTERM
        assert terminal.raw.endswith("\x1b[?1049l")
