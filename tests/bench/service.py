"""What `tray run` costs: time until its page answers, memory and processor at rest, and 200 pages at once.

The service runs as it would on a Pi, on the simulated board. The delay of a record is taken from the moment
that a command is sent until each page has read its news, all pages being in one process here, so what they
take to read is counted too.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from statistics import quantiles

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from companion.web.version import VERSION

PAGES, COMMANDS = 200, 100
PAGES_OF_ONE_ADDRESS = 50
REST_S = 20.0
SETTLE_S = 8.0
"""Homing and warming up are not rest."""
READY_S, MEMORY_MB, CPU_PERCENT = 1.5, 60.0, 1.0
START = {"do": "start-match", "edition": "eye-eye", "players": [{"name": "Ann"}, {"name": "Bo"}]}
COLOURS = ("red", "blue")


def run() -> None:
    with tempfile.TemporaryDirectory() as folder, service(Path(folder)) as (process, port, ready):
        time.sleep(SETTLE_S)
        busy, started = cpu_seconds(process.pid), time.perf_counter()
        time.sleep(REST_S)
        percent = 100 * (cpu_seconds(process.pid) - busy) / (time.perf_counter() - started)
        memory = megabytes(process.pid)
        delays = asyncio.run(news(port))
    show(ready, memory, percent, delays)


@contextmanager
def service(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int, float]]:
    """A running service, its port, and the seconds until its page answered."""
    port = free_port()
    flags = ["--board", "sim", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    started = time.perf_counter()
    process = subprocess.Popen(
        [Path(sys.executable).with_name("tray"), "run", *flags], stdout=subprocess.DEVNULL
    )
    try:
        while not answers(port):
            if process.poll() is not None:
                sys.exit("tray run ended: start it by hand to see why.")
            time.sleep(0.005)
        yield process, port, time.perf_counter() - started
    finally:
        process.terminate()
        process.wait()


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1) as page:
            return bool(page.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def megabytes(pid: int) -> float:
    """Resident memory of the service, which is one process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ProcessLookupError(pid)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def news(port: int) -> list[float]:
    """How long each page waited for each record."""
    async with AsyncExitStack() as stack:
        pages: list[ClientConnection] = []
        for number in range(PAGES):
            address = f"127.0.0.{2 + number // PAGES_OF_ONE_ADDRESS}", 0
            link = connect(f"ws://127.0.0.1:{port}/ws", local_addr=address, max_size=None)
            page = await stack.enter_async_context(link)
            await page.send(json.dumps({"type": "hello", "version": VERSION}))
            await heard(page, "welcome")
            pages.append(page)
        first = pages[0]
        delays: list[float] = []
        calls = [{"do": "call-colour", "colour": colour} for colour in COLOURS * (COMMANDS // 2)]
        for number, command in enumerate((START, *calls)):
            sent = time.perf_counter()
            waiting = [asyncio.ensure_future(heard(page, "news")) for page in pages]
            await first.send(json.dumps({"type": "do", "id": number, "command": command}))
            arrived = await asyncio.gather(*waiting)
            delays += [each - sent for each in arrived if number]
        return delays


async def heard(page: ClientConnection, kind: str) -> float:
    """When the next message of this kind has been read."""
    while True:
        message = json.loads(await page.recv())
        if message["type"] == "stranger":
            sys.exit(f"The service does not let the benchmark in: {message['reason']}")
        if message["type"] == kind:
            return time.perf_counter()


def show(ready: float, memory: float, percent: float, delays: list[float]) -> None:
    table = Table("what", "measured", "to reach", "")
    for what, measured, target, unit in (
        ("page answers after", ready, READY_S, "s"),
        ("memory at rest", memory, MEMORY_MB, "MB"),
        ("one core at rest", percent, CPU_PERCENT, "%"),
    ):
        table.add_row(
            what,
            f"{measured:.2f} {unit}",
            f"≤ {target:g} {unit}",
            "reached" if measured <= target else "MISSED",
        )
    console = Console()
    console.print(table)
    cuts = quantiles(delays, n=100)
    console.print(
        f"{COMMANDS} records to each of {PAGES} pages, from command to read: "
        f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms"
    )
