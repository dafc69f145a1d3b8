"""A game with virtual cards: the rules' own match, brought to where the journal says it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from companion.errors import TrayError
from companion.rules.awaited import Awaited, awaited
from companion.rules.cards import Card
from companion.rules.decisions import Asked, Decision, ShuffleDecision
from companion.rules.edition import Edition
from companion.rules.editions import edition as find_edition
from companion.rules.errors import IllegalMove, NoSuchEdition
from companion.rules.events import (
    Bounced,
    ColourNamed,
    Discarded,
    Event,
    GiftColour,
    HouseRuleFired,
    HouseRulesAgreed,
    Passed,
    Picked,
    Played,
    Revealed,
    Reversed,
    Sealed,
    Skipped,
    UnoCalled,
)
from companion.rules.match import Match as Engine
from companion.rules.moves import Done, Give, Move, Seal, Shuffle
from companion.rules.notation import parse_move
from companion.rules.scoring import Result
from companion.sentences import Sentence, as_sentence
from companion.table.errors import DoesNotReplay
from companion.table.journal import Addressed
from companion.table.journal.audience import ALL
from companion.table.journal.audience import TRAY as NOBODY_YET
from companion.table.journal.records import (
    DealerNamed,
    HouseRulesSettled,
    MatchEnded,
    MoveMade,
    Player,
    Record,
    RoundScored,
)
from companion.table.journal.state import MatchState
from companion.table.real.counting import sort_of

Made = tuple[int, MoveMade]
"""A move with its record."""

OPEN = (
    *(Bounced, ColourNamed, Discarded, GiftColour, HouseRuleFired, Passed),
    *(Picked, Played, Reversed, Sealed, Skipped, UnoCalled),
)
"""Events that show people only what somebody chose to do, and nothing hidden."""


class Game:
    """Follows the moves that are written down. What it holds is secret: others see `Round.view`."""

    def __init__(self, match: MatchState, moves: Sequence[Made]) -> None:
        self.record = match.record
        """The match that this is the game of."""
        self.edition = _installed(match)
        self.players = tuple(each.id for each in match.players)
        self._people = match.players
        self.told: list[tuple[int, Sequence[Event]]] = []
        """What each move made happen, with its record, as far as this companion played it."""
        self.engine = _engine(match)
        for record, made in moves:
            try:
                self.told.append((record, self.engine.push(parse_move(made.move, self.edition))))
            except TrayError as error:
                raise DoesNotReplay(
                    Sentence(
                        "This companion cannot replay the open round ({error}): deal it again; all scores "
                        "stay.",
                        error=error.sentence,
                    )
                ) from error

    def player(self, seat: int) -> Player:
        """The player at a seat, to be named in a sentence."""
        return self._people[seat]

    @property
    def decisions(self) -> Asked:
        return self.engine.decisions

    @property
    def awaited(self) -> Awaited:
        """Who acts next."""
        return awaited(self.engine.decisions)

    @property
    def spin_due(self) -> Decision | None:
        """The spin that is waited for; `about` is whose it is."""
        return self.awaited.spin

    @property
    def shuffle_due(self) -> ShuffleDecision | None:
        return self.awaited.shuffle

    @property
    def race(self) -> Decision | None:
        """Who yells first is being found out."""
        return self.awaited.race

    def shared_done(self, decision: Decision) -> Move | None:
        """The move that ends what the whole table carries out, such as a written house rule."""
        if not decision.note:
            return None
        return next((move for move in decision.moves if isinstance(move, Done)), None)

    def belongs_to(self, move: Move, player: str | None) -> bool:
        """Whether somebody may make this move: their own, or the end of what all carry out together."""
        if player not in self.players:
            return False
        own = move.seat in range(len(self.players)) and self.players[move.seat] == player
        return own or any(self.shared_done(each) == move for each in self.decisions)

    def read(self, line: str) -> Move:
        """A move as the notation writes it."""
        return parse_move(line, self.edition)

    def verify(self, move: Move) -> None:
        """Raise the rules' own refusal unless the move would be taken now."""
        if any(each.accepts(move) for each in self.decisions):
            return
        round, due = self.engine.round, self.awaited.due
        if round is not None and self.decisions == round.decisions:
            round.verify(move)
        if not due:
            raise IllegalMove("the match is over", "CORE-R62")
        raise IllegalMove(
            Sentence("that does not answer: {prompt}", prompt=as_sentence(due[0].prompt)),
            due[0].question.rule,
        )

    def push(self, move: Move) -> tuple[Sequence[Event], tuple[Record, ...]]:
        """Make a move: what happened, and what the table has to write down besides the move itself."""
        before = self.engine.round
        rounds = len(self.engine.results)
        events = self.engine.push(move)
        facts: list[Record] = [
            HouseRulesSettled(agreed=event.by is not None)
            for event in events
            if isinstance(event, HouseRulesAgreed)
        ]
        if len(self.engine.results) > rounds:
            facts.append(self._scored(self.engine.results[-1]))
        if self.engine.over:
            winners = tuple(map(self._id, self.engine.winners))
            facts.append(MatchEnded(winners=winners, totals=self._totals()))
        elif self.engine.round is not None and self.engine.round is not before:
            facts.append(DealerNamed(player=self._id(self.engine.round.dealer)))
        return events, tuple(facts)

    def _scored(self, result: Result) -> RoundScored:
        return RoundScored(
            round=len(self.engine.results),
            winner=None if result.winner is None else self._id(result.winner),
            points={self._id(seat): gain for seat, gain in enumerate(result.points)},
            left={self._id(seat): _counted(hand) for seat, hand in enumerate(result.hands) if hand},
        )

    def _totals(self) -> dict[str, int]:
        return {self._id(seat): total for seat, total in enumerate(self.engine.totals)}

    def _id(self, seat: int) -> str:
        return self.players[seat]


