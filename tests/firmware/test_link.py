"""The link: what is wrong is said with its remedy, what is lost is asked again, and a cable may be pulled."""

from __future__ import annotations

import asyncio
import errno
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import serial
from companion._firmware import wire

from companion.hal import Board, Faulted, Glow, Mended, Note, ReelMove, VirtualClock, open_board
from companion.hal.errors import BoardFaulted, NoSuchPin, PinInUse
from companion.hal.pico.board import PicoBoard
from companion.hal.pico.errors import (
    LinkError,
    NoAnswer,
    NotATray,
    PortDenied,
    PortMissing,
    WrongSettings,
    WrongVersion,
)
from companion.hal.pico.hello import new_session
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Welcome
from companion.hal.pico.port import Found, find, open_port, ports
from companion.hal.pico.probe import NOBODY, probe
from companion.hal.pico.questions import Questions
from companion.hal.pico.wiring import check_pico_wiring
from tests.firmware.pico import VirtualPico, virtual_pico
from tests.firmware.rig import board_on, pico_board, pico_settings
from tests.hal.rig import board_settings, heard, in_loop, settled, virtual


class Peer:
    """Something else than a Pico on the other end: it says the same to everything that it hears."""

    def __init__(self, folder: Path, answer: bytes) -> None:
        self._answer = answer
        self.name = str(folder / "peer")
        self._master, self._slave = os.openpty()
        Path(self.name).symlink_to(os.ttyname(self._slave))

    def open(self, name: str) -> serial.Serial:
        port = open_port(name)
        write = port.write

        def write_and_be_answered(data: bytes) -> int | None:
            os.write(self._master, self._answer)
            return write(data)

        port.write = write_and_be_answered  # type: ignore[method-assign, assignment]
        return port

    def close(self) -> None:
        os.close(self._slave)
        os.close(self._master)


@contextmanager
def link_to(peer: Peer, clock: VirtualClock) -> Iterator[Link]:
    link = Link(
        peer.name,
        clock,
        nobody_cares,
        on_lost=nobody_cares,
        on_back=nobody_cares,
        opener=peer.open,
        session=1,
    )
    try:
        yield link
    finally:
        link.close()
        peer.close()


def nobody_cares(_: object) -> None:
    return None


def greet(peer: Peer) -> Welcome:
    """Greet it; while nothing comes, time passes all the same."""
    clock = VirtualClock()
    over = threading.Event()

    def pass_time() -> None:
        while not over.wait(0.01):
            clock.advance(0.1)

    passing = threading.Thread(target=pass_time)
    passing.start()
    try:
        with link_to(peer, clock) as link:
            return link.open()
    finally:
        over.set()
        passing.join()


def welcome_of(protocol: int) -> bytes:
    body = wire.welcome((0, 0, 9), 7, 1, 2, b"12345678")
    answer: bytes = wire.frame(wire.WELCOME, 1, body, protocol)
    return answer


def test_a_port_that_is_not_there_is_named() -> None:
    with pytest.raises(PortMissing, match=r"no port /dev/nowhere: plug the Pico in, or see `tray ports`"):
        probe("/dev/nowhere")


def test_a_port_that_this_user_may_not_open_says_the_group(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_self: serial.Serial) -> None:
        raise serial.SerialException(errno.EACCES, "could not open port")

    monkeypatch.setattr(serial.Serial, "open", refuse)
    with pytest.raises(PortDenied, match=r"`sudo usermod -aG dialout \$USER`, then log in again"):
        open_port("/dev/ttyACM0")


def test_a_port_that_another_program_has_is_said(tmp_path: Path) -> None:
    peer = Peer(tmp_path, b"")
    try:
        with open_port(peer.name), pytest.raises(PortDenied, match="is used by another program: stop it"):
            open_port(peer.name)
    finally:
        peer.close()


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        ("could not open port 'COM5': FileNotFoundError(2, 'not found')", PortMissing),
        ("could not open port 'COM5': PermissionError(13, 'denied')", PortDenied),
        ("could not open port 'COM5': OSError(22, 'the semaphore timeout period has expired')", LinkError),
    ],
)
def test_windows_says_it_in_its_own_words(
    error: str, kind: type[LinkError], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_self: serial.Serial) -> None:
        raise serial.SerialException(error)

    monkeypatch.setattr(serial.Serial, "open", refuse)
    with pytest.raises(kind) as raised:
        open_port("COM5")
    assert type(raised.value) is kind


class Vanishing:
    """A way to open a port that goes wrong in all the ways there are, one after the other, and then well."""

    def __init__(self, open_well: Callable[[str], serial.Serial], *errors: Exception) -> None:
        self._open_well = open_well
        self._errors = list(errors)
        self.left = len(errors)

    def __call__(self, name: str) -> serial.Serial:
        if not self._errors:
            return self._open_well(name)
        error = self._errors.pop(0)
        self.left = len(self._errors)

        def fail(_self: serial.Serial) -> None:
            raise error

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(serial.Serial, "open", fail)
            return open_port(name)


