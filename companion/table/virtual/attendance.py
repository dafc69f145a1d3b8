"""Attendance at a game with virtual cards: on which device each seat is played, and where a bot plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.table.journal.records import SeatTaken
from companion.table.journal.store import Store
from companion.tray import Clock

STAND_IN = "easy"
"""The strength of the bot that plays for somebody who is gone."""


class Holder(NamedTuple):
    """The device on which a seat is played."""

    device: str
    lent: bool
    """It is a screen for several people, until the player comes with a device of their own."""


class Attendance:
    """Knows for each seat of one table whether a person or a bot plays it, and on which device."""

    def __init__(self, store: Store, clock: Clock, stand_in_s: float) -> None:
        self._store = store
        self._clock = clock
        self._stand_in_s = stand_in_s
        self._here: set[str] = set()
        """People who have a page open to play with."""
        self._gone: dict[str, float] = {}
        """Since when the other people have had no page open."""
        self.holders: Mapping[str, Holder] = {}
        """By player: the device that plays for them, whether its page is open or not."""

    def set_present(self, player: str, present: bool) -> None:
        """Somebody has opened their page, or closed it."""
        if present:
            self._here.add(player)
            self._gone.pop(player, None)
        else:
            self._here.discard(player)
            self._gone.setdefault(player, self._clock.now())

    def is_here(self, player: str) -> bool:
        """Whether somebody has a page open to play with."""
        return player in self._here

    def was_held(self, player: str) -> bool:
        """Whether any device has played for somebody since the match began."""
        match = self._store.state.playing
        return player in self.holders or (match is not None and player in match.held)

    def seen_before(self, device: str, player: str) -> tuple[str, ...]:
        """Whose cards a device had seen in this round when it sat down for a player.

        Seats that one device held when the cards were dealt share a screen, and the history says so: they
        hide nothing from each other.
        """
        match = self._store.state.playing
        if match is None:
            return ()
        late: list[str] = []
        seats = {each for each, holder in self.holders.items() if holder.device == device}
        for each in match.seatings:
            if isinstance(each, SeatTaken) and each.device == device and each.in_round:
                late.append(each.player)
            elif each.in_round and device == (each.before if isinstance(each, SeatTaken) else each.device):
                seats.add(each.player)
        dealt = sorted(seats.difference(late))
        return () if player in dealt else (*dealt, *late[: late.index(player) if player in late else None])

    def forget(self) -> None:
        """Another match begins: nobody counts as gone yet."""
        self._gone.clear()

    def expect(self, players: Sequence[str]) -> None:
        """Wait for these players from now on: whoever has no page open counts as gone."""
        for player in players:
            if player not in self._here:
                self._gone.setdefault(player, self._clock.now())

    def bot_at(self, seat: int) -> str:
        """The strength of the bot that plays a seat at the moment; empty if a person plays it."""
        match = self._store.state.playing
        if match is None:
            return ""
        player = match.players[seat]
        if player.bot:
            return player.bot
        stands_in_at = self.stands_in_at(player.id, [each.id for each in match.players])
        return STAND_IN if stands_in_at is not None and self._clock.now() >= stands_in_at else ""

    def stands_in_at(self, player: str, players: Sequence[str]) -> float | None:
        """When a bot plays for this player unless they come back; None if they are here or all are gone."""
        gone = self._gone.get(player)
        anybody = any(each in self._here for each in players)
        return gone + self._stand_in_s if anybody and gone is not None else None
