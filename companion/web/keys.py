"""Who may enter: the join code, and a key for every device, stored with hashed tokens in the data folder."""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
import threading
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from companion.files import write_whole
from companion.web.replies import Role

log = logging.getLogger(__name__)

FILE = "keys.json"
OWNER_ONLY = 0o600
ALPHABET = "BCDFGHJKMNPQRTVWXY3479"
"""No characters that look alike on a small screen, and no vowels, so that no code spells a word."""
CODE_LENGTH = 5
MOST_KEYS = 64
HOST_AWAY_S = 12 * 3600.0
"""After this much running time without a host, the next device to come is host: a phone may get lost."""
SEEN_EVERY_S = 600


class Key(Struct, kw_only=True):
    """One phone, tablet or browser. Only that device has the token itself."""

    id: str
    hash: str
    role: Role
    player: str | None = None
    """The player whose device it is; with virtual cards, the one of its `seats` that it shows."""
    seats: list[str] = []
    """With virtual cards: the players it plays for."""
    lent: list[str] = []
    """Those of its `seats` that it only holds until the player sits down with their own device."""
    local: bool = False
    """It was made for a page on this machine, which is a host's whatever key it has."""
    seen: float


class _Stored(Struct, kw_only=True):
    version: int = 1
    code: str
    locked: bool = False
    keys: list[Key] = []
    host_away_s: float = 0.0
    """How long the companion has run without a host's page since there was one."""
    seat_codes: dict[str, str] = {}
    """By player: the code with which another device can take over the seat."""


class Keys:
    """Use it from one event loop; only `save` may run in another thread."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self.path = folder / FILE
        self._now = now
        self._writing = threading.Lock()
        self._failed = False
        self._changed = False
        self._stored = self._load()
        self.save()

    @property
    def code(self) -> str:
        return self._stored.code

    @property
    def locked(self) -> bool:
        return self._stored.locked

    @locked.setter
    def locked(self, locked: bool) -> None:
        self._stored.locked = locked
        self._changed = True

    @property
    def host_away_s(self) -> float:
        """How long the companion has run without a host's page since there was one."""
        return self._stored.host_away_s

    @host_away_s.setter
    def host_away_s(self, seconds: float) -> None:
        self._stored.host_away_s = seconds
        self._changed = True

    @property
    def has_host(self) -> bool:
        return any(key.role == "host" for key in self)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._stored.keys)

    def is_code(self, code: str) -> bool:
        """Whether somebody typed the join code."""
        return is_same_code(code, self.code)

    def find(self, token: str) -> Key | None:
        wanted = _hash(token)
        return next((key for key in self._stored.keys if key.hash == wanted), None)

    def create(self, *, local: bool = False, spare: Collection[str] = ()) -> tuple[Key, str]:
        """Create a key and its token. For a page on this machine it is a host's.

        If there are too many keys, remove the one not seen for longest, but none of a host, and none whose id
        is in `spare`.
        """
        role: Role = "host" if local else "player"
        while len(self._stored.keys) >= MOST_KEYS and (idle := self._idle(spare)):
            self._stored.keys.remove(idle)
        token = secrets.token_urlsafe(32)
        key = Key(id=secrets.token_hex(4), hash=_hash(token), role=role, local=local, seen=self._now())
        self._stored.keys.append(key)
        self._changed = True
        return key, token

    def mark_seen(self, key: Key) -> None:
        """Note that a device is here. Keys are in the order in which they were last seen."""
        if key in self._stored.keys:
            self._stored.keys.remove(key)
            self._stored.keys.append(key)
        now = self._now()
        if not 0 <= now - key.seen < SEEN_EVERY_S:
            key.seen = now
            self._changed = True

    def assign(self, key: Key, *, role: Role | None = None, player: str | None = None) -> None:
        """Set whose device it is, and its role if one is given."""
        key.role = role or key.role
        key.player = player
        self._changed = True

    def seat_code(self, player: str) -> str:
        """The code to type on another device to go on playing there."""
        if player not in self._stored.seat_codes:
            self._stored.seat_codes[player] = new_code()
            self._changed = True
        return self._stored.seat_codes[player]

    def is_seat_code(self, player: str, code: str) -> bool:
        """Whether somebody typed a player's code. One that nobody has been shown yet is nobody's."""
        return player in self._stored.seat_codes and is_same_code(code, self._stored.seat_codes[player])

    def take_seat(self, key: Key, player: str, *, lent: bool) -> list[Key]:
        """Let this device play for a player from now on. Returns the keys of the devices that did before."""
        before = [each for each in self._stored.keys if each is not key and player in each.seats]
        for each in before:
            self.leave_seat(each, player)
        if player not in key.seats:
            # Whoever had the seat before knows its code.
            self._stored.seat_codes.pop(player, None)
        self.leave_seat(key, player)
        key.seats.append(player)
        if lent:
            key.lent.append(player)
        key.player = player
        self._changed = True
        return before

    def leave_seat(self, key: Key, player: str) -> None:
        key.seats = [each for each in key.seats if each != player]
        key.lent = [each for each in key.lent if each != player]
        if key.player == player:
            key.player = key.seats[0] if key.seats else None
        self._changed = True

    def remove(self, key: Key) -> None:
        self._stored.keys.remove(key)
        self._changed = True

    def change_code(self) -> None:
        """Make a new join code. Whoever is in stays in."""
        self._stored.code = new_code()
        self._changed = True

    def new_code(self) -> None:
        """Make a new join code, and remove all keys but those of hosts."""
        self.change_code()
        self._stored.keys = [key for key in self._stored.keys if key.role == "host"]
        self._stored.seat_codes.clear()
        self._changed = True

    @property
    def changed(self) -> bool:
        """Whether there is anything to save."""
        return self._changed

    def save(self) -> None:
        """Write the file. If that fails, log it once; phones then have to join again after a restart."""
        with self._writing:
            self._changed = False
            body = msgspec.json.format(msgspec.json.encode(self._stored), indent=1)
            try:
                write_whole(self.path, body, OWNER_ONLY)
            except OSError as error:
                if not self._failed:
                    log.warning(
                        "%s cannot be written (%s): phones will have to join again after a restart.",
                        self.path,
                        error.strerror,
                    )
                self._failed = True
            else:
                self._failed = False

    def _load(self) -> _Stored:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_Stored)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except (OSError, msgspec.DecodeError, UnicodeError) as error:
            log.warning("%s cannot be used (%s): everybody has to join again.", self.path, error)
        return _Stored(code=new_code())

    def _idle(self, spare: Collection[str]) -> Key | None:
        idle = (key for key in self if key.id not in spare and (key.role != "host" or key.local))
        return next(idle, None)


def new_code() -> str:
    """A code that can be read from a small screen and typed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_same_code(typed: str, code: str) -> bool:
    """Whether somebody typed this code. Case, spaces and hyphens do not matter."""
    read = "".join(typed.split()).replace("-", "").upper()
    return hmac.compare_digest(read.encode("utf-8", "surrogatepass"), code.encode())


def _hash(token: str) -> str:
    # A plain hash is enough: nobody can try all tokens, which have 256 random bits.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
