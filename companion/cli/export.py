"""``tray export``: rounds, spins or records, for spreadsheets, scripts and safekeeping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.flags import JournalFlag
from companion.errors import TrayError

if TYPE_CHECKING:
    from companion.table.journal import Journal


class What(StrEnum):
    ROUNDS = "rounds"
    SPINS = "spins"
    RECORDS = "records"


class Format(StrEnum):
    JSONL = "jsonl"
    CSV = "csv"


class NotExported(TrayError, OSError):
    """The file cannot be written."""


def register(app: typer.Typer) -> None:
    app.command()(export)


def export(
    what: Annotated[What, typer.Option(help="What to write.")] = What.ROUNDS,
    format: Annotated[Format, typer.Option(help="A JSON object a line, or a table.")] = Format.JSONL,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The file to write; printed if not given.", show_default=False),
    ] = None,
    data: JournalFlag = None,
) -> None:
    """Export what was played, as far as everybody may see it.

    Undos and corrections are applied.

    \b
    rounds   a line for each player in each round: match, edition, cards, round, time, player (the id),
             name, bot, won, points, total, left (cards by sort), corrected, seconds, spins
    spins    a line for each spin: record, time, match, round, tray, left, right, wheel (faces), text,
             spinner, chosen, told, again (the record of the draw that was shown again), landed (by reel),
             retried, resumed, seconds
    records  the journal itself, what was taken back included: sequence, time, audience, kind (only in CSV),
             record, salt, hash (SHA-256 of the hash before it and the JSON line without it)

    Times are UTC, in CSV to the second. A CSV file opens in a spreadsheet as it is: it begins with a byte
    order mark (not when it is printed), and a text that a spreadsheet would run as a formula, because it
    starts with = + - or @, gets an apostrophe in front. JSON lines have every text unchanged.
    """
    from companion.cli.data_folder import read

    if out is not None:
        _verify_place(out)
    with read(data) as journal:
        lines = _lines(journal, what, format)
        if out is None:
            stdout = typer.get_binary_stream("stdout")
            stdout.writelines(line.encode() for line in lines)
            return
        # Read everything first: an unreadable journal must not destroy an earlier export.
        _write(out, list(lines), "utf-8-sig" if format is Format.CSV else "utf-8")


def _lines(journal: Journal, what: What, format: Format) -> Iterator[str]:
    from companion.table.reports import export as made

    as_csv = format is Format.CSV
    match what:
        case What.ROUNDS:
            rounds = made.rounds(journal)
            return made.csv_lines(made.RoundRow, rounds) if as_csv else made.json_lines(rounds)
        case What.SPINS:
            spins = made.spins(journal)
            return made.csv_lines(made.SpinRow, spins) if as_csv else made.json_lines(spins)
        case What.RECORDS:
            records = made.records(journal)
            rows = made.record_rows(records)
            return made.csv_lines(made.RecordRow, rows) if as_csv else made.json_lines(records)


def _verify_place(out: Path) -> None:
    from companion.table.journal.opening import NAME

    if out.name.startswith(NAME):
        raise NotExported(f"{out.name} is the name of a journal: give the export another one.")


def _write(out: Path, lines: Iterable[str], encoding: str) -> None:
    try:
        with out.open("w", encoding=encoding, newline="") as file:
            file.writelines(lines)
    except OSError as error:
        raise NotExported(
            f"{out} cannot be written ({error.strerror}): name another place with --out."
        ) from error
