"""``tray replay``: plays back a recorded game."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from companion.rules.match import Match

STDIN = Path("-")
MOST_BYTES = 64_000_000
"""The largest record that is read: months of play."""


def register(app: typer.Typer) -> None:
    app.command()(replay)


def replay(
    file: Annotated[
        Path, typer.Argument(help="A .uno record; - reads it from standard input.", show_default=False)
    ],
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="One JSON document: edition, players, options, moves (each as written, with its events "
            "as kind and text), rounds (winner and points), totals, winners. Seats count from 1.",
        ),
    ] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
) -> None:
    """Play back a recorded game, checking every move."""
    from companion.rules.notation import read_record

    match = read_record(_read(file))
    if as_json:
        _print_json(match)
    else:
        _tell(match, step=step and file != STDIN)


def _read(file: Path) -> str:
    from companion.rules.errors import BadNotation

    try:
        with nullcontext(sys.stdin.buffer) if file == STDIN else file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise BadNotation(f"{file} is larger than any record: check the name")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise BadNotation(
            f"{file} cannot be read ({error.strerror}): check the name of the record"
        ) from error
    except UnicodeDecodeError as error:
        raise BadNotation(f"{file} is not text (byte {error.start}), so it is not a record") from error


def _again(match: Match) -> Match:
    """The recorded match, before its first move."""
    from companion.rules.match import Match

    return Match(match.edition, match.names, options=match.options, house_rules=match.proposed_rules)


def _tell(recorded: Match, *, step: bool) -> None:
    from companion.cli.terminal.paint import stdout_paint
    from companion.cli.terminal.scores import final_line
    from companion.cli.terminal.story import Story

    match, paint = _again(recorded), stdout_paint()
    story = Story(match, paint)
    typer.echo(f"{paint(match.edition.name, 'bold')}: {', '.join(match.names)}")
    if options := match.options.differing(match.edition.default_options):
        typer.echo(f"Options: {options}")
    for move in recorded.log:
        story.tell(match.push(move), move.seat)
        if step:
            try:
                input(paint("… ", "dim"))
            except EOFError:
                step = False
    typer.echo("" if match.over else "\nThe record ends here; the match is not over.")
    typer.echo(final_line(match))


def _print_json(recorded: Match) -> None:
    import json

    match = _again(recorded)
    options = match.options.differing(match.edition.default_options)
    moves = [
        {
            "move": str(move),
            "events": [
                {"kind": type(event).__name__, "text": str(event.text(match.name))}
                for event in match.push(move)
            ],
        }
        for move in recorded.log
    ]
    document = {
        "edition": match.edition.id,
        "version": match.edition.version,
        "players": match.names,
        "options": dict(word.split("=", 1) for word in options.split()),
        "moves": moves,
        "rounds": [
            {"winner": None if each.winner is None else each.winner + 1, "points": each.points}
            for each in match.results
        ],
        "totals": match.totals,
        "over": match.over,
        "winners": [seat + 1 for seat in match.winners],
    }
    typer.echo(json.dumps(document, indent=2, ensure_ascii=False))
