"""``tray statistics``: who wins, how long it takes, what the reels showed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.flags import JournalFlag

if TYPE_CHECKING:
    from companion.cli.terminal.paint import Paint
    from companion.table.reports.player_figures import PlayerFigures
    from companion.table.reports.statistics import MatchFigures, RoundFigures, Statistics


def register(app: typer.Typer) -> None:
    app.command()(statistics)


def statistics(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for scripts.")] = False,
    data: JournalFlag = None,
) -> None:
    """Show who won, how long it took, and what the reels showed.

    Pauses, and silences of more than an hour, are not counted as playing.
    """
    from companion.cli.data_folder import read
    from companion.cli.terminal.paint import stdout_paint
    from companion.table.reports.statistics import statistics as count

    paint = stdout_paint()
    with read(data) as journal:
        result = count(journal)
        chain = journal.verify()
    typer.echo(_as_json(result) if as_json else "\n".join(as_text(result, paint)))
    if not chain.ok:
        typer.echo(paint(f"\nNot proven: {chain.text}", "red"), err=as_json)


def _as_json(result: Statistics) -> str:
    import msgspec

    from companion.sentences import encode

    return msgspec.json.format(msgspec.json.encode(result, enc_hook=encode), indent=2).decode()


def as_text(result: Statistics, paint: Paint) -> Iterator[str]:
    if not result.matches and not result.spins:
        yield "Nothing has been played here yet: tray sim or tray run opens a table."
        return
    yield paint(_title(result), "bold")
    yield paint(f"{result.first[:10]} to {result.last[:10]}, {duration(result.seconds)} of play", "dim")
    for part in (_players, _editions, _records, _faces):
        lines = list(part(result, paint))
        if lines:
            yield ""
            yield from lines


def _title(result: Statistics) -> str:
    blocked = f", {result.blocked} of them blocked" if result.blocked else ""
    return (
        f"{_many(result.matches, 'match', 'matches')} ({result.finished:,} won), "
        f"{_many(result.rounds, 'round')}{blocked}, {_many(result.spins, 'spin')}"
    )


def _head(paint: Paint, *words: str) -> list[str]:
    return [paint(word, "dim") for word in words]


def _players(result: Statistics, paint: Paint) -> Iterator[str]:
    if not result.players:
        return
    words = ("player", "matches won", "rounds won", "points a round", "highest", "UNO forgotten")
    yield from _numbers([_head(paint, *words), *(_player(each, paint) for each in result.players)])
    if any(each.average_points is None and each.average_charge is not None for each in result.players):
        yield paint("* charged: the lowest total wins.", "dim")


def _player(each: PlayerFigures, paint: Paint) -> list[str]:
    if each.average_points is not None:
        points = f"{each.average_points:.1f}"
    else:
        points = "–" if each.average_charge is None else f"{each.average_charge:.1f}*"
    name = str(each.name)
    return [
        paint(name, "dim") if each.bot else name,
        f"{each.wins:,} of {each.matches:,}",
        f"{each.rounds_won:,} of {each.rounds:,}",
        points,
        "–" if each.highest_round is None else f"{each.highest_round:,}",
        f"{each.penalties:,}",
    ]


def _numbers(rows: list[list[str]]) -> list[str]:
    """A table of a name and many numbers."""
    from companion.cli.terminal.paint import table

    return table([[*row, ""] for row in rows], gap="  ", numbers=tuple(range(1, len(rows[0]))))


def _editions(result: Statistics, paint: Paint) -> Iterator[str]:
    if not result.editions:
        return
    rows = [_head(paint, "edition", "matches", "rounds", "points a round", "a round takes", "spins")]
    for each in result.editions:
        points = "–" if each.average_points is None else f"{each.average_points:.1f}"
        takes = "–" if each.average_seconds is None else duration(each.average_seconds)
        rows.append([each.name, f"{each.matches:,}", f"{each.rounds:,}", points, takes, f"{each.spins:,}"])
    yield from _numbers(rows)


def _records(result: Statistics, paint: Paint) -> Iterator[str]:
    from companion.cli.terminal.paint import table

    rows = []
    if result.longest_rounds:
        longest = result.longest_rounds[0]
        rows.append(["longest round", duration(longest.seconds), _which_round(longest)])
    if result.busiest_rounds:
        busiest = result.busiest_rounds[0]
        rows.append(["most spins in a round", f"{busiest.spins:,}", _which_round(busiest)])
    if result.longest_match is not None:
        match = result.longest_match
        rows.append(["longest match", duration(match.seconds), _which_match(match)])
    if result.busiest_match is not None:
        match = result.busiest_match
        rows.append(["most spins in a match", f"{match.spins:,}", _which_match(match)])
    if rows:
        yield from table(rows, numbers=(1,))


def _which_round(each: RoundFigures) -> str:
    won = f"won by {each.winner}" if each.winner else "blocked"
    return f"match {each.match}, round {each.round}, {won}"


def _which_match(each: MatchFigures) -> str:
    if each.winners:
        end = f"won by {' and '.join(each.winners)}"
    else:
        end = "broken off" if each.ended else "not over yet"
    return f"match {each.match} ({each.edition}), {end}"


def _faces(result: Statistics, paint: Paint) -> Iterator[str]:
    from companion.cli.terminal.paint import table

    if not result.reels:
        return
    rows = [_head(paint, "reel", "face", "drawn", "expected")]
    for reel in result.reels:
        for place, face in enumerate(reel.faces):
            rows.append(["" if place else reel.reel, face.word, f"{face.count:,}", f"{face.expected:,.1f}"])
    yield from table([[*row, ""] for row in rows], numbers=(2, 3))
    yield paint("tray audit says whether that is as even as chance should be.", "dim")


def duration(seconds: float) -> str:
    """As people say it: 42 s, 7 min, 1 h 05 min."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02} min"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count:,} {one if count == 1 else more or one + 's'}"
