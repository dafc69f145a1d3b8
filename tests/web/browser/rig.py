"""People at browsers: each has a device of their own, and nothing may go wrong on it unnoticed."""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path
from typing import Literal

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import DESKTOP, Device, Look, Shop, Theme, Window

REFUSED = r"WebSocket connection to '\S+' failed"
"""Whoever's companion is gone is told so by the browser itself, too."""

CENTRED_FACE = """([reel, face]) => {
  const discs = [...document.querySelectorAll(`.disc[data-reel=${reel}]`)];
  const disc = discs.find((each) => each.checkVisibility());
  if (!disc) return false;
  if (reel === "wheel") {
    const sectors = [...disc.querySelectorAll(".sector")];
    const turned = disc.transform.baseVal[0].angle;
    const off = sectors.findIndex((each) => each.dataset.face === face) * 360 / sectors.length - turned;
    return Math.abs(((off % 360) + 540) % 360 - 180) < 6;
  }
  const shown = [...disc.querySelectorAll(".iris")].filter((each) => each.style.display !== "none");
  const middle = shown.filter((each) => Math.abs(each.transform.baseVal[0].matrix.f) < 10);
  return middle.length === 1 && middle[0].dataset.face === face;
}"""

PIXELS = """() => {
  const glass = document.querySelector("canvas.pixels");
  const { data } = glass.getContext("2d").getImageData(0, 0, glass.width, glass.height);
  const bytes = new Array(1024).fill(0);
  for (let pixel = 0; pixel < 8192; pixel++)
    if (data[pixel * 4] > 100) bytes[pixel >> 3] |= 0x80 >> (pixel & 7);
  return bytes;
}"""


class Album:
    """Pictures of what pages look like, if anybody wants them."""

    def __init__(self, folder: Path, *, wanted: bool) -> None:
        self._folder = folder
        self.wanted = wanted

    def add(self, page: Page, name: str) -> None:
        if self.wanted:
            page.screenshot(path=self._folder / f"{name}.png")


class Guest:
    """Somebody with one page open."""

    def __init__(self, page: Page, look: Look, address: str, guests: Guests) -> None:
        self.page = page
        self.address = address
        self.companion = guests.companion
        self._look = look
        self._guests = guests
        self._allowed: list[re.Pattern[str]] = []
        look.give(page)
        page.on("console", self._hear)
        page.on("pageerror", self._fall)

    # What they do

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def another(self, path: str) -> Guest:
        """A second page on the same device."""
        guest = Guest(self.page.context.new_page(), self._look, self.address, self._guests)
        guest.go(path)
        return guest

    def leave(self) -> None:
        """Whatever becomes of the page is no longer theirs."""
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._fall)

    def press(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """The button of that name."""
        place = self.page.locator("body") if within is None else within
        place.get_by_role("button", name=name).click()

    def open_more(self) -> None:
        """On the referee's page: the buttons that few rounds need."""
        self.page.locator(".referee-more > summary").click()

    def push_nose(self) -> None:
        self.nose.click()

    def reload(self) -> None:
        self.page.reload()

    def shot(self, name: str) -> None:
        """Keep what the page looks like now, for whoever wants pictures."""
        self._guests.album.add(self.page, name)

    # What they see

    @property
    def nose(self) -> Locator:
        return self.page.get_by_role("button", name="Nose: push it and let go")

    @property
    def tray(self) -> Locator:
        return self.page.locator(".tray")

    @property
    def says(self) -> Locator:
        """The tray's big words."""
        return self.page.locator(".outcome .says")

    @property
    def sheet(self) -> Locator:
        """The question that has come up over the page."""
        return self.page.locator("dialog[open]").last

    @property
    def pixels(self) -> bytes:
        """The OLED as it is painted."""
        return bytes(self.page.evaluate(PIXELS))

    def history(self) -> list[str]:
        """Oldest first, as the page lists it."""
        texts = self.page.locator(".history li > time + span").all_inner_texts()
        return [text.removesuffix("(taken back)").strip() for text in reversed(texts)]

    def expect_link(self, state: Literal["open", "offline", "stranger"]) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-link", state)

    def expect_tray(self, state: str) -> None:
        expect(self.tray).to_have_attribute("data-state", state)

    def expect_faces(self, faces: dict[str, str]) -> None:
        """These faces have come to rest in the middle."""
        for reel, face in faces.items():
            self.page.wait_for_function(CENTRED_FACE, arg=[reel, face])

    def expect_picture(self, picture: bytes) -> None:
        """The OLED is painted pixel by pixel like this."""
        self.page.wait_for_function(f"wanted => String(({PIXELS})()) === String(wanted)", arg=list(picture))

    def expect_history(self, lines: list[str]) -> None:
        """Exactly these lines, each once; the page may have to catch up first."""
        expect(self.page.locator(".history li")).to_have_count(len(lines))
        assert self.history() == lines

    def expect_scores(self, scores: dict[str, int]) -> None:
        """On the table's page or the referee's."""
        for name, total in scores.items():
            row = self.page.locator(".score, .mini-scores li, .podium li").filter(has_text=name)
            expect(row.locator(".score-total, b.number, .podium-total")).to_have_text(
                re.compile(rf"^{total}( points)?$")
            )

    # What goes wrong

    def allow(self, pattern: str) -> None:
        """What a browser cannot but complain about, where a test takes the companion away."""
        self._allowed.append(re.compile(pattern))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"{message.text} ({message.location.get('url')})")

    def _fall(self, error: Error) -> None:
        self._complain(f"uncaught: {error}")

    def _complain(self, trouble: str) -> None:
        if not any(each.search(trouble) for each in self._allowed):
            self._guests.troubles.append(f"{self.page.url}: {trouble}")


