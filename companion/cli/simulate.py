"""``tray simulate``: many matches among bots, with statistics."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from companion.cli.options import Agreed, Target, read_options
from companion.errors import TrayError

MOST_WORKERS = 61
"""Windows cannot wait for more processes than this."""
WORTH_A_WORKER = 25
"""Matches per process: with fewer it does not pay to start another one."""
PICTURES = (".svg", ".png")


class BadPlot(TrayError, ValueError):
    """The picture cannot be written to this file."""


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    edition: Annotated[str, typer.Argument(help="What to play, as `tray editions` lists them.")],
    *,
    games: Annotated[
        int, typer.Option(min=1, help="Games to play; a game is one match to the target, of several rounds.")
    ] = 200,
    players: Annotated[
        int | None,
        typer.Option(help="Seats: 2 to 10; 4, or as many as --bots lists, if not given.", show_default=False),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for all seats, as `tray bots` lists them, or one for each seat: sharp,easy,easy."
        ),
    ] = "easy",
    seed: Annotated[
        int | None,
        typer.Option(
            help="The same seed plays the same games; drawn and printed if not given.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_WORKERS, help="Processes; one for each core if not given.", show_default=False
        ),
    ] = None,
    target: Target = None,
    agreed: Agreed = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Draw the result: a name that ends in .svg or .png.", show_default=False
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for scripts.")] = False,
) -> None:
    """Let bots play many games and count how they went.

    Who won, how long it took, and what decided it.
    """
    from secrets import randbits
    from time import perf_counter

    from companion.bots.simulation import Plan
    from companion.bots.simulation import simulate as run
    from companion.cli.simulation_chart import chart
    from companion.cli.simulation_report import Report, as_text
    from companion.cli.terminal.paint import stdout_paint
    from companion.rules.editions import edition as find

    game = find(edition)
    if players is not None:
        game.verify_seats(players)
    strengths = _strengths(bots, players)
    game.verify_seats(len(strengths))
    options = read_options(game, agreed, target)
    if plot:
        _verify_picture(plot)
    plan = Plan(game.id, strengths, options, randbits(32) if seed is None else seed)
    hands = min(workers or min(_cores(), 1 + games // WORTH_A_WORKER), games)
    start = perf_counter()
    with _progress(games) as on_progress:
        tally = run(plan, games, hands, on_progress)
    report = Report(game, plan, tally, hands, perf_counter() - start)
    typer.echo(report.as_json() if as_json else "\n".join(as_text(report, stdout_paint())))
    if plot:
        try:
            chart(report).save(plot)
        except OSError as error:
            raise _unwritable(plot, error) from error


def _strengths(text: str, players: int | None) -> tuple[str, ...]:
    """One bot for all seats, or one for each."""
    from companion.bots import find
    from companion.rules.errors import BadSetup

    listed = tuple(word.strip() for word in text.split(","))
    for word in listed:
        find(word)
    if len(listed) == 1:
        return listed * (4 if players is None else players)
    if players not in (None, len(listed)):
        raise BadSetup(
            f"--bots names {len(listed)} players but --players says {players}: "
            "name a bot for each, or one for all"
        )
    return listed


def _verify_picture(path: Path) -> None:
    """Refuse a bad --plot before hours of play, not after."""
    if path.suffix.lower() not in PICTURES:
        raise BadPlot(f"--plot writes {' or '.join(PICTURES)}, so {path.name!r} needs another ending")
    if not path.absolute().parent.is_dir():
        raise BadPlot(f"there is no folder {str(path.parent)!r} for --plot: make it, or name another")
    try:
        path.open("ab").close()
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError) -> BadPlot:
    return BadPlot(f"{str(path)!r} cannot be written ({error.strerror or error}): name another --plot")


def _cores() -> int:
    """The cores that this process may use."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(here or 1, MOST_WORKERS)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
