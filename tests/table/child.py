"""A whole table in a process of its own, for tests that kill it or pull its plug.

python -m tests.table.child plays FOLDER ACTS [PRAGMA=VALUE ...]
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count, islice
from pathlib import Path

import msgspec

from companion.errors import TrayError
from companion.hal import VirtualClock
from companion.sentences import encode
from companion.table.commands import (
    CallColour,
    Command,
    DrawDealer,
    NewPlayer,
    PassTurn,
    PenaliseUno,
    ScoreRound,
    Spin,
    StartMatch,
    Undo,
)
from companion.table.journal import schema
from companion.table.journal.rounds import Rounds
from companion.table.journal.state import TableState
from companion.table.open import open_table
from companion.table.table import Table
from companion.tray import SpinStarted, TrayEvent
from tests.hal.rig import brisk
from tests.table.journal.child import say

PLAYERS = tuple(map(NewPlayer, ("Ann", "Bo", "Cy")))
ACTS: tuple[Callable[[random.Random], Command], ...] = (
    lambda chance: CallColour(colour=chance.choice(("red", "blue"))),
    lambda chance: PassTurn(turn_around=chance.random() < 0.3),
    lambda chance: PenaliseUno(player="p2"),
    lambda chance: ScoreRound(winner="p1", left={"p3": {"points": chance.randrange(20)}}),
    lambda chance: DrawDealer(),
    lambda chance: Undo(),
    *(lambda chance: Spin(),) * 5,
)


def command(what: str, folder: Path, *arguments: object) -> list[str]:
    return [sys.executable, "-m", __name__, what, str(folder), *map(str, arguments)]


def fingerprint(state: TableState) -> str:
    """Stands for everything that is so at a table."""
    return sha256(plain(state)).hexdigest()


def plain(state: TableState) -> bytes:
    """All of it, whether it comes from the journal's JSON or from the hands of the table."""
    return msgspec.json.encode(
        state, enc_hook=lambda value: [*value] if isinstance(value, Rounds) else encode(value)
    )


async def play(folder: Path, chance: random.Random, acts: int | None = None) -> None:
    """Says what is so, what begins to move, and what is kept, each before anything else happens."""
    # Motors and sensors as always, but nobody looks at the screen.
    config = brisk(data=str(folder), board__kind="sim", board__without=["screen", "lights", "buzzer"])
    async with open_table(config, VirtualClock()) as table:
        say(f"so {table.head.sequence} {fingerprint(table.state)}")
        table.tray.subscribe(lambda event: _say_what_moves(table, event))
        await changed(table, lambda: table.tray.state.plays and not table.spinning)
        if table.state.playing is None:
            await table.do(StartMatch(edition="eye-eye", players=PLAYERS, tracker=True))
            say_kept(table)
        for _ in islice(count(), acts):
            try:
                await table.do(chance.choice(ACTS)(chance))
            except TrayError:
                continue
            say_kept(table)
            if table.spinning:
                await changed(table, lambda: not table.spinning)
                say_kept(table)


def _say_what_moves(table: Table, event: TrayEvent) -> None:
    if isinstance(event, SpinStarted):
        assert table.state.drawn is not None
        say(f"moves {table.state.drawn[0]}")


def say_kept(table: Table) -> None:
    say(f"kept {table.head.sequence} {table.head.hash} {fingerprint(table.state)}")


async def changed(table: Table, seen: Callable[[], bool]) -> None:
    """Wait for something that the table tells of."""
    news = asyncio.Event()
    leave = table.subscribe(news.set)
    try:
        while not seen():
            await news.wait()
            news.clear()
    finally:
        leave()


def plays(folder: Path, acts: str, *pragmas: str) -> None:
    for pragma in pragmas:
        name, value = pragma.split("=")
        schema.PRAGMAS[name] = value
    asyncio.run(play(folder, random.Random(1), int(acts)))


def lives(folder: Path) -> None:
    """For each line that it reads, a companion that plays until it is killed."""
    for _ in sys.stdin:
        if not (companion := os.fork()):
            say(f"up {os.getpid()}")
            asyncio.run(play(folder, random.Random(os.getpid())))
            os._exit(0)
        _, status = os.waitpid(companion, 0)
        say(f"dead {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    _, what, folder, *arguments = sys.argv
    {each.__name__: each for each in (plays, lives)}[what](Path(folder), *arguments)
