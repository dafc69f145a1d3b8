"""The journal in the folder that a flag names, for reading."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.table.journal import Journal


def folder(data: Path | None) -> Path:
    """The folder with all data."""
    from companion.config import load

    return load(flags={"data": None if data is None else str(data)}).data_dir


def read(data: Path | None) -> Journal:
    """The journal as it is now, even while a companion writes to it or on a read-only disk."""
    from companion.table.journal import read_journal

    return read_journal(folder(data))
