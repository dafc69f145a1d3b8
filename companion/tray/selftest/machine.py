"""The machine under the tray: what `tray doctor` looks at, as checks of the self-test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

from companion.hal import lines
from companion.sentences import Sentence, Words
from companion.tray.machine import computer, parts
from companion.tray.machine.finding import Eyes, Finding, Level
from companion.tray.selftest.bench import Bench
from companion.tray.selftest.check import Check, Found, Verdict

VERDICTS = {Level.WELL: Verdict.WELL, Level.WARNING: Verdict.WARNING, Level.WRONG: Verdict.WRONG}

Look = Callable[[Eyes], Finding]


def machine_checks() -> Iterator[Check]:
    yield _check(
        "supply",
        Sentence("Supply"),
        Sentence("Ask the Pi whether its supply is strong."),
        computer.check_power,
    )
    yield _check("pins", Sentence("Pins"), Sentence("Ask the kernel who holds the pins."), check_pins)
    yield _check(
        "bus", Sentence("Bus of the screen"), Sentence("Look for the bus and its speed."), parts.check_bus
    )
    yield _check(
        "generator",
        Sentence("Generator of chance"),
        Sentence("Read from the generator."),
        parts.check_generator,
    )
    yield _check("disk", Sentence("Disk"), Sentence("Look for free space."), computer.check_disk)
    yield _check("clock", Sentence("Clock"), Sentence("Look at the clock."), computer.check_clock)


def check_pins(eyes: Eyes) -> Finding:
    """The board is open, so the pins that lgpio holds are its own."""

    def others(root: Path) -> dict[int, str]:
        return {pin: holder for pin, holder in lines.holders(root).items() if holder != lines.OUR_KIND}

    return parts.check_pins(eyes, others)


def supply_after_load() -> Check:
    """Once more, after all motors have turned: that is when a weak supply shows."""
    return _check(
        "supply-loaded",
        Sentence("Supply under load"),
        Sentence("Ask again, now that the motors have turned."),
        computer.check_power,
    )


def _check(name: str, title: Words, does: Words, look: Look) -> Check:
    async def run(bench: Bench) -> Found:
        finding = await asyncio.to_thread(look, bench.eyes)
        return Found(VERDICTS[finding.level], finding.text, "", finding.fix)

    return Check(name, title, does, run)
