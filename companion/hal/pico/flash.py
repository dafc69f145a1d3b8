"""Puts the firmware on a Pico with mpremote. If it is cut short at any moment, the Pico still starts.

New files go into whichever of the two folders /a and /b is not in use. Once all of them are there and have
been read back, the folder is marked as whole in one step, and the Pico starts from it. `firmware/main.py` has
the other half of this.
"""

from __future__ import annotations

import hashlib
import io
import json
import time
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass

import serial

from companion._firmware import wire
from companion.config.board import BoardSettings
from companion.errors import install_extra
from companion.hal.pico.errors import LinkError, NoAnswer, NotATray, NotFlashed, WrongVersion
from companion.hal.pico.firmware import LOADER, WHOLE, files_for, is_current, whole_file
from companion.hal.pico.messages import Welcome
from companion.hal.pico.port import TROUBLES as PORT_TROUBLES
from companion.hal.pico.port import find, open_port
from companion.hal.pico.probe import probe

try:
    from mpremote.transport import TransportError, TransportExecError  # type: ignore[import-untyped]
    from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]
except ImportError as error:
    raise NotFlashed(f"Flashing needs mpremote: `{install_extra('flash')}`.") from error

OLDEST = (1, 26)
"""The first MicroPython whose timers on a Pico are hard interrupts."""
NOTE = "/maintenance"
WANTED = "/wanted"
"""Tells the firmware at its next start that the restart was wanted: nothing hung."""
PLACES = ("/a", "/b")
CHUNK = 1024
AGAIN_S = 0.25
QUIET_S = 0.1
PATIENCE_S = 20.0
"""A watchdog that keeps resetting the Pico does so every 8 s, and leaves 2 s for us each time."""
TROUBLES = (TransportError, *PORT_TROUBLES)

Say = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Slot:
    """One of the two folders for firmware."""

    folder: str
    number: int


def check(wanted_port: str, board: BoardSettings) -> tuple[Welcome, bool]:
    """Who is there, and whether it has this firmware with these settings."""
    welcome = probe(find(wanted_port))
    return welcome, is_current(welcome.build, welcome.settings, board)


def flash(wanted_port: str, board: BoardSettings, say: Say) -> Welcome:
    """Copy the firmware, start it, and make sure that it is the one that answers."""
    name = find(wanted_port)
    say(f"Looking at {name}.")
    asked = _ask_for_maintenance(name)
    pico = _Repl.reach(wanted_port)
    try:
        pico.check_version()
        if not asked and pico.starts_something():
            # Its watchdog may be running, and would reset it in the middle of the copy.
            pico.restart_without_firmware()
            pico.close()
            pico = _Repl.reach(wanted_port)
        _copy(pico, files_for(board), say)
        pico.start()
    except TROUBLES as error:
        raise NotFlashed(
            f"The copy was cut short ({error}): plug the Pico in again and repeat `tray flash`. "
            "It still starts as before."
        ) from error
    finally:
        pico.close()
    say("Starting it.")
    return _wait_for(wanted_port, board)


def _ask_for_maintenance(name: str) -> bool:
    """Ask our firmware to restart into the REPL. False if our firmware is not there."""
    try:
        probe(name)
    except (NotATray, NoAnswer):
        return False
    except WrongVersion:
        # This one message is the same in every version.
        pass
    port = open_port(name)
    try:
        port.timeout = 2.0
        port.write(wire.frame(wire.MAINTENANCE, 1, protocol=wire.FIRST))
        # It answers and resets at once, and then its port is gone.
        while port.read(1):
            pass
    except PORT_TROUBLES:
        pass
    finally:
        port.close()
    return True


