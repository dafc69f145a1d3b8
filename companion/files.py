"""Files that a pulled plug leaves as they were or as they were to become, and nothing in between."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def write_whole(path: Path, body: bytes, mode: int | None = None) -> None:
    """Replace a file at once. Without a mode it keeps the one that it has."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(_mode_of(path) if mode is None else mode)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o644


def sync_folder(folder: Path) -> None:
    """A new name must be on the disk too. Only a Unix can say so: elsewhere a folder cannot be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
