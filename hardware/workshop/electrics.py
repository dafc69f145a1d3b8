"""The electrical rules of the tray, and everything in a wiring that breaks one.

`faults` is empty for a wiring that is safe to switch on. Each fault says what is wrong and what to do.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from math import floor, log10
from pathlib import Path
from typing import Literal

import msgspec

from companion.config.board import BoardSettings
from companion.hal.wiring import used_pins
from hardware.workshop.boards import HEADERS, Kind

E12 = (1.0, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2)
LOGIC_VOLTS = 3.3
BASE_DROP = 0.7
HAT_MEMORY = (0, 1)
ALWAYS_PULLED_UP = (2, 3)
PULLED_UP_AT_BOOT = range(9)
BUSES: dict[str, tuple[int, ...]] = {"I2C": (2, 3), "SPI": (7, 8, 9, 10, 11), "UART": (14, 15)}
SLICES = 8
"""The Pico's PWM: pin and pin + 16 are one output, and an even pin shares its frequency with the next one."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every table of `electrics.toml`."""


class Rules(Table, frozen=True, kw_only=True):
    motor_volts: float
    motor_ma: float
    input_volts: float
    led_ma: float
    gpio_ma: float


class MotorSupply(Table, frozen=True, kw_only=True):
    volts: float
    milliamps: float
    source: Literal["own", "3.3 V pin", "VBUS", "computer's USB"]


class Motor(Table, frozen=True, kw_only=True):
    name: str
    volts: float
    milliamps: float


class Driver(Table, frozen=True, kw_only=True):
    name: str
    input_ohms: float
    input_drop: float
    com: Literal["+5 V", "open"]

    @property
    def input_ma(self) -> float:
        return (LOGIC_VOLTS - self.input_drop) / self.input_ohms * 1000


class Light(Table, frozen=True, kw_only=True):
    """Least forward voltages."""

    red: float
    green: float
    blue: float


class Sensor(Table, frozen=True, kw_only=True):
    name: str
    supply_volts: float
    output: Literal["open collector", "push-pull"]
    pull_up_volts: float

    @property
    def high_volts(self) -> float:
        """What the pin sees while the sensor does not pull it down."""
        return self.supply_volts if self.output == "push-pull" else self.pull_up_volts


class Screen(Table, frozen=True, kw_only=True):
    supply_volts: float


class SlotLed(Table, frozen=True, kw_only=True):
    volts: float
    ohms: float


class Buzzer(Table, frozen=True, kw_only=True):
    name: str
    kind: Literal["piezo", "magnetic"]
    transistor: bool
    diode: bool
    base_ohms: float

    @property
    def pin_ma(self) -> float:
        return (LOGIC_VOLTS - BASE_DROP) / self.base_ohms * 1000


class Electrics(Table, frozen=True, kw_only=True):
    """The whole file."""

    common_ground: bool
    rules: Rules
    motor_supply: MotorSupply
    motor: Motor
    driver: Driver
    light: Light
    sensor: Sensor
    other_sensors: dict[str, Sensor]
    traps: dict[str, Sensor]
    screen: Screen
    slot_led: SlotLed
    buzzer: Buzzer


