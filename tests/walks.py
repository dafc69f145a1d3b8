"""``python -m tests.walks``: the way of a nose press and of a played card through the code.

Each way is walked in a real companion (simulated board, real socket). Whenever something leaves the event
loop (a message for a page, a picture for the screen, a record for the journal) or is handed over to a later
turn of it, the functions of ``companion/`` on the stack are the way there. What they only ask, what worker
threads do (steps, draws, writes), and what does not follow from the press or the message is not counted.
Nor are copies of lights, tunes and pictures for pages: they go beside the way.

    python -m tests.walks            the figures
    python -m tests.walks card       the functions of one way as well

Version 0.1.0: nose 47 functions, 17 files, 14 changes of layer; card 21 functions, 10 files, 2 changes.
Now: nose 38 functions, 18 files, 12 changes of layer; card 20 functions, 12 files, 2 changes.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar, Token
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import companion
from companion.hal import VirtualClock
from companion.hal.sim import SimBoard
from companion.table.table import Table
from tests.hal.rig import settled
from tests.table.virtual.rig import stacked
from tests.web.cards import AT_ONCE, move, start
from tests.web.rig import House, Page, house, until

HOME = Path(companion.__file__).parent
ASYNCIO = str(Path(asyncio.__file__).parent)
LEAVES = {
    ("web/outbox.py", "put"),
    ("hal/screen.py", "show"),
    ("table/journal/journal.py", "append"),
    ("hal/board.py", "post"),
}
"""Where something leaves, by file and function."""
BOUNCE_S = 0.1
"""Long enough for a button to stop bouncing."""
HANDED_OVER = ("create_task", "call_soon", "call_soon_threadsafe", "run_in_executor")
ON_THE_WAY: ContextVar[bool] = ContextVar("on_the_way", default=False)
"""Inherited by tasks and by whatever is handed over to a later turn of the event loop."""
BESIDE = ("hal/board.py", "tell")
"""How a board tells of its lights, tunes and pictures, which pages show as well."""
CLOCK = "hal/clock.py"
"""In a walk it is a virtual one, which the walk itself drives."""
UNNAMED = ("<lambda>", "<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>", "<module>")


@dataclass
class Walk:
    """The functions on the way, each once, in the order in which they were first seen there."""

    functions: dict[tuple[str, str], None] = field(default_factory=dict)
    """File and function."""
    _aside: list[Token[bool]] = field(default_factory=list)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        where = _file(code.co_filename), code.co_name
        if where == BESIDE and event == "call":
            self._aside.append(ON_THE_WAY.set(False))
        elif where == BESIDE and event == "return":
            ON_THE_WAY.reset(self._aside.pop())
        elif event == "call" and ON_THE_WAY.get():
            handed_over = code.co_filename.startswith(ASYNCIO) and code.co_name in HANDED_OVER
            if handed_over or where in LEAVES:
                self.functions |= dict.fromkeys(reversed(list(_ours(frame))))

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.functions}

    @property
    def layers(self) -> list[str]:
        """The layers in the order in which they are passed through."""
        return [layer for layer, _ in groupby(file.partition("/")[0] for file, _ in self.functions)]

    def __str__(self) -> str:
        changes = len(self.layers) - 1
        return f"{len(self.functions)} functions, {len(self.files)} files, {changes} changes of layer"


def _ours(frame: FrameType | None) -> Iterator[tuple[str, str]]:
    """The functions of the companion on a stack, the innermost first."""
    while frame is not None:
        file, name = _file(frame.f_code.co_filename), frame.f_code.co_qualname
        if file and file != CLOCK and frame.f_code.co_name not in UNNAMED:
            yield file, name
        frame = frame.f_back


def _file(path: str) -> str:
    """Where it lies in ``companion/``; empty for whatever lies elsewhere."""
    return path[len(str(HOME)) + 1 :] if path.startswith(f"{HOME}/") else ""


@contextmanager
def walking() -> Iterator[Walk]:
    """Note whatever this thread enters."""
    walk = Walk()
    sys.setprofile(walk.note)
    try:
        yield walk
    finally:
        sys.setprofile(None)


# The ways


async def nose(folder: Path) -> Walk:
    """From the edge at the nose's pin to the page and the screen that show the outcome."""
    async with house(folder) as home, home.guest(watch=["tray"]) as page:
        board = home.table.tray.board
        assert isinstance(board, SimBoard)
        board.sim.push_nose()
        await pass_time(home.clock)
        with walking() as walk:
            ON_THE_WAY.set(True)
            board.sim.release_nose()
            home.clock.advance(BOUNCE_S)
            ON_THE_WAY.set(False)
            await page.landed()
            await until(lambda: not home.table.spinning)
            await idle(page)
        return walk


async def card(folder: Path) -> Walk:
    """From a phone's message to the other phones that show the card."""
    ON_THE_WAY.set(True)
    async with house(folder, board__profile="none", **AT_ONCE) as home:
        home.table.tray.chance = stacked("mario", "R1 R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7", top="R9")
        async with two_at_cards(home) as (ann, bo):
            with walking() as walk:
                assert (await ann.do(move("1: play R1")))["type"] == "done"
            await idle(ann, bo)
            assert "Ann plays red 1." in [line["text"] for line in bo.lines]
            return walk


WAYS: dict[str, Callable[[Path], Coroutine[None, None, Walk]]] = {"nose": nose, "card": card}


@asynccontextmanager
async def two_at_cards(home: House) -> AsyncIterator[tuple[Page, Page]]:
    """Ann and Bo, each with a page, and it is Ann's turn."""
    async with home.guest() as ann, home.guest() as bo:
        await ann.do(start("Ann", "Bo", edition="mario"))
        for page, player in ((ann, "p1"), (bo, "p2")):
            assert (await page.request("sit", player=player))["type"] == "done"
        await until(lambda: _on_turn(home.table) and not home.table.one_at_a_time.locked())
        await idle(ann, bo)
        yield ann, bo


def _on_turn(table: Table) -> bool:
    game = table.cards.game
    return game is not None and any(each.kind == "turn" for each in game.decisions)


async def pass_time(clock: VirtualClock) -> None:
    clock.advance(BOUNCE_S)
    await settled()


async def idle(*pages: Page) -> None:
    """Whatever was sent before has come."""
    for page in pages:
        await page.send({"type": "ping"})
        await page.await_("pong")


def main(wanted: list[str]) -> None:
    for name in wanted or WAYS:
        with TemporaryDirectory() as folder:
            walk = asyncio.run(WAYS[name](Path(folder)))
        print(f"{name}: {walk}")
        for file, function in walk.functions if wanted else ():
            print(f"    {file:32}{function}")


if __name__ == "__main__":
    main(sys.argv[1:])
