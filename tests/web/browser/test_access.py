"""Every page in every state that people meet is for everybody, on every device: see `access`.

The cheat sheets, the statistics and the door are looked over where they are tested.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.access import STILL, look_over
from tests.web.browser.companion import GUARD_S, Companion, Json
from tests.web.browser.devices import DESKTOP, PHONE
from tests.web.browser.rig import Guests

NAMES = ("Ann", "Bo", "Cleopatra the Great of Egypt"[:24], "Di")
MATCH: Json = {
    "do": "start-match",
    "edition": "eye-eye",
    "players": [{"name": name} for name in NAMES],
    "tracker": True,
}
DEALER: Json = {"do": "name-dealer", "player": "p1"}
COLOUR: Json = {"do": "call-colour", "colour": "yellow"}
CHOICE: Json = {"do": "tell-spin", "faces": ["green", "draw-4"], "by": "p2"}
SHEETS = (
    "Dealer",
    "Forgot UNO",
    "Players",
    "Rounds",
    "Whose turn?",
    "Pause",
    "Join code",
    "We turned the reels by hand",
    "End match",
)
COUNT_TRANSITIONS = """() => {
  window.transitions = 0;
  document.addEventListener("transitionrun", () => ++transitions);
}"""
FORGOTTEN: Json = {"do": "penalise-uno", "player": "p3"}


def round_of(points: int) -> Json:
    return {"do": "score-round", "winner": "p2", "left": {"p1": {"points": points}}}


def play(companion: Companion) -> None:
    """A round is over, and the next in full swing."""
    for command in (MATCH, DEALER, round_of(120), COLOUR, CHOICE, FORGOTTEN):
        companion.do(command)


def test_the_first_page(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/")
    ann.expect_tray("ready")
    ann.page.get_by_text("More options").click()
    look_over(ann, "start")
    play(companion)
    expect(ann.page.get_by_role("group", name="Whom did they choose?")).to_be_visible()
    ann.page.get_by_text("What happened").click()
    look_over(ann, "playing")
    companion.do(round_of(400))
    expect(ann.page.get_by_role("heading", name="Bo wins!")).to_be_visible()
    look_over(ann, "over")


@pytest.mark.parametrize("flags", [{"board__profile": "both"}])
def test_the_tray(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/tray")
    ann.expect_tray("ready")
    look_over(ann, "ready")
    ann.press("Break it on purpose")
    ann.page.get_by_role("switch", name="The motor does not turn").first.check()
    look_over(ann, "drawer")
    ann.press("Close")
    ann.push_nose()
    ann.expect_tray("outcome")
    look_over(ann, "failed-reel")
    ann.press("Wheel")
    expect(ann.tray).to_have_attribute("data-kind", "wheel")
    companion.pass_time(GUARD_S)
    companion.stop_reels()
    ann.push_nose()
    ann.expect_tray("spinning")
    companion.turn_on()
    ann.expect_tray("outcome")
    look_over(ann, "wheel")


@pytest.mark.crash
def test_the_table(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/table")
    expect(ann.page.get_by_role("heading", name="The table is free")).to_be_visible()
    look_over(ann, "free")
    play(companion)
    expect(ann.page.get_by_role("img", name="It is the turn of")).to_be_visible()
    look_over(ann, "playing")
    companion.do({"do": "pause", "reason": "Pizza is here"})
    expect(ann.page.get_by_text("Pizza is here").first).to_be_visible()
    look_over(ann, "paused")
    companion.do({"do": "resume"})
    companion.do(round_of(400))
    expect(ann.page.get_by_role("heading", name="Bo wins!")).to_be_visible()
    look_over(ann, "over")
    ann.page.set_viewport_size(DESKTOP.size)
    for name in NAMES:
        expect(ann.page.locator(".podium-name").get_by_text(name)).to_be_in_viewport(ratio=1)
    ann.allow("WebSocket connection to")
    companion.kill()
    ann.expect_link("offline")
    look_over(ann, "offline")
    companion.start()


def test_the_referee(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/referee", PHONE)
    expect(ann.page.get_by_role("heading", name="No match yet")).to_be_visible()
    look_over(ann, "nobody")
    play(companion)
    expect(ann.page.get_by_role("group", name="Whom did they choose?")).to_be_visible()
    look_over(ann, "playing")
    companion.do({"do": "choose-player", "player": "p4"})
    companion.do(round_of(400))
    expect(ann.page.get_by_role("heading", name="Bo wins!")).to_be_visible()
    look_over(ann, "over")


def test_the_referees_sheets(guests: Guests, companion: Companion) -> None:
    play(companion)
    ann = guests.come("/referee", PHONE)
    ann.page.locator(".referee-more > summary").tap()
    for name in SHEETS:
        ann.press(name)
        expect(ann.sheet).to_be_visible()
        look_over(ann, name, [PHONE])
        ann.press("Close", within=ann.sheet)
        expect(ann.page.locator("dialog")).to_have_count(0)


def test_the_sheet_that_scores_a_round(guests: Guests, companion: Companion) -> None:
    play(companion)
    ann = guests.come("/referee", PHONE)
    ann.press("Score the round")
    look_over(ann, "winner", [PHONE])
    ann.press("Ann", within=ann.sheet)
    ann.press("One more 7", within=ann.sheet)
    look_over(ann, "hand")
    for _ in NAMES[1:]:
        ann.press("Next", within=ann.sheet)
    expect(ann.sheet.get_by_role("button", name="Write it down")).to_be_visible()
    look_over(ann, "check", [PHONE])


def test_whoever_wants_no_motion_sees_no_colour_fade(guests: Guests) -> None:
    ann = guests.come("/", theme="dark", calm=False)
    ann.expect_link("open")
    ann.page.evaluate(COUNT_TRANSITIONS)
    ann.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    ann.page.evaluate(STILL)
    fades = ann.page.evaluate("transitions")
    assert fades > 0
    ann.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    ann.page.evaluate(STILL)
    assert ann.page.evaluate("transitions") == fades
