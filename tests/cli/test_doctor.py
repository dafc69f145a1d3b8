"""``tray doctor``: each check on a made-up machine, and the command on this one."""

from __future__ import annotations

import errno
import json
import os
import socket
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from companion.cli.doctor import house, service
from companion.config import load
from companion.errors import install
from companion.hal.wiring import used_pins
from companion.table.journal.keeper import Keeper
from companion.table.journal.opening import NAME
from companion.table.journal.store import Store
from companion.tray.machine import computer, parts
from companion.tray.machine.finding import Eyes, Finding, Level
from tests.cli.terminal import run
from tests.firmware.pico import VirtualPico, need_micropython, virtual_pico
from tests.hal.rig import board_settings
from tests.table.journal.samples import fill, tamper

PI_4, PI_5 = "Raspberry Pi 4 Model B Rev 1.4\0", "Raspberry Pi 5 Model B Rev 1.0\0"
GROUPS = frozenset({"tray", "gpio", "i2c", "spi", "dialout"})


class Machine:
    """A Pi in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.answers: dict[str, str] = {}
        """What commands say."""
        self.write("/proc/device-tree/model", PI_4)
        self.write("/dev/gpiochip0", "")
        self.write("/dev/i2c-1", "")
        self.write("/dev/hwrng", "x" * 64)

    def write(self, path: str, content: str | bytes) -> Path:
        file = self.folder / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    def remove(self, path: str) -> None:
        (self.folder / path.lstrip("/")).unlink()

    def eyes(
        self,
        *,
        groups: frozenset[str] = GROUPS,
        installed: bool = True,
        flags: Mapping[str, object] | None = None,
    ) -> Eyes:
        def ask(command: Sequence[str]) -> tuple[int, str]:
            said = self.answers.get(" ".join(command))
            return (127, "") if said is None else (0, said)

        config = load(
            files=[],
            environ={},
            flags={"board.kind": "gpio", "data": str(self.folder), **(flags or {})},
        )
        return Eyes(config, "tray", groups, installed, self.folder, ask)


@pytest.fixture
def pi(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def is_well(finding: Finding) -> bool:
    return finding.level is Level.WELL and not finding.fix


def is_told(finding: Finding, level: Level, text: str, fix: str) -> bool:
    return finding.level is level and text in finding.text and fix in finding.fix


def test_a_pi_is_named_and_without_one_there_are_no_pins(pi: Machine) -> None:
    assert computer.check_model(pi.eyes()).text == "Raspberry Pi 4 Model B Rev 1.4."
    pi.remove("/proc/device-tree/model")
    assert is_told(computer.check_model(pi.eyes()), Level.WRONG, "not a Raspberry Pi", 'board.kind = "sim"')
    assert is_well(computer.check_model(pi.eyes(flags={"board.kind": "sim"})))


@pytest.mark.parametrize(
    ("said", "level"), [("0", Level.WELL), ("50000", Level.WARNING), ("1", Level.WARNING)]
)
def test_a_weak_supply_is_told(pi: Machine, said: str, level: Level) -> None:
    assert is_well(computer.check_power(pi.eyes()))
    pi.write(computer.THROTTLED, said)
    assert computer.check_power(pi.eyes()).level is level


def test_this_python_and_its_packages_will_do(pi: Machine) -> None:
    assert is_well(computer.check_python(pi.eyes()))
    assert is_well(computer.check_packages(pi.eyes()))


def test_a_package_that_is_missing_is_named(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "requires", lambda name: ["msgspec>=0.19", "no-such-thing>=1"])
    assert is_told(computer.check_packages(pi.eyes()), Level.WRONG, "no-such-thing", install("no-such-thing"))


@pytest.fixture
def lgpio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "find_spec", lambda name: object())


@pytest.mark.usefixtures("lgpio")
def test_pins_that_are_there_and_ours_are_well(pi: Machine) -> None:
    assert parts.check_pins(pi.eyes()).text == "lgpio on gpiochip0, wired as eyes."
    pi.remove("/dev/gpiochip0")
    assert is_told(parts.check_pins(pi.eyes()), Level.WRONG, "no /dev/gpiochip", "Raspberry Pi OS")


def test_passwords_that_everybody_may_read_are_told(pi: Machine) -> None:
    file = pi.write("/etc/tray/config.toml", "")
    file.chmod(0o644)
    assert is_well(computer.check_secrets(pi.eyes()))
    secret = pi.eyes(flags={"mqtt.password": "secret"})
    assert is_told(
        computer.check_secrets(secret), Level.WARNING, "Everybody", "chmod 640 /etc/tray/config.toml"
    )
    file.chmod(0o640)
    assert is_well(computer.check_secrets(secret))


SPI_ON = {7: "spi0 CS1", 8: "spi0 CS0", 47: "sd_card"}


@pytest.mark.usefixtures("lgpio")
def test_a_pin_that_the_kernel_holds_is_named_with_the_line_to_take_out(pi: Machine) -> None:
    found = parts.check_pins(pi.eyes(), lambda _root: SPI_ON)
    assert found.level is Level.WRONG
    pins = dict(used_pins(pi.eyes().config.board))
    assert found.text == f"GPIO8 for the {pins[8]}: the kernel holds it for spi0 CS0."
    assert "dtparam=spi=on" in found.fix


@pytest.mark.usefixtures("lgpio")
def test_pins_that_the_running_service_holds_are_its_own(pi: Machine) -> None:
    held = {pin: "lg" for pin, _ in used_pins(pi.eyes().config.board)}
    assert "systemctl stop tray" in parts.check_pins(pi.eyes(), lambda _root: held).fix
    pi.answers["systemctl is-active tray.service"] = "active"
    assert is_well(parts.check_pins(pi.eyes(), lambda _root: held))


@pytest.mark.usefixtures("lgpio")
def test_a_bus_is_the_kernels(pi: Machine) -> None:
    held = {2: "i2c", 3: "i2c"}
    assert is_well(parts.check_pins(pi.eyes(), lambda _root: held))


def test_a_missing_lgpio_is_told(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "find_spec", lambda name: None)
    assert is_told(parts.check_pins(pi.eyes()), Level.WRONG, "lgpio", "apt install python3-lgpio")


@pytest.mark.parametrize(
    ("model", "kernel", "level"),
    [
        (PI_4, "6.1.21-v8+", Level.WELL),
        (PI_4, "6.6.20-v8+", Level.WARNING),
        (PI_5, "6.6.20-v8+", Level.WRONG),
    ],
)
def test_rpigpio_is_for_old_kernels_and_older_pis(pi: Machine, model: str, kernel: str, level: Level) -> None:
    pi.write("/proc/device-tree/model", model)
    pi.write("/proc/sys/kernel/osrelease", kernel)
    found = parts.check_pins(pi.eyes(flags={"board.pin_factory": "rpigpio"}))
    assert found.level is level
    assert ('board.pin_factory = "lgpio"' in found.fix) == (level is not Level.WELL)


def test_a_pin_that_two_parts_want_is_told(pi: Machine) -> None:
    eyes = pi.eyes(flags={"board.buzzer.pin": 4})
    assert is_told(parts.check_pins(eyes), Level.WRONG, "GPIO4 is wanted twice", "hardware/wiring")


ON_THE_PI = {"board.kind": "pico", "board.pico.parts": ["lights", "buzzer"]}


@pytest.mark.parametrize(
    "wired", [{"board.nose.pin": 28}, {"board.reels.left.sensor": 2}, {"board.reels.left.sensor": 0}]
)
def test_the_pins_of_a_pico_are_judged_by_its_own_rules(pi: Machine, wired: dict[str, object]) -> None:
    pi.remove("/dev/gpiochip0")
    found = parts.check_pins(pi.eyes(flags={"board.kind": "pico", **wired}))
    assert (found.level, found.text) == (Level.WELL, "The Pico's own pins are used.")


@pytest.mark.usefixtures("lgpio")
def test_a_pi_and_a_pico_may_use_pins_of_the_same_number(pi: Machine) -> None:
    assert is_well(parts.check_pins(pi.eyes(flags={**ON_THE_PI, "board.nose.pin": 6})))
    pi.remove("/dev/gpiochip0")
    assert is_told(parts.check_pins(pi.eyes(flags=ON_THE_PI)), Level.WRONG, "no /dev/gpiochip", "")


@pytest.mark.parametrize(
    ("flags", "text"),
    [
        ({"board.kind": "pico", "board.nose.pin": 23}, "GP23 for the nose: a Pico has GP0 to GP22"),
        ({"board.kind": "pico", "board.nose.pin": 6}, "GP6 is wanted twice"),
        ({**ON_THE_PI, "board.nose.pin": 2}, "GPIO2 for the nose: I2C uses it"),
    ],
)
def test_wrong_pins_are_told_on_either_side(pi: Machine, flags: dict[str, object], text: str) -> None:
    assert is_told(parts.check_pins(pi.eyes(flags=flags)), Level.WRONG, text, "hardware/wiring")


def test_parts_on_the_pi_of_a_pico_want_its_group(pi: Machine) -> None:
    found = parts.check_groups(pi.eyes(groups=frozenset({"i2c", "dialout"}), flags=ON_THE_PI))
    assert is_told(found, Level.WRONG, "not in gpio", "usermod -aG gpio")


def test_groups_that_are_missing_are_named_with_the_command(pi: Machine) -> None:
    assert is_well(parts.check_groups(pi.eyes()))
    found = parts.check_groups(pi.eyes(groups=frozenset({"tray"})))
    assert is_told(found, Level.WRONG, "not in gpio,i2c", "sudo usermod -aG gpio,i2c tray")
    pico = pi.eyes(groups=frozenset({"i2c"}), flags={"board.kind": "pico"})
    assert is_told(parts.check_groups(pico), Level.WRONG, "not in dialout", "usermod -aG dialout")


def test_a_bus_is_there_and_quick_enough(pi: Machine) -> None:
    assert parts.check_bus(pi.eyes()).text == "i2c-1."
    clock = "/sys/class/i2c-adapter/i2c-1/of_node/clock-frequency"
    pi.write(clock, (400_000).to_bytes(4, "big"))
    assert parts.check_bus(pi.eyes()).text == "i2c-1 at 400 kHz."
    pi.write(clock, (100_000).to_bytes(4, "big"))
    assert is_told(parts.check_bus(pi.eyes()), Level.WARNING, "100 kHz", "i2c_arm_baudrate=400000")
    pi.remove("/dev/i2c-1")
    assert is_told(parts.check_bus(pi.eyes()), Level.WRONG, "no i2c-1", "raspi-config nonint do_i2c 0")


def test_a_screen_on_spi_needs_spi(pi: Machine) -> None:
    eyes = pi.eyes(flags={"board.screen.interface": "spi", "board.screen.port": 0})
    assert is_told(parts.check_bus(eyes), Level.WRONG, "spidev0.0", "do_spi 0")
    pi.write("/dev/spidev0.0", "")
    assert is_well(parts.check_bus(eyes))


def bus(*addresses: int) -> parts.Poke:
    def poke(port: int, address: int) -> None:
        if address not in addresses:
            raise OSError(errno.EREMOTEIO, os.strerror(errno.EREMOTEIO))

    return poke


def test_a_screen_answers_or_the_wires_are_named(pi: Machine) -> None:
    assert parts.check_screen(pi.eyes(), bus(0x3C)).text == "ssd1306 answers at 0x3C."
    assert is_told(
        parts.check_screen(pi.eyes(), bus()), Level.WRONG, "Nothing answers at 0x3C", "SDA to GPIO2"
    )
    found = parts.check_screen(pi.eyes(), bus(0x3D))
    assert is_told(found, Level.WRONG, "something does at 0x3D", "address = 0x3D in [board.screen]")


def test_without_a_bus_the_bus_comes_first(pi: Machine) -> None:
    def no_bus(port: int, address: int) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file")

    assert is_told(parts.check_screen(pi.eyes(), no_bus), Level.WRONG, "cannot be opened", "bus first")


def test_a_pico_that_is_not_plugged_in_is_told(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_well(parts.check_pico(pi.eyes()))
    monkeypatch.setattr("companion.hal.pico.port.list_ports.comports", list)
    found = parts.check_pico(pi.eyes(flags={"board.kind": "pico"}))
    assert is_told(found, Level.WRONG, "There is no Pico", "tray ports")


@pytest.mark.pico
def test_a_pico_with_other_pins_is_told_and_a_reel_that_was_calibrated_makes_no_difference(
    pi: Machine, tmp_path: Path
) -> None:
    port = str(tmp_path / "ttyACM0")
    with virtual_pico(tmp_path, board_settings(kind="pico", pico__port=port)):
        here = {"board.kind": "pico", "board.pico.port": port}
        calibrated = {**here, "board.reels.left.direction": -1, "board.reels.left.steps_per_turn": "4096"}
        assert parts.check_pico(pi.eyes(flags=calibrated)).text == f"Firmware 0.1.0 on {port}."
        found = parts.check_pico(pi.eyes(flags={**here, "board.reels.left.sensor": 2}))
        assert is_told(found, Level.WRONG, "with other pins than the config says", "tray flash")


@pytest.mark.pico
def test_a_pico_with_older_firmware_plays_and_should_be_flashed(pi: Machine, tmp_path: Path) -> None:
    port = str(tmp_path / "ttyACM0")
    settings = board_settings(kind="pico", pico__port=port)
    need_micropython()
    with VirtualPico(tmp_path, settings) as pico:
        pico.install()
        whole = pico.flash / "a" / "whole.json"
        whole.write_text(json.dumps({**json.loads(whole.read_text()), "build": 1}))
        pico.plug()
        found = parts.check_pico(pi.eyes(flags={"board.kind": "pico", "board.pico.port": port}))
    assert is_told(found, Level.WARNING, "is not this companion's", "tray flash")


def test_the_generator_gives_bytes_or_it_is_said_why_not(pi: Machine) -> None:
    assert parts.check_generator(pi.eyes()).text == "64 bytes from /dev/hwrng."
    pi.write("/dev/hwrng", "short")
    assert is_told(parts.check_generator(pi.eyes()), Level.WARNING, "it gives nothing", "chance.mix")
    pi.remove("/dev/hwrng")
    assert is_told(parts.check_generator(pi.eyes()), Level.WARNING, "there is none", "chance.mix")
    alone = pi.eyes(flags={"chance.mix": "hwrng"})
    assert parts.check_generator(alone).level is Level.WRONG
    assert is_well(parts.check_generator(pi.eyes(flags={"chance.mix": "kernel"})))


def test_a_generator_that_hangs_does_not_hang_the_doctor(pi: Machine) -> None:
    pi.remove("/dev/hwrng")
    os.mkfifo(pi.folder / "dev" / "hwrng")
    found = parts.check_generator(pi.eyes(flags={"chance.timeout_s": 0.05}))
    assert is_told(found, Level.WARNING, "it hangs", "")
    # Whoever waits for the other end of a pipe is let go by opening it.
    os.close(os.open(pi.folder / "dev" / "hwrng", os.O_WRONLY))


def test_disk_space_is_counted_where_games_are_kept(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    for free_mb, level in ((500, Level.WELL), (100, Level.WARNING), (5, Level.WRONG)):
        usage = type("Usage", (), {"free": free_mb * 2**20})
        monkeypatch.setattr("shutil.disk_usage", lambda folder, usage=usage: usage)
        found = computer.check_disk(pi.eyes(flags={"data": str(pi.folder / "not" / "yet")}))
        assert found.level is level
        assert f"{free_mb} MB are free in {pi.folder}." in found.text


def test_a_journal_that_somebody_changed_is_told(pi: Machine) -> None:
    folder = pi.folder / "kept"
    eyes = pi.eyes(flags={"data": str(folder)})
    assert is_well(house.check_journal(eyes))
    fill(folder)
    assert is_well(house.check_journal(eyes))
    tamper(folder, "UPDATE records SET time = '' WHERE sequence = 4")
    found = house.check_journal(eyes)
    assert is_told(found, Level.WARNING, "Record 4 does not follow", "sets aside what does not fit")
    with closing(Keeper(folder)) as keeper:
        Store(keeper)
    assert is_told(house.check_journal(eyes), Level.WARNING, "Record 4 did not fit", "Have the host")
    (folder / NAME).write_bytes(b"nonsense")
    assert is_told(house.check_journal(eyes), Level.WARNING, "is damaged", "keeps all that can be read")


def test_a_root_that_forgets_is_told(pi: Machine) -> None:
    pi.write("/proc/mounts", "overlay / overlay rw 0 0\n")
    assert is_told(computer.check_disk(pi.eyes()), Level.WARNING, "forgets", "partition of its own")
    pi.write("/proc/mounts", f"overlay / overlay rw 0 0\n/dev/sda1 {pi.folder} ext4 rw 0 0\n")
    assert is_well(computer.check_disk(pi.eyes()))


def test_a_clock_that_nobody_set_is_told(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_well(computer.check_clock(pi.eyes()))
    pi.answers["timedatectl show --property=NTPSynchronized --value"] = "no"
    assert is_told(computer.check_clock(pi.eyes()), Level.WARNING, "not been set", "sudo date -s")
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert is_told(computer.check_clock(pi.eyes()), Level.WARNING, "years slow", "sudo date -s")


def test_without_a_network_the_pi_can_make_its_own(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.web.join.lan_address", lambda: "")
    found = house.check_network(pi.eyes())
    assert is_told(found, Level.WARNING, "no phone can join", "nmcli device wifi hotspot")
    monkeypatch.setattr("companion.web.join.lan_address", lambda: "10.0.0.7")
    assert house.check_network(pi.eyes()).text == "Phones reach this machine at 10.0.0.7."


def test_whoever_is_not_the_service_is_told_so(pi: Machine) -> None:
    assert is_well(service.check_eyes(pi.eyes()))
    found = service.check_eyes(replace(pi.eyes(), user="pi"))
    assert is_told(found, Level.WARNING, "what pi may do", "sudo tray doctor")
    assert is_well(service.check_eyes(replace(pi.eyes(installed=False), user="pi")))


@pytest.mark.parametrize(
    ("active", "enabled", "level", "fix"),
    [
        ("active", "enabled", Level.WELL, ""),
        ("active", "disabled", Level.WARNING, "systemctl enable"),
        ("inactive", "enabled", Level.WARNING, "systemctl start"),
        ("failed", "enabled", Level.WRONG, "journalctl -u tray.service"),
    ],
)
def test_the_service_runs_and_starts_with_the_pi(
    pi: Machine, active: str, enabled: str, level: Level, fix: str
) -> None:
    pi.answers["systemctl is-active tray.service"] = active
    pi.answers["systemctl is-enabled tray.service"] = enabled
    found = service.check_service(pi.eyes())
    assert found.level is level
    assert fix in found.fix
    assert is_well(service.check_service(pi.eyes(installed=False)))


class Answering(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.server.server_name != "broken" else 500)  # type: ignore[attr-defined]
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Not on the tests' screen."""


