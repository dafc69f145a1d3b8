"""A simulation as a picture: wins by seat on the left, what decided the rounds on the right."""

from __future__ import annotations

from companion.bots.tally import wilson
from companion.cli.picture import Box, Icon, Line, Picture, Words
from companion.cli.simulation_report import DEFINITION, Decider, Report, percent
from companion.rules.art import CARDS, FACES, Drawing

NIGHT, PANEL, RAIL = "#12161d", "#1b212b", "#2b3442"
CHALK, FAINT, SPONGE, SEA = "#f6f3ea", "#a9b4c2", "#ffd23f", "#5aa9ff"

WIDTH = 1120
MARGIN, GAP, TOP = 32, 16, 128
HALF = (WIDTH - 3 * MARGIN) / 2
FACTS = 128
ROW, BAR = 44, 20
ICONS, NAME, SEAT, VALUE = 68, 180, 152, 64
MOST_DECIDERS = 10


def chart(report: Report) -> Picture:
    deciders = [each for each in report.deciders() if each.decided][:MOST_DECIDERS]
    seats = _height(len(report.plan.bots))
    height = max(seats + GAP + FACTS, _height(len(deciders)))
    title = f"{report.edition.name}: {report.tally.matches:,} matches"
    picture = Picture(WIDTH, round(TOP + height + 64), title, NIGHT)
    picture.put(
        Words(MARGIN, 64, title, 34, CHALK, bold=True),
        Words(MARGIN, 98, _subtitle(report), 17, FAINT),
        Words(MARGIN, TOP + height + 36, f"Whiskers: 95 % Wilson intervals. {DEFINITION}", 14, FAINT),
    )
    _seats(picture, report, Box(MARGIN, TOP, HALF, seats, PANEL, 16))
    _facts(picture, report, Box(MARGIN, TOP + seats + GAP, HALF, height - seats - GAP, PANEL, 16))
    _deciders(picture, report, deciders, Box(2 * MARGIN + HALF, TOP, HALF, height, PANEL, 16))
    return picture


def _height(rows: int) -> float:
    return 72 + max(1, rows) * ROW + 16


def _subtitle(report: Report) -> str:
    options = report.plan.options.differing(report.edition.default_options)
    parts = (f"{len(report.plan.bots)} players", f"to {report.goal}", f"seed {report.plan.seed}", options)
    return " · ".join(part for part in parts if part)


def _title(picture: Picture, panel: Box, words: str) -> None:
    picture.put(panel, Words(panel.x + 24, panel.y + 40, words, 20, CHALK, bold=True))


def _seats(picture: Picture, report: Report, panel: Box) -> None:
    _title(picture, panel, "Wins by seat")
    matches, seats = report.tally.matches, len(report.plan.bots)
    shares = [(wins / matches, *wilson(wins, matches)) for wins in report.tally.wins]
    full = max(high for _, _, high in shares)
    left, room = panel.x + 24 + SEAT, HALF - 48 - SEAT - VALUE
    for seat, (share, low, high) in enumerate(shares):
        y = panel.y + 72 + seat * ROW
        picture.put(
            Words(panel.x + 24, y + 26, f"Seat {seat + 1}", 16, CHALK, bold=True),
            Words(panel.x + 90, y + 26, report.plan.bots[seat], 16, FAINT),
            Words(panel.x + HALF - 24, y + 26, percent(share), 16, CHALK, "end"),
        )
        _bar(picture, Box(left, y + 10, room, BAR, RAIL, 8), (share / full, low / full, high / full), SPONGE)
    even = left + room / seats / full
    picture.put(
        Line(even, panel.y + 68, even, panel.y + 72 + seats * ROW, FAINT, 1.5),
        Words(even, panel.y + 60, "even", 13, FAINT, "middle"),
    )


def _facts(picture: Picture, report: Report, panel: Box) -> None:
    """How long a match is and how many points a round gives, in large figures."""
    picture.put(panel)
    tally = report.tally
    facts = (
        (f"{tally.rounds.mean:.1f}", "rounds a match", tally.rounds.margin),
        (f"{tally.moves.mean:,.0f}", "moves a match", tally.moves.margin),
        (f"{tally.points.mean:.0f}", "points a round", tally.points.margin),
    )
    middle = panel.y + panel.height / 2
    for place, (figure, label, margin) in enumerate(facts):
        x = panel.x + HALF * (2 * place + 1) / (2 * len(facts))
        picture.put(
            Words(x, middle - 4, figure, 34, CHALK, "middle", bold=True),
            Words(x, middle + 20, label, 14, FAINT, "middle"),
            Words(x, middle + 40, f"± {margin:.1f}", 14, FAINT, "middle"),
        )


def _deciders(picture: Picture, report: Report, deciders: list[Decider], panel: Box) -> None:
    _title(picture, panel, "What decided the rounds")
    if not deciders:
        picture.put(Words(panel.x + 24, panel.y + 98, "No special card and no spin.", 16, FAINT))
        return
    rounds = report.decided_rounds
    shares = [(each.decided / rounds, *wilson(each.decided, rounds)) for each in deciders]
    full = max(high for _, _, high in shares)
    left, room = panel.x + 24 + ICONS + NAME, HALF - 48 - ICONS - NAME - VALUE
    for place, (each, (share, low, high)) in enumerate(zip(deciders, shares, strict=True)):
        y = panel.y + 72 + place * ROW
        for index, drawing in enumerate(_art(each)):
            picture.put(Icon(panel.x + 24 + ICONS / 2 * index, y + 6, 28, drawing, CHALK, PANEL))
        picture.put(
            Words(panel.x + 24 + ICONS + 4, y + 26, each.word, 14, CHALK),
            Words(panel.x + HALF - 24, y + 26, percent(share), 16, CHALK, "end"),
        )
        _bar(picture, Box(left, y + 10, room, BAR, RAIL, 8), (share / full, low / full, high / full), SEA)


def _art(decider: Decider) -> list[Drawing]:
    """The card's drawing, if there is one: editions from outside may have none."""
    if decider.card:
        found = CARDS.get(decider.card)
        return [found] if found else []
    return [FACES[face.id] for face in decider.faces]


def _bar(picture: Picture, rail: Box, parts: tuple[float, float, float], fill: str) -> None:
    """A bar, and a whisker from low to high: dark on the bar, light beside it."""
    share, low, high = (rail.x + part * rail.width for part in parts)
    middle = rail.y + rail.height / 2
    picture.put(
        rail,
        Box(rail.x, rail.y, share - rail.x, rail.height, fill, rail.round),
        Line(low, middle, share, middle, NIGHT),
        Line(low, middle - 5, low, middle + 5, NIGHT),
        Line(share, middle, high, middle, CHALK),
        Line(high, middle - 5, high, middle + 5, CHALK),
    )
