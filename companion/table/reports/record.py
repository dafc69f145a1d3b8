"""The record of a match with virtual cards, as `tray replay` plays it; there is one once it is over."""

from __future__ import annotations

from companion.errors import TrayError
from companion.rules.editions import edition as find_edition
from companion.rules.match import Match as Engine
from companion.rules.notation import parse_move, write_record
from companion.sentences import Sentence
from companion.table.errors import Refused
from companion.table.journal import Journal
from companion.table.journal.records import MatchStarted, MoveMade, RoundScored
from companion.table.journal.state import MatchState
from companion.table.journal.undo import effective


def record_of(journal: Journal, match: MatchState) -> str:
    """The match as text. Nobody gets it before the end, as it holds every hand."""
    if match.cards != "virtual":
        raise Refused("A match with real cards has no record of its moves: look at its history.")
    if not match.ended:
        raise Refused("The record tells every hand: it is there when the match is over.")
    entries = effective(journal.records(since=match.record - 1))
    begun = entries[0].record
    assert isinstance(begun, MatchStarted)
    edition = find_edition(begun.edition)
    engine = Engine(
        edition,
        [each.name for each in match.players],
        options=match.options,
        house_rules=begun.house_rules,
    )
    try:
        for entry in entries[1:]:
            if isinstance(entry.record, MatchStarted):
                break
            if isinstance(entry.record, MoveMade):
                engine.push(parse_move(entry.record.move, edition))
    except TrayError as error:
        raise Refused(
            Sentence(
                "This companion cannot replay the whole match ({error}): an older one played its beginning,"
                " or it is in a journal that broke.",
                error=error.sentence,
            )
        ) from error
    if [each.points for each in engine.results] != [_points(match, each.scored) for each in match.rounds]:
        raise Refused("The beginning of this match is in a journal that broke: there is no record of it.")
    return write_record(engine)


def _points(match: MatchState, scored: RoundScored) -> tuple[int, ...]:
    return tuple(scored.points.get(each.id, 0) for each in match.players)
