"""``tray run`` and ``tray sim`` as processes: ready, reachable, told apart from others, and ended well."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync import client as sync_client

from companion.web.errors import NoSuchAddress
from companion.web.join import Place, lan_address
from companion.web.serve import listen
from companion.web.version import VERSION
from tests.cli.terminal import TRAY, environment, run, run_program

FEW_HANDLES = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
os.execv(sys.argv[1], sys.argv[1:])
"""


@contextmanager
def companion(
    data: Path, *args: str, command: Sequence[str] = TRAY
) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A running companion, its address, and what it says about joining."""
    process = subprocess.Popen(
        [*command, *args, "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(data),
    )
    with process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            address = re.fullmatch(r"Tray Companion is at (http://\S+/)\n", first)
            assert address, first
            yield process, address.group(1), process.stdout.readline()
        finally:
            process.kill()


def wait_until_awake(address: str) -> None:
    """The tray has woken up, and read all files that it needs for that."""
    with sync_client.connect(f"{address.replace('http', 'ws')}ws", max_size=None) as page:
        page.send(json.dumps({"type": "hello", "version": VERSION}))
        state = json.loads(page.recv())["tray"]["state"]
        while state != "ready":
            state = json.loads(page.recv()).get("state", state)


def _end(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, str]:
    process.send_signal(number)
    _, errors = process.communicate()
    return process.returncode, errors


@pytest.mark.process
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_sim_says_where_it_is_answers_there_and_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    with companion(tmp_path, "sim", "--no-open") as (process, address, joining):
        assert address.startswith("http://localhost:")
        assert joining == "Only this computer can join: start with --host 0.0.0.0 to let phones in.\n"
        with urlopen(address) as page:
            assert page.status == 200
            assert b"<!doctype html>" in page.read()
        assert _end(process, number) == (0, "")


@pytest.mark.process
@pytest.mark.skipif(not lan_address(), reason="this machine has no network")
def test_sim_is_for_this_computer_alone_and_run_for_all(tmp_path: Path) -> None:
    with companion(tmp_path, "sim", "--no-open") as (_, address, _joining):
        port = int(address.rstrip("/").rpartition(":")[2])
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((lan_address(), port))
    with companion(tmp_path, "run", "--board", "sim") as (process, address, joining):
        port = int(address.rstrip("/").rpartition(":")[2])
        link = re.fullmatch(
            rf"Phones join at (http://{re.escape(lan_address())}:{port}/j/\w{{5}})\n", joining
        )
        assert link, joining
        with urlopen(link.group(1)) as page:
            assert page.status == 200
        assert _end(process, signal.SIGTERM) == (0, "")


@pytest.mark.process
def test_open_pages_are_told_when_it_ends(tmp_path: Path) -> None:
    with companion(tmp_path, "sim", "--no-open") as (process, address, _):

        async def watch() -> int | None:
            async with connect(f"{address.replace('http', 'ws')}ws") as page:
                await page.send(json.dumps({"type": "hello", "version": VERSION, "watch": ["tray"]}))
                await page.recv()
                process.send_signal(signal.SIGTERM)
                with suppress(ConnectionClosed):
                    while True:
                        await page.recv()
                return page.close_code

        assert asyncio.run(watch()) == 1012
        _, errors = process.communicate()
        assert (process.returncode, errors) == (0, "")


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run(tmp_path, "sim", "--no-open", "--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == (
        f"tray: Port {port} is taken, perhaps by another companion: stop that one, or choose another port "
        f"with --port {port + 1}.\n"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux, as a service does")
@pytest.mark.parametrize("host", ["203.0.113.77", "2001:db8::77"])
def test_a_service_waits_for_an_address_that_the_network_has_not_given_it_yet(
    host: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(NoSuchAddress):
        listen(host, 0)
    with listen(host, 0, wait=True) as door:
        assert door.getsockname()[0] == host
        assert door.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    assert f"does not have the address {host} yet" in caplog.text


@pytest.mark.process
def test_an_address_of_somebody_else_is_one_sentence(tmp_path: Path) -> None:
    done = run_program(tmp_path, "run", "--host", "203.0.113.77", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert re.fullmatch(
        r"tray: This machine cannot listen at 203\.0\.113\.77 \(.+\): choose .+\n", done.stderr
    )


@pytest.mark.process
def test_a_name_that_nobody_has_is_one_sentence(tmp_path: Path) -> None:
    done = run_program(tmp_path, "run", "--host", "999.1.1.1", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert "This machine cannot listen at 999.1.1.1 (" in done.stderr
    assert "Unknown error" not in done.stderr


@pytest.mark.process
def test_a_name_that_cannot_be_one_is_one_sentence(tmp_path: Path) -> None:
    host = "é" * 80
    done = run_program(tmp_path, "run", "--host", host, "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert re.fullmatch(rf"tray: This machine cannot listen at {host} \(no host .+\): .+\n", done.stderr)


@pytest.mark.process
def test_without_file_handles_it_says_so_once_and_goes_on_when_there_are_some(tmp_path: Path) -> None:
    few = [sys.executable, "-c", FEW_HANDLES, *TRAY]
    with companion(tmp_path, "sim", "--no-open", command=few) as (process, address, _):
        wait_until_awake(address)
        there = "localhost", int(address.rstrip("/").rpartition(":")[2])
        with ExitStack() as open_lines:
            for _ in range(90):
                open_lines.enter_context(socket.create_connection(there))
            assert process.stderr is not None
            said = process.stderr.readline()
        assert re.fullmatch(r"Connections cannot be accepted \(Too many open files; .+\n", said)
        with urlopen(address) as page:
            assert page.status == 200
        assert _end(process, signal.SIGTERM) == (0, "")


@pytest.mark.process
def test_a_second_companion_on_the_same_data_is_one_sentence(tmp_path: Path) -> None:
    with companion(tmp_path, "sim", "--no-open"):
        done = run(tmp_path, "sim", "--no-open", "--port", "0", TRAY_DATA=str(tmp_path))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_link_fits_the_code_on_the_screen() -> None:
    link = Place("192.168.100.200", 65535).join("BCDFG")
    assert link.url == "http://192.168.100.200:65535/j/BCDFG"
    assert len(link.url) <= 38
    assert link.qr.startswith("<svg")
    assert "style" not in link.qr
    assert Place("0.0.0.0", 80, "tray.local").join("BCDFG").url == "http://tray.local/j/BCDFG"
    assert Place("::1", 8080).here == "http://[::1]:8080/"
    assert Place("127.0.0.1", 8080).join("BCDFG").url == ""
