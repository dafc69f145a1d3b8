"""A match with real cards, from the first page to the winner, with everything that a table gets wrong."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE, TV
from tests.web.browser.rig import Guest, Guests


def test_a_match_starts_with_one_click(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/")
    ann.press("Start")
    expect(ann.page.get_by_role("heading", name="Eye-Eye SpongeBob")).to_be_visible()
    expect(ann.page.get_by_text("Round 1 · to 500")).to_be_visible()
    ann.expect_scores({"Player 1": 0, "Player 2": 0})
    match = companion.table["match"]
    assert (match["edition"], match["cards"], match["target"]) == ("eye-eye", "real", 500)


def start(guest: Guest, *names: str, edition: str = "") -> None:
    """Fill in the form on the first page."""
    form = guest.page.get_by_role("form", name="Start a match")
    if edition:
        form.locator(".edition").filter(has_text=edition).click()
    for number in (2, 1):
        guest.press(f"Remove Player {number}")
    for name in names:
        form.get_by_label("Name of another player").fill(name)
        guest.page.keyboard.press("Enter")
    expect(form.locator(".player-name")).to_have_text(names)
    guest.press("Start", within=form)
    expect(form).to_be_hidden()


def enter(referee: Guest, winner: str, *hands: dict[str, int] | int) -> None:
    """Say who went out, then what each of the others has left: cards by their sort, or points in all."""
    sheet = referee.sheet
    sheet.locator(".names button").filter(has_text=winner).click()
    for hand in hands:
        if isinstance(hand, int):
            sheet.get_by_label("Points counted already").fill(str(hand))
        else:
            for sort, number in hand.items():
                for _ in range(number):
                    referee.press(re.compile(f"^One more {sort}$"), within=sheet)
        referee.press("Next", within=sheet)


def score(referee: Guest, winner: str, *hands: dict[str, int] | int) -> None:
    referee.press("Score the round")
    enter(referee, winner, *hands)
    referee.press("Write it down")
    expect(referee.page.locator("dialog")).to_have_count(0)


def test_a_match_to_500_with_an_undo_and_a_correction_ends_alike_on_every_page(
    guests: Guests, companion: Companion
) -> None:
    host = guests.come("/")
    start(host, "Ann", "Bo", "Cy")
    referee = guests.come("/referee", PHONE)
    table = guests.come("/table", TV)
    table.expect_scores({"Ann": 0, "Bo": 0, "Cy": 0})

    score(referee, "Ann", {"Wild": 2, "7": 1}, 33)
    for guest in (referee, table, host):
        guest.expect_scores({"Ann": 140, "Bo": 0, "Cy": 0})

    score(referee, "Bo", 300, 0)
    table.expect_scores({"Bo": 300})
    referee.press("Undo")
    expect(referee.sheet).to_contain_text("It stays in the history, struck through")
    referee.press("Take it back")
    table.expect_scores({"Ann": 140, "Bo": 0})
    score(referee, "Cy", 200, 10)
    table.expect_scores({"Ann": 140, "Bo": 0, "Cy": 210})
    undone = table.page.locator(".history li[data-undone=yes]")
    expect(undone).to_have_count(1)
    expect(undone.locator("s")).to_contain_text("Bo")
    table.shot("undone")

    referee.page.locator(".referee-more > summary").tap()
    referee.press("Rounds")
    referee.press("Correct round 1")
    enter(referee, "Ann", {"Wild": 1}, {})
    referee.press("Correct it")
    referee.shot("corrected")
    for guest in (referee, table, host):
        guest.expect_scores({"Ann": 190, "Bo": 0, "Cy": 210})

    score(referee, "Cy", 290, 0)
    for guest in (referee, table, host):
        expect(guest.page.get_by_role("heading", name="Cy wins!")).to_be_visible()
        guest.expect_scores({"Ann": 190, "Bo": 0, "Cy": 500})
    expect(table.page.locator(".podium-name")).to_have_text(["Cy", "Ann", "Bo"])
    table.expect_history(companion.history)
    expect(undone).to_have_count(1)
    match = companion.table["match"]
    assert match["winners"] == ["p3"]
    assert [(each["winner"], each["corrected"]) for each in companion.rounds] == [
        ("p1", True),
        ("p3", False),
        ("p3", False),
    ]


def test_turns_colours_and_spins_are_followed_on_every_page(guests: Guests, companion: Companion) -> None:
    referee = guests.come("/", PHONE)
    referee.page.get_by_text("Play together").tap()
    referee.page.get_by_text("More options").tap()
    referee.page.get_by_label("Follow whose turn it is").check()
    start(referee, "Ann", "Bo", "Cy")
    referee.go("/referee")
    table = guests.come("/table", TV, calm=False)
    referee.press("We know who")
    referee.sheet.locator(".names button").filter(has_text="Ann").tap()
    ring = table.page.get_by_role("img", name="It is the turn of")
    expect(ring).to_have_accessible_name("It is the turn of Bo, then Cy, play runs clockwise.")
    referee.page.locator(".referee-more > summary").tap()
    referee.press("Reverse")
    expect(ring).to_have_accessible_name("It is the turn of Ann, then Cy, play runs anticlockwise.")
    referee.press("B blue")
    expect(ring).to_have_accessible_name(
        "It is the turn of Ann, then Cy, play runs anticlockwise. The colour is blue."
    )
    companion.stop_reels()
    referee.press("Spin for Ann")
    expect(table.page.get_by_text("Round and round…")).to_be_visible()
    companion.turn_on()
    expect(table.page.locator(".result-text")).not_to_have_text("Round and round…")
    spin = companion.table["spin"]
    assert spin["spinner"] == "p1"
    expect(table.page.locator(".result-text")).to_have_text(spin["text"])
    for face in spin["faces"]:
        expect(table.page.locator(f".result .coin[data-face={face}]")).to_be_visible()
    table.expect_history(companion.history)
