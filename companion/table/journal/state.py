"""A table as it stands: who plays what, who deals, whose turn it is, the rounds so far, the last spin.

Made from the journal's records alone (see `fold`), never changed: every record makes a new one.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from companion.names import Direction, Pace, TrayKind
from companion.rules.edition import Edition
from companion.rules.editions import bare, editions
from companion.rules.house import HouseRule
from companion.rules.options import Options
from companion.sentences import Sentence
from companion.table.errors import Refused
from companion.table.journal.records import (
    DealerDrawn,
    JournalSetAside,
    Misfit,
    MoveMade,
    Player,
    SeatLeft,
    SeatTaken,
    SpinDrawn,
)
from companion.table.journal.rounds import Rounds


class Spun(Struct, frozen=True, kw_only=True):
    """A spin that is over."""

    record: int
    """Of its draw, or of what was told."""
    tray: TrayKind
    faces: tuple[str, ...]
    text: Sentence
    """The outcome."""
    spinner: str | None = None
    chosen: str | None = None
    told: bool = False
    """Somebody turned the reels by hand."""
    landed: dict[str, str] = {}
    """By reel: confirmed, expected or failed."""
    reasons: dict[str, str] = {}


class Penalty(Struct, frozen=True):
    player: str
    cards: int
    caught_by: str | None


class MatchState(Struct, frozen=True, kw_only=True):
    """A match, being played or just over."""

    record: int
    """Where it began."""
    edition: str
    edition_version: int
    cards: Literal["real", "virtual"]
    options: Options
    house_rules: tuple[HouseRule, ...]
    """What is written on the cards; none once somebody did not agree."""
    proposed_rules: tuple[HouseRule, ...] = ()
    """What everybody was, or is, asked about before the first deal."""
    tracker: bool
    players: tuple[Player, ...]
    """Who sits, in the order of the seats."""
    gone: tuple[Player, ...] = ()
    """Who got up; their points stay in the history."""
    rounds: Rounds = field(default_factory=Rounds)
    dealer: str | None = None
    turn: str | None = None
    direction: Direction = "clockwise"
    colour: str | None = None
    penalties: tuple[Penalty, ...] = ()
    """In this round."""
    seatings: tuple[SeatTaken | SeatLeft, ...] = ()
    """With virtual cards: which devices took or left a seat in this round."""
    held: tuple[str, ...] = ()
    """With virtual cards: the players whose seat a device took or left since the match began."""
    paused: str | None = None
    """The reason for the pause, which may be empty; None while it is played."""
    ended: bool = False
    winners: tuple[str, ...] = ()
    """Empty while it is played, or if it was broken off."""
    doubt: tuple[Misfit, ...] = ()
    """Records that were set aside: the totals are not proven until the host has confirmed them."""
    torn: int = 0
    """The last such record in the round that is being played."""
    confirmed: dict[str, int] = {}
    """By player: what to add to the points of the rounds to get the totals that the host confirmed."""

    @property
    def rules(self) -> Edition:
        """The rules of its edition; if that was uninstalled since, what all editions share."""
        return editions().get(self.edition) or bare(self.edition)

    @property
    def round(self) -> int:
        """The number of the round that is being played."""
        return len(self.rounds) + 1

    @property
    def round_began(self) -> int:
        """The record before the first one of this round."""
        return self.rounds[-1].record if self.rounds else self.record

    @property
    def totals(self) -> dict[str, int]:
        """By player, of those who left too."""
        return {
            player.id: sum(each.scored.points.get(player.id, 0) for each in self.rounds)
            + self.confirmed.get(player.id, 0)
            for player in (*self.players, *self.gone)
        }

    def player(self, id: str) -> Player:
        """Somebody at the table."""
        everybody = (*self.players, *self.gone)
        return next((each for each in everybody if each.id == id), Player(id, "somebody"))

    def name(self, player: str) -> str:
        """What somebody at the table is called."""
        return self.player(player).name

    def next_to(self, player: str, direction: Direction = "clockwise") -> str:
        """Who sits beside somebody, on the left if play runs clockwise."""
        seats = [each.id for each in self.players]
        step = 1 if direction == "clockwise" else -1
        return seats[(seats.index(player) + step) % len(seats)]


class TakenBack(Struct, frozen=True):
    """What was drawn, then taken back by an undo. It is used again before anything is drawn anew."""

    spins: tuple[tuple[int, SpinDrawn], ...] = ()
    """With the record of each, the one to use first at the front."""
    dealers: tuple[tuple[int, DealerDrawn], ...] = ()
    moves: tuple[tuple[int, MoveMade], ...] = ()
    """Of chance, with virtual cards: shuffles, and who yelled first."""


class TableState(Struct, frozen=True, kw_only=True):
    """Everything that is true at the table."""

    roster: tuple[Player, ...] = ()
    """The people who played here last, the latest first. A bot is not kept."""
    people: int = 0
    """The highest number in the id of a person so far, whether the roster still has them or not."""
    match: MatchState | None = None
    spin: Spun | None = None
    """The outcome that counts; it stays until the next."""
    drawn: tuple[int, SpinDrawn] | None = None
    """A spin that is drawn and has not landed, with its record."""
    taken_back: TakenBack = field(default_factory=TakenBack)
    """In this round, or while there was no match."""
    other_rounds: dict[int, TakenBack] = {}
    """What was taken back in other rounds of this match and not used; it is due if play comes back there."""
    damage: JournalSetAside | None = None
    """What became of a damaged journal, until a round or a match shows that people know how they go on."""
    muted: bool | None = None
    """Whether somebody switched the sound off; None if nobody ever touched it."""
    pace: Pace | None = None
    """How much time people get to read what happens; None if nobody ever chose."""

    @property
    def round(self) -> int:
        """The number of the round that is being played, 0 before the first match."""
        return 0 if self.match is None else self.match.round

    @property
    def playing(self) -> MatchState | None:
        """The match, unless it is over."""
        return self.match if self.match is not None and not self.match.ended else None

    def require_match(self, *, even_paused: bool = False) -> MatchState:
        """The match that is being played, or a refusal."""
        if self.match is None:
            raise Refused("There is no match yet: start one first.")
        if self.match.ended:
            raise Refused("The match is over: start a new one.")
        if self.match.paused is not None and not even_paused:
            raise Refused("The match is paused: resume it first.")
        return self.match

    @property
    def virtual(self) -> bool:
        """Whether a match with virtual cards is being played."""
        return self.playing is not None and self.playing.cards == "virtual"

    def player(self, id: str) -> Player:
        """Somebody at this table or in its roster."""
        match = self.match
        people = (*(match.players if match else ()), *(match.gone if match else ()), *self.roster)
        return next((each for each in people if each.id == id), Player(id, "somebody" if id else ""))

    def name(self, player: str) -> str:
        """What somebody is called, at this table or in its roster."""
        return self.player(player).name
