"""Limits: messages per second, questions, new keys, guesses of codes, and what an address counts as."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

Now = Callable[[], float]

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 60.0
FRAMES_A_SECOND, FRAMES_AT_ONCE = 40.0, 160.0
"""Of a WebSocket, whatever they hold: also parts of messages, pings and pongs."""
FREE_GUESSES = 3
LONGEST_WAIT_S = 300.0
ALARMED = FREE_GUESSES + 4
"""While there are too many guesses, one wrong code counts like this many: the next has to wait for 32 s."""
ALL_GUESSES_A_SECOND, ALL_GUESSES_AT_ONCE = 0.1, 60.0
NETWORK_GUESSES_A_SECOND, NETWORK_GUESSES_AT_ONCE = 1.0, 600.0
SEAT_GUESSES_A_MINUTE, SEAT_GUESSES_AT_ONCE = 0.5, 5.0
NETWORK_SEAT_GUESSES_A_MINUTE, NETWORK_SEAT_GUESSES_AT_ONCE = 5.0, 50.0
NEW_KEYS_A_MINUTE, NEW_KEYS_AT_ONCE = 6.0, 20.0
QUESTIONS_A_SECOND, QUESTIONS_AT_ONCE = 2.0, 20.0
SHARED_QUESTIONS = 4
"""All devices of an address together may ask so many times as often as one of them."""
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
    """Wrong join codes. Each makes its own address wait longer for the next, and nobody else.

    While all strangers together guess too often, three free guesses become one. A code that is right at an
    address's first try is never kept waiting by what others do.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._all = Bucket(ALL_GUESSES_A_SECOND, ALL_GUESSES_AT_ONCE, now)
        self._wrong: dict[str, tuple[int, float]] = {}
        """By what an address counts as: the number of wrong codes, and the time of the last."""
        self._networks: dict[str, Bucket] = {}
        """Our own IPv6 networks, in which a machine may have any number of addresses."""

    def wait(self, source: str, network: str = "") -> float:
        """Seconds before the next code from there is checked."""
        wrong, last = self._wrong.get(source, (0, 0.0))
        own = 0.0
        if wrong >= FREE_GUESSES:
            own = last + min(LONGEST_WAIT_S, 2.0 ** (wrong - FREE_GUESSES + 1)) - self._now()
        return max(0.0, own, self._networks[network].wait() if network in self._networks else 0.0)

    def wrong(self, source: str, network: str = "") -> None:
        count, _ = self._wrong.pop(source, (0, 0.0))
        count += 1
        self._wrong[source] = (count if self._all.take() else max(count, ALARMED), self._now())
        if len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]
        if network:
            bucket = Bucket(NETWORK_GUESSES_A_SECOND, NETWORK_GUESSES_AT_ONCE, self._now)
            self._networks.setdefault(network, bucket).take()

    def right(self, source: str) -> None:
        self._wrong.pop(source, None)


class Budgets:
    """A bucket of the same size for everybody, by whatever they are told apart by."""

    def __init__(self, a_second: float, size: float, now: Now = time.monotonic) -> None:
        self._a_second = a_second
        self._size = size
        self._now = now
        self._of: dict[str, Bucket] = {}

    def wait(self, who: str) -> float:
        """Seconds until there is something to take."""
        bucket = self._of.get(who)
        return 0.0 if bucket is None else bucket.wait()

    def take(self, who: str) -> bool:
        """Take one. Returns whether there was one."""
        bucket = self._of.pop(who, None) or Bucket(self._a_second, self._size, self._now)
        self._of[who] = bucket
        if len(self._of) > MOST_ADDRESSES:
            del self._of[next(iter(self._of))]
        return bucket.take()


class NewKeys:
    """Limits how many new devices join from one address: some at once, then a few a minute."""

    def __init__(self, now: Now = time.monotonic) -> None:
        self._of = Budgets(NEW_KEYS_A_MINUTE / 60, NEW_KEYS_AT_ONCE, now)

    def wait(self, source: str) -> float:
        """Seconds before another device may join from this address."""
        return self._of.wait(source)

    def take(self, source: str) -> None:
        self._of.take(source)


class SeatGuesses:
    """Wrong codes of devices that are in: for each key and address a few at once, then one in two minutes.

    At that pace it takes one device 20 years to try the five million codes. A machine in our own IPv6 network
    may have any number of addresses, so all of that network have a larger budget together: two years. It is
    never counted by seat, as that would lock out whoever the seat belongs to; nor does a right code help, as
    everybody knows their own.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        self._of = Budgets(SEAT_GUESSES_A_MINUTE / 60, SEAT_GUESSES_AT_ONCE, now)
        self._of_networks = Budgets(NETWORK_SEAT_GUESSES_A_MINUTE / 60, NETWORK_SEAT_GUESSES_AT_ONCE, now)

    def wait(self, key: str, source: str, network: str = "") -> float:
        """Seconds before the next code is checked."""
        return max(self._of_networks.wait(network), *map(self._of.wait, self._whose(key, source)))

    def wrong(self, key: str, source: str, network: str = "") -> None:
        for who in self._whose(key, source):
            self._of.take(who)
        if network:
            self._of_networks.take(network)

    def _whose(self, key: str, source: str) -> tuple[str, str]:
        return f"key {key}", f"address {source}"


class Questions:
    """Limits how often a device, and all of an address, ask for what takes a while to gather.

    Each page may send twenty messages a second, but one device may have many pages.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        self._of_keys = Budgets(QUESTIONS_A_SECOND, QUESTIONS_AT_ONCE, now)
        self._of_sources = Budgets(
            QUESTIONS_A_SECOND * SHARED_QUESTIONS, QUESTIONS_AT_ONCE * SHARED_QUESTIONS, now
        )

    def take(self, key: str, source: str) -> float:
        """Ask one. Returns how many seconds too early that is."""
        wait = max(self._of_keys.wait(key), self._of_sources.wait(source))
        if not wait:
            self._of_keys.take(key)
            self._of_sources.take(source)
        return wait


def source(address: str, own: str = "") -> str:
    """What to count an address as, if it talks to our own one.

    An IPv6 machine may use all addresses of its /64 network, so that counts as one. In our own network there
    are many machines: their addresses count singly.
    """
    near = network(address)
    return near if near and near != network(own) else _plain(address)


def network(address: str) -> str:
    """The /64 network of an IPv6 address; empty for any other."""
    try:
        parsed = ip_address(_plain(address))
    except ValueError:
        return ""
    return str(ip_network(f"{parsed}/64", strict=False)) if isinstance(parsed, IPv6Address) else ""


def _plain(address: str) -> str:
    """An address without its zone, and an IPv4 address that is written as IPv6 as itself."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return str(mapped or parsed)
