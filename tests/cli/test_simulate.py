"""``tray simulate``: many games, counted for people, for scripts and as a picture."""

import json
import os
import re
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from companion.bots.simulation import Plan
from companion.bots.tally import Spread, Tally
from companion.cli.simulation_report import Report, as_text
from companion.cli.terminal.paint import Paint
from companion.rules.editions import edition
from tests.cli.terminal import NOWHERE, Terminal, run, run_program

QUICK = ("--target", "1")
SVG = "{http://www.w3.org/2000/svg}"


def simulate(*args: str) -> str:
    """What the command prints."""
    done = run(NOWHERE, "simulate", *args)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def counted(*args: str) -> dict[str, Any]:
    """What it counted, without how long that took."""
    return without_times(json.loads(simulate(*args, *QUICK, "--json")))


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in result.items()
        if name not in ("seconds", "moves_per_second", "workers")
    }


def test_json_has_what_a_script_wants() -> None:
    result = json.loads(
        simulate("eye-eye", "--games", "12", "--players", "3", "--seed", "5", "--json", *QUICK)
    )
    assert (result["edition"], result["games"], result["players"]) == ("eye-eye", 12, 3)
    assert len(result["wins"]) == 3
    assert sum(result["wins"]) == 12
    assert result["moves"] > 12 * 10
    assert result["seconds"] > 0
    assert result["moves_per_second"] == pytest.approx(result["moves"] / result["seconds"])
    assert result["cards"]["eyeball"]["seen"] == sum(face["seen"] for face in result["faces"].values())
    decided = sum(each["decided"] for kind in ("cards", "faces") for each in result[kind].values())
    assert decided + result["rounds_without_special"] == result["rounds"] == 12


SEEDED = ("spin", "--games", "30", "--bots", "sharp,easy", "--workers", "1", "--seed")


def test_another_seed_gives_another_result() -> None:
    assert counted(*SEEDED, "5") == counted(*SEEDED, "5") != counted(*SEEDED, "6")


@pytest.mark.process
def test_two_workers_count_the_same_as_one_and_nothing_else_is_printed(home: Path) -> None:
    done = run_program(home, "simulate", *SEEDED, "5", "--workers", "2", "--json", *QUICK)
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert result["workers"] == 2
    assert without_times(result) == counted(*SEEDED, "5")


def test_a_seed_that_was_drawn_is_told_and_plays_the_same_games_again() -> None:
    first = counted("corn", "--games", "5")
    assert counted("corn", "--games", "5", "--seed", str(first["seed"])) == first
    assert counted("corn", "--games", "5")["seed"] != first["seed"]


def test_the_table_shows_wins_with_intervals_lengths_and_what_decided() -> None:
    text = simulate("spin", "--games", "20", "--bots", "sharp,easy,easy", "--seed", "5")
    assert "UNO Spin: 20 matches to 500 points, 3 players" in text
    assert "seed 5" in text
    assert re.search(r"1   sharp +\d+ +\d+\.\d %   \d+\.\d % to \d+\.\d %", text)
    for words in ("rounds per match", "moves per match", "points per round", "moves per second"):
        assert words in text
    for decider in ("Draw Two", "ALMOST UNO", "WAR"):
        assert re.search(rf"{decider} +\d+\.\d\d +\d+\.\d %", text)


def test_one_match_and_one_blocked_round_are_told_as_one() -> None:
    eye_eye = edition("eye-eye")
    plan = Plan(eye_eye.id, ("easy", "easy"), eye_eye.default_options, 5)
    tally = Tally([1, 0], rounds=Spread(count=1, total=2), blocked=1)
    text = "\n".join(as_text(Report(eye_eye, plan, tally, 1, 0.5), Paint("none")))
    assert "Eye-Eye SpongeBob: 1 match to 500 points, 2 players" in text
    assert re.search("1 blocked round$", text, re.MULTILINE)


def test_options_are_played_and_told() -> None:
    text = simulate("spin", "--games", "4", "--seed", "5", "--option", "scoring=none")
    assert "4 matches to one round" in text
    assert "scoring=none" in text
    assert re.search(r"rounds per match +1\.0", text)


def test_four_players_play_if_nobody_says_how_many() -> None:
    assert counted("mario", "--games", "2")["players"] == 4
    assert counted("mario", "--games", "2", "--bots", "easy,sharp")["bots"] == ["easy", "sharp"]
    assert counted("mario", "--games", "2", "--bots", "sharp", "--players", "2")["bots"] == ["sharp", "sharp"]


@pytest.mark.parametrize("edition", ["eye-eye", "spin", "corn", "monster-high", "mario"])
def test_the_plot_is_an_svg_that_says_what_the_table_says(tmp_path: Path, edition: str) -> None:
    path = tmp_path / "plot.svg"
    args = (edition, "--games", "8", "--bots", "sharp,easy,easy", "--seed", "5", *QUICK)
    result = json.loads(simulate(*args, "--plot", str(path), "--json"))
    picture = ElementTree.parse(path).getroot()
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert picture.tag == f"{SVG}svg"
    for seat, wins in enumerate(result["wins"], 1):
        assert f"Seat {seat}" in words
        assert f"{100 * wins / 8:.1f} %" in words
    below = words[words.index("What decided the rounds") + 1 :]
    cards = {name: card["decided"] for name, card in result["cards"].items() if card["decided"]}
    assert cards, "no card has decided anything: choose another seed"
    for kind, decided in cards.items():
        named = below.index(kind.replace("-", " ").title())
        assert below[named + 1] == f"{100 * decided / (result['rounds'] - result['blocked_rounds']):.1f} %"


