"""Devices that people come with. Their browsers are kept for the next test: a new one takes its time."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

PATIENCE_MS = 60_000
"""A busy machine is slow, not wrong."""

SILENCE = 'window.AudioContext = class { state = "suspended"; resume() {} };'
"""No sound is as dear as the first one of a page: it takes half as long as the page."""

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


class Look(NamedTuple):
    """How somebody has their pages: on which screen, by night or by day, without motion or with all of it."""

    device: Device = DESKTOP
    theme: Theme = "dark"
    calm: bool = True

    def give(self, page: Page) -> None:
        page.set_viewport_size(self.device.size)
        page.emulate_media(color_scheme=self.theme, reduced_motion="reduce" if self.calm else "no-preference")


class Window:
    """A browser with one page, as somebody sees it who opens it for the first time."""

    def __init__(self, page: Page, devtools: CDPSession, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self._devtools = devtools

    def wipe(self) -> None:
        """Nothing is left of whoever had it."""
        for page in self.page.context.pages:
            if page is not self.page:
                page.close()
        self.page.goto("about:blank")
        self._devtools.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})

    @contextmanager
    def knowing(self, token: str) -> Iterator[None]:
        """Pages that are opened here find the token of a device that was there before."""
        remember = f"localStorage.setItem('token', {json.dumps(json.dumps(token))})"
        added = self._devtools.send("Page.addScriptToEvaluateOnNewDocument", {"source": remember})
        yield
        self._devtools.send("Page.removeScriptToEvaluateOnNewDocument", added)

    def close(self) -> None:
        self.page.context.close()


class Shop:
    """Where browsers come from, and go to after use."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._used: defaultdict[bool, list[Window]] = defaultdict(list)

    def new(self, *, touch: bool) -> Window:
        """One with everything that a browser has."""
        return self._open(touch=touch)

    def _open(self, *, touch: bool, init: str = "") -> Window:
        context = self._browser.new_context(has_touch=touch, is_mobile=touch, locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        if init:
            context.add_init_script(init)
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Page.enable")
        return Window(page, devtools, touch)

    def lend(self, *, touch: bool) -> Window:
        """One that is as good as new, but has no voice."""
        used = self._used[touch]
        return used.pop() if used else self._open(touch=touch, init=SILENCE)

    def take_back(self, window: Window) -> None:
        window.wipe()
        self._used[window.touch].append(window)
