"""The ways that an installation can go, in a throw-away root in which the slow commands are stand-ins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.systemd.conftest import BOOT, INSTALL, REPOSITORY
from tests.systemd.throwaway import PATH, Root, throw_away_root, why_not

pytestmark = pytest.mark.process

STAND_INS = {
    # Makes an environment whose Python only writes down what it is asked to do.
    "python3": """
for release; do :; done
mkdir -p $release/bin $release/lib/python3.11
ln -s /fakes/python3.11 $release/bin/python3
printf '#!/bin/sh\\necho started "$@"\\n' >$release/bin/tray
ln -s /fakes/python $release/bin/python
chmod +x $release/bin/*
""",
    "python3.11": "",
    "python": """
echo "$@" >>/log
case "$*" in
  *needs_pins*) exit $(cat /needs-pins) ;;
  *" wheel "*)
    kit=$(echo "$*" | sed 's/.*--wheel-dir \\([^ ]*\\).*/\\1/')
    touch "$kit/tray_companion-1-py3-none-any.whl" ;;
esac
""",
    "apt-get": 'echo "apt-get $*" >>/log',
    "apt-cache": "[ -e /has-lgpio ]",
    "dpkg-query": "case $* in *lgpio*) ;; *) printf installed ;; esac",
    "udevadm": "",
    # A service that is ready in one release only, if /good names one.
    "systemctl": """
echo "systemctl $*" >>/log
[ "$1" != restart ] || [ ! -e /good ] || [ "$(readlink /opt/tray/current)" = "$(cat /good)" ]
""",
}
BEFORE = "dtparam=audio=on\n\n[pi4]\narm_boost=1\n"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Root]:
    if reason := why_not():
        pytest.skip(reason)
    with throw_away_root(tmp_path_factory.mktemp("root"), REPOSITORY) as root:
        for name, script in STAND_INS.items():
            root.write(f"/fakes/{name}", f"#!/bin/sh\n{script}")
            root.run("chmod", "+x", f"/fakes/{name}")
        root.run("mkdir", "-p", "/run/systemd/system")
        yield root


@pytest.fixture
def machine(bare: Root) -> Root:
    """A machine on which nothing is installed."""
    bare.run("sh", "-c", "rm -rf /opt/tray /etc/tray /has-lgpio /good /log; echo 0 >/needs-pins")
    bare.write(BOOT, BEFORE)
    return bare


def install(root: Root, script: str = INSTALL, *, check: bool = True) -> str:
    """What it says; the log has what it does."""
    done = root.run("sh", script, check=check, PATH=f"/fakes:{PATH}")
    return done.stdout + done.stderr


def log(root: Root) -> list[str]:
    return root.says("cat", "/log").splitlines()


def release(root: Root) -> str:
    return root.says("readlink", "/opt/tray/current")


def test_lgpio_is_the_systems_own_where_there_is_one(machine: Root) -> None:
    machine.write("/has-lgpio", "")
    install(machine)
    assert any(line.startswith("apt-get install") and "python3-lgpio" in line for line in log(machine))
    assert not any("lgpio.txt" in line for line in log(machine))


def test_lgpio_is_a_wheel_where_the_system_has_none(machine: Root) -> None:
    install(machine)
    assert not any("python3-lgpio" in line for line in log(machine))
    (line,) = [line for line in log(machine) if "lgpio.txt" in line]
    assert "--require-hashes" in line
    assert "--only-binary :all:" in line


def test_a_tray_on_a_pico_needs_no_lgpio(machine: Root) -> None:
    machine.write("/has-lgpio", "")
    machine.write("/needs-pins", "1\n")
    assert "no lgpio: no part of this tray is on this Pi's own pins" in install(machine)
    assert not any("lgpio" in line for line in log(machine))


def test_everything_that_root_installs_has_a_hash_or_is_our_own(machine: Root) -> None:
    install(machine)
    for line in log(machine):
        if " install " in line and "pip" in line:
            assert "--require-hashes" in line or line.endswith("/tray_companion-1-py3-none-any.whl")
        if " wheel " in line:
            assert "--no-deps --no-build-isolation" in line


def test_a_version_that_does_not_get_ready_makes_way_for_the_one_before(machine: Root) -> None:
    install(machine)
    before = release(machine)
    machine.write("/good", before)
    said = install(machine, check=False)
    assert "the new version does not start, so the one before is back" in said
    assert release(machine) == before
    assert machine.says("ls", "/opt/tray").split() == [before.rpartition("/")[2], "current"]
    assert log(machine)[-1] == "systemctl restart tray.service"


def test_the_version_before_goes_once_the_new_one_is_ready(machine: Root) -> None:
    install(machine)
    before = release(machine)
    install(machine)
    assert release(machine) != before
    assert not machine.has(before)


def test_another_python_is_noticed_and_one_command_sets_it_right(machine: Root) -> None:
    install(machine)
    assert machine.says("tray", "doctor") == "started doctor"
    # As after an upgrade of the system: the environment is for a Python that is no longer there.
    machine.run("mv", f"{release(machine)}/lib/python3.11", f"{release(machine)}/lib/python3.9")
    done = machine.run("tray", "doctor", check=False)
    assert done.returncode == 2
    assert "the tray was installed for python3.9" in done.stderr
    command = done.stderr.rpartition("sudo sh ")[2].strip()
    install(machine, command)
    assert machine.says("tray", "doctor") == "started doctor"


def test_wheels_beside_the_installer_are_all_it_takes(machine: Root) -> None:
    install(machine)
    machine.run("cp", "-R", "/opt/tray/current/kit", "/card")
    machine.run("mkdir", "/card/wheels")
    machine.run("rm", "/log")
    install(machine, "/card/systemd/install.sh")
    installs = [line for line in log(machine) if "pip install" in line]
    assert installs
    for line in installs:
        assert "--no-index --find-links /card/wheels" in line


@pytest.mark.parametrize(
    ("config", "mode"),
    [('[mqtt]\npassword = "secret"\n', "640"), ('[board]\nkind = "sim"  # no password\n', "644")],
)
def test_a_config_with_a_password_is_for_the_tray_alone(config: str, mode: str, machine: Root) -> None:
    machine.write("/etc/tray/config.toml", config)
    install(machine)
    assert machine.says("stat", "-c", "%U:%G %a", "/etc/tray/config.toml") == f"tray:tray {mode}"
    assert machine.says("cat", "/etc/tray/config.toml") == config.strip()


@pytest.mark.parametrize(
    "own",
    [
        "",
        "\n[all]\ndtparam=i2c_arm_baudrate=1000000\n",
        "\n[all]\ndtparam=i2c_arm=on\n",
        "\n\n[all]\n\ndtoverlay=gpio-fan\n\n",
    ],
)
def test_uninstalling_takes_its_own_lines_back_and_no_other(own: str, machine: Root) -> None:
    machine.write(BOOT, BEFORE + own)
    install(machine)
    assert "# added by Tray Companion" in machine.says("cat", BOOT)
    machine.run("sh", "-c", f"echo hdmi_safe=1 >>{BOOT}")
    machine.run("sh", INSTALL, "--uninstall", PATH=f"/fakes:{PATH}")
    assert machine.run("cat", BOOT).stdout == BEFORE + own + "hdmi_safe=1\n"
