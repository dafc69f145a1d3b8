"""The companion goes away and comes back: pages say so, follow by themselves, and have it all once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.companion import Companion, Json
from tests.web.browser.devices import PHONE
from tests.web.browser.program import AS_A_SERVICE
from tests.web.browser.rig import REFUSED, Guest, Guests

MATCH: Json = {"do": "start-match", "edition": "eye-eye", "players": [{"name": "Ann"}, {"name": "Bo"}]}
RED: Json = {"do": "call-colour", "colour": "red"}
BLUE: Json = {"do": "call-colour", "colour": "blue"}

pytestmark = pytest.mark.crash


def lose(companion: Companion, *guests: Guest) -> None:
    for guest in guests:
        guest.allow(REFUSED)
    companion.kill()
    for guest in guests:
        guest.expect_link("offline")
        expect(guest.page.get_by_text("The companion does not answer").first).to_be_visible()


@AS_A_SERVICE
def test_a_killed_companion_comes_back_and_nothing_is_lost_or_doubled(
    guests: Guests, companion: Companion
) -> None:
    companion.do(MATCH)
    companion.do(RED)
    referee = guests.come("/referee", PHONE)
    table = guests.come("/table")
    table.expect_history(companion.history)
    before = table.history()
    lose(companion, referee, table)
    referee.shot("offline")
    table.shot("offline")
    referee.press("B blue")
    expect(referee.page.get_by_text("Not connected. Wait a moment and try again.")).to_be_visible()

    companion.start()
    referee.expect_link("open")
    table.expect_link("open")
    referee.press("B blue")
    expect(table.page.locator(".called")).to_have_text("The colour isB blue")
    table.expect_history(companion.history)
    assert table.history()[: len(before)] == before
    table.reload()
    table.expect_history(companion.history)


def test_a_plug_pulled_in_mid_spin_costs_nothing(guests: Guests, companion: Companion) -> None:
    tray = guests.come("/tray")
    table = tray.another("/table")
    companion.do(MATCH)
    tray.expect_tray("ready")
    companion.stop_reels()
    tray.push_nose()
    tray.expect_tray("spinning")
    companion.wait_until_reels_stand()  # a page is told of a spin before anything is drawn
    lose(companion, tray, table)
    expect(tray.says).to_have_text("Out of reach")
    tray.shot("out-of-reach")

    companion.start()
    tray.expect_tray("outcome")
    spin = companion.table["spin"]
    expect(tray.says).to_have_text(spin["text"])
    tray.expect_faces(dict(zip(("left", "right"), spin["faces"], strict=True)))
    table.expect_history(companion.history)
    assert len([line for line in companion.welcome()["lines"] if line["kind"] == "spin-landed"]) == 1


def wakes_up(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def finds_its_network(page: Page) -> None:
    page.context.set_offline(True)
    page.context.set_offline(False)


@pytest.mark.parametrize("comes_back", [wakes_up, finds_its_network])
def test_a_phone_that_comes_back_reconnects_without_waiting(
    guests: Guests, companion: Companion, comes_back: Callable[[Page], None]
) -> None:
    companion.do(MATCH)
    phone = guests.sit_down(PHONE)
    phone.page.clock.install()
    phone.go("/table")
    phone.expect_history(companion.history)
    phone.page.clock.pause_at(phone.page.evaluate("Date.now()") / 1000 + 1)
    lose(companion, phone)
    companion.start()
    companion.do(RED)
    companion.do(BLUE)
    # The page's clock stands still, so none of its timers can have brought it back.
    phone.expect_link("offline")
    comes_back(phone.page)
    phone.expect_link("open")
    phone.expect_history(companion.history)


def test_a_companion_that_has_frozen_is_noticed_when_a_phone_wakes_up(
    guests: Guests, companion: Companion
) -> None:
    companion.do(MATCH)
    phone = guests.come("/table", PHONE)
    phone.expect_history(companion.history)
    companion.freeze()
    wakes_up(phone.page)
    phone.expect_link("offline")
    companion.thaw()
    phone.expect_link("open")
    companion.do(RED)
    phone.expect_history(companion.history)
