"""A round of every edition: two people at browsers and two bots, from the middle to the scores."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from companion.rules.editions import edition as rules_of
from tests.web.browser.aloud import Reader
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal
from tests.web.browser.devices import DESKTOP, PHONE, TV
from tests.web.browser.evening import Evening, edition_of
from tests.web.browser.players import Player, come_with_phone
from tests.web.browser.rig import Guests
from tests.web.browser.sight import totals_of

NAMES = ("Ann", "Bo", "Coral:easy", "Finn:easy")
HANDS = {
    "eye-eye": (
        "R1* R2 R6 R7 W R8 R+2",
        "R1 R3 R6 R7 W+4 R2* Rskip",
        "R0 R4* R5 R8 R3* Rrev R9",
        "R4 R5* R+2 Rskip Rrev B8 G9",
    ),
    "spin": (
        "R1* R2 R6 R7 W R8 R+2",
        "R1 R3 R6 R7 W R2* R5",
        "R0 R4 R4* R8 R3* Rrev R9",
        "R5* Y8 R+2 Rskip Rrev Rskip G7",
    ),
    "corn": (
        "Y1 Y2 Y6 Y7 Wnar Y8 Y+2",
        "Y1 Y3 Y6 Y7 W+4 Wnar Yskip",
        "Y0 Y4 Y5 Y8 Y2 Yrev Y9",
        "Y4 Y5 Y+2 Yskip Yrev G3 Y3",
    ),
    "monster-high": (
        "Y1 Y2 Y6 Y7 Wurr Y8 Y+2",
        "Y1 Y3 Y6 Y7 W+4 Wurr Yskip",
        "Y0 Y4 Y5 Y8 Y2 Yrev Y9",
        "Y4 Y5 Y+2 Yskip Yrev P3 Y3",
    ),
    "mario": (
        "R1 R2 R6 R7 Wcust1 R8 Wstar",
        "R1 R3 R6 R7 W+4 Wstar Rskip",
        "R0 R4 R5 R8 R2 Rrev R+2",
        "R4 R5 R+2 Rskip Rrev Wcust2 R3",
    ),
}
"""Mostly of one colour, which people keep to: whoever is on turn can play, and the round comes to its end."""
FLAGS = {
    "board__profile": "both",
    "chance__weights": {"right": {"discard-1": 8}, "wheel": {"almost-uno": 20}},
}
"""Every face may come, but mostly those that bring the round to its end."""
FEW = 3
"""Somebody has only so many cards when the browsers come: from there on everything happens that can."""
FEW_TO_GIVE = 4
"""The same where gifts can end a round at once."""
ONE_ROUND = ("spin", "mario")
"""Here the first points win the match."""


def dealt(id: str) -> Deal:
    hands = HANDS[id]
    top = f"{hands[0][0]}9"
    pile = [card.code for card in rules_of(id).deck]
    for code in f"{' '.join(hands)} {top}".split():
        pile.remove(code)
    Random(id).shuffle(pile)
    # A spin takes seconds: those of the hands are enough.
    pile.sort(key=lambda code: code.endswith("*"))
    target = {"target": 1} if id in ONE_ROUND else {}
    return Deal(
        id,
        NAMES,
        hands,
        top,
        " ".join(pile),
        few=FEW_TO_GIVE if id == "monster-high" else FEW,
        options=dict(target),
    )


@pytest.mark.parametrize(("deal", "flags"), [(dealt(id), FLAGS) for id in HANDS], ids=HANDS)
def test_a_round_ends_with_the_same_scores_on_every_page(
    deal: Deal, guests: Guests, companion: Companion
) -> None:
    desk = guests.come("/", DESKTOP)
    desk.page.get_by_role("link", name="My cards").click()
    ann = Player(desk, "Ann", DESKTOP)
    ann.sit_down()
    bo = come_with_phone(guests, "Bo", PHONE, theme="light")
    evening = Evening(companion, edition_of(companion, deal.edition), [ann, bo])
    evening.play_round()

    truth = {each["name"]: each["total"] for each in companion.table["match"]["players"]}
    assert sum(truth.values()) > 0
    for player in evening.players:
        sight = player.look()
        assert sight.totals == truth
        assert sight.match_over == (deal.edition in ONE_ROUND)
        expect(player.guest.page.get_by_role("heading", level=1)).to_have_text(sight.title)
        player.shot("over")
    board = guests.come("/table", TV)
    board.expect_link("open")
    scores = board.page.get_by_role("list", name=re.compile("^(Final scores|Scores and hands)$"))
    expect(scores).to_be_visible()
    assert totals_of(Reader(board.page).read()) == truth
    assert "turn" in evening.answered
