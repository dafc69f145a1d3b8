"""A Pico reports what its sensors see of unknown discs, and takes over new descriptions of its reels."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from companion._firmware import wire
from msgspec.structs import replace

from companion.hal import ReelMove, VirtualClock
from companion.hal.errors import BoardFaulted
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, Seen, Status
from companion.hal.sim import SimBoard
from tests.firmware.interpreter import interpreter
from tests.firmware.pico import VirtualPico, virtual_pico
from tests.firmware.rig import pico_board, pico_settings
from tests.firmware.test_link import hurt_every_third_piece, pass_time, until_back
from tests.hal.rig import board_settings, in_loop

pytestmark = pytest.mark.pico

WHEEL = {"profile": "wheel", "without": ["screen"]}
FAR = 5000
"""Half steps: more marks than fit into one message."""
NEAR = 2500
"""Half steps: three seconds, and not much more."""
LIMITS = (320.0, 800.0, 2560.0)


@pytest.mark.parametrize("damaged", [False, True], ids=["good cable", "bad cable"])
@in_loop
async def test_a_survey_sees_what_a_pi_sees(damaged: bool, tmp_path: Path) -> None:
    async with SimBoard(board_settings(**WHEEL), VirtualClock()) as board:
        expected = await board.survey("wheel", FAR)
    assert len(expected.begins) + len(expected.ends) > wire.AT_ONCE
    async with pico_board(tmp_path, **WHEEL) as (pico_side, pico):
        pico.damage = hurt_every_third_piece() if damaged else None
        assert await pico_side.survey("wheel", FAR) == expected
        assert bool(pico_side.link.damaged) is damaged


@in_loop
async def test_nothing_moves_before_the_pico_has_heard_how_its_reel_is_built(tmp_path: Path) -> None:
    async with pico_board(tmp_path, **WHEEL) as (board, pico):
        await board.home()

        def spoil_once(data: bytes) -> bytes:
            pico.damage = None
            return data[:4] + bytes([data[4] ^ 0x10]) + data[5:]

        pico.damage = spoil_once
        board.rebuild({"wheel": replace(board.settings.reels["wheel"], direction=-1)})
        (homing,) = (await board.home()).values()
        assert "turns backwards" in homing.reason
        assert board.link.resent > 0


@pytest.mark.parametrize("keeps_power", [False, True])
@in_loop
async def test_a_cable_pulled_in_mid_survey_is_a_fault_and_the_same_survey_can_be_made_after(
    keeps_power: bool, tmp_path: Path
) -> None:
    async with pico_board(tmp_path, **WHEEL) as (board, pico):
        board.clock.call_at(board.clock.now() + 2, lambda: pico.pull(keeps_power=keeps_power))
        with pytest.raises(BoardFaulted, match="The Pico is gone: plug in its USB cable"):
            await board.survey("wheel", NEAR)
        await pass_time(board, pico, 3)
        assert not pico.powered("wheel")
        with pytest.raises(BoardFaulted):
            board.rebuild({})
        pico.plug()
        await until_back(board, pico)
        board.clear_fault()
        assert (await board.survey("wheel", NEAR)).half_steps == NEAR
        # It was told again how its reels are built, and this one is still the same wheel.
        assert (await board.spin({"wheel": ReelMove(4, turns=1)}))["wheel"].confirmed
        assert pico.face("wheel") == 4


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[tuple[Link, VirtualPico]]:
    """A Pico, and a companion that knows nothing but the link."""
    with virtual_pico(tmp_path, pico_settings(tmp_path, **WHEEL), VirtualClock()) as pico:

        def ignore(_: object) -> None:
            """Only the answers count."""

        link = Link(pico.port, pico.clock, ignore, on_lost=ignore, on_back=ignore, opener=pico.open_serial)
        pico.links.append(link)
        link.open()
        yield link, pico
        link.close()


def ask(link: Link, kind: int, body: bytes) -> Message:
    return link.ask(kind, body).result()


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (wire.HOME, wire.search(1, LIMITS, 0.1, [0])),
        (wire.SURVEY, wire.move(1, LIMITS, 0.1, [(0, 0, 100, 320.0, 800.0, 320.0, 2560.0, 2560.0)])),
    ],
    ids=["home", "survey"],
)
def test_a_reel_that_was_never_described_does_not_move(
    kind: int, body: bytes, asked: tuple[Link, VirtualPico]
) -> None:
    link, pico = asked
    answer = ask(link, kind, body)
    assert isinstance(answer, Status)
    assert answer.stage == wire.REFUSED
    assert not pico.powered("wheel")


def test_edges_of_a_move_that_it_did_not_make_are_not_made_up(asked: tuple[Link, VirtualPico]) -> None:
    link, _ = asked
    assert isinstance(ask(link, wire.EDGES, wire.edges(7, 0, 0)), Status)
    assert not isinstance(ask(link, wire.EDGES, wire.edges(0, 0, 0)), Seen)


def test_a_sensor_that_chatters_fills_the_room_and_no_more() -> None:
    with interpreter() as micropython:
        micropython.run(
            "from survey import ROOM, Surveying\n"
            "seen = Surveying(ROOM)\n"
            "for position in range(1, ROOM + 1):\n"
            "    seen.begins(position)\n"
            "    seen.ends(position)\n"
        )
        assert micropython.value("list(seen.seen(0, 3))") == [3, 2, 5]
        assert micropython.value(f"len(seen.seen(ROOM - 10, {wire.AT_ONCE}))") == 10
        assert micropython.value(f"len(seen.seen(ROOM, {wire.AT_ONCE}))") == 0
