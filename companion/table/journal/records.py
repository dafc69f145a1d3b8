"""What can be in a journal: every kind of record, as plain data.

A record says what happened. People are named by the id of their player, which stays when they change their
name or seat; seats are counted from 0 and say where somebody sits and who may see a record (the notation of
moves counts them from 1, as people do). Other records are named by their sequence in the journal.

Records are kept for years. So a field is never renamed or given another meaning, a new one gets a default,
and nothing is left out for being a default, as defaults may change.
"""

from __future__ import annotations

import re
from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from companion.names import Pace
from companion.rules.house import HouseRule
from companion.table.journal.audience import ALL, TRAY, Audience

Evidence = tuple[dict[str, object], ...]
"""Draws as `msgspec.to_builtins` makes them of the chance layer's evidence; `msgspec.convert` leads back."""


def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class BaseRecord(Struct, frozen=True, tag_field="kind", tag=_kind):
    """What all records have. `kind` in the journal is the name of the class: `spin-drawn`."""

    audience: ClassVar[Audience] = ALL
    """Who may see it, unless `append` is told otherwise."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    def reveals(self) -> tuple[int, ...]:
        """Earlier records that everybody may see from now on."""
        return ()


class OffScreen(BaseRecord, frozen=True):
    """A record that the tray's screen shows no page of."""


class Player(Struct, frozen=True):
    """Who sits at the table."""

    id: str
    name: str
    bot: str = ""
    """How strong a bot it is; empty for a person."""


# The table and its people


class TableOpened(OffScreen, frozen=True, kw_only=True):
    """A companion has taken up this journal."""

    software: str
    """Version of Tray Companion."""
    board: str


class Misfit(Struct, frozen=True, kw_only=True):
    """A record that was changed, damaged or taken out after it was written: its hash does not fit."""

    record: int
    hash: str = ""
    """By which the next record still leads back to it; empty if that one does not fit either."""
    says: Says | None = None
    """What it says now, if it is one of those that everybody may see at once and that can be read."""


class JournalSetAside(OffScreen, frozen=True, kw_only=True):
    """This journal takes the place of a damaged one."""

    file: str
    """What the damaged one is called now, in the same folder."""
    kept: int = 0
    """How many of its records were taken over from it: those before this one."""
    told_again: bool = False
    """The companion was running and knew what was so; the records after this one tell it again."""
    misfits: tuple[Misfit, ...] = ()
    """Records between those that were taken over which do not fit there. They count for nothing."""
    after: tuple[Misfit, ...] = ()
    """Records after those that were taken over which do not fit there either, the first of them."""
    put_in: tuple[int, ...] = ()
    """Where records stood that are not part of this history at all."""
    end: Literal["", "whole", "lost", "unsure"] = ""
    """Whether anything after those that were taken over is lost; older journals do not say."""


class WrittenAgain(OffScreen, frozen=True, kw_only=True):
    """The disk works again, and everything is on it that was in memory only."""

    file: str = ""
    """What a journal is called now that was found there and could not be read before."""


class MatchStarted(BaseRecord, frozen=True, kw_only=True):
    """Everything that a match is played by."""

    edition: str
    edition_version: int
    engine_version: str
    cards: Literal["real", "virtual"]
    options: dict[str, str | int | bool]
    """All that there are; one that an older journal leaves out is the edition's default."""
    players: tuple[Player, ...]
    """In the order of the seats."""
    house_rules: tuple[HouseRule, ...] = ()
    tracker: bool = False
    """With real cards: whether turns and direction are followed."""


class PlayerJoined(OffScreen, frozen=True, kw_only=True):
    player: Player
    seat: int


class PlayerLeft(OffScreen, frozen=True, kw_only=True):
    player: str
    stand_in: str = ""
    """How strong a bot plays on in the same seat; empty if the seat is gone."""


class PlayerRenamed(OffScreen, frozen=True, kw_only=True):
    player: str
    name: str


class PlayerForgotten(OffScreen, frozen=True, kw_only=True):
    """The roster does not offer somebody any more. Matches that they played stay as they are."""

    player: str


class SeatsChanged(OffScreen, frozen=True, kw_only=True):
    players: tuple[str, ...]
    """All players in the new order of the seats."""


