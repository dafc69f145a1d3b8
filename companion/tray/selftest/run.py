"""Runs the self-test: every check that this tray has parts for, one after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from companion.hal import Board
from companion.hal.errors import BoardFaulted
from companion.hal.sim import SimBoard
from companion.sentences import Sentence, as_sentence
from companion.tray import pages
from companion.tray.selftest.bench import Bench, Person
from companion.tray.selftest.check import Check, Found, Result, Verdict, skipped, wrong
from companion.tray.selftest.machine import machine_checks, supply_after_load
from companion.tray.selftest.parts import part_checks
from companion.tray.selftest.person import VirtualPerson
from companion.tray.selftest.reels import reel_checks
from companion.tray.selftest.report import Report
from companion.tray.selftest.spins import spins_check


def all_checks(bench: Bench) -> list[Check]:
    """In the order in which they are made: what a later one rests on comes first."""
    return list(_checks(bench))


def _checks(bench: Bench) -> Iterator[Check]:
    yield from machine_checks()
    yield from part_checks(bench)
    for name in bench.board.settings.reels:
        yield from reel_checks(name, bench)
    if bench.board.settings.reels and bench.spins:
        yield spins_check(bench)
        yield supply_after_load()


async def run_check(check: Check, bench: Bench) -> Result:
    """Make one check; whatever stops the board is what it found."""
    found = _not_yet(check, bench)
    if found is None:
        try:
            found = await _run(check, bench)
        except BoardFaulted as error:
            found = _faulted(bench, str(error))
    result = Result(check, found)
    bench.results[check.name] = result
    return result


async def _run(check: Check, bench: Bench) -> Found:
    bench.board.clear_fault()
    bench.restore()
    try:
        return await check.run(bench)
    except BoardFaulted:
        # A nose that hangs stops the board now and then, and says nothing about this part.
        if bench.board.fault is None or bench.board.fault.part != "nose":
            raise
    bench.board.clear_fault()
    bench.restore()
    return await check.run(bench)


async def run_all(bench: Bench) -> AsyncIterator[Result]:
    for check in all_checks(bench):
        yield await run_check(check, bench)


def person_of(board: Board) -> Person | None:
    """Who answers for a simulated tray; None for a real one, which only people can look at."""
    return VirtualPerson(board) if isinstance(board, SimBoard) else None


def show_progress(bench: Bench, check: Check, number: int, count: int) -> None:
    title = Sentence("SELF-TEST {number} OF {count}", number=number, count=count)
    bench.board.screen.show(pages.say(check.title, title))


def show_end(bench: Bench, report: Report) -> None:
    bench.board.screen.show(pages.say(report.summary, "SELF-TEST"))


def _not_yet(check: Check, bench: Bench) -> Found | None:
    """Why it makes no sense yet, if something that it rests on is wrong or was not tried."""
    for need in check.needs:
        before = bench.results.get(need)
        if before is not None and before.found.verdict in (Verdict.WRONG, Verdict.SKIPPED):
            if before.found.verdict is Verdict.SKIPPED:
                # For the same reason.
                return before.found
            return skipped(
                Sentence("Not tried: first mend “{title}”.", title=as_sentence(before.check.title))
            )
    return None


def _faulted(bench: Bench, error: str) -> Found:
    fault = bench.board.fault
    return wrong(
        Sentence("The board stopped in the middle of it."),
        Sentence("A fault of the {part}.", part=fault.part) if fault is not None else "",
        fault.reason if fault is not None else error,
    )
