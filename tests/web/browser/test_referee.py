"""The referee's sheets, when taps come twice, others act meanwhile, and a keyboard is all there is."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.browser.companion import Companion, Json
from tests.web.browser.devices import PHONE
from tests.web.browser.rig import Guests
from tests.web.browser.test_match import enter

PLAYERS = [{"name": name} for name in ("Ann", "Bo", "Cy")]
MATCH: Json = {"do": "start-match", "edition": "eye-eye", "players": PLAYERS}
ROUND: Json = {"do": "score-round", "winner": "p2", "left": {"p1": {"points": 20}}}
SPIN: Json = {"do": "tell-spin", "faces": ["red", "draw-4"]}
PENALTY: Json = {"do": "penalise-uno", "player": "p3"}


def tap_twice(button: Locator) -> None:
    """Before any answer can have come."""
    button.evaluate("button => { button.click(); button.click(); }")


def test_after_the_start_it_says_what_to_do_next(guests: Guests, companion: Companion) -> None:
    companion.do(MATCH)
    referee = guests.come("/referee", PHONE)
    step = referee.page.get_by_role("region", name="What to do next")
    expect(step).to_contain_text("First: who deals?")
    expect(referee.page.locator(".tiles button:visible")).to_have_count(2)
    referee.press("We know who")
    referee.press("Cy", within=referee.sheet)
    expect(step).to_contain_text("Cy deals. Play!")
    companion.do(SPIN)
    expect(step).to_have_count(0)
    expect(referee.page.locator(".result")).to_be_visible()
    companion.do(ROUND)
    expect(referee.page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(referee.page.locator(".result")).to_have_count(0)


def test_a_button_that_is_tapped_twice_means_it_once(guests: Guests, companion: Companion) -> None:
    companion.do(MATCH)
    referee = guests.come("/referee", PHONE)
    referee.press("Forgot UNO")
    referee.press("Bo", within=referee.sheet)
    expect(referee.page.locator("dialog")).to_have_count(1)
    tap_twice(referee.sheet.get_by_role("button", name="Bo draws 2"))
    expect(referee.page.locator("dialog")).to_have_count(0)
    referee.press("Score the round")
    enter(referee, "Ann", 30, 0)
    tap_twice(referee.sheet.get_by_role("button", name="Write it down"))
    expect(referee.page.locator("dialog")).to_have_count(0)
    assert len(companion.rounds) == 1
    assert len([line for line in companion.history if "UNO" in line]) == 1


def test_a_sheet_scores_the_round_that_it_names(guests: Guests, companion: Companion) -> None:
    companion.do(MATCH)
    referee = guests.come("/referee", PHONE)
    referee.press("Score the round")
    enter(referee, "Ann", 30, 0)
    companion.do(ROUND)
    referee.press("Write it down")
    expect(referee.sheet.get_by_role("alert")).to_contain_text("Round 2 is being played, not round 1")
    assert [each["winner"] for each in companion.rounds] == ["p2"]
    companion.do({"do": "undo"})
    referee.press("Write it down")
    expect(referee.page.locator("dialog")).to_have_count(0)
    assert [each["winner"] for each in companion.rounds] == ["p1"]


def test_what_a_round_brings_is_read_before_it_is_written_down(guests: Guests, companion: Companion) -> None:
    for command in (MATCH, ROUND):
        companion.do(command)
    referee = guests.come("/referee", PHONE)
    referee.press("Score the round")
    enter(referee, "Bo", {"Wild": 2, "7": 1}, 33)
    expect(referee.sheet.locator(".check-title")).to_have_text("Bo scores 140.")
    expect(referee.sheet.locator(".check-total")).to_have_text("160 points in all, 340 to go.")
    referee.shot("checked")
    referee.press("Write it down")
    referee.open_more()
    referee.press("Rounds")
    referee.press("Correct round 2")
    enter(referee, "Bo", 500 - 20 - 107, 0)  # beside the cards that Ann holds
    expect(referee.sheet.locator(".check-total")).to_have_text("500 points in all, which wins the match.")
    companion.do(MATCH | {"options": {"scoring": "low"}})
    referee.press("Close")
    referee.press("Score the round")
    enter(referee, "Ann", 30, {"Wild": 1})
    expect(referee.sheet.locator(".check-title")).to_have_text("Ann went out and is charged nothing.")
    expect(referee.sheet.locator(".check-list li")).to_have_text(["Bo+30", "Cy+50"])


def test_points_that_are_cleared_are_gone_from_their_field(guests: Guests, companion: Companion) -> None:
    companion.do(MATCH)
    referee = guests.come("/referee", PHONE)
    referee.press("Score the round")
    referee.press("Ann", within=referee.sheet)
    points = referee.sheet.get_by_label("Points counted already")
    points.fill("30")
    referee.press("Clear", within=referee.sheet)
    expect(points).to_have_value("")


def test_an_undo_is_asked_again_when_it_would_take_back_something_else(
    guests: Guests, companion: Companion
) -> None:
    for command in (MATCH, ROUND):
        companion.do(command)
    referee = guests.come("/referee", PHONE)
    referee.press("Undo")
    expect(referee.sheet).to_contain_text("Bo wins round 1")
    companion.do(PENALTY)
    expect(referee.page.locator("dialog")).to_have_count(0)
    expect(referee.page.locator(".toast")).to_have_text("Something has changed meanwhile: look again.")
    assert "Cy" in companion.table["undo"]


def test_a_sheet_stays_when_selected_text_is_let_go_beside_it(guests: Guests, companion: Companion) -> None:
    companion.do(MATCH)
    referee = guests.come("/referee")
    referee.open_more()
    referee.press("Pause")
    field = referee.sheet.get_by_label("Why?")
    field.fill("Pizza is here")
    field.hover()
    mouse = referee.page.mouse
    mouse.down()
    mouse.move(5, 5)
    mouse.up()
    referee.shot("let-go")
    expect(field).to_have_value("Pizza is here")
    mouse.click(5, 5)
    expect(referee.page.locator("dialog")).to_have_count(0)


def test_rounds_of_a_match_that_was_broken_off_are_only_seen(guests: Guests, companion: Companion) -> None:
    for command in (MATCH, ROUND):
        companion.do(command)
    referee = guests.come("/referee", PHONE)
    referee.open_more()
    referee.press("Rounds")
    correct = referee.sheet.get_by_role("button", name="Correct round 1")
    expect(correct).to_be_visible()
    companion.do({"do": "end-match"})
    expect(correct).to_have_count(0)
    expect(referee.sheet.get_by_text("Bo 20")).to_be_visible()


def test_the_focus_goes_with_the_seat_that_is_moved(guests: Guests, companion: Companion) -> None:
    companion.do(MATCH)
    referee = guests.come("/referee")
    referee.open_more()
    referee.press("Players")
    names = referee.sheet.locator(".seat-who")
    earlier = referee.sheet.get_by_role("button", name="Cy: one seat earlier")
    earlier.focus()
    referee.page.keyboard.press("Enter")
    expect(names).to_have_text(["Ann", "Cy", "Bo"])
    expect(earlier).to_be_focused()
    companion.do({"do": "change-seats", "players": ["p3", "p1", "p2"]})
    expect(earlier).to_be_disabled()
    expect(referee.sheet.get_by_role("button", name="Cy: one seat later")).to_be_focused()


def test_without_a_match_a_push_of_the_button_is_just_a_spin(guests: Guests, companion: Companion) -> None:
    referee = guests.come("/referee", PHONE)
    companion.stop_reels()
    referee.press("Just spin")
    expect(referee.page.get_by_text("Round and round…")).to_be_visible()
    companion.turn_on()
