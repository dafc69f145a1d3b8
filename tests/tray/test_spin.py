"""A spin from release to landing: drawn once, kept before anything moves, shown as far as the reels can."""

from __future__ import annotations

import asyncio
from itertools import product

import msgspec
import pytest

from companion.chance import verify
from companion.errors import TrayError
from companion.hal import Certainty
from companion.rules.faces import (
    BLACK,
    DISCARD_1,
    DRAW_4,
    DRAW_UNTIL,
    GREEN,
    RED,
    WAR,
    WHAT,
    WHEEL,
    WHO,
    Face,
)
from companion.tray import (
    FacePassed,
    LightsShown,
    NoSuchFace,
    NoSuchTray,
    ReelsTurned,
    ScreenShown,
    SpinDrawn,
    SpinLanded,
    SpinStarted,
    SpinTold,
    StateChanged,
    TrayBusy,
    TrayState,
    TunePlayed,
    pages,
)
from tests.hal.rig import in_loop
from tests.tray.rig import asleep, awake, falling

CONFIRMED, EXPECTED, FAILED = Certainty.CONFIRMED, Certainty.EXPECTED, Certainty.FAILED
MIRRORED = {ScreenShown, LightsShown, TunePlayed}
"""What the mirror tells; that it does not tell the faces is tested with it."""


class FullDisk(TrayError, OSError):
    pass


def drawn_before(*faces: Face) -> SpinDrawn:
    """A spin as a journal would give it back."""
    with falling(*faces) as chance:
        evidence = tuple(chance.choice((GREEN, BLACK, RED)).evidence for _ in faces)
    spin = SpinDrawn(
        tray="eyes" if len(faces) == 2 else "wheel", ids=tuple(face.id for face in faces), evidence=evidence
    )
    return msgspec.json.decode(msgspec.json.encode(spin), type=SpinDrawn)


@pytest.mark.parametrize("faces", list(product(WHO, WHAT)), ids=lambda faces: "-".join(map(str, faces)))
@in_loop
async def test_the_eyes_show_what_was_drawn(faces: tuple[Face, ...]) -> None:
    async with awake(falling(*faces)) as rig:
        landed = await rig.spin()
        assert landed.faces == faces
        assert rig.faces_seen() == landed.ids
        assert landed.landed == {"left": CONFIRMED, "right": CONFIRMED}
        assert (landed.retried, landed.stuck, landed.resumed) == ((), (), False)
        assert 3 <= landed.seconds <= 6


@pytest.mark.parametrize("face", WHEEL, ids=str)
@in_loop
async def test_the_wheel_shows_what_was_drawn(face: Face) -> None:
    async with awake(falling(face), board__profile="wheel") as rig:
        landed = await rig.spin()
        assert (landed.tray, landed.faces) == ("wheel", (face,))
        assert rig.faces_seen() == (face.id,)
        assert landed.landed == {"wheel": CONFIRMED}
        assert 3 <= landed.seconds <= 6


@in_loop
async def test_the_spin_is_kept_before_anything_moves_and_told_to_nobody_else() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        half_steps = len(rig.board.stepper.log)

        async def keep(drawn: SpinDrawn) -> None:
            await asyncio.sleep(0)
            assert drawn.faces == (RED, DRAW_4)
            assert len(rig.board.stepper.log) == half_steps
            assert not any(motor.powered for motor in rig.sim.motors.values())
            assert rig.events == [StateChanged(state=TrayState.SPINNING)]
            await rig.keep(drawn)

        landed = await rig.tray.spin("eyes", commit=keep)
        assert len(rig.kept) == 1
        assert landed.evidence == rig.kept[0].evidence
        for evidence in landed.evidence:
            verify(evidence)
        before_landing = [event for event in rig.events if not isinstance(event, SpinLanded)]
        told = {type(event) for event in before_landing}
        assert told - MIRRORED == {SpinStarted, ReelsTurned, FacePassed, StateChanged}


@in_loop
async def test_a_spin_that_cannot_be_kept_does_not_move_and_has_no_outcome() -> None:
    async with awake(falling(RED, DRAW_4, GREEN, DISCARD_1)) as rig:
        half_steps = list(rig.board.stepper.log)

        async def refuse(_drawn: SpinDrawn) -> None:
            raise FullDisk("The disk is full: make room.")

        with pytest.raises(FullDisk):
            await rig.tray.spin(commit=refuse)
        assert list(rig.board.stepper.log) == half_steps
        assert {type(event) for event in rig.events} == {StateChanged}
        assert rig.tray.last is None
        assert rig.tray.state is TrayState.READY
        assert (await rig.spin()).faces == (GREEN, DISCARD_1)


