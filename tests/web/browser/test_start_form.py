"""The form that starts a match does what people at it mean, however they press and type."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE
from tests.web.browser.rig import Guests

TAP_TWICE = "(button) => { button.click(); button.click(); }"
IN_SIGHT = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def started(companion: Companion, cards: str) -> int:
    """How many matches with such cards."""
    return sum(f" with {cards} cards" in line for line in companion.history)


def test_two_taps_start_one_match(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/")
    ann.page.locator(".start-go").evaluate(TAP_TWICE)
    expect(ann.page.locator(".start-go")).to_have_count(0)
    assert started(companion, "real") == 1
    bo = ann.another("/#new")
    bo.page.locator(".quick-go").evaluate(TAP_TWICE)
    bo.page.wait_for_url("**/hand")
    assert started(companion, "virtual") == 1


def test_bots_leave_and_people_stay_where_real_cards_are_chosen(guests: Guests) -> None:
    ann = guests.come("/")
    names = ann.page.locator(".player-name")
    ann.press("Virtual cards")
    expect(names).to_have_text(["Player 1", "Coral", "Finn", "Shelly"])
    ann.page.get_by_label("Name of another player").fill("Cy")
    ann.page.keyboard.press("Enter")
    ann.press("Real cards")
    expect(names).to_have_text(["Player 1", "Cy"])
    ann.press("Remove Cy")
    ann.press("Virtual cards")
    expect(names).to_have_text(["Player 1", "Coral", "Finn", "Shelly"])
    ann.press("Real cards")
    expect(names).to_have_text(["Player 1", "Player 2"])


def test_whoever_says_their_name_plays_under_it(guests: Guests) -> None:
    ann = guests.come("/")
    names = ann.page.locator(".player-name")
    ann.page.get_by_label("Your name").fill("Ann")
    expect(names).to_have_text(["Ann", "Player 2"])
    ann.press("Virtual cards")
    expect(names).to_have_text(["Ann", "Coral", "Finn", "Shelly"])


def test_an_emptied_target_is_the_editions_own(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/")
    ann.page.get_by_text("More options").click()
    target = ann.page.get_by_label("Points that win the match")
    usual = int(target.input_value())
    target.fill("250")
    expect(ann.page.get_by_text("to 250")).to_be_visible()
    target.fill("")
    target.blur()
    expect(target).to_have_value(str(usual))
    target.fill("")
    ann.press("Start")
    expect(ann.page.locator(".start-go")).to_have_count(0)
    assert companion.table["match"]["target"] == usual


def test_editions_that_did_not_come_are_asked_for_again(guests: Guests, companion: Companion) -> None:
    ann = guests.sit_down()
    ann.allow("editions.json")
    ann.page.route("**/editions.json", lambda route: route.abort())
    with ann.page.expect_event("requestfailed"):
        ann.go("/")
    ann.expect_link("open")
    ann.page.unroute("**/editions.json")
    companion.do({"do": "start-match", "edition": "mario", "players": [{"name": "Ann"}, {"name": "Bo"}]})
    expect(ann.nose).to_be_visible()
    expect(ann.page.locator(".first-setup form")).to_have_count(0)
    companion.do({"do": "end-match"})
    expect(ann.page.locator(".start-go")).to_be_visible()


def test_a_name_that_is_typed_outlives_what_others_do_and_plays(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/")
    name = ann.page.get_by_label("Name of another player")
    name.fill("Cy")
    ann.page.locator("label.edition").filter(has_text="Super Mario").click()
    expect(ann.page.get_by_role("radio", name="Super Mario")).to_be_checked()
    expect(name).to_have_value("Cy")
    ann.press("Start")
    expect(ann.page.locator(".start-go")).to_have_count(0)
    assert [each["name"] for each in companion.table["match"]["players"]] == ["Player 1", "Player 2", "Cy"]


def test_a_name_that_sits_here_already_is_not_passed_over(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/")
    ann.page.get_by_label("Name of another player").fill("player 1")
    ann.press("Start")
    why = ann.page.get_by_text("player 1 sits here already")
    expect(why).to_be_visible()
    assert companion.table["match"] is None
    expect(ann.page.get_by_text("nothing yet")).to_be_visible()
    companion.do({"do": "tell-spin", "faces": ["green", "draw-4"]})
    expect(ann.page.get_by_text("nothing yet")).to_have_count(0)
    expect(why).to_be_visible()
    expect(ann.page.get_by_label("Name of another player")).to_have_value("player 1 2")
    ann.page.get_by_label("Name of another player").fill("player")
    expect(why).to_have_count(0)


def test_on_a_phone_no_button_lies_over_the_reason(guests: Guests) -> None:
    ann = guests.come("/", PHONE)
    assert ann.page.get_by_role("button", name="Play now").evaluate(IN_SIGHT)
    ann.page.get_by_text("Play together").tap()
    name = ann.page.get_by_label("Name of another player")
    name.fill("player 1")
    name.evaluate("(field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight)")
    ann.press("Start")
    why = ann.page.get_by_text("player 1 sits here already")
    expect(why).to_be_visible()
    assert why.evaluate(IN_SIGHT)


def test_a_reason_that_is_typed_outlives_what_others_do(guests: Guests, companion: Companion) -> None:
    companion.do({"do": "start-match", "edition": "eye-eye", "players": [{"name": "Ann"}, {"name": "Bo"}]})
    ann = guests.come("/referee")
    expect(ann.page.get_by_label("Nothing to undo")).to_be_visible()
    ann.page.locator(".referee-more > summary").click()
    ann.press("Pause")
    reason = ann.sheet.get_by_label("Why?")
    reason.fill("Pizza")
    reason.blur()
    companion.do({"do": "call-colour", "colour": "red"})
    expect(ann.page.get_by_label("Nothing to undo")).to_have_count(0)
    expect(reason).to_have_value("Pizza")


def test_the_host_has_a_name_forgotten(guests: Guests, companion: Companion) -> None:
    companion.do({"do": "start-match", "edition": "eye-eye", "players": [{"name": "Ann"}, {"name": "Bo"}]})
    companion.do({"do": "start-match", "edition": "eye-eye", "players": [{"name": "Cy"}, {"name": "Di"}]})
    ann = guests.come("/#new", PHONE)
    before = ann.page.get_by_role("group", name="Played here before").get_by_role("button")
    expect(before).to_have_text(["Ann", "Bo", "Forget a name…"])
    ann.press("Forget a name…")
    ann.press("Forget Bo")
    names = ann.page.get_by_role("group", name="Names to forget").get_by_role("button")
    expect(names).to_have_text(["Ann", "Done"])
    ann.press("Done")
    expect(before).to_have_text(["Ann", "Forget a name…"])
    assert [each["name"] for each in companion.welcome()["roster"]] == ["Cy", "Di", "Ann"]
