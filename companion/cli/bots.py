"""``tray bots``: lists the bots that can fill a seat."""

from __future__ import annotations

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(bots)


def bots(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON list, for scripts.")] = False,
) -> None:
    """List the bots that can fill a seat."""
    from companion.bots import strengths

    if as_json:
        import json

        listed = [{"strength": each, "summary": kind.summary} for each, kind in strengths().items()]
        typer.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    from companion.cli.terminal.paint import stdout_paint, table

    paint = stdout_paint()
    rows = [[paint(strength, "bold"), kind.summary] for strength, kind in strengths().items()]
    advice = "tray play EDITION --bots BOT plays against one, tray simulate EDITION --bots BOT,BOT compares."
    typer.echo("\n".join([*table(rows), "", paint(advice, "dim")]))
