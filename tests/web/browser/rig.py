"""People at browsers: each has a device of their own, and nothing may go wrong on it unnoticed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    ViewportSize,
    expect,
)

PATIENCE_MS = 30_000
"""A busy machine is slow, not wrong."""

REFUSED = r"WebSocket connection to '\S+' failed"
"""Whoever's companion is gone is told so by the browser itself, too."""

FINGER_MS = 200
"""How long a finger stays on the nose."""

Theme = Literal["dark", "light"]


class Device(NamedTuple):
    """What somebody holds in their hands, or sits before."""

    name: str
    width: int
    height: int
    touch: bool = False

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


DESKTOP = Device("desktop", 1280, 800)
PHONE = Device("phone", 390, 844, touch=True)
TV = Device("tv", 1920, 1080)

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


class Guest:
    """Somebody with one page open."""

    def __init__(self, page: Page, address: str, shots: Path, told: list[str]) -> None:
        self.page = page
        self.address = address
        self._shots = shots
        self._troubles = told
        self._allowed: list[re.Pattern[str]] = []
        page.on("console", self._hear)
        page.on("pageerror", self._fall)
        page.on("response", self._receive)

    # What they do

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def another(self, path: str) -> Guest:
        """A second page on the same device."""
        guest = Guest(self.page.context.new_page(), self.address, self._shots, self._troubles)
        guest.go(path)
        return guest

    def press(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """The button of that name."""
        place = self.page.locator("body") if within is None else within
        place.get_by_role("button", name=name).click()

    def push_nose(self) -> None:
        self.nose.click(delay=FINGER_MS)

    def reload(self) -> None:
        self.page.reload()

    def shot(self, name: str) -> None:
        """Keep what the page looks like now."""
        self._shots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self._shots / f"{name}.png")

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
        texts = self.page.locator(".history li > span:last-child").all_inner_texts()
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

    def _receive(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"{response.status}: {response.url}")

    def _complain(self, trouble: str) -> None:
        if not any(each.search(trouble) for each in self._allowed):
            self._troubles.append(f"{self.page.url}: {trouble}")


class Guests:
    """Whoever comes to one companion in one test."""

    def __init__(self, browser: Browser, address: Callable[[], str], shots: Path) -> None:
        self.troubles: list[str] = []
        self._browser = browser
        self._address = address
        self._shots = shots
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        path: str = "/",
        device: Device = DESKTOP,
        *,
        address: str | None = None,
        theme: Theme = "dark",
        calm: bool = False,
    ) -> Guest:
        """Somebody with a fresh browser opens a page."""
        guest = self.sit_down(device, address=address, theme=theme, calm=calm)
        guest.go(path)
        return guest

    def sit_down(
        self,
        device: Device = DESKTOP,
        *,
        address: str | None = None,
        theme: Theme = "dark",
        calm: bool = False,
    ) -> Guest:
        """Somebody with a fresh browser, and no page open yet."""
        context = self._browser.new_context(
            viewport=device.size,
            has_touch=device.touch,
            is_mobile=device.touch,
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        return Guest(context.new_page(), address or self._address(), self._shots, self.troubles)

    def leave(self) -> None:
        """Keep what every page looks like at the end, and go."""
        self._shots.mkdir(parents=True, exist_ok=True)
        pages = [page for context in self._contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            name = (
                page.url.partition("//")[2].partition("/")[2].partition("?")[0].replace("/", "-") or "first"
            )
            page.screenshot(path=self._shots / f"end-{number}-{name}.png")
        for context in self._contexts:
            context.close()
