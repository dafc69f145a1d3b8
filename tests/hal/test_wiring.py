"""The pins of `hardware/pins.toml`, and wirings that are refused."""

import pytest

from companion.config import load
from companion.config.board import BoardSettings
from companion.config.pins import profiles
from companion.hal.errors import NoSuchPin, PinInUse
from companion.hal.wiring import check_wiring, used_pins
from tests.hal.rig import board_settings

PROFILES = ["eyes", "wheel", "both"]
PULLED_UP_AT_BOOT = range(9)
SERIAL_CONSOLE = (14, 15)


@pytest.mark.parametrize("board", ["gpio", "pico"])
def test_pins_toml_has_the_profiles_that_the_config_knows(board: str) -> None:
    assert list(profiles(board)) == PROFILES
    assert all(board_settings(kind=board, profile=profile).nose is not None for profile in PROFILES)


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_can_be_wired(profile: str) -> None:
    board = board_settings(profile=profile)
    check_wiring(board)
    pins = [pin for pin, _ in used_pins(board)]
    assert len(pins) == len(set(pins))
    assert not {*pins} & {0, 1, *SERIAL_CONSOLE}


@pytest.mark.parametrize("profile", PROFILES)
def test_no_coil_and_no_buzzer_is_switched_on_while_the_pi_boots(profile: str) -> None:
    board = board_settings(profile=profile)
    assert board.buzzer is not None
    switching = [board.buzzer.pin, *(pin for reel in board.reels.values() for pin in reel.coils)]
    assert not [pin for pin in switching if pin in PULLED_UP_AT_BOOT]


def test_a_wheel_can_join_the_eyes_without_new_wires() -> None:
    eyes, wheel, both = (board_settings(profile=profile) for profile in PROFILES)
    assert both.reels == {**eyes.reels, **wheel.reels}
    assert both.nose == eyes.nose == wheel.nose
    assert both.buzzer == eyes.buzzer == wheel.buzzer


def test_the_eyes_turn_in_opposite_directions() -> None:
    reels = board_settings().reels
    assert reels["left"].direction == -reels["right"].direction


def test_parts_can_be_left_out() -> None:
    board = board_settings(profile="both", without=["wheel", "lights", "screen", "buzzer", "nose"])
    assert set(board.reels) == {"left", "right"}
    assert (board.lights, board.screen, board.buzzer, board.nose) == ({}, None, None, None)


def test_one_key_of_a_reel_can_be_changed_and_its_pins_stay() -> None:
    left = board_settings(reels__left__offset_degrees=1.5).reels["left"]
    assert left.offset_degrees == 1.5
    assert left.coils == (18, 23, 24, 25)


def test_no_profile_is_a_board_with_nothing_on_it() -> None:
    assert load(files=[], environ={}, flags={"board.profile": "none"}).board == BoardSettings(profile="none")


def test_a_pin_that_is_wanted_twice_is_refused_by_name_of_both() -> None:
    with pytest.raises(PinInUse, match="GPIO4 is wanted twice, for the nose and for the left reel's sensor"):
        check_wiring(board_settings(reels__left__sensor=4))


@pytest.mark.parametrize("pin", [0, 1, 2, 3, 28])
def test_pins_that_are_spoken_for_or_not_there_are_refused(pin: int) -> None:
    with pytest.raises(NoSuchPin, match=f"GPIO{pin} for the nose: .* Choose another pin"):
        check_wiring(board_settings(nose__pin=pin))


def test_a_screen_on_spi_takes_the_pins_of_spi() -> None:
    with pytest.raises(PinInUse, match="for the screen's SPI"):
        check_wiring(board_settings(screen__interface="spi", screen__port=0))
    check_wiring(board_settings(profile="wheel", screen__interface="spi", screen__port=0, screen__dc=6))


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("reels__left__drive", "three", "is not a positive fraction"),
        ("reels__left__drive", "3/0", "is not a positive fraction"),
        ("reels__left__steps_per_turn", "-4", "is not a positive fraction"),
        ("reels__left__marks", 2, "marks must be 1 or as many as faces"),
        ("reels__left__index_degrees", 5.0, "index_degrees must be more than mark_degrees"),
        ("nose__pin", 29, "board.nose.pin = 29"),
    ],
)
def test_a_reel_that_cannot_be_is_refused(key: str, value: object, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        board_settings(**{key: value})
