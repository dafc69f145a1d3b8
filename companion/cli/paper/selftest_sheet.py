"""The report of a self-test on paper: for the lid of the tray, or to go with a question."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from companion.cli.paper.letters import lines_of
from companion.cli.paper.pdf import Page, Paper, document
from companion.tray.selftest.check import Verdict
from companion.tray.selftest.report import CheckReport, Report

MARGIN = 18.0
LINE = 4.6
SMALL, TEXT, BIG = 3.0, 3.5, 6.5
INDENT = 46.0
GREY = "#606060"
SIGNS = {
    Verdict.WELL: ("well", "#12783f"),
    Verdict.WARNING: ("look", "#8a6500"),
    Verdict.WRONG: ("WRONG", "#c9261f"),
    Verdict.SKIPPED: ("not tried", GREY),
}
Picture = tuple[str, Image.Image]


def selftest_pdf(report: Report, pictures: Sequence[Picture], paper: Paper) -> bytes:
    sheets = _Sheets(paper)
    _head(sheets, report)
    for check in report.checks:
        _check(sheets, check)
    if pictures:
        _pictures(sheets, pictures)
    return document(sheets.pages, f"Tray Companion: self-test of {report.when[:10]}")


class _Sheets:
    """Pages that are filled from the top, a new one whenever the last is full."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.pages: list[Page] = []
        self.y = 0.0
        self.room(1)

    @property
    def width(self) -> float:
        return self.paper.width - 2 * MARGIN

    def room(self, height: float) -> Page:
        """A page with this much room below `y`."""
        if not self.pages or self.y - height < MARGIN:
            self.pages.append(Page(self.paper))
            self.y = self.paper.height - MARGIN
            number = f"{len(self.pages)}"
            self.pages[-1].text(
                (self.paper.width - MARGIN, MARGIN - 6), number, SMALL, align="right", colour=GREY
            )
        return self.pages[-1]

    def paragraph(self, words: str, x: float, size: float = TEXT, *, colour: str = "#000000") -> None:
        for line in lines_of(words, self.paper.width - MARGIN - x, size):
            page = self.room(LINE)
            page.text((x, self.y), line, size, colour=colour)
            self.y -= LINE


def _head(sheets: _Sheets, report: Report) -> None:
    page = sheets.room(40)
    sheets.y -= BIG
    page.text((MARGIN, sheets.y), "Tray self-test", BIG, font="bold")
    page.text((sheets.paper.width - MARGIN, sheets.y), report.when[:10], BIG, align="right", colour=GREY)
    sheets.y -= 9
    _, colour = SIGNS[report.verdict]
    page.text((MARGIN, sheets.y), report.summary, 5.0, font="bold", colour=colour)
    sheets.y -= 7
    if not report.complete:
        sheets.paragraph("It was stopped before every check was made.", MARGIN)
    versions = ", ".join(f"{name} {number}" for name, number in report.versions.items())
    sheets.paragraph(f"{report.model}, serial number: {report.serial}", MARGIN, SMALL, colour=GREY)
    sheets.paragraph(
        f"Board {report.board}, wired as {report.profile}; {versions}; {report.when}",
        MARGIN,
        SMALL,
        colour=GREY,
    )
    sheets.y -= 2


def _check(sheets: _Sheets, check: CheckReport) -> None:
    sign, colour = SIGNS[check.verdict]
    sheets.y -= 1.5
    page = sheets.room(3 * LINE)
    page.line(((MARGIN, sheets.y + LINE), (sheets.paper.width - MARGIN, sheets.y + LINE)), "#d0d0d0", 0.2)
    page.text((MARGIN, sheets.y), str(check.title), TEXT, font="bold")
    page.text((sheets.paper.width - MARGIN, sheets.y), sign, TEXT, font="bold", align="right", colour=colour)
    for line in lines_of(check.text, sheets.width - INDENT - 20, TEXT):
        sheets.room(LINE).text((MARGIN + INDENT, sheets.y), line, TEXT)
        sheets.y -= LINE
    if check.cause:
        sheets.paragraph(f"Likely cause: {check.cause}", MARGIN + INDENT)
    if check.fix:
        sheets.paragraph(f"Next step: {check.fix}", MARGIN + INDENT)
    if check.figures:
        figures = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in check.figures.items())
        sheets.paragraph(figures, MARGIN + INDENT, SMALL, colour=GREY)


def _pictures(sheets: _Sheets, pictures: Sequence[Picture]) -> None:
    """Two a row, each as large as it can be read."""
    width = (sheets.width - 6) / 2
    for place, (title, picture) in enumerate(pictures):
        dot = width / picture.width
        height = picture.height * dot
        if place % 2 == 0:
            sheets.y -= 4
            sheets.room(height + 2 * LINE)
        x = MARGIN + place % 2 * (width + 6)
        page, top = sheets.pages[-1], sheets.y
        page.text((x, top - LINE), title, SMALL, colour=GREY)
        base = top - LINE - 2 - height
        page.fill([_box(x, base, width, height)], "#05080c")
        page.fill(
            [
                _box(x + left * dot, base + (picture.height - 1 - row) * dot, (right - left) * dot, dot)
                for row, left, right in _runs(picture)
            ],
            "#cdecff",
        )
        if place % 2 == 1 or place == len(pictures) - 1:
            sheets.y = base - 2


def _runs(picture: Image.Image) -> list[tuple[int, int, int]]:
    """Lit dots that lie side by side: row, first, and the one after the last."""
    found = []
    for row in range(picture.height):
        begin = None
        for x in range(picture.width + 1):
            lit = x < picture.width and bool(picture.getpixel((x, row)))
            if lit and begin is None:
                begin = x
            elif not lit and begin is not None:
                found.append((row, begin, x))
                begin = None
    return found


def _box(x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
