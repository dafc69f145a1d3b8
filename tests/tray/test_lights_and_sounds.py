"""Lights and sounds: everything can be told apart without seeing colours, and ticks follow the reels."""

from __future__ import annotations

from itertools import pairwise

from companion.hal import OFF
from companion.rules.art import COLOURS
from companion.rules.faces import BLACK, DRAW_4, GREEN, REELS, WAR, WHEEL
from companion.tray import FacePassed, lights, sounds
from tests.hal.rig import in_loop
from tests.tray.rig import awake, falling


def test_every_face_has_a_light_of_its_own_whatever_colours_one_sees() -> None:
    for faces in REELS.values():
        rhythms = {lights.of_face(face).rhythm for face in faces}
        assert len(rhythms) == len(faces)


def test_every_colour_in_play_has_a_light_of_its_own_whatever_colours_one_sees() -> None:
    assert set(lights.IN_PLAY) == set(COLOURS)
    assert len({glow.rhythm for glow in lights.IN_PLAY.values()}) == len(COLOURS)


def test_a_code_is_short_and_long_gaps_in_a_light_that_is_mostly_on() -> None:
    glow = lights.blinking("red", "-.")
    assert glow.rhythm == (lights.STEADY_S, lights.LONG_S, lights.BETWEEN_S, lights.SHORT_S)
    assert lights.blinking("red", "").rhythm == ()


@in_loop
async def test_each_eye_has_the_light_of_its_face() -> None:
    async with awake(falling(GREEN, DRAW_4)) as rig:
        rig.tray.colour = "yellow"
        await rig.push_and_wait()
        assert rig.board.lights.glows == {
            "left": lights.FACES["green"],
            "right": lights.FACES["draw-4"],
            "colour": lights.IN_PLAY["yellow"],
        }
        rig.tray.colour = None
        assert rig.board.lights.glows["colour"] == OFF


@in_loop
async def test_the_wheel_borrows_the_light_of_the_colour_in_play() -> None:
    async with awake(falling(WAR), board__profile="wheel") as rig:
        rig.tray.colour = "red"
        await rig.push_and_wait()
        assert rig.board.lights.glows["colour"] == lights.FACES["war"]
        await rig.tray.home()
        assert rig.board.lights.glows["colour"] == lights.IN_PLAY["red"]


@in_loop
async def test_a_push_is_seen_and_heard_at_once() -> None:
    async with awake() as rig:
        glows: list[object] = []

        async def look() -> None:
            glows.extend(rig.board.lights.glows.values())

        rig.owner.answer = look
        await rig.push()
        assert set(glows) == {lights.PUSHED}
        assert rig.tunes == [sounds.PUSHED]


@in_loop
async def test_ticks_come_with_the_faces_and_slow_down() -> None:
    async with awake(falling(WAR), board__profile="wheel") as rig:
        await rig.spin()
        passed = [event for event in rig.events if isinstance(event, FacePassed)]
        assert len(passed) > 9, "more than a turn"
        order = [face.id for face in WHEEL]
        places = [order.index(event.face) for event in passed]
        assert all((later - sooner) % 9 == 1 for sooner, later in pairwise(places)), "one after the other"
        assert rig.tunes.count(sounds.TICKS["wheel"]) == len(passed)
        gaps = [later.at - sooner.at for sooner, later in pairwise(passed)]
        assert gaps[-3:] == sorted(gaps[-3:]), "slower and slower"
        assert gaps[-1] > gaps[len(gaps) // 2]


@in_loop
async def test_nobody_has_a_tune_of_its_own() -> None:
    async with awake(falling(BLACK, DRAW_4)) as rig:
        await rig.spin()
        assert rig.tunes[-1] == sounds.NOBODY


@in_loop
async def test_a_muted_tray_makes_no_sound_and_still_shines() -> None:
    async with awake(falling(GREEN, DRAW_4)) as rig:
        rig.tray.muted = True
        heard: list[bool] = []
        rig.sim.factory.pin(17).wire = heard.append
        await rig.push_and_wait()
        assert heard == []
        assert rig.board.lights.glows["left"] == lights.FACES["green"]
        rig.tray.muted = False
        rig.by_hand((GREEN, DRAW_4))
        await rig.wait(0.2)
        assert True in heard
