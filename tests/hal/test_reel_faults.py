"""What a person sees when a reel goes wrong, and that the drawn faces are shown or said in the end."""

from __future__ import annotations

import pytest

from companion.hal import Certainty, Landing, ReelMove
from companion.hal.errors import NoSuchFault
from companion.hal.sim import SimBoard
from tests.hal.rig import in_loop, land, simulated

REELS = [("eyes", "left"), ("eyes", "right"), ("wheel", "wheel")]
LONGEST_S = 8.0
"""From release to outcome, with everything that goes wrong on the way."""

each_reel = pytest.mark.parametrize(("profile", "reel"), REELS)


async def spin_as_the_tray_does(board: SimBoard, reel: str, face: int) -> Landing:
    """Spin; if it does not land, home and move again to the same face."""
    landing = await land(board, reel, ReelMove(face))
    if landing.failed:
        await board.home([reel])
        landing = await land(board, reel, ReelMove(face, turns=0))
    return landing


@each_reel
@pytest.mark.parametrize("fault", ["slip", "late-slip", "turned"])
@in_loop
async def test_what_happens_once_is_noticed_and_the_second_try_lands(
    profile: str, reel: str, fault: str
) -> None:
    async with simulated(profile=profile) as board:
        await board.home()
        for face in range(9 if reel == "wheel" else 3):
            board.sim.switch(f"{reel}.{fault}")
            released = board.clock.now()
            first = await land(board, reel, ReelMove(face))
            assert first.failed
            await board.home([reel])
            second = await land(board, reel, ReelMove(face, turns=0))
            assert second.confirmed
            assert board.sim.discs[reel].face == face
            assert board.clock.now() - released < LONGEST_S
        assert not board.reels[reel].fault
        assert board.fault is None


@in_loop
async def test_a_slip_that_the_index_has_shown_needs_no_search() -> None:
    async with simulated() as board:
        await board.home()
        board.sim.switch("left.slip")
        assert (await land(board, "left", ReelMove(1))).failed
        assert board.reels["left"].known
        (homing,) = (await board.home(["left"])).values()
        assert (homing.found, homing.seconds) == (True, 0)


@in_loop
async def test_a_disc_turned_by_exactly_one_face_is_noticed_by_its_index() -> None:
    async with simulated(profile="wheel") as board:
        await board.home()
        board.sim.discs["wheel"].turned_by_hand(40)
        landing = await land(board, "wheel", ReelMove(3))
        assert landing.failed
        assert landing.evidence.previous_error is not None
        assert abs(landing.evidence.previous_error + 151) <= 1
        assert (await spin_as_the_tray_does(board, "wheel", 3)).confirmed
        assert board.sim.discs["wheel"].face == 3


@each_reel
@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        ("dead-sensor", "never saw a mark: check its wire and its distance"),
        ("sensor-on", "is always on: check that its wire does not touch ground"),
        ("reversed", "turns backwards: set direction = "),
        ("stuck-motor", "check .*that the motor turns"),
    ],
)
@in_loop
async def test_what_lasts_puts_the_reel_out_of_order_with_advice_and_the_game_goes_on(
    profile: str, reel: str, fault: str, advice: str
) -> None:
    async with simulated(profile=profile) as board:
        await board.home()
        board.sim.switch(f"{reel}.{fault}")
        landing = await spin_as_the_tray_does(board, reel, 1)
        assert landing.certainty is Certainty.FAILED
        assert landing.face_index == 1
        with pytest.raises(AssertionError, match=advice):
            raise AssertionError(board.reels[reel].fault)
        assert board.fault is None
        assert not board.sim.motors[reel].powered

        before = board.clock.now()
        again = await land(board, reel, ReelMove(2))
        assert (again.failed, again.reason) == (True, board.reels[reel].fault)
        assert board.clock.now() == before

        board.sim.switch(f"{reel}.{fault}", False)
        (homing,) = (await board.home([reel], afresh=True)).values()
        assert homing.found
        assert (await land(board, reel, ReelMove(2))).confirmed
        assert board.sim.discs[reel].face == 2


@in_loop
async def test_the_other_eye_lands_although_one_is_out_of_order() -> None:
    async with simulated() as board:
        board.sim.switch("left.dead-sensor")
        await board.home()
        landings = await board.spin({"left": ReelMove(1), "right": ReelMove(2)})
        assert landings["left"].failed
        assert landings["right"].confirmed
        assert board.sim.discs["right"].face == 2


@in_loop
async def test_a_reel_can_be_given_up_and_taken_back() -> None:
    async with simulated() as board:
        await board.home()
        board.reels["left"].fault = "It slips every time."
        assert (await land(board, "left", ReelMove(1))).reason == "It slips every time."
        await board.home(["left"], afresh=True)
        assert (await land(board, "left", ReelMove(1))).confirmed


