"""The pins that tests for real hardware may use: those that no part of the tray is on."""

from __future__ import annotations

import pytest

from companion.config import load
from companion.config.board import BoardSettings
from companion.hal.wiring import used_pins
from tests.hil.bench import free_pins, jumper_pins

PROFILES = {"eyes": [7, 14, 15], "wheel": [6, 7, 8, 9, 10, 11, 14, 15], "both": [7, 8, 14, 15]}


def wired(profile: str) -> BoardSettings:
    return load(files=[], environ={}, flags={"board.kind": "gpio", "board.profile": profile}).board


def chosen(monkeypatch: pytest.MonkeyPatch, pins: str, profile: str) -> list[int]:
    monkeypatch.setenv("TRAY_HIL_JUMPER", pins)
    return jumper_pins("JUMPER", 2, "two free pins", wired(profile))


@pytest.mark.parametrize(("profile", "free"), PROFILES.items())
def test_a_pin_is_free_if_nothing_in_the_wiring_is_on_it(profile: str, free: list[int]) -> None:
    board = wired(profile)
    assert free_pins(board) == free
    assert not {pin for pin, _ in used_pins(board)} & set(free)


def test_free_pins_are_used_as_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "15, 7", "eyes") == [15, 7]


@pytest.mark.parametrize(
    ("pins", "profile", "complaint"),
    [
        ("23,24", "eyes", "GPIO23 has the left reel's IN2 on it: take off the jumper, and use 7,14"),
        ("7,24", "both", "GPIO24 has the left reel's IN3 on it: take off the jumper, and use 7,8"),
        ("7,3", "wheel", "GPIO3 has the screen's I2C on it: take off the jumper, and use 6,7"),
        ("7,1", "eyes", "GPIO1 cannot be used for TRAY_HIL_JUMPER: use 7,14"),
        ("7,7", "eyes", "GPIO7 cannot be used for TRAY_HIL_JUMPER: use 7,14"),
        ("7", "eyes", "TRAY_HIL_JUMPER=7: give two free pins, such as 7,14"),
        ("GPIO7,8", "both", "TRAY_HIL_JUMPER=GPIO7,8: give two free pins, such as 7,8"),
    ],
)
def test_a_pin_in_use_is_refused(
    monkeypatch: pytest.MonkeyPatch, pins: str, profile: str, complaint: str
) -> None:
    with pytest.raises(pytest.fail.Exception, match=complaint):
        chosen(monkeypatch, pins, profile)
