"""An open page, as the server knows it: whose device it is, what it shows, and what waits to be sent."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.sentences import Words
from companion.web import replies
from companion.web.keys import Key
from companion.web.outbox import Outbox


@dataclass(eq=False)
class Client:
    """An open page whose device has joined."""

    key: Key
    local: bool
    """It runs on this machine."""
    watches: bool
    """It shows the tray: it gets angles, picture, lights and sounds, too."""
    source: str = ""
    """What its address counts as."""
    network: str = ""
    """This machine's own IPv6 network, if it comes from there."""
    looks_at: str | None = None
    """With virtual cards: the player whose cards it shows."""
    holds_nose: bool = False
    """It is pressing the simulated nose."""
    outbox: Outbox = field(default_factory=Outbox)
    at: int = 0
    """The last record sent to it."""
    goodbye: tuple[int, Words] = (replies.COME_BACK, "This page did not keep up: it has to connect again.")
    """Close code and reason if its outbox ends."""

    @property
    def plays(self) -> str | None:
        """With virtual cards: the player it plays for; None unless its device has that player's seat."""
        return self.looks_at if self.looks_at in self.key.seats else None

    @property
    def votes_for(self) -> str | None:
        """The player whose vote this page has: none on a screen for several people."""
        return None if self.looks_at in self.key.lent else self.plays

    @property
    def role(self) -> replies.Role:
        return "host" if self.local else self.key.role

    def send(self, message: replies.AnyReply) -> None:
        self.outbox.put(replies.encode(message))

    def dismiss(self, code: int, reason: Words) -> None:
        self.goodbye = code, reason
        self.outbox.end()
