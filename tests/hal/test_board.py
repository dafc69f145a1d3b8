"""Opening, closing and interrupting a board."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import textwrap
import threading
from itertools import pairwise

import pytest
from gpiozero.pins.mock import MockFactory  # type: ignore[import-untyped]

from companion.hal import Glow, Note, RealClock, ReelMove, Tick, VirtualClock
from companion.hal.errors import BoardClosed, BoardFaulted, PinInUse
from companion.hal.pins import Claim
from companion.hal.sim import SimBoard
from tests.hal.rig import board_settings, heard, in_loop, land, settled, simulated, virtual


def reserved(factory: MockFactory) -> list[str]:
    """Who holds a pin."""
    return [repr(holder()) for holders in factory._reservations.values() for holder in holders if holder()]


@in_loop
async def test_a_board_gives_everything_back() -> None:
    threads = set(threading.enumerate())
    async with simulated() as board:
        await board.home()
        board.lights.show({"left": Glow((1.0, 1.0, 1.0), (0.1, 0.1))})
        board.buzzer.play([Note(1, 440)])
        assert reserved(board.sim.factory)
    assert reserved(board.sim.factory) == []
    assert set(threading.enumerate()) <= threads
    virtual(board).advance(10)
    board.close()


@in_loop
async def test_a_closed_board_cannot_be_moved() -> None:
    async with simulated() as board:
        pass
    with pytest.raises(BoardClosed, match="closed"):
        await board.spin({"left": ReelMove(0)})


@in_loop
async def test_a_board_that_cannot_be_opened_gives_back_what_it_had_got() -> None:
    board = SimBoard(board_settings(), VirtualClock())
    factory = board.sim.factory
    other = Claim("toaster")
    factory.reserve_pins(other, 21)
    with pytest.raises(PinInUse, match=r"GPIO21 for the right reel's IN4: .*the toaster"):
        await board.__aenter__()
    assert reserved(factory) == ["the toaster"]
    assert not board.sim.motors["left"].powered


@in_loop
async def test_a_tray_may_have_nothing_but_a_reel() -> None:
    parts = ["right", "nose", "lights", "screen", "buzzer"]
    async with simulated(without=parts) as board:
        assert (await land(board, "left", ReelMove(1))).confirmed
        assert list(board.reels) == ["left"]


@in_loop
async def test_a_tray_may_have_no_reel_at_all() -> None:
    async with simulated(profile="none") as board:
        assert await board.home() == {}
        assert await board.spin({}) == {}


@in_loop
async def test_a_wheel_ticks_slower_before_it_stops() -> None:
    async with simulated(profile="wheel") as board:
        await board.home()
        events = heard(board)
        await land(board, "wheel", ReelMove(1))
        ticks = [event.at for event in events if isinstance(event, Tick)]
        *before, last = (after - tick for tick, after in pairwise(ticks))
        assert last > 1.2 * min(before)


@in_loop
async def test_a_listener_can_leave() -> None:
    async with simulated() as board:
        heard_first: list[object] = []
        leave = board.subscribe(heard_first.append)
        events = heard(board)
        leave()
        await board.home()
        await settled()
        assert events
        assert heard_first == []


@in_loop
async def test_a_listener_that_fails_is_a_fault() -> None:
    async with simulated() as board:
        await board.home()

        def stumble(event: object) -> None:
            if isinstance(event, Tick):
                raise ValueError("too loud")

        board.subscribe(stumble)
        with pytest.raises(Exception, match="too loud"):
            await board.spin({"left": ReelMove(1, turns=200)})
        assert board.fault is not None
        assert board.fault.reason == "ValueError: too loud"


@in_loop
async def test_callbacks_run_in_the_event_loop_although_others_see_the_edges() -> None:
    async with SimBoard(board_settings(), RealClock()) as board:
        where: asyncio.Queue[threading.Thread] = asyncio.Queue()
        board.nose.on_press = lambda: where.put_nowait(threading.current_thread())
        pushing = threading.Thread(target=board.sim.push_nose)
        pushing.start()
        assert await where.get() is threading.current_thread()
        pushing.join()


@in_loop
async def test_a_pin_that_breaks_during_a_move_is_a_fault_with_the_coils_off() -> None:
    async with simulated() as board:
        await board.home()

        def breaks(_on: bool) -> None:
            raise OSError(5, "Input/output error")

        pin = board.sim.factory.pin(18)
        wire, pin.wire = pin.wire, breaks
        with pytest.raises(BoardFaulted, match=r"cannot be driven any more .*Input/output error"):
            await board.spin({"left": ReelMove(0), "right": ReelMove(0)})
        assert board.fault is not None
        pin.wire = wire
        coils = [board.sim.factory.pin(number).state for number in (23, 24, 25, 12, 16, 20, 21)]
        assert not any(coils)


@pytest.mark.process
@pytest.mark.parametrize("kind", ["signal.SIGTERM", "signal.SIGINT"])
def test_a_program_that_is_told_to_stop_switches_its_coils_off(kind: str) -> None:
    script = f"""
        import asyncio, os, signal
        from companion.config import load
        from companion.hal import ReelMove, RealClock
        from companion.hal.sim import SimBoard

        async def main() -> None:
            settings = load(files=[], environ={{}}).board
            async with SimBoard(settings, RealClock()) as board:
                def powered() -> bool:
                    return any(motor.powered for motor in board.sim.motors.values())

                def stop(event: object) -> None:
                    if powered():
                        leave()
                        os.kill(os.getpid(), {kind})

                leave = board.subscribe(stop)
                try:
                    await board.home(afresh=True)
                finally:
                    print("powered on the way out:", powered())

        asyncio.run(main())
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "powered on the way out: False\n"
    assert done.returncode != 0


@in_loop
async def test_somebody_elses_handler_for_sigterm_stays() -> None:
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, told.set)
    async with simulated():
        signal.raise_signal(signal.SIGTERM)
        await told.wait()
    assert loop.remove_signal_handler(signal.SIGTERM)
