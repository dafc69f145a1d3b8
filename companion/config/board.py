"""`[board]`: which hardware there is, how it is wired, and how its motors may be driven.

Pins are GPIO numbers of this Pi, or of the Pico that a part is connected to. A file only holds what differs
from the wiring profile in `hardware/pins.toml`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.names import LightName, ReelName, TrayKind

Pin = Annotated[int, Meta(ge=0, le=28)]
"""A Pi has GPIO 0 to 27, a Pico GP0 to GP28: a board refuses pins that it does not have."""
Positive = Annotated[float, Meta(gt=0)]
Part = Literal[ReelName, "nose", "lights", "screen", "buzzer"]


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every section below `[board]`."""


class NoseSettings(Section, frozen=True, kw_only=True):
    """`[board.nose]`: the push button, wired from its pin to ground."""

    pin: Pin

    debounce_s: Annotated[float, Meta(ge=0.001, le=0.2)] = 0.02
    """A level counts once it has stayed for this long."""

    long_press_s: Annotated[float, Meta(ge=0.3, le=5)] = 0.8
    """Held this long, a press is a long one: it opens the menu and does not spin."""

    stuck_s: Annotated[float, Meta(ge=2, le=120)] = 15.0
    """Held, or chattering without a pause, for this long, the nose is stuck: a fault, not a spin."""


class ReelSettings(Section, frozen=True, kw_only=True):
    """`[board.reels.left]` and so on: one disc on one stepper motor with one home sensor."""

    coils: tuple[Pin, Pin, Pin, Pin]
    """Pins of IN1 to IN4 of the driver board, in this order."""

    sensor: Pin

    sensor_active_low: bool = True
    """True for a Hall switch such as the A3144, which pulls its pin to ground over a magnet."""

    faces: Annotated[int, Meta(ge=2, le=36)]

    marks: Annotated[int, Meta(ge=1, le=36)]
    """Marks on the disc: one per face with a wider index mark on face 0, or 1 for the index alone."""

    direction: Literal[1, -1] = 1
    """Which way the coil order turns the disc forward, the way in which faces follow each other."""

    steps_per_turn: str = "18157568/4455"
    """Half steps for one turn of the motor's shaft, as an exact fraction. The common 28BYJ-48 gearbox is
    283712/4455 on 64 half steps: 4075.77, not 4096. `tray calibrate` measures yours."""

    drive: str = "3/1"
    """Disc turns for one turn of the shaft, as an exact fraction: 36 teeth on the shaft driving 12."""

    mark_degrees: Positive = 6.0
    """How far the disc turns while the sensor sees one mark."""

    index_degrees: Positive = 14.0
    """How far it turns while the sensor sees the index mark, which begins like the others and ends later.
    Wider on one side only, it also tells which way the disc turns."""

    offset_degrees: Annotated[float, Meta(ge=-360, le=360)] = 0.0
    """A face is straight this far past the middle of its mark. `tray calibrate` sets it."""

    window: Annotated[int, Meta(ge=2, le=60)] = 10
    """How many half steps early or late a mark may come and still count as expected."""

    verify: bool = False
    """Single-mark discs only: overrun to the next index edge and back, so that a landing is confirmed."""

    def __post_init__(self) -> None:
        for name in ("steps_per_turn", "drive"):
            text = getattr(self, name)
            try:
                right = Fraction(text) > 0
            except (ValueError, ZeroDivisionError):
                right = False
            if not right:
                raise ValueError(f'{name} = "{text}" is not a positive fraction: write "3/1" or "4075.77"')
        if self.marks not in (1, self.faces):
            raise ValueError(f"marks must be 1 or as many as faces, {self.faces}")
        if self.mark_degrees >= self.index_degrees or self.index_degrees >= 360 / self.marks:
            raise ValueError("index_degrees must be more than mark_degrees and less than the marks are apart")

    @property
    def outputs(self) -> dict[str, int]:
        """The pins that drive the motor, by the terminal of the driver board that each of them is on."""
        return {f"IN{number}": pin for number, pin in enumerate(self.coils, start=1)}

    @property
    def turn(self) -> Fraction:
        """Half steps for one turn of the disc, exactly."""
        return Fraction(self.steps_per_turn) / Fraction(self.drive)


