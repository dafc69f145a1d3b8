"""What people at one table do besides playing: take moves back, pause, go away, be reminded."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.access import look_over
from tests.web.browser.companion import AGES_S, Companion
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import PHONE, TV
from tests.web.browser.players import Player, come_seated
from tests.web.browser.rig import Guests
from tests.web.browser.sight import Offer

BOTH_HAVE_PLAYED = Deal(
    "mario",
    ("Ann", "Bo"),
    hands=("R1 R2 R3 R4 R5 R6 R7", "R1 B2 B3 B4 B5 B6 B7"),
    moves=("1: play R1", "2: play R1"),
)
ANN_BEGINS = Deal("mario", ("Ann", "Bo"), hands=("R1 R2 R3 R4 R5 R6 R7", "R1 R8 R8 R0 R7 R6 R5"))
LISTEN = """() => {
  window.buzzes = 0;
  window.notes = 0;
  navigator.vibrate = () => ++buzzes;
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function () {
    notes += 1;
    return createOscillator.call(this);
  };
}"""


@dealt(BOTH_HAVE_PLAYED)
def test_a_move_of_somebody_else_is_taken_back_if_they_agree(guests: Guests) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    table = guests.come("/table", TV)
    ballots = [each.guest.page.locator(".ballot") for each in (ann, bo)]
    ann.guest.press("Take back: Bo plays red 1.")
    expect(ballots[0]).to_contain_text("You want to take back: “Bo plays red 1.”")
    expect(ballots[0]).to_contain_text("Waiting for Bo.")
    expect(ballots[1]).to_contain_text("Ann wants to take back: “Bo plays red 1.”")
    expect(
        table.page.get_by_text("Ann wants to take back: “Bo plays red 1.” Waiting for Bo.")
    ).to_be_visible()
    look_over(bo.guest, "asked-to-take-back", [PHONE])
    ann.shot("wants-to-take-back")
    bo.guest.press("No", within=ballots[1])
    expect(ann.guest.page.get_by_text("It stays as it is: not everybody wanted it back.")).to_be_visible()
    for ballot in ballots:
        expect(ballot).to_have_count(0)
    assert ann.look().title == "Your turn"
    assert len(bo.look().hand) == 6

    ann.guest.press("Take back: Bo plays red 1.")
    bo.guest.press("All right", within=ballots[1])
    bo.see(lambda sight: sight.title == "Your turn", "the turn again")
    assert "red 1" in bo.look().hand
    assert ann.look().on_turn == "Bo"
    expect(ann.guest.page.locator(".happened-line").last).to_have_text("Taken back.")
    expect(table.page.locator('.vboard-lines [data-undone="yes"]')).to_have_text("Bo plays red 1.")
    expect(ann.guest.page.get_by_text("It stays as it is")).to_have_count(0)
    ann.shot("taken-back")


@dealt(ANN_BEGINS)
def test_ones_own_last_move_is_taken_back_at_once(guests: Guests) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    ann.answer(Offer("red 3 , fits"))
    bo.see(lambda sight: sight.title == "Your turn", "the turn")
    ann.guest.press("Take back: Ann plays red 3.")
    ann.see(lambda sight: sight.title == "Your turn" and len(sight.hand) == 7, "the card again")
    bo.see(lambda sight: sight.on_turn == "Ann", "the turn of Ann")
    expect(bo.guest.page.locator(".ballot")).to_have_count(0)


@dealt(ANN_BEGINS)
def test_somebody_pauses_and_anybody_goes_on(guests: Guests) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    table = guests.come("/table", TV)
    bo.guest.press("More: history, rules, pause, seats")
    look_over(bo.guest, "menu", [PHONE])
    bo.guest.press(re.compile("^Pause"), within=bo.guest.sheet)
    for each in (ann, bo):
        each.see(lambda sight: sight.title == "Paused", "a pause")
    expect(table.page.locator(".felt-says")).to_have_text("Paused")
    ann.tap_card("red 1")
    ann.see(lambda sight: sight.title == "The game is paused.", "a refusal")
    assert len(ann.look().hand) == 7
    look_over(ann.guest, "paused", [PHONE])
    table.shot("paused")
    ann.take(Offer("Go on"))
    bo.see(lambda sight: sight.on_turn == "Ann" and sight.title != "Paused", "the game again")
    ann.see(lambda sight: Offer("red 1 , fits") in sight.offers, "the turn again")


@dealt(ANN_BEGINS)
def test_a_bot_stands_in_for_a_phone_that_is_gone_and_hands_back(
    guests: Guests, companion: Companion
) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    table = guests.come("/table", TV)
    where = bo.guest.page.url
    bo.guest.page.goto("about:blank")
    ann.see(lambda sight: "away" in sight.others["Bo"], "Bo to be missed")
    ann.shot("away")
    ann.answer(Offer("red 2 , fits"))
    assert "stands in" not in ann.look().others["Bo"]
    companion.pass_time(AGES_S)
    ann.see(
        lambda sight: "a bot stands in" in sight.others["Bo"] and sight.title == "Your turn",
        "a move of the bot",
    )
    assert "Bo " in ann.look().happened
    expect(table.page.locator(".felt-seat").filter(has_text="Bo")).to_contain_text("stands in")
    ann.shot("stands-in")
    table.shot("stands-in")
    bo.guest.page.goto(where)
    bo.see(lambda sight: sight.seated == "Bo" and bool(sight.hand), "the own cards again")
    ann.see(
        lambda sight: "stands in" not in sight.others["Bo"] and "away" not in sight.others["Bo"], "Bo himself"
    )
    ann.answer(next(each for each in ann.look().offers if each.card))
    bo.see(lambda sight: sight.asks, "a decision of one's own")
    assert "stands in" not in ann.look().others["Bo"]


@dealt(ANN_BEGINS)
def test_whose_turn_it_is_hears_and_feels_it_and_is_reminded(guests: Guests, companion: Companion) -> None:
    ann = come_seated(guests, "Ann")
    guest = guests.sit_down(PHONE, address=companion.house)
    guest.page.clock.install()
    guest.page.add_init_script(f"({LISTEN})()")
    guest.go(f"/j/{companion.code}")
    bo = Player(guest, "Bo", PHONE)
    bo.sit_down()
    title = guest.page.title()
    assert guest.page.evaluate("[buzzes, notes]") == [0, 0]

    ann.answer(Offer("red 2 , fits"))
    bo.see(lambda sight: sight.title == "Your turn", "the turn")
    expect(guest.page).to_have_title(f"● Your turn · {title}")
    assert guest.page.evaluate("buzzes") == 1
    assert guest.page.evaluate("notes") > 0
    once = guest.page.evaluate("notes")
    guest.page.clock.run_for(26_000)
    assert guest.page.evaluate("[buzzes, notes]") == [2, 2 * once], "a reminder"

    bo.answer(Offer("Draw"))
    if bo.look().asks:
        bo.answer(Offer("Keep it"))
    bo.see(lambda sight: sight.on_turn == "Ann", "the turn of Ann")
    expect(guest.page).to_have_title(title)
    before = guest.page.evaluate("buzzes")
    guest.page.clock.run_for(60_000)
    assert guest.page.evaluate("buzzes") == before, "nobody is reminded of another's turn"