@in_loop
async def test_after_a_crash_the_same_faces_are_shown() -> None:
    async with awake(falling(GREEN, DRAW_UNTIL)) as rig:
        rig.later(2, lambda: rig.board.post(crash))
        spinning = asyncio.get_running_loop().create_task(rig.spin())

        def crash() -> None:
            spinning.cancel()

        with pytest.raises(asyncio.CancelledError):
            await spinning
        assert rig.outcomes == []
        (drawn,) = rig.kept
    async with awake(falling()) as rig:
        landed = await rig.tray.resume(drawn)
        assert landed.faces == (GREEN, DRAW_UNTIL)
        assert rig.faces_seen() == landed.ids
        assert landed.resumed
        assert landed.evidence == drawn.evidence


@in_loop
async def test_a_spin_of_reels_that_are_no_more_is_told_by_the_screen() -> None:
    async with awake(board__profile="wheel") as rig:
        landed = await rig.tray.resume(drawn_before(RED, DRAW_4))
        assert landed.faces == (RED, DRAW_4)
        assert landed.landed == {"left": FAILED, "right": FAILED}
        assert "go by the screen" in landed.reasons["left"]
        assert rig.tray.kind == "wheel"


@in_loop
async def test_only_one_spin_at_a_time() -> None:
    async with awake() as rig:
        spinning = asyncio.get_running_loop().create_task(rig.spin())
        await asyncio.sleep(0)
        with pytest.raises(TrayBusy, match="spinning: wait"):
            await rig.spin()
        with pytest.raises(TrayBusy, match="spinning: wait"):
            rig.by_hand((RED, DRAW_4))
        with pytest.raises(TrayBusy, match="spinning: wait"):
            await rig.tray.home()
        await spinning
        assert len(rig.kept) == 1


@in_loop
async def test_a_tray_that_sleeps_does_not_spin() -> None:
    async with asleep() as rig:
        with pytest.raises(TrayBusy, match="asleep"):
            await rig.spin()
        assert rig.kept == []


@in_loop
async def test_faces_that_are_drawn_already_are_kept_and_shown_like_any_other() -> None:
    async with awake(falling()) as rig:
        drawn = drawn_before(BLACK, DISCARD_1)
        landed = await rig.tray.spin(commit=rig.keep, drawn=drawn)
        assert rig.kept == [drawn]
        assert landed.faces == (BLACK, DISCARD_1)
        assert landed.evidence == drawn.evidence
        assert landed.confirmed
        assert not landed.resumed
        assert rig.faces_seen() == ("black", "discard-1")
        assert rig.seen(SpinStarted)


@in_loop
async def test_drawn_faces_of_another_tray_are_refused() -> None:
    async with awake(falling()) as rig:
        with pytest.raises(NoSuchFace, match="not of the wheel"):
            await rig.tray.spin("wheel", commit=rig.keep, drawn=drawn_before(RED, DRAW_4))
        assert rig.kept == []


@in_loop
async def test_a_result_by_hand_can_be_told() -> None:
    async with awake() as rig:
        told = rig.by_hand((GREEN, DISCARD_1))
        assert isinstance(told, SpinTold)
        assert str(told.text) == "Anyone you choose discards 1 card"
        assert rig.events == [StateChanged(state=TrayState.OUTCOME), told]
        assert rig.tray.last is told
        assert rig.by_hand((WAR,)).tray == "wheel"


@in_loop
async def test_a_result_by_hand_can_be_told_while_the_reels_home_and_is_shown_then() -> None:
    async with awake(falling(BLACK, DRAW_4)) as rig:
        await rig.spin()
        homing = asyncio.get_running_loop().create_task(rig.tray.home())
        await asyncio.sleep(0)
        rig.events.clear()
        rig.by_hand((RED, DRAW_4))
        told = rig.by_hand((GREEN, DISCARD_1))
        assert (rig.tray.state, rig.tray.last, rig.events) == (TrayState.HOMING, told, [])
        await homing
        assert (rig.tray.state, rig.tray.last) == (TrayState.OUTCOME, told)
        assert [each for each in rig.events if isinstance(each, SpinTold)] == [told]
        assert rig.on_screen() == pages.outcome((GREEN, DISCARD_1)).tobytes()


@in_loop
async def test_a_result_that_was_taken_back_while_the_reels_home_is_not_shown() -> None:
    async with awake() as rig:
        homing = asyncio.get_running_loop().create_task(rig.tray.home())
        await asyncio.sleep(0)
        rig.by_hand((GREEN, DISCARD_1))
        rig.tray.restore_outcome(None)
        await homing
        assert (rig.tray.state, rig.tray.last) == (TrayState.READY, None)


