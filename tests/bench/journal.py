"""How long a durable append takes, beside a bare SQLite commit of the same row in the same run.

Both sides sync to the same disk with the same settings and take turns, so that a disk that is busy with other
things hits both alike. Bare is the least that can be done: one INSERT of a row that is ready. The ratio is
that of the medians: what the slowest in a hundred takes is up to the disk, and differs from run to run.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from rich.console import Console
from rich.table import Table

from companion.table.journal import open_journal, unkept_journal
from companion.table.journal.journal import INSERT
from companion.table.journal.opening import NAME
from companion.table.journal.records import SpinDrawn
from companion.table.journal.schema import PRAGMAS

APPENDS = 1000
RATIO_TARGET = 1.3
P99_TARGET_MS = 20.0
DRAW = {"kind": "draw", "n": 3, "result": 1, "used": "a7", "rejections": 0, "sources": ["hwrng", "kernel"]}
SPIN = SpinDrawn(tray="eyes", faces=("green", "draw-4"), evidence=(DRAW, DRAW), spinner="ann")


def run() -> None:
    """Print both sides and the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = measure(Path(folder))
    show(ours, bare)


def measure(folder: Path) -> tuple[list[float], list[float]]:
    with unkept_journal() as ready:
        for _ in range(APPENDS):
            ready.append(SPIN)
        rows = [entry.row for entry in ready.records()]
    ours: list[float] = []
    bare: list[float] = []
    with open_journal(folder / "ours") as journal, closing(connect(folder / "bare")) as database:
        sides: list[tuple[list[float], Callable[[tuple[str | int, ...]], object]]] = [
            (ours, lambda row: journal.append(SPIN)),
            (bare, lambda row: database.execute(INSERT, row)),
        ]
        for row in rows:
            sides.reverse()
            for seconds, commit in sides:
                start = perf_counter()
                commit(row)
                seconds.append(perf_counter() - start)
    return ours, bare


def connect(folder: Path) -> sqlite3.Connection:
    """A database with the same table and settings."""
    open_journal(folder).close()
    database = sqlite3.connect(folder / NAME, isolation_level=None)
    for name, value in PRAGMAS.items():
        database.execute(f"PRAGMA {name} = {value}")
    return database


def show(ours: list[float], bare: list[float]) -> None:
    table = Table("side", "p50, ms", "p99, ms", title=f"{APPENDS} commits each, a drawn spin in every one")
    for column in table.columns[1:]:
        column.justify = "right"
    (our_p50, our_p99), (bare_p50, bare_p99) = percentiles(ours), percentiles(bare)
    table.add_row("journal append", f"{our_p50:.2f}", f"{our_p99:.2f}")
    table.add_row("bare SQLite commit", f"{bare_p50:.2f}", f"{bare_p99:.2f}")
    console = Console()
    console.print(table)
    for what, reached, target, unit in (
        ("p50 against a bare commit", our_p50 / bare_p50, RATIO_TARGET, "×"),
        ("p99", our_p99, P99_TARGET_MS, "ms"),
    ):
        verdict = "reached" if reached <= target else "MISSED"
        console.print(f"{what}: {reached:.2f} {unit}, target at most {target:g} {unit}: {verdict}")


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """The 50th and the 99th, in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
