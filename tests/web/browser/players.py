"""People who play with virtual cards in a browser, by what is on their screen and can be pressed there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Error as TooLate
from playwright.sync_api import Locator, expect

from tests.web.browser.aloud import STALE_MS, Reader
from tests.web.browser.companion import GUARD_S
from tests.web.browser.devices import DESKTOP, PATIENCE_MS, PHONE, Device, Theme
from tests.web.browser.rig import Guest, Guests
from tests.web.browser.sight import HAND, NOSE, YELL, Offer, Sight

PRESS_MS = 2_000
"""What cannot be pressed for so long may be gone: time to look again."""


class Player:
    """Somebody with a hand page open."""

    def __init__(self, guest: Guest, name: str, device: Device) -> None:
        self.guest = guest
        self.name = name
        self.device = device
        self._reader = Reader(guest.page)

    # What they see

    def look(self) -> Sight:
        return Sight(self._reader.read())

    def see(self, fits: Callable[[Sight], bool], what: str) -> Sight:
        """Look until the page shows something: `what` says in words what did not come."""
        until = monotonic() + PATIENCE_MS / 1000
        while not fits(sight := self.look()):
            assert monotonic() < until, f"{self.name} waits for {what}, but reads: {sight}"
            self.wait()
        return sight

    def wait(self, most_ms: int = STALE_MS) -> None:
        """Until there may be something new to see."""
        self._reader.wait(most_ms)

    def shot(self, name: str) -> None:
        self.guest.shot(f"{name}-{self.device.name}")

    # What they do

    def sit_down(self) -> None:
        """Say on the hand page who one is. If cards are dealt the others are asked, and the host says yes."""
        expect(self.guest.page.get_by_role("heading", name="Who are you?")).to_be_visible()
        self._finger(self.guest.page.get_by_role("button", name=re.compile(f"^{re.escape(self.name)}\\b")))
        asks = self.guest.page.locator(".ballot-card")
        seated = self.guest.page.locator(".hand-name").filter(has_text=self.name)
        expect(asks.or_(seated).first).to_be_visible()
        if asks.count():
            self.guest.companion.say_yes()
        self.see(lambda sight: sight.seated == self.name, "a seat")

    def show_my_cards(self) -> None:
        """On a screen that several people share, say that it is one's own turn to look."""
        sight = self.see(lambda sight: bool(sight.hand) or bool(sight.offers), "cards")
        mine = next((each for each in sight.offers if each.name.startswith(f"I am {self.name}")), None)
        if mine is not None and not sight.hand:
            self.take(mine)
            self.see(lambda sight: bool(sight.hand), "cards")

    def take(self, offer: Offer) -> bool:
        """Press what is offered. False if it was gone before: somebody else was quicker."""
        if offer.name == NOSE:
            self._push()
            return True
        until = monotonic() + PATIENCE_MS / 1000
        while True:
            try:
                self.put_tray_away()
                button = self._button(offer)
                self._finger(button, corner=bool(offer.card), moving=offer.name == YELL, most_ms=PRESS_MS)
            except TooLate:
                if offer not in self.look().offers:
                    return False
                if monotonic() > until:
                    raise
            else:
                return True

    def _push(self) -> None:
        """Not too soon after an outcome, and until something comes of it."""
        self.guest.companion.pass_time(GUARD_S)
        before = self.look()
        self.guest.push_nose()
        self.see(lambda sight: sight != before, "the reels to turn")

    def answer(self, offer: Offer) -> Sight:
        """Press what is offered, and wait for the page to show the result."""
        before = self.look()
        if not self.take(offer):
            return self.look()
        return self.see(lambda sight: sight != before, f"an answer to {offer}")

    def tap_card(self, name: str) -> None:
        """Touch a card of the hand, whether it fits or not."""
        self.put_tray_away()
        cards = self.guest.page.get_by_role("group", name=re.compile(HAND))
        self._finger(
            cards.get_by_role("button", name=re.compile(f"^{re.escape(name)}( ,|$)")).first, corner=True
        )

    def _button(self, offer: Offer) -> Locator:
        place: Locator = self.guest.page.locator("main")
        if offer.question:
            place = place.get_by_role("group", name=offer.question, exact=True)
        return place.get_by_role("button", name=offer.name, exact=True).first

    def put_tray_away(self) -> None:
        """The outcome of a spin lies over a phone's cards until it is read."""
        back = self.guest.page.get_by_role("button", name="Back to the cards")
        if back.is_visible():
            try:
                self._finger(back, most_ms=PRESS_MS)
            except TooLate:
                # It goes by itself, too.
                expect(back).not_to_be_visible()

    def _finger(
        self, place: Locator, *, corner: bool = False, moving: bool = False, most_ms: int = PATIENCE_MS
    ) -> None:
        """A card is touched where others leave it free. What never rests is touched where it is."""
        press = place.tap if self.device.touch else place.click
        press(position={"x": 22, "y": 26} if corner else None, force=moving, timeout=most_ms)


