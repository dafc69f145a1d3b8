"""A real server around a real table on a simulated tray in virtual time, and pages that talk to it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from functools import wraps
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, ParamSpec, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.config import Config
from companion.hal import VirtualClock
from companion.table.table import Table
from companion.tray import TrayState
from companion.web.hub import Hub
from companion.web.serve import listen, serving
from companion.web.version import VERSION
from tests.hal.rig import brisk
from tests.table.hurry import in_a_hurry

NARROW = 4096

Parameters = ParamSpec("Parameters")
Json = dict[str, Any]  # whatever a page may be told

ANN_AND_BO: Json = {
    "do": "start-match",
    "edition": "eye-eye",
    "players": [{"name": "Ann"}, {"name": "Bo"}],
}


def live(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    """A test that runs in an event loop."""

    @wraps(test)
    def run(*args: Parameters.args, **kwargs: Parameters.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@contextmanager
def without_message_limits() -> Iterator[None]:
    """Pages of tests may say more at once than any person taps."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("companion.web.connection.MESSAGES_AT_ONCE", 1e9)
        patch.setattr("companion.web.protocols.FRAMES_AT_ONCE", 1e9)
        yield


class HeldClock(VirtualClock):
    """Virtual time that stands still in the middle of a spin, if it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()
        self.free.set()

    def sleep_until(self, deadline: float) -> None:
        self.free.wait()
        super().sleep_until(deadline)


def config_of(folder: Path, **flags: object) -> Config:
    """The packaged config; `web__trust_local` stands for `web.trust_local`."""
    return brisk(**{"data": str(folder), "chance__mix": "kernel"} | flags)


class Response(NamedTuple):
    status: int
    headers: dict[str, str]
    """Names in small letters."""
    body: bytes


class House:
    """The companion, and how to knock at its door."""

    def __init__(self, hub: Hub, clock: HeldClock, port: int) -> None:
        self.hub = hub
        self.clock = clock
        self.port = port

    @property
    def table(self) -> Table:
        return self.hub.table

    @property
    def code(self) -> str:
        return self.hub.keys.code

    async def page(
        self,
        *,
        name: str = "127.0.0.1",
        headers: Mapping[str, str] | None = None,
        narrow: bool = False,
        address: str = "127.0.0.1",
    ) -> Page:
        """A page that has connected to the companion from some address by some name, and said nothing yet."""
        line = socket.socket()
        line.bind((address, 0))
        if narrow:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        try:
            return Page(
                await connect(
                    f"ws://{name}:{self.port}/ws",
                    sock=line,
                    additional_headers=headers,
                    compression=None,
                    max_queue=None,
                )
            )
        except BaseException:
            line.close()
            raise

    @asynccontextmanager
    async def guest(self, **hello: object) -> AsyncIterator[Page]:
        """A page that was let in."""
        async with await self.page() as page:
            await page.hello(**hello)
            yield page

    def joins(self, **hello: object) -> AbstractAsyncContextManager[Page]:
        """A page that was let in by the code."""
        return self.guest(code=self.code, **hello)

    async def get(self, path: str, method: str = "GET", **headers: str) -> Response:
        """What the server answers, byte for byte."""
        lines = {"Host": f"127.0.0.1:{self.port}", **{k.replace("_", "-"): v for k, v in headers.items()}}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        raw = await self.raw(f"{method} {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode())
        top, _, body = raw.partition(b"\r\n\r\n")
        status, *rest = top.decode("latin-1").split("\r\n")
        return Response(int(status.split()[1]), dict(line.split(": ", 1) for line in rest), body)

    async def raw(self, request: bytes) -> bytes:
        async with self.line() as (reader, writer):
            writer.write(request)
            return await reader.read()

    @asynccontextmanager
    async def line(
        self, address: str = "127.0.0.1"
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection from some address over which nothing has been said yet."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        try:
            yield reader, writer
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def ready(self) -> None:
        """Wait for the tray to have woken up."""
        await until(lambda: self.table.tray.state in (TrayState.READY, TrayState.OUTCOME))


class Page:
    """One WebSocket, with everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.pictures: list[bytes] = []
        self.raw: list[str | bytes] = []
        self.welcome: Json = {}
        self._ids = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, message: Json | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self) -> Json:
        """The next message that is no picture."""
        while True:
            frame = await self.socket.recv()
            self.raw.append(frame)
            if isinstance(frame, str):
                message: Json = json.loads(frame)
                self.heard.append(message)
                return message
            self.pictures.append(frame)

    async def await_(self, type: str, fits: Callable[[Json], bool] = lambda message: True) -> Json:
        """Read on until such a message comes."""
        while True:
            message = await self.next()
            if message["type"] == type and fits(message):
                return message

    async def landed(self) -> Json:
        """Read on until a spin has landed; its outcome."""
        news = await self.await_("news", lambda message: message["lines"][-1]["kind"] == "spin-landed")
        spin: Json = news["table"]["spin"]
        return spin

    async def greet(self, **hello: object) -> Json:
        """Say hello and take the answer."""
        await self.send({"type": "hello", "version": VERSION, **hello})
        return await self.next()

    async def hello(self, **hello: object) -> Json:
        self.welcome = await self.greet(**hello)
        assert self.welcome["type"] == "welcome", self.welcome
        return self.welcome

    async def request(self, type: str, **rest: object) -> Json:
        """Send a request and return the reply to it."""
        self._ids += 1
        id = self._ids
        await self.send({"type": type, "id": id, **rest})
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused", "answer") and message["id"] == id:
                return message

    async def do(self, command: Json) -> Json:
        return await self.request("do", command=command)

    @property
    def lines(self) -> list[Json]:
        """All lines of history, in the order in which they came."""
        return [line for message in self.heard for line in message.get("lines", ())]

    async def closed(self) -> tuple[int, str]:
        """Read to the end: the code and the reason of the close."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code, self.socket.close_reason or ""


@asynccontextmanager
async def house(
    folder: Path, *, narrow: bool = False, at: str = "127.0.0.1", **flags: object
) -> AsyncIterator[House]:
    """The companion on any free port of the loopback, its tray awake. `narrow`: the system buffers little."""
    config = config_of(folder, **flags)
    clock = HeldClock()
    with in_a_hurry(), listen(at, 0) as door:
        port = door.getsockname()[1]
        if narrow:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
        async with serving(config, door, clock) as hub:
            try:
                found = House(hub, clock, port)
                await found.ready()
                yield found
            finally:
                clock.free.set()


def guarded(
    folder: Path, *, narrow: bool = False, at: str = "127.0.0.1"
) -> AbstractAsyncContextManager[House]:
    """The same, but nobody gets in without the code."""
    return house(folder, narrow=narrow, at=at, web__trust_local=False)


async def until(seen: Callable[[], bool]) -> None:
    """Wait for something that another thread brings about."""
    while not seen():
        await asyncio.sleep(0.001)
