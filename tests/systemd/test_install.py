"""`systemd/install.sh`, run in a throw-away root: real users, packages, environments and units."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.systemd.conftest import BOOT, INSTALL, REPOSITORY, SYSTEMD
from tests.systemd.throwaway import Root

# One root for all, so one process, in this order.
pytestmark = pytest.mark.process

KEPT = ("/var/lib/tray/journal.db", "/etc/tray/config.toml")


def shellcheck() -> str:
    return str(Path(sys.executable).with_name("shellcheck"))


@pytest.mark.parametrize("script", [INSTALL, str(SYSTEMD / "tray")])
def test_installer_and_launcher_are_clean_shell(script: str) -> None:
    done = subprocess.run([shellcheck(), script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_rehearsal_says_every_action_and_does_none() -> None:
    done = subprocess.run(["sh", INSTALL, "--dry-run"], capture_output=True, text=True, check=True)
    for action in ("usermod --append --groups gpio,i2c,spi,dialout tray", "systemctl enable --quiet tray"):
        assert f"+ {action}" in done.stdout
    assert done.stdout.endswith("Nothing was done: leave out --dry-run to do it.\n")
    assert not Path("/opt/tray").exists()


def test_an_unknown_option_changes_nothing() -> None:
    done = subprocess.run(["sh", INSTALL, "--purge"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no option --purge" in done.stderr
    assert not done.stdout


def release(root: Root) -> str:
    return root.says("readlink", "/opt/tray/current")


def test_the_service_has_a_user_of_its_own_in_the_groups_of_the_devices(root: Root) -> None:
    assert set(root.says("id", "-nG", "tray").split()) == {"tray", "gpio", "i2c", "spi", "dialout"}
    assert root.says("getent", "passwd", "tray").endswith(":/var/lib/tray:/usr/sbin/nologin")


def test_games_are_the_services_and_the_config_is_roots_and_the_services(root: Root) -> None:
    assert root.says("stat", "-c", "%U:%G %a", "/var/lib/tray") == "tray:tray 750"
    assert root.says("stat", "-c", "%U:%G %a", "/etc/tray") == "root:tray 2775"
    assert root.says("stat", "-c", "%U:%G %a", "/etc/tray/config.toml") == "tray:tray 644"


def test_the_program_has_an_environment_of_its_own_and_sees_debians_lgpio(root: Root) -> None:
    assert root.says("tray", "--version").startswith("tray 0")
    where = root.says("/opt/tray/current/bin/python", "-c", "import lgpio; print(lgpio.__file__)")
    assert where == "/usr/lib/python3/dist-packages/lgpio.py"
    assert root.run("/usr/bin/python3", "-c", "import companion", check=False).returncode


@pytest.mark.parametrize(
    "command", ["tray doctor", "tray spin --board gpio", "tray spin --board sim --fast", "tray off"]
)
def test_a_system_wide_rpi_lgpio_does_no_harm(command: str, root: Root) -> None:
    seen = root.run("/opt/tray/current/bin/python", "-c", "import RPi.GPIO", check=False)
    assert "rpi-lgpio was imported" in seen.stderr
    done = root.run("sh", "-c", command, check=False)
    assert "rpi-lgpio was imported" not in done.stdout + done.stderr


@pytest.mark.parametrize("extra", ["mpremote", "aiomqtt"])
def test_what_a_pico_and_a_broker_need_is_there(extra: str, root: Root) -> None:
    root.run("/opt/tray/current/bin/python", "-c", f"import {extra}")


def test_nothing_of_roots_is_left_in_the_checkout(root: Root) -> None:
    assert not root.has_changed_checkout()
    root.run("touch", f"{REPOSITORY}/touched")
    assert root.has_changed_checkout()
    root.run("rm", f"{REPOSITORY}/touched")


def test_the_service_starts_at_the_next_boot(root: Root) -> None:
    assert root.says("systemctl", "is-enabled", "tray.service") == "enabled"


def test_the_installed_unit_is_what_systemd_expects(root: Root) -> None:
    done = root.run("systemd-analyze", "verify", "/etc/systemd/system/tray.service", check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_i2c_is_switched_on_at_400_khz_for_every_model(root: Root) -> None:
    assert root.says("cat", BOOT) == (
        "dtparam=audio=on\n\n[pi4]\narm_boost=1\n"
        "\n# added by Tray Companion\n[all]\ndtparam=i2c_arm=on\n"
        "\n# added by Tray Companion\n[all]\ndtparam=i2c_arm_baudrate=400000"
    )
    assert root.says("cat", "/etc/modules-load.d/tray.conf") == "i2c-dev"


def test_the_doctor_looks_with_the_services_own_eyes(root: Root) -> None:
    done = root.run("tray", "doctor", check=False)
    assert "tray is in gpio, i2c." in done.stdout
    assert "MB are free in /var/lib/tray." in done.stdout


def test_a_tray_plays_with_what_was_installed(root: Root) -> None:
    done = root.run("runuser", "-u", "tray", "--", "tray", "spin", "--board", "sim", "--fast", "--json")
    assert '"left": "confirmed"' in done.stdout


def test_an_upgrade_that_fails_leaves_the_old_program_in_use(root: Root, tmp_path: Path) -> None:
    before = release(root)
    shutil.copytree(SYSTEMD, tmp_path / "systemd")
    for part in ("companion", "firmware", "hardware"):
        (tmp_path / part).mkdir()
    for part in ("README.md", "LICENSE"):
        (tmp_path / part).write_text("")
    (tmp_path / "pyproject.toml").write_text("[project\n")
    # It takes less time to find out without what the program depends on.
    (tmp_path / "systemd" / "requirements.txt").write_text("")
    # The root has a /tmp of its own.
    root.run("mkdir", "/half")
    packed = subprocess.run(["tar", "-C", tmp_path, "-c", "."], capture_output=True, check=True).stdout
    root.run("tar", "-C", "/half", "-x", data=packed)
    done = root.run("sh", "/half/systemd/install.sh", check=False)
    assert done.returncode == 1
    assert "what was there before still is" in done.stderr
    assert release(root) == before
    assert root.says("ls", "/opt/tray").split() == [before.rpartition("/")[2], "current"]
    assert root.says("tray", "--version").startswith("tray 0")


def test_an_upgrade_keeps_games_config_and_boot_settings(root: Root) -> None:
    before = release(root)
    boot = root.says("cat", BOOT)
    for path in KEPT:
        root.write(path, f"# of {path}\n")
    # What it depends on was installed before, by the same command, and would take most of the time: here it
    # is only what builds it.
    requirements = SYSTEMD / "requirements.txt"
    builds = re.search(r"^setuptools==.*?(?=^\w)", requirements.read_text(), re.MULTILINE | re.DOTALL)
    assert builds is not None
    root.run("mv", str(requirements), "/kept")
    root.write(str(requirements), builds[0])
    root.run("sh", INSTALL)
    root.run("mv", "/kept", str(requirements))
    assert release(root) != before
    assert root.has(f"{release(root)}/bin/tray")
    assert not root.has(before)
    assert root.says("cat", BOOT) == boot
    for path in KEPT:
        assert root.says("cat", path) == f"# of {path}"


def test_uninstalling_keeps_games_and_config_and_can_be_done_twice(root: Root) -> None:
    for path in KEPT:
        root.write(path, "")
    for _ in range(2):
        done = root.run("sh", INSTALL, "--uninstall")
        assert "Games are still in /var/lib/tray" in done.stdout
    for gone in ("/opt/tray", "/usr/local/bin/tray", "/etc/systemd/system/tray.service"):
        assert not root.has(gone)
    assert root.run("systemctl", "is-enabled", "tray.service", check=False).returncode
    for path in KEPT:
        assert root.has(path)
