"""``tray selftest``: what it says, asks, writes and returns."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
import pytest

from companion.table.journal.lock import FolderLock
from tests.cli.terminal import run

SIM = ("selftest", "--board", "sim", "--fast", "--spins", "2")
MOCK_PINS = {"TRAY_BOARD__KIND": "gpio", "TRAY_BOARD__PIN_FACTORY": "mock"}
"""Pins with nothing on them: no motor turns, and no sensor sees anything."""
ONE_REEL = {"TRAY_BOARD__WITHOUT": '["right", "nose", "lights", "screen", "buzzer"]'}


@pytest.fixture(autouse=True)
def no_other_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the clock asks timedatectl, where there is one."""

    def missing(*_args: object, **_more: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("companion.tray.machine.finding.subprocess.run", missing)


def words_of(pdf: Path) -> str:
    return "\n".join(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf))


def test_a_tray_that_is_well_says_so_and_leaves_a_report(tmp_path: Path) -> None:
    report = tmp_path / "report.pdf"
    done = run(tmp_path, *SIM, "--report", str(report))
    assert done.returncode == 0
    assert "✓ Left eye: top speed   It follows 1000 half steps a second" in done.stdout
    assert "? Look at the left light. Was it red, then green, then blue? yes" in done.stdout
    assert "All is well." in done.stdout
    figures = json.loads(report.with_suffix(".json").read_bytes())
    assert (figures["verdict"], figures["complete"], figures["serial"]) == ("well", True, "simulated")
    said = words_of(report)
    assert "All is well." in said
    assert "Right eye: gears" in said


def test_a_fault_has_its_cause_and_next_step_in_terminal_and_report(tmp_path: Path) -> None:
    report = tmp_path / "report.pdf"
    done = run(tmp_path, *SIM, "--fault", "left.swapped-coils", "--report", str(report))
    assert done.returncode == 1
    assert "Likely cause: Two of its coil wires are swapped" in done.stdout
    assert "One thing is wrong: mend it, and test again." in done.stdout
    assert "Likely cause: Two of its coil wires are swapped" in words_of(report)


def test_no_line_is_wider_than_a_terminal(tmp_path: Path) -> None:
    done = run(tmp_path, *SIM, "--misbuilt", "--report", str(tmp_path / "r.pdf"))
    # Paths are as long as they are.
    said = [line for line in done.stdout.splitlines() if str(tmp_path) not in line]
    assert max(map(len, said)) <= 80


def test_for_scripts_it_is_one_json_object_and_nobody_is_asked(tmp_path: Path) -> None:
    done = run(tmp_path, *SIM, "--json", "--fault", "left.weak-motor")
    assert done.returncode == 1
    said = json.loads(done.stdout)
    checks = {check["name"]: check for check in said["checks"]}
    assert checks["left.speed"]["verdict"] == "wrong"
    assert checks["left.light"]["verdict"] == "skipped"


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("selftest", "--board", "gpio", "--fault", "left.slip"), "add --board sim"),
        ((*SIM, "--fault", "left.asleep"), "There is no fault left.asleep to switch"),
        ((*SIM, "--report", "report.txt"), "must end in .pdf"),
    ],
)
def test_flags_that_make_no_sense_are_one_sentence(
    flags: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    done = run(tmp_path, *flags)
    assert done.returncode == 2
    assert reason in done.stderr


def test_while_a_companion_runs_the_tray_it_is_refused(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    done = run(tmp_path, "selftest", TRAY_DATA=str(tmp_path), **MOCK_PINS)
    lock.release()
    assert done.returncode == 1
    assert "A companion runs this tray: finish the match, then sudo systemctl stop tray." in done.stderr


@pytest.mark.parametrize(
    ("answers", "cause"),
    [
        ("n\nn\n", "No power"),
        ("r\nperhaps\nN\nYes\nn\n", "coil wires are swapped"),
        ("n\n\ny\n", "The disc is loose"),
        ("\n", "The sensor is dead"),
        ("", "No power for the motor, swapped wires, a loose disc, or a dead sensor"),
    ],
)
def test_a_person_is_asked_only_what_no_sensor_can_see(answers: str, cause: str, tmp_path: Path) -> None:
    quick = {"TRAY_BOARD__MOTION__LIMIT_HZ": "5000", "TRAY_BOARD__MOTION__START_HZ": "2000"}
    fine = {"TRAY_BOARD__REELS__LEFT__STEPS_PER_TURN": "64", "TRAY_BOARD__REELS__LEFT__WINDOW": "2"}
    done = run(tmp_path, "selftest", "--spins", "0", stdin=answers, **MOCK_PINS, **ONE_REEL, **quick, **fine)
    assert done.returncode == 1, done.stderr
    assert cause in " ".join(done.stdout.split())
