"""Everything that can be printed, by name."""

from __future__ import annotations

from typing import Literal

from companion.cli.paper.cheat_sheets import cheat_sheet
from companion.cli.paper.disc_sheets import eyes_sheet, wheel_sheet
from companion.cli.paper.pdf import PAPERS, Page, document
from companion.names import REELS_OF, TrayKind
from companion.rules.editions import editions


def pdf_of(sheet: Literal[TrayKind, "cheat-sheets"], paper: str) -> tuple[int, bytes]:
    """The number of pages, and the content of the file."""
    title, pages = _pages(sheet, paper)
    return len(pages), document(pages, f"Tray Companion: {title}")


def _pages(sheet: Literal[TrayKind, "cheat-sheets"], paper: str) -> tuple[str, list[Page]]:
    size = PAPERS[paper]
    if sheet == "cheat-sheets":
        return "cheat sheets", [cheat_sheet(edition, size) for edition in editions().values()]
    if len(REELS_OF[sheet]) == 1:
        return f"disc for the {sheet}", [wheel_sheet(size, sheet)]
    return f"discs for the {sheet}", [eyes_sheet(size, sheet)]
