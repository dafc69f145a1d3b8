"""What pages get to know of the table: plain data, in words and numbers that can be shown as they are."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from companion.colours import ColourName
from companion.names import Creature, Direction, Pace, Scoring, TrayKind
from companion.rules.house import EFFECTS, HouseRule
from companion.sentences import NOTHING, Sentence
from companion.table.journal import Head
from companion.table.journal.state import MatchState, Penalty, Spun, TableState
from companion.table.real.counting import Sort, sorts
from companion.table.real.referee import may_choose
from companion.table.virtual.stages import StageView
from companion.table.virtual.views import GameView

MOST_ROUNDS = 30
"""How many rounds a page is told at once."""


class SeatView(Struct, frozen=True, kw_only=True):
    """Somebody who sits at the table."""

    id: str
    name: str
    bot: str
    seat: int
    total: int
    won: int
    """Rounds of this match."""


class GoneView(Struct, frozen=True, kw_only=True):
    """Somebody who got up."""

    id: str
    name: str
    total: int


class RoundView(Struct, frozen=True, kw_only=True):
    round: int
    winner: str | None
    points: dict[str, int]
    """What each total grew by."""
    left: dict[str, dict[str, int]]
    corrected: bool
    lost: bool = False
    """Its record was set aside, so nobody knows what it brought."""


class ChoosingView(Struct, frozen=True, kw_only=True):
    """The spinner has to choose somebody, and nobody has said yet whom."""

    by: str | None
    text: Sentence
    players: tuple[str, ...]


class MatchView(Struct, frozen=True, kw_only=True):
    edition: str
    name: str
    spinner: TrayKind | None
    """Which reels the edition needs."""
    cards: Literal["real", "virtual"]
    target: int
    scoring: Scoring
    options: dict[str, str | int | bool]
    """What differs from the edition's default."""
    house_rules: tuple[Sentence, ...]
    """What the table wrote on its cards, and has not refused."""
    tracker: bool
    round: int
    """The number of the round that is being played."""
    spun: bool
    """Whether the last spin is of this round."""
    players: tuple[SeatView, ...]
    """In the order of the seats."""
    gone: tuple[GoneView, ...]
    dealer: str | None
    turn: str | None
    """Whose turn it is, with the tracker on and a dealer named."""
    then: str | None
    """Whose turn it is after that."""
    direction: Direction
    colour: str | None
    """The colour that was called."""
    colours: tuple[str, ...]
    sorts: tuple[Sort, ...]
    """The sorts of cards to count at the end of a round, in this edition."""
    penalties: tuple[Penalty, ...]
    choosing: ChoosingView | None
    paused: str | None
    """Why it is paused, perhaps ""; None while it is played."""
    ended: bool
    winners: tuple[str, ...]
    """Empty while it is played, or if it was broken off."""
    proven: bool
    """Whether the totals are; not if records were set aside, until the host has confirmed them."""


class PersonView(Struct, frozen=True):
    id: str
    name: str


class Vote(Struct, frozen=True, kw_only=True):
    """Somebody wants a move taken back that is not theirs alone to take back."""

    by: str
    back_to: int
    text: Sentence
    """What would be taken back."""
    waiting: tuple[str, ...]
    """Who has not said yes yet."""


class Ballot(Struct, frozen=True, kw_only=True):
    """A question to the host and to those who play: may a device play for somebody, or be a host's?"""

    id: int = 0
    about: Literal["seat", "host"]
    device: str
    """The id of the key of the device that asks."""
    player: str
    """Whose seat it asks for, or who asks to be host."""
    lent: bool = False
    needed: int
    """How many players have to say yes, if the host does not."""
    yes: tuple[str, ...] = ()
    """The players who have said yes."""
    seconds: float = 0.0
    """The time that is left."""


class LobbyGuest(Struct, frozen=True, kw_only=True):
    """Somebody who came with a device of their own, and wants to play in the next match."""

    device: str
    """The id of its key; not secret."""
    name: str
    creature: Creature
    colour: ColourName


