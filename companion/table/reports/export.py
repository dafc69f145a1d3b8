"""Exports: rounds, spins and records as lines of JSON or CSV, for spreadsheets, scripts and safekeeping.

Everything comes through `visible_to(None)`: what nobody may see yet is in no export. Rounds and spins are as
they count now, after undos and corrections; records are as they were written.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from companion.names import REELS_OF, ReelName
from companion.rules.faces import REELS, outcome
from companion.table.journal import Audience, Entry, Journal
from companion.table.journal.records import SpinDrawn
from companion.table.reports.past_matches import Past, PastMatch, PastRound, PastSpin, past

FORMULA = tuple("=+-@＝＋－＠")
"""What makes a spreadsheet run a cell instead of showing it."""


class RoundRow(Struct, frozen=True, kw_only=True):
    """A player in a round."""

    match: int
    """Counted from 1 in this journal."""
    edition: str
    cards: Literal["real", "virtual"]
    round: int
    time: str
    """When it was scored, UTC."""
    player: str
    """The id, which stays when somebody changes the name."""
    name: str
    bot: str
    """How strong a bot; empty for a person."""
    won: bool
    points: int
    """What the total grew by."""
    total: int
    """After this round."""
    left: dict[str, int]
    """How many cards of each sort were left, where they were counted."""
    corrected: bool
    seconds: float
    """How long the round took."""
    spins: int
    """In this round, by anybody."""


class SpinRow(Struct, frozen=True, kw_only=True):
    """A spin that landed, or that was told."""

    record: int
    """Of the draw."""
    time: str
    """When it landed, UTC."""
    match: int | None
    round: int | None
    tray: str
    faces: dict[str, str]
    """What each reel shows; empty where it did not spin. Each reel is a column of its own."""
    text: str
    """The outcome in one sentence."""
    spinner: str
    """Who pushed the nose, if anybody knows: the name."""
    chosen: str
    """Whom the spinner chose."""
    told: bool
    """Turned by hand."""
    again: int | None
    """The record of the draw whose faces were shown again after an undo."""
    landed: dict[str, str]
    """By reel: confirmed, expected or failed."""
    retried: tuple[str, ...]
    resumed: bool
    """Drawn before a restart, landed after it."""
    seconds: float | None


class RecordRow(Struct, frozen=True, kw_only=True):
    """A record for a spreadsheet. Its hash is made of the JSON line, not of these cells."""

    sequence: int
    time: str
    audience: Audience
    kind: str
    record: str
    salt: str
    hash: str


Row = RoundRow | SpinRow | RecordRow


def rounds(journal: Journal) -> Iterator[RoundRow]:
    """One row a player and round."""
    told = past(journal)
    for match in told.matches:
        totals: dict[str, int] = {}
        for round in match.rounds:
            yield from _round(told, match, round, totals)


def _round(told: Past, match: PastMatch, round: PastRound, totals: dict[str, int]) -> Iterator[RoundRow]:
    scored = round.scored
    for player in match.there(round):
        points = scored.points.get(player.id, 0)
        totals[player.id] = totals.get(player.id, 0) + points
        yield RoundRow(
            match=match.number,
            edition=match.match.edition,
            cards=match.match.cards,
            round=scored.round,
            time=round.time,
            player=player.id,
            name=told.name(match, player.id),
            bot=player.bot,
            won=player.id == scored.winner,
            points=points,
            total=totals[player.id],
            left=scored.left.get(player.id, {}),
            corrected=round.corrected,
            seconds=round.seconds,
            spins=round.spins,
        )


def spins(journal: Journal) -> Iterator[SpinRow]:
    """One row a spin."""
    told = past(journal)
    return (_spin(told, spin) for spin in told.spins)


def _spin(told: Past, spin: PastSpin) -> SpinRow:
    spun, landed = spin.spun, spin.landed
    match = None if spin.match is None else told.matches[spin.match - 1]

    def name(id: str | None) -> str:
        return "" if id is None else told.name(match, id)

    reels = next((reels for tray, reels in REELS_OF.items() if tray == spun.tray), ())
    shown = dict(zip(reels, spun.faces, strict=False))
    faces = tuple(face for reel in reels for face in REELS[reel] if face.id == shown.get(reel))
    return SpinRow(
        record=spin.record,
        time=spin.time,
        match=spin.match,
        round=spin.round,
        tray=spun.tray,
        faces={reel: shown.get(reel, "") for reel in get_args(ReelName)},
        text=str(outcome(faces)) if len(faces) == len(reels) > 0 else "",
        spinner=name(spun.spinner),
        chosen=name(spin.chosen),
        told=landed is None,
        again=spun.again if isinstance(spun, SpinDrawn) else None,
        landed=landed.landed if landed else {},
        retried=landed.retried if landed else (),
        resumed=landed.resumed if landed else False,
        seconds=landed.seconds if landed else None,
    )


def records(journal: Journal) -> Iterator[Entry]:
    """All that everybody may see, in the order in which it was written.

    Who has them all can check the chain; a hidden one leaves a gap that is closed once it is revealed.
    """
    shown = {entry.sequence for shown in journal.visible_to(None) for entry in shown.entries}
    return (entry for entry in journal.records() if entry.sequence in shown)


def json_lines(rows: Iterable[Row | Entry]) -> Iterator[str]:
    """Each as a JSON object. Entries are to the letter what their hashes are made of, with the hash."""
    for row in rows:
        line = row.line if isinstance(row, Entry) else msgspec.json.encode(_by_column(row))
        yield f"{line.decode()}\n"


def csv_lines(columns: type[Row], rows: Iterable[Row]) -> Iterator[str]:
    """A head and a line each, as in RFC 4180. What a spreadsheet would run gets an apostrophe in front."""
    yield _csv_line(_columns(columns))
    for row in rows:
        yield _csv_line([_cell(name, value) for name, value in _by_column(row).items()])


def record_rows(entries: Iterable[Entry]) -> Iterator[RecordRow]:
    """Records as a table has them."""
    for entry in entries:
        yield RecordRow(
            sequence=entry.sequence,
            time=entry.time,
            audience=entry.audience,
            kind=msgspec.json.decode(entry.body, type=_Kind).kind,
            record=entry.body,
            salt=entry.salt,
            hash=entry.hash,
        )


class _Kind(Struct):
    kind: str


def _columns(row: type[Row]) -> list[str]:
    spread = row is SpinRow
    return [
        column
        for name in row.__struct_fields__
        for column in (get_args(ReelName) if spread and name == "faces" else (name,))
    ]


def _by_column(row: Row) -> dict[str, object]:
    faces = row.faces if isinstance(row, SpinRow) else {}
    return {name: faces[name] if name in faces else getattr(row, name) for name in _columns(type(row))}


def _csv_line(cells: Sequence[str]) -> str:
    line = StringIO()
    csv.writer(line).writerow(cells)
    return line.getvalue()


def _cell(column: str, value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case dict():
            return _text(" ".join(f"{name}={each}" for name, each in value.items()))
        case tuple():
            return _text(" ".join(value))
        case str():
            return _text(_moment(value) if column == "time" else value)
    return str(value)


def _moment(time: str) -> str:
    """As spreadsheets read a date and a time, to the second."""
    return time[:19].replace("T", " ")


def _text(text: str) -> str:
    """A name may be anything, and whoever opens the file must not run it. Leading spaces help nobody."""
    return f"'{text}" if text.lstrip().startswith(FORMULA) else text
