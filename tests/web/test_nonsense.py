"""Whatever is sent, a page gets a clear refusal, nothing changes, and the next request works."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from companion.web.errors import BadMessage
from companion.web.requests import read_message
from companion.web.version import VERSION
from tests.examples import Note, attacks
from tests.web.rig import ANN_AND_BO, Json, guarded, house, live, without_message_limits

GREETING: dict[str, Json] = {"hello": {"version": VERSION}}
WORDS = st.sampled_from(
    ["hello", "do", "nose", "push", "switch", "tray", "host", "iam", "ask", "ping", "welcome", "", "DO"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KEYS = st.sampled_from(
    [
        "id",
        "command",
        "do",
        "token",
        "code",
        "since",
        "head",
        "watch",
        "down",
        "name",
        "on",
        "act",
        "key",
        "what",
    ]
)
MESSAGES = st.builds(
    lambda word, number, rest: {**rest, "type": word, "id": number, **GREETING.get(word, {})},
    WORDS,
    st.integers(0, 9) | VALUES,
    st.dictionaries(KEYS, VALUES, max_size=5),
)
HAILS, HAIL = 6, 30
"""More messages in one hail than this, and Hypothesis thinks of nothing but the simplest."""
NONSENSE = (
    "",
    " ",
    "null",
    "7",
    "[]",
    '"hello"',
    "{}",
    "{",
    "NaN",
    '{"type":"hello"',
    '{"type":null}',
    '{"type":"welcome"}',
    '{"type":"do","id":1}',
    '{"type":"do","id":1,"command":null}',
    '{"type":"do","id":1,"command":{"do":"no-such-command"}}',
    '{"type":"do","id":1,"command":{"do":"spin","more":1}}',
    '{"type":"do","id":-1,"command":{"do":"spin"}}',
    '{"type":"do","id":"1","command":{"do":"spin"}}',
    '{"type":"do","id":1e99,"command":{"do":"spin"}}',
    '{"type":"do","id":1,"id":2,"command":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
    "[" * 16_000,
    '{"type":"ask","id":1,"what":"keys.json"}',
    '{"type":"ask","id":1,"what":"history","before":-1}',
    '{"type":"switch","id":1,"name":"../../etc/passwd","on":true}',
    '{"type":"switch","id":1,"name":"left.slip","on":1}',
    '{"type":"tray","id":1,"kind":"nose"}',
    '{"type":"tray","id":1,"act":"explode"}',
    '{"type":"host","id":1,"act":"shut-out","key":"nobody"}',
    '{"type":"host","id":1,"act":"make-host"}',
    '{"type":"iam","id":1,"player":"__proto__"}',
    '{"type":"hello","token":"\\ud800"}',
    '{"type":"do","id":1,"command":{"do":"call-colour","colour":"\\ud800"}}',
    '{"type":"do","id":1,"command":{"do":"call-colour","colour":"mauve"}}',
    '{"type":"do","id":1,"command":{"do":"score-round","winner":"p1","left":{"p2":{"7":-1}}}}',
    '{"type":"do","id":1,"command":{"do":"correct-round","round":99999,"winner":"p1"}}',
    '{"type":"do","id":1,"command":{"do":"make-move","move":"1: play R7"}}',
    '{"type":"hello","code":"AAAAA"}',
    '{"type":"\\u0000"}',
)


@live
async def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path, record_property: Note) -> None:
    record_property("tried", len(NONSENSE))
    async with house(tmp_path) as home, home.guest() as page:
        await page.do(ANN_AND_BO)
        before, keys = home.table.view(None), (tmp_path / "keys.json").read_bytes()
        for text in NONSENSE:
            await page.send(text)
            refused = await page.await_("refused")
            assert 10 < len(refused["reason"]) < 400, text
            assert home.table.view(None) == before, text
        assert (tmp_path / "keys.json").read_bytes() == keys
        assert (await page.do({"do": "call-colour", "colour": "red"}))["type"] == "done"


@live
async def test_bytes_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        await page.send(b"\x00\xff")
        await page.await_("refused")
        await page.send({"type": "ping"})
        await page.await_("pong")


@live
async def test_what_is_no_text_closes_its_page_with_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        page.socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert await page.closed() == (1007, "This is not text in UTF-8: reload the page.")
    assert caplog.records == []


@live
async def test_a_refusal_names_the_request_that_it_is_for(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        await page.send({"type": "do", "id": 77, "command": 5})
        assert (await page.await_("refused"))["id"] == 77
        await page.send({"type": "nonsense", "id": 78})
        assert (await page.await_("refused"))["id"] == 78
        await page.send("{")
        assert (await page.await_("refused"))["id"] is None


def _refusal(text: str) -> str:
    try:
        read_message(text)
    except BadMessage as error:
        return str(error)
    return ""


@given(st.text(max_size=200) | MESSAGES.map(json.dumps))
def test_any_text_is_a_message_or_refused(text: str) -> None:
    assert _refusal(text)[-16:] in ("", "reload the page.")


@settings(max_examples=attacks(1), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(MESSAGES, min_size=HAIL, max_size=HAIL))
def test_a_page_survives_a_hail_of_almost_messages(
    tmp_path_factory: pytest.TempPathFactory, record_property: Note, messages: list[Json]
) -> None:
    """And so do the table and everybody else, strangers included."""
    record_property("tried", 2 * HAIL * attacks(HAILS))

    async def hail() -> None:
        async with guarded(tmp_path_factory.mktemp("hail")) as home, home.joins() as ann:
            async with home.joins() as page, await home.page() as stranger:
                for message in messages:
                    text = json.dumps(message)
                    for each in (page, stranger):
                        await each.send(text)
                for each in (page, stranger):
                    await each.send({"type": "ping"})
                    await each.await_("pong")
                assert {each["type"] for each in stranger.heard} <= {"stranger", "refused", "pong"}
            assert home.table.state.match is None
            assert (await ann.do(ANN_AND_BO))["type"] == "done"

    with without_message_limits():
        asyncio.run(hail())
