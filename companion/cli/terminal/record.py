"""A record that grows with the match: every move is on disk before it is shown."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType

from companion.errors import TrayError
from companion.rules.events import Event, RoundOver
from companion.rules.match import Match
from companion.rules.moves import Move
from companion.rules.notation import write_record


class CannotRecord(TrayError, ValueError):
    """The file that a record should go to cannot be written."""


class RecordLost(TrayError, OSError):
    """The record cannot be continued: a full disk, a stick pulled out."""


class Record(AbstractContextManager["Record"]):
    """A ``.uno`` file, complete after each move: a killed game leaves a record that can be replayed."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self._match = match
        if path.is_file() and path.stat().st_size:
            raise CannotRecord(f"{path} exists already: move it away or record to another file")
        try:
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise CannotRecord(
                f"{path} cannot be written ({error.strerror}): record to another file"
            ) from error
        try:
            self._append(write_record(match))
        except RecordLost:
            self._file.close()
            raise

    def add(self, move: Move, events: Sequence[Event]) -> None:
        """Note a move that was made, and who won if it ended a round."""
        lines = [str(move)]
        lines += [
            f"; {event.text(self._match.name)} {' : '.join(map(str, self._match.totals))}"
            for event in events
            if isinstance(event, RoundOver)
        ]
        self._append("".join(f"{line}\n" for line in lines))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _append(self, text: str) -> None:
        data = text.encode()
        try:
            whole = os.fstat(self._file.fileno()).st_size
            # In one write, so that no reader sees half a line; one cut off by a full disk is removed again.
            if self._file.write(data) != len(data):
                self._file.truncate(whole)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file.fileno())
        except OSError as error:
            raise RecordLost(
                f"{self.path} cannot be written any more ({error.strerror}): "
                "what it holds can be replayed; free some space, or record elsewhere"
            ) from error
