"""How each record changes the table: a pure function from state and record to the next state."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import assert_never, cast

from msgspec.structs import replace

from companion.names import TrayKind
from companion.rules.editions import editions
from companion.rules.faces import outcome
from companion.rules.options import Options
from companion.sentences import Sentence
from companion.table.journal.doubt import SEATING, confirmed, doubted, with_lost_rounds, without_points
from companion.table.journal.records import (
    ColourCalled,
    Corrected,
    DealerDrawn,
    DealerNamed,
    HostNamed,
    HouseRulesSettled,
    JournalSetAside,
    MatchEnded,
    MatchStarted,
    Misfit,
    MoveMade,
    PaceChosen,
    Paused,
    PlayedBy,
    Player,
    PlayerChosen,
    PlayerForgotten,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Record,
    Resumed,
    Revealed,
    RoundScored,
    SeatLeft,
    SeatsChanged,
    SeatTaken,
    SoundSwitched,
    SpinDrawn,
    SpinLanded,
    SpinTold,
    TableOpened,
    TotalsConfirmed,
    TotalsDoubted,
    TrackerSwitched,
    TurnPassed,
    Undone,
    UnoPenalty,
    WrittenAgain,
)
from companion.table.journal.rounds import Rounds, ScoredRound
from companion.table.journal.state import MatchState, Penalty, Spun, TableState, TakenBack
from companion.tray import find_faces

MOST_PEOPLE = 200
"""The most people in the roster. Whoever has not played for longest is forgotten first."""


def fold(state: TableState, sequence: int, record: Record) -> TableState:
    """The table after one more record."""
    if isinstance(record, MoveMade) and record.again is None:
        # Most records are such moves, which change nothing here.
        return state
    match record:
        case MatchStarted():
            return replace(
                state,
                match=_begun(sequence, record),
                spin=None,
                damage=None,
                roster=reduce(_remember, reversed(record.players), state.roster),
                people=max(state.people, *map(_number, record.players)),
                taken_back=TakenBack(),
                other_rounds={},
            )
        case SpinDrawn():
            return replace(state, drawn=(sequence, record), taken_back=_used(state.taken_back, record))
        case SpinLanded() if state.drawn is not None and state.drawn[0] == record.spin:
            return replace(state, spin=_spun(state, *state.drawn, record), drawn=None)
        case SpinTold():
            return replace(state, spin=_told(state, sequence, record))
        case PlayerChosen() if state.spin is not None:
            return replace(state, spin=replace(state.spin, chosen=record.player))
        case JournalSetAside(told_again=False):
            return _cut_off(replace(state, damage=record), sequence, record)
        case TotalsDoubted():
            return reduce(doubted, record.misfits, state)
        case SoundSwitched():
            return replace(state, muted=record.muted)
        case PaceChosen(pace=pace):
            return replace(state, pace=pace)
        case PlayerForgotten(player=player):
            return replace(state, roster=tuple(each for each in state.roster if each.id != player))
        case MoveMade(again=again) if again is not None:
            unused = tuple(each for each in state.taken_back.moves if each[0] != again)
            return replace(state, taken_back=replace(state.taken_back, moves=unused))
    if state.match is None:
        return state
    if isinstance(record, PlayerJoined):
        people = max(state.people, _number(record.player))
        state = replace(state, roster=_remember(state.roster, record.player), people=people)
    elif isinstance(record, PlayerRenamed):
        roster = tuple(_renamed(each, record) for each in state.roster)
        state = replace(state, roster=roster)
    elif isinstance(record, DealerDrawn) and record.again is not None:
        later = tuple(each for each in state.taken_back.dealers if each[0] != record.again)
        state = replace(state, taken_back=replace(state.taken_back, dealers=later))
    elif isinstance(record, RoundScored):
        if state.match is not None and state.match.ended:
            # The beginning of its match was set aside, so it counts nowhere.
            return state
        state = replace(_next_round(state), damage=None)
    match = _after(cast(MatchState, state.match), sequence, record)
    # A long match must not fill the memory with copies.
    return state if match is state.match else replace(state, match=match)


def _cut_off(state: TableState, sequence: int, record: JournalSetAside) -> TableState:
    """What was lost behind the last record may have changed the totals, too."""
    if record.end not in ("lost", "unsure"):
        return state
    return reduce(doubted, record.after or (Misfit(record=sequence),), state)


def fold_misfit(state: TableState, misfit: Misfit) -> TableState:
    """The table after a record that was set aside."""
    says = misfit.says
    if isinstance(says, SEATING):
        state = fold(state, misfit.record, says)
    elif isinstance(says, RoundScored) and state.playing is not None and says.round == state.round:
        scored = _scored(state.playing, ScoredRound(misfit.record, says))
        lost = ScoredRound(misfit.record, without_points(says), lost=True)
        state = replace(state, match=replace(scored, rounds=state.playing.rounds.then(lost)))
    return doubted(state, misfit)


def _next_round(state: TableState) -> TableState:
    """Play goes past what was taken back in this round, perhaps to what was taken back in the next."""
    rounds = state.other_rounds | ({state.round: state.taken_back} if state.taken_back != TakenBack() else {})
    return replace(state, taken_back=rounds.pop(state.round + 1, TakenBack()), other_rounds=rounds)


def _begun(sequence: int, record: MatchStarted) -> MatchState:
    return MatchState(
        record=sequence,
        edition=record.edition,
        edition_version=record.edition_version,
        cards=record.cards,
        options=_options(record),
        house_rules=record.house_rules,
        proposed_rules=record.house_rules,
        tracker=record.tracker,
        players=record.players,
    )


def _options(record: MatchStarted) -> Options:
    """The options of a match, even if its edition is gone by now or has other defaults."""
    edition = editions().get(record.edition)
    others = Options() if edition is None else edition.default_options
    known = {name: record.options[name] for name in Options.__struct_fields__ if name in record.options}
    return replace(others, **known)


def _after(match: MatchState, sequence: int, record: Record) -> MatchState:
    """The match after one more record."""
    match record:
        case PlayerJoined(player=player, seat=seat):
            gone = tuple(each for each in match.gone if each.id != player.id)
            return replace(match, players=(*match.players[:seat], player, *match.players[seat:]), gone=gone)
        case PlayerLeft(player=player):
            return match if record.stand_in else _without(match, player)
        case PlayerRenamed():
            return replace(
                match,
                players=tuple(_renamed(each, record) for each in match.players),
                gone=tuple(_renamed(each, record) for each in match.gone),
            )
        case SeatsChanged(players=order):
            return replace(match, players=tuple(sorted(match.players, key=lambda each: order.index(each.id))))
        case Paused(reason=reason):
            return replace(match, paused=reason)
        case Resumed():
            return replace(match, paused=None)
        case DealerDrawn(player=player) | DealerNamed(player=player):
            return _dealt_by(match, player)
        case TrackerSwitched(on=on):
            return _dealt_by(replace(match, tracker=on), match.dealer)
        case TurnPassed(to=player, direction=direction):
            return replace(match, turn=player, direction=direction)
        case ColourCalled(colour=colour):
            return replace(match, colour=colour)
        case UnoPenalty():
            penalty = Penalty(record.player, record.cards, record.caught_by)
            return replace(match, penalties=(*match.penalties, penalty))
        case PlayedBy():
            return replace(match, players=tuple(_played_by(each, record) for each in match.players))
        case SeatTaken(player=player) | SeatLeft(player=player):
            held = match.held if player in match.held else (*match.held, player)
            return replace(match, seatings=(*match.seatings, record), held=held)
        case HouseRulesSettled():
            return match if record.agreed else replace(match, house_rules=())
        case RoundScored():
            return _scored(with_lost_rounds(match, record), ScoredRound(sequence, record))
        case Corrected(record=wrong, now=scored):
            rounds = Rounds(
                ScoredRound(wrong, scored, corrected=True) if each.record == wrong else each
                for each in match.rounds
            )
            # Whether it is over is said anew, as the totals are others.
            return replace(match, rounds=rounds, ended=False, winners=())
        case TotalsConfirmed():
            return confirmed(match, sequence, record)
        case MatchEnded(winners=winners):
            return replace(match, ended=True, winners=winners, paused=None)
        case (
            MatchStarted() | SpinDrawn() | SpinLanded() | SpinTold() | PlayerChosen() | MoveMade() | Undone()
        ):
            return match
        case TableOpened() | JournalSetAside() | WrittenAgain() | SoundSwitched() | Revealed() | HostNamed():
            return match
        case PlayerForgotten() | TotalsDoubted() | PaceChosen():
            return match
        case _:
            assert_never(record)


def _dealt_by(match: MatchState, dealer: str | None) -> MatchState:
    """A round begins: the one beside the dealer plays first."""
    turn = match.next_to(dealer) if match.tracker and dealer is not None else None
    return replace(match, dealer=dealer, turn=turn, direction="clockwise")


def _scored(match: MatchState, round: ScoredRound) -> MatchState:
    fresh = replace(match, rounds=match.rounds.then(round), colour=None, penalties=(), seatings=(), torn=0)
    dealer = match.dealer
    if round.scored.winner is not None and dealer is not None:
        dealer = None if match.options.dealer == "draw" else match.next_to(dealer)
    return _dealt_by(fresh, dealer)


def _without(match: MatchState, gone: str) -> MatchState:
    """Somebody got up. Who was due next to them is due now."""
    players = tuple(each for each in match.players if each.id != gone)
    dealer = match.next_to(gone) if match.dealer == gone else match.dealer
    turn = match.next_to(gone, match.direction) if match.turn == gone else match.turn
    left = tuple(each for each in match.players if each.id == gone)
    return replace(match, players=players, gone=(*match.gone, *left), dealer=dealer, turn=turn)


def _remember(roster: tuple[Player, ...], player: Player) -> tuple[Player, ...]:
    if player.bot:
        return roster
    return (player, *(each for each in roster if each.id != player.id))[:MOST_PEOPLE]


def _number(player: Player) -> int:
    """The number in a person's id; 0 for a bot, as ids of bots are used again."""
    number = player.id.removeprefix("p")
    return int(number) if number.isdecimal() else 0


