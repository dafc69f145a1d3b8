"""Many matches among bots, played on all cores."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random

from msgspec import Struct

from companion.bots import bot
from companion.bots.driver import play_match
from companion.bots.errors import WorkerLost
from companion.bots.tally import Tally
from companion.interrupts import held_back
from companion.rules.editions import edition
from companion.rules.events import Event
from companion.rules.match import Match
from companion.rules.options import Options

MOST_AT_ONCE = 25
"""Matches that a worker plays before it reports: few enough for a smooth progress bar."""


class Plan(Struct, frozen=True):
    """What is played, the same in every match."""

    edition: str
    bots: tuple[str, ...]
    """The strength at each seat."""
    options: Options
    seed: int


def simulate(
    plan: Plan, matches: int, workers: int, on_progress: Callable[[int], None] = lambda done: None
) -> Tally:
    """Play this many matches. Each has a seed of its own, so it does not matter who plays which."""
    total = Tally([0] * len(plan.bots))
    for part in _parts(plan, matches, workers):
        total.add(part)
        on_progress(total.matches)
    return total


def _parts(plan: Plan, matches: int, workers: int) -> Iterator[Tally]:
    size = max(1, min(MOST_AT_ONCE, matches // (4 * workers)))
    shares = [range(start, min(start + size, matches)) for start in range(0, matches, size)]
    if workers == 1:
        yield from (play(plan, share) for share in shares)
        return
    # Spawned, not forked: the same on every system, and safe beside the thread of a progress bar.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_serve_parent)
    try:
        # A worker that is half born when its parent is interrupted would end with a traceback.
        with held_back():
            parts = [pool.submit(play, plan, share) for share in shares]
        for part in as_completed(parts):
            yield part.result()
    except BrokenProcessPool:
        raise WorkerLost(
            "a process that played matches was ended from outside, perhaps for want of memory: "
            "use fewer with --workers"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _serve_parent() -> None:
    """Leave it to the parent to hear Ctrl-C, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def play(plan: Plan, numbers: range) -> Tally:
    """Play the matches with these numbers."""
    game = edition(plan.edition)
    tally = Tally([0] * len(plan.bots))
    for number in numbers:
        rng = Random(f"{plan.seed}/{number}")
        match = Match(game, len(plan.bots), options=plan.options)
        events: list[Event] = []
        play_match(match, [bot(strength, rng) for strength in plan.bots], rng, events.extend)
        tally.count(match, events)
    return tally