class _Repl:
    """The raw REPL of a Pico on which no firmware runs. Each command does one thing to its files."""

    def __init__(self, transport: SerialTransport) -> None:
        self._transport = transport

    @classmethod
    def reach(cls, wanted_port: str) -> _Repl:
        """Interrupt whatever runs there, over and over, until it lets go."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            transport = None
            try:
                transport = SerialTransport(find(wanted_port))
                _hush(transport.serial)
                with redirect_stdout(io.StringIO()):
                    transport.enter_raw_repl(soft_reset=False, timeout_overall=2)
                return cls(transport)
            except (*TROUBLES, LinkError) as error:
                if transport is not None:
                    with suppress(*TROUBLES):
                        transport.close()
                if time.monotonic() > deadline:
                    raise NotFlashed(
                        f"The Pico's MicroPython does not answer ({error}): unplug it, plug it in again and "
                        "repeat. If it never had MicroPython: hold BOOTSEL while plugging it in, and copy "
                        "the .uf2 file from micropython.org/download/RPI_PICO onto the drive that appears."
                    ) from error
                time.sleep(AGAIN_S)

    def close(self) -> None:
        with suppress(*TROUBLES):
            self._transport.close()

    def do(self, code: str) -> str:
        answer: bytes = self._transport.exec(code)
        return answer.decode().strip()

    def check_version(self) -> None:
        version = tuple(json.loads(self.do("import sys\nprint(list(sys.implementation.version[:2]))")))
        if version < OLDEST:
            raise NotFlashed(
                f"MicroPython {version[0]}.{version[1]} on the Pico is too old: hold BOOTSEL while plugging "
                f"it in, and copy the .uf2 file of {OLDEST[0]}.{OLDEST[1]} or newer from "
                "micropython.org/download/RPI_PICO onto the drive that appears."
            )

    def starts_something(self) -> bool:
        return LOADER in self.list("/")

    def restart_without_firmware(self) -> None:
        self._leave(NOTE)
        self._reset()

    def start(self) -> None:
        """Start the firmware. A maintenance note that nobody has read would end in the REPL: remove it."""
        if NOTE[1:] in self.list("/"):
            self.do(f"os.remove({NOTE!r})")
        self._leave(WANTED)
        self._reset()

    def _leave(self, note: str) -> None:
        self.do(f"f=open({note!r},'w')\nf.close()")

    def _reset(self) -> None:
        with suppress(*TROUBLES):
            self._transport.exec_raw_no_follow("import machine\nmachine.reset()")

    def list(self, folder: str) -> list[str]:
        names: list[str] = json.loads(self.do(f"import os,json\nprint(json.dumps(os.listdir({folder!r})))"))
        return names

    def slot(self, folder: str) -> Slot:
        """The slot in this folder; numbered -1 if it is not whole."""
        if folder[1:] not in self.list("/"):
            self.do(f"os.mkdir({folder!r})")
        if WHOLE not in self.list(folder):
            return Slot(folder, -1)
        try:
            return Slot(folder, json.loads(self.do(f"print(open('{folder}/{WHOLE}').read())"))["number"])
        except (ValueError, KeyError):
            return Slot(folder, -1)

    def remove(self, path: str) -> None:
        self.do(f"os.remove({path!r})")

    def rename(self, path: str, to: str) -> None:
        self.do(f"os.rename({path!r},{to!r})")

    def write(self, path: str, content: bytes) -> None:
        """Write a file and read it back."""
        self._transport.fs_writefile(path, content, chunk_size=CHUNK)
        if self._transport.fs_hashfile(path, "sha256", chunk_size=CHUNK) != hashlib.sha256(content).digest():
            raise TransportError(f"{path} did not arrive as it was sent")

    def has(self, path: str, content: bytes) -> bool:
        try:
            there: bytes = self._transport.fs_hashfile(path, "sha256", chunk_size=CHUNK)
        except (OSError, TransportExecError):
            return False
        return there == hashlib.sha256(content).digest()


def _hush(port: serial.Serial) -> None:
    """Interrupt what runs, and discard whatever output is still to come."""
    port.write(b"\r\x03\x03")
    waiting = -1
    while waiting != 0:
        time.sleep(QUIET_S)
        waiting = port.in_waiting
        port.read(waiting)


def _copy(pico: _Repl, there: Mapping[str, bytes], say: Say) -> None:
    used, spare = sorted((pico.slot(folder) for folder in PLACES), key=lambda slot: -slot.number)
    names = pico.list(spare.folder)
    # The mark goes first: from now on this folder is not whole.
    for name in sorted(names, key=lambda name: name != WHOLE):
        if name not in there or name == WHOLE:
            pico.remove(f"{spare.folder}/{name}")
    # The loader is last: it starts whatever is whole.
    in_order = sorted(there, key=lambda name: (name == LOADER, name))

    def say_file(name: str, *, is_there: bool) -> None:
        size = "already there" if is_there else f"{len(there[name])} bytes"
        say(f"{in_order.index(name) + 1:2} of {len(there)}  {name}  {size}")

    for name in in_order[:-1]:
        is_there = pico.has(f"{spare.folder}/{name}", there[name])
        say_file(name, is_there=is_there)
        if not is_there:
            pico.write(f"{spare.folder}/{name}", there[name])
    pico.write(f"{spare.folder}/{WHOLE}.new", whole_file(there, used.number + 1))
    pico.rename(f"{spare.folder}/{WHOLE}.new", f"{spare.folder}/{WHOLE}")
    is_there = pico.has(f"/{LOADER}", there[LOADER])
    say_file(LOADER, is_there=is_there)
    if not is_there:
        pico.write(f"/{LOADER}.new", there[LOADER])
        pico.rename(f"/{LOADER}.new", f"/{LOADER}")


def _wait_for(wanted_port: str, board: BoardSettings) -> Welcome:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            welcome, current = check(wanted_port, board)
        except LinkError as error:
            if time.monotonic() > deadline:
                raise NotFlashed(f"The firmware was copied but does not answer ({error})") from error
            time.sleep(AGAIN_S)
            continue
        if current:
            return welcome
        raise NotFlashed(
            f"The Pico answers with firmware {welcome.named}, but not with the files that were copied: "
            "repeat `tray flash`."
        )
