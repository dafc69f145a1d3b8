"""How punctual the half steps are, idle and with both cores loaded, beside a loop of relative sleeps."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from companion.config import load
from companion.config.board import BoardSettings
from companion.hal import Glow, RealClock, ReelMove, VirtualClock
from companion.hal.coils import PATTERNS
from companion.hal.sim import SimBoard
from companion.hal.spin_plan import Journey, spin_courses
from companion.tray import SpinDrawn, SpinFile

CORES = 2
SPINS = 3
PRESSES = 100
FAST_SPINS = 20
PAGE = {"hand": [{"colour": colour, "number": number} for colour in "RGBY" for number in range(10)]}


@dataclass(frozen=True)
class Timing:
    """What became of the half steps of one or more moves of one reel each."""

    gaps: list[float]
    late_steps: int
    planned_s: float
    took_s: float
    lost: int
    cpu_s: float

    def row(self, name: str, limit_hz: float) -> list[str]:
        return [
            name,
            f"{min(self.gaps) * 1000:.3f} ms",
            str(sum(gap < 1 / limit_hz for gap in self.gaps)),
            f"{self.late_steps / len(self.gaps):.1%}",
            f"{self.took_s / self.planned_s - 1:+.2%}",
            str(self.lost),
            f"{self.cpu_s / self.took_s:.0%}",
        ]


def run() -> None:
    """Print all tables."""
    asyncio.run(_run())


async def _run() -> None:
    settings = load(files=[], environ={}, flags={"board.profile": "eyes"}).board
    limit = settings.motion.limit_hz
    table = Table(
        "two eyes",
        "shortest gap",
        f"under {1000 / limit:.1f} ms",
        "late",
        "length",
        "lost",
        "CPU",
        title="Half steps in real time",
    )
    table.add_row(*(await spins(settings)).row("idle, this driver", limit))
    table.add_row(*relative_sleeps(settings).row("idle, relative sleeps", limit))
    with both_cores_busy():
        async with pages_served():
            loaded = await spins(settings)
        table.add_row(*loaded.row("loaded, this driver", limit))
        table.add_row(*relative_sleeps(settings).row("loaded, relative sleeps", limit))
    console = Console()
    console.print(table)
    console.print(await presses(settings))
    console.print(await fast(settings))


async def spins(settings: BoardSettings) -> Timing:
    """Whole spins of both eyes, as the tray makes them."""
    gaps: list[float] = []
    late = 0
    planned = took = cpu = 0.0
    async with SimBoard(settings, RealClock()) as board:
        await board.home()
        for number in range(SPINS):
            board.stepper.log.clear()
            late -= board.stepper.late
            cpu -= time.process_time()
            await board.spin({"left": ReelMove(number % 3), "right": ReelMove((number + 1) % 3)})
            cpu += time.process_time()
            late += board.stepper.late
            for reel in board.reels:
                gaps += steps_apart([step.at for step in board.stepper.log if step.reel == reel])
            planned += max(step.planned for step in board.stepper.log)
            took += board.stepper.log[-1].at - (board.stepper.first_edge_at or 0)
        lost = sum(motor.lost for motor in board.sim.motors.values())
    return Timing(gaps, late, planned, took, lost, cpu)


def relative_sleeps(settings: BoardSettings) -> Timing:
    """The same ramp as RpiMotorLib would make it: write four pins, sleep, write four pins."""
    board = SimBoard(settings, RealClock())
    reel = settings.reels["left"]
    (course,) = spin_courses([Journey(reel.turn / 2, reel.turn, reel.faces)], settings.motion)
    pins = [board.sim.factory.pin(number) for number in reel.coils]
    for pin in pins:
        pin.output_with_state(0)
    planned = [0.0, *course.times()]
    made = [time.monotonic()]
    cpu = time.process_time()
    for number, (before, after) in enumerate(pairwise(planned)):
        for coil, pin in enumerate(pins):
            pin.state = PATTERNS[number % len(PATTERNS)] >> coil & 1
        time.sleep(after - before)
        made.append(time.monotonic())
    cpu = time.process_time() - cpu
    late = sum(at - made[0] - due > 0.00025 for at, due in zip(made, planned, strict=True))
    lost = board.sim.motors["left"].lost
    board.close()
    return Timing(steps_apart(made), late, planned[-1], made[-1] - made[0], lost, cpu)


def steps_apart(times: Sequence[float]) -> list[float]:
    return [after - before for before, after in pairwise(times)]


@contextmanager
def both_cores_busy() -> Iterator[None]:
    """Two processes that do nothing but keep a core busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(CORES)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


