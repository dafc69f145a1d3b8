"""Limits: messages per second, open pages, and guesses of the join code."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

Now = Callable[[], float]

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 60.0
READS_A_SECOND, READS_AT_ONCE = 40.0, 160.0
"""Of frames, whatever they hold: a read is whatever came over the network at once, up to 512 bytes."""
MOST_PAGES, MOST_PAGES_OF_ONE, MOST_STRANGERS = 256, 64, 64
FREE_GUESSES = 3
LONGEST_WAIT_S = 300.0
ALL_GUESSES_A_SECOND, ALL_GUESSES_AT_ONCE = 0.1, 60.0
MOST_ADDRESSES = 1024


class Bucket:
    """A token bucket: fills at a fixed rate up to its size, and each `take` needs one token."""

    def __init__(self, a_second: float, size: float, now: Now = time.monotonic) -> None:
        self._a_second = a_second
        self._size = size
        self._now = now
        self._level = size
        self._at = now()

    def take(self) -> bool:
        """Take a token. Returns whether there was one."""
        if self.wait() > 0:
            return False
        self._level -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token to take."""
        now = self._now()
        self._level = min(self._size, self._level + (now - self._at) * self._a_second)
        self._at = now
        return max(0.0, (1 - self._level) / self._a_second)


class Guesses:
    """Wrong join codes. After each, its address waits longer, and all strangers share one low limit.

    At 6 a minute it takes more than a year to try the five million codes. Devices that are in never wait.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._all = Bucket(ALL_GUESSES_A_SECOND, ALL_GUESSES_AT_ONCE, now)
        self._wrong: dict[str, tuple[int, float]] = {}
        """By address: the number of wrong codes, and the time of the last."""

    def wait(self, address: str) -> float:
        """Seconds before the next code from this address is checked."""
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
    """Counts the open pages of each address."""

    def __init__(self) -> None:
        self._of = Counter[str]()

    def take(self, address: str, strangers: int) -> str:
        """Count one more page. Returns the reason if there are too many, else an empty string."""
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
    """What to count an address as: its /64 network for IPv6, since one machine may use all of that."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(ip_network(f"{parsed}/64", strict=False))
    return str(parsed)
