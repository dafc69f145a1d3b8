"""One screen is enough: two clicks to a game against bots, and a curtain between people who share it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.access import look_over
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal, dealt, token_of_screen
from tests.web.browser.devices import DESKTOP
from tests.web.browser.players import Player, come_seated, come_with_phone
from tests.web.browser.rig import Guest, Guests
from tests.web.browser.sight import Offer

EDITIONS = ("Eye-Eye SpongeBob", "UNO Spin", "UNO Corn", "Monster High", "Super Mario")
ANN_BEGINS = Deal(
    "mario",
    ("Ann", "Bo"),
    hands=("R1 R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 R8"),
    pile="G7 Y7",
)


@pytest.mark.parametrize("flags", [{"board__profile": "both"}])
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_clicks_lead_from_the_first_page_to_a_game_against_bots(guests: Guests, edition: str) -> None:
    laptop = guests.come("/", calm=False)
    expect(laptop.page.locator("label.edition")).to_have_text(EDITIONS)
    laptop.shot("first")
    laptop.page.locator("label.edition").filter(has_text=edition).click()
    laptop.press("Play now")
    laptop.page.wait_for_url("**/hand")
    me = Player(laptop, "Player 1", DESKTOP)
    sight = me.see(lambda sight: bool(sight.offers), "something to do")
    assert len(sight.others) == 3
    assert all("a bot" in told for told in sight.others.values())
    laptop.shot("to-move")
    me.answer(sight.offers[0])


def see_curtain(screen: Guest, name: str) -> None:
    """It hangs for somebody, and nobody's cards are on the screen."""
    expect(screen.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(screen.page.get_by_text("Hand the screen to")).to_be_visible()
    expect(screen.page.locator(".held")).to_have_count(0)
    expect(screen.page.locator(".hand-name")).to_be_empty()


def story(guest: Guest) -> list[str]:
    guest.press(re.compile("Open the whole history"))
    lines = guest.history()
    guest.press("Close", within=guest.sheet)
    return lines


@dealt(replace(ANN_BEGINS, shared=True))
def test_a_curtain_hangs_between_two_who_share_a_screen(guests: Guests, tmp_path: Path) -> None:
    screen = guests.come("/hand", token=token_of_screen(tmp_path))
    see_curtain(screen, "Ann")
    look_over(screen, "curtain")
    screen.page.set_viewport_size(DESKTOP.size)
    ann, bo = (Player(screen, name, DESKTOP) for name in ("Ann", "Bo"))
    ann.show_my_cards()
    assert ann.look().hand == [f"red {number}" for number in range(1, 8)]
    ann.answer(Offer("Draw"))
    assert any("green 7" in line for line in story(screen)), "she saw it herself"
    ann.take(Offer("Keep it"))

    see_curtain(screen, "Bo")
    bo.show_my_cards()
    assert "red 8" in bo.look().hand
    assert not any("green 7" in line for line in story(screen)), "what Ann drew is hers"
    bo.answer(Offer("red 8 , fits"))
    see_curtain(screen, "Ann")
    screen.reload()
    screen.page.locator(".curtain, .held").first.wait_for()
    assert not screen.page.locator(".held").count()
    see_curtain(screen, "Ann")
    ann.show_my_cards()
    assert "green 7" in ann.look().hand


@dealt(replace(ANN_BEGINS, shared=True))
def test_whoever_shares_the_screen_is_asked_there_whether_a_move_is_taken_back(
    guests: Guests, tmp_path: Path
) -> None:
    screen = guests.come("/hand", token=token_of_screen(tmp_path))
    ann, bo = (Player(screen, name, DESKTOP) for name in ("Ann", "Bo"))
    ann.show_my_cards()
    ann.answer(Offer("Draw"))
    screen.press(re.compile("^Take back: Ann draws a card"))
    see_curtain(screen, "Bo")
    bo.show_my_cards()
    ballot = screen.page.locator(".ballot")
    expect(ballot).to_contain_text("Ann wants to take back")
    expect(screen.page.get_by_text("It stays as it is")).to_have_count(0)
    screen.press("All right", within=ballot)
    see_curtain(screen, "Ann")
    ann.show_my_cards()
    assert ann.look().hand == [f"red {number}" for number in range(1, 8)]


@dealt(ANN_BEGINS)
def test_a_card_that_is_pulled_up_in_one_jerk_is_played_and_let_go_of(guests: Guests) -> None:
    screen = guests.come("/hand")
    ann = Player(screen, "Ann", DESKTOP)
    ann.sit_down()
    mouse = screen.page.mouse
    # Waits until the cards have come to rest.
    screen.page.locator(".held").last.hover(position={"x": 20, "y": 20})
    mouse.down()
    mouse.move(300, 5)
    mouse.up()
    for x in (400, 500):
        mouse.move(x, 300)
    expect(screen.page.locator(".dragged")).to_have_count(0)
    ann.see(lambda sight: sight.title == "Bo is thinking…", "the next turn")


@dealt(ANN_BEGINS)
def test_whoever_comes_with_a_phone_takes_their_cards_from_the_shared_screen(guests: Guests) -> None:
    screen = guests.come("/")
    screen.press("All on this screen")
    screen.page.wait_for_url("**/hand")
    see_curtain(screen, "Ann")
    bo = come_with_phone(guests, "Bo")
    ann = Player(screen, "Ann", DESKTOP)
    ann.see(lambda sight: sight.seated == "Ann" and len(sight.hand) == 7, "Ann's cards alone")
    ann.answer(Offer("red 1 , fits"))
    bo.answer(Offer("red 8 , fits"))
    ann.see(lambda sight: sight.title == "Your turn", "the turn, without a curtain")


@dealt(ANN_BEGINS)
def test_a_phone_that_is_lent_in_the_middle_of_a_round_shows_no_second_hand(
    guests: Guests, companion: Companion
) -> None:
    ann = come_seated(guests, "Ann")
    ann.guest.press("More: history, rules, pause, seats")
    ann.guest.press("Players and bots", within=ann.guest.sheet)
    ann.guest.press("On this screen", within=ann.guest.sheet)
    ann.guest.press("Close", within=ann.guest.sheet)
    expect(ann.guest.page.locator(".ballot-card")).to_contain_text("You ask to play for Bo.")
    companion.say_yes()
    ann.show_my_cards()
    ann.answer(Offer("red 1 , fits"))
    ann.guest.press(re.compile("^I am Bo"))
    expect(ann.guest.page.locator(".no-cards")).to_contain_text("Bo’s cards come with the next deal")
    expect(ann.guest.page.locator(".held")).to_have_count(0)
    ann.shot("hidden")
