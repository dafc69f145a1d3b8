"""What a push of the nose does, and what it must never do."""

from __future__ import annotations

import asyncio

import pytest

from companion.errors import TrayError
from companion.hal import OFF
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, GREEN, RED
from companion.tray import SpinDrawn, TrayState, lights, pages, sounds
from companion.tray.push import GUARD_S
from tests.hal.rig import in_loop, settled, virtual
from tests.tray.rig import asleep, awake, falling


@in_loop
async def test_push_and_release_spins() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        rig.sim.push_nose()
        await rig.wait(0.3)
        assert rig.kept == [], "the release starts the spin, not the push"
        rig.sim.release_nose()
        landed = await rig.push_and_wait()
        assert landed.faces == (RED, DRAW_4)
        assert rig.tunes[0] == sounds.PUSHED
        assert rig.tunes[-1] == sounds.LANDED
        assert rig.tray.state is TrayState.OUTCOME


@in_loop
async def test_the_outcome_stays_until_the_next_push() -> None:
    async with awake(falling(RED, DRAW_4, GREEN, DISCARD_1)) as rig:
        await rig.push_and_wait()
        shows = {pages.outcome((RED, DRAW_4)).tobytes(), pages.aloud((RED, DRAW_4)).tobytes()}
        seen = set()
        for _ in range(40):
            await rig.wait(1)
            seen.add(rig.on_screen())
        assert seen == shows
        assert (await rig.push_and_wait()).faces == (GREEN, DISCARD_1)


@in_loop
async def test_pushes_while_the_reels_turn_are_ignored_with_a_low_tick() -> None:
    async with awake(falling(RED, DRAW_4), board__motion__seconds=5.0) as rig:
        for second in (1.0, 1.2, 2.5):
            rig.later(second, rig.sim.push_nose)
            rig.later(second + 0.1, rig.sim.release_nose)
        # And a long one.
        rig.later(3, rig.sim.push_nose)
        rig.later(4.5, rig.sim.release_nose)
        await rig.push_and_wait()
        await rig.wait(5)
        assert len(rig.kept) == len(rig.outcomes) == 1
        assert rig.tunes.count(sounds.NOT_NOW) == 4
        assert rig.tray.state is TrayState.OUTCOME


@in_loop
async def test_a_double_push_is_one_spin() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        rig.later(0.15, rig.sim.push_nose)
        rig.later(0.25, rig.sim.release_nose)
        await rig.push_and_wait()
        await rig.wait(5)
        assert len(rig.kept) == 1
        assert sounds.NOT_NOW in rig.tunes


@in_loop
async def test_an_outcome_is_not_wiped_away_at_once() -> None:
    async with awake(falling(RED, DRAW_4, BLACK, DRAW_4)) as rig:
        await rig.push_and_wait()
        await rig.push()
        assert rig.tunes[-1] == sounds.NOT_NOW
        await rig.wait(GUARD_S)
        assert (await rig.push_and_wait()).faces == (BLACK, DRAW_4)


@in_loop
async def test_a_push_while_the_reels_look_for_home_is_ignored() -> None:
    async with asleep(falling(RED, DRAW_4)) as rig:
        rig.later(0.5, rig.sim.push_nose)
        rig.later(0.7, rig.sim.release_nose)
        await rig.tray.wake()
        await rig.wait(3)
        assert rig.tray.state is TrayState.READY
        assert rig.kept == []
        assert sounds.NOT_NOW in rig.tunes


@in_loop
async def test_a_push_that_nobody_answers_is_ignored() -> None:
    async with awake() as rig:
        rig.tray.owner = None
        await rig.push()
        assert rig.tunes == [sounds.NOT_NOW]
        assert rig.tray.state is TrayState.READY


@in_loop
async def test_a_table_may_answer_a_push_without_a_spin() -> None:
    async with awake() as rig:
        page = pages.turn("Mia", "left")

        async def not_yours() -> None:
            rig.tray.show(page)

        rig.owner.answer = not_yours
        rig.tray.colour = "blue"
        glows = rig.board.lights.glows
        await rig.push()
        assert rig.on_screen() == page.tobytes()
        assert rig.board.lights.glows == glows
        assert rig.tray.state is TrayState.READY


