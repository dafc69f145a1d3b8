"""Twenty-five cards in one hand, on phones: each of them is seen, reached and played."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

from companion.rules.editions import edition
from tests.web.browser.access import look_over
from tests.web.browser.boxes import all_clear
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.browser.players import come_seated
from tests.web.browser.rig import Guests
from tests.web.browser.sight import Offer

SMALL = Device("small", 360, 640, touch=True)
HANDS = "R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7"
DRAWN = 18


def pile() -> str:
    """Nothing in it fits on a red nine."""
    numbers = Counter(card.code for card in edition("mario").deck if card.number not in (None, 9))
    rest = numbers - Counter(" ".join(HANDS).split())
    return " ".join(code for code in rest.elements() if not code.startswith("R"))


MANY = Deal(
    "mario",
    ("Ann", "Bo"),
    hands=HANDS,
    top="R9",
    pile=pile(),
    moves=[*chain.from_iterable(("1: draw", "1: pass", "2: draw", "2: pass") for _ in range(DRAWN))],
)
EDGES = """cards => cards.map((card) => {
  card.scrollIntoView({ block: "nearest" });
  const { left, top } = card.getBoundingClientRect();
  const under = (x, y) => document.elementFromPoint(left + x, top + y)?.closest("button") === card;
  let [wide, tall] = [0, 0];
  while (wide < 200 && under(wide + 12, 14)) wide += 1;
  while (tall < 200 && under(14, tall + 12)) tall += 1;
  return [wide + 12, tall + 12];
})"""
"""How much of each card is free for a finger, from its corner on."""
FINGER = 44


@dealt(MANY)
def test_every_one_of_25_cards_is_free_for_a_finger(guests: Guests) -> None:
    ann = come_seated(guests, "Ann")
    sight = ann.see(lambda sight: sight.title == "Your turn", "a turn")
    assert len(sight.hand) == 7 + DRAWN
    look_over(ann.guest, "25-cards")
    for device in (DESKTOP, PHONE, SMALL):
        all_clear(ann.guest, device, ".other", ".headline", ".draw-pile", ".discards", ".hand-buttons > *")
        free = (
            ann.guest.page.get_by_role("group", name="Your 25 cards")
            .get_by_role("button")
            .evaluate_all(EDGES)
        )
        assert len(free) == 25
        assert min(wide for wide, _ in free) >= FINGER, (device.name, free)
        assert min(tall for _, tall in free) >= FINGER, (device.name, free)
        ann.guest.shot(f"25-cards-{device.name}")
    for device, name in ((PHONE, "red 4"), (SMALL, "red 1")):
        ann.guest.page.set_viewport_size(device.size)
        ann.see(lambda sight: sight.title == "Your turn", "a turn")
        ann.take(Offer(f"{name} , fits"))
        assert ann.see(lambda sight: sight.title == "Bo is thinking…", "the end of the turn").top == name
        ann.guest.press(re.compile("^Take back: "))
