"""``tray print``: what comes out of the printer is as large as it should be, and says everything."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

import numpy as np
import pypdfium2  # type: ignore[import-untyped]
import pytest
from numpy.typing import NDArray

from companion.cli.paper.disc_sheets import MARGIN
from companion.cli.paper.letters import width_of
from companion.cli.paper.pdf import PAPERS, Page, document
from companion.config.discs import DISCS
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.editions import editions
from companion.rules.faces import REELS
from tests.cli.terminal import run

DOTS = 10
"""Pixels for a millimetre."""
PIXEL = 0.25
"""Millimetres that a line's own width and the pixels may add."""


class Printer(Protocol):
    def __call__(self, sheet: str, paper: str = "a4") -> pypdfium2.PdfDocument: ...


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Printer:
    """Each sheet is printed once, however often it is looked at."""
    home = tmp_path_factory.mktemp("printer")

    @cache
    def out_of(sheet: str, paper: str) -> Path:
        out = home / f"{sheet}-{paper}.pdf"
        done = run(home, "print", sheet, "--paper", paper, "--out", str(out))
        assert done.returncode == 0, done.stderr
        assert "100 %" in done.stdout
        return out

    return lambda sheet, paper="a4": pypdfium2.PdfDocument(out_of(sheet, paper))


def grey(page: pypdfium2.PdfPage) -> NDArray[np.uint8]:
    """The page as a printer without colours puts it on paper."""
    return np.asarray(page.render(scale=DOTS * 25.4 / 72).to_pil().convert("L"))


def row(picture: NDArray[np.uint8], up: float) -> NDArray[np.uint8]:
    """The row of pixels this many millimetres above the lower edge."""
    line: NDArray[np.uint8] = picture[picture.shape[0] - round(up * DOTS)]
    return line


def longest_line(pixels: NDArray[np.uint8]) -> float:
    """In millimetres."""
    dark = np.flatnonzero(np.diff(np.concatenate([[0], pixels < 128, [0]]).astype(int)))
    return float((dark[1::2] - dark[::2]).max(initial=0) / DOTS)


@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("sheet", ["eyes", "wheel"])
def test_the_ruler_is_100_mm_long(printed: Printer, sheet: str, paper: str) -> None:
    with printed(sheet, paper) as pdf:
        picture = grey(pdf[0])
    length = max(longest_line(row(picture, MARGIN + 12 + shift / DOTS)) for shift in range(-3, 4))
    # The round ends of its line add a line's width.
    assert length == pytest.approx(100 + 0.3, abs=PIXEL)


@pytest.mark.parametrize("paper", list(PAPERS))
def test_discs_have_the_size_of_the_printed_ones(printed: Printer, paper: str) -> None:
    with printed("eyes", paper) as pdf:
        picture = grey(pdf[0])
    up, aside = PAPERS[paper].height - 96, 10.0
    across = row(picture, up + aside)[: round(PAPERS[paper].width / 2 * DOTS)]
    inked = np.flatnonzero(across < 250)
    chord = float(inked[-1] - inked[0]) / DOTS
    radius = ((chord / 2) ** 2 + aside**2) ** 0.5
    assert radius == pytest.approx(DISCS.of("left").radius - DISCS.paper.smaller, abs=PIXEL)


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_pages_have_the_size_of_the_paper(printed: Printer, paper: str, width: float, height: float) -> None:
    with printed("wheel", paper) as pdf:
        size = [points / 72 * 25.4 for points in pdf[0].get_size()]
    assert size == pytest.approx([width, height], abs=0.05)


@pytest.mark.parametrize("spinner", list(REELS_OF))
def test_every_face_has_its_words_on_its_disc(printed: Printer, spinner: TrayKind) -> None:
    with printed(spinner) as pdf:
        words = pdf[0].get_textpage().get_text_bounded().upper()
    for reel in REELS_OF[spinner]:
        for face in REELS[reel]:
            assert all(word in words for word in face.word.split())


def test_there_is_a_cheat_sheet_for_every_edition(printed: Printer) -> None:
    with printed("cheat-sheets", "letter") as pdf:
        pages = [page.get_textpage().get_text_bounded() for page in pdf]
        lowest = [np.flatnonzero((grey(page) < 200).any(axis=1))[-1] / DOTS for page in pdf]
    for page, edition in zip(pages, editions().values(), strict=True):
        assert edition.name in page
        assert all(title in page for title in edition.cheat_sheet)
    assert max(lowest) < PAPERS["letter"].height - 8, "a sheet runs over the edge of the paper"


def test_faces_differ_in_black_and_white(printed: Printer) -> None:
    with printed("eyes") as pdf:
        picture = grey(pdf[0])
    middle, height = PAPERS["a4"].width / 2, PAPERS["a4"].height - 96
    seen = []
    sides: tuple[tuple[ReelName, int], ...] = (("left", -1), ("right", 1))
    for reel, side in sides:
        disc = DISCS.of(reel)
        x = middle + side * (disc.radius + 3) + disc.window[0] - disc.axis[0]
        y = height + disc.window[1] - disc.axis[1]
        half = round(disc.face / 2 * 0.7 * DOTS)
        row_, column = picture.shape[0] - round(y * DOTS), round(x * DOTS)
        seen.append(picture[row_ - half : row_ + half, column - half : column + half] < 128)
    # Each window shows a symbol on its ground, not one even field.
    assert all(0.1 < part.mean() < 0.9 for part in seen)


def test_the_same_sheet_is_the_same_file(home: Path) -> None:
    for name in ("one", "two"):
        assert run(home, "print", "wheel", "--out", str(home / f"{name}.pdf")).returncode == 0
    assert (home / "one.pdf").read_bytes() == (home / "two.pdf").read_bytes()


def test_other_files_than_pdf_are_refused(home: Path) -> None:
    done = run(home, "print", "eyes", "--out", str(home / "eyes.png"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "must end in .pdf" in done.stderr


def test_a_place_that_cannot_be_written_is_told(home: Path) -> None:
    done = run(home, "print", "eyes", "--out", str(home / "no" / "eyes.pdf"))
    assert done.returncode == 2
    assert "choose another place" in done.stderr


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("Zoë’s “naïve” × 2", "Zoë’s “naïve” × 2"),
        ("Łukasz Dvořák", "Lukasz Dvorák"),
        ("Ива́н Андрей Щукин", "Ivan Andrey Shchukin"),
        ("Ољга", "Oljga"),
        ("Ἀθηνᾶ", "Athina"),
        ("春 Mei", "? Mei"),
    ],
)
def test_letters_that_no_printer_font_has_are_written_in_latin_ones(words: str, printed: str) -> None:
    page = Page(PAPERS["a4"])
    page.text((20, 20), words, 5)
    with pypdfium2.PdfDocument(document([page], "Names")) as pdf:
        assert pdf[0].get_textpage().get_text_bounded() == printed
    assert width_of(words, 5) == width_of(printed, 5)
