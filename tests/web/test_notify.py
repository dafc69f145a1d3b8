"""What systemd hears of `tray run`: that it is ready, and signs of life for as long as its loop lives."""

from __future__ import annotations

import asyncio
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from companion.web.notify import Systemd
from tests.cli.terminal import environment

BEAT_S = 0.03
USEC = str(round(3 * BEAT_S * 1e6))
SILENCE_S = 3 * BEAT_S
LONG_S = 1000 * BEAT_S


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket at which systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        yield ear


def started_by(ear: socket.socket, **more: str) -> dict[str, str]:
    return {"NOTIFY_SOCKET": str(ear.getsockname()), **more}


def heard(ear: socket.socket) -> list[bytes]:
    """What was said already."""
    said = []
    with suppress(BlockingIOError):
        while True:
            said.append(ear.recv(100, socket.MSG_DONTWAIT))
    return said


class TimedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes when the test says so."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def pass_time(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            self.now += BEAT_S / 2
            self.call_soon(self.stop)
            self.run_forever()


@pytest.fixture
def loop() -> Iterator[TimedLoop]:
    with closing(TimedLoop()) as loop:
        yield loop


def test_a_ready_service_says_so_and_goes_on_to_show_that_it_lives(
    ear: socket.socket, loop: TimedLoop
) -> None:
    loop.call_soon(Systemd(started_by(ear, WATCHDOG_USEC=USEC)).ready, "Serving")
    loop.pass_time(10 * BEAT_S)
    ready, *alive = heard(ear)
    assert ready == b"READY=1\nSTATUS=Serving"
    assert set(alive) == {b"WATCHDOG=1"}
    assert 9 <= len(alive) <= 11


def test_a_loop_that_hangs_shows_no_sign_of_life(ear: socket.socket) -> None:
    awake = threading.Event()
    hangs = threading.Event()

    def hang() -> None:
        hangs.set()
        awake.wait()

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        loop.call_soon_threadsafe(Systemd(started_by(ear, WATCHDOG_USEC=USEC)).ready, "")
        while ear.recv(100) != b"WATCHDOG=1":
            pass
        loop.call_soon_threadsafe(hang)
        hangs.wait()
        heard(ear)
        assert not select.select([ear], [], [], SILENCE_S)[0]
        awake.set()
        assert ear.recv(100) == b"WATCHDOG=1"
    finally:
        awake.set()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_without_a_watchdog_it_is_ready_and_silent(ear: socket.socket, loop: TimedLoop) -> None:
    loop.call_soon(Systemd(started_by(ear)).ready, "Serving")
    loop.pass_time(LONG_S)
    assert heard(ear) == [b"READY=1\nSTATUS=Serving"]


def test_a_watchdog_of_another_process_is_not_fed(ear: socket.socket, loop: TimedLoop) -> None:
    systemd = Systemd(started_by(ear, WATCHDOG_USEC=USEC, WATCHDOG_PID="1"))
    loop.call_soon(systemd.ready, "Serving")
    loop.pass_time(LONG_S)
    assert heard(ear) == [b"READY=1\nSTATUS=Serving"]


def test_an_abstract_socket_is_reached_too(loop: TimedLoop) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        name = f"tray-test-notify-{os.getpid()}"
        ear.bind(f"\0{name}")
        loop.call_soon(Systemd({"NOTIFY_SOCKET": f"@{name}"}).ready, "")
        loop.pass_time(BEAT_S)
        assert heard(ear)[0].startswith(b"READY=1")


def test_where_no_systemd_listens_nothing_is_said() -> None:
    Systemd({}).ready("Serving")


@pytest.mark.process
def test_tray_run_is_ready_once_its_pages_are_served_and_ends_well(
    ear: socket.socket, tmp_path: Path
) -> None:
    home = tmp_path
    flags = ("--board", "sim", "--host", "127.0.0.1", "--port", "0", "--data", str(home / "data"))
    with subprocess.Popen(
        [sys.executable, "-m", "companion.cli", "run", *flags],
        env=environment(home, **started_by(ear, WATCHDOG_USEC=USEC)),
        stdout=subprocess.DEVNULL,
    ) as service:
        try:
            said = ear.recv(200).decode()
            port = re.fullmatch(r"READY=1\nSTATUS=Serving http://localhost:(\d+)/", said)
            assert port is not None, said
            socket.create_connection(("127.0.0.1", int(port[1]))).close()
            assert ear.recv(100) == b"WATCHDOG=1"
        finally:
            service.send_signal(signal.SIGTERM)
        assert service.wait() == 0
