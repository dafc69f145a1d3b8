"""What systemd hears of `tray run`: that it is ready, and signs of life for as long as its loop lives."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from companion.web.notify import Service
from tests.cli.terminal import PATIENCE, environment

SILENCE_S = 0.5
BEAT_USEC = "30000"


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket at which systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(PATIENCE)
        yield ear


def started_by(ear: socket.socket, **more: str) -> dict[str, str]:
    return {"NOTIFY_SOCKET": str(ear.getsockname()), **more}


def drain(ear: socket.socket) -> None:
    """Take what was said already."""
    ear.setblocking(False)
    with suppress(BlockingIOError):
        while ear.recv(100):
            pass


@contextmanager
def loop_in_a_thread() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_a_ready_service_says_so_and_goes_on_to_show_that_it_lives(ear: socket.socket) -> None:
    with loop_in_a_thread() as loop:
        service = Service(started_by(ear, WATCHDOG_USEC=BEAT_USEC))
        loop.call_soon_threadsafe(service.ready, "Serving")
        assert ear.recv(100) == b"READY=1\nSTATUS=Serving"
        assert [ear.recv(100) for _ in range(5)] == [b"WATCHDOG=1"] * 5


def test_a_loop_that_hangs_shows_no_sign_of_life(ear: socket.socket) -> None:
    awake = threading.Event()
    hangs = threading.Event()

    def hang() -> None:
        hangs.set()
        awake.wait()

    with loop_in_a_thread() as loop:
        loop.call_soon_threadsafe(Service(started_by(ear, WATCHDOG_USEC=BEAT_USEC)).ready, "")
        while ear.recv(100) != b"WATCHDOG=1":
            pass
        loop.call_soon_threadsafe(hang)
        hangs.wait()
        try:
            drain(ear)
            ear.settimeout(SILENCE_S)
            with pytest.raises(TimeoutError):
                ear.recv(100)
        finally:
            awake.set()
        ear.settimeout(PATIENCE)
        assert ear.recv(100) == b"WATCHDOG=1"


def test_without_a_watchdog_it_is_ready_and_silent(ear: socket.socket) -> None:
    with loop_in_a_thread() as loop:
        loop.call_soon_threadsafe(Service(started_by(ear)).ready, "Serving")
        assert ear.recv(100).startswith(b"READY=1")
        ear.settimeout(SILENCE_S)
        with pytest.raises(TimeoutError):
            ear.recv(100)


def test_a_watchdog_of_another_process_is_not_fed(ear: socket.socket) -> None:
    with loop_in_a_thread() as loop:
        service = Service(started_by(ear, WATCHDOG_USEC=BEAT_USEC, WATCHDOG_PID="1"))
        loop.call_soon_threadsafe(service.ready, "Serving")
        assert ear.recv(100).startswith(b"READY=1")
        ear.settimeout(SILENCE_S)
        with pytest.raises(TimeoutError):
            ear.recv(100)


def test_an_abstract_socket_is_reached_too() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear, loop_in_a_thread() as loop:
        ear.bind("\0tray-test-notify")
        ear.settimeout(PATIENCE)
        loop.call_soon_threadsafe(Service({"NOTIFY_SOCKET": "@tray-test-notify"}).ready, "")
        assert ear.recv(100).startswith(b"READY=1")


def test_where_no_systemd_listens_nothing_is_said() -> None:
    Service({}).ready("Serving")


@pytest.mark.process
def test_tray_run_is_ready_once_its_pages_are_served_and_ends_well(
    ear: socket.socket, tmp_path: Path
) -> None:
    home = tmp_path
    flags = ("--board", "sim", "--host", "127.0.0.1", "--port", "0", "--data", str(home / "data"))
    with subprocess.Popen(
        [sys.executable, "-m", "companion.cli", "run", *flags],
        env=environment(home, **started_by(ear, WATCHDOG_USEC=BEAT_USEC)),
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
        assert service.wait(PATIENCE) == 0