class TableView(Struct, frozen=True, kw_only=True):
    """The whole table, as a seat or a watcher may see it."""

    at: int
    """The last record that it holds."""
    head: Head
    match: MatchView | None
    """Being played or just over; None before the first."""
    game: GameView | None = None
    """With virtual cards: the game as this seat may see it."""
    stage: StageView | None = None
    """With virtual cards: what happens now, or happened last. The game is as far as this stage."""
    pace: Pace
    """How much time people get to read what happens."""
    vote: Vote | None = None
    """Somebody wants a move taken back, and others have to agree."""
    ballots: tuple[Ballot, ...] = ()
    """What the host or others are asked."""
    lobby: tuple[LobbyGuest, ...] = ()
    """Who came with a device of their own to play in the next match, in the order in which they came."""
    spin: Spun | None
    """The last outcome. It stays until the next."""
    spinning: TrayKind | None
    """Which reels turn, or are about to."""
    undo: Sentence
    """What an undo would take back, in words; empty if there is nothing."""
    nose: Sentence
    """What a push of the nose would do, in words: "spins the eyes for Ann"."""
    trouble: Sentence
    """What is wrong with keeping the journal, and what to do."""
    doubt: Sentence = NOTHING
    """Why the totals of the match are not proven, and what to do; empty if they are."""


class Line(Struct, frozen=True, kw_only=True):
    """One line of the history."""

    at: int
    time: str
    kind: str
    text: Sentence
    back_to: int | None = None
    """For an undo: lines after this record and before this line are taken back."""
    stands: bool = False
    """No undo takes this line back."""
    cards: tuple[str, ...] = ()
    """With virtual cards: the codes of the cards that it tells of."""


def match_view(state: TableState) -> MatchView | None:
    """The match as everybody may see it."""
    match = state.match
    if match is None:
        return None
    edition, options, totals = match.rules, match.options, match.totals
    won = Counter(each.scored.winner for each in match.rounds)
    return MatchView(
        edition=edition.id,
        name=edition.name,
        spinner=edition.spinner,
        cards=match.cards,
        target=options.target,
        scoring=options.scoring,
        options={
            name: value
            for name, value in asdict(options).items()
            if value != getattr(edition.default_options, name)
        },
        house_rules=tuple(_house_rule(each) for each in match.house_rules),
        tracker=match.tracker,
        round=match.round,
        spun=state.spin is not None and state.spin.record > match.round_began,
        players=tuple(
            SeatView(
                id=each.id,
                name=each.name,
                bot=each.bot,
                seat=seat,
                total=totals[each.id],
                won=won[each.id],
            )
            for seat, each in enumerate(match.players)
        ),
        gone=tuple(GoneView(id=each.id, name=each.name, total=totals[each.id]) for each in match.gone),
        dealer=match.dealer,
        turn=match.turn,
        then=None if match.turn is None else match.next_to(match.turn, match.direction),
        direction=match.direction,
        colour=match.colour,
        colours=tuple(str(colour) for colour in edition.colours),
        sorts=sorts(edition),
        penalties=match.penalties,
        choosing=_choosing(state, match),
        paused=match.paused,
        ended=match.ended,
        winners=match.winners,
        proven=not match.doubt,
    )


def round_views(match: MatchState | None, before: int | None = None) -> tuple[RoundView, ...]:
    """The latest rounds of a match, or the latest before this one."""
    if match is None:
        return ()
    end = match.round if before is None else min(before, match.round)
    first = max(1, end - MOST_ROUNDS)
    return tuple(
        RoundView(
            round=number,
            winner=each.scored.winner,
            points=each.scored.points,
            left=each.scored.left,
            corrected=each.corrected,
            lost=each.lost,
        )
        for number, each in enumerate(match.rounds[first - 1 : end - 1], first)
    )


def roster_view(state: TableState) -> tuple[PersonView, ...]:
    """Who played here before, the latest first: names to offer."""
    return tuple(PersonView(each.id, each.name) for each in state.roster)


def _house_rule(rule: HouseRule) -> Sentence:
    if rule.text:
        return Sentence("{rule}", rule=rule.text)
    effect = EFFECTS.get(rule.effect)
    return effect.text if effect else NOTHING


def _choosing(state: TableState, match: MatchState) -> ChoosingView | None:
    if state.spin is None or not match.tracker or match.ended or not may_choose(state):
        return None
    players = tuple(
        each.id for each in match.players if match.options.choose_self or each.id != state.spin.spinner
    )
    return ChoosingView(by=state.spin.spinner, text=state.spin.text, players=players)
