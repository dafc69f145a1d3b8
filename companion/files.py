"""Files that are replaced in one step, so that a pulled plug never leaves half of one; and file locks."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO


def write_whole(path: Path, body: bytes, mode: int | None = None) -> None:
    """Replace a file in one step. Without `mode` it keeps its own. Owner and links stay."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(_mode_of(path) if mode is None else mode)
        if path.exists():
            _give_to_owner_of(path, draft)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o644


def _give_to_owner_of(path: Path, draft: Path) -> None:
    """What root writes for a service must stay the service's."""
    if not hasattr(os, "chown"):
        return
    owner, writer = path.stat(), draft.stat()
    if (owner.st_uid, owner.st_gid) != (writer.st_uid, writer.st_gid):
        # Only root may give files away.
        with suppress(PermissionError):
            os.chown(draft, owner.st_uid, owner.st_gid)


def sync_folder(folder: Path) -> None:
    """Make a new file's name durable, too. Only on Unix: elsewhere a folder cannot be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def hold(file: IO[str]) -> None:
    """Lock this file against other processes until it is closed or this process ends.

    Raises BlockingIOError if another one has locked it.
    """
    _lock(file.fileno())


if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 2**30
    """Far beyond the end of such a file, as other processes cannot read the locked byte."""

    def _lock(descriptor: int) -> None:
        here = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
        finally:
            os.lseek(descriptor, here, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
