"""The history in words: what each record says to those who sit at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import assert_never, cast

from companion.names import TrayKind
from companion.rules.editions import editions
from companion.rules.faces import told_of
from companion.sentences import NOTHING, Listed, Sentence, Value, as_sentence, listed, plural
from companion.table.journal import Shown, UnknownRecord, records
from companion.table.journal.records import Player
from companion.table.journal.state import TableState
from companion.table.journal.undo import FOREGONE
from companion.table.journal.verdict import numbered
from companion.table.view import Line
from companion.tray import find_faces

Naming = Callable[[str], Player]
"""Finds the player with an id."""


class PlayerNames:
    """Finds the player with an id while a history is told: bots of different matches have the same ids."""

    def __init__(self, state: TableState, before: records.MatchStarted | None) -> None:
        """`before`: the match at the beginning of what is told, if it is not the last one."""
        self._state = state
        self._bots = {} if before is None else _bots(before)

    def __call__(self, id: str) -> Player:
        return self._bots.get(id) or self._state.player(id)

    def follow(self, shown: Shown) -> None:
        last = self._state.match
        for entry in shown.entries:
            if isinstance(entry.record, records.MatchStarted):
                # Those of the last match may have new names by now, which the state knows.
                is_last = last is not None and entry.sequence == last.record
                self._bots = {} if is_last else _bots(entry.record)


def _bots(match: records.MatchStarted) -> dict[str, Player]:
    return {each.id: each for each in match.players if each.bot}


def tell(shown: Shown, name: Naming) -> Iterator[Line]:
    """The lines for records that became visible to somebody at the same moment."""
    beside = {entry.sequence: entry.record for entry in shown.entries}
    for entry in shown.entries:
        record = entry.record
        if isinstance(record, UnknownRecord):
            continue
        if text := sentence(record, beside, name):
            back_to = record.back_to if isinstance(record, records.Undone) else None
            yield Line(
                at=shown.at,
                time=entry.time,
                kind=record.kind,
                text=text,
                back_to=back_to,
                stands=isinstance(record, FOREGONE),
            )


def sentence(
    record: records.Record, beside: Mapping[int, records.Record | UnknownRecord], name: Naming
) -> Sentence:
    """One record in words, nothing if it tells people nothing. A landing finds its draw beside it."""
    match record:
        case records.SpinLanded():
            drawn = beside.get(record.spin)
            return _spin(drawn, record, name) if isinstance(drawn, records.SpinDrawn) else NOTHING
        case records.SpinTold():
            return Sentence(
                "{spin} by hand: {outcome}.",
                spin=_who_spins(record.spinner, name),
                outcome=_faces(record, name),
            )
        case records.RoundScored():
            return _round(record, name)
        case records.Corrected():
            return Sentence("Corrected: {round}", round=_round(record.now, name))
        case records.TotalsDoubted():
            return doubt(record.misfits, name)
        case records.TotalsConfirmed():
            totals = listed(_points(player, total, name) for player, total in record.totals.items())
            return Sentence("The host says that these are the totals: {totals}.", totals=totals)
        case records.MatchStarted():
            return _start(record)
        case records.MatchEnded():
            if not record.winners:
                return Sentence("The match is broken off.")
            return plural(
                len(record.winners),
                "{players} wins the match!",
                "{players} win the match!",
                players=_and(map(name, record.winners)),
            )
        case records.ColourCalled():
            colour = as_sentence(record.colour)
            if record.by is None:
                return Sentence("{colour:capital} is called.", colour=colour)
            return Sentence("{player} calls {colour}.", player=name(record.by), colour=colour)
        case records.UnoPenalty():
            return _penalty(record, name)
        case records.TurnPassed():
            direction = as_sentence(record.direction)
            return Sentence("{player}'s turn, {direction}.", player=name(record.to), direction=direction)
        case records.DealerDrawn() | records.DealerNamed():
            return Sentence("{player} deals.", player=name(record.player))
        case records.PlayerChosen():
            return Sentence("{player} is chosen.", player=name(record.player))
        case records.Undone():
            return Sentence("Taken back.")
        case records.PlayerJoined():
            return Sentence("{player} sits down.", player=record.player)
        case records.PlayerLeft():
            return Sentence("{player} gets up.", player=name(record.player))
        case records.PlayerRenamed():
            return Sentence("{player} has a new name.", player=Player(record.player, record.name))
        case records.PlayerForgotten():
            return Sentence("A name is no longer offered.")
        case records.SeatsChanged():
            return Sentence("New seats: {players}.", players=listed(map(name, record.players)))
        case records.SeatTaken():
            return _allowed(_seat_taken(record, name), record, name)
        case records.HostNamed():
            return _allowed(_host_named(record, name), record, name)
        case records.SeatLeft():
            return Sentence("No device plays for {player} any more.", player=name(record.player))
        case records.TrackerSwitched():
            if record.on:
                return Sentence("Turns are followed from now on.")
            return Sentence("Turns are no longer followed.")
        case records.Paused():
            if record.reason:
                return Sentence("Paused: {reason}.", reason=record.reason)
            return Sentence("Paused.")
        case records.Resumed():
            return Sentence("Play goes on.")
        case records.JournalSetAside():
            return Sentence(
                "The journal was damaged and is kept aside as {file}: {left}.",
                file=record.file,
                left=_left(record),
            )
        case records.WrittenAgain(file=file):
            if not file:
                return Sentence("The disk works again, and everything is written down.")
            return Sentence(
                "The disk works again, and everything is written down; "
                "the journal that was there before is kept aside as {file}.",
                file=file,
            )
        case records.SpinDrawn() | records.MoveMade():
            # A spin is told when it lands, and a move by the game's own events.
            return NOTHING
        case (
            records.TableOpened()
            | records.SoundSwitched()
            | records.PaceChosen()
            | records.PlayedBy()
            | records.HouseRulesSettled()
            | records.Revealed()
        ):
            return NOTHING
        case _:
            assert_never(record)


def doubt(misfits: Sequence[records.Misfit], name: Naming) -> Sentence:
    """Why totals are not proven, and what to do; nothing if they are."""
    if not misfits:
        return NOTHING
    numbers = numbered([each.record for each in misfits])
    quotes = [
        Sentence("“{text}”", text=text)
        for each in misfits
        if each.says and (text := sentence(each.says, {}, name))
    ]
    if quotes:
        numbers = plural(
            len(misfits),
            "{records} (now it reads {quotes})",
            "{records} (now they read {quotes})",
            records=numbers,
            quotes=_and(quotes),
        )
    return plural(
        len(misfits),
        "{records:capital} does not fit the history, so the totals are not proven: "
        "the host confirms or corrects them.",
        "{records:capital} do not fit the history, so the totals are not proven: "
        "the host confirms or corrects them.",
        records=numbers,
    )


def _left(record: records.JournalSetAside) -> Sentence | Listed:
    if record.told_again:
        return Sentence("play goes on as it stood")
    if not record.kept:
        return Sentence("nothing in it can be read, so start a new match")
    return listed(_still_here(record), "; ")


def _still_here(record: records.JournalSetAside) -> Iterator[Sentence]:
    if record.misfits:
        yield plural(
            len(record.misfits),
            "{records} does not fit and is set aside",
            "{records} do not fit and are set aside",
            records=numbered([each.record for each in record.misfits]),
        )
    if record.put_in:
        yield Sentence("what somebody put in as {records} is taken out", records=numbered(record.put_in))
    if record.end == "unsure":
        yield Sentence(
            "{count} records are still here, but check the scores: more may be lost", count=record.kept
        )
    elif record.end != "whole":
        yield Sentence(
            "its first {count} records are still here, what came after is lost, so check the scores",
            count=record.kept,
        )
    elif record.misfits:
        yield Sentence("the other {count} records are still here", count=record.kept)
    else:
        yield Sentence("all its {count} records are still here", count=record.kept)


def _penalty(record: records.UnoPenalty, name: Naming) -> Sentence:
    if record.caught_by is None:
        return Sentence(
            "{player} forgot to call UNO and draws {count}.", player=name(record.player), count=record.cards
        )
    return Sentence(
        "{player} forgot to call UNO and draws {count}, caught by {by}.",
        player=name(record.player),
        count=record.cards,
        by=name(record.caught_by),
    )


def _seat_taken(record: records.SeatTaken, name: Naming) -> Sentence:
    player = name(record.player)
    if record.lent:
        return Sentence("{player} plays on a shared screen", player=player)
    if record.before:
        return Sentence("{player} plays on another device", player=player)
    return Sentence("{player} plays on a device", player=player)


def _host_named(record: records.HostNamed, name: Naming) -> Sentence:
    if record.player is None:
        return Sentence("Another device is host from now on")
    return Sentence("{player} is host from now on", player=name(record.player))


def _allowed(told: Sentence, record: records.SeatTaken | records.HostNamed, name: Naming) -> Sentence:
    """What happened, and in brackets why it was allowed."""
    match record.allowed:
        case "code":
            why = Sentence("with the seat's code")
        case "host":
            why = Sentence("the host said yes")
        case "players":
            why = Sentence("{players} said yes", players=_and(map(name, record.by)))
        case "tray":
            why = Sentence("with the tray's code")
        case _:
            return Sentence("{told}.", told=told)
    return Sentence("{told} ({why}).", told=told, why=why)


def _start(record: records.MatchStarted) -> Sentence:
    edition = editions().get(record.edition)
    return Sentence(
        "{players} play {edition} with {cards} cards.",
        players=_and(record.players),
        edition=edition.name if edition else record.edition,
        cards=as_sentence(record.cards),
    )


def _spin(drawn: records.SpinDrawn, landed: records.SpinLanded, name: Naming) -> Sentence:
    spin, outcome = _who_spins(drawn.spinner, name), _faces(drawn, name)
    stuck = [as_sentence(reel) for reel, how in landed.landed.items() if how == "failed"]
    notes = []
    if drawn.again is not None:
        notes.append(Sentence("the same faces as before the undo"))
    if landed.resumed:
        notes.append(Sentence("finished after a restart"))
    if stuck:
        notes.append(Sentence("the {reels} reel could not show it", reels=_and(stuck)))
    if not notes:
        return Sentence("{spin}: {outcome}.", spin=spin, outcome=outcome)
    return Sentence("{spin}: {outcome} ({notes}).", spin=spin, outcome=outcome, notes=listed(notes, "; "))


def _who_spins(spinner: str | None, name: Naming) -> Sentence:
    return Sentence("A spin") if spinner is None else Sentence("{player} spins", player=name(spinner))


def _faces(spin: records.SpinDrawn | records.SpinTold, name: Naming) -> Sentence:
    faces = find_faces(cast(TrayKind, spin.tray), spin.faces)
    return told_of(faces, Sentence("the spinner") if spin.spinner is None else name(spin.spinner))


def _round(scored: records.RoundScored, name: Naming) -> Sentence:
    if scored.winner is None:
        return Sentence("Round {round} was blocked, nobody scores.", round=scored.round)
    winner = name(scored.winner)
    gains = [_points(player, gain, name) for player, gain in scored.points.items() if gain]
    if not gains:
        return Sentence("{player} wins round {round}.", player=winner, round=scored.round)
    return Sentence(
        "{player} wins round {round}: {gains}.", player=winner, round=scored.round, gains=listed(gains)
    )


def _points(player: str, points: int, name: Naming) -> Sentence:
    return Sentence("{player} {points}", player=name(player), points=points)


def _and(values: Iterable[Value]) -> Listed:
    return listed(values, before_last=" and ")
