"""Before a match: phones say who they are, wait around the sponge, and get their hands by themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import DESKTOP, PHONE, TV, Theme
from tests.web.browser.players import Player
from tests.web.browser.rig import Guest, Guests


def come(guests: Guests, name: str, creature: str, theme: Theme = "dark") -> Guest:
    """Scan the code, say one's name and choose a creature."""
    companion = guests.companion
    phone = guests.come(f"/j/{companion.code}", PHONE, address=companion.house, theme=theme)
    phone.page.get_by_label("Your name").fill(name)
    phone.page.get_by_role("radio", name=creature).check(force=True)
    phone.shot(f"choosing-{theme}")
    phone.press("I play")
    expect(phone.page.get_by_role("heading", name=f"You are in, {name}!")).to_be_visible()
    return phone


@pytest.mark.parametrize("flags", [{"table__think_s": 0}])
def test_three_phones_go_from_the_lobby_to_their_hands(guests: Guests, companion: Companion) -> None:
    tv = guests.come("/table", TV)
    host = guests.come("/", DESKTOP, theme="light")
    around = tv.page.get_by_role("list", name="Who plays in the next match")
    phones = {}
    themes: dict[str, Theme] = {"Ann": "dark", "Bo": "light", "Cleo": "dark"}
    for name, creature in (("Ann", "crab"), ("Bo", "whale"), ("Cleo", "snail")):
        phones[name] = come(guests, name, creature, themes[name])
        expect(around.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    players = host.page.get_by_role("form", name="Start a match").locator(".player-name")
    expect(players).to_have_text(["Ann", "Bo", "Cleo"])

    phones["Cleo"].press("Change name or creature")
    phones["Cleo"].page.get_by_label("Your name").fill("Clea")
    phones["Cleo"].press("That is me")
    expect(players).to_have_text(["Ann", "Bo", "Clea"])
    phones["Clea"] = phones.pop("Cleo")
    for page, name in ((tv, "tv"), (host, "host"), (phones["Clea"], "phone"), (phones["Bo"], "phone-light")):
        page.shot(f"lobby-{name}")

    host.press(re.compile("^Start"))
    for name, phone in phones.items():
        phone.page.wait_for_url("**/hand")
        Player(phone, name, PHONE).see(lambda sight: len(sight.hand) >= 7, "cards")
        expect(phone.page.locator(".hand-name")).to_have_text(name)
    # Nobody plays on the host's own screen.
    host.page.wait_for_url("**/table")
    assert [each["name"] for each in companion.table["match"]["players"]] == ["Ann", "Bo", "Clea"]
