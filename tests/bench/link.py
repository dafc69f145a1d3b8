"""The link to a Pico: round trip and throughput over a pty, beside a pty that only echoes the same bytes.

The other end is the real firmware in MicroPython on this machine; a Pico is slower, and has USB in between.
The echo is what pty, pyserial and threads take without any protocol.
"""

from __future__ import annotations

import os
import tempfile
import threading
import tty
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import pytest
from companion._firmware import wire
from rich.console import Console
from rich.table import Table

from companion.hal.clock import VirtualClock
from companion.hal.pico.link import Link
from companion.hal.pico.port import open_port
from tests.firmware.pico import virtual_pico
from tests.firmware.rig import pico_settings

ROUND_TRIPS = 500
IN_FLIGHT = 16
P99_TARGET_MS = 50.0
"""A quarter of a heartbeat: whatever takes longer is felt."""


def run() -> None:
    """Print both sides."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            pico, each_s, frame_bytes = measure_pico(Path(folder))
    except pytest.skip.Exception as reason:
        print(f"left out: it {reason}")
        return
    echo = measure_echo(frame_bytes)
    show(pico, echo, each_s, frame_bytes)


def measure_pico(folder: Path) -> tuple[list[float], float, int]:
    """Round trips in seconds; seconds a command with many on their way; bytes of a question and answer."""
    with virtual_pico(folder, pico_settings(folder, without=["screen"]), VirtualClock()) as pico:

        def ignore(_: object) -> None:
            """Only the answers count."""

        link = Link(pico.port, pico.clock, ignore, on_lost=ignore, on_back=ignore, opener=pico.open_serial)
        pico.links.append(link)
        link.open()
        body = bytes(9)
        trips = timed(lambda: link.ask(wire.LIGHTS, body).result())
        start = perf_counter()
        for _ in range(ROUND_TRIPS // IN_FLIGHT):
            for question in [link.ask(wire.LIGHTS, body) for _ in range(IN_FLIGHT)]:
                question.result()
        each_s = (perf_counter() - start) / (ROUND_TRIPS // IN_FLIGHT * IN_FLIGHT)
        link.close()
    answer = wire.frame(wire.STATUS, 1, wire.status(1, 0, 0, 0, 0, [(0, 0)] * 2))
    return trips, each_s, len(wire.frame(wire.LIGHTS, 1, body)) + len(answer)


def measure_echo(size: int) -> list[float]:
    master, slave = os.openpty()
    tty.setraw(slave)

    def echo() -> None:
        try:
            while data := os.read(master, 4096):
                os.write(master, data)
        except OSError:
            return

    threading.Thread(target=echo, daemon=True).start()
    message = b"x" * (size // 2)
    with open_port(os.ttyname(slave)) as port:

        def there_and_back() -> None:
            port.write(message)
            port.read(len(message))

        trips = timed(there_and_back)
    os.close(slave)
    return trips


def timed(act: Callable[[], object]) -> list[float]:
    trips = []
    for _ in range(ROUND_TRIPS):
        start = perf_counter()
        act()
        trips.append(perf_counter() - start)
    return trips


def show(pico: list[float], echo: list[float], each_s: float, frame_bytes: int) -> None:
    table = Table("", "median ms", "p99 ms", box=None)
    for name, trips in (("question and answer", pico), ("echo of as many bytes", echo)):
        cuts = quantiles(trips, n=100)
        table.add_row(name, f"{cuts[49] * 1000:.2f}", f"{cuts[98] * 1000:.2f}")
    console = Console()
    console.print(table)
    verdict = "reached" if quantiles(pico, n=100)[98] * 1000 <= P99_TARGET_MS else "MISSED"
    console.print(f"p99 {P99_TARGET_MS:g} ms: {verdict}")
    console.print(
        f"throughput with {IN_FLIGHT} on their way: {1 / each_s:.0f} commands a second, "
        f"{frame_bytes / each_s / 1000:.1f} kB a second both ways"
    )
