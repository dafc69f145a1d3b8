"""A virtual Pico: the real firmware in a real MicroPython, behind a pty that pyserial takes for a USB port.

    board under test ── pyserial ── pty ── this ── pipes ── node: MicroPython, virtual pins, motors and discs

Time is virtual and one for both: it passes while the firmware's motors run, or when a test lets it. The Pico
only goes on once the companion has taken in everything that it said, so a slow machine changes nothing.
"""

from __future__ import annotations

import json
import os
import select
import threading
import tty
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import serial

from companion.config.board import BoardSettings
from companion.hal import VirtualClock
from companion.hal.pico.firmware import files_for, whole_file
from companion.hal.pico.link import Link
from companion.hal.pico.port import BAUD
from companion.hal.virtual.tray import STARTS
from tests.firmware.machine import Machine
from tests.needs import require

LEASE_US = 20_000
"""How much time the Pico may let pass before it looks up again."""

Files = dict[str, str]


def need_micropython() -> None:
    """Or skip."""
    require("node")
    require("micropython")


class WatchedSerial(serial.Serial):
    """pyserial's port, which tells when its reader has taken in everything and waits for more."""

    taken = 0
    waits = False
    closed = False

    def read(self, size: int = 1, /) -> bytes:
        self.waits = True
        try:
            data: bytes = super().read(size)
        finally:
            self.waits = False
        self.taken += len(data)
        return data

    def close(self) -> None:
        self.closed = True
        super().close()


