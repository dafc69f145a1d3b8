"""How strong the bots are: their share of rounds and matches, with 95 % intervals.

One bot alone among others, in every seat equally often, each deal from every seat. Half or a quarter would
be an even share. Those who search may spend a number of playouts on a move, not a number of seconds. The
ceiling is a cheat, which searches with all hands and the pile known: no honest bot gets that far.

Without ``--full`` it is a sample of five minutes of processor time. ``--full`` plays more, and writes what it
measured to ``strength.json`` beside this file, row by row. Rows that are there already are kept, so that it
can be stopped and go on. Remove the file to measure anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from companion.rules.editions import editions
from tests.bench.strength.arena import Score, measure
from tests.bench.strength.players import SHARP_1

FILE = Path(__file__).with_name("strength.json")
SEATS = (2, 4)
SAMPLE_S = 300.0
SEARCHING = ("expert", "ceiling")
TIMES_SLOWER = 8
"""A share of the sample that one who searches gets, for one of the others."""
FULL = {("round", False): 4000, ("match", False): 400, ("round", True): 400, ("match", True): 40}
"""Games of a whole table, by what is played and whether the player searches."""


class Pair(NamedTuple):
    player: str
    against: str
    targets: dict[int, float]
    """The share to reach, by the number of players."""


PAIRS = (
    Pair("easy", "random-legal", {2: 0.50, 4: 0.25}),
    Pair(SHARP_1, "random-legal", {2: 0.75, 4: 0.45}),
    Pair(SHARP_1, "easy", {}),
    Pair("expert", SHARP_1, {2: 0.55, 4: 0.30}),
    Pair("ceiling", SHARP_1, {}),
    Pair("expert", "random-legal", {}),
    Pair("ceiling", "random-legal", {}),
    Pair("expert", "easy", {}),
    Pair("ceiling", "easy", {}),
)
SAMPLED = (PAIRS[0], PAIRS[1], PAIRS[3], PAIRS[4])


def run(full: bool = False) -> None:
    """Measure and print."""
    scores = []
    for score in whole() if full else sample():
        scores.append(score)
        print(line(score), flush=True)
    Console().print(table(scores))


def sample() -> Iterator[Score]:
    rows = [(pair, id, seats) for pair in SAMPLED for seats in SEATS for id in editions()]
    parts = [TIMES_SLOWER if pair.player in SEARCHING else 1 for pair, _, _ in rows]
    for (pair, id, seats), part in zip(rows, parts, strict=True):
        yield measure(id, seats, pair.player, pair.against, seconds=SAMPLE_S * part / sum(parts))


def whole() -> Iterator[Score]:
    """Every row, from the file if it is there."""
    known = {key(score): score for score in read()}
    for unit in ("round", "match"):
        for pair in PAIRS:
            for seats in SEATS:
                for id in editions():
                    row = (id, seats, pair.player, pair.against, unit)
                    if row not in known:
                        games = FULL[unit, pair.player in SEARCHING]
                        known[row] = measure(*row[:4], unit=unit, games=games)
                        write(list(known.values()))
                    yield known[row]


def key(score: Score) -> tuple[str, int, str, str, str]:
    return score.edition, score.seats, score.player, score.against, score.unit


def read() -> list[Score]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Score]) if FILE.exists() else []


def write(scores: list[Score]) -> None:
    rows = b",\n".join(msgspec.json.encode(score) for score in scores)
    FILE.write_bytes(b"[\n" + rows + b"\n]\n")


def target(score: Score) -> float | None:
    pairs = (pair for pair in PAIRS if (pair.player, pair.against) == (score.player, score.against))
    return next(pairs).targets.get(score.seats)


def verdict(score: Score) -> str:
    """Clear only if the whole interval is on one side."""
    wanted = target(score)
    if wanted is None:
        return ""
    word = "reached" if score.share >= wanted else "MISSED"
    unsure = ", within the interval" if score.low <= wanted <= score.high else ""
    return f"{word}, target {wanted:.0%}{unsure}"


def line(score: Score) -> str:
    return (
        f"{score.player} among {score.against}, {score.edition}, {score.seats} players: {score.share:.1%} of "
        f"{score.played} {score.unit}s ({score.low:.1%} to {score.high:.1%}) {verdict(score)}"
    )


def table(scores: list[Score]) -> Table:
    """A line for each pair and unit, a column for each edition."""
    title = "share of wins, with 95 % intervals"
    printed = Table("who among whom", "players", "of", *editions(), title=title)
    rows: dict[tuple[str, int, str], dict[str, Score]] = {}
    for score in scores:
        row = (f"{score.player} among {score.against}", score.seats, score.unit)
        rows.setdefault(row, {})[score.edition] = score
    for (who, seats, unit), by_edition in rows.items():
        cells = [
            f"{score.share:.1%}\n{score.low:.0%}–{score.high:.0%}"
            for score in map(by_edition.get, editions())
            if score
        ]
        printed.add_row(who, str(seats), f"{unit}s", *cells)
    return printed
