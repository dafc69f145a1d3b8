"""A match told again from what is known of it, for a journal that has to begin anew in the middle of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict, replace

from companion.errors import TrayError
from companion.rules.notation import parse_move
from companion.table.journal import TRAY, Addressed
from companion.table.journal.records import (
    ColourCalled,
    DealerNamed,
    HouseRulesSettled,
    MatchEnded,
    MatchStarted,
    PaceChosen,
    Paused,
    PlayerChosen,
    PlayerLeft,
    Record,
    SoundSwitched,
    SpinTold,
    TotalsConfirmed,
    TotalsDoubted,
    TurnPassed,
    Undone,
    UnoPenalty,
)
from companion.table.journal.state import MatchState, TableState
from companion.table.virtual.game import Made, addressed


def retell(
    state: TableState, moves: Sequence[Made], engine: str, after: int
) -> tuple[Record | Addressed, ...]:
    """Records to write after record number `after`, which lead to the same scores, seats, dealer, outcome and
    chance, and to the same moves of an open round. Mistakes that were corrected are left out."""
    records: list[Record | Addressed] = []
    match = state.match
    # An outcome of this round is told after the rounds before, as somebody may still have to be chosen.
    fresh = state.spin is not None and match is not None and state.spin.record > match.round_began
    begun, *rest = _match(match, engine) if match is not None else (None,)
    if begun is not None:
        records.append(begun)
    if not fresh:
        records += _outcome(state, after + len(records))
    records += rest
    if fresh:
        records += _outcome(state, after + len(records))
    records += _taken_back(state, after + len(records))
    if state.muted is not None:
        records.append(SoundSwitched(muted=state.muted))
    if state.pace is not None:
        records.append(PaceChosen(pace=state.pace))
    if state.drawn is not None:
        # Without the record that it repeats, as that is in another journal.
        records.append(replace(state.drawn[1], again=None))
    if state.playing is not None and state.playing.cards == "virtual":
        records += _moves(state.playing, moves)
    return tuple(records)


def _match(match: MatchState, engine: str) -> Iterator[Record]:
    yield MatchStarted(
        edition=match.edition,
        edition_version=match.edition_version,
        engine_version=engine,
        cards=match.cards,
        options=asdict(match.options),
        players=(*match.players, *match.gone),
        house_rules=match.proposed_rules,
        tracker=match.tracker,
    )
    if match.house_rules != match.proposed_rules:
        yield HouseRulesSettled(agreed=False)
    for gone in match.gone:
        yield PlayerLeft(player=gone.id)
    for round in match.rounds:
        yield round.scored
    if any(match.confirmed.values()):
        yield TotalsConfirmed(totals=match.totals)
    if match.doubt:
        yield TotalsDoubted(misfits=match.doubt)
    yield from match.seatings
    if match.dealer is not None:
        yield DealerNamed(player=match.dealer)
    if match.turn is not None:
        yield TurnPassed(to=match.turn, direction=match.direction)
    if match.colour is not None:
        yield ColourCalled(colour=match.colour)
    for penalty in match.penalties:
        yield UnoPenalty(player=penalty.player, cards=penalty.cards, caught_by=penalty.caught_by)
    if match.paused is not None:
        yield Paused(reason=match.paused)
    if match.ended:
        yield MatchEnded(winners=match.winners, totals=match.totals)


def _outcome(state: TableState, after: int) -> Iterator[Record]:
    """The last outcome. How it was drawn and landed is told in the other journal only."""
    if (spin := state.spin) is not None:
        yield SpinTold(tray=spin.tray, faces=spin.faces, spinner=spin.spinner)
        if spin.chosen is not None:
            yield PlayerChosen(spin=after + 1, player=spin.chosen)


def _moves(match: MatchState, moves: Sequence[Made]) -> list[Addressed]:
    edition = match.rules
    try:
        return [addressed(parse_move(made.move, edition), (), made.evidence) for _, made in moves]
    except TrayError:
        # This companion does not understand them, so the round has to be dealt again anyway.
        return []


def _taken_back(state: TableState, after: int) -> Iterator[Record | Addressed]:
    """Chance that was taken back stays drawn in the new journal, too."""
    spins, dealers, moves = state.taken_back.spins, state.taken_back.dealers, state.taken_back.moves
    for _, spin in spins:
        yield replace(spin, again=None)
    for _, dealer in dealers:
        yield replace(dealer, again=None)
    for _, made in moves:
        yield Addressed(TRAY, replace(made, again=None))
    if spins or dealers or moves:
        yield Undone(back_to=after)
