"""What a table sets on a tray (whose spin, colour in play, sound, menu items) and shows on its screen."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PIL import Image

from companion.config import TraySettings
from companion.hal import Board
from companion.names import REELS_OF, TrayKind
from companion.rules.art import Colour
from companion.sentences import Sentence, Words, as_sentence, listed
from companion.tray.errors import NoSuchTray
from companion.tray.owner import Owner
from companion.tray.show import Show
from companion.tray.state import TrayState


class Controls(ABC):
    """The part of a tray that the table controls. `Tray` adds what the tray does itself."""

    state: TrayState

    def __init__(self, board: Board, settings: TraySettings, owner: Owner | None) -> None:
        self.board = board
        self.owner = owner
        """Who answers a push of the nose; without an owner nobody does."""
        self.wifi = (settings.wifi, settings.wifi_password)
        """Name and password of the tray's own Wi-Fi; empty if it has none."""
        self.kinds = _kinds_of(board)
        """The kinds of tray that this board has reels for."""
        self.kind = self.kinds[0] if settings.kind == "auto" else settings.kind
        self._show = Show(board)
        board.buzzer.muted = settings.mute

    @property
    @abstractmethod
    def in_menu(self) -> bool:
        """Whether the menu is open."""

    @property
    def kind(self) -> TrayKind:
        """The kind that a spin uses if it is given none."""
        return self._kind

    @kind.setter
    def kind(self, kind: TrayKind) -> None:
        if kind not in self.kinds:
            raise NoSuchTray(
                Sentence(
                    "This tray has reels for the {kinds}, not for the {kind}: if it is built with them, set "
                    'board.profile to "{kind}" or "both".',
                    kinds=listed(map(as_sentence, self.kinds), " and the "),
                    kind=kind,
                )
            )
        self._kind = kind

    @property
    def muted(self) -> bool:
        return self.board.buzzer.muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        if muted != self.muted:
            self.board.buzzer.muted = muted
            if self.owner is not None:
                self.owner.sound_switched(muted)

    @property
    def colour(self) -> Colour | None:
        """The colour in play, for its light."""
        return self._show.colour

    @colour.setter
    def colour(self, colour: Colour | None) -> None:
        self._show.colour = colour

    @property
    def who(self) -> str:
        """Whose spin it is, for the ready page."""
        return self._show.who

    @who.setter
    def who(self, who: str) -> None:
        self._show.who = who
        if self.state is TrayState.READY and not self.in_menu:
            self._show.ready()

    def show(self, picture: Image.Image) -> None:
        """Show a page on the screen, until something happens on the tray."""
        if self._may_show:
            self._show.page(picture)

    def say(self, title: Words, text: Words = "") -> None:
        """Show a text on the screen, with a sound, until something happens on the tray."""
        if self._may_show:
            self._show.said(title, text)

    @property
    def _may_show(self) -> bool:
        return self.state.plays and not self.in_menu


def _kinds_of(board: Board) -> tuple[TrayKind, ...]:
    """A tray without any reels shows every kind of spin on its screen."""
    able = (kind for kind, reels in REELS_OF.items() if any(reel in board.reels for reel in reels))
    return tuple(able) or tuple(REELS_OF)
