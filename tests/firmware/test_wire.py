"""The wire format: what goes in comes out, and nothing that was damaged on the way is taken for a frame."""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Callable, Iterator

import pytest
from companion._firmware import wire
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import examples
from tests.firmware.interpreter import Interpreter, interpreter
from tests.firmware.machine import ROOT

Frame = tuple[int, int, int, bytes]

bodies = st.binary(max_size=wire.LONGEST - 9)
frames = st.tuples(st.integers(0, 255), st.integers(0, 0xFFFF), bodies)

README = (ROOT / "firmware/README.md").read_text(encoding="utf-8")

EXAMPLES: dict[str, bytes] = {
    "hello": wire.frame(wire.HELLO, 1, wire.hello(0x11223344)),
    "welcome": wire.frame(
        wire.WELCOME, 1, wire.welcome((0, 1, 0), 7, 0xAABBCCDD, 0x01020304, bytes.fromhex("e661640843553a2b"))
    ),
    "beat": wire.frame(wire.BEAT, 0),
    "status": wire.frame(
        wire.STATUS,
        0,
        wire.status(0x11223344, 7, wire.MOVING, wire.NO_FAULT, 2, [(1358, wire.KNOWN), (-3, 7)]),
    ),
    "home": wire.frame(wire.HOME, 2, wire.search(6, (320.0, 800.0, 2560.0), 0.15, [0, 1])),
    "go": wire.frame(
        wire.GO,
        3,
        wire.move(7, (320.0, 800.0, 2560.0), 0.15, [(0, 453, 2264, 320.0, 800.0, 100.0, 2560.0, 500.0)]),
    ),
    "result": wire.frame(
        wire.RESULT,
        0,
        wire.result(7, [(0, wire.KNOWN | wire.ON_MARK | wire.CONSISTENT, 2717, 12, 5, 0, 0, -1, wire.NONE)]),
    ),
    "stop": wire.frame(wire.STOP, 4, wire.number(7)),
    "clear": wire.frame(wire.CLEAR, 5),
    "lights": wire.frame(wire.LIGHTS, 6, bytes([255, 0, 0, 0, 0, 0, 0, 0, 255])),
    "tone": wire.frame(wire.TONE, 7, wire.tone(440)),
    "maintenance": wire.frame(wire.MAINTENANCE, 1, protocol=wire.FIRST),
    "reel": wire.frame(
        wire.REEL, 8, wire.reel(0, (-1, wire.ACTIVE_LOW, 3, 3, 10, 4096, 3, 5825, 13592, 2427))
    ),
    "survey": wire.frame(
        wire.SURVEY,
        9,
        wire.move(8, (320.0, 800.0, 2560.0), 0.15, [(0, 0, 4779, 320.0, 800.0, 320.0, 2560.0, 2560.0)]),
    ),
    "edges": wire.frame(wire.EDGES, 10, wire.edges(8, 0, 0)),
    "seen": wire.frame(wire.SEEN, 10, wire.seen(8, 0, 0, [2 * 442 + 1, 2 * 495])),
    "damaged": wire.frame(wire.DAMAGED, 0),
}


def decoded(stream: bytes) -> list[Frame]:
    decoder = wire.Decoder()
    return [frame for byte in stream if (frame := decoder.take(byte)) is not None]


def sent(frame: tuple[int, int, bytes]) -> bytes:
    whole: bytes = wire.frame(*frame)
    return whole


def received(frame: tuple[int, int, bytes]) -> Frame:
    return (wire.PROTOCOL, *frame)


@given(st.binary(max_size=600))
def test_stuffing_takes_out_every_zero_and_can_be_undone(data: bytes) -> None:
    assert 0 not in wire.stuff(data)
    assert wire.unstuff(wire.stuff(data)) == data


@given(st.lists(frames, max_size=5))
def test_what_was_sent_is_received(messages: list[tuple[int, int, bytes]]) -> None:
    assert decoded(b"".join(sent(frame) for frame in messages)) == [received(frame) for frame in messages]


def test_the_longest_messages_fit_into_a_frame() -> None:
    leg = (2, 2**31 - 1, 2**32 - 1, 1.0, 2.0, 3.0, 4.0, 5.0)
    longest = wire.frame(wire.GO, 0xFFFF, wire.move(2**32 - 1, (1.0, 2.0, 3.0), 1.0, [leg] * 3))
    assert len(longest) - 2 <= wire.LONGEST
    assert len(decoded(longest)) == 1
    longest = wire.frame(wire.SEEN, 0xFFFF, wire.seen(2**32 - 1, 2, 1000, [2**32 - 1] * wire.AT_ONCE))
    assert len(longest) - 2 <= wire.LONGEST


