"""The mirror: what somebody far away sees and hears of a tray, and how to touch a simulated one."""

from __future__ import annotations

import pytest

from companion.colours import LIGHT_COLOURS
from companion.config import load
from companion.hal import VirtualClock
from companion.hal.errors import NoSuchFault
from companion.hal.gpio import GpioBoard
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, GREEN, RED
from companion.tray import (
    Light,
    LightsShown,
    NotSimulated,
    ReelsTurned,
    ScreenShown,
    SpinLanded,
    SpinStarted,
    StateChanged,
    SwitchesChanged,
    Tray,
    TrayState,
    TunePlayed,
    lights,
    pages,
    sounds,
)
from tests.hal.rig import NEARLY_HOME, in_loop, settled
from tests.tray.rig import Rig, asleep, awake, evenly, falling


async def seen(rig: Rig) -> bytes:
    """What the mirror shows once everything that was drawn has been told."""
    rig.board.screen.wait_until_shown()
    await settled()
    return rig.tray.mirror.picture


def glow(name: str) -> Light:
    glow = lights.FACES[name]
    return Light(colour=glow.colour, word=lights.word_for(glow), rhythm=glow.rhythm)


@in_loop
async def test_the_screen_is_dark_before_the_first_page() -> None:
    async with asleep() as rig:
        assert rig.tray.mirror.picture == bytes(1024)


@in_loop
async def test_pages_are_told_in_order_as_they_are_on_the_glass() -> None:
    async with awake() as rig:
        shown = [pages.turn("Mia", "left"), pages.turn("Ben", "left"), pages.turn("Mia", "left")]
        for page in shown:
            rig.tray.show(page)
            assert await seen(rig) == rig.on_screen() == page.tobytes()
        assert rig.seen(ScreenShown) == [ScreenShown(picture=page.tobytes()) for page in shown]


@in_loop
async def test_a_screen_that_is_unplugged_is_dark_from_afar_too() -> None:
    async with awake() as rig:
        rig.tray.mirror.switch("screen.gone")
        rig.tray.show(pages.turn("Mia", "left"))
        assert await seen(rig) == bytes(1024)
        rig.tray.mirror.switch("screen.gone", False)
        await rig.wait(3)
        assert await seen(rig) == pages.turn("Mia", "left").tobytes()


@in_loop
async def test_lights_and_tunes_are_told_as_they_are() -> None:
    async with awake(falling(GREEN, DRAW_4)) as rig:
        await rig.push_and_wait()
        await settled()
        assert rig.tray.mirror.lights["left"] == glow("green")
        assert rig.tray.mirror.lights["right"] == glow("draw-4")
        assert rig.seen(LightsShown)[-1] == LightsShown(lights=rig.tray.mirror.lights)
        told = [event.notes for event in rig.events if isinstance(event, TunePlayed)]
        assert told == [tuple((note.seconds, note.hz) for note in tune) for tune in rig.tunes]


@in_loop
async def test_a_muted_tray_tells_no_tune() -> None:
    async with awake(falling(GREEN, DRAW_4)) as rig:
        rig.tray.muted = True
        await rig.push_and_wait()
        await settled()
        assert sounds.LANDED in rig.tunes, "it was asked for"
        assert rig.seen(TunePlayed) == []


@in_loop
async def test_every_state_is_told() -> None:
    async with asleep(falling(RED, DRAW_4)) as rig:
        await rig.tray.wake()
        await rig.push_and_wait()
        rig.tray.close()
        told = [event.state for event in rig.events if isinstance(event, StateChanged)]
        assert told == [
            TrayState.HOMING,
            TrayState.READY,
            TrayState.SPINNING,
            TrayState.OUTCOME,
            TrayState.OFF,
        ]


@in_loop
async def test_the_reels_are_where_people_see_them() -> None:
    async with asleep(board__profile="both") as rig:
        mirror = rig.tray.mirror
        assert mirror.reels == ("left", "right", "wheel")
        assert mirror.angles == pytest.approx(NEARLY_HOME), "before it is homed"
        await rig.tray.wake()
        turned = [event for event in rig.events if isinstance(event, ReelsTurned)]
        assert len(turned) > 10
        assert turned[-1].angles == mirror.angles


@in_loop
async def test_a_disc_that_does_not_turn_stands_still_from_afar_too() -> None:
    async with awake(falling(BLACK, DRAW_4)) as rig:
        rig.tray.mirror.switch("left.stuck-motor")
        before = rig.tray.mirror.angles
        landed = await rig.spin()
        assert landed.stuck == ("left",)
        assert {event.angles["left"] for event in rig.events if isinstance(event, ReelsTurned)} == {
            before["left"]
        }
        assert rig.tray.mirror.out == {"left": rig.board.reels["left"].fault}
        assert rig.tray.mirror.angles["right"] != before["right"]


