"""Everything that can be printed, by name."""

from __future__ import annotations

from companion.cli.paper.cheat_sheets import cheat_sheet
from companion.cli.paper.disc_sheets import eyes_sheet, wheel_sheet
from companion.cli.paper.pdf import PAPERS, Page, document
from companion.rules.editions import editions


def pdf_of(sheet: str, paper: str) -> tuple[int, bytes]:
    """The number of pages, and the content of the file."""
    title, pages = _pages(sheet, paper)
    return len(pages), document(pages, f"Tray Companion: {title}")


def _pages(sheet: str, paper: str) -> tuple[str, list[Page]]:
    size = PAPERS[paper]
    if sheet == "eyes":
        return "discs for the eyes", [eyes_sheet(size)]
    if sheet == "wheel":
        return "disc for the wheel", [wheel_sheet(size)]
    return "cheat sheets", [cheat_sheet(edition, size) for edition in editions().values()]
