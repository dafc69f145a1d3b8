"""A companion that was updated while pages were open: they load themselves anew, or ask to be."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE
from tests.web.browser.rig import Guests

OUTDATED = 4005
OLD = "export const VERSION = 0;"


def test_an_old_page_asks_to_be_loaded_again(guests: Guests, companion: Companion) -> None:
    phone = guests.come("/table", PHONE)
    phone.page.route("**/version.js", lambda route: route.fulfill(content_type="text/javascript", body=OLD))
    phone.reload()
    expect(phone.page.get_by_role("heading", name="The companion has changed")).to_be_visible()
    expect(phone.page.locator("main")).to_be_hidden()
    phone.shot("outdated")
    phone.page.unroute("**/version.js")
    phone.press("Reload")
    phone.expect_link("open")


def test_a_page_that_was_open_loads_itself_anew(guests: Guests, companion: Companion) -> None:
    phone = guests.come("/table", PHONE)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    phone.page.route_web_socket("**/ws", connect)
    phone.reload()
    phone.expect_link("open")
    phone.page.evaluate("window.isTheSame = true")
    lines[-1].close(code=OUTDATED, reason="Reload the page.")
    phone.page.wait_for_function("!window.isTheSame")
    phone.expect_link("open")