@pytest.fixture
def web() -> Iterator[HTTPServer]:
    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_the_pages_of_a_running_service_are_asked_for(pi: Machine, web: HTTPServer) -> None:
    eyes = pi.eyes(flags={"web.port": web.server_port})
    assert service.check_web(eyes).text == "Nothing is served now."
    pi.answers["systemctl is-active tray.service"] = "active"
    assert is_well(service.check_web(eyes))
    web.server_name = "broken"
    assert is_told(service.check_web(eyes), Level.WRONG, "answers 500", "systemctl restart")


def test_pages_that_do_not_answer_are_told(pi: Machine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    pi.answers["systemctl is-active tray.service"] = "active"
    found = service.check_web(pi.eyes(flags={"web.port": port}))
    assert is_told(found, Level.WRONG, "does not answer", "ss -ltnp")


def test_the_pis_name_needs_avahi(pi: Machine) -> None:
    assert is_told(service.check_name(pi.eyes()), Level.WARNING, "by its name", "avahi-daemon")
    pi.answers["systemctl is-active avahi-daemon.service"] = "active"
    pi.write("/etc/hostname", "tray\n")
    assert service.check_name(pi.eyes()).text == "tray.local."


SIM = {"TRAY_CHANCE__MIX": "kernel"}


@pytest.mark.process
def test_the_command_says_everything_in_lines_or_as_json(home: Path) -> None:
    done = run(home, "doctor", **SIM)
    assert done.returncode in (0, 3), done.stdout
    assert "✓ python" in done.stdout
    found = json.loads(run(home, "doctor", "--json", **SIM).stdout)
    assert found["plays"] is True
    assert {finding["what"] for finding in found["findings"]} >= {"config", "pins", "screen", "generator"}
    assert all(bool(each["fix"]) == (each["level"] != "well") for each in found["findings"])


@pytest.mark.process
def test_a_board_that_is_not_there_has_exit_code_1(home: Path) -> None:
    done = run(home, "doctor", TRAY_BOARD__KIND="gpio", **SIM)
    assert done.returncode == 1
    assert "✗ model" in done.stdout
    assert "→ Set board.kind" in done.stdout


def test_a_broken_config_is_the_first_thing_to_mend(home: Path) -> None:
    (home / "tray").mkdir()
    (home / "tray" / "config.toml").write_text("[bord]\n")
    done = run(home, "doctor", "--json")
    assert done.returncode == 1
    (finding,) = json.loads(done.stdout)["findings"]
    assert finding["what"] == "config"
    assert "did you mean board" in finding["text"]