def _renamed(player: Player, record: PlayerRenamed) -> Player:
    return replace(player, name=record.name) if player.id == record.player else player


def _played_by(player: Player, record: PlayedBy) -> Player:
    return replace(player, bot=record.bot) if player.id == record.player else player


def _used(chance: TakenBack, drawn: SpinDrawn) -> TakenBack:
    return replace(chance, spins=tuple(each for each in chance.spins if each[0] != drawn.again))


def _spun(state: TableState, sequence: int, drawn: SpinDrawn, landed: SpinLanded) -> Spun:
    return Spun(
        record=sequence,
        tray=cast(TrayKind, drawn.tray),
        faces=drawn.faces,
        text=_text(drawn.tray, drawn.faces, _spinner(state, drawn)),
        spinner=drawn.spinner,
        landed=landed.landed,
        reasons=landed.reasons,
    )


def _told(state: TableState, sequence: int, told: SpinTold) -> Spun:
    return Spun(
        record=sequence,
        tray=cast(TrayKind, told.tray),
        faces=told.faces,
        text=_text(told.tray, told.faces, _spinner(state, told)),
        spinner=told.spinner,
        told=True,
    )


def _spinner(state: TableState, spin: SpinDrawn | SpinTold) -> Player | None:
    return None if spin.spinner is None else state.player(spin.spinner)


@lru_cache(128)
def _text(tray: str, faces: tuple[str, ...], spinner: Player | None) -> Sentence:
    """The outcome in words. There are few of them, and a journal may hold thousands of spins."""
    return outcome(find_faces(cast(TrayKind, tray), faces), spinner)
