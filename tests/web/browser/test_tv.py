"""A TV across the room: the tray takes over the table page when somebody has to spin."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.boxes import all_clear
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import DESKTOP, PHONE, TV
from tests.web.browser.rig import Guests

BOS_SPIN = Deal(
    "spin",
    ("Ann", "Bo"),
    hands=("R1* R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7"),
    moves=("1: play R1*",),
)


@dealt(BOS_SPIN, board__profile="both")
def test_the_tray_takes_over_and_leaves_a_way_back_to_the_cards(guests: Guests) -> None:
    table = guests.come("/table", TV)
    expect(table.page.get_by_text("Bo: push the nose!")).to_be_visible()
    table.expect_tray("ready")
    for device in (PHONE, DESKTOP, TV):
        parts = (".spin-words", ".hand-tray .stage", ".hand-tray .outcome", ".spin-back")
        assert all_clear(table, device, *parts) == len(parts)
        table.shot(f"tray-{device.name}")
    table.press("Back to the cards")
    expect(table.page.locator(".felt-says")).to_have_text("Bo spins…")
    expect(table.page.locator(".felt-says")).to_be_visible()


def test_a_tv_has_no_navigation_and_a_code_to_scan_from_the_sofa(guests: Guests) -> None:
    tv = guests.come("/table", TV)
    expect(tv.page.get_by_role("button", name="Full screen")).to_be_visible()
    tv.page.mouse.move(960, 900)
    tv.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    expect(tv.page.get_by_role("navigation")).not_to_be_in_viewport()
    assert all_clear(tv, TV, ".joining-qr", ".joining-code", ".joining-url", ".board-welcome") == 4
    assert tv.page.locator(".joining-qr").evaluate("(code) => code.clientWidth") > 300
    tv.page.keyboard.press("Tab")
    expect(tv.page.get_by_role("navigation")).to_be_in_viewport()
