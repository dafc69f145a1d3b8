"""The menu that one button drives."""

from __future__ import annotations

import pytest

from companion.rules.faces import DRAW_4, RED
from companion.tray import TrayState, pages, sounds
from companion.tray.menu import IDLE_S
from tests.hal.rig import in_loop
from tests.tray.rig import Rig, asleep, awake, falling

PLAIN = ["Sound: on", "Home the reels", "Switch off", "Back"]


def shows(rig: Rig, labels: list[str], chosen: str) -> bool:
    return rig.on_screen() == pages.menu(labels, labels.index(chosen)).tobytes()


async def choose(rig: Rig, labels: list[str], wanted: str) -> None:
    """Open the menu, go to an item with short pushes, choose it with a long one."""
    await rig.hold()
    for _ in range(labels.index(wanted)):
        await rig.push()
    assert shows(rig, labels, wanted)
    await rig.hold()


@in_loop
async def test_a_long_push_opens_it_and_short_ones_go_round() -> None:
    async with awake() as rig:
        await rig.hold()
        for label in (*PLAIN, PLAIN[0]):
            assert shows(rig, PLAIN, label)
            await rig.push()
        assert rig.kept == [], "a push in the menu is no spin"


@in_loop
async def test_ten_idle_seconds_go_back() -> None:
    async with awake() as rig:
        await rig.hold()
        await rig.wait(IDLE_S - 1)
        await rig.push()
        await rig.wait(IDLE_S - 1)
        assert shows(rig, PLAIN, "Home the reels")
        await rig.wait(2)
        assert rig.on_screen() in {pages.ready(frame).tobytes() for frame in range(3)}
        assert (await rig.push_and_wait()).landed


@in_loop
async def test_it_goes_back_to_the_outcome_that_was_there() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        await rig.push_and_wait()
        await choose(rig, PLAIN, "Back")
        assert rig.on_screen() == pages.outcome((RED, DRAW_4)).tobytes()
        assert rig.tunes.count(sounds.LANDED) == 1, "it has been heard already"
        assert rig.tray.state is TrayState.OUTCOME


@in_loop
async def test_sound_goes_off_and_on() -> None:
    async with awake() as rig:
        await choose(rig, PLAIN, "Sound: on")
        assert rig.tray.muted
        assert shows(rig, ["Sound: off", *PLAIN[1:]], "Sound: off")
        await rig.hold()
        assert not rig.tray.muted
        assert shows(rig, PLAIN, "Sound: on")


@in_loop
async def test_whoever_remembers_the_sound_is_told_when_it_changes() -> None:
    async with awake(tray__mute=True) as rig:
        rig.tray.muted = True
        assert rig.owner.muted == [], "it is mute already"
        await choose(rig, ["Sound: off", *PLAIN[1:]], "Sound: off")
        rig.tray.muted = True
        assert rig.owner.muted == [False, True]


@in_loop
async def test_a_tray_can_be_mute_from_the_start() -> None:
    async with awake(tray__mute=True) as rig:
        assert rig.board.buzzer.muted


@in_loop
async def test_reels_are_homed_afresh() -> None:
    async with awake() as rig:
        rig.sim.switch("left.turned")
        last_move = rig.board.stepper.first_edge_at
        await choose(rig, PLAIN, "Home the reels")
        await rig.until(
            lambda: rig.board.stepper.first_edge_at != last_move and rig.tray.state is TrayState.READY
        )
        assert rig.board.reels["left"].face_index == rig.sim.discs["left"].face


@in_loop
async def test_which_tray_is_asked_only_where_there_are_two() -> None:
    async with awake(board__profile="both") as rig:
        await rig.hold()
        assert shows(rig, ["Tray: eyes", *PLAIN], "Tray: eyes")
        await rig.hold()
        assert rig.tray.kind == "wheel"
        assert shows(rig, ["Tray: wheel", *PLAIN], "Tray: wheel")
        await rig.wait(IDLE_S + 1)
        assert (await rig.push_and_wait()).tray == "wheel"


@in_loop
async def test_switching_off_says_good_night_and_does_nothing_more() -> None:
    async with awake() as rig:
        rig.tray.colour = "red"
        await choose(rig, PLAIN, "Switch off")
        assert rig.owner.is_off
        assert rig.tray.state is TrayState.OFF
        assert rig.on_screen() == pages.shutdown().tobytes()
        assert not any(motor.powered for motor in rig.sim.motors.values())
        assert set(rig.board.lights.colours.values()) == {(0.0, 0.0, 0.0)}
        await rig.push()
        await rig.hold()
        await rig.wait(30)
        assert rig.kept == []
        assert rig.on_screen() == pages.shutdown().tobytes()


@in_loop
async def test_a_spin_from_elsewhere_takes_the_screen_from_the_menu() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        await rig.hold()
        await rig.spin()
        await rig.wait(IDLE_S * 2)
        outcome = (pages.outcome((RED, DRAW_4)).tobytes(), pages.aloud((RED, DRAW_4)).tobytes())
        assert rig.on_screen() in outcome
        rig.tray.show(pages.turn("Mia", "left"))
        assert rig.on_screen() == pages.turn("Mia", "left").tobytes()


@in_loop
async def test_a_nose_held_at_boot_is_for_service() -> None:
    async with asleep() as rig:
        rig.board.nose.begin(down=True)
        await rig.tray.wake()
        assert rig.tray.state is TrayState.MAINTENANCE
        assert rig.on_screen() == pages.maintenance().tobytes()
        assert len(rig.board.stepper.log) == 0, "the reels rest"
        rig.board.nose.edge(down=False)
        await rig.wait(0.2)
        await rig.push()
        assert rig.tunes[-1] == sounds.NOT_NOW
        await choose(rig, PLAIN, "Back")
        assert rig.on_screen() == pages.maintenance().tobytes()
        with pytest.raises(Exception, match="in service"):
            await rig.spin()
        await choose(rig, PLAIN, "Home the reels")
        await rig.until(lambda: rig.tray.state is TrayState.READY)