def addressed(
    move: Move, events: Sequence[Event], evidence: Sequence[object] = (), again: int | None = None
) -> Addressed:
    """A move for the journal, and for those who may know of it at once."""
    made = MoveMade(
        move=str(move), evidence=tuple(msgspec.to_builtins(each) for each in evidence), again=again
    )
    if isinstance(move, Shuffle):
        return Addressed(NOBODY_YET, made)
    # What is laid face down, or goes from hand to hand, is its owner's secret until it is turned over.
    secret = isinstance(move, Seal | Give) and not any(isinstance(each, Revealed) for each in events)
    return Addressed(move.seat if secret else ALL, made)


def reveals_nothing(moves: Sequence[Sequence[Event]]) -> bool:
    """Whether these moves showed people only what the mover chose to show."""
    return all(isinstance(event, OPEN) for events in moves for event in events)


def _installed(match: MatchState) -> Edition:
    try:
        return find_edition(match.edition)
    except NoSuchEdition:
        raise DoesNotReplay(
            Sentence(
                "The edition {edition} is not installed any more: install it, or start another match.",
                edition=match.edition,
            )
        ) from None


def _engine(match: MatchState) -> Engine:
    edition, options = _installed(match), match.options
    names = [each.name for each in match.players]
    if not match.rounds:
        return Engine(edition, names, options=options, house_rules=match.proposed_rules)
    seats = [each.id for each in match.players]
    played = [_result(seats, round.scored) for round in match.rounds]
    # Whichever round they are added to, the totals are what the host has confirmed.
    points = (gain + match.confirmed.get(each, 0) for each, gain in zip(seats, played[0].points, strict=True))
    played[0] = replace(played[0], points=tuple(points))
    drawn_for = options.dealer == "draw" and match.rounds[-1].scored.winner is not None
    dealer = None if drawn_for or match.dealer is None else seats.index(match.dealer)
    return Engine.continued(edition, names, played, dealer, options=options, house_rules=match.house_rules)


def _result(seats: Sequence[str], scored: RoundScored) -> Result:
    return Result(
        winner=None if scored.winner is None else seats.index(scored.winner),
        points=tuple(scored.points.get(each, 0) for each in seats),
        hands=(),
    )


def _counted(hand: Sequence[Card]) -> dict[str, int]:
    return dict(Counter(map(sort_of, hand)))
