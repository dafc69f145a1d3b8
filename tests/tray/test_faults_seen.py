"""Whatever breaks, people see what it is and what to do, the outcome is not lost, and play goes on."""

from __future__ import annotations

import pytest

from companion.hal import Certainty
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, DRAW_UNTIL, GREEN, RED, WAR
from companion.tray import TrayState, TroublesChanged, lights, pages, sounds
from tests.hal.rig import in_loop
from tests.tray.rig import Rig, asleep, awake, falling


async def pictures(rig: Rig, seconds: float) -> set[bytes]:
    """Everything that the screen shows for this long."""
    seen = set()
    for _ in range(round(seconds / 0.25)):
        seen.add(rig.on_screen())
        await rig.wait(0.25)
    return seen


@pytest.mark.parametrize("fault", ["slip", "late-slip", "turned"])
@in_loop
async def test_a_disturbed_reel_is_heard_to_try_again_and_the_outcome_is_whole(fault: str) -> None:
    async with awake(falling(GREEN, DRAW_4)) as rig:
        rig.sim.switch(f"right.{fault}")
        await rig.push_and_wait()
        assert sounds.AGAIN in rig.tunes
        assert rig.on_screen() == pages.outcome((GREEN, DRAW_4)).tobytes()
        assert rig.tray.troubles == ()


@pytest.mark.parametrize("fault", ["stuck-motor", "dead-sensor", "sensor-on", "reversed"])
@pytest.mark.parametrize(("reel", "title"), [("left", "Left eye is out"), ("right", "Right eye is out")])
@in_loop
async def test_a_broken_reel_is_on_the_screen_with_advice_beside_the_outcome(
    fault: str, reel: str, title: str
) -> None:
    faces = (RED, DRAW_UNTIL)
    async with awake(falling(*faces)) as rig:
        rig.sim.switch(f"{reel}.{fault}")
        landed = await rig.push_and_wait()
        assert landed.faces == faces
        assert await pictures(rig, 14) == {
            pages.outcome(faces, stuck=landed.stuck).tobytes(),
            pages.aloud(faces).tobytes(),
            pages.fault(title, rig.board.reels[reel].fault).tobytes(),
            pages.say("Fixed? Hold my nose and choose Home the reels").tobytes(),
        }
        (trouble,) = rig.tray.troubles
        assert (trouble.part, str(trouble.title)) == (reel, title)
        assert TroublesChanged(troubles=(str(trouble.advice),)) in rig.events


@in_loop
async def test_a_broken_wheel_leaves_the_outcome_to_the_screen() -> None:
    async with awake(falling(WAR), board__profile="wheel") as rig:
        rig.sim.switch("wheel.stuck-motor")
        await rig.push_and_wait()
        assert rig.on_screen() == pages.outcome((WAR,), stuck=("wheel",)).tobytes()
        assert rig.board.lights.glows["colour"] == lights.FACES["war"]


@in_loop
async def test_a_reel_that_is_out_when_the_tray_wakes_up_is_told_before_it_is_ready() -> None:
    async with asleep() as rig:
        rig.sim.switch("left.dead-sensor")
        await rig.tray.wake()
        assert rig.tray.state is TrayState.READY
        fault = pages.fault("Left eye is out", rig.board.reels["left"].fault)
        assert rig.on_screen() == fault.tobytes()
        await rig.wait(8)
        assert rig.on_screen() in {pages.ready(frame).tobytes() for frame in range(3)}


@in_loop
async def test_a_single_mark_landing_has_a_question_mark() -> None:
    async with awake(falling(WAR), board__profile="wheel", board__reels__wheel__marks=1) as rig:
        await rig.push_and_wait()
        assert rig.on_screen() == pages.outcome((WAR,), confirmed=False).tobytes()


@pytest.mark.parametrize("fault", ["stuck", "chatter"])
@in_loop
async def test_a_broken_nose_is_a_fault_and_not_an_endless_spin(fault: str) -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        rig.sim.switch(f"nose.{fault}")
        await rig.wait(16)
        assert rig.kept == []
        assert rig.tray.state is TrayState.FAULT
        assert rig.board.fault is not None
        assert await pictures(rig, 8) == {
            pages.fault("Nose trouble", rig.board.fault.reason).tobytes(),
            pages.say("Fixed? Push my nose").tobytes(),
        }
        assert sounds.ALARM in rig.tunes
        assert set(rig.board.lights.glows.values()) == {lights.TROUBLE}

        rig.sim.switch(f"nose.{fault}", False)
        await rig.wait(1)
        assert rig.tray.state is TrayState.FAULT, "somebody has to see to it"
        await rig.push()
        await rig.until(lambda: rig.tray.state is TrayState.READY)
        assert rig.kept == []
        assert (await rig.push_and_wait()).faces == (RED, DRAW_4)


@in_loop
async def test_a_nose_that_sticks_in_the_menu_closes_it() -> None:
    async with awake() as rig:
        await rig.hold()
        rig.sim.switch("nose.stuck")
        await rig.wait(16)
        assert rig.tray.state is TrayState.FAULT
        assert rig.on_screen() == pages.fault("Nose trouble", rig.tray.troubles[0].advice).tobytes()
        await rig.wait(15)
        assert rig.tray.state is TrayState.FAULT, "nor does the menu's idle time bring the ready page back"


@in_loop
async def test_a_screen_that_is_gone_in_the_middle_stops_nothing_and_comes_back_by_itself() -> None:
    faces = (BLACK, DISCARD_1)
    async with awake(falling(*faces)) as rig:
        rig.later(2, lambda: rig.sim.switch("screen.gone"))
        landed = await rig.push_and_wait()
        assert landed.landed == {"left": Certainty.CONFIRMED, "right": Certainty.CONFIRMED}
        assert rig.faces_seen() == ("black", "discard-1")
        assert rig.board.lights.glows["left"] == lights.FACES["black"]
        await rig.until(lambda: any(trouble.part == "screen" for trouble in rig.tray.troubles))
        assert not any(rig.on_screen()), "nothing to be seen"
        await rig.until(lambda: sounds.ALARM in rig.tunes)

        rig.sim.switch("screen.gone", False)
        await rig.wait(3)
        await rig.until(lambda: rig.tray.troubles == ())
        assert rig.on_screen() in (pages.outcome(faces).tobytes(), pages.aloud(faces).tobytes())


@in_loop
async def test_a_board_that_stops_in_the_middle_of_a_spin_shows_the_outcome_and_the_fault() -> None:
    faces = (GREEN, DRAW_4)
    async with awake(falling(*faces)) as rig:
        rig.later(1, lambda: rig.board.latch.trip("reels", "A motor's pin is broken: restart the tray."))
        landed = await rig.push_and_wait()
        assert landed.stuck == ("left", "right")
        seen = await pictures(rig, 12)
        assert pages.outcome(faces, stuck=landed.stuck).tobytes() in seen
        assert pages.fault("Motor trouble", "A motor's pin is broken: restart the tray.").tobytes() in seen
        await rig.push()
        await rig.until(lambda: rig.tray.state is TrayState.OUTCOME)
        assert rig.board.fault is None
        assert rig.faces_seen() == landed.ids, "the reels show in the end what was drawn"


@in_loop
async def test_a_fault_while_homing_is_shown() -> None:
    async with asleep() as rig:
        rig.later(0.5, lambda: rig.board.latch.trip("reels", "No power: plug it in."))
        await rig.tray.wake()
        assert rig.tray.state is TrayState.FAULT
        assert rig.on_screen() == pages.fault("Motor trouble", "No power: plug it in.").tobytes()
