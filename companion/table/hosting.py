"""Who is host, as far as the table decides it: by a vote of those who play, or by a host's own act.

What a host may do is the web's business; what everybody should know of it is written down here.
"""

from __future__ import annotations

from companion.table.ballots import Ballots, Voter
from companion.table.errors import Refused
from companion.table.journal.records import HostNamed
from companion.table.view import Ballot


def ask(ballots: Ballots, voter: Voter) -> None:
    """Somebody who plays asks the others to become host."""
    if voter.host:
        raise Refused("You are host already.")
    if voter.player is None or voter.player not in ballots.people:
        raise Refused(
            "Only somebody who plays on their own device can ask the others: say who you are first, "
            "or hold the tray's nose and choose New host."
        )
    ballots.ask(Ballot(about="host", device=voter.device, player=voter.player, needed=ballots.majority))


def granted(ballot: Ballot, *, by_host: bool) -> HostNamed:
    """The others have agreed."""
    return HostNamed(
        device=ballot.device,
        player=ballot.player,
        allowed="host" if by_host else "players",
        by=() if by_host else ballot.yes,
    )