class VirtualPico:
    """Use it in a `with`. `plug` gives it power and a cable."""

    def __init__(
        self,
        folder: Path,
        settings: BoardSettings | None,
        clock: VirtualClock | None = None,
        built: BoardSettings | None = None,
    ) -> None:
        """`built`: how the tray on its wires really is, where that is not as the settings say."""
        self.clock = clock or VirtualClock()
        self.port = str(folder / "ttyACM0")
        self.flash = folder / "flash"
        self.flash.mkdir()
        self.said = b""
        """Everything that came out of it."""
        self.seen: dict[str, Any] = {}
        """What somebody sees who looks at the tray."""
        self.damage: Callable[[bytes], bytes] | None = None
        """What becomes of bytes on their way, in either direction."""
        self.links: list[Link] = []
        """Those that wait for answers: time passes when nothing else happens."""
        self.resets = 0
        self.boots = 0
        """How often it got as far as to run its firmware or to show its prompt."""
        self._up = False
        self.at_prompt = False
        self._settings = settings
        self._built = built or settings
        self._machine: Machine | None = None
        self._failed = False
        self._thread: threading.Thread | None = None
        self._master = self._slave = -1
        self._serial: WatchedSerial | None = None
        self._written = 0
        self._commands: deque[tuple[bytes, bytes]] = deque()
        self._wake_r, self._wake_w = os.pipe()
        self._idle = threading.Condition()
        self._is_idle = False
        self._poked = False
        """Whether it was woken and has not noticed yet."""
        self._vm_now = 0
        self._dump: Any = None
        self._to_host = b""

    # --- what a person does ---

    def install(self, files: Mapping[str, bytes] | None = None, *, spare: bool = False) -> None:
        """Put firmware on it, as `tray flash` leaves it; `spare`: with ours in the other place, not whole."""
        assert self._settings is not None
        folder = self.flash / "a"
        folder.mkdir(exist_ok=True)
        there = files_for(self._settings)
        for name, content in {**there, **(files or {})}.items():
            path = self.flash / "main.py" if name == "main.py" else folder / name
            path.write_bytes(content)
        (folder / "whole.json").write_bytes(whole_file(there, 1))
        if spare:
            (self.flash / "b").mkdir()
            for name, content in there.items():
                (self.flash / "b" / name).write_bytes(content)

    def plug(self) -> None:
        """A cable with power: it boots."""
        self._new_port()
        if self._machine is None:
            boots = self.boots
            self._power_on()
            self._until(lambda: self.boots > boots)

    def pull(self, *, keeps_power: bool = False) -> None:
        """Pull the cable. Some trays feed the Pico from elsewhere as well."""
        self._close_port()
        if not keeps_power:
            self._power_off()

    def finger(self, down: bool) -> None:
        self.do(do="finger", down=down)

    def switch(self, name: str, on: bool = True) -> None:
        part, fault = name.split(".")
        self.do(do="switch", part=part, fault=fault, on=on)

    def do(self, **command: object) -> None:
        self._commands.append((b"c", json.dumps(command).encode()))
        self._poke()

    def face(self, reel: str) -> int:
        face: int = self._reel("faces", reel)
        return face

    def askew(self, reel: str, face: int = 0) -> float:
        """By how many degrees a person sees this face past the middle of its window."""
        assert self._built is not None
        built = {str(name): each for name, each in self._built.reels.items()}[reel]
        straight = built.offset_degrees + face * 360 / built.faces
        away: float = self._reel("places", reel) - straight
        return (away + 180) % 360 - 180

    def powered(self, reel: str) -> bool:
        return bool(self._reel("powered", reel)) if self._machine is not None else False

    def _reel(self, what: str, reel: str) -> Any:
        assert self._settings is not None
        names = [str(name) for name in self._settings.reels]
        return self.seen[what][names.index(reel)]

    def files(self) -> Files:
        """What is in its flash memory: path and content, folders with a slash at the end."""
        files: Files = self._ask(b"f")
        return files

    def history(self) -> list[Files]:
        """Everything that ever was in its flash memory between two bytes that it got at its prompt."""
        history: list[Files] = self._ask(b"h")
        return history

    def restart_with(self, files: Files) -> None:
        """Cut the power and boot with this in the flash memory; wait until it runs or is at its prompt."""
        boots = self.boots
        self._commands.append((b"b", json.dumps(files).encode("ascii")))
        self._until(lambda: self.boots > boots)

    def _ask(self, kind: bytes) -> Any:
        self._dump = None
        self._commands.append((kind, b""))
        self._until(lambda: self._dump is not None)
        return self._dump

    def open_serial(self, name: str) -> WatchedSerial:
        """For a `Link`: a port that this Pico can look at."""
        from companion.hal.pico.port import TROUBLES, _explained

        try:
            self._serial = WatchedSerial(name, BAUD, exclusive=True)
        except TROUBLES as error:
            raise _explained(name, error) from error
        self._written = 0
        return self._serial

    def settle(self) -> None:
        """Wait until nothing happens any more at this moment of virtual time."""
        self._until(self._nothing_happens)

    def _nothing_happens(self) -> bool:
        if self._machine is None:
            return True
        quiet = self._is_idle and self._host_is_idle() and not self._commands
        return quiet and (self._master < 0 or not select.select([self._master], [], [], 0)[0])

    def _until(self, done: Callable[[], bool]) -> None:
        self._poke()
        with self._idle:
            self._idle.wait_for(lambda: self._failed or done())
        assert not self._failed, "MicroPython has ended by itself"

    # --- the machine ---

    def __enter__(self) -> VirtualPico:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._power_off()
        else:
            # Whatever went wrong, perhaps it does not even listen any more.
            self._break()
        self._close_port()
        os.close(self._wake_r)
        os.close(self._wake_w)

    def _new_port(self) -> None:
        self._close_port()
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self._written = 0
        Path(self.port).unlink(missing_ok=True)
        Path(self.port).symlink_to(os.ttyname(self._slave))

    def _close_port(self) -> None:
        Path(self.port).unlink(missing_ok=True)
        master, slave, self._master, self._slave = self._master, self._slave, -1, -1
        if master >= 0:
            os.close(slave)
            os.close(master)

    def _power_on(self) -> None:
        self._machine = Machine.switched_on(self.flash)
        self._commands.clear()
        self._vm_now = 0
        self._up = False
        self._thread = threading.Thread(target=self._run, args=(self._machine,), daemon=True)
        self._thread.start()

    def _power_off(self) -> None:
        self._machine = None
        self._poke()
        self._wait_for_thread()

    def _break(self) -> None:
        machine, self._machine = self._machine, None
        if machine is not None:
            machine.kill()
        self._poke()
        self._wait_for_thread()

    def _wait_for_thread(self) -> None:
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _poke(self) -> None:
        with self._idle:
            self._is_idle = False
            self._poked = True
            os.write(self._wake_w, b"x")

    def _run(self, machine: Machine) -> None:
        asks = False
        try:
            while machine is self._machine:
                kind, body = machine.receive()
                asks = kind == b"w"
                if asks:
                    asks = not self._answer(machine, body)
                else:
                    self._hear(kind, body)
            machine.switch_off(asks=asks)
        except (EOFError, BrokenPipeError, ValueError):
            self._failed = machine is self._machine
        self._notify()

    def _hear(self, kind: bytes, body: bytes) -> None:
        if kind == b"o":
            self._to_host += body
        elif kind == b"s":
            self.seen = json.loads(body)
        elif kind == b"f":
            self._dump = json.loads(body)
            self._notify()
        elif kind == b"r":
            self.resets += 1
            self._up = self.at_prompt = False
            self._vm_now = 0
            self._flush()
            self._new_port()

    def _flush(self) -> None:
        """What it has said goes out on the cable, if there is one."""
        data, self._to_host = self._to_host, b""
        self.said += data
        if data and self._master >= 0 and (self._serial is None or not self._serial.closed):
            data = self.damage(data) if self.damage is not None else data
            self._written += len(data)
            os.write(self._master, data)

    def _answer(self, machine: Machine, question: bytes) -> bool:
        """Tell it what happens next. False: there is no power any more."""
        self._flush()
        event, running, state = question.split(b" ")
        until = int(event)
        if state == b"boot":
            start = {"tray": self._tray(), "now": _microseconds(self.clock)}
            machine.send(b"c", json.dumps(start).encode())
            return True
        self.at_prompt = state == b"repl"
        if not self._up:
            self._up = True
            self.boots += 1
            self._notify()
        if not self.at_prompt:
            self._vm_now = int(state)
            self.clock.sleep_until(self._vm_now / 1e6)
        while machine is self._machine:
            # What comes in meets a Pico that knows how late it is, also when it has just been switched on.
            if running == b"0" and 0 <= until <= _microseconds(self.clock):
                return self._grant(machine)
            if self._hand_over(machine):
                return True
            if running == b"1":
                self._wait_for_host(machine)
                if self._hand_over(machine):
                    return True
                self.clock.sleep_until(max(min(until / 1e6, self.clock._next), self.clock.now()))
                return self._grant(machine)
            self._sleep(until)
        return False

    def _grant(self, machine: Machine) -> bool:
        if machine is not self._machine:
            # Somebody pulled the cable just now.
            return False
        now = _microseconds(self.clock)
        upcoming = self.clock._next * 1e6
        granted = max(now, int(min(upcoming - 1, now + LEASE_US)))
        machine.send(b"t", f"{now} {granted}".encode())
        return True

    def _hand_over(self, machine: Machine) -> bool:
        """Give it what came in for it, if anything did."""
        if self._master >= 0 and select.select([self._master], [], [], 0)[0]:
            data = os.read(self._master, 4096)
            data = self.damage(data) if self.damage is not None else data
            machine.send(b"i", data)
            return True
        if self._commands:
            machine.send(*self._commands.popleft())
            return True
        return False

    def _wait_for_host(self, machine: Machine) -> None:
        while not self._host_is_idle() and machine is self._machine:
            if select.select([self._master] if self._master >= 0 else [], [], [], 0.0002)[0]:
                return

    def _host_is_idle(self) -> bool:
        port = self._serial
        return port is None or port.closed or self._master < 0 or (port.waits and port.taken >= self._written)

    def _sleep(self, until: int) -> None:
        """Until a byte or a command comes, or somebody lets time pass."""
        timer = self.clock.call_at(until / 1e6, self._poke) if until >= 0 else None
        ready: list[int] = []
        while not ready:
            with self._idle:
                self._is_idle = not self._poked
                self._idle.notify_all()
            readers = [self._wake_r, *([self._master] if self._master >= 0 else [])]
            ready = select.select(readers, [], [], 0.01)[0]
            if not ready and any(link.waiting for link in self.links) and self._host_is_idle():
                # Everybody waits for a question's time to be up.
                self.clock.sleep_until(max(self.clock._next, self.clock.now()))
        with self._idle:
            self._is_idle = False
            if self._wake_r in ready:
                os.read(self._wake_r, 4096)
                self._poked = False
        if timer is not None:
            timer.cancel()

    def _notify(self) -> None:
        with self._idle:
            self._idle.notify_all()

    def _tray(self) -> dict[str, object] | None:
        """What hangs on the wires."""
        board = self._built
        if board is None:
            return None
        places = self.seen.get("places") or [STARTS[name] for name in board.reels]
        motion = board.motion
        return {
            "reels": [
                {
                    "name": name,
                    "coils": reel.coils,
                    "sensor": reel.sensor,
                    "sensor_active_low": reel.sensor_active_low,
                    "direction": reel.direction,
                    "turn": float(reel.turn),
                    "faces": reel.faces,
                    "marks": reel.marks,
                    "mark_degrees": reel.mark_degrees,
                    "index_degrees": reel.index_degrees,
                    "offset_degrees": reel.offset_degrees,
                    "start": place,
                }
                for (name, reel), place in zip(board.reels.items(), places, strict=True)
            ],
            "limits": {
                "top": motion.limit_hz,
                "start": motion.start_hz,
                "acceleration": motion.acceleration_hz_per_s,
            },
            "nose": board.nose.pin if board.nose is not None else None,
            "buzzer": board.buzzer.pin if board.buzzer is not None else None,
            "lights": [[light.red, light.green, light.blue] for light in board.lights.values()],
        }


def _microseconds(clock: VirtualClock) -> int:
    return round(clock.now() * 1e6)


@contextmanager
def virtual_pico(
    folder: Path,
    settings: BoardSettings,
    clock: VirtualClock | None = None,
    built: BoardSettings | None = None,
) -> Iterator[VirtualPico]:
    """One with our firmware, plugged in."""
    with VirtualPico(folder, settings, clock, built) as pico:
        pico.install()
        pico.plug()
        yield pico