@asynccontextmanager
async def pages_served() -> AsyncIterator[None]:
    """An event loop with work: fifty pages that want news ten times a second."""

    async def serve() -> None:
        while True:
            json.dumps(PAGE)
            await asyncio.sleep(0.1)

    pages = [asyncio.create_task(serve()) for _ in range(50)]
    try:
        yield
    finally:
        for page in pages:
            page.cancel()


async def presses(settings: BoardSettings) -> Table:
    """From the release of the nose (less the time that debouncing takes) to light and first coil."""
    to_light: list[float] = []
    to_coil: list[float] = []
    commits = await durable_commits()
    async with SimBoard(settings, RealClock()) as board:
        await board.home()
        nose = settings.nose
        assert nose is not None
        for _ in range(PRESSES):
            pressed, released = asyncio.Event(), asyncio.Event()

            def accepted(released: asyncio.Event = released) -> None:
                board.lights.show({"left": Glow((1.0, 1.0, 1.0))})
                released.set()

            board.nose.on_press, board.nose.on_release = pressed.set, accepted
            board.lights.off()
            board.sim.push_nose()
            await pressed.wait()
            board.sim.release_nose()
            due = board.clock.now() + nose.debounce_s
            await released.wait()
            to_light.append(board.clock.now() - due)
            board.stepper.first_edge_at = None
            spinning = asyncio.create_task(board.spin({"left": ReelMove(0), "right": ReelMove(1)}))
            while board.stepper.first_edge_at is None:
                await asyncio.sleep(0.001)
            to_coil.append(board.stepper.first_edge_at - due)
            spinning.cancel()
            await asyncio.wait([spinning])
    table = Table("nose release accepted →", "median", "p99", title=f"{PRESSES} presses, simulated")
    rows = (("light", to_light), ("first coil edge", to_coil), ("apart: one durable commit", commits))
    for name, delays in rows:
        delays.sort()
        median, p99 = delays[len(delays) // 2], delays[round(0.99 * len(delays)) - 1]
        table.add_row(name, f"{median * 1000:.2f} ms", f"{p99 * 1000:.2f} ms")
    return table


async def durable_commits() -> list[float]:
    """What a spin waits for between its draw and its first step: the faces on the disk."""
    times: list[float] = []
    with TemporaryDirectory(dir=Path.cwd()) as folder, SpinFile(Path(folder)) as kept:
        for _ in range(PRESSES):
            begun = time.perf_counter()
            await kept.commit(SpinDrawn(tray="eyes", ids=("green", "draw-4"), evidence=()))
            times.append(time.perf_counter() - begun)
    return times


async def fast(settings: BoardSettings) -> Table:
    """Virtual time: what a test or `--fast` pays for a spin."""
    async with SimBoard(settings, VirtualClock()) as board:
        await board.home()
        steps = 0
        begin, cpu = time.perf_counter(), time.process_time()
        for number in range(FAST_SPINS):
            landings = await board.spin({"left": ReelMove(number % 3), "right": ReelMove(number // 3 % 3)})
            steps += sum(landing.evidence.half_steps for landing in landings.values())
        seconds, cpu = time.perf_counter() - begin, time.process_time() - cpu
    table = Table("virtual time", "wall", "CPU", title=f"{FAST_SPINS} spins of two eyes")
    table.add_row("a spin", *(f"{spent / FAST_SPINS * 1000:.0f} ms" for spent in (seconds, cpu)))
    table.add_row("a half step", *(f"{spent / steps * 1e6:.1f} µs" for spent in (seconds, cpu)))
    return table


if __name__ == "__main__":
    run()
