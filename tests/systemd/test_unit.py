"""`tray.service` and the udev rules: what systemd says to them, and what they promise."""

from __future__ import annotations

import re
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from tests.cli.terminal import run_program
from tests.needs import require

SYSTEMD = Path(__file__).parents[2] / "systemd"
UNIT = SYSTEMD / "tray.service"
PROGRAM = "/opt/tray/current/bin/tray"
LAUNCHER = "/usr/local/bin/tray"


@pytest.fixture
def analyze(tmp_path: Path) -> Path:
    """The unit with a program that is there, for systemd to look at."""
    require("systemd-analyze")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace(PROGRAM, "/bin/true").replace(LAUNCHER, "/bin/true"))
    return unit


def lines(key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", UNIT.read_text(), re.MULTILINE)


@pytest.mark.process
def test_systemd_finds_nothing_to_say_about_the_unit(analyze: Path) -> None:
    done = subprocess.run(["systemd-analyze", "verify", analyze], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.process
def test_the_service_is_exposed_no_more_than_2_5(analyze: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=25", "--no-pager", str(analyze)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert re.search(r"Overall exposure level for tray\.service: [0-2]\.\d OK", done.stdout)


def test_a_tray_reaches_all_its_devices() -> None:
    allowed = {line.split()[0]: line.split()[1] for line in lines("DeviceAllow")}
    for device in ("char-gpiochip", "char-i2c", "char-spi", "char-166", "char-188"):
        assert allowed[device] == "rw"
    assert allowed["/dev/hwrng"] == "r"
    assert not lines("PrivateDevices")


def test_steps_may_have_real_time_priority() -> None:
    from companion.hal.clock import MOST_URGENT

    assert lines("LimitRTPRIO") == [str(MOST_URGENT)]
    assert lines("RestrictRealtime") == ["no"]
    assert "@resources" not in "".join(line for line in lines("SystemCallFilter") if line[0] == "~")


def test_there_are_file_handles_for_all_connections_and_many_more() -> None:
    from companion.web import visitors

    most = visitors.MOST_STRANGERS + visitors.MOST_OF_MACHINE + visitors.MOST_PAGES + visitors.PAGES_KEPT
    (handles,) = map(int, lines("LimitNOFILE"))
    assert handles >= 4 * most


def test_after_any_end_the_coils_are_switched_off_first() -> None:
    first, _ = lines("ExecStopPost")
    assert first == f"-{PROGRAM} off"


@pytest.mark.process
@pytest.mark.parametrize(
    ("status", "asked"), [("77", "--no-block poweroff"), ("0", ""), ("1", ""), ("KILL", ""), ("", "")]
)
def test_only_a_tray_that_was_switched_off_takes_the_pi_along(
    status: str, asked: str, tmp_path: Path
) -> None:
    _, second = lines("ExecStopPost")
    line = re.fullmatch(r"\+-/bin/sh -c '(.*)'", second)
    assert line is not None
    systemctl = tmp_path / "systemctl"
    systemctl.write_text('#!/bin/sh\necho "$*"\n')
    systemctl.chmod(0o755)
    done = subprocess.run(
        # $$ is how a unit writes $.
        ["/bin/sh", "-c", line[1].replace("$$", "$")],
        env={"PATH": str(tmp_path), "EXIT_STATUS": status},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == asked


def test_switching_off_is_no_failure_that_starts_it_again() -> None:
    from companion.web.__main__ import POWER_OFF

    assert lines("SuccessExitStatus") == [str(POWER_OFF)]
    assert lines("Restart") == ["on-failure"]
    assert lines("StartLimitBurst") == ["5"]


@pytest.mark.process
def test_a_wrong_config_is_not_tried_again_and_again(tmp_path: Path) -> None:
    done = run_program(tmp_path, "run", TRAY_BORED="1")
    assert lines("RestartPreventExitStatus") == [str(done.returncode)]
    assert "there is no key bored" in done.stderr


def test_the_unit_has_no_key_twice_that_counts_once() -> None:
    repeated = {"DeviceAllow", "ExecStopPost", "SystemCallFilter"}
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(UNIT)
    keys = re.findall(r"^(\w+)=", UNIT.read_text(), re.MULTILINE)
    assert {key for key in keys if keys.count(key) > 1} == repeated
    assert unit.sections() == ["Unit", "Service", "Install"]


RULE = re.compile(r'(?P<key>[A-Z]+)(\{\w+\})?(?P<sign>==|\+=|=)"(?P<value>[^"]*)"')
MATCHES = {"KERNEL", "SUBSYSTEM", "ATTRS"}
ASSIGNS = {"GROUP", "MODE", "ENV"}


def rules() -> list[dict[str, str]]:
    """Each rule's keys and values; every part of every line has to be understood."""
    found = []
    for line in (SYSTEMD / "70-tray.rules").read_text().splitlines():
        if line and not line.startswith("#"):
            parts = [RULE.fullmatch(part) for part in line.split(", ")]
            assert all(parts), line
            for part in filter(None, parts):
                assert part["key"] in (MATCHES if part["sign"] == "==" else ASSIGNS), line
            found.append({part["key"]: part["value"] for part in filter(None, parts)})
    return found


def test_the_trays_group_may_read_the_hardware_generator_and_nobody_else() -> None:
    (rule,) = [rule for rule in rules() if rule.get("KERNEL") == "hw_random"]
    assert (rule["GROUP"], rule["MODE"]) == ("tray", "0640")


def test_every_rule_gives_a_device_to_one_of_the_users_groups() -> None:
    groups = re.search(r'^groups="(.*)"$', (SYSTEMD / "install.sh").read_text(), re.MULTILINE)
    assert groups is not None
    for rule in rules():
        assert rule["GROUP"] in {"tray", *groups[1].split()}
        assert rule["MODE"][-1] == "0"
