"""Names and rules without a space in them stay on the smallest phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import Device
from tests.web.browser.players import Player
from tests.web.browser.rig import Guests

SMALL = Device("small", 360, 640, touch=True)
NAMES = ("W" * 24, "M" * 24)
TOO_WIDE = """() => [...document.querySelectorAll("main, main *, dialog *")]
  .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, .scroller, svg, .hand-tabs"))
  .filter((each) => each.getBoundingClientRect().right > 361 || each.getBoundingClientRect().left < -1)
  .map((each) => each.outerHTML.slice(0, 100))"""


def expect_no_overhang(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL.width
    assert page.evaluate(TOO_WIDE) == []


def test_long_names_in_the_statistics_and_in_a_count(guests: Guests, companion: Companion) -> None:
    companion.do({"do": "start-match", "edition": "eye-eye", "players": [{"name": name} for name in NAMES]})
    companion.do({"do": "score-round", "winner": "p1", "left": {"p2": {"points": 120}}})
    ann = guests.come("/statistics", SMALL)
    expect(ann.page.locator(".runners")).to_be_visible()
    ann.shot("statistics")
    ann.page.locator(".runners").scroll_into_view_if_needed()
    ann.shot("runners")
    expect_no_overhang(ann.page)
    ann.go("/referee")
    ann.press("Score the round")
    ann.press(NAMES[0], within=ann.sheet)
    expect(ann.sheet.locator(".hand-title")).to_be_visible()
    ann.shot("count")
    expect_no_overhang(ann.page)


@dealt(Deal("mario", ("Ann", "Bo"), house_rules=["W" * 200]))
def test_a_long_house_rule_leaves_the_answers_on_the_screen(guests: Guests) -> None:
    ann = Player(guests.come("/hand", SMALL), "Ann", SMALL)
    ann.sit_down()
    for answer in ("Yes, agreed", "No, plain wilds"):
        button = ann.guest.page.get_by_role("button", name=answer)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
    ann.shot("consent")
    expect_no_overhang(ann.guest.page)
