"""Requests of devices: to play in the next match, for a seat, or to be host; and everybody's answers.

The web layer decides what a host may do. Who becomes host is written down here, for everybody to see.
"""

from __future__ import annotations

from functools import partial

from companion.colours import ColourName
from companion.names import Creature
from companion.sentences import Sentence
from companion.table.agenda import Agenda
from companion.table.ballots import BALLOT_S, Ballots, Voter
from companion.table.errors import Refused
from companion.table.journal.records import HostNamed
from companion.table.lobby import Lobby
from companion.table.pipeline import Decision, Pipeline
from companion.table.view import Ballot
from companion.table.virtual.seating import Seating, SeatWanted
from companion.tray import Tray


class Devices:
    """Runs what devices ask for through the table's pipeline."""

    def __init__(
        self,
        *,
        tray: Tray,
        pipeline: Pipeline,
        agenda: Agenda,
        seating: Seating,
        ballots: Ballots,
        lobby: Lobby,
    ) -> None:
        self._tray = tray
        self._pipeline = pipeline
        self._agenda = agenda
        self._seating = seating
        self._ballots = ballots
        self._lobby = lobby

    # Commands

    async def come_to_lobby(self, device: str, name: str, creature: Creature, colour: ColourName) -> None:
        """Somebody wants to play in the next match, or under another name."""
        await self._pipeline.run(partial(self._lobby.come, device, name, creature, colour))

    async def leave_lobby(self, device: str) -> None:
        await self._pipeline.run(partial(self._lobby.go, device))

    async def take_seat(self, wanted: SeatWanted) -> None:
        """With virtual cards: have a device play for somebody, or ask the others whether it may."""
        await self._pipeline.run(partial(self._seating.take, wanted))
        if self._ballots.of_device(wanted.device.id) is not None:
            self._agenda.after(BALLOT_S, self._end_ballots)

    async def leave_seat(self, device: str, player: str) -> None:
        """With virtual cards: a device no longer plays for somebody."""
        await self._pipeline.run(partial(self._seating.leave, device, player))

    async def ask_for_host(self, voter: Voter) -> None:
        """Somebody who plays asks the others to become host."""
        await self._pipeline.run(partial(self._asked_for_host, voter))
        self._agenda.after(BALLOT_S, self._end_ballots)
        asks = self._pipeline.store.state.player(voter.player or "")
        self._tray.say("New host?", Sentence("{player} asks: answer on your page", player=asks))

    async def name_host(self, record: HostNamed) -> None:
        """A device is host from now on."""
        await self._pipeline.run(lambda: (record,))

    async def answer(self, ballot: int, voter: Voter, yes: bool) -> None:
        """The host, or somebody who plays, answers a question."""
        about_host = any(each.id == ballot and each.about == "host" for each in self._ballots.views)
        await self._pipeline.run(partial(self._answered, ballot, voter, yes))
        if about_host and not yes:
            self._tray.say("No new host")

    # Deciders

    def _asked_for_host(self, voter: Voter) -> Decision:
        if voter.host:
            raise Refused("You are host already.")
        if voter.player is None or voter.player not in self._ballots.people:
            raise Refused(
                "Only somebody who plays on their own device can ask the others: say who you are first, "
                "or hold the tray's nose and choose New host."
            )
        needed = self._ballots.majority
        self._ballots.ask(Ballot(about="host", device=voter.device, player=voter.player, needed=needed))
        return ()

    def _answered(self, id: int, voter: Voter, yes: bool) -> Decision:
        ballot = self._ballots.answer(id, voter, yes)
        if ballot is None:
            return ()
        if ballot.about == "host":
            return (_host_named(ballot, by_host=voter.host),)
        return (self._seating.granted(ballot, by_host=voter.host),)

    async def _end_ballots(self) -> None:
        """Close the ballots whose time is over."""
        await self._pipeline.run(
            lambda: tuple(_host_named(each, by_host=False) for each in self._ballots.run_out())
        )


def _host_named(ballot: Ballot, *, by_host: bool) -> HostNamed:
    """The record for a ballot that was granted, by the host or by the players."""
    return HostNamed(
        device=ballot.device,
        player=ballot.player,
        allowed="host" if by_host else "players",
        by=() if by_host else ballot.yes,
    )
