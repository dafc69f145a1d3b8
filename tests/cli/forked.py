"""``tray`` on a pty in a process of its own, forked from one that has imported everything already.

It is as real as one that is started anew, for a tenth of the time; only what is about the start is not in it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess


def nothing() -> None:
    """Before most commands there is nothing to do."""


def start(
    descriptor: int, args: Sequence[str], environ: Mapping[str, str], prepare: Callable[[], None] = nothing
) -> ForkServerProcess:
    """Start ``tray`` on the pty, which it takes over, with no other environment, after ``prepare``."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.cli.preloaded"])
    # A connection may be sent to another process, and with it the descriptor.
    with Connection(descriptor) as pty:
        process = context.Process(target=_tray, args=(pty, tuple(args), dict(environ), prepare))
        process.start()
    return process


def _tray(
    pty: Connection, args: Sequence[str], environ: Mapping[str, str], prepare: Callable[[], None]
) -> None:
    os.login_tty(os.dup(pty.fileno()))
    pty.close()
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        stream = os.fdopen(number, mode, encoding="utf-8", closefd=False)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    os.environ.clear()
    os.environ.update(environ)
    sys.argv = ["tray", *args]
    from companion.__main__ import main

    prepare()
    main()
