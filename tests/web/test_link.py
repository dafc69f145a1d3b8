"""Hello, news and resume: a page knows all that it may know, once and in order."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.frames import Close, Frame, Opcode

from companion.sentences import encode
from companion.table.view import TableView
from companion.web import replies, serve
from companion.web.protocols import WebSocketConnection
from tests.web.rig import ANN_AND_BO, Json, house, live

SCORE = {"do": "score-round", "winner": "p1", "left": {"p2": {"points": 10}}}


@live
async def test_a_page_is_welcomed_with_the_whole_table(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest(watch=["tray"]) as page:
        welcome = page.welcome
        assert welcome["table"]["at"] == welcome["at"] == home.table.head.sequence
        assert welcome["table"]["head"]["hash"] == home.table.head.hash
        assert set(welcome["table"]) == set(TableView.__struct_fields__)
        assert welcome["tray"]["state"] == "ready"
        assert welcome["tray"]["reels"] == ["left", "right"]
        assert {"name", "part", "what", "once", "on"} == set(welcome["tray"]["switches"][0])
        assert welcome["honest"] is None
        await page.request("ask", what="history")
        assert page.pictures
        assert all(len(picture) == 1024 for picture in page.pictures)


def test_a_short_message_does_not_wait_for_the_one_before() -> None:
    with (
        closing(serve.listen("127.0.0.1", 0)) as door,
        closing(socket.create_connection(door.getsockname())),
        closing(door.accept()[0]) as line,
    ):
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@live
async def test_every_page_hears_of_every_record_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann, home.guest() as tv:
        assert (await ann.do(ANN_AND_BO))["type"] == "done"
        await ann.do({"do": "call-colour", "colour": "red"})
        await ann.do(SCORE)
        news = await tv.await_("news", lambda news: news["at"] == home.table.head.sequence)
        assert news["table"]["match"]["players"][0]["total"] == 10
        assert tv.lines == ann.lines
        assert [line["kind"] for line in tv.lines] == ["match-started", "colour-called", "round-scored"]


@live
async def test_the_news_comes_before_the_word_that_it_is_done(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        await page.do(ANN_AND_BO)
        assert [message["type"] for message in page.heard[-2:]] == ["news", "done"]


@live
async def test_a_cut_at_any_point_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Whatever a page has read when it is cut off, it goes on from there with its own last `at`."""
    async with house(tmp_path) as home, home.guest() as ann:
        await ann.do(ANN_AND_BO)
        for colour in ("red", "blue", "green", "yellow", "red", "blue"):
            await ann.do({"do": "call-colour", "colour": colour})
        await ann.do({"do": "undo"})
        await ann.do(SCORE)
        whole = (await ann.request("ask", what="history"))["value"]
        end = home.table.head.sequence
        for since in range(1, end + 1):
            async with home.guest(since=since, head=home.table.journal.entry(since).hash) as page:
                assert page.welcome["honest"] is True
                assert page.welcome["since"] == since
                assert page.welcome["at"] == end
                assert page.lines == [line for line in whole if line["at"] > since]


@live
async def test_a_page_that_was_away_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann:
        await ann.do(ANN_AND_BO)
        async with home.guest() as phone:
            await ann.do({"do": "call-colour", "colour": "red"})
            news = await phone.await_("news")
        await ann.do({"do": "call-colour", "colour": "blue"})
        await ann.do({"do": "call-colour", "colour": "green"})
        async with home.guest(since=news["at"], head=news["table"]["head"]["hash"]) as again:
            await ann.do({"do": "call-colour", "colour": "yellow"})
            await again.await_("news")
            seen = phone.lines + again.lines
        assert seen == ann.lines
        assert len({line["at"] for line in seen}) == len(seen)


@live
async def test_a_history_that_no_longer_leads_to_what_a_phone_saw_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann:
        await ann.do(ANN_AND_BO)
        at = ann.heard[-2]["at"]
        for since, head in ((at, "0" * 64), (at + 1000, "f" * 64)):
            async with home.guest(since=since, head=head) as phone:
                assert phone.welcome["honest"] is False
                assert phone.welcome["since"] == 0
                assert phone.lines == ann.lines


