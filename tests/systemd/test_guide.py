"""Every command in `systemd/README.md` is run, on a machine with the tray installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.config import load
from tests.systemd.conftest import REPOSITORY
from tests.systemd.throwaway import Root

GUIDE = REPOSITORY / "systemd" / "README.md"
NOT_HERE = (
    "reboot",
    "raspi-config",
    "nmcli",
    "mkfs.ext4",
    "mount",
    "journalctl",
    "hostnamectl",
    "systemctl status",
    "systemctl stop",
    "systemctl start",
    "systemctl restart",
)
"""What needs a Pi, a running systemd or a network of its own: looked at, not run."""
DONE = ("systemd/install.sh", "systemd/install.sh --uninstall")
"""What `test_install` does."""
ANSWERS = {"tray calibrate --board sim --misbuilt --fast": "2.5\n\n2.5\n\n"}
CODES = {
    # Nothing of a tray is plugged in here.
    "tray doctor": 1,
    "tray doctor --json": 1,
    "tray calibrate": 1,
    "tray selftest": 1,
    "tray selftest --board sim --fast --fault left.swapped-coils": 1,
    "tray flash": 1,
}


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    return [line for block in blocks("sh") for line in block.splitlines()]


@pytest.mark.process
def test_every_command_of_the_guide_can_be_typed(root: Root) -> None:
    for line in commands():
        # There everybody is root already.
        typed = re.sub(r"\bsudo ", "", line)
        if typed in DONE:
            continue
        if typed.startswith(NOT_HERE):
            root.run("sh", "-n", "-c", typed)
            continue
        answers = ANSWERS.get(typed, "").encode()
        done = root.run("sh", "-c", f"cd {REPOSITORY} && {typed}", check=False, data=answers)
        assert done.returncode == CODES.get(typed, 0), f"{line}\n{done.stdout}{done.stderr}"


def test_the_guide_installs_upgrades_and_uninstalls_as_the_tests_do() -> None:
    assert set(commands()) >= {f"sudo {command}" for command in DONE}


@pytest.mark.parametrize("block", blocks("toml"))
def test_every_setting_of_the_guide_is_one(block: str, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(block)
    load(files=[file], environ={})


def test_the_config_that_is_installed_is_one() -> None:
    config = load(files=[REPOSITORY / "systemd" / "config.toml"], environ={})
    assert (config.board.kind, config.tray.poweroff) == ("gpio", False)
