"""Every question that an edition asks has a face: whole on every screen, and for everybody (see `access`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import pytest
from playwright.sync_api import expect

from companion.names import ReelName
from companion.rules.faces import REELS
from tests.web.browser.access import look_over
from tests.web.browser.boxes import all_clear
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.browser.players import Player, come_seated
from tests.web.browser.rig import Guests
from tests.web.browser.sight import DEALT, NOSE, YELL, Offer, Sight

SMALL = Device("small", 360, 640, touch=True)
SIDEWAYS = Device("sideways", 844, 390, touch=True)
EVERYWHERE = (DESKTOP, PHONE)
ON_SCREEN = (
    *(".other", ".draw-pile", ".discards", ".colour-now", ".way", ".headline", ".hand-buttons > *"),
    *(".ask button", ".ask-rules", ".ask-rule", ".ask-forehead > *"),
)
REDS = "R1 R2 R3 R4 R5 R6"
BLUES = "B1 B2 B3 B4 B5 B6"
YELLOWS = "Y1 Y2 Y3 Y4 Y5 Y6"
RULES = ("Everybody sings a song. Who sings wrong draws a card.", "The loudest one begins again")
AGREE = "Do you agree to the house rules?"
WHO_DRAWS = "Carry out the house rule: who draws a card?"
NAME_A_COLOUR = "Name the colour that play goes on with"


def always(**faces: str) -> dict[ReelName, dict[str, int]]:
    """Weights of a tray whose reels show the same faces each time."""
    return {
        reel: {face.id: int(face.id == faces[reel]) for face in shown}
        for reel, shown in REELS.items()
        if reel in faces
    }


@pytest.fixture
def ann(guests: Guests) -> Player:
    return come_seated(guests, "Ann")


@pytest.fixture
def bo(guests: Guests, ann: Player) -> Player:
    """Comes after Ann."""
    return come_seated(guests, "Bo")


def asked(player: Player, title: str, devices: Sequence[Device] = (PHONE,)) -> list[str]:
    """Somebody reads this on every device, and it is as it should be. Says what can be pressed."""
    sight = player.see(lambda sight: sight.title == title, f"“{title}”")
    state = "-".join(re.findall(r"\w+", title.lower()))
    for device in (DESKTOP, SMALL, SIDEWAYS, PHONE):
        all_clear(player.guest, device, *ON_SCREEN)
        assert _names(player.look()) == _names(sight)
        player.guest.shot(f"{state}-{device.name}")
        if device in devices:
            look_over(player.guest, state, [device])
    return _names(sight)


def _names(sight: Sight) -> list[str]:
    return [each.name for each in sight.offers]


def offers(offer: Offer, sight: Sight) -> bool:
    return offer in sight.offers


def fitting(*cards: str) -> list[str]:
    return [f"{each} , fits" for each in cards]


@dealt(Deal("mario", ("Ann", "Bo"), house_rules=RULES))
def test_house_rules_are_read_before_the_deal(ann: Player, bo: Player) -> None:
    assert asked(ann, "House rules") == ["Yes, agreed", "No, plain wilds"]
    ann.take(Offer("Yes, agreed", AGREE))
    assert asked(ann, "Bo reads the house rules…") == []
    bo.take(Offer("Yes, agreed", AGREE))
    bo.see(lambda sight: len(sight.hand) in DEALT, "the cards")


@dealt(
    Deal(
        "mario",
        ("Ann", "Bo"),
        (f"Wcust1 {REDS}", f"Wstar {BLUES}"),
        pile="Y1 G8",
        moves=("1: accept", "2: accept"),
        house_rules=RULES,
    )
)
def test_a_turn_a_house_rule_a_colour_and_a_drawn_card(ann: Player, bo: Player) -> None:
    reds = fitting(*(f"red {number}" for number in range(1, 7)))
    assert asked(ann, "Your turn", EVERYWHERE) == ["Draw", *reds, *fitting("Wild Customizable 1")]
    assert asked(bo, "Ann is thinking…", EVERYWHERE) == []
    ann.take(Offer("Wild Customizable 1 , fits"))
    assert asked(ann, WHO_DRAWS) == ["Myself 6 cards", "Bo 7 cards", "Done"]
    expect(ann.guest.page.locator(".ask-rule")).to_have_text(RULES[0])
    ann.take(Offer("Bo 7 cards", WHO_DRAWS))
    ann.see(lambda sight: Offer("Bo 8 cards", WHO_DRAWS) in sight.offers, "Bo's new card")
    ann.take(Offer("Done"))
    colours = [
        f"{name} you hold {held}"
        for name, held in (("B blue", 0), ("G green", 0), ("R red", 6), ("Y yellow", 0))
    ]
    assert asked(ann, "Which colour?", EVERYWHERE) == colours
    ann.take(Offer(colours[2], NAME_A_COLOUR))
    bo.see(lambda sight: sight.title == "Your turn", "a turn")
    bo.take(Offer("Draw"))
    assert asked(bo, "You drew green 8") == ["Keep it"]


@dealt(
    Deal(
        "mario",
        ("Ann", "Bo"),
        (f"W+4 {REDS}", f"Wstar {BLUES}"),
        moves=("1: play W+4", "1: colour yellow"),
    )
)
def test_an_attack_can_be_taken_challenged_or_bounced_back(ann: Player, bo: Player) -> None:
    take, bounce, challenge, *_ = asked(bo, "Ann hits you with +4!")
    assert take == "Take 4 cards You draw 4 cards and miss this turn."
    assert challenge.startswith("I don’t believe it! If Ann held a red card, Ann draws 4 and you play.")
    assert bounce == "Lay Super Star The 4 cards bounce back: Ann draws them."
    bo.take(Offer(bounce))
    bo.see(lambda sight: sight.title == "Which colour?", "a colour to name")
    bo.take(Offer("B blue you hold 6", NAME_A_COLOUR))
    ann.see(lambda sight: len(sight.hand) == 10, "four cards")


@dealt(
    Deal(
        "corn",
        ("Ann", "Bo"),
        (f"Wnar {YELLOWS}", BLUES + " B7"),
        "B9",
        moves=("1: play Wnar", "1: colour blue"),
    )
)
def test_the_card_on_the_forehead_is_seen_by_all_but_its_owner(ann: Player, bo: Player) -> None:
    assert asked(bo, "Guess your colour!") == ["B blue", "G green", "Y yellow", "P pink"]
    assert asked(ann, "Bo guesses the colour…") == []
    assert "on the forehead" in ann.look().others["Bo"]
    assert "an unseen card" not in ann.look().others["Bo"]
    assert all("forehead" not in each.name for each in bo.look().aloud.all("listitem", "^Bo"))


@dealt(
    Deal(
        "monster-high",
        ("Ann", "Bo"),
        ("Wurr Y1 Y2 Y3 P1 P2 P3", BLUES + " B7"),
        "B9",
        moves=("1: play Wurr",),
    )
)
def test_cards_of_one_colour_are_given_away(ann: Player, bo: Player) -> None:
    give = "Urrrhhh! Which colour do you give away?"
    assert asked(ann, "Urrrhhh!") == ["P pink you hold 3", "Y yellow you hold 3"]
    ann.take(Offer("P pink you hold 3", give))
    ann.see(lambda sight: sight.text == "Which card does Bo get?", "a gift to choose")
    assert asked(ann, "Urrrhhh!") == fitting("pink 1", "pink 2", "pink 3")
    assert asked(bo, "Ann gives cards away…") == []


@dealt(
    Deal(
        "eye-eye",
        ("Ann", "Bo", "Cy"),
        (f"R1* {REDS}".replace("R1 ", "R7 "), BLUES + " B7", "G1 G2 G3 G4 G5 G6 G7"),
        moves=("1: play R1*",),
    ),
    chance__weights=always(left="green", right="discard-1"),
)
def test_the_eyes_let_their_spinner_choose_who_discards(ann: Player, bo: Player) -> None:
    assert asked(ann, "Your spin!") == [NOSE]
    assert asked(bo, "Ann spins…") == []
    ann.take(Offer(NOSE))
    ann.see(lambda sight: sight.title == "Who shall it be?", "a choice")
    ann.shot("outcome")
    ann.put_tray_away()
    people = asked(ann, "Who shall it be?")
    assert people == ["Bo 7 cards", "Cy 7 cards", "Myself 6 cards"]
    ann.take(Offer("Bo 7 cards", "Green eye: who acts?"))
    bo.put_tray_away()
    assert asked(bo, "Discard a card") == fitting(*(f"blue {number}" for number in range(1, 8)))


WHEEL = Deal("spin", ("Ann", "Bo"), ("R1* R2 R3 R4 R5 R6 G7", "R7 R8 B3 B4 B5 B6 B7"), moves=("1: play R1*",))


def spun(bo: Player, title: str) -> None:
    bo.take(Offer(NOSE))
    bo.see(lambda sight: sight.title == title, title)
    bo.put_tray_away()


@dealt(WHEEL, board__profile="both", chance__weights=always(wheel="war"))
def test_war_cards_are_laid_in_secret(ann: Player, bo: Player) -> None:
    assert asked(bo, "Your spin!") == [NOSE]
    spun(bo, "War!")
    assert asked(bo, "War!") == fitting("red 8"), "the highest number"
    bo.take(Offer("red 8 , fits"))
    bo.see(lambda sight: sight.title == "Ann lays a card for the War…", "Ann's card")
    assert "red 8" not in ann.look().happened
    ann.put_tray_away()
    assert asked(ann, "War!") == fitting("green 7")


@dealt(WHEEL, board__profile="both", chance__weights=always(wheel="discard-colour"))
def test_the_wheel_lets_its_spinner_discard(ann: Player, bo: Player) -> None:
    spun(bo, "Discard cards of one colour")
    held = "blue 3", "blue 4", "blue 5", "blue 6", "blue 7", "red 7", "red 8"
    assert asked(bo, "Discard cards of one colour") == fitting(*held)
    bo.take(Offer("blue 5 , fits"))
    bo.see(lambda sight: len(sight.hand) == 6, "one card less")
    assert asked(bo, "Discard cards of one colour") == [
        "Done",
        *fitting("blue 3", "blue 4", "blue 6", "blue 7"),
    ]


@dealt(WHEEL, board__profile="both", chance__weights=always(wheel="uno-spin"))
def test_a_race_is_one_big_button(ann: Player, bo: Player) -> None:
    bo.take(Offer(NOSE))
    assert asked(ann, "Yell first!") == [YELL]


@dealt(WHEEL, board__profile="both", chance__weights=always(wheel="discard-number"))
def test_cards_of_one_number_are_discarded(ann: Player, bo: Player) -> None:
    one_number = "Discard cards of one number"
    spun(bo, one_number)
    held = "blue 3", "blue 4", "blue 5", "blue 6", "blue 7", "red 7", "red 8"
    assert asked(bo, one_number) == fitting(*held)
    bo.take(Offer("blue 7 , fits"))
    bo.see(lambda sight: len(sight.hand) == 6, "one card less")
    assert asked(bo, one_number) == ["Done", *fitting("red 7")]


@dealt(WHEEL, board__profile="both", chance__weights=always(wheel="almost-uno"))
def test_all_but_two_cards_are_discarded(ann: Player, bo: Player) -> None:
    keep_two = "Almost UNO: discard until two cards are left"
    spun(bo, keep_two)
    held = ["blue 3", "blue 4", "blue 5", "blue 6", "blue 7", "red 7", "red 8"]
    assert asked(bo, keep_two) == fitting(*held)
    while len(held) > 2:
        bo.take(Offer(f"{held.pop()} , fits"))
        bo.see(lambda sight: len(sight.hand) == len(held), "one card less")
    ann.put_tray_away()
    assert asked(ann, "Your turn")[:1] == ["Draw"]


@dealt(
    Deal(
        "spin",
        ("Ann", "Bo"),
        ("R1* R2 R3 R4 R5 R8 G9", "R7 B2 B3 B4 B5 B6 B9"),
        moves=("1: play R1*",),
    ),
    board__profile="both",
    chance__weights=always(wheel="war"),
)
def test_whoever_wins_a_war_says_which_card_comes_last(ann: Player, bo: Player) -> None:
    spun(bo, "War!")
    ann.put_tray_away()
    for player, card in ((ann, "green 9"), (bo, "blue 9"), (ann, "red 8"), (bo, "red 7")):
        laid = Offer(f"{card} , fits")
        player.see(partial(offers, laid), card)
        player.take(laid)
    assert asked(ann, "Discard your War cards; the last one lies on top") == fitting("green 9", "red 8")


@dealt(WHEEL, board__profile="both", chance__weights=always(wheel="uno-spin"))
def test_whoever_yelled_first_may_discard_any_card(ann: Player, bo: Player) -> None:
    bo.take(Offer(NOSE))
    ann.see(lambda sight: sight.title == "Yell first!", "the race")
    ann.take(Offer(YELL))
    first = "You were first: discard any card, or keep them all"
    ann.see(lambda sight: sight.title == first, "the prize")
    ann.put_tray_away()
    held = "green 7", "red 2", "red 3", "red 4", "red 5", "red 6"
    assert asked(ann, first) == ["Keep them all", *fitting(*held)]
    bo.put_tray_away()
    assert asked(bo, "Ann was first and may discard…") == []