@in_loop
async def test_marks_that_fail_are_counted() -> None:
    async with simulated(profile="wheel") as board:
        await board.home()
        board.sim.switch("wheel.dead-sensor")
        await land(board, "wheel", ReelMove(1))
        assert board.reels["wheel"].missed > 9
        board.sim.switch("wheel.dead-sensor", False)
        await board.home(afresh=True)
        board.sim.switch("wheel.turned")
        await land(board, "wheel", ReelMove(1))
        assert board.reels["wheel"].unexpected >= 1


@in_loop
async def test_a_small_slip_is_put_right_on_the_way() -> None:
    async with simulated() as board:
        await board.home()
        board.sim.discs["left"].slip(6)
        landing = await land(board, "left", ReelMove(1))
        assert landing.confirmed
        assert landing.evidence.previous_error is not None
        assert abs(landing.evidence.previous_error - 6) <= 1
        board.sim.discs["left"].slip(6)
        assert (await land(board, "left", ReelMove(2))).confirmed


@in_loop
async def test_a_motor_with_another_gearbox_than_the_config_says_does_not_land_unnoticed() -> None:
    async with simulated() as board:
        disc = board.sim.discs["left"]
        # 4096 half steps a turn, as the labels of these motors say.
        disc._turn = 4096 / 3
        disc._edges = disc._printed_edges()
        await board.home()
        landing = await land(board, "left", ReelMove(1, turns=3))
        assert landing.evidence.index_error is not None
        assert abs(landing.evidence.index_error) >= 6


@pytest.mark.parametrize("face", range(9))
@in_loop
async def test_a_disc_with_a_single_mark_is_expected_to_have_landed(face: int) -> None:
    async with simulated(profile="wheel", reels__wheel__marks=1) as board:
        await board.home()
        landing = await land(board, "wheel", ReelMove(face))
        assert landing.certainty is Certainty.EXPECTED
        assert board.sim.discs["wheel"].face == face


@in_loop
async def test_the_next_spin_tells_how_far_off_a_single_mark_disc_was() -> None:
    async with simulated(profile="wheel", reels__wheel__marks=1) as board:
        await board.home()
        board.sim.switch("wheel.late-slip")
        assert (await land(board, "wheel", ReelMove(5))).certainty is Certainty.EXPECTED
        landing = await land(board, "wheel", ReelMove(5))
        assert landing.failed
        assert landing.evidence.previous_error is not None
        assert abs(landing.evidence.previous_error - 48) <= 1
        assert (await spin_as_the_tray_does(board, "wheel", 5)).certainty is Certainty.EXPECTED
        assert board.sim.discs["wheel"].face == 5


@pytest.mark.parametrize("face", range(9))
@in_loop
async def test_a_single_mark_disc_with_verify_looks_for_itself(face: int) -> None:
    async with simulated(profile="wheel", reels__wheel__marks=1, reels__wheel__verify=True) as board:
        await board.home()
        assert (await land(board, "wheel", ReelMove(face))).confirmed
        assert board.sim.discs["wheel"].face == face
        # It had to turn back, and yet came from the usual side: no play is left between disc and motor.
        assert board.sim.discs["wheel"].place == board.sim.discs["wheel"]._shaft
        board.sim.switch("wheel.late-slip")
        assert (await land(board, "wheel", ReelMove(face))).failed


@in_loop
async def test_a_face_that_is_not_straight_over_its_mark_is_landed_on_all_the_same() -> None:
    async with simulated(profile="wheel", reels__wheel__marks=1, reels__wheel__offset_degrees=17.0) as board:
        await board.home()
        assert not (await land(board, "wheel", ReelMove(4))).failed
        assert board.sim.discs["wheel"].angle == pytest.approx(4 * 40 + 17, abs=0.5)
        assert board.angles["wheel"] == pytest.approx(4 * 40, abs=0.5), "forward of the first face"


@in_loop
async def test_a_sensor_that_is_active_high_works_too() -> None:
    async with simulated(reels__left__sensor_active_low=False) as board:
        await board.home()
        assert (await land(board, "left", ReelMove(2))).confirmed
        assert board.sim.discs["left"].face == 2


@in_loop
async def test_the_eyes_really_turn_in_opposite_directions() -> None:
    async with simulated() as board:
        await board.home()
        await board.spin({"left": ReelMove(0), "right": ReelMove(0)})
        rotors = [board.sim.motors[reel].rotor for reel in ("left", "right")]
        assert rotors[0] > 0 > rotors[1]


@in_loop
async def test_fifty_turns_later_the_reel_still_knows_where_it_is() -> None:
    async with simulated() as board:
        await board.home()
        # No mark is looked at on the way, so nothing puts it right: only the fraction is exact.
        board.sim.switch("left.dead-sensor")
        await land(board, "left", ReelMove(1, turns=50))
        assert board.sim.discs["left"].angle == pytest.approx(120, abs=0.5)


@in_loop
async def test_a_fault_that_does_not_exist_is_refused_with_those_that_do() -> None:
    async with simulated() as board:
        with pytest.raises(NoSuchFault, match=r"left.slip, .*screen.gone"):
            board.sim.switch("left.flat-tyre")
        for name in board.sim.switches:
            assert board.sim.switches[name].what
