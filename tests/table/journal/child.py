"""A companion in a process of its own, for tests that kill it or take something away from it.

python -m tests.table.journal.child plays FOLDER APPENDS [PRAGMA=VALUE ...]
"""

from __future__ import annotations

import os
import re
import resource
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from companion.errors import TrayError
from companion.table.journal import TRAY, Addressed, Head, Journal, open_journal, read_journal, schema
from companion.table.journal.records import MoveMade, Paused, Revealed, RoundScored, SpinDrawn, SpinLanded

NOBODY = 65534
FACES = ("war", "draw-1", "trade-hands", "uno-spin")


def command(what: str, folder: Path, *arguments: object) -> list[str]:
    return [sys.executable, "-m", __name__, what, str(folder), *map(str, arguments)]


def run_child(what: str, folder: Path, *arguments: object) -> list[str]:
    """The lines that it prints."""
    done = subprocess.run(command(what, folder, *arguments), check=False, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def say(line: object) -> None:
    """One line in one write, so that whoever reads knows of all that was said before a kill."""
    os.write(1, f"{line}\n".encode())


def plays(folder: Path, appends: str, *pragmas: str) -> None:
    """Spins and plays, in two sittings, and says so whenever something is kept."""
    for pragma in pragmas:
        name, value = pragma.split("=")
        schema.PRAGMAS[name] = value
    say(f"up {os.getpid()}")
    for _ in range(2):
        with open_journal(folder) as journal:
            for head in islice(play(journal), int(appends) // 2):
                say(f"{head.sequence} {head.hash}")


def lives(folder: Path) -> None:
    """For each line that it reads, a companion that plays until it is killed. To start Python anew for each
    would take longer than most of them live."""
    for _ in sys.stdin:
        if not (companion := os.fork()):
            plays(folder, "1000")
            os._exit(0)
        _, status = os.waitpid(companion, 0)
        say(f"dead {os.waitstatus_to_exitcode(status)}")


def play(journal: Journal) -> Iterator[Head]:
    """One append after another, for ever. A spin that was cut short is finished first."""
    *_, last = (None, *journal.records())
    spin = last.sequence if last is not None and isinstance(last.record, SpinDrawn) else 0
    while True:
        if not spin:
            drawn = journal.append(SpinDrawn(tray="wheel", faces=(secrets.choice(FACES),), evidence=()))
            yield drawn
            spin = drawn.sequence
        yield journal.append(SpinLanded(spin=spin, landed={"wheel": "confirmed"}, seconds=4.2))
        spin = 0
        shuffle = Addressed(TRAY, MoveMade(move=f"tray: shuffle {secrets.token_hex(800)}"))
        dealt = journal.append(shuffle, MoveMade(move="1: play R7 uno"), MoveMade(move="2: draw"))
        yield dealt
        scored = RoundScored(round=1, winner="a", points={"a": secrets.randbelow(200)})
        yield journal.append(scored, Revealed(records=(dealt.sequence - 2,)))


SITTING = re.compile("(DL(MMM(SR)?)?)*D?")
"""What `play` leaves, wherever it is stopped and started again: whole appends, and spins that landed once."""
LETTERS = {SpinDrawn: "D", SpinLanded: "L", MoveMade: "M", RoundScored: "S", Revealed: "R"}


def is_play(journal: Journal) -> bool:
    """Whether that is what a journal holds, and well chained."""
    records = [entry.record for entry in journal.records()]
    whole = SITTING.fullmatch("".join(LETTERS[type(record)] for record in records))
    own_spins = (
        record.spin == sequence - 1
        for sequence, record in enumerate(records, 1)
        if isinstance(record, SpinLanded)
    )
    return journal.verify().ok and whole is not None and all(own_spins)


def fails(folder: Path) -> None:
    """Writes until the system does not let it, as a failing disk would."""
    with open_journal(folder) as journal:
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, resource.RLIM_INFINITY))
        try:
            while True:
                kept = journal.append(MoveMade(move="x" * 500))
        except TrayError as error:
            say(kept.sequence)
            say(describe(error))


def reads(folder: Path, user: str = "") -> None:
    """Tries to write, then to read, maybe as a user who may do little."""
    if user == "nobody" and os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        Path.cwd().as_uri()  # imports what it needs while that can still be read
        os.setuid(NOBODY)
    try:
        open_journal(folder)
    except TrayError as error:
        say(describe(error))
    try:
        with read_journal(folder) as journal, journal.unkept() as unkept:
            say(f"{journal.head.sequence} records, then {unkept.append(Paused()).sequence} in memory")
    except TrayError as error:
        say(describe(error))


def dies(folder: Path) -> None:
    """Keeps one record and is gone."""
    open_journal(folder).append(Paused())
    os.kill(os.getpid(), signal.SIGKILL)


def describe(error: TrayError) -> str:
    return f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    _, what, folder, *arguments = sys.argv
    {each.__name__: each for each in (plays, lives, fails, reads, dies)}[what](Path(folder), *arguments)
