"""Scores: what a round was worth to whom, a round that was written down wrongly, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from companion.rules.edition import Edition
from companion.rules.scoring import shares, winners
from companion.sentences import Sentence, listed
from companion.table import commands
from companion.table.errors import Refused
from companion.table.journal.doubt import confirmed
from companion.table.journal.records import Corrected, MatchEnded, Record, RoundScored, TotalsConfirmed
from companion.table.journal.rounds import Rounds, ScoredRound
from companion.table.journal.state import MatchState, TableState
from companion.table.real.counting import sorts, worth
from companion.table.real.people import seated

NOTHING_TO_CORRECT = "There is no round to correct yet: score one first."


class Preview(Struct, frozen=True, kw_only=True):
    """What a round would bring as it is counted so far."""

    points: dict[str, int]
    """What each total would grow by in this round."""
    totals: dict[str, int]
    winners: tuple[str, ...]
    """Empty if the match would go on."""


def score(match: MatchState, command: commands.ScoreRound) -> tuple[Record, ...]:
    if command.round not in (None, match.round):
        raise Refused(
            Sentence(
                "Round {round} is being played, not round {other}: look at what was written down "
                "meanwhile, then score again.",
                round=match.round,
                other=command.round,
            )
        )
    after = _with_round(match, command)
    return (after.rounds[-1].scored, *_ending(after))


def correct(state: TableState, command: commands.CorrectRound) -> tuple[Record, ...]:
    match = state.match
    if match is None:
        raise Refused(NOTHING_TO_CORRECT)
    after = _with_correction(match, command)
    place = command.round - 1
    return (
        Corrected(record=match.rounds[place].record, now=after.rounds[place].scored),
        *_ending(after),
    )


def confirm(state: TableState, command: commands.ConfirmTotals, by: str | None) -> tuple[Record, ...]:
    """The host confirms or corrects totals that are not proven."""
    match = state.match
    if match is None or not match.doubt:
        raise Refused("All totals are proven: correct a round if one was written down wrongly.")
    if command.round not in (None, match.round):
        raise Refused(
            Sentence(
                "Round {now} is being played by now, not round {round}: "
                "look at the totals again, then confirm them.",
                now=match.round,
                round=command.round or 0,
            )
        )
    totals = match.totals
    for player in command.totals:
        if player not in totals:
            seated(match, player)
    record = TotalsConfirmed(totals=totals | command.totals, by=by)
    after = confirmed(match, 0, record)
    return (record, *(() if after.ended else _ending(after)))


def preview(match: MatchState, command: commands.ScoreRound | commands.CorrectRound) -> Preview:
    """What the command would bring, whichever round is being played by now. Nothing is written down."""
    if isinstance(command, commands.ScoreRound):
        after, place = _with_round(match, command), -1
    else:
        after, place = _with_correction(match, command), command.round - 1
    winners = [player for ending in _ending(after) for player in ending.winners]
    return Preview(points=after.rounds[place].scored.points, totals=after.totals, winners=tuple(winners))


def _with_round(match: MatchState, command: commands.ScoreRound) -> MatchState:
    if command.winner is not None:
        seated(match, command.winner)
    there = {each.id for each in match.players}
    scored = _scored(match, match.round, command.winner, command.left, there)
    return replace(match, rounds=match.rounds.then(ScoredRound(0, scored)))


def _with_correction(match: MatchState, command: commands.CorrectRound) -> MatchState:
    if not match.rounds:
        raise Refused(NOTHING_TO_CORRECT)
    if match.ended and not match.winners:
        raise Refused("The match was broken off, so its rounds stay as they are: take that back first.")
    if command.round > len(match.rounds):
        raise Refused(
            Sentence(
                "There is no round {round}: choose 1 to {count}.",
                round=command.round,
                count=len(match.rounds),
            )
        )
    if match.cards == "virtual":
        raise Refused("The companion counted that round itself: it cannot be wrong.")
    wrong = match.rounds[command.round - 1]
    right = _scored(match, command.round, command.winner, command.left, wrong.scored.points.keys())
    rounds = Rounds(ScoredRound(each.record, right) if each is wrong else each for each in match.rounds)
    return replace(match, rounds=rounds)


def _scored(
    match: MatchState, number: int, winner: str | None, left: commands.Left, there: Collection[str]
) -> RoundScored:
    """How a round ended, with the points of those who were there, and of anybody else who gets some."""
    edition = match.rules
    people = [each.id for each in (*match.players, *match.gone)]
    for player in (*left, *((winner,) if winner is not None else ())):
        if player not in people:
            seated(match, player)
    counted = {player: {id: n for id, n in hand.items() if n} for player, hand in left.items()}
    _verify_counts(edition, counted)
    values = [worth(edition, counted.get(player, {})) for player in people]
    gains = shares(values, None if winner is None else people.index(winner), match.options)
    return RoundScored(
        round=number,
        winner=winner,
        points={player: gain for player, gain in zip(people, gains, strict=True) if gain or player in there},
        left={player: hand for player, hand in counted.items() if hand},
    )


def _verify_counts(edition: Edition, left: commands.Left) -> None:
    most = {sort.id: sort for sort in sorts(edition)}
    total: Counter[str] = Counter()
    for hand in left.values():
        total.update(hand)
    for id, number in total.items():
        if id not in most:
            raise Refused(
                Sentence(
                    "{edition} has no cards of the sort {id!r}: count {sorts}.",
                    edition=edition.name,
                    id=id,
                    sorts=listed(most),
                )
            )
        if number > most[id].most:
            raise Refused(
                Sentence(
                    "There are only {most} of {sort} in the deck: count again.",
                    most=most[id].most,
                    sort=most[id].label,
                )
            )


def _ending(match: MatchState) -> tuple[MatchEnded, ...]:
    """The end of the match, if somebody has won by now. Whoever got up cannot win."""
    if match.doubt:
        # Nobody wins with points that are not proven.
        return ()
    totals = match.totals
    seats = [each.id for each in match.players]
    out = [each.scored.winner for each in match.rounds if each.scored.winner is not None]
    if match.options.scoring == "none":
        return (MatchEnded(winners=(out[0],), totals=totals),) if out else ()
    if not out and not any(match.confirmed.values()):
        return ()
    won = winners([totals[each] for each in seats], 0, match.options)
    return (MatchEnded(winners=tuple(seats[seat] for seat in won), totals=totals),) if won else ()
