"""The journal of the folder that a flag names, to read from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.table.journal import Journal


def folder(data: Path | None) -> Path:
    """Where everything is kept."""
    from companion.config import load

    return load(flags={"data": None if data is None else str(data)}).data_dir


def read(data: Path | None) -> Journal:
    """The journal as it is now, even while a companion writes in it or where nobody can."""
    from companion.table.journal import read_journal

    return read_journal(folder(data))
