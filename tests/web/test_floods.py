"""Too much of anything: one page is closed with a reason, and everybody else plays on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from companion.table.commands import CallColour
from companion.web import limits, outbox
from companion.web.outbox import Outbox
from companion.web.protocols import WebSocketConnection
from companion.web.static_files import StaticFiles
from companion.web.version import VERSION
from tests.web.rig import ANN_AND_BO, guarded, house, live, until


@live
async def test_a_message_that_is_too_large_closes_its_page_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann, home.guest() as flood:
        await flood.send(json.dumps({"type": "ping", "more": "x" * 17_000}))
        assert (await flood.closed())[0] == 1009
        assert (await ann.do(ANN_AND_BO))["type"] == "done"


@live
async def test_nor_do_many_pieces_of_one_help(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as flood:
        await flood.socket.send("x" * 1000 for _ in range(17))
        assert (await flood.closed())[0] == 1009


@live
async def test_too_many_messages_close_their_page_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann, home.guest() as flood:
        for _ in range(int(limits.MESSAGES_AT_ONCE * 3)):
            await flood.send({"type": "ping"})
        assert await flood.closed() == (4002, "Too many messages at once: reload the page.")
        assert len(flood.heard) < limits.MESSAGES_AT_ONCE * 2
        assert (await ann.do(ANN_AND_BO))["type"] == "done"


@live
async def test_a_stranger_who_floods_is_closed_too(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, await home.page() as flood:
        for _ in range(int(limits.MESSAGES_AT_ONCE * 3)):
            await flood.send({"type": "hello", "version": VERSION, "code": "BBBBB"})
        assert (await flood.closed())[0] == 4002


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
@live
async def test_frames_that_say_nothing_are_not_read_without_end(
    tmp_path: Path, opcode: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Frame] = []

    def receive(protocol: ServerProtocol, frame: Frame) -> None:
        read.append(frame)
        Protocol.recv_frame(protocol, frame)

    monkeypatch.setattr(ServerProtocol, "recv_frame", receive)
    async with house(tmp_path) as home, home.guest() as ann, home.guest() as flood:
        opening = Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True)
        empty = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
        flood.socket.transport.write(opening + empty * 100_000)
        await flood.closed()
        assert len(read) < 1000
        assert (await ann.do(ANN_AND_BO))["type"] == "done"


@live
async def test_a_page_that_reads_nothing_is_closed_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its records are not left out: it comes back and goes on from the last that it has taken in."""
    monkeypatch.setattr(outbox, "MOST_WAITING", 20)
    async with house(tmp_path, narrow=True) as home, home.guest() as ann:
        await ann.do(ANN_AND_BO)
        async with await home.page(narrow=True) as slow:
            await slow.hello(since=home.table.head.sequence)
            slow.socket.transport.pause_reading()
            at = home.table.head.sequence
            while len(home.hub.clients) == 2:
                await home.table.do(CallColour(colour="red"))
                await ann.await_("news")
            slow.socket.transport.resume_reading()
            code, reason = await slow.closed()
            assert (code, reason) == (4001, "This page did not keep up: it has to connect again.")
            last = max([message["at"] for message in slow.heard if message["type"] == "news"], default=at)
        async with home.guest(since=last) as again:
            seen = slow.lines + again.lines
            assert [line["at"] for line in seen] == list(range(at + 1, home.table.head.sequence + 1))


@live
async def test_nobody_hangs_up_on_a_page_that_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be a traceback in the log, fifteen seconds later."""
    gone: list[WebSocketConnection] = []

    def lose(connection: WebSocketConnection, error: Exception | None) -> None:
        lost(connection, error)
        gone.append(connection)

    lost = WebSocketConnection.connection_lost
    monkeypatch.setattr(WebSocketConnection, "connection_lost", lose)
    async with house(tmp_path) as home:
        async with home.guest() as flood:
            await flood.send("x" * 17_000)
            await flood.closed()
        async with home.guest():
            pass
        await until(lambda: len(gone) == 2)
    assert all(each._goodbye is None or each._goodbye.cancelled() for each in gone)


def _take_all(box: Outbox) -> list[str | bytes]:
    async def take() -> list[str | bytes]:
        frames = []
        box.put("END")
        while (frame := await box.take()) != "END":
            assert frame is not None
            frames.append(frame)
        return frames

    return asyncio.run(take())


def test_of_pictures_only_the_newest_waits_but_every_record_does() -> None:
    box = Outbox()
    for number in range(100):
        box.put(f"picture {number}", "picture")
        box.put(f"record {number}")
    assert _take_all(box) == ["picture 99", *(f"record {number}" for number in range(100))]


def test_a_table_that_waits_before_a_record_is_not_replaced_by_one_from_after_it() -> None:
    box = Outbox()
    box.put("table 1", "table")
    box.seal()
    box.put("record 2")
    box.put("table 3", "table")
    box.put("table 4", "table")
    assert _take_all(box) == ["table 1", "record 2", "table 4"]


def test_noise_is_left_out_when_much_waits() -> None:
    box = Outbox()
    for number in range(outbox.BUSY):
        box.put(f"record {number}")
    box.put_if_quiet("tick")
    assert "tick" not in _take_all(box)


def test_too_much_ends_an_outbox_by_number_and_by_size() -> None:
    for frames in (["x"] * (outbox.MOST_WAITING + 1), ["x" * (outbox.MOST_BYTES // 2)] * 3):
        box = Outbox()
        for frame in frames:
            box.put(frame)
        assert box.ended
        assert asyncio.run(box.take()) is None


def test_one_large_answer_is_not_too_much() -> None:
    box = Outbox()
    box.put("x" * (outbox.MOST_BYTES + 1))
    assert not box.ended


def test_a_bucket_fills_again(tmp_path: Path) -> None:
    now = 0.0
    bucket = limits.Bucket(2.0, 3.0, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_page_that_is_written_meanwhile_is_found(tmp_path: Path) -> None:
    (tmp_path / "old.js").write_text("")
    files = StaticFiles(tmp_path)
    assert files.find("old.js") == tmp_path / "old.js"
    assert files.find("new.js") is None
    (tmp_path / "new.js").write_text("")
    (tmp_path / "note.md").write_text("")
    assert files.find("new.js") == tmp_path / "new.js"
    assert files.find("note.md") is None