class LightSettings(Section, frozen=True, kw_only=True):
    """`[board.lights.left]` and so on: one RGB LED."""

    red: Pin
    green: Pin
    blue: Pin

    common_anode: bool = False
    """True where the LED's long leg is on 3.3 V instead of ground."""


class ScreenSettings(Section, frozen=True, kw_only=True):
    """`[board.screen]`: the 128×64 OLED."""

    driver: Literal["ssd1306", "sh1106", "ssd1309"] = "ssd1306"
    interface: Literal["i2c", "spi"] = "i2c"

    address: Annotated[int, Meta(ge=0x08, le=0x77)] = 0x3C
    """I2C: some modules have 0x3D, where 0x7A is printed on the back."""

    port: Annotated[int, Meta(ge=0, le=10)] = 1
    """The number in /dev/i2c-1. SPI: the first number in /dev/spidev0.0, so 0 on a Pi."""

    device: Annotated[int, Meta(ge=0, le=1)] = 0
    """SPI: the second number in /dev/spidev0.0."""

    dc: Pin = 24
    """SPI: the pin on the module's D/C."""

    reset: Pin | None = None
    """SPI: the pin on the module's RES, if it is wired."""

    rotate: Literal[0, 2] = 0
    """2 turns the picture upside down."""


class BuzzerSettings(Section, frozen=True, kw_only=True):
    """`[board.buzzer]`: a passive piezo."""

    pin: Pin


class MotionSettings(Section, frozen=True, kw_only=True):
    """`[board.motion]`: what the motors can do and how a spin looks. Speeds are half steps a second (hz)."""

    limit_hz: Annotated[float, Meta(ge=100, le=5000)] = 1000.0
    """The highest speed that a motor follows once it is moving."""

    start_hz: Annotated[float, Meta(ge=50, le=2000)] = 400.0
    """The highest speed that it follows from rest."""

    acceleration_hz_per_s: Annotated[float, Meta(ge=100, le=50000)] = 4000.0
    """How quickly it can speed up in between."""

    share: Annotated[float, Meta(ge=0.3, le=0.9)] = 0.8
    """Moves are planned at this share of the limits; the rest is for catching up."""

    seconds: Annotated[float, Meta(ge=3, le=6)] = 5.0
    """How long a spin takes."""

    stagger_s: Annotated[float, Meta(ge=0, le=2)] = 0.4
    """How long after the first reel the second one lands."""

    ending_hz_per_s: Annotated[float, Meta(ge=100, le=5000)] = 500.0
    """How gently a spin slows down."""

    creep_hz: Annotated[float, Meta(ge=20, le=500)] = 100.0
    """The speed of the last step."""

    settle_s: Annotated[float, Meta(ge=0, le=1)] = 0.15
    """How long the coils hold a disc after its last step, before they are switched off."""


class PicoSettings(Section, frozen=True, kw_only=True):
    """`[board.pico]`: the Raspberry Pi Pico of a board of kind `pico`. It always has the reels."""

    port: str = ""
    """Its serial port, such as /dev/ttyACM0. Empty: the only Pico there is."""

    parts: tuple[Literal["nose", "lights", "buzzer"], ...] = ("nose", "lights", "buzzer")
    """Other parts that are on the Pico; the rest is on this Pi's own pins."""

    led: str = "LED"
    """The LED on the Pico itself, by its name in MicroPython. Empty for a board without one."""


class BoardSettings(Section, frozen=True, kw_only=True):
    """`[board]`: every part is optional."""

    kind: Literal["gpio", "pico", "sim"] = "sim"
    """`gpio`: this Pi's pins. `pico`: a Raspberry Pi Pico on USB. `sim`: no hardware at all."""

    pin_factory: Literal["lgpio", "rpigpio", "mock"] = "lgpio"
    """`rpigpio` is for a Pi 4 or older with a kernel before 6.6; `mock` is for tests."""

    profile: Literal[TrayKind, "both", "none"] = "eyes"
    """The profile of `hardware/pins.toml` for all pins that this section does not name."""

    without: tuple[Part, ...] = ()
    """Parts of the profile that this tray does not have."""

    nose: NoseSettings | None = None
    reels: dict[ReelName, ReelSettings] = {}
    lights: dict[LightName, LightSettings] = {}
    screen: ScreenSettings | None = None
    buzzer: BuzzerSettings | None = None
    motion: MotionSettings = MotionSettings()
    pico: PicoSettings = PicoSettings()
