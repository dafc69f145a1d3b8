"""Statistics: who wins, how long it takes and what the reels showed, as figures for people and scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from companion.names import Scoring
from companion.rules.editions import editions
from companion.table.journal import Journal
from companion.table.reports.fairness import ReelCount
from companion.table.reports.past_matches import Past, PastMatch, PastReader, PastRound, past
from companion.table.reports.player_figures import PlayerFigures, average, player_figures
from companion.table.reports.stories import Story, stories

LATEST = 30
"""Matches that are told round by round."""
LONGEST = 8
"""Rounds in a list of the longest."""


class EditionFigures(Struct, frozen=True, kw_only=True):
    edition: str
    name: str
    matches: int
    finished: int
    rounds: int
    blocked: int
    """Rounds that nobody won."""
    average_points: float | None
    """What a round that was won is worth, where the winner takes all."""
    average_seconds: float | None
    """How long a round takes."""
    spins: int


class RoundFigures(Struct, frozen=True, kw_only=True):
    match: int
    """Counted from 1 in this journal."""
    edition: str
    """Its name."""
    round: int
    time: str
    winner: str | None
    """The name; None if it was blocked."""
    points: int
    """Given out in all."""
    seconds: float
    spins: int


class RoundPoints(Struct, frozen=True, kw_only=True):
    round: int
    winner: str | None
    """The name; None if it was blocked."""
    points: tuple[int, ...]
    """In the order of the match's players."""
    corrected: bool


class MatchFigures(Struct, frozen=True, kw_only=True):
    match: int
    edition: str
    time: str
    """When it began."""
    cards: Literal["real", "virtual"]
    scoring: Scoring
    target: int
    ended: bool
    winners: tuple[str, ...]
    """Names; empty while it is played, or if it was broken off."""
    seconds: float
    spins: int
    players: tuple[str, ...]
    """Names, those who got up last."""
    rounds: tuple[RoundPoints, ...]


class Statistics(Struct, frozen=True, kw_only=True):
    at: int
    """The last record that is counted."""
    first: str
    """When the first and the last record were written; empty if there is none."""
    last: str
    matches: int
    finished: int
    """Matches that somebody has won."""
    rounds: int
    blocked: int
    seconds: float
    """Played in matches; pauses and silences of more than an hour left out."""
    spins: int
    """That hold, outside of matches too."""
    stories: tuple[Story, ...]
    """What people like to tell of it, the best first."""
    players: tuple[PlayerFigures, ...]
    """Who won most first, bots last."""
    editions: tuple[EditionFigures, ...]
    """What was played most first."""
    reels: tuple[ReelCount, ...]
    longest_rounds: tuple[RoundFigures, ...]
    """By time, the longest first."""
    busiest_rounds: tuple[RoundFigures, ...]
    """By spins."""
    longest_match: MatchFigures | None
    busiest_match: MatchFigures | None
    latest: tuple[MatchFigures, ...]
    """The last matches in which a round was scored, the latest first."""


def statistics(journal: Journal) -> Statistics:
    """Count a whole journal. This reads all of it: not for the event loop."""
    return _figures(past(journal))


class StatisticsReader:
    """Counts a journal that grows: each time it reads only what is new."""

    def __init__(self) -> None:
        self._past = PastReader()

    def read_on(self, journal: Journal) -> bool:
        """Take in the next records. Returns whether there may be more of them."""
        return self._past.read_on(journal)

    def result(self) -> Statistics:
        """Of all that was read so far."""
        return _figures(self._past.result())


def _figures(told: Past) -> Statistics:
    rounds = [(match, round) for match in told.matches for round in match.rounds]
    played = [match for match in told.matches if match.rounds]
    return Statistics(
        at=told.at,
        first=told.first,
        last=told.last,
        matches=len(told.matches),
        finished=sum(match.finished for match in told.matches),
        rounds=len(rounds),
        blocked=sum(round.scored.winner is None for _, round in rounds),
        seconds=round(sum(match.seconds for match in told.matches), 3),
        spins=len(told.spins),
        stories=stories(told),
        players=player_figures(told),
        editions=_editions(told),
        reels=told.reels,
        longest_rounds=_most(told, rounds, lambda each: each.seconds),
        busiest_rounds=_most(told, rounds, lambda each: each.spins),
        longest_match=_longest(told, played, lambda match: match.seconds),
        busiest_match=_longest(told, played, lambda match: match.spins),
        latest=tuple(match_figures(told, match) for match in reversed(played[-LATEST:])),
    )


def edition_name(id: str) -> str:
    """An edition from outside may be gone by now."""
    known = editions().get(id)
    return known.name if known else id


# Editions


def _editions(told: Past) -> tuple[EditionFigures, ...]:
    by_edition: dict[str, list[PastMatch]] = {}
    for match in told.matches:
        by_edition.setdefault(match.match.edition, []).append(match)
    figures = (_edition(id, matches) for id, matches in by_edition.items())
    return tuple(sorted(figures, key=lambda each: (-each.matches, -each.rounds, each.name)))


def _edition(id: str, matches: Sequence[PastMatch]) -> EditionFigures:
    rounds = [round for match in matches for round in match.rounds]
    worth = [
        _given(round)
        for match in matches
        if match.match.options.scoring == "standard"
        for round in match.rounds
        if round.scored.winner is not None
    ]
    return EditionFigures(
        edition=id,
        name=edition_name(id),
        matches=len(matches),
        finished=sum(match.finished for match in matches),
        rounds=len(rounds),
        blocked=sum(round.scored.winner is None for round in rounds),
        average_points=average(worth),
        average_seconds=average([round.seconds for round in rounds]),
        spins=sum(match.spins for match in matches),
    )


def _given(round: PastRound) -> int:
    return sum(round.scored.points.values())


# Rounds and matches


def _most(
    told: Past, rounds: Iterable[tuple[PastMatch, PastRound]], size: Callable[[PastRound], float]
) -> tuple[RoundFigures, ...]:
    longest = sorted((each for each in rounds if size(each[1]) > 0), key=lambda each: -size(each[1]))
    return tuple(_round(told, match, round) for match, round in longest[:LONGEST])


def _round(told: Past, match: PastMatch, round: PastRound) -> RoundFigures:
    winner = round.scored.winner
    return RoundFigures(
        match=match.number,
        edition=edition_name(match.match.edition),
        round=round.scored.round,
        time=round.time,
        winner=None if winner is None else told.name(match, winner),
        points=_given(round),
        seconds=round.seconds,
        spins=round.spins,
    )


def _longest(
    told: Past, matches: Sequence[PastMatch], size: Callable[[PastMatch], float]
) -> MatchFigures | None:
    longest = max(matches, key=size, default=None)
    return match_figures(told, longest) if longest is not None and size(longest) > 0 else None


def match_figures(told: Past, match: PastMatch) -> MatchFigures:
    state = match.match
    ids = [player.id for player in match.everybody]
    return MatchFigures(
        match=match.number,
        edition=edition_name(state.edition),
        time=match.time,
        cards=state.cards,
        scoring=state.options.scoring,
        target=state.options.target,
        ended=state.ended,
        winners=tuple(told.name(match, id) for id in state.winners),
        seconds=round(match.seconds, 3),
        spins=match.spins,
        players=tuple(told.name(match, id) for id in ids),
        rounds=tuple(
            RoundPoints(
                round=round.scored.round,
                winner=None if round.scored.winner is None else told.name(match, round.scored.winner),
                points=tuple(round.scored.points.get(id, 0) for id in ids),
                corrected=round.corrected,
            )
            for round in match.rounds
        ),
    )
