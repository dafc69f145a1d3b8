"""The command as on a system that is no Unix, as far as taking things away makes this one such a system.

``python -m tests.cli.without_unix sim --no-open``: what a companion could lean on here and not on Windows is
gone: modules, functions, signals, watching a terminal from the event loop, opening a folder. Several commands
are separated by commas: ``python -m tests.cli.without_unix editions , rules corn``.
"""

# ruff: noqa: F401  # what has a Windows side of its own takes the Unix one before that is gone

from __future__ import annotations

import asyncio
import errno
import fcntl
import getpass
import multiprocessing.connection
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from asyncio import unix_events
from collections.abc import Callable
from itertools import groupby
from types import ModuleType

import platformdirs
import serial.tools.list_ports

MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "spidev", "syslog", "termios", "tty")
FUNCTIONS = (
    *("chown", "fchmod", "fork", "getegid", "geteuid", "getgid", "getgroups", "getloadavg", "getuid"),
    *("killpg", "fdatasync", "posix_fallocate", "pread", "pwrite", "statvfs", "sysconf", "uname"),
    *("sched_getaffinity", "sched_param", "sched_setscheduler"),
    *("O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK"),
)
SIGNALS = ("SIGALRM", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGTSTP", "SIGUSR1", "SIGUSR2", "SIGWINCH")
MASKS = ("pthread_kill", "pthread_sigmask", "sigpending", "sigwait")
LOOP = ("add_reader", "add_signal_handler", "add_writer", "remove_reader", "remove_signal_handler")

LOCK = fcntl.LOCK_EX | fcntl.LOCK_NB

_open, _lockf = os.open, fcntl.lockf


def _open_file(path: str | os.PathLike[str], *args: int) -> int:
    if os.path.isdir(path):  # noqa: PTH112
        raise PermissionError(13, "Permission denied", os.fspath(path))
    return _open(path, *args)


def _for_asyncio_alone(method: Callable[..., object]) -> Callable[..., object]:
    """The loop of Windows accepts connections, too, but offers nobody else what it does that with."""

    def call(loop: object, *args: object) -> object:
        if not sys._getframe(1).f_globals["__name__"].startswith("asyncio."):
            raise NotImplementedError
        return method(loop, *args)

    return call


def _lock_bytes(descriptor: int, _mode: int, count: int) -> None:
    try:
        _lockf(descriptor, LOCK, count, os.lseek(descriptor, 0, os.SEEK_CUR))
    except BlockingIOError as error:
        # The word that Windows has for it.
        raise PermissionError(errno.EACCES, "Permission denied") from error


def take_away() -> None:
    msvcrt = ModuleType("msvcrt")
    msvcrt.locking, msvcrt.LK_NBLCK = _lock_bytes, 2  # type: ignore[attr-defined]
    sys.modules["msvcrt"] = msvcrt
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # this is how an import is made to fail
    for where, names in ((os, FUNCTIONS), (signal, (*SIGNALS, *MASKS)), (errno, ("EREMOTEIO",))):
        for name in names:
            delattr(where, name)
    for name in LOOP:
        loop = unix_events._UnixSelectorEventLoop
        setattr(loop, name, _for_asyncio_alone(getattr(loop, name)))
    os.open = _open_file  # type: ignore[assignment]
    if sys.version_info >= (3, 13):
        # The Unix one asks which cores are ours.
        os.process_cpu_count = os.cpu_count


if __name__ == "__main__":
    take_away()
    # The lock of files has a Windows side of its own, and this takes it.
    here, sys.platform = sys.platform, "win32"
    import companion.files

    sys.platform = here
    from companion.cli import main

    *commands, last = (list(words) for comma, words in groupby(sys.argv[1:], ",".__eq__) if not comma)
    for command in commands:
        sys.argv[1:] = command
        try:
            main()
        except SystemExit as end:
            if end.code:
                raise
    sys.argv[1:] = last
    main()
