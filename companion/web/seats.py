"""Seats of a game with virtual cards: which device plays for whom, and who is present.

The table decides who may have a seat and writes it down; the keys follow what is written.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from math import ceil

from companion.errors import TrayError
from companion.sentences import Sentence
from companion.table.commands import Command, ConfirmTotals, Forget, HandOver
from companion.table.errors import Refused
from companion.table.journal import Entry
from companion.table.journal.records import HostNamed, SeatLeft, SeatTaken
from companion.table.table import Table
from companion.table.virtual.attendance import Holder
from companion.table.virtual.seating import Device, SeatWanted
from companion.web import replies, requests
from companion.web.client import Client
from companion.web.keys import Key, Keys
from companion.web.limits import SeatGuesses

log = logging.getLogger(__name__)


class Seats:
    """Reads from the keys who plays for whom, and tells the table who is present."""

    def __init__(self, table: Table, keys: Keys) -> None:
        self._table = table
        self._keys = keys
        self._here: frozenset[str] = frozenset()
        self.guesses = SeatGuesses()

    async def sit(self, sit: requests.Sit, client: Client, *, host: bool, host_is_here: bool) -> None:
        """Have a device play for a player, or ask the others whether it may."""
        has_code = bool(sit.code) and self._is_code(sit.player, sit.code or "", client)
        await self._table.devices.take_seat(
            SeatWanted(
                Device(client.key.id, host),
                sit.player,
                lent=sit.lent,
                has_code=has_code,
                ask=sit.ask,
                host_is_here=host_is_here,
            )
        )

    async def stand(self, key: Key, player: str) -> None:
        if player not in key.seats:
            raise Refused("This device does not play for that player.")
        await self._table.devices.leave_seat(key.id, player)

    async def free(self, player: str) -> None:
        """Take a player's seat from whichever device has it."""
        for key in tuple(self._keys):
            if player in key.seats:
                await self._table.devices.leave_seat(key.id, player)

    async def clear(self, key: Key) -> None:
        """Take all seats from a device, before it is shut out."""
        await self._table.devices.leave_lobby(key.id)
        for player in tuple(key.seats):
            await self._table.devices.leave_seat(key.id, player)

    def follow(self, since: int) -> list[Key]:
        """Give keys the seats and roles in the records after `since`. Returns the keys that have changed."""
        changed: dict[str, Key] = {}
        keys = {key.id: key for key in self._keys}
        for entry in self._written(since):
            match entry.record:
                case SeatTaken(device=device, player=player) if device in keys:
                    before = self._keys.take_seat(keys[device], player, lent=entry.record.lent)
                    changed |= {key.id: key for key in (keys[device], *before)}
                case SeatLeft(device=device, player=player) if device in keys:
                    self._keys.leave_seat(keys[device], player)
                    changed[device] = keys[device]
                case HostNamed(device=device) if device in keys:
                    self._keys.assign(keys[device], role="host", player=keys[device].player)
                    changed[device] = keys[device]
        return list(changed.values())

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

    def held(self) -> set[str]:
        """The ids of the keys of players, and of those who wait for the next match.

        While no match is played, everybody who has played here counts.
        """
        state = self._table.state
        people = {each.id for each in (state.playing.players if state.playing else state.roster)}
        waiting = {each.device for each in self._table.lobby.guests}
        return waiting | {key.id for key in self._keys if people & {key.player, *key.seats}}

    def check_may_look(self, key: Key, player: str | None) -> None:
        if player is not None and player not in key.seats:
            raise Refused("You can only look at your own cards: take the seat first.")

    def codes(self, key: Key) -> dict[str, str]:
        """The seat codes of the players a device plays for, except lent seats."""
        return {player: self._keys.seat_code(player) for player in key.seats if player not in key.lent}

    def present(self) -> dict[str, replies.Presence]:
        """By player: whether they are here, gone, or a bot plays for them."""
        match = self._table.state.playing
        if match is None or match.cards != "virtual":
            return {}
        attendance = self._table.attendance
        held: dict[str, replies.Presence] = {}
        for player in sorted(self._here):
            holder = attendance.holders.get(player)
            held[player] = "lent" if holder is not None and holder.lent else "here"
        return {
            each.id: "bot"
            if each.bot
            else held.get(each.id) or ("stand-in" if attendance.bot_at(seat) else "gone")
            for seat, each in enumerate(match.players)
        }

    def update_attendance(self, keys: Collection[Key]) -> None:
        """Tell the table on which device each seat is played, who has come and who has left.

        A player whose cards are hidden on the device cannot play there, so a bot may stand in.
        """
        attendance = self._table.attendance
        attendance.holders = {
            player: Holder(key.id, player in key.lent) for key in self._keys for player in key.seats
        }
        here = frozenset(
            player for key in keys for player in key.seats if not self._table.viewer(key.id, player).seen
        )
        before, self._here = self._here, here
        for player in sorted(before ^ here):
            self._table.set_present(player, player in here)

    def check_may_do(self, key: Key, role: replies.Role, command: Command) -> None:
        """Refuse what only the host may do, and for a seat also the player who sits there."""
        if isinstance(command, ConfirmTotals) and role != "host":
            raise Refused("Only the host can confirm the totals: ask whoever opened the table.")
        if isinstance(command, Forget) and role != "host":
            raise Refused("Only the host can remove a name from the list: ask whoever opened the table.")
        if isinstance(command, HandOver) and role != "host" and command.player not in key.seats:
            raise Refused("Only the host can let a bot play for somebody else: ask whoever opened the table.")

    def _written(self, since: int) -> list[Entry]:
        try:
            return list(self._table.journal.records(since=since))
        except TrayError as error:
            log.warning("%s", error)
            return []

    def check_may_guess(self, client: Client) -> None:
        """Refuse to check a code if there were too many wrong ones."""
        if wait := ceil(self.guesses.wait(client.key.id, client.source, client.network)):
            raise Refused(
                Sentence("Too many wrong codes: try again in {seconds} s, or ask the host.", seconds=wait)
            )

    def note_wrong_guess(self, client: Client) -> None:
        self.guesses.wrong(client.key.id, client.source, client.network)

    def _is_code(self, player: str, code: str, client: Client) -> bool:
        self.check_may_guess(client)
        right = self._keys.is_seat_code(player, code)
        if not right:
            self.note_wrong_guess(client)
        return right
