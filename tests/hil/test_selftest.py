"""The checks of `tray selftest`, on the real tray. Nobody is asked; the reels turn: keep fingers off."""

from __future__ import annotations

import pytest

from companion.config import load
from companion.tray.machine.finding import own_eyes
from companion.tray.selftest import Bench, Nobody, Result, Verdict, all_checks, run_check
from companion.tray.selftest.machine import machine_checks
from tests.hal.rig import in_loop
from tests.hil.test_tray import real_bench

SPINS = 5


@pytest.mark.hil
@in_loop
async def test_every_check_that_needs_nobody_is_well() -> None:
    async with real_bench() as rig:
        bench = Bench(rig.board, Nobody(), own_eyes(load()), spins=SPINS)
        # Mock pins are on a machine that is no Pi, and has no screen.
        left_out = {"screen", *(check.name for check in machine_checks())} if _is_mock(bench) else set()
        results = [await run_check(check, bench) for check in all_checks(bench) if check.name not in left_out]
    assert not [
        _said(result) for result in results if result.found.verdict in (Verdict.WRONG, Verdict.WARNING)
    ]
    assert bench.results["spins"].found.figures["spins"] == SPINS


def _is_mock(bench: Bench) -> bool:
    return bench.board.settings.pin_factory == "mock"


def _said(result: Result) -> str:
    return f"{result.check.title}: {result.found.text} {result.found.cause} {result.found.fix}"