@in_loop
async def test_what_a_table_says_is_seen_and_heard_until_something_happens() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        rig.tray.say("ANN DEALS", "Ann draws 2")
        await rig.wait(30)
        assert rig.on_screen() == pages.say("Ann draws 2", "ANN DEALS").tobytes()
        assert rig.tunes == [sounds.SAID]
        rig.tray.say("ANN DEALS")
        assert rig.on_screen() == pages.say("ANN DEALS").tobytes()
        await rig.push_and_wait()
        assert rig.on_screen() == pages.outcome((RED, DRAW_4)).tobytes()


@in_loop
async def test_a_table_does_not_talk_into_the_menu() -> None:
    async with awake() as rig:
        await rig.hold()
        menu = rig.on_screen()
        rig.tray.say("ANN DEALS", "Ann draws 2")
        rig.tray.show(pages.turn("Mia", "left"))
        assert rig.on_screen() == menu
        assert sounds.SAID not in rig.tunes


class Refusal(TrayError, ValueError):
    pass


@in_loop
async def test_why_a_push_is_refused_is_on_the_screen_and_then_it_is_ready_again() -> None:
    async with awake() as rig:

        async def refuse() -> None:
            raise Refusal("It is not your turn: wait for it.")

        rig.owner.answer = refuse
        await rig.push()
        refused = pages.fault("I cannot spin", "It is not your turn: wait for it.")
        assert rig.on_screen() == refused.tobytes()
        assert set(rig.board.lights.glows.values()) == {OFF}
        assert rig.tunes[-1] == sounds.ALARM
        await rig.wait(6)
        assert rig.on_screen() in {pages.ready(frame).tobytes() for frame in range(3)}


@in_loop
async def test_a_refusal_does_not_wipe_the_outcome_away() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        await rig.push_and_wait()
        await rig.wait(GUARD_S)

        async def refuse() -> None:
            raise Refusal("It is not your turn: wait for it.")

        rig.owner.answer = refuse
        await rig.push()
        assert rig.on_screen() == pages.fault("I cannot spin", "It is not your turn: wait for it.").tobytes()
        await rig.wait(5.1)
        assert rig.on_screen() == pages.outcome((RED, DRAW_4)).tobytes()
        assert rig.board.lights.glows["left"] == lights.FACES["red"]
        assert rig.tunes.count(sounds.LANDED) == 1


@in_loop
async def test_a_tray_that_is_closed_during_a_refusal_stays_off() -> None:
    async with awake() as rig:
        rig.tray.refuse(Refusal("It is not your turn: wait for it."))
        virtual(rig.board).advance(6)
        rig.tray.close()
        await settled()
        assert rig.tray.state is TrayState.OFF


@in_loop
async def test_a_disk_that_is_full_is_told_and_nothing_moves() -> None:
    async with awake() as rig:
        half_steps = list(rig.board.stepper.log)

        async def full(_drawn: SpinDrawn) -> None:
            raise Refusal("The disk is full: make room.")

        rig.owner.answer = lambda: rig.tray.spin(commit=full)
        await rig.push()
        await rig.until(lambda: rig.tray.state is TrayState.READY)
        assert rig.on_screen() == pages.fault("I cannot spin", "The disk is full: make room.").tobytes()
        assert list(rig.board.stepper.log) == half_steps


@in_loop
async def test_a_bug_in_an_answer_is_a_fault_that_a_push_clears() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:

        async def stumble() -> None:
            raise LookupError("where am I?")

        rig.owner.answer = stumble
        await rig.push()
        await rig.wait(0.1)
        assert rig.tray.state is TrayState.FAULT
        assert rig.on_screen() == pages.fault("I have stopped", "LookupError: where am I?").tobytes()
        rig.owner.answer = rig.spin
        await rig.push()
        await rig.until(lambda: rig.tray.state is TrayState.READY)
        assert rig.kept == [], "the push that clears a fault does not spin"
        assert (await rig.push_and_wait()).faces == (RED, DRAW_4)


