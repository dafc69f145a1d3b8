"""``tray pages``: every page of the screen on one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.errors import TrayError


class BadPicture(TrayError, ValueError):
    """A file that no picture can be written to."""


def register(app: typer.Typer) -> None:
    app.command()(pages)


def pages(
    out: Annotated[Path, typer.Option(metavar="FILE.png", help="Where to put the picture.")],
) -> None:
    """Draw every page that the tray's screen can show."""
    from companion.tray.pages import contact_sheet, samples

    if out.suffix.lower() != ".png":
        raise BadPicture(f"{out} must end in .png: that is the only kind of picture that is written.")
    try:
        contact_sheet().save(out, format="PNG", optimize=True)
    except OSError as error:
        raise BadPicture(f"{out} cannot be written ({error.strerror}): choose another place.") from error
    typer.echo(f"{len(samples())} pages are in {out}.")
