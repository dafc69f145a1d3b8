"""The serial port that the Pico is on: found, opened, or an error that says what to do."""

from __future__ import annotations

import errno
import glob
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import serial
from serial.tools import list_ports

from companion.hal.pico.errors import LinkError, PortDenied, PortMissing

try:
    import termios
except ImportError:
    # Windows has none.
    TROUBLES: tuple[type[Exception], ...] = (OSError,)
else:
    TROUBLES = (OSError, termios.error)
"""What pyserial raises when a port disappears: its own errors are OSErrors, those of termios are not."""

RASPBERRY_PI = 0x2E8A
"""The USB vendor number of every Pico."""
BOOTSEL_NAMES = ("RPI-RP2", "RP2350")
BAUD = 115_200
"""USB does not need a speed, but some drivers do."""
WRITE_S = 1.0


class Port(Protocol):
    """The part of pyserial's port that is used here."""

    def read(self, size: int = 1, /) -> bytes: ...
    @property
    def in_waiting(self) -> int: ...
    def write(self, data: bytes, /) -> int | None: ...
    def cancel_read(self) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Found:
    """A serial port of this computer."""

    name: str
    what: str
    is_pico: bool


def ports() -> list[Found]:
    """Every serial port, Picos first."""
    try:
        there = list_ports.comports()
    except (OSError, TypeError) as error:
        # pyserial reads a port's description from files of the kernel, which vanish with the port.
        raise PortMissing("USB devices are changing: try again in a moment.") from error
    found = [
        Found(port.device, port.description if port.description != "n/a" else "", port.vid == RASPBERRY_PI)
        for port in there
    ]
    return sorted(found, key=lambda port: (not port.is_pico, port.name))


def find(wanted: str) -> str:
    """The port that the config names, or the only Pico there is."""
    if wanted:
        return wanted
    picos = [port.name for port in ports() if port.is_pico]
    if len(picos) == 1:
        return picos[0]
    if picos:
        raise PortMissing(
            f"There are several Picos, on {' and '.join(picos)}: name one with board.pico.port or --port."
        )
    if (drive := bootsel_drive()) is not None:
        raise PortMissing(
            f"The Pico at {drive} waits for MicroPython: copy the .uf2 file from "
            "micropython.org/download/RPI_PICO (or RPI_PICO2) onto it."
        )
    raise PortMissing(
        "There is no Pico on any USB port: plug it in with a cable that carries data; a new one first needs "
        "MicroPython (hold BOOTSEL while plugging it in, then copy the .uf2 file from "
        "micropython.org/download/RPI_PICO onto the drive that appears)."
    )


def bootsel_drive() -> Path | None:
    """The drive of a Pico that waits for MicroPython, if it is mounted."""
    places = ("/media/*/*", "/run/media/*/*", "/Volumes/*")
    drives = (Path(found) for place in places for found in glob.glob(place))  # noqa: PTH207
    return next((drive for drive in drives if drive.name in BOOTSEL_NAMES), None)


def open_port(name: str) -> serial.Serial:
    """Open the port for this process alone."""
    try:
        return serial.Serial(name, BAUD, exclusive=True, write_timeout=WRITE_S)
    except TROUBLES as error:
        raise _explained(name, error) from error


def _explained(name: str, error: Exception) -> LinkError:
    # On Windows only the text says what is wrong.
    code = error.errno if isinstance(error, OSError) else error.args[0]
    if code in (errno.ENOENT, errno.ENODEV, errno.ENXIO) or "FileNotFoundError" in str(error):
        return PortMissing(f"There is no port {name}: plug the Pico in, or see `tray ports` for its name.")
    if code in (errno.EACCES, errno.EPERM):
        return PortDenied(f"{name}: not allowed. `sudo usermod -aG dialout $USER`, then log in again.")
    if code in (errno.EAGAIN, errno.EBUSY) or "PermissionError" in str(error):
        return PortDenied(f"{name} is used by another program: stop it (perhaps `tray run` or a terminal).")
    return LinkError(f"{name} cannot be opened ({error}): unplug the Pico and plug it in again.")
