"""What goes wrong is told in one sentence with an exit code that means something, never as a traceback."""

import shlex
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from companion.errors import TrayError, exit_code, install_extra
from tests.cli.terminal import (
    NEW_PICTURE,
    TRAY,
    Terminal,
    call,
    environment,
    nobody,
    run,
    run_program,
)


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
        (("play", "mario", "--auto", "--house-rule", ""), "--house-rule '' has no words"),
        (("play", "mario", "--auto", "--house-rule", " = everyone-draws"), "has no words: say what the card"),
        (("play", "", "--auto"), "there is no edition ''"),
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


def test_a_word_that_an_option_does_not_know_is_told_with_those_that_it_knows(home: Path) -> None:
    done = run(home, "spin", "--board", "nope")
    assert done.returncode == 2
    assert "Invalid value for '--board': 'nope' is not one of 'sim', 'gpio', 'pico'." in done.stderr


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


def test_what_is_missing_is_installed_for_the_python_that_misses_it() -> None:
    assert install_extra("flash") == f"{sys.executable} -m pip install 'tray-companion[flash]'"


def test_the_version_is_that_of_the_package(home: Path) -> None:
    assert run(home, "--version").stdout == f"tray {version('tray-companion')}\n"


@pytest.mark.process
def test_a_program_of_its_own_says_and_ends_with_the_same(home: Path) -> None:
    for args in (("--version",), ("play", "eyeeye", "--auto")):
        program, called = run_program(home, *args), run(home, *args)
        assert (program.returncode, program.stdout, program.stderr) == (
            called.returncode,
            called.stdout,
            called.stderr,
        )


@pytest.mark.process
def test_a_terminal_that_cannot_show_a_sign_still_shows_the_letter_beside_it(home: Path) -> None:
    done = run_program(home, "editions", PYTHONIOENCODING="latin-1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?R" in done.stdout


@pytest.mark.process
def test_a_reader_who_has_seen_enough_hears_no_complaint(home: Path, record: Path) -> None:
    with nobody() as reader:
        done = subprocess.run(
            [*TRAY, "replay", str(record)],
            stdout=reader,
            stderr=subprocess.PIPE,
            env=environment(home),
            check=False,
        )
    assert done.stderr == b""


@pytest.mark.process
def test_ctrl_c_ends_a_game_quietly(home: Path) -> None:
    with Terminal(home, "play", "mario", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        terminal.send_signal(signal.SIGINT)
        assert terminal.exit_code() == 130
        assert "Traceback" not in terminal.raw
        assert terminal.raw.rstrip().endswith("\x1b[?1049l")


@pytest.mark.process
def test_a_game_that_is_ended_gives_the_terminal_back(home: Path) -> None:
    with Terminal(home, "play", "mario", "--no-motion") as terminal:
        terminal.read_until(lambda: terminal.asks)
        terminal.send_signal(signal.SIGTERM)
        assert terminal.exit_code() == 128 + signal.SIGTERM
        assert terminal.raw.rstrip().endswith("\x1b[?1049l")


@pytest.mark.process
@pytest.mark.parametrize("columns", [1, 3, 5, 9])
def test_a_terminal_too_narrow_for_a_game_ends_none(home: Path, columns: int) -> None:
    with Terminal(home, "play", "corn", "--no-motion", columns=columns) as terminal:
        terminal.read_until(lambda: NEW_PICTURE in terminal.raw)
        for key in "1d1":
            terminal.send_line(key)
        terminal.send_signal(signal.SIGINT)
        assert terminal.exit_code() == 130
        assert "Traceback" not in terminal.raw


@pytest.mark.process
@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix and its shell")
@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("replay - <&-", 2, "expected 'uno record 1' on the first line"),
        ("play corn --auto >&-", 0, ""),
        ("editions >/dev/full", 1, "the disk is full: free some space"),
        ("editions 1</dev/null", 1, "the output is not open for writing: write elsewhere"),
    ],
)
def test_streams_that_are_closed_or_full_are_no_traceback(
    home: Path, command: str, code: int, said: str
) -> None:
    if "/dev/full" in command:
        need_a_full_disk()
    script = f"{shlex.join(TRAY)} {command}"
    done = subprocess.run(
        ["sh", "-c", script],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert done.stderr.count("\n") == bool(said)


def need_a_full_disk() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full, which only Linux has")


def test_bytes_for_which_there_is_no_room_are_no_traceback(home: Path) -> None:
    need_a_full_disk()
    with Path("/dev/full").open("wb") as full:
        code, said = call(environment(home), "entropy", "--bytes", "100000", stdout=full)
    assert (code, said) == (1, "tray: the disk is full: free some space, or write elsewhere\n")


def test_nobody_at_the_keyboard_and_nobody_at_the_screen_are_no_traceback(home: Path) -> None:
    with TemporaryFile() as story:
        assert call(environment(home), "play", "corn", "--no-motion", stdin=None, stdout=story) == (0, "")
    assert call(environment(home), "rules", "corn", stdin=None, stdout=None) == (0, "")


def test_a_number_as_long_as_a_book_is_refused_like_any_other(home: Path, tmp_path: Path) -> None:
    long = "9" * 5000
    record = tmp_path / "long.uno"
    record.write_text(
        f"uno record 1\nedition: mario 1\nplayers: Ann, Bob\n\n{long}: draw\n", encoding="utf-8"
    )
    for args in (("replay", str(record)), ("play", "corn", "--auto", "--option", f"target={long}")):
        done = run(home, *args)
        assert done.returncode == 2
        assert done.stderr.startswith("tray: ")
        assert done.stderr.count("\n") == 1
