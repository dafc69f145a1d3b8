"""The table for all and the hands at it, while a round is played and when it is over: for everybody."""

from __future__ import annotations

from itertools import chain

from playwright.sync_api import expect

from tests.web.browser.access import look_over
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import DESKTOP, PHONE, TV
from tests.web.browser.players import come_seated
from tests.web.browser.rig import Guests
from tests.web.browser.sight import DEALT, Offer

REDS = [f"R{number}" for number in range(1, 8)]
LAST_CARD = Deal(
    "mario",
    ("Ann", "Bo", "Cleopatra the Great of Eg"[:24]),
    hands=(" ".join(REDS), " ".join(REDS), "B8 B9 G8 G9 Y8 Y9 B0"),
    pile="G8 Y8 G9 Y9 B8 B9 G0",
    moves=[
        *chain.from_iterable(
            (f"1: play {card}", f"2: play {card}", "3: draw", "3: pass") for card in REDS[:5]
        ),
        *("1: play R6 uno", "2: play R6 uno", "3: draw", "3: pass"),
    ],
)
"""Ann and Bo have one card each, and have called UNO; the third one has thirteen."""


@dealt(LAST_CARD)
def test_a_round_that_is_over_lays_all_hands_open(guests: Guests) -> None:
    table = guests.come("/table", TV)
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    expect(table.page.get_by_role("status").filter(has_text="Ann is thinking…")).to_be_visible()
    look_over(table, "table-playing", [DESKTOP, PHONE, TV])
    ann.take(Offer("red 7 , fits"))
    for each, words in ((ann, "You win the round!"), (bo, "Ann wins the round!")):
        sight = each.see(lambda sight: sight.round_over, "the end of the round")
        assert sight.title == words
        # Bo's seven, and thirteen cards of the third one.
        assert sight.totals == {"Ann": 109, "Bo": 0, "Cleopatra the Great of E": 0}
    look_over(bo.guest, "hand-over")
    expect(table.page.get_by_role("heading", name="Ann wins the round!")).to_be_visible()
    look_over(table, "table-over", [DESKTOP, PHONE, TV])
    bo.guest.page.set_viewport_size(PHONE.size)
    bo.take(Offer("Deal the next round"))
    for each in (ann, bo):
        each.see(lambda sight: len(sight.hand) in DEALT, "new cards")
