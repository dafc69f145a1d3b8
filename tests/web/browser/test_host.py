"""What a host can do with virtual cards: lock, seat, put a bot in somebody's place, end the match."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.access import look_over
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import PHONE
from tests.web.browser.players import Player, come_seated, come_with_phone
from tests.web.browser.rig import Guests
from tests.web.browser.sight import Offer

ANN_BEGINS = Deal(
    "mario",
    ("Ann", "Bo", "Coral:easy"),
    hands=("R1 R2 R3 R4 R5 R6 R7", "R1 R8 R8 R0 R7 R6 R5", "B1 B2 B3 B4 B5 B6 B7"),
)
MENU = "More: history, rules, pause, seats"


def host_sits_down(guests: Guests) -> Player:
    """Ann opened the table: she sits at the machine itself."""
    host = Player(guests.come("/hand", PHONE), "Ann", PHONE)
    host.sit_down()
    return host


def choose(player: Player, row: str) -> None:
    """Something from the menu of the hand page."""
    player.guest.press(MENU)
    player.guest.press(row, within=player.guest.sheet)


@dealt(ANN_BEGINS, table__think_s=600)
def test_the_host_locks_the_table_and_opens_it_again(guests: Guests) -> None:
    ann, bo = host_sits_down(guests), come_seated(guests, "Bo")
    choose(ann, "Phones, code and lock")
    expect(ann.guest.sheet.locator(".device").filter(has_text=re.compile("^Bo"))).to_be_visible()
    look_over(ann.guest, "lock", [PHONE])
    ann.guest.press("Lock: only hosts act", within=ann.guest.sheet)
    expect(bo.guest.page.get_by_text("The host has locked the table. You can watch.")).to_be_visible()
    ann.guest.press("Close", within=ann.guest.sheet)
    ann.answer(Offer("red 1 , fits"))
    bo.see(lambda sight: sight.title == "Your turn", "the turn, to look at")
    bo.shot("locked")
    bo.take(Offer("red 1 , fits"))
    bo.see(lambda sight: "The host has locked the table" in sight.title, "a refusal")
    assert len(bo.look().hand) == 7
    choose(ann, "Phones, code and lock")
    ann.guest.press("Unlock: all may act", within=ann.guest.sheet)
    bo.see(lambda sight: sight.title == "Your turn", "the turn")
    bo.answer(Offer("red 1 , fits"))
    bo.see(lambda sight: len(sight.hand) == 6, "the card to be laid")


@dealt(ANN_BEGINS)
def test_the_host_puts_a_bot_in_somebodys_place_and_gives_it_back(guests: Guests) -> None:
    ann, bo = host_sits_down(guests), come_seated(guests, "Bo")
    choose(ann, "Players and bots")
    look_over(ann.guest, "players-and-bots", [PHONE])
    ann.guest.press("A bot plays for Bo", within=ann.guest.sheet)
    expect(bo.guest.page.get_by_text("A bot plays for you.")).to_be_visible()
    ann.guest.press("Close", within=ann.guest.sheet)
    ann.answer(Offer("red 1 , fits"))
    ann.see(lambda sight: sight.asks, "moves of the bots")
    assert "a bot" in ann.look().others["Bo"]
    bo.shot("a-bot-plays")
    bo.guest.press("Play myself")
    ann.see(lambda sight: "a bot" not in sight.others["Bo"], "Bo himself")
    choose(ann, "Players and bots")
    ann.guest.press("A bot plays for Bo", within=ann.guest.sheet)
    expect(bo.guest.page.get_by_text("A bot plays for you.")).to_be_visible()
    ann.guest.press("A person plays for Bo", within=ann.guest.sheet)
    ann.guest.press("Close", within=ann.guest.sheet)
    expect(bo.guest.page.get_by_text("A bot plays for you.")).to_have_count(0)
    ann.see(lambda sight: "a bot" not in sight.others["Bo"], "Bo himself")
    for _ in range(20):
        ann.see(lambda sight: sight.asks or bo.look().asks, "a question for a person")
        if bo.look().asks:
            break
        ann.answer(ann.look().offers[0])
    assert bo.look().asks


@dealt(ANN_BEGINS, table__think_s=600)
def test_a_late_comer_gets_the_seat_of_a_bot(guests: Guests) -> None:
    ann = host_sits_down(guests)
    choose(ann, "Players and bots")
    ann.guest.press("A person plays for Coral", within=ann.guest.sheet)
    late = come_with_phone(guests, "Coral")
    assert late.look().hand == [f"blue {number}" for number in range(1, 8)]
    ann.see(lambda sight: "a bot" not in sight.others["Coral"], "a person in the bot's seat")


@dealt(ANN_BEGINS, table__think_s=600)
def test_the_host_frees_a_seat_whose_code_nobody_knows(guests: Guests, companion: Companion) -> None:
    ann, bo = host_sits_down(guests), come_seated(guests, "Bo")
    bo.guest.page.goto("about:blank")
    house = companion.house
    again = Player(guests.come(f"/j/{companion.code}", PHONE, address=house), "Bo", PHONE)
    seat = again.guest.page.locator(".seat-choice").filter(has_text="Bo")
    seat.click()
    expect(again.guest.sheet).to_contain_text("or ask the host and the others")
    again.guest.press("Close", within=again.guest.sheet)
    choose(ann, "Phones, code and lock")
    ann.guest.press("Free", within=ann.guest.sheet.locator(".device").filter(has_text=re.compile("^Bo")))
    again.sit_down()
    assert len(again.look().hand) == 7


@dealt(ANN_BEGINS, table__think_s=600)
def test_only_the_host_ends_the_match(guests: Guests) -> None:
    ann, bo = host_sits_down(guests), come_seated(guests, "Bo")
    bo.guest.press(MENU)
    expect(bo.guest.sheet.get_by_role("button", name="Leave this seat")).to_be_visible()
    expect(bo.guest.sheet.get_by_role("button", name="End the match")).to_have_count(0)
    bo.guest.press("Close", within=bo.guest.sheet)
    choose(ann, "End the match")
    look_over(ann.guest, "end", [PHONE])
    ann.guest.press("No, go back", within=ann.guest.sheet)
    assert ann.look().hand
    choose(ann, "End the match")
    ann.guest.press("End it", within=ann.guest.sheet)
    for each in (ann, bo):
        each.see(lambda sight: sight.match_over, "the end")
        expect(each.guest.page.get_by_role("button", name=re.compile("Save the record"))).to_have_count(0)
    bo.shot("broken-off")