@in_loop
async def test_a_listener_that_fails_does_not_lose_the_spin() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:

        def stumble(_event: object) -> None:
            raise ValueError("too fast for me")

        rig.tray.subscribe(stumble)
        landed = await rig.spin()
        assert landed.faces == (RED, DRAW_4)
        assert rig.tray.state is TrayState.FAULT
        assert "too fast for me" in str(rig.tray.troubles[0].advice)


@in_loop
async def test_a_listener_can_leave() -> None:
    async with awake() as rig:
        heard: list[object] = []
        leave = rig.tray.subscribe(heard.append)
        leave()
        await rig.spin()
        assert heard == []


@pytest.mark.parametrize("who", ["", "Mia"])
@in_loop
async def test_the_ready_page_blinks_and_names_whose_spin_it_is(who: str) -> None:
    async with awake() as rig:
        rig.tray.who = who
        seen = set()
        for _ in range(80):
            await rig.wait(0.05)
            seen.add(rig.on_screen())
        assert seen == {pages.ready(frame, who).tobytes() for frame in range(3)}


@in_loop
async def test_a_spin_that_somebody_gives_up_leaves_a_tray_that_is_ready() -> None:
    async with awake(falling(RED, DRAW_4, GREEN, DISCARD_1)) as rig:
        spinning = asyncio.get_running_loop().create_task(rig.spin())
        rig.later(1, lambda: rig.board.post(spinning.cancel))
        with pytest.raises(asyncio.CancelledError):
            await spinning
        assert rig.tray.state is TrayState.READY
        assert rig.on_screen() == pages.ready(0).tobytes()
        assert (await rig.spin()).faces == (GREEN, DISCARD_1)


@in_loop
async def test_a_tray_that_is_closed_in_the_middle_stops_and_shows_nothing_more() -> None:
    async with awake() as rig:
        with rig.half_way():
            await rig.push()
            await rig.until(lambda: len(rig.kept) == 1)
            rig.tray.close()
            closed = rig.board.clock.now()
            await settled()
        shown = rig.on_screen()
        await rig.until(lambda: not any(motor.powered for motor in rig.sim.motors.values()))
        assert rig.board.clock.now() - closed < 1, "the reels have turned to the end"
        await rig.wait(20)
        assert rig.on_screen() == shown
        assert rig.outcomes == []
        with pytest.raises(TrayError, match="off"):
            await rig.spin()


@in_loop
async def test_a_player_who_is_not_there_pushes_as_a_finger_does() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        in_a_spin: list[bool] = []
        rig.later(1.0, lambda: rig.board.post(lambda: in_a_spin.append(rig.tray.push())))
        assert rig.tray.push()
        assert not rig.tray.push(), "a double push is one spin"
        await rig.until(lambda: len(rig.outcomes) == 1)
        assert in_a_spin == [False]
        assert not rig.tray.push(), "the outcome has just come"
        assert rig.tunes.count(sounds.NOT_NOW) == 3
        await rig.wait(GUARD_S)
        rig.tray.owner = None
        assert not rig.tray.push(), "nobody answers"
        assert len(rig.kept) == 1


@in_loop
async def test_a_push_from_afar_goes_on_in_the_menu_and_clears_a_fault() -> None:
    async with awake() as rig:
        await rig.hold()
        before = rig.on_screen()
        assert rig.tray.push()
        assert rig.on_screen() != before
        rig.board.latch.trip("test", "Something is wrong: mend it.")
        await rig.wait(0.1)
        assert rig.tray.state is TrayState.FAULT
        assert rig.tray.push()
        await rig.until(lambda: rig.tray.state is TrayState.READY)
        assert rig.kept == []


@in_loop
async def test_a_tray_that_sleeps_cannot_be_pushed_from_afar() -> None:
    async with asleep() as rig:
        assert not rig.tray.push()
