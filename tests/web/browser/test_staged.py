"""What happens is told on every page, one stage after the other: a War, Trade Hands, a forgotten UNO."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from companion.rules.faces import REELS
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import TV
from tests.web.browser.players import Player, come_seated
from tests.web.browser.rig import REFUSED, Guest, Guests
from tests.web.browser.sight import NOSE, Offer
from tests.web.browser.test_races import FORGOTTEN

HANDS = "R1* R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B8"
TO_THE_WHEEL = Deal("spin", ("Ann", "Bo"), hands=HANDS)
HEAR = """region => {
  window.heard = [];
  const hear = () => {
    const now = document.querySelector(region)?.textContent.trim();
    if (now && heard.at(-1) !== now) heard.push(now);
  };
  new MutationObserver(hear).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Writes down what the page's live region says, as a screen reader would read it."""
LONG_S = 10
"""More than any move takes."""


def always(face: str) -> dict[str, object]:
    """Everything takes its time to read, and the wheel always says this."""
    weights = {"wheel": {each.id: int(each.id == face) for each in REELS["wheel"]}}
    return {"table__read_s": 1, "chance__weights": weights}


STORY = [
    "Ann plays red 1 spin.",
    "Bo spins: war, everyone lays the highest number; the highest of all is discarded.",
    "Ann lays a card face down.",
    "War: Bo has blue 8, Ann has red 7.",
    "Bo wins the War.",
    "Bo discards blue 8.",
]


def in_order(sentences: list[str], heard: list[str]) -> bool:
    """Whether somebody who only listens is told all of it, one after the other."""
    rest = iter(heard)
    return all(any(sentence in each for each in rest) for sentence in sentences)


def great(guest: Guest) -> Locator:
    """What takes the middle of the table."""
    return guest.page.locator(".great")


def spin(ann: Player, bo: Player, companion: Companion) -> None:
    """Ann lays a spin card, and Bo pushes the nose once everybody has seen it."""
    ann.take(Offer("red 1 spin , fits"))
    ann.see(lambda sight: sight.title == "Ann plays red 1 spin.", "the card and the name")
    bo.see(lambda sight: sight.title == "Ann plays red 1 spin.", "the card and the name")
    companion.pass_time(LONG_S)
    bo.see(lambda sight: sight.title == "Your spin!", "the own spin")
    bo.take(Offer(NOSE))


@dealt(TO_THE_WHEEL, **always("war"))
def test_a_war_is_turned_over_on_every_page_at_once(guests: Guests, companion: Companion) -> None:
    ann, bo = come_seated(guests, "Ann"), come_seated(guests, "Bo")
    tv = guests.come("/table", TV)
    expect(tv.page.locator(".felt-says")).to_be_visible()
    tv.page.evaluate(HEAR, ".felt-says")
    bo.guest.page.evaluate(HEAR, ".headline")
    spin(ann, bo, companion)
    expect(tv.page.locator(".hand-tray.over")).to_contain_text("Bo: everyone lays the highest number")
    companion.pass_time(LONG_S)
    ann.see(lambda sight: sight.title == "War!", "the question for a War card")
    ann.tap_card("red 7")
    bo.see(lambda sight: "has laid a War card" in sight.others["Ann"], "a card face down")
    expect(tv.page.locator(".war-card")).to_have_count(1)
    bo.tap_card("blue 8")
    ann.see(lambda sight: sight.title == "Bo lays a card face down.", "the last card face down")
    companion.pass_time(1)
    pages = ann.guest, bo.guest, tv
    for guest in pages:
        expect(great(guest)).to_contain_text("War!")
        expect(great(guest).get_by_role("img")).to_have_count(2)
        guest.shot("war")
    for seconds, told in ((3, "wins the War."), (2, "discards blue 8.")):
        companion.pass_time(seconds)
        expect(tv.page.locator(".felt-says")).to_contain_text(told)
        bo.see(lambda sight, told=told: told.split()[-1].rstrip(".") in sight.title, told)  # type: ignore[misc]
    companion.pass_time(LONG_S)
    for guest in pages:
        expect(great(guest)).to_have_count(0)
    bo.see(lambda sight: "blue 8" not in sight.hand, "the winner's card to leave")
    bos = [each.replace("Bo wins", "You win").replace("War.", "War, Bo!") for each in STORY]
    assert in_order(STORY, tv.page.evaluate("heard"))
    assert in_order(bos, bo.guest.page.evaluate("heard"))


@dealt(TO_THE_WHEEL, **always("trade-hands"))
def test_a_traded_hand_is_announced_before_it_is_seen(guests: Guests, companion: Companion) -> None:
    ann, bo = come_seated(guests, "Ann"), come_seated(guests, "Bo")
    spin(ann, bo, companion)
    ann.see(lambda sight: sight.title.startswith("Bo spins: "), "whose spin it was")
    companion.pass_time(4)
    expect(ann.guest.page.locator(".hit")).to_contain_text("Your hand goes to the left, Ann")
    assert not ann.look().hand, "nobody has seen the new hand yet"
    companion.pass_time(LONG_S)
    ann.see(lambda sight: "blue 8" in sight.hand, "the other hand")


@dealt(FORGOTTEN, table__read_s=1)
def test_whoever_is_caught_reads_it_until_they_have_tapped_it(guests: Guests, companion: Companion) -> None:
    ann, cy = come_seated(guests, "Ann"), come_seated(guests, "Cy")
    cy.take(Offer("Catch Ann!"))
    for player in (ann, cy):
        expect(great(player.guest)).to_contain_text("Caught!")
    banner = ann.guest.page.locator(".hit")
    expect(banner).to_contain_text("Cy caught you without an UNO call, Ann!")
    companion.pass_time(LONG_S)
    expect(great(ann.guest)).to_have_count(0)
    expect(banner).to_contain_text("You draw 2 cards, Ann.")
    expect(cy.guest.page.locator(".hit")).to_have_count(0)
    banner.tap()
    expect(banner).to_have_count(0)


@dealt(Deal("mario", ("Ann", "Bo"), hands=("R1 R2 R3 R4 R5 R6 R7",) * 2))
def test_a_screen_that_slept_says_what_happened_meanwhile(guests: Guests, companion: Companion) -> None:
    ann, bo = come_seated(guests, "Ann"), come_seated(guests, "Bo")
    tv = guests.come("/table", TV)
    expect(tv.page.locator(".felt-says")).to_be_visible()
    tv.allow(REFUSED)
    tv.page.context.set_offline(True)
    tv.expect_link("offline")
    for number in (1, 2):
        for player in (ann, bo):
            player.see(lambda sight: sight.title == "Your turn", "the own turn")
            player.answer(Offer(f"red {number} , fits"))
    tv.page.context.set_offline(False)
    card = tv.page.locator(".meanwhile")
    expect(card).to_contain_text("Ann plays red 1.Bo plays red 1.Ann plays red 2.Bo plays red 2.")
    tv.shot("meanwhile")
    card.click()
    expect(card).not_to_be_visible()