def test_a_bar_is_as_long_as_its_share(tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    args = ("corn", "--games", "24", "--players", "2", "--seed", "5", *QUICK)
    wins = json.loads(simulate(*args, "--plot", str(path), "--json"))["wins"]
    bars = [
        float(box.get("width", 0))
        for box in ElementTree.parse(path).getroot().iter(f"{SVG}rect")
        if (box.get("fill"), box.get("height")) == ("#ffd23f", "20")
    ]
    assert len(bars) == 2
    assert bars[0] / bars[1] == pytest.approx(wins[0] / wins[1], rel=1e-3)


def test_the_plot_as_a_png_is_the_same_chart(tmp_path: Path) -> None:
    paths = tmp_path / "plot.svg", tmp_path / "plot.PNG"
    for path in paths:
        simulate("eye-eye", "--games", "8", "--seed", "5", *QUICK, "--plot", str(path))
    drawn = ElementTree.parse(paths[0]).getroot()
    with Image.open(paths[1]) as picture:
        assert picture.format == "PNG"
        assert picture.size == (2 * int(drawn.get("width", 0)), 2 * int(drawn.get("height", 0)))
        colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 24) or []}
    assert {(255, 210, 63), (90, 169, 255), (18, 22, 29)} <= colours


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("corm",), "there is no edition 'corm': did you mean corn?"),
        (("corn", "--bots", "sharpe"), "there is no bot 'sharpe': did you mean sharp?"),
        (("corn", "--bots", "easy,"), "there is no bot ''"),
        (("corn", "--bots", "sharp,easy", "--players", "3"), "--bots names 2 players but --players says 3"),
        (("corn", "--players", "11"), "for 2 to 10 players, not 11"),
        (("corn", "--players", "-1"), "for 2 to 10 players, not -1"),
        (("corn", "--option", "scoring"), "--option takes NAME=VALUE"),
        (("corn", "--option", "star_chain=true"), "has no meaning in this edition"),
        (("corn", "--target", "0"), "option target cannot be '0'"),
        (("corn", "--plot", "chart.pdf"), "--plot writes .svg or .png"),
        (("corn", "--plot", "no/such/folder/chart.svg"), "there is no folder"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(args: tuple[str, ...], sentence: str) -> None:
    done = run(NOWHERE, "simulate", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


@pytest.mark.parametrize("args", [("--games", "0"), ("--workers", "0"), ("--seed", "x")])
def test_bad_numbers_are_usage_errors(args: tuple[str, str]) -> None:
    done = run(NOWHERE, "simulate", "corn", *args)
    assert done.returncode == 2
    assert args[0] in done.stderr


@pytest.mark.process
def test_whoever_watches_sees_a_bar_that_makes_room_for_the_result(home: Path) -> None:
    args = ("mario", "--games", "30", "--seed", "5", "--workers", "1", *QUICK)
    with Terminal(home, "simulate", *args) as terminal:
        assert terminal.exit_code() == 0
        assert "Playing" in terminal.raw
        assert "30/30" in terminal.raw
        assert not any("Playing" in line for line in terminal.screen.display)
        assert any("moves per second" in line for line in terminal.screen.display)


def print_to(fifo: str) -> None:
    """Have a standard output that is no terminal, and let nobody end because the terminal is gone."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.dup2(os.open(fifo, os.O_WRONLY), 1)


@pytest.mark.process
@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_it_ends_quietly_and_no_worker_outlives_it(home: Path, number: str) -> None:
    how = signal.Signals[number]
    out = home / "out"
    os.mkfifo(out)
    args = ("simulate", "corn", "--games", "100000", "--workers", "2", *QUICK)
    with Terminal(home, *args, prepare=partial(print_to, str(out))) as terminal, out.open() as printed:
        terminal.read_until(lambda: bool(re.search(r"[1-9]\d*/100000", terminal.raw)))
        os.kill(terminal.pid, how)
        # The workers hold the other end of it, too: nothing can come any more when the last of them is gone.
        assert printed.read() == ""
        assert terminal.exit_code() == 128 + how
        assert "Traceback" not in terminal.raw


def interrupt(whom: str) -> None:
    """Have Ctrl-C pressed whenever a worker has just been started."""
    from multiprocessing import util

    start = util.spawnv_passfds

    def start_and_interrupt(path: bytes, args: Sequence[Any], passfds: Sequence[int]) -> int:
        started = start(path, args, passfds)
        if "--multiprocessing-fork" in map(os.fsdecode, args):
            os.kill(started if whom == "worker" else os.getpid(), signal.SIGINT)
        return started

    util.spawnv_passfds = start_and_interrupt


@pytest.mark.process
@pytest.mark.parametrize(("whom", "code"), [("worker", 0), ("parent", 130)])
def test_ctrl_c_while_the_workers_are_started_is_for_the_parent_alone(
    home: Path, whom: str, code: int
) -> None:
    args = ("simulate", "mario", "--games", "50", "--workers", "2", *QUICK)
    with Terminal(home, *args, prepare=partial(interrupt, whom)) as terminal:
        assert terminal.exit_code() == code
        assert "Traceback" not in terminal.raw


def test_help_says_what_a_game_is() -> None:
    assert "a game is one match to the target" in " ".join(simulate("--help").split())
