"""The electrical rules of the tray, and everything in a wiring that breaks one.

`faults` is empty for a wiring that is safe to switch on. Each fault says what is wrong and what to do.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
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
    least_volts: float
    volts: float
    most_volts: float
    most_ma: float
    ohms: float


class SlotTransistor(Table, frozen=True, kw_only=True):
    led_ma: float
    sinks_ma: float
    volts: float


class Hall(Table, frozen=True, kw_only=True):
    least_volts: float
    milliamps: float


class Input(Table, frozen=True, kw_only=True):
    pull_up_ohms: float
    low_volts: float


class PullUp(Table, frozen=True, kw_only=True):
    ohms: float


class ThreeVolts(Table, frozen=True, kw_only=True):
    tolerance: float
    milliamps: float


class Transistor(Table, frozen=True, kw_only=True):
    most_ma: float
    gain: float


class Coil(Table, frozen=True, kw_only=True):
    ohms: float
    driver_volts: float


class Bulk(Table, frozen=True, kw_only=True):
    microfarads: float
    volts: float


class Buzzer(Table, frozen=True, kw_only=True):
    name: str
    kind: Literal["piezo", "magnetic"]
    ohms: float
    transistor: str
    """Empty if there is none."""
    diode: bool
    base_ohms: float

    @property
    def pin_ma(self) -> float:
        return (LOGIC_VOLTS - BASE_DROP) / self.base_ohms * 1000

    @property
    def milliamps(self) -> float:
        """What it draws while it is on, with nothing lost in the transistor."""
        return LOGIC_VOLTS / self.ohms * 1000


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
    slot_transistor: SlotTransistor
    hall: Hall
    input: Input
    pull_up: PullUp
    three_volts: ThreeVolts
    buzzer: Buzzer
    transistors: dict[str, Transistor]
    coil: Coil
    bulk: Bulk


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
    yield from sensor_faults(electrics)
    yield from buzzer_faults(electrics)
    if (total := three_volts_ma(board, electrics)) > electrics.three_volts.milliamps:
        most = electrics.three_volts.milliamps
        yield f"The 3.3 V pin gives {total:.0f} mA, more than {most:g}: leave a part out."


@dataclass(frozen=True, slots=True)
class SensorSum:
    """Whether a slot sensor pulls its pin low for sure: everything at its worst."""

    led_ma: float
    """Least in the LED."""
    sinks_ma: float
    """Least that its transistor sinks."""
    needs_ma: float
    """Most that flows from both pull-ups while the pin is low enough."""
    most_led_ma: float

    @property
    def margin(self) -> float:
        return self.sinks_ma / self.needs_ma


def sensor_sum(electrics: Electrics, led_ohms: float = 0, pull_up_ohms: float = 0) -> SensorSum:
    """For the resistors of the file, or for others."""
    led, transistor, pin = electrics.slot_led, electrics.slot_transistor, electrics.input
    off = electrics.three_volts.tolerance
    led_ohms, pull_up_ohms = led_ohms or led.ohms, pull_up_ohms or electrics.pull_up.ohms
    least = (LOGIC_VOLTS - led.most_volts) / (led_ohms * (1 + off)) * 1000
    up = LOGIC_VOLTS - pin.low_volts
    needs = (up / (pull_up_ohms * (1 - off)) + up / pin.pull_up_ohms) * 1000
    most = (LOGIC_VOLTS - led.least_volts) / (led_ohms * (1 - off)) * 1000
    return SensorSum(least, transistor.sinks_ma * least / transistor.led_ma, needs, most)


def sensor_faults(electrics: Electrics) -> Iterator[str]:
    found = sensor_sum(electrics)
    if found.margin < 1:
        yield (
            f"A slot sensor sinks {found.sinks_ma:.2f} mA for sure and must sink {found.needs_ma:.2f}: "
            "take a smaller resistor for its LED, or a larger one at its output."
        )
    if found.most_led_ma > electrics.slot_led.most_ma:
        yield f"The LED of a slot sensor gets {found.most_led_ma:.0f} mA: take a larger resistor."
    hall_volts = LOGIC_VOLTS - electrics.hall.milliamps * electrics.slot_led.ohms / 1000
    if hall_volts < electrics.hall.least_volts:
        yield f"A Hall sensor in the same plug gets only {hall_volts:.1f} V: take a smaller resistor."


def buzzer_faults(electrics: Electrics) -> Iterator[str]:
    buzzer = electrics.buzzer
    if buzzer.kind != "magnetic":
        return
    if not (buzzer.transistor and buzzer.diode):
        yield "A magnetic buzzer needs a transistor and a diode: a pin would break."
        return
    transistor = electrics.transistors[buzzer.transistor]
    if buzzer.milliamps > transistor.most_ma:
        yield (
            f"The buzzer draws {buzzer.milliamps:.0f} mA, and a {buzzer.transistor} carries "
            f"{transistor.most_ma:g}: take a buzzer with more ohms, or a 2N2222."
        )
    if buzzer.pin_ma * transistor.gain < buzzer.milliamps:
        yield f"The {buzzer.transistor} gets too little at its base for the buzzer: take a smaller resistor."


def three_volts_ma(board: BoardSettings, electrics: Electrics) -> float:
    """What the plug board takes from the 3.3 V pin at most, and all outputs with it."""
    sensors = len(board.reels) * (sensor_sum(electrics).most_led_ma + sensor_sum(electrics).needs_ma)
    buzzer = electrics.buzzer.milliamps if board.buzzer else 0
    return sensors + buzzer + gpio_ma(board, electrics)
