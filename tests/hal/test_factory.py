"""A pin factory that cannot be had is one error that says what was tried and what to do."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from gpiozero.exc import PinUnknownPi  # type: ignore[import-untyped]

from companion.errors import install_extra
from companion.hal import open_board
from companion.hal.errors import NoPermission, NoPinFactory
from companion.hal.factory import needs_polling, open_factory
from tests.hal.rig import board_settings, in_loop


class LgpioError(Exception):
    """As the library's own."""


def install(monkeypatch: pytest.MonkeyPatch, name: str, factory: str, error: Exception | None) -> None:
    """Put a pin library and gpiozero's module for it where an import finds them."""

    def make() -> object:
        if error is not None:
            raise error
        return "a factory"

    library = ModuleType(name)
    library.error = LgpioError  # type: ignore[attr-defined]
    pins = ModuleType(f"gpiozero.pins.{name}")
    setattr(pins, factory, make)
    monkeypatch.setitem(sys.modules, name, library)
    monkeypatch.setitem(sys.modules, pins.__name__, pins)


def forget(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)


def test_a_library_that_is_not_installed_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "lgpio", "gpiozero.pins.lgpio")
    with pytest.raises(NoPinFactory, match=f"lgpio cannot be loaded .*{re.escape(install_extra('pi'))}"):
        open_factory("lgpio")
    forget(monkeypatch, "RPi", "gpiozero.pins.rpigpio")
    with pytest.raises(
        NoPinFactory, match=f"rpigpio cannot be loaded .*{re.escape(install_extra('rpigpio'))}"
    ):
        open_factory("rpigpio")


def test_a_computer_that_is_no_pi_is_told_of_the_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "lgpio", "LGPIOFactory", PinUnknownPi("no revision"))
    with pytest.raises(NoPinFactory, match=r"lgpio finds no Raspberry Pi here: .* --board sim"):
        open_factory("lgpio")
    install(monkeypatch, "rpigpio", "RPiGPIOFactory", PinUnknownPi("no revision"))
    with pytest.raises(NoPinFactory, match="rpigpio finds no Raspberry Pi here"):
        open_factory("rpigpio")


@pytest.mark.parametrize(("chips", "error"), [(["gpiochip0"], NoPermission), ([], NoPinFactory)])
def test_a_chip_that_cannot_be_opened_is_a_question_of_groups_if_it_is_there(
    chips: list[str], error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, "lgpio", "LGPIOFactory", LgpioError("can not open gpiochip"))
    monkeypatch.setattr(Path, "glob", lambda *_: iter(Path("/dev") / chip for chip in chips))
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(error, match="usermod -aG gpio" if chips else "--board sim"):
        open_factory("lgpio")


def test_loading_lgpio_does_not_change_the_working_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "lgpio", "LGPIOFactory", None)
    here = Path.cwd()
    assert open_factory("lgpio") == "a factory"
    assert Path.cwd() == here


def test_rpi_gpio_is_refused_on_a_pi_5(monkeypatch: pytest.MonkeyPatch) -> None:
    class Factory:
        class board_info:  # noqa: N801
            model = "5B"

    install(monkeypatch, "rpigpio", "RPiGPIOFactory", None)
    monkeypatch.setattr(sys.modules["gpiozero.pins.rpigpio"], "RPiGPIOFactory", Factory)
    with pytest.raises(NoPinFactory, match=r'does not work on a Pi 5: set board.pin_factory = "lgpio"'):
        open_factory("rpigpio")


@pytest.mark.parametrize(
    ("kernel", "polled"),
    [
        ("6.1.21-v8+", False),
        ("6.5.0", False),
        ("6.6.20+rpt-rpi-v8", True),
        ("6.12.1", True),
        ("7.0-rc1", True),
    ],
)
def test_rpi_gpio_is_polled_on_kernels_without_edges(kernel: str, polled: bool) -> None:
    assert needs_polling("rpigpio", kernel) is polled
    assert not needs_polling("lgpio", kernel)


@in_loop
async def test_a_board_whose_pins_cannot_be_had_can_be_closed_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forget(monkeypatch, "lgpio", "gpiozero.pins.lgpio")
    board = open_board(board_settings(kind="gpio"))
    with pytest.raises(NoPinFactory):
        await board.__aenter__()
    board.close()
    board.close()
