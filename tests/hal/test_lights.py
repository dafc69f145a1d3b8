"""Lights glow steadily or in a rhythm."""

from companion.hal import OFF, Glow, LightsShow
from tests.hal.rig import heard, in_loop, settled, simulated, virtual

RED, GREEN, DARK = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 0.0)


@in_loop
async def test_a_light_shows_its_colour_on_its_pins() -> None:
    async with simulated() as board:
        board.lights.show({"left": Glow((1.0, 0.5, 0.0))})
        pins = [board.sim.factory.pin(number).state for number in (13, 19, 26)]
        assert pins == [1.0, 0.5, 0.0]
        assert board.lights.colours["right"] == DARK


@in_loop
async def test_a_common_anode_is_lit_by_low_pins() -> None:
    async with simulated(lights__left__common_anode=True) as board:
        board.lights.show({"left": Glow(RED)})
        assert [board.sim.factory.pin(number).state for number in (13, 19, 26)] == [0, 1, 1]
        assert board.lights.colours["left"] == RED


@in_loop
async def test_a_rhythm_goes_round_and_round() -> None:
    async with simulated() as board:
        board.lights.show({"left": Glow(RED, (0.3, 0.1, 0.1, 0.1))})
        virtual(board).advance(0.05)
        seen = []
        for _ in range(12):
            seen.append(board.lights.colours["left"] == RED)
            virtual(board).advance(0.1)
        assert seen == [True, True, True, False, True, False] * 2


@in_loop
async def test_a_rhythm_of_one_beat_is_as_long_dark_as_lit() -> None:
    async with simulated() as board:
        board.lights.show({"colour": Glow(RED, (0.2,))})
        virtual(board).advance(0.05)
        seen = []
        for _ in range(8):
            seen.append(board.lights.colours["colour"] == RED)
            virtual(board).advance(0.1)
        assert seen == [True, True, False, False] * 2


@in_loop
async def test_a_new_glow_ends_the_old_rhythm() -> None:
    async with simulated() as board:
        board.lights.show({"left": Glow(RED, (0.1, 0.1))})
        virtual(board).advance(0.05)
        board.lights.show({"left": Glow(GREEN)})
        virtual(board).advance(1)
        assert board.lights.colours["left"] == GREEN
        board.lights.off()
        assert board.lights.glows["left"] == OFF
        assert board.lights.colours["left"] == DARK


@in_loop
async def test_a_glow_that_comes_back_begins_its_rhythm_anew() -> None:
    async with simulated() as board:
        blinking = Glow(RED, (0.4, 0.4))
        board.lights.show({"left": blinking})
        virtual(board).advance(0.3)
        board.lights.off()
        board.lights.show({"left": blinking})
        virtual(board).advance(0.2)
        assert board.lights.colours["left"] == RED
        virtual(board).advance(0.3)
        assert board.lights.colours["left"] == DARK


@in_loop
async def test_a_light_that_the_tray_does_not_have_is_left_out() -> None:
    async with simulated(without=["lights"]) as board:
        board.lights.show({"left": Glow(RED)})
        assert board.lights.names == ()


@in_loop
async def test_a_change_is_told_once_and_a_beat_of_a_rhythm_is_none() -> None:
    async with simulated() as board:
        events = heard(board)
        blinking = Glow(RED, (0.1, 0.1))
        for _ in range(2):
            board.lights.show({"left": blinking, "tail": Glow(GREEN)})
            virtual(board).advance(1)
        board.lights.show({"colour": Glow(GREEN)})
        await settled()
        one = {"left": blinking, "right": OFF, "colour": OFF}
        assert events == [LightsShow(one), LightsShow(one | {"colour": Glow(GREEN)})]