class SoundSwitched(OffScreen, frozen=True, kw_only=True):
    muted: bool


class PaceChosen(OffScreen, frozen=True, kw_only=True):
    """How much time people get to read what happens, from now on."""

    pace: Pace


class PlayedBy(OffScreen, frozen=True, kw_only=True):
    """With virtual cards: who plays a seat from now on."""

    player: str
    bot: str
    """How strong a bot does; empty for the person whose seat it is."""


Allowed = Literal["", "code", "host", "players"]
"""Why a device may have a seat: nobody has to allow it, it knew the seat's code, or who said yes."""


class SeatTaken(OffScreen, frozen=True, kw_only=True):
    """With virtual cards: a device plays for somebody from now on."""

    player: str
    device: str
    """The id of its key; not secret."""
    lent: bool = False
    """It is a screen for several people, until the player comes with a device of their own."""
    before: str = ""
    """The device that played for them before."""
    in_round: bool = False
    """Cards were dealt already."""
    allowed: Allowed = ""
    by: tuple[str, ...] = ()
    """The players who said yes."""


class SeatLeft(OffScreen, frozen=True, kw_only=True):
    """With virtual cards: a device no longer plays for somebody."""

    player: str
    device: str
    in_round: bool = False


class HostNamed(BaseRecord, frozen=True, kw_only=True):
    """A device is host from now on."""

    device: str
    """The id of its key; not secret."""
    player: str | None = None
    """Whose device it is, if anybody knows."""
    allowed: Literal["host", "players", "tray"]
    """Who made it one: a host, those who play, or whoever stood at the tray."""
    by: tuple[str, ...] = ()
    """The players who said yes."""


class HouseRulesSettled(OffScreen, frozen=True, kw_only=True):
    """Whether everybody agreed to what is written on the cards."""

    agreed: bool


class Paused(BaseRecord, frozen=True, kw_only=True):
    reason: str = ""


class Resumed(BaseRecord, frozen=True):
    """Play goes on after a pause."""


class MatchEnded(BaseRecord, frozen=True, kw_only=True):
    winners: tuple[str, ...]
    """Empty if it was broken off."""
    totals: dict[str, int]


# Play


class MoveMade(OffScreen, frozen=True, kw_only=True):
    """A move of the game, chance included. Shuffles are for `TRAY`, sealed choices for their seat."""

    move: str
    """One line of the game notation: `2: play R7 uno`."""
    evidence: Evidence = ()
    """How chance came about."""
    again: int | None = None
    """The record of a move of chance that an undo had taken back, and that counts again."""


class DealerDrawn(BaseRecord, frozen=True, kw_only=True):
    """The tray named the dealer."""

    player: str
    evidence: Evidence
    again: int | None = None
    """The record of a draw that an undo had taken back, and that counts again."""


class DealerNamed(BaseRecord, frozen=True, kw_only=True):
    """The table named the dealer."""

    player: str


class TrackerSwitched(OffScreen, frozen=True, kw_only=True):
    """With real cards: turns and direction are followed from now on, or no more."""

    on: bool


class TurnPassed(BaseRecord, frozen=True, kw_only=True):
    to: str
    direction: Literal["clockwise", "anticlockwise"]


class ColourCalled(BaseRecord, frozen=True, kw_only=True):
    colour: str
    by: str | None = None


class UnoPenalty(BaseRecord, frozen=True, kw_only=True):
    player: str
    cards: int
    caught_by: str | None = None


# Spins


class SpinDrawn(OffScreen, frozen=True, kw_only=True):
    """The faces are drawn and nothing has moved yet. Seen by nobody before its `SpinLanded`."""

    audience: ClassVar[Audience] = TRAY

    tray: str
    faces: tuple[str, ...]
    evidence: Evidence
    spinner: str | None = None
    """Who pushed the nose, if anybody knows. The one who chooses, where a face lets somebody choose."""
    again: int | None = None
    """The record in which these faces were first drawn, if an undo had taken them back: nothing was drawn."""


