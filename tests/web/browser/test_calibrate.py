"""The calibration page: a host measures a reel, sets its face straight, and goes back to the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from companion.tray import TrayState
from tests.web.browser.access import look_over
from tests.web.browser.rig import Guests


@pytest.mark.parametrize("flags", [{"board__profile": "wheel"}])
def test_a_reel_is_measured_and_set_straight(guests: Guests) -> None:
    ann = guests.come("/calibrate")
    look_over(ann, "before")
    ann.press("Begin")
    wheel = ann.page.get_by_role("region", name="Wheel")
    expect(wheel.get_by_role("button", name="Measure")).to_be_enabled()
    ann.press("Measure", wheel)
    expect(wheel.get_by_text("The motor turns the right way.")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Everything is as the config says")).to_be_visible()
    nudge = wheel.get_by_role("button", name="+1°")
    nudge.focus()
    ann.page.keyboard.press("Enter")
    expect(wheel.get_by_text("Offset 1°.")).to_be_visible()
    expect(nudge).to_be_enabled()
    expect(nudge).to_be_focused()
    expect(ann.page.get_by_text("board.reels.wheel.offset_degrees = 1  (degrees)")).to_be_visible()
    look_over(ann, "measured")
    ann.press("+5°", wheel)
    expect(ann.page.get_by_role("alert")).to_have_text(re.compile("turn the disc on its axle"))
    ann.press("Back to the game")
    expect(ann.page.get_by_role("button", name="Begin")).to_be_enabled()
    ann.go("/tray")
    ann.expect_tray(TrayState.READY.value)
