"""``tray pages``: every page of the screen on one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.errors import TrayError


class BadPicture(TrayError, ValueError):
    """The picture cannot be written to this file."""


def register(app: typer.Typer) -> None:
    app.command()(pages)


def pages(
    out: Annotated[Path, typer.Option(metavar="FILE.png", help="The file for the picture.")],
) -> None:
    """Draw every page that the tray's screen can show."""
    from companion.tray.pages import contact_sheet, samples

    if out.suffix.lower() != ".png":
        raise BadPicture(f"{out} must end in .png: no other kind of picture can be written.")
    try:
        contact_sheet().save(out, format="PNG", optimize=True)
    except OSError as error:
        raise BadPicture(f"{out} cannot be written ({error.strerror}): choose another place.") from error
    typer.echo(f"{len(samples())} pages are in {out}.")
