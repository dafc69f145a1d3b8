"""Seats of a game with virtual cards: which device plays for whom, and who is present."""

from __future__ import annotations

from collections.abc import Collection
from hmac import compare_digest

from companion.sentences import Sentence
from companion.table.commands import Command, ConfirmTotals, Forget, HandOver
from companion.table.journal.records import Player
from companion.table.table import Table
from companion.web import replies
from companion.web.errors import Refused, SeatTaken
from companion.web.keys import Key, Keys


class Seats:
    """Reads from the keys who plays for whom, and tells the table who is present."""

    def __init__(self, table: Table, keys: Keys) -> None:
        self._table = table
        self._keys = keys
        self._here: frozenset[str] = frozenset()

    def sit(self, key: Key, player: str, code: str | None, *, lent: bool) -> list[Key]:
        """Let a device play for a player. Returns the keys of the devices that did before."""
        names = self._people()
        if player not in names:
            raise Refused("Nobody with that name plays: choose a seat of this match.")
        holders = [each for each in self._keys if each is not key and player in each.seats]
        taken = [each for each in holders if lent or player not in each.lent]
        if taken and not self._opens(player, code):
            raise SeatTaken(
                Sentence(
                    "Another device plays for {player}: enter the seat's code, which is shown there, "
                    "or let the host free the seat.",
                    player=Player(player, names[player]),
                )
            )
        return self._keys.take_seat(key, player, lent=lent)

    def stand(self, key: Key, player: str) -> None:
        if player not in key.seats:
            raise Refused("This device does not play for them.")
        self._keys.leave_seat(key, player)

    def free_bot_seats(self) -> list[Key]:
        """Take back seats that belong to a bot now, since matches use the same ids for their bots.

        Returns the keys that have lost a seat.
        """
        state = self._table.state
        people = {each.id for each in state.roster}
        if state.match is not None:
            people |= {each.id for each in state.match.players if not each.bot}
        wrong = {key.id: set(key.seats) - people for key in self._keys}
        for key in self._keys:
            for player in wrong[key.id]:
                self._keys.leave_seat(key, player)
        return [key for key in self._keys if wrong[key.id]]

    def check_may_look(self, key: Key, player: str | None) -> None:
        if player is not None and player not in key.seats:
            raise Refused("You can only look at your own cards: take the seat first.")

    def codes(self, key: Key) -> dict[str, str]:
        """The seat codes of the players a device plays for, except lent seats."""
        return {player: self._keys.seat_code(player) for player in key.seats if player not in key.lent}

    def present(self, keys: Collection[Key]) -> dict[str, replies.Presence]:
        """Who plays each seat while the devices with these keys are connected."""
        match = self._table.state.playing
        if match is None or match.cards != "virtual":
            return {}
        attendance = self._table.attendance
        held: dict[str, replies.Presence] = {}
        for key in keys:
            for player in key.seats:
                held[player] = "lent" if player in key.lent else "here"
        return {
            each.id: "bot"
            if each.bot
            else held.get(each.id) or ("stand-in" if attendance.plays(seat) else "gone")
            for seat, each in enumerate(match.players)
        }

    def update_attendance(self, keys: Collection[Key]) -> None:
        """Tell the table who has come and who has left."""
        here = frozenset(player for key in keys for player in key.seats)
        before, self._here = self._here, here
        for player in sorted(before ^ here):
            self._table.seen(player, player in here)

    def check_may_do(self, key: Key, role: replies.Role, command: Command) -> None:
        """Check what only the host may do, and what only the host and the player whose seat it is."""
        if isinstance(command, ConfirmTotals) and role != "host":
            raise Refused("Only the host can confirm the totals: ask whoever opened the table.")
        if isinstance(command, Forget) and role != "host":
            raise Refused("Only the host can have a name forgotten: ask whoever opened the table.")
        if isinstance(command, HandOver) and role != "host" and command.player not in key.seats:
            raise Refused("Only the host can let a bot play for somebody else: ask whoever opened the table.")

    def _people(self) -> dict[str, str]:
        match = self._table.state.playing
        if match is None or match.cards != "virtual":
            return {}
        return {each.id: each.name for each in match.players if not each.bot}

    def _opens(self, player: str, code: str | None) -> bool:
        typed = "".join((code or "").split()).upper()
        return bool(typed) and compare_digest(typed.encode(), self._keys.seat_code(player).encode())
