"""How much a page may ask for: messages a second, pages at once, and guesses of the join code."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

Now = Callable[[], float]

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 60.0
MOST_PAGES, MOST_PAGES_OF_ONE, MOST_STRANGERS = 256, 64, 64
FREE_GUESSES = 3
LONGEST_WAIT_S = 300.0
ALL_GUESSES_A_SECOND, ALL_GUESSES_AT_ONCE = 0.1, 60.0
MOST_ADDRESSES = 1024


class Bucket:
    """Fills at a rate up to its size; whatever is taken must be in it."""

    def __init__(self, a_second: float, size: float, now: Now = time.monotonic) -> None:
        self._a_second = a_second
        self._size = size
        self._now = now
        self._level = size
        self._at = now()

    def take(self) -> bool:
        """Whether there was one to take."""
        if self.wait() > 0:
            return False
        self._level -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is one to take."""
        now = self._now()
        self._level = min(self._size, self._level + (now - self._at) * self._a_second)
        self._at = now
        return max(0.0, (1 - self._level) / self._a_second)


class Guesses:
    """Wrong join codes. Each address waits longer after every one, and all strangers together have few.

    At 6 a minute it takes more than a year to try the five million codes. Whoever is inside is never slowed.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._all = Bucket(ALL_GUESSES_A_SECOND, ALL_GUESSES_AT_ONCE, now)
        self._wrong: dict[str, tuple[int, float]] = {}
        """By address: how many, and when the last was."""

    def wait(self, address: str) -> float:
        """Seconds before another code from there is looked at."""
        wrong, last = self._wrong.get(source(address), (0, 0.0))
        own = 0.0
        if wrong >= FREE_GUESSES:
            own = last + min(LONGEST_WAIT_S, 2.0 ** (wrong - FREE_GUESSES + 1)) - self._now()
        return max(0.0, own, self._all.wait())

    def wrong(self, address: str) -> None:
        self._all.take()
        address = source(address)
        count, _ = self._wrong.pop(address, (0, 0.0))
        self._wrong[address] = (count + 1, self._now())
        if len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]

    def right(self, address: str) -> None:
        self._wrong.pop(source(address), None)


class OpenPages:
    """How many pages are open, from where."""

    def __init__(self) -> None:
        self._of = Counter[str]()

    def take(self, address: str, strangers: int) -> str:
        """Why there is none left; empty if one was taken."""
        if self._of.total() >= MOST_PAGES or strangers >= MOST_STRANGERS:
            return "Too many pages are open at this table: close some."
        if self._of[source(address)] >= MOST_PAGES_OF_ONE:
            return "Too many pages are open on this device: close some."
        self._of[source(address)] += 1
        return ""

    def give_back(self, address: str) -> None:
        address = source(address)
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


def source(address: str) -> str:
    """Who an address stands for: with IPv6 one machine has a whole network of them."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(ip_network(f"{parsed}/64", strict=False))
    return str(parsed)
