"""The tests for real hardware run here too, as far as mock pins go."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hil.bench import bench_to_ourselves

pytestmark = pytest.mark.process

ROOT = Path(__file__).parent.parent.parent


def run_hil(folder: Path, *what: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run tests for real hardware, with a lock and a config of their own."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("TRAY_", "CI", "PYTEST"))
    }
    own = {"TMPDIR": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [sys.executable, "-m", "pytest", "--hil", "-q", "-p", "no:cacheprovider", *what]
    return subprocess.run(
        command,
        cwd=ROOT,
        env=clean | own | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_suite_passes_on_mock_pins(tmp_path: Path) -> None:
    done = run_hil(tmp_path, "tests/hil", TRAY_HIL_FACTORY="mock", TRAY_HIL_JUMPER="7,15")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_a_missing_part_is_a_skip_that_says_what_is_missing(tmp_path: Path) -> None:
    done = run_hil(tmp_path, "tests/hil", "-k", "every_edge or homing_finds")
    assert (
        "needs TRAY_HIL_JUMPER: two free pins with a jumper between them; free in this wiring: 7, 14, 15"
        in done.stdout
    )
    assert "needs TRAY_HIL_TRAY: yes, if the tray of the config is connected" in done.stdout


def test_only_one_run_has_the_bench(tmp_path: Path) -> None:
    with bench_to_ourselves(tmp_path / "tray-hil.lock"):
        done = run_hil(tmp_path, "tests/hil/test_jumper.py", TRAY_HIL_FACTORY="mock", TRAY_HIL_JUMPER="7,15")
    assert f"The bench is in use by process {os.getpid()}" in done.stdout
