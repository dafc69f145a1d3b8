"""Taking and leaving seats of a game with virtual cards: whose yes it needs, and what is written down.

| the seat | before the deal | once cards are dealt |
| --- | --- | --- |
| was never held in this match | is free | one yes: of the host, or of anybody who plays |
| was left, or is lent to a shared screen | is free | the seat's code, or a yes of host or majority |
| is played on another device | the code, or such a yes | the code, or such a yes |

A host's own device needs no other yes for a seat that nobody plays, nor does the very first device of a
match, if no host is there.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.sentences import Sentence
from companion.table.ballots import Ballots
from companion.table.errors import Refused, SeatHeld
from companion.table.journal.records import Allowed, Player, Record, SeatLeft, SeatTaken
from companion.table.journal.store import Store
from companion.table.view import Ballot
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.cards import VirtualCards


class Device(NamedTuple):
    """A phone, tablet or browser."""

    id: str
    host: bool


class SeatWanted(NamedTuple):
    """A device that would like to play for somebody."""

    device: Device
    player: str
    lent: bool = False
    """Only until the player comes with a device of their own."""
    has_code: bool = False
    """It knows the seat's code."""
    ask: bool = False
    """If the seat is taken, ask the others for it."""
    host_is_here: bool = False
    """A host who could say yes has a page open."""


class Seating:
    """Decides who may sit down on which device."""

    def __init__(self, store: Store, cards: VirtualCards, attendance: Attendance, ballots: Ballots) -> None:
        self._store = store
        self._cards = cards
        self._attendance = attendance
        self._ballots = ballots

    # Deciders

    def take(self, wanted: SeatWanted) -> tuple[Record, ...]:
        """A device sits down, or the others are asked."""
        player = self._player(wanted.player)
        holder = self._attendance.holders.get(player.id)
        own = holder is not None and holder.device == wanted.device.id
        taken = holder is not None and not own and (wanted.lent or not holder.lent)
        if wanted.has_code:
            return (self._taken(wanted.device.id, player.id, wanted.lent, "code"),)
        if taken and not wanted.ask:
            raise SeatHeld(
                Sentence(
                    "Another device plays for {player}: enter the seat's code, which is shown there, "
                    "or ask the host and the others.",
                    player=player,
                )
            )
        if own or (not taken and self._is_free_for(wanted)):
            allowed: Allowed = "host" if self._cards.dealt and wanted.device.host and not own else ""
            return (self._taken(wanted.device.id, player.id, wanted.lent, allowed),)
        if wanted.device.host:
            return (self._taken(wanted.device.id, player.id, wanted.lent, "host"),)
        needed = self._ballots.majority if self._attendance.was_held(player.id) else 1
        self._ballots.ask(
            Ballot(about="seat", device=wanted.device.id, player=player.id, lent=wanted.lent, needed=needed)
        )
        return ()

    def leave(self, device: str, player: str) -> tuple[Record, ...]:
        holder = self._attendance.holders.get(player)
        if holder is None or holder.device != device:
            return ()
        return (SeatLeft(player=player, device=device, in_round=self._cards.dealt),)

    def start(self, device: Device, players: tuple[Player, ...]) -> tuple[Record, ...]:
        """A match begins with these players on the device that starts it, before any card is dealt.

        Whoever has their own device keeps the seat there; if that is asleep, a host may take the seat over.
        """
        mine = [each for each in players if not each.bot and self._may_start_for(device, each.id)]
        return tuple(
            SeatTaken(
                player=each.id,
                device=device.id,
                lent=len(mine) > 1,
                before=self._before(each.id),
            )
            for each in mine
        )

    def granted(self, ballot: Ballot, *, by_host: bool) -> SeatTaken:
        """The others have agreed that a device takes a seat."""
        allowed: Allowed = "host" if by_host else "players"
        return self._taken(ballot.device, ballot.player, ballot.lent, allowed, () if by_host else ballot.yes)

    def _is_free_for(self, wanted: SeatWanted) -> bool:
        if not self._cards.dealt or wanted.device.host:
            return True
        match = self._store.state.require_match(even_paused=True)
        nobody = not any(self._attendance.was_held(each.id) for each in match.players)
        return nobody and not wanted.host_is_here

    def _may_start_for(self, device: Device, player: str) -> bool:
        holder = self._attendance.holders.get(player)
        if holder is None or holder.device == device.id or holder.lent:
            return True
        return device.host and not self._attendance.is_here(player)

    def _taken(
        self, device: str, player: str, lent: bool, allowed: Allowed, by: tuple[str, ...] = ()
    ) -> SeatTaken:
        before = self._before(player)
        return SeatTaken(
            player=player,
            device=device,
            lent=lent or self._plays_for_others(device, player),
            before=before if before != device else "",
            in_round=self._cards.dealt and before != device,
            allowed=allowed,
            by=by,
        )

    def _plays_for_others(self, device: str, player: str) -> bool:
        """Whether a device has another seat of this match: then it is a shared screen, and all are told."""
        match = self._store.state.require_match(even_paused=True)
        others = (each.id for each in match.players if each.id != player)
        return any(
            holder.device == device for each in others if (holder := self._attendance.holders.get(each))
        )

    def _before(self, player: str) -> str:
        holder = self._attendance.holders.get(player)
        return "" if holder is None else holder.device

    def _player(self, id: str) -> Player:
        match = self._store.state.playing
        if match is not None and match.cards == "virtual":
            for each in match.players:
                if each.id == id and not each.bot:
                    return each
        raise Refused("Nobody with that name plays: choose a seat of this match.")
