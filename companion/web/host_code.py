"""The one-time code on the tray's screen that makes a device host: whoever reads it stands at the tray."""

from __future__ import annotations

from PIL import Image

from companion.table.errors import Refused
from companion.tray import Tray, pages
from companion.web.keys import is_same_code, new_code

VALID_S = 120.0


class HostCode:
    """No code is valid until one is shown. Each can be used once."""

    def __init__(self) -> None:
        self._code = ""
        self._ends_at = 0.0
        self._page = b""
        self.cover = pages.say("Look at the tray", "New host").tobytes()
        """What pages see instead of the code, unless they are a host's."""

    def page(self, tray: Tray) -> Image.Image:
        """A page with a new code for the tray's screen. Refused if the menu was opened from afar."""
        if tray.menu_by_guest:
            raise Refused("Somebody pushed my nose from afar: come to me and hold it yourself.")
        self._code = new_code()
        self._ends_at = tray.board.clock.now() + VALID_S
        page = pages.say(self._code, "New host: type")
        self._page = page.tobytes()
        return page

    def is_on(self, picture: bytes) -> bool:
        """Whether this picture of the screen shows the code."""
        return picture == self._page

    def use(self, typed: str, now: float) -> bool:
        """Whether this is the code, and still valid at this time of the tray's clock. It can be used once."""
        if not self._code or now > self._ends_at or not is_same_code(typed, self._code):
            return False
        self._code = ""
        return True
