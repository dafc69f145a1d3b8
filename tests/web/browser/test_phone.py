"""A phone comes to the table over plain HTTP, as every phone in the house does: by the code alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from companion.web.join import lan_address
from tests.web.browser.access import look_over
from tests.web.browser.companion import Companion, Json
from tests.web.browser.devices import PHONE
from tests.web.browser.rig import REFUSED, Guests

MATCH: Json = {"do": "start-match", "edition": "eye-eye", "players": [{"name": "Ann"}, {"name": "Bo"}]}


@pytest.fixture(params=["address", "name"])
def house(request: pytest.FixtureRequest, companion: Companion) -> str:
    """Where a phone finds the companion: never at a loopback address or by a name for one."""
    host = "tray.local" if request.param == "name" else lan_address()
    if not host:
        pytest.skip("this machine has no network")
    return f"http://{host}:{companion.port}"


def test_a_phone_gets_in_with_the_code_alone(guests: Guests, companion: Companion, house: str) -> None:
    companion.do(MATCH)
    code = companion.code
    phone = guests.come("/referee", PHONE, address=house)
    phone.expect_link("stranger")
    assert phone.page.evaluate("isSecureContext") is False
    expect(phone.page.get_by_role("heading", name="Come to the table")).to_be_visible()
    expect(phone.page.get_by_role("alert")).to_be_empty()
    look_over(phone, "door", [PHONE])
    expect(phone.page.locator("main")).to_be_hidden()
    wrong = "BBBBB" if code != "BBBBB" else "CCCCC"
    phone.page.get_by_label("Code").fill(wrong)
    phone.press("Join")
    why = "This is not the code: read it again from the tray's screen."
    expect(phone.page.get_by_role("alert")).to_have_text(why)
    phone.shot("wrong-code")
    phone.page.get_by_label("Code").fill(code.lower())
    phone.page.keyboard.press("Enter")
    phone.expect_link("open")
    phone.expect_scores({"Ann": 0, "Bo": 0})
    phone.press("R red")
    expect(phone.page.get_by_role("button", name="R red")).to_have_attribute("aria-pressed", "true")
    assert companion.table["match"]["colour"] == "red"
    phone.reload()
    phone.expect_scores({"Ann": 0, "Bo": 0})


def test_a_scanned_code_asks_who_it_is_and_a_host_can_lock_the_table_and_change_the_code(
    guests: Guests, companion: Companion
) -> None:
    companion.do(MATCH)
    host = guests.come("/referee")
    host.open_more()
    host.press("Join code")
    house = companion.house
    code = companion.code
    expect(host.sheet.locator(".joining-code, .joining-hint")).to_be_visible()

    phone = guests.come(f"/J/{code}", PHONE, address=house)
    expect(phone.page.get_by_role("heading", name="You are at the table")).to_be_visible()
    look_over(phone, "who-are-you", [PHONE])
    phone.press("Bo")
    expect(phone.page.get_by_role("button", name="You are Bo")).to_be_visible()
    assert phone.page.url == f"{house}/referee"

    host.press("Close", within=host.sheet)
    host.press("Join code")
    device = host.sheet.locator(".device").filter(has=host.page.get_by_text("Bo", exact=True))
    expect(device).to_contain_text("here now")
    host.press("Lock: only hosts act")
    locked = phone.page.get_by_text("The host has locked the table. You can watch.")
    expect(locked).to_be_visible()
    expect(phone.page.get_by_role("button", name="Score the round")).to_have_count(0)
    look_over(phone, "locked", [PHONE])
    host.press("Unlock: all may act")
    expect(locked).to_be_hidden()
    expect(phone.page.get_by_role("button", name="Score the round")).to_be_visible()

    host.press("New code")
    host.press("New code", within=host.sheet)
    phone.expect_link("stranger")
    new = companion.code
    assert new != code
    phone.page.get_by_label("Code").fill(new)
    phone.press("Join")
    phone.expect_link("open")


def test_whoever_has_an_old_link_is_told_why_it_does_not_work(guests: Guests, companion: Companion) -> None:
    phone = guests.come("/j/33333", PHONE, address=companion.house)
    expect(phone.page.get_by_role("alert")).to_have_text(
        "This is not the code: read it again from the tray's screen."
    )


@pytest.mark.crash
def test_a_companion_that_is_gone_is_told_at_the_door_and_the_code_stays(
    guests: Guests, companion: Companion
) -> None:
    code = companion.code
    phone = guests.come("/hand", PHONE, address=companion.house)
    phone.expect_link("stranger")
    phone.allow(REFUSED)
    phone.page.get_by_label("Code").fill(code)
    companion.kill()
    phone.press("Join")
    expect(phone.page.get_by_role("alert")).to_have_text(
        "The companion does not answer: try again in a moment."
    )
    companion.start()
    phone.press("Join")
    phone.expect_link("open")
