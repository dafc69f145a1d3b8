"""An edition from outside on a phone: what only it asks has a face that can be used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.rules.test_sixth_edition import at_the_bay, installed
from tests.web.browser.access import look_over
from tests.web.browser.boxes import all_clear
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal
from tests.web.browser.devices import DESKTOP, PHONE, TV
from tests.web.browser.players import Player, come_seated
from tests.web.browser.program import Program, Service
from tests.web.browser.rig import Guests
from tests.web.browser.sight import Offer

__all__ = ["at_the_bay", "installed"]

WEATHER = "The lamp goes round: what weather do you see coming?"
FOG = "Thick fog: the next ship stays in harbour"
CHOICES = ["Calm sea: play goes on", "Storm: the wind turns play round", FOG]


@pytest.fixture
def deal(at_the_bay: None, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Deal:
    """The package is installed where the companion runs, too."""
    monkeypatch.setenv("PYTHONPATH", str(installed))
    return Deal(
        "lighthouse-bay",
        ("Ann", "Bo", "Coral:easy"),
        hands=("Wlight R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"),
    )


@pytest.fixture
def program(service: Service) -> Program:
    """A process that finds the edition when it starts."""
    return service


@pytest.fixture
def flags() -> dict[str, object]:
    return {"table__think_s": 600}


def test_its_own_question_is_asked_and_answered_in_its_own_words(guests: Guests) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    table = guests.come("/table", TV)
    ann.answer(Offer("Wild Lighthouse , fits"))
    ann.answer(Offer("B blue you hold 0", "Name the colour that play goes on with"))
    sight = ann.see(lambda sight: sight.title == WEATHER, "the weather")
    assert [each.name for each in sight.offers if each.question == WEATHER] == CHOICES
    assert bo.look().title == f"Ann is asked: {WEATHER}"
    expect(table.page.locator(".felt-says")).to_have_text(f"Ann is asked: {WEATHER}")
    for device in (PHONE, DESKTOP):
        assert all_clear(ann.guest, device, ".ask-words button", ".headline", ".middle", ".cards") == 6
    look_over(ann.guest, "weather")
    ann.guest.page.set_viewport_size(PHONE.size)
    ann.answer(Offer(FOG, WEATHER))
    for each in (ann, bo):
        each.see(lambda sight: f"{FOG}." in sight.happened, "the weather in the story")
    assert ann.look().on_turn == "Coral", "Bo's ship stays in harbour"


def test_it_is_offered_on_the_first_page_and_played_against_bots(
    guests: Guests, companion: Companion
) -> None:
    companion.do({"do": "end-match"})
    guest = guests.come("/", PHONE)
    guest.page.locator("label.edition").filter(has_text="Lighthouse Bay").tap()
    guest.press("Play now")
    guest.page.wait_for_url("**/hand")
    player = Player(guest, "Player 1", PHONE)
    player.see(lambda sight: len(sight.hand) >= 7, "cards")
    guest.press("More: history, rules, pause, seats")
    guest.sheet.get_by_role("link", name="Rules of this game").click()
    expect(guest.page.get_by_role("heading", name=re.compile("Lighthouse Bay"))).to_be_visible()
    expect(guest.page.get_by_text("After the colour its player names the weather")).to_be_visible()
    guest.shot("rules")
