"""The OLED itself: luma.oled's drivers on I2C or SPI, with errors that say what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from luma.core.error import DeviceNotFoundError, DevicePermissionError  # type: ignore[import-untyped]
from luma.core.interface.serial import i2c, spi  # type: ignore[import-untyped]
from luma.oled.device import sh1106, ssd1306, ssd1309  # type: ignore[import-untyped]
from PIL import Image

from companion.config.board import ScreenSettings
from companion.errors import install
from companion.hal.errors import NoScreen

DRIVERS = {"ssd1306": ssd1306, "sh1106": sh1106, "ssd1309": ssd1309}
ADDRESSES = (0x3C, 0x3D)
NOTHING = 0xE3
"""The no-operation command of all three chips: sent to see whether a display answers."""


class Bus(Protocol):
    """The part of smbus2's SMBus that luma uses."""

    def write_i2c_block_data(self, address: int, register: int, data: list[int]) -> None: ...


class ControlPins(Protocol):
    """The part of RPi.GPIO that luma uses for D/C and reset on SPI: RPi.GPIO itself is not on every Pi."""

    LOW: int
    HIGH: int
    OUT: int

    def setup(self, pin: int, mode: int) -> None: ...
    def output(self, pin: int, level: int) -> None: ...
    def cleanup(self, pins: list[int]) -> None: ...


class Luma(Protocol):
    """The part of a luma device that is used here."""

    def display(self, image: Image.Image) -> None: ...
    def cleanup(self) -> None: ...


class Oled:
    """A luma device whose failures are all NoScreen."""

    def __init__(self, device: Luma, lost: str) -> None:
        self._device = device
        self._lost = lost

    def display(self, picture: Image.Image) -> None:
        with failing_as(self._lost):
            self._device.display(picture)

    def cleanup(self) -> None:
        with failing_as(self._lost):
            self._device.cleanup()


@contextmanager
def failing_as(message: str) -> Iterator[None]:
    try:
        yield
    except (OSError, DeviceNotFoundError) as error:
        raise NoScreen(f"{message} ({error})") from error


def connect(settings: ScreenSettings, pins: Callable[[], ControlPins], bus: Bus | None = None) -> Oled:
    """Find the display and set it up. Only this function knows which bus it is on."""
    if settings.interface == "spi":
        serial = _spi(settings, pins())
        wires = "check its wires on SPI"
    else:
        serial = _i2c(settings, bus)
        wires = "check its four wires: SDA on GPIO2, SCL on GPIO3, power and ground"
    with failing_as(f"The screen does not answer: {wires}"):
        # luma keeps a device alive until the program ends, so one is made only for a display that answers.
        device = DRIVERS[settings.driver](serial, rotate=settings.rotate)
    return Oled(device, f"The screen does not answer any more: {wires}")


def _i2c(settings: ScreenSettings, bus: Bus | None) -> i2c:
    device = f"/dev/i2c-{settings.port}"
    try:
        serial = i2c(bus=bus, port=settings.port, address=settings.address)
    except DeviceNotFoundError as error:
        raise NoScreen(
            f"There is no {device}: switch I2C on with `sudo raspi-config nonint do_i2c 0`, then reboot."
        ) from error
    except DevicePermissionError as error:
        raise NoScreen(
            f"This user may not use {device}: `sudo usermod -aG i2c $USER`, then log in again."
        ) from error
    if _answers(serial):
        return serial
    serial.cleanup()
    raise NoScreen(
        f"No screen answers at address {settings.address:#x} on {device}: {_other_address(settings, bus)}."
    )


def _answers(serial: i2c) -> bool:
    try:
        serial.command(NOTHING)
    except (OSError, DeviceNotFoundError):
        return False
    return True


def _other_address(settings: ScreenSettings, bus: Bus | None) -> str:
    for address in ADDRESSES:
        if address != settings.address:
            serial = i2c(bus=bus, port=settings.port, address=address)
            found = _answers(serial)
            serial.cleanup()
            if found:
                return f"one does at {address:#x}, so set board.screen.address = {address:#x}"
    return "check its four wires (SDA on GPIO2, SCL on GPIO3, power, ground) and `i2cdetect -y 1`"


def _spi(settings: ScreenSettings, pins: ControlPins) -> spi:
    device = f"/dev/spidev{settings.port}.{settings.device}"
    try:
        return spi(
            gpio=pins,
            port=settings.port,
            device=settings.device,
            gpio_DC=settings.dc,
            gpio_RST=settings.reset,
        )
    except ImportError as error:
        raise NoScreen(f"SPI screens need the package spidev: `{install('spidev')}`.") from error
    except PermissionError as error:
        raise NoScreen(
            f"This user may not use {device}: `sudo usermod -aG spi $USER`, then log in again."
        ) from error
    except (OSError, DeviceNotFoundError) as error:
        raise NoScreen(
            f"There is no {device}: switch SPI on with `sudo raspi-config nonint do_spi 0`, then reboot."
        ) from error
