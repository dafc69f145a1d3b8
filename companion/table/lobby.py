"""The lobby: people who came with a device of their own before a match, and want to play.

It is kept in memory while the companion runs; whoever plays is written down when the match starts.
"""

from __future__ import annotations

from companion.colours import ColourName
from companion.names import Creature
from companion.rules.edition import SEATS
from companion.rules.match import verify_names
from companion.sentences import Sentence
from companion.table.errors import Refused
from companion.table.journal.records import Player
from companion.table.journal.store import Store
from companion.table.pipeline import Decision
from companion.table.typed_text import check_free, clean_name, look_alike
from companion.table.view import LobbyGuest


class Lobby:
    """Who waits for the next match, in the order in which they came; one for each device."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.guests: tuple[LobbyGuest, ...] = ()

    def device_of(self, player: Player) -> str | None:
        """The device with which somebody who plays came to the lobby."""
        if player.bot:
            return None
        return next((each.device for each in self.guests if look_alike(each.name, player.name)), None)

    # Deciders

    def come(self, device: str, name: str, creature: Creature, colour: ColourName) -> Decision:
        """Somebody comes, or changes name, creature or colour. A match that is played has other people."""
        others = [each for each in self.guests if each.device != device]
        match = self._store.state.playing
        name = clean_name(name)
        verify_names([name])
        seated = [each.name for each in match.players] if match else []
        check_free(name, [*seated, *(each.name for each in others)])
        known = next((each for each in self.guests if each.device == device), None)
        if known is None and len(others) >= SEATS[-1]:
            raise Refused(Sentence("The table is full: {most} can play.", most=SEATS[-1]))
        guest = LobbyGuest(device=device, name=name, creature=creature, colour=colour)
        if known is None:
            self.guests = (*self.guests, guest)
        else:
            self.guests = tuple(guest if each is known else each for each in self.guests)
        return ()

    def go(self, device: str) -> Decision:
        """Somebody does not want to play after all, or the host sends them away."""
        self.guests = tuple(each for each in self.guests if each.device != device)
        return ()
