"""``tray spin``: for scripts as JSON, for people as turning eyes and a sentence."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import msgspec
import pytest

from companion.chance import DrawEvidence, verify
from companion.rules.faces import REELS, WHAT, WHO, outcome
from tests.cli.hurried import die_when_drawn, forbid_virtual_time, hurry, hurry_until_drawn
from tests.cli.terminal import Terminal, run

SENTENCES = {str(outcome((who, what))) for who in WHO for what in WHAT}


def test_json_has_everything_that_a_script_wants(home: Path) -> None:
    done = run(home, "spin", "--fast", "--json", "--count", "3")
    assert (done.returncode, done.stderr) == (0, "") or "generator" in done.stderr
    spins = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(spins) == 3
    for spin in spins:
        assert spin["tray"] == "eyes"
        assert set(spin["faces"]) == {"who", "what"}
        assert spin["faces"]["who"] in [face.id for face in WHO]
        assert spin["faces"]["what"] in [face.id for face in WHAT]
        assert spin["text"] in SENTENCES
        assert spin["landed"] == {"left": "confirmed", "right": "confirmed"}
        assert 3 <= spin["seconds"] <= 6
        for reel, evidence in spin["evidence"].items():
            proof = msgspec.convert(evidence, DrawEvidence)
            verify(proof)
            assert REELS[reel][proof.result].id == spin["faces"]["who" if reel == "left" else "what"]
            assert proof.sources


def test_the_wheel_needs_no_config_on_a_simulated_board(home: Path) -> None:
    done = run(home, "spin", "--fast", "--json", "--tray", "wheel")
    spin = json.loads(done.stdout)
    assert (spin["tray"], spin["landed"]) == ("wheel", {"wheel": "confirmed"})
    assert spin["faces"]["wheel"] in [face.id for face in REELS["wheel"]]


def test_words_are_one_sentence_a_spin_where_nobody_watches(home: Path) -> None:
    done = run(home, "spin", "--fast", "--count", "4")
    assert done.returncode == 0
    assert {line.removesuffix(".") for line in done.stdout.splitlines()} <= SENTENCES
    assert len(done.stdout.splitlines()) == 4


def test_a_reel_that_cannot_show_its_face_is_told_and_has_an_exit_code(home: Path) -> None:
    done = run(home, "spin", "--fast", TRAY_BOARD__WITHOUT='["right"]')
    assert done.returncode == 3
    first, second = done.stdout.splitlines()
    assert first.removesuffix(".") in SENTENCES
    assert second.startswith("The right reel does not show it: ")
    spin = json.loads(run(home, "spin", "--fast", "--json", TRAY_BOARD__WITHOUT='["right"]').stdout)
    assert spin["landed"] == {"left": "confirmed", "right": "failed"}
    assert "go by the screen" in spin["reasons"]["right"]


@pytest.mark.parametrize(
    ("args", "code", "sentence"),
    [
        (("--fast", "--board", "gpio"), 2, "add --board sim"),
        (("--board", "gpio"), 1, "--board sim"),
        (("--board", "gpio", "--tray", "wheel"), 1, "--board sim"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_with_the_fix(
    home: Path, args: tuple[str, ...], code: int, sentence: str
) -> None:
    done = run(home, "spin", *args)
    assert (done.returncode, done.stdout) == (code, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("tray: ")
    assert sentence in line


def test_a_folder_that_cannot_be_written_stops_it_before_anything_moves(home: Path) -> None:
    (home / "file").touch()
    done = run(home, "spin", "--fast", "--json", TRAY_DATA=str(home / "file"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "nothing moves" in done.stderr


def test_no_good_source_of_chance_is_refused_with_the_reason(home: Path) -> None:
    done = run(home, "spin", "--fast", "--json", TRAY_CHANCE__MIX="hwrng", TRAY_CHANCE__HWRNG="/no/such")
    assert (done.returncode, done.stdout) == (1, "")
    assert "no good source of randomness" in done.stderr.splitlines()[-1]


def kill_when_drawn(home: Path) -> None:
    """A spin of the eyes is drawn and on the disk, and not one step was made."""
    env = {"TRAY_DATA": str(home)}
    with Terminal(home, "spin", "--fast", "--json", env=env, prepare=die_when_drawn) as killed:
        assert (killed.exit_code(), killed.raw) == (128 + signal.SIGKILL, "")


@pytest.mark.crash
def test_a_spin_that_was_killed_between_commit_and_landing_is_finished_and_not_drawn_anew(home: Path) -> None:
    kill_when_drawn(home)
    drawn = json.loads((home / "spin.json").read_text())
    done = run(home, "spin", "--fast", "--json", "--count", "2", TRAY_DATA=str(home))
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["resumed"]
    assert list(first["faces"].values()) == drawn["faces"]
    assert first["landed"] == {"left": "confirmed", "right": "confirmed"}
    assert list(first["evidence"].values()) == drawn["evidence"]
    assert not second["resumed"]


@pytest.mark.crash
def test_a_spin_of_the_eyes_that_was_cut_short_is_told_before_the_wheel_spins(home: Path) -> None:
    kill_when_drawn(home)
    done = run(home, "spin", "--fast", "--json", "--tray", "wheel", TRAY_DATA=str(home))
    eyes, wheel = map(json.loads, done.stdout.splitlines())
    assert (eyes["tray"], eyes["resumed"]) == ("eyes", True)
    assert (wheel["tray"], wheel["resumed"]) == ("wheel", False)
    assert done.returncode == 3, "the eyes are not there to show it"


class Spin(Terminal):
    """``tray spin`` that waits for no reels to home; the spin itself takes as long as it does."""

    def __init__(self, home: Path, *flags: str) -> None:
        super().__init__(home, "spin", *flags, env={"TRAY_DATA": str(home)}, prepare=hurry_until_drawn)


@pytest.mark.process
def test_two_at_once_do_not_mix_up_their_spins(home: Path) -> None:
    with Spin(home) as first:
        first.read_until(lambda: "WHO" in first.text)
        done = run(home, "spin", "--fast", TRAY_DATA=str(home))
        assert done.returncode == 1
        assert "wait until it is done" in done.stderr


@pytest.mark.process
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_spin_ends_quietly_and_is_finished_later(
    home: Path, number: signal.Signals, code: int
) -> None:
    with Spin(home) as terminal:
        kept = home / "spin.json"
        terminal.read_until(kept.exists)
        os.kill(terminal.pid, number)
        assert terminal.exit_code() == code
        assert "Traceback" not in terminal.raw
        assert "The spin was cut short: tray spin finishes it." in terminal.text
    drawn = json.loads(kept.read_text())
    assert drawn["event"] == "spin-drawn"
    spin = json.loads(run(home, "spin", "--fast", "--json", TRAY_DATA=str(home)).stdout)
    assert list(spin["faces"].values()) == drawn["faces"]


@pytest.mark.process
def test_whoever_interrupts_the_wheel_is_told_how_to_finish_it(home: Path) -> None:
    with Spin(home, "--tray", "wheel") as terminal:
        terminal.read_until((home / "spin.json").exists)
        os.kill(terminal.pid, signal.SIGINT)
        assert terminal.exit_code() == 130
        assert "The spin was cut short: tray spin --tray wheel finishes it." in terminal.text


def test_a_simulated_tray_has_the_reels_that_the_config_asks_for(home: Path) -> None:
    done = run(home, "spin", "--fast", "--json", TRAY_TRAY__KIND="wheel")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["tray"] == "wheel"


QUICK_MOTORS = {
    "TRAY_BOARD__MOTION__SECONDS": "3",
    "TRAY_BOARD__MOTION__LIMIT_HZ": "2000",
    "TRAY_BOARD__MOTION__START_HZ": "800",
    "TRAY_BOARD__MOTION__ACCELERATION_HZ_PER_S": "8000",
}
"""Twice as good as real ones."""


@pytest.mark.process
def test_in_a_terminal_the_eyes_turn_in_real_time_and_the_outcome_is_in_words(home: Path) -> None:
    with Terminal(home, "spin", env=QUICK_MOTORS, prepare=forbid_virtual_time) as terminal:
        assert terminal.exit_code() == 0
        assert len(set(terminal.raw.split("\x1b[?25l"))) > 3, "they have moved"
        assert terminal.raw.rindex("\x1b[?25h") > terminal.raw.rindex("\x1b[?25l"), "the cursor is back"
        text = terminal.text
    assert "WHO" in text
    assert "WHAT" in text
    assert "▀" in text
    assert any(sentence in text for sentence in SENTENCES)
    assert re.search(r"left confirmed, right confirmed · \d+\.\d s · drawn from \w+", text)


@pytest.mark.process
def test_a_small_terminal_gets_words_only(home: Path) -> None:
    with Terminal(home, "spin", "--tray", "wheel", lines=10, prepare=hurry) as terminal:
        assert terminal.exit_code() == 0
        assert "▀" not in terminal.raw
        assert any(str(outcome((face,))) in terminal.text.replace("\n", "") for face in REELS["wheel"])


def test_help_says_what_the_exit_code_means(home: Path) -> None:
    assert "Exit code 3" in run(home, "spin", "--help").stdout
