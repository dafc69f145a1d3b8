"""What can go wrong with the journal, each in one sentence that says the fix."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from types import TracebackType

from companion.errors import TrayError
from companion.sentences import Sentence


class JournalFull(TrayError, OSError):
    """No room on the disk; nothing of this append was kept, all before it was."""


class JournalReadOnly(TrayError, PermissionError):
    """The journal or its folder cannot be written."""


class JournalBroken(TrayError, ValueError):
    """The file is damaged, or no journal at all."""


class JournalFailed(TrayError, OSError):
    """The disk failed in some other way."""


class JournalGone(TrayError, OSError):
    """The file was deleted or replaced while it was open: what is written there is lost with it."""


class JournalBusy(TrayError, RuntimeError):
    """Another program holds the journal."""


class JournalTooNew(TrayError, RuntimeError):
    """A newer companion wrote this journal."""


class JournalClosed(TrayError, RuntimeError):
    """The journal was closed before."""


class NoJournal(TrayError, FileNotFoundError):
    """Nothing was ever kept here."""


class NoSuchRecord(TrayError, LookupError):
    """A record that speaks of another one which is not there."""


class NoSuchAudience(TrayError, ValueError):
    """Neither everybody, nor a seat, nor the tray."""


class BadHead(TrayError, ValueError):
    """Not the beginning of a hash."""


class ForeignHistory(TrayError, ValueError):
    """Records that do not go on from where this journal ends."""


ELSEWHERE = Sentence("set `data` in the config, or TRAY_DATA, to another folder")


def broken(path: Path, reason: str) -> JournalBroken:
    return JournalBroken(
        Sentence(
            "The journal {path} is damaged ({reason}): start afresh to play on; the damaged file stays "
            "beside the new one under another name.",
            path=str(path),
            reason=reason,
        )
    )


class Explained:
    """What SQLite or the system says about this file inside a `with`, said for people."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        match error:
            case TrayError():
                pass
            case sqlite3.Error():
                if (explanation := _explain_sqlite(self._path, error)) is not None:
                    raise explanation from error
            case OSError():
                raise _explain(self._path, error) from error
            case UnicodeDecodeError():
                # Python cannot even read what SQLite says of a damaged name.
                raise broken(self._path, "its schema cannot be read") from error


def _explain_sqlite(path: Path, error: sqlite3.Error) -> TrayError | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # The one failure of the data that has no code is text that is no UTF-8; the rest are our mistakes.
        return broken(path, str(error)) if isinstance(error, sqlite3.OperationalError) else None
    match code & 0xFF:
        case sqlite3.SQLITE_FULL:
            return _full(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return _read_only(path, str(error))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return broken(path, str(error))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED | sqlite3.SQLITE_CONSTRAINT:
            return JournalBusy(
                Sentence(
                    "Another program is writing in the journal {path}, so this was not kept: end that "
                    "program, "
                    "then try again.",
                    path=str(path),
                )
            )
        case sqlite3.SQLITE_IOERR:
            return _failed(path, str(error))
    return None


def _explain(path: Path, error: OSError) -> TrayError:
    reason = error.strerror or str(error)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return _full(path)
    if error.errno in (errno.EIO, errno.ENXIO):
        return _failed(path, reason)
    return _read_only(path, reason)


def _full(path: Path) -> JournalFull:
    return JournalFull(
        Sentence(
            "There is no room for the journal {path}, so this was not kept: free some space, then try again.",
            path=str(path),
        )
    )


def _read_only(path: Path, reason: str) -> JournalReadOnly:
    return JournalReadOnly(
        Sentence(
            "The journal {path} cannot be written ({reason}): give the user who runs this the right to "
            "(a worn-out card loses it by itself), or {elsewhere}.",
            path=str(path),
            reason=reason,
            elsewhere=ELSEWHERE,
        )
    )


def _failed(path: Path, reason: str) -> JournalFailed:
    return JournalFailed(
        Sentence(
            "The disk could not keep this in the journal {path} ({reason}): check the card or disk and "
            "its cable, or {elsewhere}.",
            path=str(path),
            reason=reason,
            elsewhere=ELSEWHERE,
        )
    )
