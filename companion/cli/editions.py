"""``tray editions``: lists the editions that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from companion.rules.edition import Edition


def register(app: typer.Typer) -> None:
    app.command()(editions)


def editions(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON list, for scripts.")] = False,
) -> None:
    """List the editions that can be played."""
    from companion.rules.editions import editions as installed

    known = list(installed().values())
    typer.echo(_as_json(known) if as_json else _as_table(known))


def reels_of(edition: Edition) -> Sequence[str]:
    from companion.names import REELS_OF

    return REELS_OF[edition.spinner] if edition.spinner else ()


def _as_json(known: Sequence[Edition]) -> str:
    import json

    listed = [
        {
            "id": edition.id,
            "name": edition.name,
            "version": edition.version,
            "summary": edition.summary,
            "cards": len(edition.deck),
            "colours": [colour.word for colour in edition.colours],
            "spinner": edition.spinner,
            "reels": reels_of(edition),
        }
        for edition in known
    ]
    return json.dumps(listed, indent=2, ensure_ascii=False)


def _as_table(known: Sequence[Edition]) -> str:
    from companion.cli.terminal.paint import stdout_paint, table

    paint = stdout_paint()
    rows = [[paint(word, "dim") for word in ("edition", "name", "cards", "colours", "reels it needs")]]
    for edition in known:
        colours = " ".join(paint(f"{colour.shape}{colour.letter}", colour.word) for colour in edition.colours)
        rows.append(
            [
                paint(edition.id, "bold"),
                edition.name,
                str(len(edition.deck)),
                colours,
                " and ".join(reels_of(edition)) or "none",
            ]
        )
    advice = "tray rules EDITION shows its cheat sheet, tray play EDITION starts a game."
    return "\n".join([*table(rows, numbers=(2,)), "", paint(advice, "dim")])