@pytest.mark.parametrize("faces", [(), (RED,), (DRAW_4, RED), (RED, WAR), (RED, DRAW_4, WAR)], ids=str)
@in_loop
async def test_what_no_reel_shows_cannot_be_told(faces: tuple[Face, ...]) -> None:
    async with awake() as rig:
        with pytest.raises(
            NoSuchFace, match="tell a face of the left eye and one of the right eye, or one of the wheel"
        ):
            rig.by_hand(faces)
        assert rig.tray.last is None


@in_loop
async def test_the_next_spin_after_a_flick_by_hand_still_lands() -> None:
    async with awake(falling(WAR), board__profile="wheel") as rig:
        rig.sim.discs["wheel"].turned_by_hand(160)
        rig.by_hand((WHEEL[4],))
        landed = await rig.spin()
        assert landed.landed == {"wheel": CONFIRMED}
        assert rig.faces_seen() == ("war",)


@in_loop
async def test_what_a_tray_has_no_reels_for_is_shown_by_its_screen_alone() -> None:
    async with awake(falling(WAR)) as rig:
        landed = await rig.tray.spin("wheel", commit=rig.keep)
        assert landed.faces == (WAR,)
        assert (landed.landed, landed.stuck) == ({"wheel": FAILED}, ("wheel",))
        assert landed.reasons["wheel"].endswith("go by the screen.")
        assert rig.tray.kind == "eyes"
        assert rig.on_screen() == pages.outcome((WAR,), stuck=("wheel",)).tobytes()


@in_loop
async def test_a_kind_of_tray_that_is_not_built_cannot_be_chosen() -> None:
    async with awake() as rig:
        with pytest.raises(NoSuchTray, match=r'set board\.profile to "wheel" or "both"'):
            rig.tray.kind = "wheel"
    with pytest.raises(NoSuchTray):
        async with asleep(tray__kind="wheel"):
            pass


@in_loop
async def test_a_tray_with_both_spins_what_it_is_told() -> None:
    async with awake(falling(WAR, RED, DRAW_4), board__profile="both") as rig:
        assert rig.tray.kind == "eyes"
        assert (await rig.tray.spin("wheel", commit=rig.keep)).faces == (WAR,)
        assert (await rig.tray.spin("eyes", commit=rig.keep)).faces == (RED, DRAW_4)


@in_loop
async def test_faces_can_be_weighted() -> None:
    async with awake(chance__weights={"left": {"green": 0, "red": 0}}) as rig:
        for _ in range(3):
            assert (await rig.spin()).faces[0] is BLACK
        assert rig.kept[0].evidence[0].weights == (0, 1, 0)
        assert rig.kept[0].evidence[1].weights == ()


def test_spins_survive_a_journal() -> None:
    spin = drawn_before(RED, DRAW_4)
    assert b'"faces":["red","draw-4"]' in msgspec.json.encode(spin)
    landed = SpinLanded(
        tray="wheel", ids=("war",), evidence=spin.evidence[:1], landed={"wheel": CONFIRMED}, seconds=5.15
    )
    for event in (spin, landed, SpinTold(tray="wheel", ids=("war",))):
        data = msgspec.json.encode(event)
        assert msgspec.json.decode(data, type=SpinDrawn | SpinLanded | SpinTold) == event


@pytest.mark.parametrize(
    ("ids", "advice"), [(("war",), "name one for each reel"), (("red", "draw-5"), "it has draw-4, discard-1")]
)
def test_a_record_of_faces_that_do_not_exist_is_refused(ids: tuple[str, ...], advice: str) -> None:
    with pytest.raises(NoSuchFace, match=advice):
        SpinTold(tray="eyes", ids=ids)
    with pytest.raises(msgspec.ValidationError, match=advice):
        msgspec.json.decode(
            msgspec.json.encode({"event": "spin-told", "tray": "eyes", "faces": ids}), type=SpinTold
        )


@in_loop
async def test_an_outcome_from_before_a_restart_is_on_screen_and_reels_again_and_is_no_news() -> None:
    before = SpinTold(tray="eyes", ids=("red", "draw-until"))
    async with awake(falling()) as rig:
        heard: list[object] = []
        rig.tray.subscribe(heard.append)
        await rig.tray.recall(before)
        assert rig.faces_seen() == before.ids
        assert (rig.tray.last, rig.tray.state) == (before, TrayState.OUTCOME)
        assert {type(event) for event in heard} <= {ReelsTurned, StateChanged, *MIRRORED}