def read() -> Electrics:
    text = Path(__file__).with_name("electrics.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Electrics)


def resistor(volts: float, milliamps: float) -> float:
    """The smallest value of the E12 series that lets no more through."""
    least = (LOGIC_VOLTS - volts) / milliamps * 1000
    decade = 10.0 ** floor(log10(least))
    return next(round(value * decade, 1) for value in (*E12, 10.0) if value * decade >= least - 1e-9)


def resistors(electrics: Electrics) -> dict[str, float]:
    """For each channel of an RGB LED."""
    light, limit = electrics.light, electrics.rules.led_ma
    return {name: resistor(getattr(light, name), limit) for name in ("red", "green", "blue")}


def led_ma(electrics: Electrics) -> dict[str, float]:
    """What a channel draws at most with its resistor."""
    volts = {name: LOGIC_VOLTS - getattr(electrics.light, name) for name in ("red", "green", "blue")}
    return {name: volts[name] / ohms * 1000 for name, ohms in resistors(electrics).items()}


def gpio_ma(board: BoardSettings, electrics: Electrics) -> float:
    """What all outputs give at most, every light white and every coil on at once."""
    lights = len(board.lights) * sum(led_ma(electrics).values())
    coils = len(board.reels) * 4 * electrics.driver.input_ma
    return lights + coils + (electrics.buzzer.pin_ma if board.buzzer else 0)


def outputs(board: BoardSettings) -> Iterator[tuple[int, str]]:
    for pin, user in used_pins(board):
        if user != "nose" and not user.endswith("sensor") and "I2C" not in user and "SPI" not in user:
            yield pin, user


def faults(board: BoardSettings, kind: Kind, electrics: Electrics) -> list[str]:
    """Every rule that this wiring breaks."""
    return [*pin_faults(board, kind), *power_faults(board, electrics)]


def pin_faults(board: BoardSettings, kind: Kind) -> Iterator[str]:
    header = HEADERS[kind]
    # The screen of a Pico tray hangs on the Pi, which has nothing else on its header.
    users = [(pin, user) for pin, user in used_pins(board) if kind == "gpio" or not user.startswith("screen")]
    for pin, count in Counter(pin for pin, _ in users).items():
        if count > 1:
            names = " and the ".join(user for number, user in users if number == pin)
            yield f"GPIO{pin} is wired to the {names}: give one of them another pin."
    enabled = enabled_buses(board) if kind == "gpio" else set()
    for pin, user in users:
        if pin in HAT_MEMORY:
            yield f"GPIO{pin} is the {user}'s: GPIO0 and GPIO1 are never used."
        if not header.has(pin):
            yield f"GPIO{pin} is the {user}'s, but it is not on the {header.title}'s header."
        for bus in enabled:
            if pin in BUSES[bus] and bus not in user:
                yield f"GPIO{pin} is the {user}'s while {bus} is on: move it, or the screen to another bus."
    for pin, user in outputs(board):
        if pin in ALWAYS_PULLED_UP:
            yield f"GPIO{pin} is the {user}'s: GPIO2 and GPIO3 are pulled up and never outputs."
        if kind == "gpio" and pin in PULLED_UP_AT_BOOT and ("IN" in user or user == "buzzer"):
            yield f"GPIO{pin} is the {user}'s: a Pi pulls GPIO0 to 8 up while it boots, which switches it on."
    if kind == "pico":
        yield from _pwm_faults(board)


def enabled_buses(board: BoardSettings) -> set[str]:
    """SPI and UART are off unless something of the tray is on them."""
    return {board.screen.interface.upper()} if board.screen else set()


def _pwm_faults(board: BoardSettings) -> Iterator[str]:
    channels = [(pin, user) for pin, user in outputs(board) if "light" in user]
    for place, pins in _grouped(channels, 2 * SLICES).items():
        if len(pins) > 1:
            yield f"The {' and the '.join(pins)} are one output of the Pico's PWM ({place}): move one."
    if board.buzzer is not None:
        slice_of_buzzer = board.buzzer.pin // 2 % SLICES
        for pin, user in channels:
            if pin // 2 % SLICES == slice_of_buzzer:
                yield f"The {user} (GP{pin}) has the buzzer's PWM frequency: move one of them."


def _grouped(channels: list[tuple[int, str]], size: int) -> dict[int, list[str]]:
    groups: dict[int, list[str]] = {}
    for pin, user in channels:
        groups.setdefault(pin % size, []).append(user)
    return groups


def power_faults(board: BoardSettings, electrics: Electrics) -> Iterator[str]:
    rules, supply, motors = electrics.rules, electrics.motor_supply, len(board.reels)
    if not electrics.common_ground:
        yield "Motor supply and board have no common ground: join their grounds."
    if supply.source != "own":
        yield f"The motors are fed from the {supply.source}: they need a 5 V supply of their own."
    if supply.volts != rules.motor_volts or electrics.motor.volts != rules.motor_volts:
        yield f"Motors and their supply must both be for {rules.motor_volts:g} V."
    need = motors * max(rules.motor_ma, electrics.motor.milliamps)
    if supply.milliamps < need:
        yield f"{motors} motors need {need:g} mA and the supply has {supply.milliamps:g}: take a larger one."
    if electrics.driver.com != "+5 V":
        yield "COM of the ULN2003 is open: join it to +5 V, or the coils' sparks end in the chip."
    for sensor in (electrics.sensor, *electrics.other_sensors.values()):
        if sensor.high_volts > rules.input_volts:
            yield f"{sensor.name} puts {sensor.high_volts:g} V on an input: pull it up to 3.3 V only."
    if electrics.screen.supply_volts > rules.input_volts:
        yield "The screen pulls I2C up to its supply: feed it 3.3 V."
    for name, milliamps in led_ma(electrics).items():
        if milliamps > rules.led_ma:
            yield f"The {name} of an LED draws {milliamps:.1f} mA: take a larger resistor."
    if (total := gpio_ma(board, electrics)) > rules.gpio_ma:
        yield f"All GPIO together give {total:.0f} mA, more than {rules.gpio_ma:g}: leave a light out."
    if electrics.buzzer.kind == "magnetic" and not (electrics.buzzer.transistor and electrics.buzzer.diode):
        yield "A magnetic buzzer needs a transistor and a diode: a pin would break."
