"""Ten tables with virtual cards in one process, at full speed: its CPU, and from a command to every view.

At each table two bots of the companion and two players over WebSockets act without a pause, and a screen for
all looks on; what is kept is on the disk before anybody hears of it. Players keep to the 20 messages a second
that a page may send.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from companion.config import load
from companion.web.limits import MESSAGES_A_SECOND
from companion.web.serve import listen, serving
from companion.web.version import VERSION

TABLES = 10
SECONDS = 20.0
EDITIONS = ("corn", "monster-high", "mario")
"""Without reels: a spin takes as long as it takes."""
START = {
    "do": "start-match",
    "cards": "virtual",
    "players": [
        {"name": "Ann"},
        {"name": "Roby", "bot": "sharp"},
        {"name": "Bo"},
        {"name": "Toby", "bot": "easy"},
    ],
}
PEOPLE = "p1", "p2"
PAGES = len(PEOPLE) + 1
PACE = {f"table.{name}": 0 for name in ("think_s", "spin_s", "grace_s", "window_s", "deal_s")}


def run() -> None:
    """Print what it took."""
    asyncio.run(_run())


async def _run() -> None:
    with TemporaryDirectory() as folder:
        async with companion(Path(folder)) as (server, ports):
            games = [Game(port, EDITIONS[number % len(EDITIONS)]) for number, port in enumerate(ports)]
            await asyncio.gather(*(game.begin() for game in games))
            before, began = await cpu_of(server), perf_counter()
            await asyncio.gather(*(game.play(began + SECONDS) for game in games))
            took, cpu = perf_counter() - began, await cpu_of(server) - before
            records = sum(game.at for game in games)
            await asyncio.gather(*(game.end() for game in games))
    show([seconds for game in games for seconds in game.views], records, cpu, took)


def show(views: list[float], records: int, cpu: float, took: float) -> None:
    cuts = [cut * 1000 for cut in quantiles(views, n=100)]
    table = Table("what", "figure", title=f"{TABLES} tables, {PAGES} pages each, {took:.0f} s")
    table.columns[1].justify = "right"
    table.add_row("commands of players a second", f"{len(views) / took:.0f}")
    table.add_row("records kept a second, bots' moves included", f"{records / took:.0f}")
    table.add_row("from a command to every view: p50", f"{cuts[49]:.1f} ms")
    table.add_row("from a command to every view: p99", f"{cuts[98]:.1f} ms")
    table.add_row("CPU of the companion", f"{cpu / took:.0%} of a core")
    table.add_row("CPU a record", f"{cpu / records * 1000:.2f} ms")
    Console().print(table)


class Game:
    """One table's pages."""

    def __init__(self, port: int, edition: str) -> None:
        self.at = 0
        """The last record that its pages heard of."""
        self.views: list[float] = []
        """Seconds from each command to the last page that showed it."""
        self._port = port
        self._edition = edition
        self._random = Random(port)
        self._pages: list[Page] = []
        self._sent: tuple[int, float] | None = None
        self._over = False
        self._ended = False

    async def begin(self) -> None:
        self._pages = [Page(self, await connect(f"ws://127.0.0.1:{self._port}/ws")) for _ in range(PAGES)]
        for page in self._pages:
            await page.send({"type": "hello", "version": VERSION})
        await self._start()
        await self._pages[-1].done()
        for player, page in zip(PEOPLE, self._pages, strict=False):
            page.player = player
            await page.send({"type": "sit", "id": 2, "player": player})
            await page.done()

    async def play(self, until: float) -> None:
        """Everybody reads and acts until then."""
        tasks = [asyncio.create_task(page.read()) for page in self._pages]
        await asyncio.sleep(until - perf_counter())
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise AssertionError("a page was closed") from ended

    async def end(self) -> None:
        self._ended = True
        for page in self._pages:
            await page.socket.close()

    async def _start(self) -> None:
        await self._pages[-1].send({"type": "do", "id": 1, "command": START | {"edition": self._edition}})

    async def refused(self) -> None:
        """Somebody who acted out of turn was quicker."""
        self._sent = None
        await self.act()

    async def heard(self, page: Page) -> None:
        """A page shows something new."""
        self.at = max(self.at, page.at)
        if self._sent is not None and all(each.at > self._sent[0] for each in self._pages):
            self.views.append(perf_counter() - self._sent[1])
            self._sent = None
        if page is self._pages[-1]:
            if page.over and not self._over:
                await self._start()
            self._over = page.over
        await self.act()

    async def act(self) -> None:
        """Whoever is waited for makes a move, one at a time."""
        for page in self._pages:
            if not self._ended and self._sent is None and page.offers and page.may_send():
                self._sent = page.at, perf_counter()
                move = self._random.choice(page.offers)
                page.offers = []
                await page.send({"type": "do", "id": 3, "command": {"do": "make-move", "move": move}})


class Page:
    def __init__(self, game: Game, socket: ClientConnection) -> None:
        self.socket = socket
        self.player: str | None = None
        self.at = 0
        self.offers: list[str] = []
        """What this player may do, and is waited for."""
        self.over = False
        self._game = game
        self._due = 0.0

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    def may_send(self) -> bool:
        """Whether this page has not sent too much lately."""
        now = perf_counter()
        if now < self._due:
            asyncio.get_running_loop().call_later(self._due - now, self._try_again)
            return False
        self._due = max(self._due, now) + 1 / MESSAGES_A_SECOND
        return True

    def _try_again(self) -> None:
        self._retry = asyncio.ensure_future(self._game.act())

    async def done(self) -> None:
        """Read on until what was asked is done."""
        while (message := json.loads(await self.socket.recv()))["type"] not in ("done", "refused"):
            pass
        assert message["type"] == "done", message

    async def read(self) -> None:
        # What is on the pages by now is told once more to whoever looks.
        await self.send({"type": "look", "id": 4, "player": None})
        if self.player is not None:
            await self.send({"type": "look", "id": 5, "player": self.player})
        async for frame in self.socket:
            message = json.loads(frame)
            if message["type"] == "refused":
                await self._game.refused()
            if (table := message.get("table")) is not None:
                self.at = table["at"]
                self.over = bool(table["match"] and table["match"]["ended"])
                due = [
                    each for each in (table["game"] or {"decisions": ()})["decisions"] if not each["optional"]
                ]
                self.offers = [move["move"] for each in due for move in each["moves"]]
                await self._game.heard(self)


@asynccontextmanager
async def companion(folder: Path) -> AsyncIterator[tuple[Process, list[int]]]:
    """All tables, in a process of their own."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.virtual", str(folder)), stdin=PIPE, stdout=PIPE
    )
    assert server.stdin is not None
    assert server.stdout is not None
    try:
        yield server, json.loads(await server.stdout.readline())
    finally:
        server.stdin.close()
        await server.wait()


async def cpu_of(server: Process) -> float:
    """Seconds that it has used so far."""
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(b"\n")
    return float(await server.stdout.readline())


async def serve(folder: Path) -> None:
    """Ten companions in one event loop, until nobody listens any more."""
    async with AsyncExitStack() as stack:
        ports = []
        for number in range(TABLES):
            flags = {"data": str(folder / str(number)), "board.kind": "sim", "board.profile": "none", **PACE}
            config = load(files=[], environ={}, flags=flags)
            door = stack.enter_context(listen("127.0.0.1", 0))
            ports.append(door.getsockname()[1])
            await stack.enter_async_context(serving(config, door))
        print(json.dumps(ports), flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            used = resource.getrusage(resource.RUSAGE_SELF)
            print(used.ru_utime + used.ru_stime, flush=True)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
