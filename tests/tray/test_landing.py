"""Where the reels come to rest, and how a spin ends whose reels do not."""

from __future__ import annotations

import asyncio

import pytest

from companion.hal import Certainty, Homing
from companion.hal.errors import BoardFaulted
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, DRAW_UNTIL, GREEN, RED, WAR, Face
from companion.tray import ReelRetried, TrayEvent, TrayState
from companion.tray.spin import LONGEST_S
from tests.hal.rig import EVERY_STEP, in_loop
from tests.tray.rig import awake, falling

CONFIRMED, EXPECTED, FAILED = Certainty.CONFIRMED, Certainty.EXPECTED, Certainty.FAILED


@pytest.mark.parametrize("fault", ["slip", "late-slip", "turned"])
@pytest.mark.parametrize("faces", [(GREEN, DRAW_4), (BLACK, DISCARD_1), (RED, DRAW_UNTIL)], ids=str)
@in_loop
async def test_a_reel_that_is_disturbed_tries_again_and_lands_on_the_same_face(
    fault: str, faces: tuple[Face, Face]
) -> None:
    async with awake(falling(*faces), **EVERY_STEP) as rig:
        rig.sim.switch(f"left.{fault}")
        landed = await rig.spin()
        assert landed.faces == faces
        assert rig.faces_seen() == landed.ids
        assert landed.landed == {"left": CONFIRMED, "right": CONFIRMED}
        assert landed.retried == ("left",)
        (retried,) = rig.seen(ReelRetried)
        assert isinstance(retried, ReelRetried)
        assert (retried.reel, bool(retried.reason)) == ("left", True)
        assert len(rig.kept) == 1
        assert landed.seconds <= LONGEST_S


@pytest.mark.parametrize("fault", ["stuck-motor", "dead-sensor", "sensor-on", "reversed"])
@in_loop
async def test_a_reel_that_is_broken_is_given_up_and_the_drawn_face_counts(fault: str) -> None:
    async with awake(falling(BLACK, DRAW_4, GREEN, DISCARD_1, RED, DRAW_UNTIL)) as rig:
        rig.sim.switch(f"left.{fault}")
        first = await rig.spin()
        assert first.faces == (BLACK, DRAW_4)
        assert first.landed == {"left": FAILED, "right": CONFIRMED}
        assert first.stuck == ("left",)
        assert first.reasons["left"] == rig.board.reels["left"].fault
        assert ":" in first.reasons["left"], "it says what to do"
        assert first.seconds <= LONGEST_S
        assert not rig.sim.motors["left"].powered

        # The party goes on with the other eye and the screen.
        second = await rig.spin()
        assert second.faces == (GREEN, DISCARD_1)
        assert second.landed == {"left": FAILED, "right": CONFIRMED}
        assert second.retried == ()
        assert 3 <= second.seconds <= 6

        rig.sim.switch(f"left.{fault}", False)
        await rig.tray.home()
        third = await rig.spin()
        assert third.landed == {"left": CONFIRMED, "right": CONFIRMED}
        assert rig.faces_seen() == ("red", "draw-until")


@in_loop
async def test_a_reel_that_is_homed_and_slips_again_is_given_up() -> None:
    async with awake(falling(RED, DRAW_4), **EVERY_STEP) as rig:
        disc = rig.sim.discs["left"]
        rig.later(1, lambda: disc.slip(100))

        def slip_again(event: TrayEvent) -> None:
            if isinstance(event, ReelRetried):
                rig.later(0.1, lambda: disc.slip(100))

        rig.tray.subscribe(slip_again)
        landed = await rig.spin()
        assert landed.landed["left"] is FAILED
        assert "failed to land twice" in landed.reasons["left"]
        assert "home the reels from the menu" in rig.board.reels["left"].fault


@in_loop
async def test_a_single_mark_disc_is_only_expected_to_have_landed() -> None:
    async with awake(falling(WAR), board__profile="wheel", board__reels__wheel__marks=1) as rig:
        landed = await rig.spin()
        assert landed.landed == {"wheel": EXPECTED}
        assert not landed.confirmed
        assert landed.stuck == ()


@in_loop
async def test_a_tray_with_one_eye_spins_it_and_says_the_other_face() -> None:
    async with awake(falling(GREEN, DRAW_4), board__without=["right"], **EVERY_STEP) as rig:
        landed = await rig.spin()
        assert landed.faces == (GREEN, DRAW_4)
        assert landed.landed == {"left": CONFIRMED, "right": FAILED}


@in_loop
async def test_a_tray_without_reels_spins_on_its_screen() -> None:
    async with awake(falling(GREEN, DRAW_4), board__profile="none") as rig:
        assert rig.tray.kinds == ("eyes", "wheel")
        landed = await rig.spin()
        assert landed.landed == {"left": FAILED, "right": FAILED}
        assert 3 <= landed.seconds <= 6


@in_loop
async def test_a_fault_in_the_middle_loses_nothing() -> None:
    async with awake(falling(RED, DISCARD_1, GREEN, DRAW_4)) as rig:
        rig.later(1, lambda: rig.board.latch.trip("nose", "The nose is on fire: put it out."))
        landed = await rig.spin()
        assert landed.faces == (RED, DISCARD_1)
        assert landed.reasons == dict.fromkeys(("left", "right"), "The nose is on fire: put it out.")
        assert rig.tray.state is TrayState.FAULT
        with pytest.raises(BoardFaulted, match="put it out"):
            await rig.spin()
        assert len(rig.kept) == 1, "nothing is drawn while the tray has stopped"
        await rig.tray.home()
        assert (await rig.spin()).faces == (GREEN, DRAW_4)


@in_loop
async def test_reels_that_take_too_long_are_stopped_and_the_drawn_faces_count() -> None:
    async with awake(falling(RED, DRAW_4, RED, DRAW_4)) as rig:
        rig.sim.switch("left.slip")

        async def for_ever(*_args: object, **_kwargs: object) -> dict[str, Homing]:
            rig.board.clock.sleep_until(rig.board.clock.now() + LONGEST_S)
            await asyncio.Event().wait()
            return {}

        home = rig.board.home
        rig.board.home = for_ever  # type: ignore[method-assign]
        landed = await rig.spin()
        assert landed.faces == (RED, DRAW_4)
        assert landed.landed == {"left": FAILED, "right": CONFIRMED}
        assert "in time" in landed.reasons["left"]
        assert rig.board.reels["left"].fault == "", "being slow once is no reason to give it up"
        rig.board.home = home  # type: ignore[method-assign]
        assert (await rig.spin()).landed["left"] is CONFIRMED
