"""The real OLED drivers over a recording bus, and what they say when something is wrong."""

import sys
from types import ModuleType
from typing import Literal

import luma.core.interface.serial  # type: ignore[import-untyped]
import pytest
import smbus2
from PIL import Image, ImageDraw

from companion.config.board import ScreenSettings
from companion.hal import VirtualClock
from companion.hal.errors import NoScreen
from companion.hal.oled import connect
from companion.hal.pins import LumaPins, Pins
from companion.hal.virtual.oled import VirtualOled
from companion.hal.virtual.pins import wired_factory
from tests.hal.gddram import Memory, RecordingBus

# luma 2.6 still calls what Pillow 14 will take away.
pytestmark = pytest.mark.filterwarnings("ignore:Image.Image.getdata is deprecated")


def drawing() -> Image.Image:
    picture = Image.new("1", (128, 64))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((3, 5, 60, 58), outline=255)
    draw.line((0, 63, 127, 0), fill=255)
    draw.rectangle((120, 0, 127, 7), fill=255)
    return picture


def no_pins() -> LumaPins:
    raise AssertionError("I2C needs no pins of its own")


@pytest.mark.parametrize("driver", ["ssd1306", "ssd1309", "sh1106"])
def test_the_real_driver_shows_the_same_picture_as_the_dummy(
    driver: Literal["ssd1306", "ssd1309", "sh1106"],
) -> None:
    bus = RecordingBus(sh1106=driver == "sh1106")
    oled = connect(ScreenSettings(driver=driver), no_pins, bus)
    dummy = VirtualOled()
    oled.display(drawing())
    dummy.display(drawing())
    assert dummy.picture is not None
    assert bus.memory.picture.tobytes() == dummy.picture.tobytes()
    assert bus.memory.lit


def test_a_plug_that_is_pulled_while_a_picture_is_on_its_way_leaves_nothing_to_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    oled, picture = VirtualOled(), drawing()
    halfway = picture.copy

    def pull_and_copy() -> Image.Image:
        oled.plugged = False
        return halfway()

    monkeypatch.setattr(picture, "copy", pull_and_copy)
    oled.display(picture)
    assert oled.picture is None
    oled.plugged = True
    assert oled.picture is None, "a display that comes back is dark until it is drawn on"


def test_it_goes_dark_when_it_is_closed() -> None:
    bus = RecordingBus()
    oled = connect(ScreenSettings(), no_pins, bus)
    oled.display(drawing())
    oled.cleanup()
    assert not bus.memory.lit
    assert not bus.memory.picture.getbbox()


def test_upside_down() -> None:
    bus = RecordingBus()
    connect(ScreenSettings(rotate=2), no_pins, bus).display(drawing())
    assert bus.memory.picture.tobytes() == drawing().rotate(180).tobytes()


def test_a_display_that_stops_answering_is_no_screen() -> None:
    bus = RecordingBus()
    oled = connect(ScreenSettings(), no_pins, bus)
    bus.plugged = False
    with pytest.raises(NoScreen, match="does not answer any more: check its four wires"):
        oled.display(drawing())


def test_a_wrong_address_is_named_with_the_right_one() -> None:
    with pytest.raises(
        NoScreen, match=r"No screen answers at address 0x3c .* set board.screen.address = 0x3d"
    ):
        connect(ScreenSettings(), no_pins, RecordingBus(address=0x3D))


def test_without_any_display_the_wires_are_named() -> None:
    bus = RecordingBus()
    bus.plugged = False
    with pytest.raises(NoScreen, match=r"check its four wires .SDA on GPIO2, SCL on GPIO3"):
        connect(ScreenSettings(), no_pins, bus)


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        (FileNotFoundError(2, "No such file", "/dev/i2c-1"), "raspi-config nonint do_i2c 0"),
        (PermissionError(13, "Permission denied", "/dev/i2c-1"), "usermod -aG i2c"),
    ],
)
def test_i2c_that_is_off_or_forbidden_is_said_with_the_fix(
    error: OSError, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_port: int) -> None:
        raise error

    monkeypatch.setattr(smbus2, "SMBus", refuse)
    with pytest.raises(NoScreen, match=advice):
        connect(ScreenSettings(), no_pins)


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        (ImportError("No module named 'spidev'"), "-m pip install spidev"),
        (PermissionError(13, "Permission denied"), "usermod -aG spi"),
        (FileNotFoundError(2, "No such file"), "raspi-config nonint do_spi 0"),
    ],
)
def test_spi_that_is_off_or_forbidden_is_said_with_the_fix(
    error: Exception, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(luma.core.interface.serial.spi, "__init__", refuse)
    with pytest.raises(NoScreen, match=advice):
        connect(ScreenSettings(interface="spi", port=0), no_pins_needed)


def no_pins_needed() -> LumaPins:
    return LumaPins.__new__(LumaPins)


def test_a_display_on_spi_shows_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    pins = Pins(wired_factory(), VirtualClock(), polled=False)
    memory = Memory()

    class SpiDev:
        """spidev's, with a display that looks at its D/C pin."""

        max_speed_hz = 0

        def open(self, port: int, device: int) -> None:
            assert (port, device) == (0, 0)

        def writebytes(self, data: list[int]) -> None:
            (memory.data if pins.factory.pin(16).state else memory.commands)(data)

        def close(self) -> None:
            """Nothing to close."""

    spidev = ModuleType("spidev")
    spidev.SpiDev = SpiDev  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "spidev", spidev)
    settings = ScreenSettings(interface="spi", port=0, dc=16, reset=20)
    connect(settings, lambda: LumaPins(pins)).display(drawing())
    assert memory.picture.tobytes() == drawing().tobytes()
    assert pins.factory.pin(20).state
    pins.close()
