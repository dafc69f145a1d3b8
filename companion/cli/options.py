"""The flags for a game's options, shared by several commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from companion.rules.edition import Edition
    from companion.rules.options import Options

Target = Annotated[
    int | None, typer.Option(help="Points that win a match; 500 if not given.", show_default=False)
]
Agreed = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An optional rule; `tray rules` lists them.",
        show_default=False,
    ),
]


def read_options(edition: Edition, agreed: Sequence[str] | None, target: int | None) -> Options:
    """The options that these flags describe."""
    from companion.rules.errors import BadOption

    values: dict[str, object] = {} if target is None else {"target": target}
    for word in agreed or ():
        key, sign, value = word.partition("=")
        if not sign:
            raise BadOption(f"--option takes NAME=VALUE, such as scoring=low, not {word!r}")
        values[key.strip()] = value.strip()
    return edition.options(**values)
