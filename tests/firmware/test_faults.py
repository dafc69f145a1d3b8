"""Everything that can go wrong with a reel or the nose on a Pico is noticed there as it is on a Pi."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.hal import Board, Certainty, Landing, ReelMove
from companion.hal.errors import BoardFaulted
from tests.firmware.machine import ROOT
from tests.firmware.pico import VirtualPico, virtual_pico
from tests.firmware.rig import board_on, pico_board, pico_settings
from tests.hal.rig import in_loop, settled, virtual

pytestmark = pytest.mark.pico

ONE_EYE = {"without": ["screen", "right"]}


async def land(board: Board, face: int, turns: int | None = None) -> Landing:
    return (await board.spin({"left": ReelMove(face, turns)}))["left"]


async def wait(board: Board, pico: VirtualPico, seconds: float) -> None:
    """In steps as short as the firmware's main loop takes: it looks at the nose once in each."""
    until = board.clock.now() + seconds
    while board.clock.now() < until:
        pico.settle()
        virtual(board).advance(0.005)
    pico.settle()
    await settled()


@pytest.mark.parametrize("fault", ["slip", "late-slip", "turned"])
@in_loop
async def test_what_happens_once_is_noticed_and_the_second_try_lands(fault: str, tmp_path: Path) -> None:
    async with pico_board(tmp_path, **ONE_EYE) as (board, pico):
        await board.home()
        pico.switch(f"left.{fault}")
        first = await land(board, 1)
        assert first.failed
        assert first.reason
        await board.home(["left"])
        second = await land(board, 1, 0)
        assert second.confirmed
        assert pico.face("left") == 1
        assert board.reels["left"].missed + board.reels["left"].unexpected > 0
        assert board.fault is None


@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        ("dead-sensor", r"The sensor \(GPIO4\) of the left reel never saw a mark: check its wire"),
        ("sensor-on", "is always on: check that its wire does not touch ground"),
        ("reversed", "turns backwards: set direction = -1"),
        ("stuck-motor", "check .*that the motor turns"),
    ],
)
@in_loop
async def test_what_lasts_puts_the_reel_out_of_order_with_advice(
    fault: str, advice: str, tmp_path: Path
) -> None:
    async with pico_board(tmp_path, **ONE_EYE) as (board, pico):
        pico.switch(f"left.{fault}")
        pico.settle()
        (homing,) = (await board.home()).values()
        assert not homing.found
        with pytest.raises(AssertionError, match=advice):
            raise AssertionError(board.reels["left"].fault)
        assert (await land(board, 1)).reason == board.reels["left"].fault
        assert not pico.powered("left")

        pico.switch(f"left.{fault}", False)
        (homing,) = (await board.home(afresh=True)).values()
        assert homing.found
        assert (await land(board, 2)).confirmed
        assert pico.face("left") == 2


@in_loop
async def test_no_half_step_is_lost_and_a_turn_is_exact(tmp_path: Path) -> None:
    async with pico_board(tmp_path, **ONE_EYE) as (board, pico):
        await board.home()
        before = pico.seen["rotors"][0]
        landing = await land(board, 1, turns=5)
        assert landing.confirmed
        assert pico.seen["rotors"][0] - before == landing.evidence.half_steps
        assert pico.seen["lost"] == [0]
        assert abs(landing.evidence.index_error or 0) <= 1


@in_loop
async def test_a_disc_with_a_single_mark_is_expected_to_have_landed(tmp_path: Path) -> None:
    async with pico_board(tmp_path, **ONE_EYE, reels__left__marks=1) as (board, pico):
        await board.home()
        assert (await land(board, 2)).certainty is Certainty.EXPECTED
        assert pico.face("left") == 2


@in_loop
async def test_a_single_mark_disc_with_verify_looks_for_itself(tmp_path: Path) -> None:
    async with pico_board(tmp_path, **ONE_EYE, reels__left__marks=1, reels__left__verify=True) as (
        board,
        pico,
    ):
        await board.home()
        assert (await land(board, 2)).confirmed
        assert pico.face("left") == 2
        pico.switch("left.late-slip")
        assert (await land(board, 1)).failed


@in_loop
async def test_a_sensor_that_is_active_high_works_too(tmp_path: Path) -> None:
    async with pico_board(tmp_path, **ONE_EYE, reels__left__sensor_active_low=False) as (board, pico):
        await board.home()
        assert (await land(board, 2)).confirmed
        assert pico.face("left") == 2


@pytest.mark.parametrize(
    ("fault", "reason"), [("stuck", "has been down"), ("chatter", "has been chattering")]
)
@in_loop
async def test_a_nose_that_is_stuck_or_loose_is_a_fault_and_no_spin(
    fault: str, reason: str, tmp_path: Path
) -> None:
    # A virtual Pico may be ahead of its host, by less than this nose needs to come to rest.
    async with pico_board(tmp_path, **ONE_EYE, nose__stuck_s=2.0, nose__debounce_s=0.05) as (board, pico):
        told: list[str] = []
        board.nose.on_release = lambda: told.append("release")
        pico.switch(f"nose.{fault}")
        await wait(board, pico, 2.5)
        assert board.fault is not None
        assert reason in board.fault.reason
        assert told == []


@in_loop
async def test_a_nose_that_is_held_while_the_board_is_opened_wants_maintenance(tmp_path: Path) -> None:
    settings = pico_settings(tmp_path, **ONE_EYE)
    with virtual_pico(tmp_path, settings) as pico:
        pico.finger(True)
        pico.settle()
        pico.clock.advance(0.05)
        pico.settle()
        async with board_on(pico, settings) as board:
            assert board.nose.held_at_boot


@pytest.mark.parametrize("allocates", ["[now]", "1.5 * now", "now << 40", "lambda: now"])
@in_loop
async def test_an_interrupt_that_allocates_is_noticed_and_stops_the_reels(
    allocates: str, tmp_path: Path
) -> None:
    """On a Pico the heap is locked in there, and in this MicroPython it is too."""
    motor = (ROOT / "firmware/motor.py").read_text(encoding="utf-8")
    step = "        pin.value(level)\n"
    assert motor.count(step) == 1
    settings = pico_settings(tmp_path, **ONE_EYE)
    with VirtualPico(tmp_path, settings) as pico:
        pico.install({"motor.py": motor.replace(step, f"{step}        {allocates}\n").encode()})
        pico.plug()
        async with board_on(pico, settings) as board:
            with pytest.raises(BoardFaulted, match="The Pico cannot drive its motors any more"):
                await board.home()
            assert not pico.powered("left")