@pytest.mark.pico
@in_loop
async def test_a_cable_that_goes_in_and_out_as_its_port_is_opened_is_tried_again(
    tmp_path: Path,
) -> None:
    termios = pytest.importorskip("termios")
    async with pico_board(tmp_path, without=["screen", "right"]) as (board, pico):
        pico.pull()
        await settled()
        board.link.opener = opener = Vanishing(
            pico.open_serial,
            OSError(errno.EIO, "Input/output error"),
            termios.error(errno.EIO, "Input/output error"),
            serial.SerialException(errno.ENOENT, "could not open port"),
            BrokenPipeError(errno.EPIPE, "Broken pipe"),
        )
        pico.plug()
        await until_back(board, pico)
        assert opener.left == 0


@pytest.mark.parametrize("error", [TypeError("NoneType"), FileNotFoundError(errno.ENOENT, "uevent")])
def test_ports_that_change_while_they_are_looked_at_are_no_port_yet(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def vanish() -> None:
        raise error

    monkeypatch.setattr("serial.tools.list_ports.comports", vanish)
    with pytest.raises(PortMissing, match="devices are changing: try again"):
        find("")


@pytest.mark.parametrize(
    ("there", "found"),
    [
        ([Found("/dev/ttyACM0", "Pico", True), Found("/dev/ttyS0", "", False)], "/dev/ttyACM0"),
        ([Found("/dev/ttyS0", "", False)], "no Pico on any USB port: plug it in .*BOOTSEL"),
        (
            [Found("A", "", True), Found("B", "", True)],
            "several Picos, on A and B: name one",
        ),
    ],
)
def test_the_only_pico_is_found(there: list[Found], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hal.pico.port.ports", lambda: there)
    if len([port for port in there if port.is_pico]) == 1:
        assert find("") == found
    else:
        with pytest.raises(PortMissing, match=found):
            find("")
    assert find("COM7") == "COM7"


def test_picos_come_first_among_the_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plugged:
        def __init__(self, device: str, vid: int | None) -> None:
            self.device, self.vid, self.description = device, vid, "n/a"

    plugged = [Plugged("/dev/ttyACM0", 0x2341), Plugged("/dev/ttyACM1", 0x2E8A)]
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: plugged)
    assert ports() == [Found("/dev/ttyACM1", "", True), Found("/dev/ttyACM0", "", False)]


def test_a_pico_that_waits_for_micropython_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hal.pico.port.ports", list)
    monkeypatch.setattr("companion.hal.pico.port.bootsel_drive", lambda: tmp_path / "RPI-RP2")
    with pytest.raises(PortMissing, match=r"RPI-RP2 waits for MicroPython: copy the .uf2 file"):
        find("")


def test_silence_is_no_answer(tmp_path: Path) -> None:
    with pytest.raises(NoAnswer, match="unplug it and plug it in again"):
        greet(Peer(tmp_path, b""))


def test_something_else_that_talks_is_not_a_tray(tmp_path: Path) -> None:
    with pytest.raises(NotATray, match="it is no tray: see `tray ports`"):
        greet(Peer(tmp_path, b"G28 X0 Y0\nok\n"))


def test_a_prompt_is_told_apart_at_once(tmp_path: Path) -> None:
    with pytest.raises(NotATray, match="MicroPython but not our firmware: `tray flash`"):
        greet(Peer(tmp_path, b"\r\n>>> "))


def test_an_old_firmware_is_named_with_what_updates_it(tmp_path: Path) -> None:
    with pytest.raises(WrongVersion, match=r"The firmware 0\.0\.9 on the Pico is too old .*`tray flash`"):
        greet(Peer(tmp_path, welcome_of(wire.PROTOCOL - 1)))


def test_a_newer_firmware_asks_for_a_newer_companion(tmp_path: Path) -> None:
    with pytest.raises(
        WrongVersion, match=r"newer than this companion: install a newer one, or `tray flash`"
    ):
        greet(Peer(tmp_path, welcome_of(wire.PROTOCOL + 1)))


@pytest.mark.pico
@in_loop
async def test_a_pico_for_another_tray_is_refused(tmp_path: Path) -> None:
    with virtual_pico(tmp_path, pico_settings(tmp_path)) as pico:
        other = pico_settings(tmp_path, reels__left__sensor=2, without=["screen"])
        board = board_on(pico, other)
        with pytest.raises(WrongSettings, match="`tray flash` writes the settings of this one"):
            await board.__aenter__()
        board.close()


@pytest.mark.parametrize(
    ("flags", "error", "text"),
    [
        ({"nose__pin": 23}, NoSuchPin, "GP23 for the nose: a Pico has GP0 to GP22"),
        ({"nose__pin": 6}, PinInUse, "GP6 is wanted twice, for the nose and for the left reel's IN1"),
    ],
)
@in_loop
async def test_a_wrong_wiring_is_refused_before_anything_is_opened(
    flags: dict[str, object], error: type[Exception], text: str
) -> None:
    board = open_board(board_settings(kind="pico", **flags), VirtualClock())
    with pytest.raises(error, match=text):
        await board.__aenter__()


def test_a_pico_has_a_pin_more_than_a_pi() -> None:
    check_pico_wiring(board_settings(kind="pico", nose__pin=28))


def hurt_every_third_piece() -> Callable[[bytes], bytes]:
    """Turns one bit in every third piece that goes over the wire, in either direction."""
    count = 0

    def damage(data: bytes) -> bytes:
        nonlocal count
        count += 1
        if count % 3 or len(data) < 4:
            return data
        middle = len(data) // 2
        return data[:middle] + bytes([data[middle] ^ 0x10]) + data[middle + 1 :]

    return damage


@pytest.mark.pico
@in_loop
async def test_a_bad_cable_costs_time_and_nothing_else(tmp_path: Path) -> None:
    async with pico_board(tmp_path, without=["screen"]) as (board, pico):
        await board.home()
        pico.damage = hurt_every_third_piece()
        for face in range(3):
            landings = await board.spin({"left": ReelMove(face, turns=1), "right": ReelMove(face, turns=1)})
            assert all(landing.confirmed for landing in landings.values()), landings
            assert pico.face("left") == face
        assert board.link.damaged > 0
        assert board.link.resent > 0
        assert board.fault is None


async def pass_time(board: Board, pico: VirtualPico, seconds: float) -> None:
    for _ in range(round(seconds / 0.1)):
        virtual(board).advance(0.1)
        pico.settle()
        await settled()


async def until_back(board: PicoBoard, pico: VirtualPico) -> None:
    """Let time pass until the board has found its Pico again, in a thread of its own."""
    while not board.link.up:
        await pass_time(board, pico, 0.1)
        await asyncio.sleep(0.001)
    pico.settle()


@pytest.mark.pico
@pytest.mark.parametrize("keeps_power", [False, True])
@in_loop
async def test_a_cable_pulled_in_mid_spin_is_a_fault_and_the_same_move_can_be_made_after(
    keeps_power: bool, tmp_path: Path
) -> None:
    async with pico_board(tmp_path, without=["screen"]) as (board, pico):
        await board.home()
        events = heard(board)
        board.clock.call_at(board.clock.now() + 1, lambda: pico.pull(keeps_power=keeps_power))
        with pytest.raises(BoardFaulted, match="The Pico is gone: plug in its USB cable"):
            await board.spin({"left": ReelMove(1), "right": ReelMove(2)})
        await settled()
        assert [event.fault.part for event in events if isinstance(event, Faulted)] == ["pico"]
        await pass_time(board, pico, 3)
        assert not pico.powered("left"), "its own watch has switched the coils off"
        board.clear_fault()
        assert board.fault is not None, "it is still gone"

        pico.plug()
        await until_back(board, pico)
        await settled()
        assert board.fault is None, "it was cleared, and is back"
        assert Mended() in events
        landings = await board.spin({"left": ReelMove(1), "right": ReelMove(2)})
        assert all(landing.confirmed for landing in landings.values())
        assert (pico.face("left"), pico.face("right")) == (1, 2)


@pytest.mark.pico
@in_loop
async def test_a_cable_that_is_plugged_in_again_does_not_clear_a_fault_that_nobody_has_seen_to(
    tmp_path: Path,
) -> None:
    async with pico_board(tmp_path, without=["screen"]) as (board, pico):
        pico.pull()
        await pass_time(board, pico, 3)
        pico.plug()
        await until_back(board, pico)
        with pytest.raises(BoardFaulted, match="The Pico is gone"):
            await board.home()


@pytest.mark.pico
@in_loop
async def test_a_pico_that_hangs_is_restarted_by_its_watchdog(tmp_path: Path) -> None:
    async with pico_board(tmp_path, without=["screen"]) as (board, pico):
        await board.home()
        resets = pico.resets
        pico.do(do="hang")
        await pass_time(board, pico, 15)
        await until_back(board, pico)
        assert pico.resets == resets + 1
        assert board.fault is not None
        assert "fallen silent" in board.fault.reason
        board.clear_fault()
        await settled()
        landings = await board.spin({"left": ReelMove(1)})
        assert landings["left"].confirmed


def hang(pico: VirtualPico) -> None:
    """Until its watchdog has restarted it."""
    boots = pico.boots
    pico.do(do="hang")
    while pico.boots == boots:
        pico.settle()
        pico.clock.advance(0.1)


def test_no_greeting_contains_a_ctrl_c() -> None:
    greetings: list[bytes] = []
    for session in [NOBODY, *(new_session() for _ in range(200))]:
        questions = Questions(VirtualClock(), greetings.append, nobody_cares)
        for _ in range(20):
            questions.ask(wire.HELLO, wire.hello(session), 1.0)
    assert len(set(greetings)) == len(greetings) == 201 * 20
    assert not [greeting for greeting in greetings if 3 in greeting]


@pytest.mark.pico
@pytest.mark.parametrize("session", [NOBODY, None])
def test_a_greeting_does_not_interrupt_a_pico_that_is_just_starting(
    session: int | None, tmp_path: Path
) -> None:
    with virtual_pico(tmp_path, pico_settings(tmp_path)) as pico:
        hang(pico)
        link = Link(
            pico.port,
            pico.clock,
            nobody_cares,
            on_lost=nobody_cares,
            on_back=nobody_cares,
            opener=pico.open_serial,
            session=session,
        )
        pico.links.append(link)
        try:
            assert link.open().named == "0.1.0"
        finally:
            link.close()


@pytest.mark.pico
@in_loop
async def test_nor_do_its_lights_which_wait_until_it_has_answered(tmp_path: Path) -> None:
    async with pico_board(tmp_path, without=["screen", "right"]) as (board, pico):
        boots = pico.boots
        pico.do(do="hang")
        await pass_time(board, pico, 3)
        while not board.link.up:
            for level in (1.0, 3 / 255):
                board.lights.show({"left": Glow((level, 0.0, level))})
            await pass_time(board, pico, 0.1)
            await asyncio.sleep(0.001)
        assert pico.boots == boots + 1
        pico.settle()
        lights = dict(zip(board.settings.lights, pico.seen["lights"], strict=True))
        assert lights["left"] == [3 * 257, 0, 3 * 257]


@pytest.mark.pico
@in_loop
async def test_that_it_hung_is_told_to_whoever_comes_next_and_cleared_as_every_fault_is(
    tmp_path: Path,
) -> None:
    settings = pico_settings(tmp_path, without=["screen", "right"])
    with virtual_pico(tmp_path, settings) as pico:
        hang(pico)
        async with board_on(pico, settings) as board:
            with pytest.raises(BoardFaulted, match="The Pico hung and its watchdog has restarted it"):
                await board.home()
            board.clear_fault()
            pico.settle()
            assert (await board.home())["left"].found
            await pass_time(board, pico, 0.5)
            assert board.fault is None


@pytest.mark.pico
@in_loop
async def test_that_it_hung_is_told_once(tmp_path: Path) -> None:
    settings = pico_settings(tmp_path, without=["screen", "right"])
    with virtual_pico(tmp_path, settings) as pico:
        hang(pico)
        async with board_on(pico, settings) as board:
            assert board.fault is not None
        async with board_on(pico, settings) as board:
            await pass_time(board, pico, 0.5)
            assert board.fault is None


@pytest.mark.pico
@in_loop
async def test_a_companion_that_goes_silent_leaves_coils_that_are_off(tmp_path: Path) -> None:
    async with pico_board(tmp_path, without=["screen"]) as (board, pico):
        await board.home()
        seen: list[bool] = []
        # It neither beats nor listens any more, but its port stays open.
        board.clock.call_at(board.clock.now() + 1, lambda: setattr(board.link, "_write", lambda _data: None))
        board.clock.call_at(board.clock.now() + 2.0, lambda: seen.append(pico.powered("left")))
        board.clock.call_at(board.clock.now() + 2.8, lambda: seen.append(pico.powered("left")))
        with pytest.raises(BoardFaulted, match="received nothing from this computer during a move"):
            await board.spin({"left": ReelMove(1, turns=5)})
        await pass_time(board, pico, 0.5)
        assert seen == [True, False]


@pytest.mark.pico
@in_loop
async def test_what_the_lights_and_the_buzzer_of_the_pico_do(tmp_path: Path) -> None:
    async with pico_board(tmp_path, without=["screen"]) as (board, pico):
        board.lights.show({"left": Glow((1.0, 0.0, 0.5))})
        board.buzzer.play([Note(1.0, 440)])
        pico.settle()
        lights = dict(zip(board.settings.lights, pico.seen["lights"], strict=True))
        assert lights["left"] == [65535, 0, 128 * 257]
        assert pico.seen["tone"] == 440
        await pass_time(board, pico, 1.2)
        assert pico.seen["tone"] == 0