@pytest.mark.parametrize(
    ("write", "read", "values"),
    [
        (wire.hello, wire.read_hello, (0xFFFFFFFF,)),
        (wire.welcome, wire.read_welcome, ((1, 2, 3), 7, 2**32 - 1, 0, b"12345678")),
        (wire.status, wire.read_status, (1, 2, 3, 4, 5, [(-1, 6), (2**31 - 1, 7), (0, 0)])),
        (wire.move, wire.read_move, (9, (1.0, 2.0, 4.0), 0.5, [(1, -5, 6, 1.0, 2.0, 3.0, 4.0, 5.0)])),
        (wire.search, wire.read_search, (9, (1.0, 2.0, 4.0), 0.5, [0, 2])),
        (wire.result, wire.read_result, (9, [(1, 2, -3, 4, 5, 6, 7, -8, wire.NONE)])),
        (wire.reel, wire.read_reel, (2, (-1, 3, 36, 36, 60, 2**32 - 1, 100_000, 1, 2**31 - 1, -(2**31)))),
        (wire.edges, wire.read_edges, (9, 2, 0xFFFF)),
        (wire.seen, wire.read_seen, (9, 2, 56, [0, 2**32 - 1])),
        (wire.seen, wire.read_seen, (9, 2, 56, [])),
        (wire.number, wire.read_number, (77,)),
        (wire.tone, wire.read_tone, (7040,)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_message_can_be_read_by_who_gets_it(
    write: Callable[..., bytes], read: Callable[[bytes], object], values: tuple[object, ...]
) -> None:
    expected = values if len(values) > 1 else values[0]
    assert read(write(*values)) == expected
    # A later version may add something at the end.
    if read is not wire.read_search:
        assert read(write(*values) + b"more") == expected


Damage = Callable[[random.Random, list[bytes]], list[bytes]]


def _flip(chance: random.Random, whole: list[bytes]) -> list[bytes]:
    at = chance.randrange(len(whole))
    damaged = bytearray(whole[at])
    for _ in range(chance.randrange(1, 4) if damaged else 0):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return [*whole[:at], bytes(damaged), *whole[at + 1 :]]


def _cut(chance: random.Random, whole: list[bytes]) -> list[bytes]:
    at = chance.randrange(len(whole))
    begin = chance.randrange(len(whole[at]) + 1)
    end = chance.randrange(begin, len(whole[at]) + 1)
    return [*whole[:at], whole[at][:begin] + whole[at][end:], *whole[at + 1 :]]


def _double(chance: random.Random, whole: list[bytes]) -> list[bytes]:
    at = chance.randrange(len(whole))
    return [*whole[: at + 1], *whole[at:]]


def _reorder(chance: random.Random, whole: list[bytes]) -> list[bytes]:
    return chance.sample(whole, len(whole))


def _rubbish(chance: random.Random, whole: list[bytes]) -> list[bytes]:
    at = chance.randrange(len(whole) + 1)
    return [*whole[:at], chance.randbytes(chance.randrange(1, 400)), *whole[at:]]


DAMAGES: list[Damage] = [_flip, _cut, _double, _reorder, _rubbish]

damaged_streams = st.tuples(
    st.lists(frames, min_size=1, max_size=4),
    st.integers(0, 2**32),
    st.lists(st.sampled_from(DAMAGES), max_size=4),
)


def damaged(messages: list[tuple[int, int, bytes]], seed: int, damages: list[Damage]) -> bytes:
    chance = random.Random(seed)
    whole = [sent(frame) for frame in messages]
    for damage in damages:
        whole = damage(chance, whole)
    return b"".join(whole)


LAST = (wire.BEAT, 4711, b"in step again")


@settings(max_examples=examples(500), deadline=None)
@given(damaged_streams)
def test_this_side_never_takes_damage_for_a_frame_and_is_in_step_after_it(
    stream: tuple[list[tuple[int, int, bytes]], int, list[Damage]],
) -> None:
    found = decoded(damaged(*stream) + sent(LAST))
    assert found[-1] == received(LAST)
    assert set(found[:-1]) <= {received(frame) for frame in stream[0]}


@settings(max_examples=examples(200), deadline=None)
@given(st.binary(max_size=2000))
def test_noise_holds_no_frame(noise: bytes) -> None:
    assert decoded(noise) == []


@pytest.fixture(scope="module")
def micropython() -> Iterator[Interpreter]:
    with interpreter() as running:
        yield running


FEED = textwrap.dedent("""
    import wire
    def feed(stream):
        decoder = wire.Decoder()
        found = [decoder.take(byte) for byte in stream]
        return [frame for frame in found if frame is not None]
""")


@pytest.mark.pico
def test_the_pico_never_takes_damage_for_a_frame_and_is_in_step_after_it(micropython: Interpreter) -> None:
    micropython.run(FEED)

    @settings(max_examples=examples(300), deadline=None)
    @given(damaged_streams)
    def fuzz(stream: tuple[list[tuple[int, int, bytes]], int, list[Damage]]) -> None:
        bytes_in = damaged(*stream) + sent(LAST)
        found = micropython.value(f"feed({bytes_in!r})")
        assert found == decoded(bytes_in)
        assert found[-1] == received(LAST)

    fuzz()


@pytest.mark.pico
def test_both_sides_write_the_same_bytes(micropython: Interpreter) -> None:
    micropython.run("import wire")

    @settings(max_examples=examples(100), deadline=None)
    @given(frames)
    def same(frame: tuple[int, int, bytes]) -> None:
        assert micropython.value(f"wire.frame(*{frame!r})") == sent(frame)

    same()


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_protocol_page_shows_this_message_byte_for_byte(name: str) -> None:
    shown = re.search(rf"^{name} +((?:[0-9a-f]{{2}} ?)+(?:\n +(?:[0-9a-f]{{2}} ?)+)*)", README, re.MULTILINE)
    assert shown is not None, f"firmware/README.md shows no {name}: {EXAMPLES[name].hex(' ')}"
    assert bytes.fromhex(shown[1]) == EXAMPLES[name]


def test_the_protocol_page_names_every_number() -> None:
    for name in map(str.upper, EXAMPLES):
        assert f"| {getattr(wire, name)} | `{name}` |" in README
    for name in (
        "IDLE",
        "MOVING",
        "DONE",
        "HALTED",
        "REFUSED",
        "HOST_SILENT",
        "STARVED",
        "WATCHDOG",
        "STEPS_FAILED",
    ):
        assert f"{getattr(wire, name)} {name}" in README
