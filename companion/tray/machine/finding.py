"""What a check found, and the machine as the checks see it."""

from __future__ import annotations

import getpass
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from companion.config import Config

PATIENCE_S = 10.0
UNIT = "/etc/systemd/system/tray.service"


class Level(StrEnum):
    """How bad it is."""

    WELL = "well"
    WARNING = "warning"
    """The tray plays, but this should be fixed."""
    WRONG = "wrong"
    """The tray cannot play like this."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    what: str
    level: Level
    text: str
    fix: str = ""
    """What to do about it."""


def well(what: str, text: str) -> Finding:
    return Finding(what, Level.WELL, text)


def warning(what: str, text: str, fix: str) -> Finding:
    return Finding(what, Level.WARNING, text, fix)


def wrong(what: str, text: str, fix: str) -> Finding:
    return Finding(what, Level.WRONG, text, fix)


def ask(command: Sequence[str]) -> tuple[int, str]:
    """Exit code and output of a command; 127 if there is no such command."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    except (FileNotFoundError, subprocess.TimeoutExpired):
        return 127, ""
    return done.returncode, done.stdout.strip()


@dataclass(frozen=True)
class Eyes:
    """What the checks go by: whose rights, which config, which machine."""

    config: Config
    user: str
    groups: frozenset[str]
    service: bool
    """Whether the service is installed; then `user` is the service's."""
    root: Path = Path("/")
    """Where /proc, /sys and /dev are."""
    ask: Callable[[Sequence[str]], tuple[int, str]] = ask

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def read(self, name: str) -> str:
        """A file's text without trailing space, empty if there is no file."""
        try:
            return self.path(name).read_text(errors="replace").strip("\0\n ")
        except OSError:
            return ""


def own_eyes(config: Config) -> Eyes:
    return Eyes(
        config=config, user=getpass.getuser(), groups=frozenset(_groups()), service=Path(UNIT).exists()
    )


def _groups() -> Iterator[str]:
    if sys.platform == "win32":
        return
    import grp

    for number in {os.getgid(), *os.getgroups()}:
        try:
            yield grp.getgrgid(number).gr_name
        except KeyError:
            # A group without a name.
            continue
