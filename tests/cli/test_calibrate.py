"""``tray calibrate``: guided in a terminal, on a simulated tray that was built all wrong."""

from __future__ import annotations

import json
from pathlib import Path

from companion.config import load
from tests.cli.terminal import run

PRACTISE = ("calibrate", "--board", "sim", "--misbuilt", "--fast")
PLAIN = ("calibrate", "--board", "sim", "--fast")
STRAIGHT = "2.5\n\n"
"""A misbuilt reel's face is two and a half degrees askew."""


def test_what_was_found_is_saved_in_the_users_config_and_spins_land_by_it(home: Path) -> None:
    file = home / "tray" / "config.toml"
    done = run(home, *PRACTISE, "--out", str(file), stdin=2 * STRAIGHT + "y\n")
    assert done.returncode == 0, done.stderr
    assert f"Saved to {file}" in done.stdout
    reels = load(files=[file], environ={}).board.reels
    assert [reel.offset_degrees for reel in reels.values()] == [2.5, 2.5]
    assert [reel.direction for reel in reels.values()] == [-1, -1]
    spun = run(home, "spin", "--fast", "--json")
    assert json.loads(spun.stdout)["landed"] == {"left": "confirmed", "right": "confirmed"}


def test_one_reel_can_be_calibrated_alone_and_without_a_race(home: Path) -> None:
    file = home / "found.toml"
    done = run(home, *PRACTISE, "--reel", "right", "--no-speed", "--out", str(file), stdin=STRAIGHT + "\n")
    assert "The left reel" not in done.stdout
    assert "faster and faster" not in done.stdout
    assert "[board.reels.right]" in file.read_text()
    assert "limit_hz" not in file.read_text()


def test_the_person_sees_and_says_by_how_much_the_face_is_off(home: Path) -> None:
    answers = "+\n+\nmuch\nnan\n9\n\nn\n"
    done = run(home, *PRACTISE, "--reel", "right", "--no-speed", "--out", "found.toml", stdin=answers)
    told = [line.strip() for line in done.stdout.splitlines()]
    assert "The first face is at its window, 2.4° too little." in told
    assert "much is not a number of degrees" in done.stdout
    assert "nan is not a number of degrees" in done.stdout
    assert "turn the disc on its axle" in done.stdout
    assert done.returncode == 1
    assert "Nothing was saved" in done.stderr
    assert not (home / "tray").exists()


def test_practice_never_reaches_the_config(home: Path) -> None:
    file = home / "tray" / "config.toml"
    file.parent.mkdir()
    real = '[board]\nkind = "gpio"\n[board.reels.left]\ndirection = 1  # as it is wired\n'
    simulated = "[board.reels.left]\noffset_degrees = 4\n"
    for before, practise in ((real, PRACTISE), (simulated, PRACTISE), (real, PLAIN)):
        file.write_text(before)
        done = run(home, *practise, "--no-speed", stdin="-\n\n" * 2)
        assert done.returncode == 0, done.stderr
        assert "This was practice, so nothing is saved" in done.stdout
        assert file.read_text() == before


def test_a_tray_that_is_right_has_nothing_to_save(home: Path) -> None:
    done = run(home, "calibrate", "--board", "sim", "--fast", "--no-speed", stdin="\n\n")
    assert done.stdout.endswith("Everything is as the config says: nothing to save.\n")


def test_with_nobody_there_nothing_is_saved(home: Path) -> None:
    done = run(home, *PRACTISE)
    assert (done.returncode, done.stderr) == (
        1,
        "tray: Nobody is there to answer, so nothing was saved: run it in a terminal.\n",
    )


def test_practice_is_for_simulated_trays(home: Path) -> None:
    done = run(home, "calibrate", "--misbuilt", "--board", "gpio")
    assert done.returncode == 2
    assert "add --board sim" in done.stderr


def test_a_reel_that_is_not_there_is_named(home: Path) -> None:
    for more in ((), ("--reel", "left")):
        done = run(home, *PLAIN, "--reel", "wheel", *more)
        assert done.returncode == 2
        assert "This tray has no wheel reel: it has left, right" in done.stderr
