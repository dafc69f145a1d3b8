"""The end of a match on phones: scores, the story, and a record to keep that `tray replay` plays."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

from playwright.sync_api import expect

from tests.cli.terminal import run
from tests.web.browser.access import look_over
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import PHONE, TV
from tests.web.browser.players import come_seated
from tests.web.browser.rig import Guests
from tests.web.browser.sight import Offer

REDS = [f"R{number}" for number in range(1, 8)]
LAST_CARD = Deal(
    "mario",
    ("Ann", "Bo"),
    hands=(" ".join(REDS), " ".join(REDS)),
    moves=[
        *chain.from_iterable((f"1: play {card}", f"2: play {card}") for card in REDS[:5]),
        "1: play R6 uno",
        "2: play R6 uno",
    ],
    options={"target": 5},
)


@dealt(LAST_CARD)
def test_a_finished_match_shows_scores_and_story_and_its_record_can_be_kept_and_replayed(
    guests: Guests, tmp_path: Path
) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    table = guests.come("/table", TV)
    ann.answer(Offer("red 7 , fits"))
    for each in (ann, bo):
        sight = each.see(lambda sight: sight.match_over, "the end")
        assert sight.totals == {"Ann": 7, "Bo": 0}
        story = each.guest.page.locator(".story li")
        expect(story).to_have_text("Round 1 Ann goes out and scores 7")
    expect(table.page.get_by_text("Ann wins!")).to_be_visible()
    look_over(bo.guest, "match-over")
    bo.guest.page.set_viewport_size(PHONE.size)
    table.shot("match-over")

    with bo.guest.page.expect_download() as saving:
        bo.guest.press("Save the record")
    assert saving.value.suggested_filename == "mario Ann Bo.uno"
    record = tmp_path / "kept.uno"
    saving.value.save_as(record)
    told = run(tmp_path, "replay", str(record))
    assert told.returncode == 0, told.stderr
    assert "Ann" in told.stdout
    replayed = json.loads(run(tmp_path, "replay", "--json", str(record)).stdout)
    assert replayed["totals"] == [7, 0]
    assert replayed["winners"] == [1]
    assert replayed["moves"][-1]["move"] == "1: play R7"
