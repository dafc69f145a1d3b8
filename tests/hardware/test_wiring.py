"""The wiring: pins, currents and voltages of every profile, and bad ones that are refused."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from gpiozero.pins.mock import MockFactory  # type: ignore[import-untyped]

from companion.config import load
from companion.hal.wiring import used_pins
from hardware.workshop import electrics as rules
from hardware.workshop.boards import HEADERS, PI, PICO, Kind
from hardware.workshop.circuits import wirings
from hardware.workshop.diagram import diagram
from hardware.workshop.electrics import Electrics, faults, gpio_ma, led_ma, resistor, resistors
from hardware.workshop.netlist import KINDS, PINS, PROFILES, Wiring, offered_on_spi, settings

ELECTRICS = rules.read()
ALL = [(kind, profile) for kind in KINDS for profile in PROFILES]


@pytest.mark.parametrize(("kind", "profile"), ALL)
def test_every_profile_keeps_all_rules(kind: Kind, profile: str) -> None:
    assert faults(settings(kind, profile), kind, ELECTRICS) == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("profile", "reels", "lights"), [("eyes", 2, 3), ("wheel", 1, 3), ("both", 3, 1)])
def test_profiles_have_the_reels_and_lights_they_promise(
    kind: Kind, profile: str, reels: int, lights: int
) -> None:
    board = settings(kind, profile)
    assert (len(board.reels), len(board.lights)) == (reels, lights)


@pytest.mark.parametrize(("kind", "profile"), ALL)
def test_the_companion_reads_the_same_pins(kind: Kind, profile: str) -> None:
    read = load(files=[], environ={}, flags={"board.kind": kind, "board.profile": profile}).board
    drawn = settings(kind, profile)
    assert (read.nose, read.reels, read.lights, read.buzzer) == (
        *(drawn.nose, drawn.reels, drawn.lights, drawn.buzzer),
    )


def test_a_screen_on_spi_is_offered_where_it_fits() -> None:
    assert offered_on_spi() == ("wheel",)
    board = settings("gpio", "wheel", spi=True)
    assert board.screen is not None
    assert board.screen.interface == "spi"
    assert faults(board, "gpio", ELECTRICS) == []


def rewired(folder: Path, wired: tuple[Kind, str], part: str, key: str, value: object) -> list[str]:
    """The faults of a pins file in which one key is another."""
    kind, profile = wired
    lines = PINS.read_text(encoding="utf-8").splitlines()
    begin = lines.index(f"[{kind}.{profile}.{part}]")
    place = next(n for n in range(begin, len(lines)) if re.match(rf"{key} = ", lines[n]))
    lines[place] = f"{key} = {value}"
    file = folder / "pins.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return faults(settings(kind, profile, pins=file), kind, ELECTRICS)


@pytest.mark.parametrize(
    ("kind", "key", "pin", "complaint"),
    [
        ("gpio", "nose.pin", 17, "GPIO17 is wired to the nose and the buzzer"),
        ("gpio", "nose.pin", 0, "GPIO0 and GPIO1 are never used"),
        ("gpio", "nose.pin", 1, "GPIO0 and GPIO1 are never used"),
        ("gpio", "lights.left.red", 2, "GPIO2 and GPIO3 are pulled up and never outputs"),
        ("gpio", "buzzer.pin", 3, "GPIO2 and GPIO3 are pulled up and never outputs"),
        ("gpio", "nose.pin", 3, "GPIO3 is the nose's while I2C is on"),
        ("gpio", "buzzer.pin", 7, "a Pi pulls GPIO0 to 8 up while it boots"),
        ("gpio", "reels.left.coils", [7, 23, 24, 25], "a Pi pulls GPIO0 to 8 up while it boots"),
        ("pico", "buzzer.pin", 1, "GPIO0 and GPIO1 are never used"),
        ("pico", "nose.pin", 24, "not on the Raspberry Pi Pico's header"),
        (
            "pico",
            "lights.left.red",
            10,
            "GPIO10 is wired to the right reel's IN1 and the left light's red",
        ),
        ("pico", "buzzer.pin", 15, "has the buzzer's PWM frequency"),
    ],
)
def test_a_bad_pin_is_refused(tmp_path: Path, kind: Kind, key: str, pin: object, complaint: str) -> None:
    part, _, name = key.rpartition(".")
    assert any(complaint in fault for fault in rewired(tmp_path, (kind, "eyes"), part, name, pin))


def test_one_output_of_the_picos_pwm_is_not_two_lights(tmp_path: Path) -> None:
    found = rewired(tmp_path, ("pico", "wheel"), "lights.left", "red", 0)
    assert any("are one output of the Pico's PWM" in fault for fault in found), "GP0 and GP16"


def test_lights_on_spi_pins_are_refused_while_the_screen_is_on_spi() -> None:
    board = settings("gpio", "eyes")
    assert board.screen is not None
    on_spi = msgspec.structs.replace(board.screen, interface="spi", port=0, dc=7)
    found = faults(msgspec.structs.replace(board, screen=on_spi), "gpio", ELECTRICS)
    assert any("while SPI is on" in fault for fault in found)


def changed(**tables: dict[str, object]) -> Electrics:
    """The electrics with some values changed."""
    parts = {
        name: msgspec.structs.replace(getattr(ELECTRICS, name), **values) for name, values in tables.items()
    }
    return msgspec.structs.replace(ELECTRICS, **parts)


@pytest.mark.parametrize(
    ("table", "values", "complaint"),
    [
        ("motor_supply", {"source": "3.3 V pin"}, "a 5 V supply of their own"),
        ("motor_supply", {"source": "VBUS"}, "a 5 V supply of their own"),
        ("motor_supply", {"source": "computer's USB"}, "a 5 V supply of their own"),
        ("motor_supply", {"volts": 12.0}, "must both be for 5 V"),
        ("motor", {"volts": 12.0}, "must both be for 5 V"),
        ("motor_supply", {"milliamps": 700.0}, "3 motors need 750 mA"),
        ("driver", {"com": "open"}, "COM of the ULN2003 is open"),
        ("sensor", {"pull_up_volts": 5.0}, "puts 5 V on an input"),
        ("sensor", {"supply_volts": 5.0, "output": "push-pull"}, "puts 5 V on an input"),
        ("screen", {"supply_volts": 5.0}, "feed it 3.3 V"),
        ("rules", {"gpio_ma": 20.0}, "All GPIO together"),
        ("buzzer", {"transistor": ""}, "a transistor and a diode"),
        ("buzzer", {"ohms": 16.0, "transistor": "BC547"}, "draws 206 mA, and a BC547 carries 100"),
        ("buzzer", {"base_ohms": 4700.0}, "too little at its base"),
        ("slot_led", {"ohms": 220.0}, "sinks 0.19 mA for sure and must sink 0.31"),
        ("slot_led", {"ohms": 33.0}, "The LED of a slot sensor gets 70 mA"),
        ("slot_led", {"ohms": 330.0}, "A Hall sensor in the same plug gets only 2.4 V"),
        ("pull_up", {"ohms": 4700.0}, "or a larger one at its output"),
        ("three_volts", {"milliamps": 100.0}, "The 3.3 V pin gives"),
        ("buzzer", {"diode": False}, "a transistor and a diode"),
    ],
)
def test_bad_power_is_refused(table: str, values: dict[str, object], complaint: str) -> None:
    found = faults(settings("gpio", "both"), "gpio", changed(**{table: values}))
    assert any(complaint in fault for fault in found)


def test_grounds_that_are_not_joined_are_refused() -> None:
    apart = msgspec.structs.replace(ELECTRICS, common_ground=False)
    assert any("no common ground" in fault for fault in faults(settings("pico", "eyes"), "pico", apart))


@pytest.mark.parametrize("trap", list(ELECTRICS.traps))
def test_modules_with_a_pull_up_to_5_volts_are_refused(trap: str) -> None:
    wrong = msgspec.structs.replace(ELECTRICS, sensor=ELECTRICS.traps[trap])
    assert any("puts 5 V on an input" in fault for fault in faults(settings("gpio", "eyes"), "gpio", wrong))


def test_a_piezo_needs_no_diode() -> None:
    piezo = changed(buzzer={"kind": "piezo", "transistor": "", "diode": False})
    assert faults(settings("gpio", "eyes"), "gpio", piezo) == []


def test_resistors_are_the_next_larger_of_their_series() -> None:
    assert resistor(1.8, 4) == 390
    assert resistor(2.7, 4) == 150
    assert resistor(3.29, 4) == 2.7
    assert resistors(ELECTRICS) == {"red": 390, "green": 150, "blue": 150}
    assert all(3 < milliamps <= 4 for milliamps in led_ma(ELECTRICS).values())


def test_all_outputs_together_stay_below_50_milliamperes() -> None:
    # Nine LED channels, eight inputs of ULN2003 at 1.9 V over 2.7 kΩ, one base at 2.6 V over 1 kΩ.
    by_hand = 3 * (1.5 / 0.390 + 2 * 0.6 / 0.150) + 8 * 1.9 / 2.7 + 2.6
    assert gpio_ma(settings("gpio", "eyes"), ELECTRICS) == pytest.approx(by_hand)
    assert by_hand < 50


def test_places_on_the_pis_header_are_those_that_gpiozero_knows() -> None:
    header = MockFactory().board_info.headers["J8"]
    for place in (*PI.left, *PI.right):
        known = header.pins[place.number].name
        assert place.name.replace(" ", "").replace("3.3V", "3V3") == known


def test_the_picos_header_has_26_gpios_and_8_grounds() -> None:
    pins = (*PICO.left, *PICO.right)
    assert sorted(pin.number for pin in pins) == list(range(1, 41))
    assert sorted(pin.gpio for pin in pins if pin.gpio is not None) == [*range(23), 26, 27, 28]
    assert [pin.number for pin in pins if "GND" in pin.name] == [3, 8, 13, 18, 38, 33, 28, 23]
    assert {PICO.of_gpio(gpio).number for gpio in (0, 15, 16, 22, 28)} == {1, 20, 21, 29, 34}


@pytest.mark.parametrize("drawn", list(wirings(ELECTRICS)), ids=lambda wired: wired.name)
def test_every_pin_of_a_profile_is_in_its_diagram(drawn: Wiring) -> None:
    picture = diagram(drawn)
    header = HEADERS[drawn.kind]
    for pin, user in used_pins(drawn.board):
        if user.startswith("screen's SPI") or (user.startswith("screen") and drawn.kind == "pico"):
            continue
        assert f" · {header.of_gpio(pin).name}</text>" in picture, user


def test_pins_toml_has_no_other_tables() -> None:
    table = tomllib.loads(PINS.read_text(encoding="utf-8"))
    assert set(table) == {"gpio", "pico", "spi"}
