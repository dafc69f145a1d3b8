"""The one-time code on the tray's screen that makes a device a host's: who reads it stands at the tray."""

from __future__ import annotations

from hmac import compare_digest

from PIL import Image

from companion.table.errors import Refused
from companion.tray import Tray, pages
from companion.web.keys import new_code

VALID_S = 120.0


class HostCode:
    """None is valid until one is shown, and each only once."""

    def __init__(self) -> None:
        self._code = ""
        self._ends_at = 0.0
        self._page = b""
        self.cover = pages.say("Look at the tray", "New host").tobytes()
        """What pages of others than hosts see instead of the code."""

    def page(self, tray: Tray) -> Image.Image:
        """A new code, as a page for the tray's screen. Only whoever stands at the tray can have one."""
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
        """Whether this is the code, by the clock of the tray. It is worth nothing afterwards."""
        code = "".join(typed.split()).upper()
        if not self._code or now > self._ends_at or not compare_digest(code.encode(), self._code.encode()):
            return False
        self._code = ""
        return True
