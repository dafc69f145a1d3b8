"""When a source of chance fails, people are told; with none left nothing spins."""

from __future__ import annotations

import asyncio
import threading

import pytest

from companion.chance import Chance, NoGoodSource, SourceFault
from companion.config import ChanceSettings
from companion.tray import TrayState, pages
from tests.chance.scripted import Clock, Hanging, Scripted, healthy, patient
from tests.hal.rig import in_loop
from tests.tray.rig import asleep, awake

MISSING = SourceFault("There is no generator: plug one in.")


def chance(hwrng: Scripted, **settings: object) -> Chance:
    return Chance(patient(**settings), hwrng=hwrng)


@in_loop
async def test_without_the_hardware_generator_draws_go_on_and_it_is_told_once() -> None:
    async with asleep(chance(Scripted([MISSING]))) as rig:
        await rig.tray.wake()
        notice = pages.fault("The hardware generator is out", str(MISSING))
        assert rig.on_screen() == notice.tobytes()
        await rig.wait(6)
        landed = await rig.push_and_wait()
        assert landed.evidence[0].sources == ("kernel",)
        for _ in range(50):
            await rig.wait(0.25)
            assert rig.on_screen() != notice.tobytes()


@in_loop
async def test_a_generator_that_hangs_is_told_once_and_keeps_nobody_waiting() -> None:
    source, clock = Hanging(healthy()), Clock()
    async with asleep(Chance(ChanceSettings(timeout_s=2), hwrng=source, clock=clock)) as rig:
        source.hangs.wait()
        clock.now = 2.5
        await rig.tray.wake()
        (trouble,) = rig.tray.troubles
        assert str(trouble.title) == "The hardware generator is stuck"
        assert rig.on_screen() == pages.fault(trouble.title, trouble.advice).tobytes()
        landed = await rig.spin()
        assert landed.evidence[0].sources == ("kernel",)
        outcome = {pages.outcome(landed.faces).tobytes(), pages.aloud(landed.faces).tobytes()}
        for _ in range(50):
            await rig.wait(0.25)
            assert rig.on_screen() in outcome
        source.released.set()


@in_loop
async def test_a_generator_that_turns_sick_is_told_beside_the_next_outcome() -> None:
    goes_on = threading.Event()

    class Turning(Scripted):
        def read(self, n: int) -> bytes:
            if self.reads == 0:
                goes_on.wait()
                return bytes(n)
            self.reads -= 1
            return super().read(n)

        reads = 200

    source = Turning(healthy())
    async with awake(chance(source)) as rig:
        source.reads = 0
        goes_on.set()
        await rig.spin()
        rig.tray.chance.read(2000)
        await rig.until(lambda: bool(rig.tray.chance.faults))
        landed = await rig.spin()
        assert landed.evidence[0].sources == ("kernel",)
        (trouble,) = rig.tray.troubles
        assert str(trouble.title) == "The hardware generator is sick"
        assert "restarted" in str(trouble.advice)
        seen = set()
        for _ in range(50):
            await rig.wait(0.25)
            seen.add(rig.on_screen())
        assert pages.fault(trouble.title, trouble.advice).tobytes() in seen


@in_loop
async def test_with_no_good_source_the_tray_refuses_to_spin_and_says_why() -> None:
    async with awake(chance(Scripted([MISSING]), mix="hwrng")) as rig:
        half_steps = list(rig.board.stepper.log)
        with pytest.raises(NoGoodSource) as refusal:
            await rig.spin()
        assert rig.kept == []
        assert list(rig.board.stepper.log) == half_steps
        assert rig.tray.state is TrayState.READY
        assert rig.on_screen() == pages.fault("No fair chance", str(refusal.value)).tobytes()


@in_loop
async def test_reels_that_found_home_are_not_ready_before_chance_is(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = threading.Event()
    async with asleep() as rig:
        monkeypatch.setattr(rig.tray.chance, "wait_ready", ready.wait)
        waking = asyncio.ensure_future(rig.tray.wake())
        await rig.until(
            lambda: all(reel.known for reel in rig.board.reels.values()) and not rig.board._moving
        )
        state = rig.tray.state
        ready.set()
        await waking
        assert (state, rig.tray.state) == (TrayState.HOMING, TrayState.READY)