class Guests:
    """Whoever comes to one companion in one test."""

    def __init__(self, shop: Shop, companion: Companion, album: Album) -> None:
        self.companion = companion
        self.album = album
        self.troubles: list[str] = []
        self._shop = shop
        self._lent: list[tuple[Guest, Window]] = []
        self._bought: list[Window] = []

    def come(
        self,
        path: str = "/",
        device: Device = DESKTOP,
        *,
        address: str | None = None,
        theme: Theme = "dark",
        calm: bool = True,
        token: str = "",
    ) -> Guest:
        """Somebody opens a page, with a fresh browser unless it has a token."""
        window = self._shop.lend(touch=device.touch)
        guest = Guest(window.page, Look(device, theme, calm), address or self.companion.address, self)
        self._lent.append((guest, window))
        with window.knowing(token) if token else nullcontext():
            guest.go(path)
        return guest

    def sit_down(self, device: Device = DESKTOP, *, address: str | None = None) -> Guest:
        """Somebody with no page open yet, and a browser of their own, to change it in ways that last."""
        window = self._shop.new(touch=device.touch)
        self._bought.append(window)
        return Guest(window.page, Look(device, calm=False), address or self.companion.address, self)

    def leave(self, *, upset: bool) -> None:
        """All go. Whoever is upset leaves pictures, and a browser that nobody else will want."""
        pages = [page for window in self._windows for page in window.page.context.pages]
        if upset:
            self.album.wanted = True
            for number, page in enumerate(pages, 1):
                self.album.add(page, f"end-{number}-{_name(page)}")
        for guest, window in self._lent:
            guest.leave()
            if not upset:
                self._shop.take_back(window)
        for window in self._windows if upset else self._bought:
            window.close()

    @property
    def _windows(self) -> list[Window]:
        return [*(window for _, window in self._lent), *self._bought]


def _name(page: Page) -> str:
    path = page.url.partition("//")[2].partition("/")[2].partition("?")[0]
    return path.replace("/", "-") or "first"
