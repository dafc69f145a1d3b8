"""Ten at one table: two with a browser, eight bots, and everything is on every screen."""

from __future__ import annotations

from collections import Counter

from companion.rules.editions import edition
from tests.web.browser.boxes import all_clear
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import DESKTOP, PHONE, TV
from tests.web.browser.players import Player, come_seated
from tests.web.browser.rig import Guest, Guests
from tests.web.browser.sight import Offer

LONG = "Maximiliane Eulenburg"
BOTS = ("Coral", "Finn", "Shelly", "Kelp", "Marlin", "Urchin", "Otter", "Puffin")
NAMES = ("Ann", LONG, *(f"{name}:easy" for name in BOTS))
GUESS = "Guess the colour of the card on your forehead"


def hands(id: str, first: str, top: str) -> list[str]:
    """Seven cards for each of ten; the first one holds something special. Only numbers besides."""
    numbers = Counter(card.code for card in edition(id).deck if card.number is not None)
    numbers[top] -= 1
    codes = iter([first, *numbers.elements()])
    return [" ".join(next(codes) for _ in range(7)) for _ in range(10)]


NARWHAL = Deal(
    "corn", NAMES, hands=hands("corn", "Wnar", "B9"), top="B9", moves=("1: play Wnar", "1: colour blue")
)
HOUSE_RULE = Deal(
    "mario",
    NAMES,
    hands=hands("mario", "Wcust1", "R9"),
    moves=("1: accept", "2: accept", "1: play Wcust1"),
    house_rules=("Everybody sings a song. Who sings wrong draws a card.",),
)


def see_hand(player: Player, state: str) -> None:
    """The whole hand page, on every screen."""
    for device in (PHONE, DESKTOP, TV):
        places = all_clear(
            player.guest, device, ".other", ".headline", ".hand-words .happened", ".hand-buttons > *"
        )
        assert places >= 10
        assert all_clear(player.guest, device, ".other-name", ".other-cards b", ".other .forehead") >= 18
        all_clear(
            player.guest, device, ".ask-colour, .ask-person, .ask-rule, .ask-forehead, .headline, .other"
        )
        assert all_clear(player.guest, device, ".cards", ".headline") == 2
        player.guest.shot(f"{state}-{device.name}")


def see_table(table: Guest, state: str, foreheads: int = 0) -> None:
    """The whole table page; on a phone one scrolls."""
    for device in (PHONE, DESKTOP, TV):
        scrolls = device is PHONE
        seats = all_clear(table, device, ".felt-seat", ".felt-cards", ".felt-says", scrolls=scrolls)
        assert seats == 12
        inside = all_clear(
            table,
            device,
            ".felt-name",
            ".felt-count b",
            ".felt-total",
            ".felt-forehead > span",
            scrolls=scrolls,
        )
        assert inside == 30 + foreheads
        table.shot(f"{state}-table-{device.name}")


@dealt(NARWHAL)
def test_ten_hands_and_ten_foreheads_are_on_every_screen(guests: Guests) -> None:
    ann, other = (come_seated(guests, name) for name in ("Ann", LONG))
    table = guests.come("/table", TV)
    assert len(ann.look().others) == 9
    see_hand(ann, "waits")
    see_hand(other, "guesses")
    see_table(table, "guesses", foreheads=10)
    other.guest.page.set_viewport_size(PHONE.size)
    # Eight bots guess and play until a person is asked again, whichever way play runs by then.
    other.answer(Offer("P pink", GUESS))
    ann.see(lambda sight: sight.asks or other.look().asks, "a question for a person")
    see_hand(ann if ann.look().asks else other, "asked-again")


@dealt(HOUSE_RULE, table__think_s=600)
def test_ten_people_to_choose_from_are_on_every_screen(guests: Guests) -> None:
    ann = come_seated(guests, "Ann")
    table = guests.come("/table", TV)
    for device in (PHONE, DESKTOP, TV):
        assert (
            all_clear(ann.guest, device, ".ask-person", ".ask-rule", ".hand-line > *", ".hand-buttons > *")
            == 14
        )
        ann.guest.shot(f"chooses-{device.name}")
    see_table(table, "chooses")