def start_game(
    guest: Guest,
    edition: str,
    people: Sequence[str],
    *,
    bots: int = 0,
    options: dict[str, str | bool] | None = None,
    house_rules: Sequence[str] = (),
) -> None:
    """Fill in the form on the first page: who plays which edition with virtual cards. Ends on the hand page.

    Options are found by a part of their words; a switch is turned on or off, a number is typed.
    """
    form = guest.page.get_by_role("form", name="Start a match")
    form.locator("label.edition").filter(has_text=edition).click()
    guest.press("Virtual cards", within=form)
    remove = form.get_by_role("button", name=re.compile("^Remove "))
    expect(remove.first).to_be_visible()
    for _ in range(remove.count()):
        remove.first.click()
    for name in people:
        form.get_by_label("Name of another player").fill(name)
        guest.page.keyboard.press("Enter")
    for _ in range(bots):
        guest.press(re.compile("^Bot$"), within=form)
    expect(form.locator(".player-name")).to_have_count(len(people) + bots)
    if options or house_rules:
        form.get_by_text("More options").click()
    for words, value in (options or {}).items():
        field = form.get_by_label(words)
        field.set_checked(value) if isinstance(value, bool) else field.fill(value)
    for number, rule in enumerate(house_rules, 1):
        form.get_by_label(f"House rule {number}", exact=True).fill(rule)
    guest.press(re.compile("^Start"), within=form)
    guest.page.wait_for_url("**/hand")


def come_with_phone(
    guests: Guests, name: str, device: Device = PHONE, *, theme: Theme = "dark", calm: bool = True
) -> Player:
    """Scan the code, say who one is, and have the cards."""
    companion = guests.companion
    guest = guests.come(f"/j/{companion.code}", device, address=companion.house, theme=theme, calm=calm)
    player = Player(guest, name, device)
    player.sit_down()
    return player


def come_seated(guests: Guests, name: str, device: Device = PHONE, *, calm: bool = True) -> Player:
    """Come with a phone that was let in before, and knows its seat."""
    companion = guests.companion
    guest = guests.come("/hand", device, address=companion.house, calm=calm, token=companion.seat(name))
    player = Player(guest, name, device)
    player.see(lambda sight: sight.seated == name, "the own seat")
    return player


def start_with_two(
    guests: Guests,
    edition: str,
    *,
    names: tuple[str, str] = ("Ann", "Bo"),
    bots: int = 2,
    devices: tuple[Device, Device] = (DESKTOP, PHONE),
    themes: tuple[Theme, Theme] = ("dark", "light"),
    options: dict[str, str | bool] | None = None,
    house_rules: Sequence[str] = (),
) -> tuple[Player, Player]:
    """The first one starts a game from the first page, the second one comes with a device of their own."""
    host = guests.come("/", devices[0], theme=themes[0])
    start_game(host, edition, names, bots=bots, options=options, house_rules=house_rules)
    second = come_with_phone(guests, names[1], devices[1], theme=themes[1])
    first = Player(host, names[0], devices[0])
    first.show_my_cards()
    return first, second