@live
async def test_a_page_that_missed_more_than_is_told_at_once_starts_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a guest could have the whole history told in one message, while everybody waits."""
    monkeypatch.setattr("companion.web.hub.LINES", 3)
    async with house(tmp_path) as home, home.guest() as ann:
        await ann.do(ANN_AND_BO)
        for _ in range(5):
            await ann.do({"do": "call-colour", "colour": "red"})
        last = home.table.head.sequence
        for since, told in ((last - 2, 2), (last - 3, 3), (last - 4, 3), (1, 3)):
            head = home.table.journal.entry(since).hash
            async with home.guest(since=since, head=head) as phone:
                assert phone.welcome["honest"] is True
                assert phone.welcome["since"] == last - told
                assert phone.lines == ann.lines[-told:]


@live
async def test_a_table_that_began_anew_sends_pages_back_to_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        await page.do(ANN_AND_BO)
        _damage(home.table.journal.path)
        await page.send({"type": "do", "id": 99, "command": {"do": "call-colour", "colour": "red"}})
        assert await page.closed() == (4001, "The journal broke, and a new one begins.")
        async with home.guest(since=home.table.head.sequence, head="0" * 64) as again:
            assert again.welcome["honest"] is False
            assert again.welcome["table"]["match"]["colour"] == "red"


@live
async def test_history_is_read_backwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.web.hub.LINES", 3)
    async with house(tmp_path) as home, home.guest() as ann:
        await ann.do(ANN_AND_BO)
        for colour in ("red", "blue", "green", "yellow") * 2:
            await ann.do({"do": "call-colour", "colour": colour})
        whole = ann.lines
        async with home.guest() as late:
            assert late.welcome["lines"] == whole[-3:]
            found: list[Json] = []
            before = None
            while piece := (await late.request("ask", what="history", before=before))["value"]:
                found = piece + found
                before = piece[0]["at"]
        assert found == whole


@live
async def test_what_a_page_gets_is_the_view_to_the_letter(tmp_path: Path) -> None:
    import msgspec

    async with house(tmp_path) as home, home.guest() as page:
        await page.do(ANN_AND_BO)
        assert page.heard[-2]["table"] == json.loads(
            msgspec.json.encode(home.table.view(None), enc_hook=encode)
        )


def _damage(path: Path) -> None:
    """Overwrite all but the first page, and have SQLite look at the file again."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = other.execute("PRAGMA page_size").fetchone()
        body = path.read_bytes()
        with path.open("r+b") as file:
            file.seek(page)
            file.write(b"\xa5" * (len(body) - page))
        (version,) = other.execute("PRAGMA user_version").fetchone()
        other.execute(f"PRAGMA user_version = {version}")


@live
async def test_a_ping_is_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        await page.send({"type": "ping"})
        assert await page.await_("pong") == {"type": "pong"}


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[WebSocketConnection]:
    """The server's side of every WebSocket."""
    seen: list[WebSocketConnection] = []

    class SeenLine(WebSocketConnection):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its base
            super().connection_made(transport)
            seen.append(self)

    monkeypatch.setattr(serve, "WebSocketConnection", SeenLine)
    return seen


@live
async def test_a_page_that_is_given_up_while_it_is_sent_something_is_no_error(
    tmp_path: Path, lines: list[WebSocketConnection], caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        (client,) = home.hub.clients
        client.send(replies.Pong())
        # It has not answered a ping in time.
        lines[0].keepalive_timeout()
        assert (await page.closed())[0] == 1011
    assert caplog.records == []


@live
async def test_the_companion_ends_well_while_a_page_is_leaving(
    tmp_path: Path, lines: list[WebSocketConnection]
) -> None:
    goodbye = Frame(Opcode.CLOSE, Close(1001, "").serialize()).serialize(mask=True)
    async with house(tmp_path) as home:
        page = await home.page()
        # It has come in, and nothing was done about it yet.
        lines[0].conn.receive_data(goodbye)
    await page.closed()