@in_loop
async def test_no_page_before_the_landing_tells_the_faces() -> None:
    async with awake(falling(BLACK, DISCARD_1)) as rig:
        await rig.push_and_wait()
        await seen(rig)
        begun = next(at for at, event in enumerate(rig.events) if isinstance(event, SpinStarted))
        over = next(at for at, event in enumerate(rig.events) if isinstance(event, SpinLanded))
        told = [event.picture for event in rig.events[begun:over] if isinstance(event, ScreenShown)]
        frames = {pages.spinning("eyes", done / 1000).tobytes() for done in range(1001)}
        assert set(told[1:]) <= frames
        after = [event.picture for event in rig.events[over:] if isinstance(event, ScreenShown)]
        assert pages.outcome((BLACK, DISCARD_1)).tobytes() in after
        tunes = [event.notes for event in rig.events[:over] if isinstance(event, TunePlayed)]
        assert tuple((note.seconds, note.hz) for note in sounds.NOBODY) not in tunes


@in_loop
async def test_faults_are_switched_and_told() -> None:
    async with awake() as rig:
        mirror = rig.tray.mirror
        assert mirror.simulated
        assert not any(switch.on for switch in mirror.switches)
        mirror.switch("right.dead-sensor")
        (on,) = (switch for switch in mirror.switches if switch.on)
        assert (on.name, on.part, on.what, on.once) == (
            "right.dead-sensor",
            "right",
            "the sensor sees nothing",
            False,
        )
        assert rig.events == [SwitchesChanged(switches=mirror.switches)]
        mirror.switch("right.dead-sensor", False)
        assert not any(switch.on for switch in mirror.switches)
        with pytest.raises(NoSuchFault, match=r"no fault left\.bent"):
            mirror.switch("left.bent")


@in_loop
async def test_a_disc_that_is_turned_by_hand_is_told_at_once() -> None:
    async with awake() as rig:
        before = rig.tray.mirror.angles["left"]
        rig.tray.mirror.switch("left.turned")
        turned = rig.events[-1]
        assert isinstance(turned, ReelsTurned)
        assert turned.angles == rig.tray.mirror.angles
        assert turned.angles["left"] == pytest.approx((before + 25) % 360)


@in_loop
async def test_the_nose_is_held_from_afar_as_by_a_finger() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        assert rig.board.settings.nose is not None
        rig.tray.mirror.push()
        await rig.wait(rig.board.settings.nose.long_press_s + 0.1)
        assert await seen(rig) != pages.ready(0).tobytes(), "the menu is open"
        rig.tray.mirror.release()
        await rig.wait(11)
        rig.tray.mirror.push()
        await rig.wait(0.2)
        assert rig.kept == [], "the release starts the spin"
        rig.tray.mirror.release()
        await rig.push_and_wait()
        assert rig.outcomes[0].faces == (RED, DRAW_4)


@in_loop
async def test_pushes_from_afar_count_each_even_if_all_of_them_arrive_at_once() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        pushed: list[float] = []
        rig.board.nose.on_release = lambda: pushed.append(rig.board.clock.now())
        for _ in range(3):
            rig.tray.mirror.push()
            rig.tray.mirror.release()
        await rig.wait(1)
        assert len(pushed) == 3
        rig.tray.mirror.push()
        rig.tray.mirror.release()
        rig.tray.mirror.push()
        await rig.wait(1)
        assert len(pushed) == 4
        assert rig.board.nose.is_pressed


@in_loop
async def test_a_real_tray_is_seen_and_heard_but_not_touched() -> None:
    config = load(
        files=[],
        environ={},
        flags={"board.kind": "gpio", "board.pin_factory": "mock", "board.without": ["screen"]},
    )
    with evenly() as chance:
        async with GpioBoard(config.board, VirtualClock()) as board:
            tray = Tray(board, chance, config.tray)
            mirror = tray.mirror
            assert not mirror.simulated
            assert mirror.switches == ()
            for touch in (mirror.push, mirror.release, lambda: mirror.switch("left.slip")):
                with pytest.raises(NotSimulated, match=r"This tray is real.*tray sim"):
                    touch()
            tray.colour = "red"
            await settled()
            assert mirror.lights["colour"].colour == LIGHT_COLOURS["red"]
            assert mirror.angles == {"left": 0, "right": 0}
            tray.close()
