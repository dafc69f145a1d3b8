"""Attendance at a game with virtual cards: who plays each seat, a person, a bot or a stand-in."""

from __future__ import annotations

from collections.abc import Sequence

from companion.table.journal.store import Store
from companion.tray import Clock

STAND_IN = "easy"
"""How strong a bot plays for somebody who is gone."""


class Attendance:
    """Lives as long as its table."""

    def __init__(self, store: Store, clock: Clock, stand_in_s: float) -> None:
        self._store = store
        self._clock = clock
        self._stand_in_s = stand_in_s
        self._here: set[str] = set()
        """People who have a page open to play with."""
        self._gone: dict[str, float] = {}
        """Since when the others have none."""

    def seen(self, player: str, here: bool) -> None:
        """Somebody's page has come, or is gone."""
        if here:
            self._here.add(player)
            self._gone.pop(player, None)
        else:
            self._here.discard(player)
            self._gone.setdefault(player, self._clock.now())

    def forget(self) -> None:
        """Another match begins: nobody is missed yet."""
        self._gone.clear()

    def look(self, players: Sequence[str]) -> None:
        """Those who play are waited for from now on."""
        for player in players:
            if player not in self._here:
                self._gone.setdefault(player, self._clock.now())

    def plays(self, seat: int) -> str:
        """How strong a bot plays a seat at the moment; empty if a person does."""
        match = self._store.state.playing
        if match is None:
            return ""
        player = match.players[seat]
        if player.bot:
            return player.bot
        stands_in_at = self.stands_in_at(player.id, [each.id for each in match.players])
        return STAND_IN if stands_in_at is not None and self._clock.now() >= stands_in_at else ""

    def stands_in_at(self, player: str, players: Sequence[str]) -> float | None:
        """When a bot plays for one of them, if nothing changes. If all are gone the game waits for them."""
        gone = self._gone.get(player)
        anybody = any(each in self._here for each in players)
        return gone + self._stand_in_s if anybody and gone is not None else None
