"""``tray print``: discs and cheat sheets on paper, in true scale."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import typer

from companion.errors import TrayError
from companion.names import TrayKind


class NoPlaceToPrint(TrayError, ValueError):
    """The PDF cannot be written to this file."""


Sheet = Literal[TrayKind, "cheat-sheets"]
"""The discs of a tray, or all cheat sheets."""


class PaperSize(StrEnum):
    A4 = "a4"
    LETTER = "letter"


def register(app: typer.Typer) -> None:
    app.command("print")(print_sheet)


def print_sheet(
    sheet: Annotated[Sheet, typer.Argument(help="What to print.", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="FILE.pdf", help="The file for the sheets.")],
    paper: Annotated[PaperSize, typer.Option(help="The paper in your printer.")] = PaperSize.A4,
) -> None:
    """Draw discs or cheat sheets as PDF, to print at 100 %."""
    from companion.cli.paper.sheets import pdf_of

    if out.suffix.lower() != ".pdf":
        raise NoPlaceToPrint(f"{out} must end in .pdf: no other kind of file can be written.")
    pages, file = pdf_of(sheet, paper.value)
    try:
        out.write_bytes(file)
    except OSError as error:
        raise NoPlaceToPrint(f"{out} cannot be written ({error.strerror}): choose another place.") from error
    count = "1 page is" if pages == 1 else f"{pages} pages are"
    typer.echo(f"{count} in {out}. Print at 100 %, not “fit to page”; the ruler must be 100 mm long.")
