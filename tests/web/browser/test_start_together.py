"""A game for two and two bots is begun from the first page: names, options, then a phone takes its seat."""

from __future__ import annotations

import pytest

from tests.web.browser.companion import Companion
from tests.web.browser.devices import DESKTOP, PHONE
from tests.web.browser.players import start_with_two
from tests.web.browser.rig import Guests
from tests.web.browser.sight import Offer

AGREE = "Do you agree to the house rules?"


@pytest.mark.parametrize("flags", [{"table__think_s": 0}])
def test_whoever_comes_with_a_phone_has_their_own_cards_there_and_nobody_elses(
    guests: Guests, companion: Companion
) -> None:
    ann, bo = start_with_two(
        guests,
        "Super Mario",
        devices=(DESKTOP, PHONE),
        options={"Points that win the match": "250"},
        house_rules=["Everybody sings"],
    )
    match = companion.table["match"]
    assert [(each["name"], each["bot"]) for each in match["players"]] == [
        ("Ann", ""),
        ("Bo", ""),
        ("Coral", "easy"),
        ("Finn", "easy"),
    ]
    assert (match["cards"], match["target"]) == ("virtual", 250)
    for each in (ann, bo):
        each.take(Offer("Yes, agreed", AGREE))
    for each in (ann, bo):
        sight = each.see(lambda sight: len(sight.hand) >= 7, "cards")
        assert sight.seated == each.name
    assert "Hand the screen to" not in ann.guest.page.content()
