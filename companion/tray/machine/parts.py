"""The parts of the tray: pins, groups, bus, screen, Pico, and the generator of chance."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import TrayError
from companion.tray.machine.finding import Eyes, Finding, warning, well, wrong

if TYPE_CHECKING:
    from companion.config.board import BoardSettings

HWRNG_BYTES = 64
QUICK_HZ = 400_000
OTHER_ADDRESS = {0x3C: 0x3D, 0x3D: 0x3C}
PI_5 = "Raspberry Pi 5"

Poke = Callable[[int, int], None]
"""Talks to an address on a bus; raises `OSError` if nothing answers."""
Holders = Callable[[Path], dict[int, str]]
"""Who holds which pin of the machine in this folder."""


def check_pins(eyes: Eyes, holders: Holders | None = None) -> Finding:
    from companion.hal.factory import needs_polling
    from companion.hal.needs_pins import uses_this_pis_pins

    board = eyes.config.board
    if board.kind == "sim":
        return well("pins", "None: the board is simulated.")
    try:
        _check_wiring(board)
    except TrayError as error:
        return wrong("pins", str(error), "hardware/wiring shows which pins are meant for what.")
    if not uses_this_pis_pins(board):
        return well("pins", "The Pico's own pins are used.")
    name = board.pin_factory
    if name == "lgpio" and find_spec("lgpio") is None:
        return wrong("pins", "lgpio is not installed.", "sudo apt install python3-lgpio, then install again.")
    if name == "rpigpio":
        if eyes.read("/proc/device-tree/model").startswith(PI_5):
            return wrong("pins", "rpigpio does not work on a Pi 5.", 'Set board.pin_factory = "lgpio".')
        if needs_polling(name, eyes.read("/proc/sys/kernel/osrelease") or None):
            return warning(
                "pins",
                "rpigpio cannot detect edges on this kernel, so the nose is polled.",
                'Set board.pin_factory = "lgpio".',
            )
    chips = sorted(eyes.path("/dev").glob("gpiochip*"))
    if not chips:
        return wrong("pins", "There is no /dev/gpiochip.", 'Use Raspberry Pi OS, or board.kind = "sim".')
    if not any(os.access(chip, os.R_OK | os.W_OK) for chip in chips):
        return wrong(
            "pins",
            f"{eyes.user} may not use {chips[0].name}.",
            f"sudo usermod -aG gpio {eyes.user}; sudo reboot",
        )
    return _taken(eyes, holders) or well("pins", f"{name} on {chips[0].name}, wired as {board.profile}.")


def _taken(eyes: Eyes, holders: Holders | None) -> Finding | None:
    """The first pin that the tray needs and somebody else holds."""
    from companion.hal import lines

    held = (holders or lines.holders)(eyes.root)
    if eyes.service and eyes.ask(["systemctl", "is-active", "tray.service"])[1] == "active":
        # Those are the tray's own.
        held = {pin: holder for pin, holder in held.items() if holder != lines.OUR_KIND}
    for pin, user in _claimed_pins(eyes.config.board):
        if pin in held:
            who, fix = lines.what_holds(held[pin])
            return wrong("pins", f"GPIO{pin} for the {user}: {who}.", f"{fix}.")
    return None


def _claimed_pins(board: BoardSettings) -> Iterator[tuple[int, str]]:
    """This Pi's pins that the tray itself drives or reads; those of a bus are the kernel's."""
    from companion.hal.pico.wiring import on_this_pi
    from companion.hal.wiring import BUS_USERS, used_pins

    here = on_this_pi(board) if board.kind == "pico" else board
    return ((pin, user) for pin, user in used_pins(here) if user not in BUS_USERS)


def _check_wiring(board: BoardSettings) -> None:
    """The check that the board itself makes when it is opened; a Pico has other pins than a Pi."""
    from companion.hal.pico.wiring import check_pico_wiring, on_this_pi
    from companion.hal.wiring import check_wiring

    if board.kind == "pico":
        check_pico_wiring(board)
        check_wiring(on_this_pi(board))
    else:
        check_wiring(board)


def check_groups(eyes: Eyes) -> Finding:
    needed = set(_groups(eyes))
    missing = needed - eyes.groups
    if missing and eyes.user != "root":
        groups = ",".join(sorted(missing))
        return wrong(
            "groups",
            f"{eyes.user} is not in {groups}.",
            f"sudo usermod -aG {groups} {eyes.user}; sudo reboot",
        )
    return well("groups", f"{eyes.user} is in {', '.join(sorted(needed)) or 'all that it takes'}.")


def _groups(eyes: Eyes) -> Iterator[str]:
    from companion.hal.needs_pins import uses_this_pis_pins

    board = eyes.config.board
    if uses_this_pis_pins(board):
        yield "gpio"
    if board.kind == "pico":
        yield "dialout"
    if board.screen is not None and board.kind != "sim":
        yield board.screen.interface


def check_bus(eyes: Eyes) -> Finding:
    board = eyes.config.board
    if board.screen is None or board.kind == "sim":
        return well("bus", "None is needed.")
    port = board.screen.port
    if board.screen.interface == "spi":
        device = eyes.path(f"/dev/spidev{port}.{board.screen.device}")
        on = "sudo raspi-config nonint do_spi 0; sudo reboot"
        return well("bus", f"{device.name}.") if device.exists() else wrong("bus", f"No {device.name}.", on)
    device = eyes.path(f"/dev/i2c-{port}")
    if not device.exists():
        return wrong("bus", f"There is no {device.name}.", "sudo raspi-config nonint do_i2c 0; sudo reboot")
    if not os.access(device, os.R_OK | os.W_OK):
        return wrong("bus", f"{eyes.user} may not use it.", f"sudo usermod -aG i2c {eyes.user}; sudo reboot")
    hz = _bus_hz(eyes, port)
    if hz and hz < QUICK_HZ:
        return warning(
            "bus",
            f"I2C runs at {hz // 1000} kHz, too slow for pictures that move.",
            "Add dtparam=i2c_arm_baudrate=400000 to /boot/firmware/config.txt; sudo reboot",
        )
    return well("bus", f"{device.name}{f' at {hz // 1000} kHz' if hz else ''}.")


def _bus_hz(eyes: Eyes, port: int) -> int:
    try:
        raw = eyes.path(f"/sys/class/i2c-adapter/i2c-{port}/of_node/clock-frequency").read_bytes()
    except OSError:
        return 0
    return int.from_bytes(raw[:4], "big")


def check_screen(eyes: Eyes, poke: Poke | None = None) -> Finding:
    board = eyes.config.board
    if board.screen is None or board.kind == "sim":
        return well("screen", "None, or a simulated one.")
    if board.screen.interface == "spi":
        return well("screen", "An SPI screen never answers: look at it.")
    port, address = board.screen.port, board.screen.address
    poke = poke or _poke
    try:
        poke(port, address)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.ENOENT):
            return wrong("screen", "Not tried: the bus cannot be opened.", "Fix the bus first.")
        if _answers(poke, port, OTHER_ADDRESS.get(address)):
            other = f"0x{OTHER_ADDRESS[address]:X}"
            return wrong(
                "screen",
                f"Nothing answers at 0x{address:X}, but something does at {other}.",
                f"Set address = {other} in [board.screen].",
            )
        return wrong(
            "screen",
            f"Nothing answers at 0x{address:X} on I2C bus {port}.",
            "Check its four wires: 3.3 V, ground, SDA to GPIO2 (pin 3), SCL to GPIO3 (pin 5).",
        )
    return well("screen", f"{board.screen.driver} answers at 0x{address:X}.")


def _answers(poke: Poke, port: int, address: int | None) -> bool:
    try:
        if address is not None:
            poke(port, address)
    except OSError:
        return False
    return address is not None


def _poke(port: int, address: int) -> None:
    from smbus2 import SMBus

    with SMBus(port) as bus:
        bus.read_byte(address)


def check_pico(eyes: Eyes) -> Finding:
    if eyes.config.board.kind != "pico":
        return well("pico", "None is needed.")
    from companion.hal.pico.firmware import build
    from companion.hal.pico.port import find
    from companion.hal.pico.probe import probe
    from companion.hal.pico.settings import settings_sum

    try:
        port = find(eyes.config.board.pico.port)
        if eyes.service and eyes.ask(["systemctl", "is-active", "tray.service"])[1] == "active":
            return well("pico", f"On {port}, in use by the service.")
        welcome = probe(port)
    except TrayError as error:
        return wrong(
            "pico", str(error), "tray ports lists what is plugged in; tray flash writes its firmware anew."
        )
    if welcome.settings != settings_sum(eyes.config.board):
        return wrong(
            "pico", f"On {port}, with other pins than the config says.", "tray flash tells it the pins."
        )
    if welcome.build != build():
        return warning(
            "pico",
            f"Firmware {welcome.named} on {port} is not this companion's.",
            "tray flash brings it up to date.",
        )
    return well("pico", f"Firmware {welcome.named} on {port}.")


def check_generator(eyes: Eyes) -> Finding:
    """Read from it as the tray does: even a device that may be read can hang."""
    chance = eyes.config.chance
    if chance.mix == "kernel":
        return well("generator", "The kernel's own; the hardware generator is switched off in the config.")
    device = eyes.path(chance.hwrng)
    trouble = _read_within(str(device), HWRNG_BYTES, chance.timeout_s)
    if not trouble:
        return well("generator", f"{HWRNG_BYTES} bytes from {chance.hwrng}.")
    verdict = wrong if chance.mix == "hwrng" else warning
    fix = (
        "Run systemd/install.sh again: its udev rule lets the tray read it."
        if trouble == "not allowed"
        else 'Set chance.mix = "kernel" if this machine has none; restart a Pi.'
    )
    return verdict("generator", f"{chance.hwrng}: {trouble}.", fix)


def _read_within(device: str, size: int, seconds: float) -> str:
    """What went wrong, in words; empty if nothing did."""
    result = ["it hangs"]

    def read() -> None:
        try:
            with open(device, "rb", buffering=0) as source:  # noqa: PTH123  # unbuffered
                got = 0
                while got < size:
                    piece = source.read(size - got)
                    if not piece:
                        result[0] = "it gives nothing"
                        return
                    got += len(piece)
            result[0] = ""
        except PermissionError:
            result[0] = "not allowed"
        except FileNotFoundError:
            result[0] = "there is none"
        except OSError as error:
            result[0] = f"{error.strerror}"

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    reader.join(seconds)
    return result[0]
