"""Every connection, counted from the moment it is accepted, so that nobody can take the places of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from companion.web.guard import is_loopback
from companion.web.limits import network, source

MOST_OF_ADDRESS = 96
"""Connections of one address; a browser opens six for a page, and one more for its WebSocket."""
MOST_STRANGERS = 256
"""Connections from outside that have not joined; whatever asks for a page counts as such."""
MOST_OF_NETWORK = 160
"""Those of them that come from this machine's own IPv6 network."""
MOST_OF_MACHINE = 64
"""Connections of this machine itself that have not joined."""
MOST_PAGES, MOST_PAGES_OF_KEY = 256, 64
"""Pages that have joined, in all and of one key."""
PAGES_KEPT = 16
"""More of them, for this machine alone."""


@dataclass(eq=False)
class Visitor:
    """One connection."""

    address: str
    source: str
    """What its address counts as."""
    network: str = ""
    """This machine's own IPv6 network, if it comes from there."""
    is_local: bool = False
    """It comes from this machine, which has places of its own."""
    is_proxy: bool = False
    """It comes through the configured proxy, like everybody else there."""
    key: str = ""
    """The id of its key, while it is at the table."""
    hang_up: Callable[[], object] | None = None
    """Closes the connection at once."""


class Visitors:
    """Gives every connection a place, and makes room if strangers have taken them all.

    When a group of strangers has all its places, the oldest connection of the address that has the most gives
    way to the new one. So connections that say nothing keep nobody out. Whoever has joined never gives way.
    """

    def __init__(self, *, trust_local: bool = True, proxy: str = "") -> None:
        self._trust_local = trust_local
        self._proxy = proxy
        self._all: dict[Visitor, None] = {}
        """Oldest first."""

    def __len__(self) -> int:
        return len(self._all)

    def admit(self, address: str, own: str) -> Visitor | None:
        """Give a connection from this address to our own one a place; None if its address has too many."""
        visitor = self._visitor(address, own)
        of_address = sum(each.source == visitor.source for each in self._all)
        if of_address >= MOST_OF_ADDRESS and not visitor.is_proxy:
            return None
        if not all(self._make_room(group, most) for group, most in self._groups(visitor)):
            return None
        self._all[visitor] = None
        return visitor

    def refusal(self, visitor: Visitor, key: str) -> str:
        """Why it cannot join with this key (or a new one, if empty): there are too many pages."""
        pages = Counter(each.key for each in self._all if each.key)
        if pages[key] >= MOST_PAGES_OF_KEY:
            return "Too many pages are open on this device: close some."
        if pages.total() >= MOST_PAGES + (PAGES_KEPT if visitor.is_local else 0):
            return "Too many pages are open at this table: close some."
        return ""

    def leave(self, visitor: Visitor) -> None:
        self._all.pop(visitor, None)

    def _visitor(self, address: str, own: str) -> Visitor:
        counted = source(address, own)
        if self._proxy and counted == source(self._proxy, own):
            return Visitor(address, counted, is_proxy=True)
        if self._trust_local and is_loopback(counted):
            return Visitor(address, counted, is_local=True)
        near = network(address)
        return Visitor(address, counted, network=near if near == network(own) else "")

    def _groups(self, visitor: Visitor) -> list[tuple[list[Visitor], int]]:
        """The groups of strangers that it belongs to, and how many each may have."""
        strangers = [each for each in self._all if not each.key and each.is_local == visitor.is_local]
        if visitor.is_local:
            return [(strangers, MOST_OF_MACHINE)]
        near = [each for each in strangers if visitor.network and each.network == visitor.network]
        return [(near, MOST_OF_NETWORK), (strangers, MOST_STRANGERS)]

    def _make_room(self, group: list[Visitor], most: int) -> bool:
        """Have one of them give way if there are too many. Returns whether there is room."""
        group = [each for each in group if each in self._all]
        if len(group) < most:
            return True
        having = Counter(each.source for each in group)
        # Of the greedy ones `max` finds the first, which is the oldest.
        oldest = max(
            (each for each in group if each.hang_up), key=lambda each: having[each.source], default=None
        )
        if oldest is None or oldest.hang_up is None:
            return False
        self.leave(oldest)
        oldest.hang_up()
        return True
