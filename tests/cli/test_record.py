"""A game is kept move by move: what is on disk can be replayed at any moment, even after the worst."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from companion.rules.notation import read_record, write_record
from tests.cli.conftest import EDITIONS
from tests.cli.terminal import Terminal, run


@pytest.mark.parametrize("id", EDITIONS)
def test_bots_play_a_match_and_the_record_replays_to_the_same_end(
    id: str, home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "match.uno"
    played = run(home, "play", id, "--auto", "--players", "4", "--target", "60", "--record", str(path))
    assert played.returncode == 0, played.stderr
    text = path.read_text(encoding="utf-8")
    match = read_record(text)
    assert match.over
    assert write_record(match) == text, "grown move by move, the record is the same as written at once"
    told = run(home, "replay", str(path))
    totals = next(line for line in played.stdout.splitlines() if line.startswith("Totals: "))
    assert totals in told.stdout
    assert f"{match.name(match.winners[0])} wins the match!" in told.stdout


def test_options_of_the_table_are_in_the_record(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "low.uno"
    options = ("--option", "scoring=low", "--option", "dealer=draw", "--target", "20")
    assert run(home, "play", "mario", "--auto", "--record", str(path), *options).returncode == 0
    assert "options: target=20 scoring=low dealer=draw\n" in path.read_text(encoding="utf-8")


def test_a_record_is_never_written_over(home: Path, record: Path) -> None:
    before = record.read_bytes()
    done = run(home, "play", "--auto", "--record", str(record))
    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert record.read_bytes() == before


@pytest.mark.crash
def test_a_killed_game_leaves_a_record_that_replays(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "killed.uno"
    with Terminal(
        home, "play", "eye-eye", "--auto", "--record", str(path), env={"NO_COLOR": "1"}
    ) as terminal:
        terminal.read_until(lambda: terminal.raw.count(" plays ") > 10)
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.exit_code() == 128 + signal.SIGKILL
        shown = terminal.raw
    match = read_record(path.read_text(encoding="utf-8"))
    assert match.log
    told = run(home, "replay", str(path))
    assert told.returncode == 0, told.stderr
    last_words = [line for line in shown.replace("\r", "").split("\n") if line][:-1]
    assert last_words[-1] in told.stdout, "nothing was shown before it was on disk"
    if not match.over:
        assert "the match is not over" in told.stdout


@pytest.mark.process
def test_a_record_can_be_read_while_the_game_goes_on(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "open.uno"
    with Terminal(home, "play", "corn", "--no-motion", "--record", str(path)) as terminal:
        terminal.read_until(lambda: terminal.asks)
        open_match = read_record(path.read_text(encoding="utf-8"))
        assert not open_match.over
        assert any(decision.seat == 0 for decision in open_match.decisions)


def test_the_story_names_every_round_and_its_scores(home: Path) -> None:
    done = run(home, "play", "monster-high", "--auto", "--players", "2", "--target", "100")
    assert done.returncode == 0
    rounds = done.stdout.count(" wins the round.")
    assert rounds >= 1
    assert f"\nRound {rounds}\n" in done.stdout
    assert done.stdout.count("left over") == rounds
    assert " wins the match!" in done.stdout


def test_a_full_disk_is_told(home: Path) -> None:
    done = run(home, "play", "--auto", "--record", "/dev/full")
    assert done.returncode == 1
    assert done.stderr.startswith("tray: /dev/full cannot be written any more (No space left on device): ")


def limit_files(largest: int) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))


@pytest.mark.process
def test_where_there_is_room_for_half_a_line_only_the_record_ends_with_a_whole_one(
    home: Path, tmp_path: Path
) -> None:
    for blocks in range(4, 8):
        path = tmp_path / f"{blocks}.uno"
        args = ("play", "corn", "--auto", "--target", "5000", "--record", str(path))
        with Terminal(home, *args, prepare=partial(limit_files, blocks * 512)) as terminal:
            assert terminal.exit_code() == 1
            assert "cannot be written any more" in terminal.raw
        assert path.read_text(encoding="utf-8").endswith("\n")
        assert "The record ends here" in run(home, "replay", str(path)).stdout
