"""The pin factory that the config names, or one error that says what was tried and what to do."""

from __future__ import annotations

import os
import platform
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Literal

from gpiozero.exc import PinUnknownPi  # type: ignore[import-untyped]
from gpiozero.pins.pi import PiFactory  # type: ignore[import-untyped]

from companion.errors import install_extra
from companion.hal.errors import NoPermission, NoPinFactory
from companion.hal.virtual.pins import wired_factory

FactoryName = Literal["lgpio", "rpigpio", "mock"]
PI_5 = "5B"
NO_EDGES_SINCE = (6, 6)
"""RPi.GPIO cannot detect edges on this kernel or a newer one."""


def open_factory(name: FactoryName) -> PiFactory:
    """Open the factory of this name; another one is never tried instead."""
    if name == "mock":
        return wired_factory()
    return _lgpio() if name == "lgpio" else _rpigpio()


def needs_polling(name: FactoryName, kernel: str | None = None) -> bool:
    """Whether inputs have to be polled because their edges are not reported."""
    if name != "rpigpio":
        return False
    major, minor = (kernel or platform.release()).split(".")[:2]
    return (int(major), int("".join(c for c in minor if c.isdigit()))) >= NO_EDGES_SINCE


def _lgpio() -> PiFactory:
    tried = "The pin factory lgpio"
    # Importing lgpio makes a pipe in the working directory, or changes to the folder that LG_WD names.
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LG_WD"] = folder
        try:
            module = import_module("gpiozero.pins.lgpio")
        except ImportError as error:
            raise NoPinFactory(
                f"{tried} cannot be loaded ({error}): `{install_extra('pi')}`, "
                "or play without a Pi with --board sim."
            ) from error
        finally:
            del os.environ["LG_WD"]
            os.chdir(here)
    lgpio_error: type[Exception] = import_module("lgpio").error
    try:
        return module.LGPIOFactory()
    except PinUnknownPi as error:
        raise _not_a_pi(tried) from error
    except lgpio_error as error:
        raise _no_chip(tried) from error


def _no_chip(tried: str) -> NoPinFactory | NoPermission:
    chips = sorted(Path("/dev").glob("gpiochip*"))
    if chips and not any(os.access(chip, os.R_OK | os.W_OK) for chip in chips):
        return NoPermission(
            f"{tried} may not use {chips[0]}: `sudo usermod -aG gpio $USER`, then log in again."
        )
    return _not_a_pi(tried)


def _rpigpio() -> PiFactory:
    tried = "The pin factory rpigpio"
    try:
        module = import_module("gpiozero.pins.rpigpio")
    except ImportError as error:
        raise NoPinFactory(
            f"{tried} cannot be loaded ({error}): `{install_extra('rpigpio')}`, "
            'or set board.pin_factory = "lgpio".'
        ) from error
    except RuntimeError as error:
        # RPi.GPIO cannot be imported except on a Pi that it knows.
        raise _not_a_pi(tried) from error
    try:
        factory = module.RPiGPIOFactory()
        model = factory.board_info.model
    except PinUnknownPi as error:
        raise _not_a_pi(tried) from error
    if model == PI_5:
        raise NoPinFactory(f'{tried} does not work on a Pi 5: set board.pin_factory = "lgpio".')
    return factory


def _not_a_pi(tried: str) -> NoPinFactory:
    return NoPinFactory(f"{tried} finds no Raspberry Pi here: play on this computer with --board sim.")
