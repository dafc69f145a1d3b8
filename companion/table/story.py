"""The history in words: what each record says to those who sit at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import assert_never, cast

from companion.names import TrayKind
from companion.rules.editions import editions
from companion.rules.faces import told_of
from companion.table.journal import Shown, UnknownRecord, records
from companion.table.journal.verdict import numbered
from companion.table.view import Line
from companion.tray import find_faces

Naming = Callable[[str], str]
"""What a player is called."""


def tell(shown: Shown, name: Naming) -> Iterator[Line]:
    """The lines of what became visible to somebody at once."""
    beside = {entry.sequence: entry.record for entry in shown.entries}
    for entry in shown.entries:
        record = entry.record
        if isinstance(record, UnknownRecord):
            continue
        if text := sentence(record, beside, name):
            back_to = record.back_to if isinstance(record, records.Undone) else None
            yield Line(at=shown.at, time=entry.time, kind=record.kind, text=text, back_to=back_to)


def sentence(
    record: records.Record, beside: Mapping[int, records.Record | UnknownRecord], name: Naming
) -> str:
    """One record in words, nothing if it tells people nothing. A landing finds its draw beside it."""
    match record:
        case records.SpinLanded():
            drawn = beside.get(record.spin)
            return _spin(drawn, record, name) if isinstance(drawn, records.SpinDrawn) else ""
        case records.SpinTold():
            return f"{_who_spins(record.spinner, name)} by hand: {_faces(record, name)}."
        case records.RoundScored():
            return _round(record, name)
        case records.Corrected():
            return f"Corrected: {_round(record.now, name)}"
        case records.TotalsDoubted():
            return doubt(record.misfits, name)
        case records.TotalsConfirmed():
            totals = ", ".join(f"{name(player)} {total}" for player, total in record.totals.items())
            return f"The host says that these are the totals: {totals}."
        case records.MatchStarted():
            return _start(record)
        case records.MatchEnded():
            if not record.winners:
                return "The match is broken off."
            verb = "win" if len(record.winners) > 1 else "wins"
            return f"{_and([name(each) for each in record.winners])} {verb} the match!"
        case records.ColourCalled():
            by = "" if record.by is None else f" by {name(record.by)}"
            return f"{record.colour.capitalize()} is called{by}."
        case records.UnoPenalty():
            caught = "" if record.caught_by is None else f", caught by {name(record.caught_by)}"
            return f"{name(record.player)} forgot to call UNO and draws {record.cards}{caught}."
        case records.TurnPassed():
            return f"{name(record.to)}'s turn, {record.direction}."
        case records.DealerDrawn() | records.DealerNamed():
            return f"{name(record.player)} deals."
        case records.PlayerChosen():
            return f"{name(record.player)} is chosen."
        case records.Undone():
            return "Taken back."
        case records.PlayerJoined():
            return f"{record.player.name} sits down."
        case records.PlayerLeft():
            return f"{name(record.player)} gets up."
        case records.PlayerRenamed():
            return f"{record.name} has a new name."
        case records.PlayerForgotten():
            return "A name is offered no more."
        case records.SeatsChanged():
            return f"New seats: {', '.join(name(each) for each in record.players)}."
        case records.TrackerSwitched():
            return "Turns are followed from now on." if record.on else "Turns are followed no more."
        case records.Paused():
            return f"Paused: {record.reason}." if record.reason else "Paused."
        case records.Resumed():
            return "Play goes on."
        case records.JournalSetAside():
            return f"The journal was damaged and is kept aside as {record.file}: {_left(record)}."
        case records.WrittenAgain(file=file):
            instead = f"; the journal that was there before is kept aside as {file}" if file else ""
            return f"The disk works again, and everything is written down{instead}."
        case records.SpinDrawn() | records.MoveMade():
            # Its landing tells of a spin, and the game's own events of a move.
            return ""
        case (
            records.TableOpened()
            | records.SoundSwitched()
            | records.PlayedBy()
            | records.HouseRulesSettled()
            | records.Revealed()
        ):
            return ""
        case _:
            assert_never(record)


def doubt(misfits: Sequence[records.Misfit], name: Naming) -> str:
    """Why totals are not proven, and what to do; nothing if they are."""
    if not misfits:
        return ""
    numbers = numbered([each.record for each in misfits])
    quotes = [f"“{text}”" for each in misfits if each.says and (text := sentence(each.says, {}, name))]
    said = f" (now {'it reads' if len(misfits) == 1 else 'they read'} {_and(quotes)})" if quotes else ""
    verb = "does" if len(misfits) == 1 else "do"
    return (
        f"{numbers}{said} {verb} not fit the history, so the totals are not proven: "
        "the host confirms or corrects them."
    )


def _left(record: records.JournalSetAside) -> str:
    if record.told_again:
        return "play goes on as it stood"
    if not record.kept:
        return "nothing in it can be read, so start a new match"
    told = []
    if record.misfits:
        numbers = numbered([each.record for each in record.misfits])
        verb = "does not fit and is" if len(record.misfits) == 1 else "do not fit and are"
        told.append(f"{numbers.lower()} {verb} set aside")
    if record.put_in:
        told.append(f"what somebody put in as {numbered(record.put_in).lower()} is taken out")
    if record.end == "whole":
        told.append(f"{'the other' if record.misfits else 'all its'} {record.kept} records are still here")
    elif record.end == "unsure":
        told.append(f"{record.kept} records are still here, but check the scores: more may be lost")
    else:
        told.append(
            f"its first {record.kept} records are still here, what came after is lost, so check the scores"
        )
    return "; ".join(told)


def _start(record: records.MatchStarted) -> str:
    edition = editions().get(record.edition)
    players = _and([each.name for each in record.players])
    return f"{players} play {edition.name if edition else record.edition} with {record.cards} cards."


def _spin(drawn: records.SpinDrawn, landed: records.SpinLanded, name: Naming) -> str:
    stuck = [reel for reel, how in landed.landed.items() if how == "failed"]
    notes = []
    if drawn.again is not None:
        notes.append("the same faces as before the undo")
    if landed.resumed:
        notes.append("finished after a restart")
    if stuck:
        notes.append(f"the {_and(stuck)} reel could not show it")
    return f"{_who_spins(drawn.spinner, name)}: {_faces(drawn, name)}{_aside(notes)}."


def _who_spins(spinner: str | None, name: Naming) -> str:
    return "A spin" if spinner is None else f"{name(spinner)} spins"


def _faces(spin: records.SpinDrawn | records.SpinTold, name: Naming) -> str:
    faces = find_faces(cast(TrayKind, spin.tray), spin.faces)
    return told_of(faces, "the spinner" if spin.spinner is None else name(spin.spinner))


def _round(scored: records.RoundScored, name: Naming) -> str:
    if scored.winner is None:
        return f"Round {scored.round} was blocked, nobody scores."
    gains = [f"{name(player)} {gain}" for player, gain in scored.points.items() if gain]
    return f"{name(scored.winner)} wins round {scored.round}{': ' + ', '.join(gains) if gains else ''}."


def _aside(notes: Sequence[str]) -> str:
    return f" ({'; '.join(notes)})" if notes else ""


def _and(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
