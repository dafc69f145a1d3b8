"""Who holds a pin: what the kernel answers is read as it lies in memory."""

import ctypes
from pathlib import Path

import pytest

from companion.hal import lines

ATTRIBUTES = 10


class Attribute(ctypes.Structure):
    _fields_ = (("id", ctypes.c_uint32), ("padding", ctypes.c_uint32), ("value", ctypes.c_uint64))


class LineInfo(ctypes.Structure):
    """`struct gpio_v2_line_info` of linux/gpio.h."""

    _fields_ = (
        ("name", ctypes.c_char * 32),
        ("consumer", ctypes.c_char * 32),
        ("offset", ctypes.c_uint32),
        ("num_attrs", ctypes.c_uint32),
        ("flags", ctypes.c_uint64),
        ("attrs", Attribute * ATTRIBUTES),
        ("padding", ctypes.c_uint32 * 4),
    )


def test_a_line_is_as_long_as_the_kernel_makes_it() -> None:
    assert lines.LINE_INFO.size == ctypes.sizeof(LineInfo) == lines.GET_LINE_INFO >> 16 & 0x3FFF
    assert lines.CHIP_INFO.size == lines.GET_CHIP_INFO >> 16 & 0x3FFF


def test_only_lines_in_use_have_a_holder() -> None:
    answers = [
        bytes(LineInfo(name=b"GPIO7", consumer=b"spi0 CS1", offset=7, flags=5)),
        bytes(LineInfo(name=b"GPIO9", consumer=b"", offset=9, flags=4)),
        bytes(LineInfo(name=b"GPIO10", consumer=b"", offset=10, flags=1)),
    ]
    assert dict(lines._used(answers)) == {7: "spi0 CS1", 10: ""}


def test_a_chip_that_cannot_be_asked_holds_nothing(tmp_path: Path) -> None:
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev" / "gpiochip0").touch()
    assert lines.holders(tmp_path) == {}


@pytest.mark.parametrize(
    ("holder", "line"),
    [("spi0 CS0", "dtparam=spi=on"), ("onewire@4", "dtoverlay=w1-gpio"), ("gpioset", "")],
)
def test_the_line_of_config_txt_follows_from_the_holders_name(holder: str, line: str) -> None:
    assert lines.boot_line(holder) == line