class SpinLanded(BaseRecord, frozen=True, kw_only=True):
    """A spin is over; the faces of its `SpinDrawn` count, whether every reel shows them or not."""

    spin: int
    """The record of the draw, which this one reveals."""
    landed: dict[str, str]
    """By reel: confirmed, expected or failed."""
    reasons: dict[str, str] = {}
    """By reel: why it failed."""
    retried: tuple[str, ...] = ()
    resumed: bool = False
    """It was drawn before a restart and finished after it."""
    seconds: float

    def reveals(self) -> tuple[int, ...]:
        return (self.spin,)


class SpinTold(BaseRecord, frozen=True, kw_only=True):
    """Somebody turned the reels by hand and said what they show."""

    tray: str
    faces: tuple[str, ...]
    spinner: str | None = None


class PlayerChosen(OffScreen, frozen=True, kw_only=True):
    """Whom the spinner chose."""

    spin: int
    player: str


# Scores, and second thoughts


class RoundScored(BaseRecord, frozen=True, kw_only=True):
    """How a round ended. Totals are added up from these, and a round is never played again to get them."""

    round: int
    """Counted from 1 in its match."""
    winner: str | None
    """None if it was blocked."""
    points: dict[str, int]
    """What each player's total grows by."""
    left: dict[str, dict[str, int]] = {}
    """By player: how many cards of each sort were left, where they were counted."""


class Revealed(OffScreen, frozen=True, kw_only=True):
    """What was hidden so far and is over now: deck orders, reshuffles, sealed choices of a finished round."""

    records: tuple[int, ...]

    def reveals(self) -> tuple[int, ...]:
        return self.records


class Undone(BaseRecord, frozen=True, kw_only=True):
    """All that came after a record is taken back. Chance that was drawn stays drawn."""

    back_to: int
    """The last record that holds."""
    by: str | None = None


class Corrected(BaseRecord, frozen=True, kw_only=True):
    """An earlier round was written down wrongly."""

    record: int
    now: RoundScored
    by: str | None = None


class TotalsDoubted(OffScreen, frozen=True, kw_only=True):
    """In a journal that began anew: the totals are still not proven."""

    misfits: tuple[Misfit, ...]
    """What was set aside in the journal before."""


class TotalsConfirmed(BaseRecord, frozen=True, kw_only=True):
    """The host says what the totals are, after records were set aside that may have changed them."""

    totals: dict[str, int]
    """Of everybody in the match."""
    by: str | None = None


Says = (
    MatchStarted
    | PlayerJoined
    | PlayerLeft
    | PlayerRenamed
    | SeatsChanged
    | PlayedBy
    | RoundScored
    | Corrected
    | MatchEnded
)
"""What a record that does not fit may be quoted with: none of these is ever hidden from anybody."""

Record = (
    TableOpened
    | JournalSetAside
    | WrittenAgain
    | MatchStarted
    | PlayerJoined
    | PlayerLeft
    | PlayerRenamed
    | PlayerForgotten
    | SeatsChanged
    | SoundSwitched
    | PaceChosen
    | PlayedBy
    | SeatTaken
    | SeatLeft
    | HostNamed
    | HouseRulesSettled
    | Paused
    | Resumed
    | MatchEnded
    | MoveMade
    | DealerDrawn
    | DealerNamed
    | TrackerSwitched
    | TurnPassed
    | ColourCalled
    | UnoPenalty
    | SpinDrawn
    | SpinLanded
    | SpinTold
    | PlayerChosen
    | RoundScored
    | Revealed
    | Undone
    | Corrected
    | TotalsDoubted
    | TotalsConfirmed
)
"""All kinds. Whoever handles records names each of them, or `mypy` says which one is missing."""


class UnknownRecord(Struct, frozen=True):
    """A record of a kind, or with contents, that only a newer companion knows. It is kept as it is."""

    kind: str
    body: str

    def reveals(self) -> tuple[int, ...]:
        """Nothing that this companion knows of: what is hidden stays hidden."""
        return ()


class _Kind(Struct):
    kind: str


_DECODER: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
_KIND_DECODER = msgspec.json.Decoder(_Kind)


def read_record(body: str) -> Record | UnknownRecord:
    """The record in this JSON; raises `msgspec.DecodeError` if it is none."""
    try:
        return _DECODER.decode(body)
    except msgspec.ValidationError:
        return UnknownRecord(_KIND_DECODER.decode(body).kind, body)
