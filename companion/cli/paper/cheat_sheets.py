"""Cheat sheets to lay on the table: one page an edition, in the words of ``tray rules``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.cli.paper.disc_art import INK, PAPER, drawing_at
from companion.cli.paper.letters import lines_of
from companion.cli.paper.pdf import Page, Paper
from companion.cli.rules import (
    AT_THE_START,
    CARDS,
    CHALLENGE,
    GOING_OUT,
    ON_YOUR_TURN,
    WILD_DRAW_FOUR,
    calling_uno,
)
from companion.names import REELS_OF, TrayKind
from companion.rules import art
from companion.rules.edition import Edition
from companion.rules.faces import REELS, Face, outcome

MARGIN, GUTTER, FOOT = 14.0, 8.0, 18.0
SCALES = [percent / 100 for percent in range(150, 60, -2)]
TEXT, LEADING, TITLE = 3.4, 4.6, 4.2
RULE = "#c9c2b2"
FAINT = "#5c5648"
SUN = "#ffd23f"

Draw = Callable[[Page, float, float, float], None]
"""Draws a block onto a page, from x and its top, in this width."""


@dataclass(frozen=True, slots=True)
class Block:
    """Something of a known height that stays together."""

    height: float
    draw: Draw


def cheat_sheet(edition: Edition, paper: Paper) -> Page:
    """Title across the page, then two columns in the largest print that fits."""
    page = Page(paper)
    top = _headline(page, edition)
    for scale in SCALES:
        width = ((paper.width - 2 * MARGIN) / scale - GUTTER) / 2
        columns = _in_two(list(_blocks(edition, width)))
        if max(_height(column) for column in columns) <= (top - FOOT) / scale:
            break
    with page.enlarged(scale):
        for number, column in enumerate(columns):
            y = top / scale
            for block in column:
                block.draw(page, MARGIN / scale + number * (width + GUTTER), y, width)
                y -= block.height
    place = (paper.width / 2, MARGIN - 4)
    page.text(
        place, "Tray Companion prints this with: tray print cheat-sheets", 2.8, align="middle", colour=FAINT
    )
    return page


def _in_two(blocks: list[Block]) -> tuple[list[Block], list[Block]]:
    """Split the blocks so that the taller of the two columns is as short as possible."""
    cut = min(range(1, len(blocks)), key=lambda n: max(_height(blocks[:n]), _height(blocks[n:])))
    return blocks[:cut], blocks[cut:]


def _height(blocks: list[Block]) -> float:
    return sum(block.height for block in blocks)


def _headline(page: Page, edition: Edition) -> float:
    width, height = page.paper.width, page.paper.height
    band = 34.0
    page.fill([((0, height - band), (width, height - band), (width, height), (0, height))], SUN)
    page.text((MARGIN, height - 17), edition.name, 10, font="bold", colour=INK)
    for number, line in enumerate(lines_of(edition.summary, width - 2 * MARGIN - 50, 4)):
        page.text((MARGIN, height - 25 - 5 * number), line, 4, colour=INK)
    x = width - MARGIN - 10 * len(edition.colours) + 5
    for colour in edition.colours:
        drawing = art.DRAWINGS[f"colour-{colour.word}"]
        for inked in drawing_at(drawing, (x, height - 14), 8, INK, SUN):
            page.fill(inked.outlines, inked.colour)
        page.text((x, height - 24), colour.letter, 4, font="bold", align="middle", colour=INK)
        x += 10
    return height - band - 9


def _blocks(edition: Edition, width: float) -> Iterator[Block]:
    options = edition.default_options
    yield _cards(edition, width)
    yield _words("On your turn", ON_YOUR_TURN, width)
    for title, text in edition.cheat_sheet.items():
        if title != "Wild Draw Four":
            yield _words(title, text, width)
    if edition.spinner:
        yield _outcomes(edition.spinner)
    yield _words("At the start", AT_THE_START, width)
    challenge = CHALLENGE if options.challenge else ""
    yield _words("Wild Draw Four", f"{WILD_DRAW_FOUR} {challenge}", width)
    yield _words("UNO", calling_uno(options), width)
    yield _words("Going out and score", GOING_OUT.format(target=options.target), width)


def _title(page: Page, x: float, y: float, words: str) -> None:
    page.text((x, y - TITLE), words, TITLE, font="bold", colour=INK)


def _words(title: str, text: str, width: float) -> Block:
    lines = lines_of(text, width, TEXT)

    def draw(page: Page, x: float, y: float, width: float) -> None:
        _title(page, x, y, title)
        for number, line in enumerate(lines):
            page.text((x, y - TITLE - LEADING * (number + 1)), line, TEXT)

    return Block(TITLE + LEADING * len(lines) + 5, draw)


def _cards(edition: Edition, width: float) -> Block:
    """Every kind of card with its picture: how many there are, what it is worth, what it does."""
    kinds = Counter(card.kind for card in edition.deck)
    samples = {card.kind: card for card in edition.deck}
    icon, row = 9.0, 13.0

    def draw(page: Page, x: float, y: float, width: float) -> None:
        _title(page, x, y, f"{len(edition.deck)} cards")
        y -= TITLE + 3
        for kind, count in kinds.items():
            card = samples[kind]
            numbered = card.number is not None
            name = f"{kind} cards".capitalize() if numbered else str(card.title)
            points = "printed points" if numbered else f"{card.points} points"
            drawing = art.CARDS.get(kind)
            if drawing is not None:
                _symbol(page, drawing, (x + icon / 2, y - icon / 2), icon - 1)
            elif kind == "number":
                page.text((x + icon / 2, y - icon / 2 - 2), "0–9", 4.4, font="bold", align="middle")
            what = CARDS.get(kind, "")
            shift = 0.0 if what else -1.8
            heading = name[0].upper() + name[1:].removesuffix(" 2")
            page.text((x + icon + 3, y - 3.6 + shift), heading, TEXT, font="bold")
            note = f"{count} ×, {points}"
            page.text((x + width, y - 3.6 + shift), note, 2.8, align="right", colour=FAINT)
            for number, line in enumerate(lines_of(what, width - icon - 3, 2.9)):
                page.text((x + icon + 3, y - 7.2 - 3.4 * number), line, 2.9)
            y -= row

    return Block(TITLE + 3 + row * len(kinds) + 4, draw)


def _outcomes(spinner: TrayKind) -> Block:
    title = f"The {spinner}"
    first, *second = [REELS[reel] for reel in REELS_OF[spinner]]
    return _grid(title, first, *second) if second else _list(title, first)


def _grid(title: str, whos: tuple[Face, ...], whats: tuple[Face, ...]) -> Block:
    """Who by what, a sentence each."""
    head, row = 12.0, 17.5

    def draw(page: Page, x: float, y: float, width: float) -> None:
        _title(page, x, y, title)
        y -= TITLE + 3
        side = 18.0
        column = (width - side) / len(whats)
        for number, what in enumerate(whats):
            middle = x + side + column * (number + 0.5)
            _symbol(page, art.of_face(what), (middle, y - 4), 8)
            page.text((middle, y - 11), what.word, 2.4, font="bold", align="middle")
        y -= head + 1
        for who in whos:
            page.line([(x, y), (x + width, y)], RULE, 0.2)
            _symbol(page, art.of_face(who), (x + side / 2, y - 5.4), 8)
            page.text((x + side / 2, y - 13), who.word, 2.4, font="bold", align="middle")
            for number, what in enumerate(whats):
                for line, words in enumerate(lines_of(str(outcome((who, what))), column - 2, 2.7)):
                    page.text((x + side + column * number + 1, y - 4.2 - 3.2 * line), words, 2.7)
            y -= row

    return Block(TITLE + 4 + head + row * len(whos) + 5, draw)


def _list(title: str, faces: tuple[Face, ...]) -> Block:
    row = 12.4

    def entry(page: Page, face: Face, x: float, y: float, width: float) -> None:
        _symbol(page, art.of_face(face), (x + 4, y - 4.4), 8)
        page.text((x + 11, y - 3.4), face.word, 2.9, font="bold")
        for number, line in enumerate(lines_of(str(outcome((face,))), width - 11, 2.9)):
            page.text((x + 11, y - 6.8 - 3.2 * number), line, 2.9)

    def draw(page: Page, x: float, y: float, width: float) -> None:
        _title(page, x, y, title)
        y -= TITLE + 3
        for face in faces:
            entry(page, face, x, y, width)
            y -= row

    return Block(TITLE + 3 + row * len(faces) + 5, draw)


def _symbol(page: Page, drawing: art.Drawing, middle: tuple[float, float], size: float) -> None:
    for inked in drawing_at(drawing, middle, size, INK, PAPER):
        page.fill(inked.outlines, inked.colour)
