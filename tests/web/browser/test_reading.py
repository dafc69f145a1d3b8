"""Pages to read: a cheat sheet of every edition, and the statistics, with figures and without any."""

from __future__ import annotations

import json
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.cli.terminal import PATIENCE
from tests.web.browser.access import look_over
from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE
from tests.web.browser.rig import Guests


def test_every_edition_has_its_cheat_sheet(guests: Guests, companion: Companion) -> None:
    with urlopen(f"{companion.address}/editions.json", timeout=PATIENCE) as answer:
        editions = json.load(answer)
    ann = guests.come("/cheat")
    cards = ann.page.locator(".cheat-card h2")
    expect(cards).to_have_text([each["name"] for each in editions])
    assert len(editions) == 5
    look_over(ann, "all")
    for edition in editions:
        ann.go("/cheat")
        ann.page.get_by_role("link", name=edition["name"]).click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(edition["name"])
        expect(ann.page.locator(".cheat-nav [aria-current]")).to_be_in_viewport(ratio=1)
        expect(ann.page.locator(".cheat-special dt")).to_have_text(
            [each["title"] for each in edition["cheat_sheet"]]
        )
        faces = [face["word"] for faces in edition["faces"].values() for face in faces]
        expect(ann.page.locator(".cheat-faces li b")).to_have_text(faces)
        look_over(ann, edition["id"], [PHONE])
    ann.go("/cheat/no-such-edition")
    expect(ann.page.get_by_text("There is no such edition. These are:")).to_be_visible()
    expect(cards).to_have_count(5)


def test_statistics_are_empty_at_first_and_come_by_themselves(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/statistics")
    expect(ann.page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    look_over(ann, "empty")
    players = [{"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}]
    companion.do({"do": "start-match", "edition": "eye-eye", "players": players})
    for winner, loser, points in (("p1", "p2", 220), ("p2", "p3", 150), ("p1", "p3", 300)):
        companion.do({"do": "tell-spin", "faces": ["green", "draw-4"], "by": winner})
        companion.do({"do": "penalise-uno", "player": loser})
        companion.do({"do": "score-round", "winner": winner, "left": {loser: {"points": points}}})
    expect(ann.page.get_by_role("img", name="Matches won: Ann 1 of 1, Bo 0 of 1, Cy 0 of 1")).to_be_visible()
    expect(ann.page.get_by_role("img", name="Totals: Ann 520, Bo 150, Cy 0")).to_be_visible()
    expect(ann.page.get_by_text("3 rounds to 500 points: Ann won.")).to_be_visible()
    race = ann.page.get_by_role("region", name="Round by round").first
    race.get_by_text("Show the numbers").click()
    expect(race.locator("tbody tr")).to_have_text(["1220 won00", "20150 won0", "3300 won00"])
    look_over(ann, "figures")
