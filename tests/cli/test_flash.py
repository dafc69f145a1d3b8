"""``tray flash`` and ``tray ports``: which Pico there is, and what is on it."""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from companion.errors import install_extra
from companion.hal.pico.errors import NotATray, NotFlashed
from companion.hal.pico.messages import Welcome
from companion.hal.pico.port import Found
from tests.cli.terminal import NOWHERE, run
from tests.firmware.pico import virtual_pico
from tests.firmware.rig import pico_settings
from tests.hal.rig import board_settings

PORTS = [Found("/dev/ttyACM0", "Board in FS mode", True), Found("/dev/ttyS0", "", False)]


def test_without_a_pico_it_says_how_to_get_there(home: Path) -> None:
    for flags in ([], ["--check"]):
        done = run(home, "flash", "--port", str(home / "ttyACM9"), *flags)
        assert done.returncode == 1
        assert done.stderr == (
            f"tray: There is no port {home}/ttyACM9: plug the Pico in, or see `tray ports` for its name.\n"
        )


@pytest.mark.pico
def test_check_tells_what_is_on_the_pico_and_whether_it_is_ours(home: Path, tmp_path: Path) -> None:
    ours = board_settings(kind="pico", pico__port=str(tmp_path / "ttyACM0"))
    with virtual_pico(tmp_path, ours) as pico:
        done = run(home, "flash", "--check", "--port", pico.port)
        assert (done.returncode, done.stdout) == (0, "Firmware 0.1.0 runs on the Pico 5649525455414c21.\n")
        done = run(home, "flash", "--check", "--port", pico.port, TRAY_BOARD__REELS__LEFT__SENSOR="2")
        assert done.returncode == 3
        assert "tray flash copies them" in done.stdout


@pytest.mark.pico
def test_flash_says_what_it_copies_and_what_runs_then(home: Path, tmp_path: Path) -> None:
    with virtual_pico(tmp_path, pico_settings(tmp_path)) as pico:
        done = run(home, "flash", "--port", pico.port)
    assert done.returncode == 0, done.stderr
    assert "station.py" in done.stdout
    assert done.stdout.endswith("Firmware 0.1.0 runs on the Pico 5649525455414c21.\n")


def test_a_spin_on_a_pico_that_is_not_there_is_one_sentence(home: Path) -> None:
    done = run(home, "spin", "--board", "pico", TRAY_BOARD__PICO__PORT="/dev/nowhere")
    assert done.returncode == 1
    assert "There is no port /dev/nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_mpremote_the_command_that_brings_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mpremote.transport", None)
    monkeypatch.delitem(sys.modules, "companion.hal.pico.flash", raising=False)
    with pytest.raises(NotFlashed, match=re.escape(f"`{install_extra('flash')}`")):
        import_module("companion.hal.pico.flash")


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hal.pico.port.ports", lambda: PORTS)

    def probe(_name: str) -> Welcome:
        return Welcome((0, 1, 0), 7, 1, 2, "e6616408")

    monkeypatch.setattr("companion.hal.pico.probe.probe", probe)


@pytest.mark.usefixtures("plugged")
def test_ports_lists_what_answers_and_disturbs_nothing_else() -> None:
    assert run(NOWHERE, "ports").stdout.splitlines() == [
        "/dev/ttyACM0  Board in FS mode  tray firmware 0.1.0, Pico e6616408",
        "/dev/ttyS0",
    ]
    listed = json.loads(run(NOWHERE, "ports", "--json").stdout)
    assert listed[1] == {"port": "/dev/ttyS0", "what": "", "answer": ""}


@pytest.mark.usefixtures("plugged")
def test_ports_says_what_is_wrong_with_a_pico(monkeypatch: pytest.MonkeyPatch) -> None:
    def probe(_name: str) -> Welcome:
        raise NotATray("The Pico runs MicroPython but not our firmware.")

    monkeypatch.setattr("companion.hal.pico.probe.probe", probe)
    assert "not our firmware" in run(NOWHERE, "ports").stdout


def test_ports_without_any_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hal.pico.port.ports", list)
    assert run(NOWHERE, "ports").stdout.startswith("There is no serial port: plug the Pico in")
