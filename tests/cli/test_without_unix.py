"""The companion plays where there is no Unix: nothing that only a Unix has is needed (see `without_unix`)."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.terminal import environment
from tests.web.test_serve import companion

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(sys.platform == "win32", reason="this is no Unix anyway"),
]

TRAY = (sys.executable, "-m", "tests.cli.without_unix")


def run(home: Path, *args: str, fails: bool = False) -> str:
    done = subprocess.run(
        [*TRAY, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=environment(home, TRAY_DATA=str(home)),
        check=False,
    )
    assert bool(done.returncode) is fails, done.stdout
    return done.stdout


def test_games_rules_and_spins(tmp_path: Path) -> None:
    said = run(
        tmp_path,
        *("editions", ","),
        *("play", "corn", "--auto", "--target", "60", ","),
        *("simulate", "spin", "--games", "4", ","),
        *("spin", "--fast", "--json"),
    )
    assert "eye-eye" in said
    assert "won the match" in said
    assert "4 matches to 500 points" in said
    assert json.loads(said.splitlines()[-1])["landed"] == {"left": "confirmed", "right": "confirmed"}


def test_the_whole_companion_with_all_that_it_keeps(tmp_path: Path) -> None:
    with companion(tmp_path, "sim", "--no-open", command=TRAY) as (process, address, _):
        with urlopen(address) as page:
            assert page.status == 200
        assert f"Another Tray Companion (process {process.pid})" in run(
            tmp_path, "sim", "--no-open", "--port", "0", fails=True
        )
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert {"journal.db", "keys.json"} <= {file.name for file in tmp_path.iterdir()}
