"""Strangers lock nobody out, whatever they send or keep to themselves."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from companion.web import connection, protocols, serve, visitors
from companion.web.version import VERSION
from companion.web.visitors import Visitors
from tests.web.rig import ANN_AND_BO, House, guarded, house, live, until

REQUEST = b"GET /editions.json HTTP/1.1\r\nHost: 127.0.0.1\r\n"
OWN = "192.168.1.2"


def addresses(number: int) -> list[str]:
    """So many that are not this machine's own, if it is `guarded`."""
    return [f"127.0.1.{last}" for last in range(1, number + 1)]


@pytest.fixture
def few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_STRANGERS", 8)
    monkeypatch.setattr(visitors, "MOST_OF_MACHINE", 8)
    monkeypatch.setattr(visitors, "MOST_OF_ADDRESS", 5)


@pytest.mark.usefixtures("few_places")
@live
async def test_silent_websockets_keep_nobody_out(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, AsyncExitStack() as stack:
        async with home.joins() as ann:
            token = ann.welcome["token"]
        for address in addresses(20):
            await stack.enter_async_context(await home.page(address=address))
        async with home.guest(token=token) as ann, home.joins() as newcomer:
            assert (await ann.do(ANN_AND_BO))["type"] == "done"
            for address in addresses(20):
                await stack.enter_async_context(await home.page(address=address))
            assert (await newcomer.do({"do": "call-colour", "colour": "red"}))["type"] == "done"


@pytest.mark.usefixtures("few_places")
@live
async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, AsyncExitStack() as stack:
        for _ in range(visitors.MOST_OF_ADDRESS):
            _, writer = await stack.enter_async_context(home.line("127.0.1.1"))
        async with home.line("127.0.1.1") as (reader, _):
            assert await reader.read() == b""
        assert (await home.get("/"))[0] == 200
        writer.close()
        await until(lambda: len(home.hub.visitors) < visitors.MOST_OF_ADDRESS)
        async with home.line("127.0.1.1") as (reader, writer):
            writer.write(REQUEST + b"\r\n")
            assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"


@pytest.mark.usefixtures("few_places")
@live
async def test_half_a_second_request_on_every_connection_keeps_nobody_out(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, AsyncExitStack() as stack:
        for address in addresses(20):
            reader, writer = await stack.enter_async_context(home.line(address))
            writer.write(REQUEST + b"\r\nG")
            assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
        assert (await home.get("/"))[0] == 200
        async with home.joins() as page:
            assert (await page.do(ANN_AND_BO))["type"] == "done"


@pytest.mark.parametrize(
    "opening",
    [b"", b"GET / HTTP/1.1\r\nHost: 127.0", REQUEST + b"Content-Length: 9\r\n\r\nx", REQUEST + b"\r\nG"],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
@live
async def test_every_request_has_a_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opening: bytes
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_S", 0.2)
    async with house(tmp_path) as home, home.guest() as page:
        await _dripped(home, opening)
        assert (await page.do(ANN_AND_BO))["type"] == "done"


async def _dripped(home: House, opening: bytes) -> None:
    """Send this, and a byte now and then, until the companion has had enough."""
    async with home.line() as (reader, writer):
        writer.write(opening)
        ended = asyncio.ensure_future(reader.read())
        while not (await asyncio.wait([ended], timeout=0.05))[0]:
            writer.write(b"x")


@live
async def test_each_request_on_a_connection_has_its_own_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadlines: list[asyncio.TimerHandle] = []

    class Seen(protocols.HttpConnection):
        def on_response_complete(self) -> None:
            super().on_response_complete()
            assert self._deadline is not None
            deadlines.append(self._deadline)

    monkeypatch.setattr(serve, "HttpConnection", Seen)
    async with house(tmp_path) as home, home.line() as (reader, writer):
        for _ in range(2):
            writer.write(b"HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert await reader.readuntil(b"\r\n\r\n")
    first, second = deadlines
    assert first.cancelled()
    assert second.when() > first.when()


@live
async def test_who_does_not_take_in_the_answer_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_S", 0.2)
    async with house(tmp_path, narrow=True) as home:
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", home.port))
            line.sendall(REQUEST + b"\r\n")
            await until(lambda: len(home.hub.visitors) == 1)
            await until(lambda: len(home.hub.visitors) == 0)


@live
async def test_a_page_that_says_no_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_S", 0.2)
    async with guarded(tmp_path) as home, await home.page() as silent, await home.page() as stranger:
        await stranger.greet()
        for page in (silent, stranger):
            assert await page.closed() == (4004, "No code was entered: open the page again.")


@live
async def test_a_page_that_does_not_take_in_its_goodbye_gives_up_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "GOODBYE_S", 0.2)
    async with house(tmp_path, narrow=True) as home, await home.page(narrow=True) as slow:
        await slow.hello()
        slow.socket.transport.pause_reading()
        (client,) = home.hub.clients
        client.outbox.put("x" * 1_000_000)
        async with home.guest() as ann:
            await ann.do(ANN_AND_BO)
        client.dismiss(4001, "This page did not keep up: it has to connect again.")
        await until(lambda: len(home.hub.visitors) == 0)
        slow.socket.transport.abort()


@live
async def test_nor_does_it_keep_anybody_from_the_table_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_PAGES", 1)
    async with guarded(tmp_path, narrow=True) as home, await home.page(narrow=True) as slow:
        await slow.hello(code=home.code)
        slow.socket.transport.pause_reading()
        (client,) = home.hub.clients
        client.outbox.put("x" * 1_000_000)
        await home.get("/")
        client.dismiss(4001, "This page did not keep up: it has to connect again.")
        await until(lambda: not home.hub.clients)
        async with home.joins():
            assert len(home.hub.visitors) == 2
        slow.socket.transport.abort()


@live
async def test_one_key_has_only_so_many_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_PAGES_OF_KEY", 3)
    async with guarded(tmp_path) as home, home.joins() as ann, AsyncExitStack() as stack:
        token = ann.welcome["token"]
        for last in (1, 2):
            another = await stack.enter_async_context(await home.page(address=f"127.0.1.{last}"))
            await another.hello(token=token)
        async with await home.page() as one_more:
            await one_more.send({"type": "hello", "version": VERSION, "token": token})
            assert await one_more.closed() == (1013, "Too many pages are open on this device: close some.")
        await another.socket.close()
        await until(lambda: len(home.hub.clients) == 2)
        async with home.guest(token=token):
            pass


@live
async def test_a_full_table_has_places_for_this_machine_and_makes_no_more_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_PAGES", 1)
    async with guarded(tmp_path) as home, home.joins(), await home.page() as one_more:
        await one_more.send({"type": "hello", "version": VERSION, "code": home.code})
        assert await one_more.closed() == (1013, "Too many pages are open at this table: close some.")
        assert len(list(home.hub.keys)) == 1
    async with house(tmp_path) as home, home.guest(), home.guest() as host:
        assert host.welcome["you"]["role"] == "host"


@pytest.mark.usefixtures("few_places")
@live
async def test_behind_a_proxy_no_address_counts_and_nobody_sits_at_this_machine(tmp_path: Path) -> None:
    async with house(tmp_path, web__proxy="127.0.0.1") as home, AsyncExitStack() as stack:
        for _ in range(visitors.MOST_OF_ADDRESS + 1):
            ann = await stack.enter_async_context(home.joins())
        assert (await ann.do(ANN_AND_BO))["type"] == "done"
        async with await home.page() as page:
            assert (await page.greet())["type"] == "stranger"


@live
async def test_behind_a_proxy_each_guesser_waits_alone(tmp_path: Path) -> None:
    async with house(tmp_path, web__proxy="127.0.0.1") as home:
        forged = {"X-Forwarded-For": "10.0.0.7, 10.0.0.1"}
        async with await home.page(headers=forged) as guesser:
            for _ in range(4):
                answer = await guesser.greet(code="BBBBB")
            assert answer["wait"] > 0
        async with await home.page(headers={"X-Forwarded-For": "10.0.0.7"}) as newcomer:
            assert (await newcomer.greet(code=home.code))["type"] == "welcome"


def taken(places: Visitors, addresses: list[str], own: str = OWN) -> list[str]:
    """Have all of them come. Returns who had to go for it."""
    gone: list[str] = []
    for address in addresses:
        visitor = places.admit(address, own)
        if visitor is not None:
            visitor.hang_up = partial(gone.append, address)
    return gone


@pytest.mark.usefixtures("few_places")
def test_strangers_do_not_take_the_places_of_this_machine() -> None:
    places = Visitors()
    assert taken(places, ["127.0.0.1"] * 3 + [f"192.168.1.{last}" for last in range(10, 30)]) == [
        f"192.168.1.{last}" for last in range(10, 22)
    ]
    assert taken(places, ["127.0.0.1"] * 2) == []


@pytest.mark.usefixtures("few_places")
def test_who_has_most_connections_gives_way() -> None:
    greedy, modest = ["192.168.1.50"] * 5, ["192.168.1.60", "192.168.1.61", "192.168.1.62"]
    assert taken(Visitors(), [*modest, *greedy, "192.168.1.70", "192.168.1.71"]) == greedy[:2]


def test_ipv6_addresses_of_our_own_network_have_one_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_OF_NETWORK", 4)
    monkeypatch.setattr(visitors, "MOST_OF_ADDRESS", 3)
    places = Visitors()
    assert taken(places, [f"fd00::{last}" for last in range(5)], "fd00::99") == ["fd00::0"]
    taken(places, [f"fd00:0:0:1::{last}" for last in range(4)], "fd00::99")
    assert len(places) == 4 + 3
