"""A part fails: what the page says, how the party goes on, and how it is mended."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.browser.companion import GUARD_S, Companion
from tests.web.browser.rig import Guests

SECOND_TRY_S = 5.5
"""By then the first one has failed, and the second has not."""


def test_a_motor_is_jammed_in_the_drawer_and_the_page_says_so_until_it_is_mended(
    guests: Guests, companion: Companion
) -> None:
    ann = guests.come("/tray", calm=False)

    def plaster(reel: str) -> Locator:
        return ann.page.locator(f".plaster[data-reel={reel}]")

    ann.expect_tray("ready")
    ann.press("Break it on purpose")
    drawer = ann.page.get_by_role("region", name="Break it on purpose")
    left = drawer.get_by_role("group", name="Left eye")
    jam = left.get_by_role("switch", name="The motor does not turn")
    jam.check()
    count = ann.page.locator(".faults-opener .count")
    expect(count).to_have_text("1 on")
    ann.shot("drawer")

    companion.stop_reels(SECOND_TRY_S)
    ann.push_nose()
    expect(ann.says).to_have_text("Left eye tries once more")
    ann.shot("tries-again")
    companion.turn_on()
    ann.expect_tray("outcome")
    spin = companion.table["spin"]
    assert spin["landed"]["left"] == "failed"
    expect(ann.says).to_have_text(spin["text"])
    expect(ann.page.locator(".symbol").first).to_contain_text("stuck: go by this")
    expect(ann.page.locator(".symbol").last).not_to_contain_text("stuck")
    expect(plaster("left")).to_have_css("opacity", "1")
    expect(plaster("right")).to_have_css("opacity", "0")
    troubles = ann.page.locator(".trouble")
    expect(troubles).to_have_count(1)
    expect(troubles).to_have_text(re.compile("left", re.IGNORECASE))
    ann.expect_faces({"right": spin["faces"][1]})
    ann.shot("out-of-order")

    jam.uncheck()
    expect(count).to_be_hidden()
    ann.press("Close", within=drawer)
    expect(drawer).to_be_hidden()
    ann.press("Home the reels")
    expect(troubles).to_have_count(0)
    ann.expect_tray("ready")
    companion.pass_time(GUARD_S)
    companion.stop_reels()
    ann.push_nose()
    ann.expect_tray("spinning")
    companion.turn_on()
    ann.expect_tray("outcome")
    spin = companion.table["spin"]
    assert spin["landed"] == {"left": "confirmed", "right": "confirmed"}
    expect(ann.page.locator(".symbol .note")).to_have_count(0)
    expect(plaster("left")).to_have_css("opacity", "0")
    ann.expect_faces({"left": spin["faces"][0], "right": spin["faces"][1]})
