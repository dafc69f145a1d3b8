"""One companion at a time: a lock on the folder that the system takes back when its holder dies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from companion.files import hold
from companion.sentences import Sentence
from companion.table.journal.errors import JournalBusy

NAME = "journal.lock"


def is_held(folder: Path) -> bool:
    """Whether a companion runs there, as far as this user can tell. Nothing is written."""
    try:
        file = (folder / NAME).open("r+")
    except OSError:
        return False
    with file:
        try:
            hold(file)
        except BlockingIOError:
            return True
    return False


class FolderLock:
    """Held from construction to `release`. What counts is the lock; the number in the file is for people."""

    def __init__(self, folder: Path) -> None:
        self._file: IO[str] = (folder / NAME).open("a+")
        try:
            hold(self._file)
            self._file.truncate(0)
            self._file.write(f"{os.getpid()}\n")
            self._file.flush()
        except BlockingIOError:
            self._file.seek(0)
            holder = self._file.read().strip() or "unknown"
            self._file.close()
            raise JournalBusy(
                Sentence(
                    "Another Tray Companion (process {holder}) keeps its journal in {folder}: play with that "
                    "one, end it, or give this one another folder with TRAY_DATA.",
                    holder=holder,
                    folder=str(folder),
                )
            ) from None
        except OSError:
            self._file.close()
            raise

    def release(self) -> None:
        """Let the next one in. May be called twice."""
        self._file.close()
