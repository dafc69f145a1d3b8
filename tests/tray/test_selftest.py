"""The self-test finds every fault that a simulated tray can have, names it, and says what to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.config import load
from companion.hal import Board, VirtualClock
from companion.hal.sim import SimBoard
from companion.hal.virtual.misbuilt import misbuilt
from companion.sentences import Words
from companion.tray.machine.finding import Eyes, Level
from companion.tray.selftest import (
    Answer,
    Bench,
    Nobody,
    Person,
    Question,
    Result,
    Verdict,
    VirtualPerson,
    run_all,
)
from companion.tray.selftest.machine import check_pins
from companion.tray.selftest.report import as_json, report_on, worst
from tests.firmware.rig import pico_board
from tests.hal.rig import board_settings, in_loop

SPINS = 6


def eyes() -> Eyes:
    config = load(files=[], environ={}, flags={"board.kind": "sim", "chance.mix": "kernel"})
    return Eyes(config, "tray", frozenset(), service=False, ask=lambda _command: (127, ""))


async def results_of(
    board: Board, person: Person, spins: int = SPINS, during: Callable[[str], object] = lambda name: None
) -> dict[str, Result]:
    bench = Bench(board, person, eyes(), spins=spins)
    bench.on_progress = lambda done, of: during(f"spin {done}")
    async for _ in run_all(bench):
        pass
    return bench.results


async def with_fault(*faults: str, built: bool = True) -> dict[str, Result]:
    settings = board_settings()
    async with SimBoard(settings, VirtualClock(), built=None if built else misbuilt(settings)) as board:
        for fault in faults:
            board.sim.switch(fault)
        # A nose that hangs is down before the test begins.
        board.sim._clock.advance(1)  # type: ignore[attr-defined]
        return await results_of(board, VirtualPerson(board))


def not_well(results: dict[str, Result]) -> dict[str, Result]:
    return {
        name: result
        for name, result in results.items()
        if result.found.verdict in (Verdict.WRONG, Verdict.WARNING)
    }


@in_loop
async def test_a_tray_without_a_fault_passes_every_check() -> None:
    results = await with_fault()
    assert {result.found.verdict for result in results.values()} == {Verdict.WELL}
    for part in ("coils", "sensor", "marks", "gears", "play", "speed"):
        assert {f"left.{part}", f"right.{part}"} <= results.keys()
    assert results["spins"].found.figures["landings"] == 2 * SPINS


@pytest.mark.parametrize(
    ("fault", "check", "cause", "fix"),
    [
        ("left.dead-sensor", "left.coils", "The sensor is dead", "GPIO5"),
        ("left.sensor-on", "left.coils", "The sensor is dead", "always on"),
        ("left.swapped-coils", "left.coils", "coil wires are swapped", "order of IN1 to IN4"),
        ("left.stuck-motor", "left.coils", "the disc is stuck", "turn the disc by hand"),
        ("motors.no-power", "left.coils", "No power", "Check 5 V"),
        ("left.other-gearbox", "left.gears", "another gearbox: 4096.0", "tray calibrate"),
        ("left.loose-disc", "left.gears", "The disc is loose", "Tighten the gear's screw"),
        ("left.reversed", "left.marks", "the other way round", "tray calibrate"),
        ("left.weak-motor", "left.speed", "The motor is weak", "5 V supply"),
        ("screen.gone", "screen", "I2C is off", "plug it in"),
        ("nose.stuck", "nose", "The button hangs", "Free the button"),
        ("nose.chatter", "nose", "the button hangs", "GPIO4"),
    ],
)
def test_a_fault_is_found_and_named(fault: str, check: str, cause: str, fix: str) -> None:
    results = asyncio.run(with_fault(fault))
    first = next(iter(not_well(results).values()))
    assert first.check.name == check
    assert first.is_wrong
    assert cause in str(first.found.cause)
    assert fix in str(first.found.fix)
    if fault.startswith("left"):
        right = {name: each for name, each in results.items() if name.startswith("right.")}
        assert not not_well(right)


@in_loop
async def test_a_disc_that_slips_during_the_spins_is_found_by_its_landings() -> None:
    async with SimBoard(board_settings(), VirtualClock()) as board:
        slips = {"spin 2": lambda: board.sim.switch("left.slip")}
        results = await results_of(
            board, VirtualPerson(board), during=lambda now: slips.get(now, lambda: None)()
        )
    spins = not_well(results)["spins"].found
    assert (spins.figures["left_failed"], spins.figures["right_failed"]) == (1, 0)
    assert "of the left eye" in str(spins.text)
    assert "The disc slips" in str(spins.cause)


@in_loop
async def test_a_misbuilt_tray_is_told_to_calibrate() -> None:
    wrong = not_well(await with_fault(built=False))
    assert str(wrong["left.marks"].found.text) == "The disc turns backwards."
    assert "another gearbox" in str(wrong["right.gears"].found.cause)
    assert all("tray calibrate" in str(each.found.fix) for each in wrong.values())


@in_loop
async def test_what_rests_on_a_fault_is_not_tried_and_says_what_to_mend_first() -> None:
    results = await with_fault("left.dead-sensor")
    for part in ("sensor", "marks", "gears", "play", "speed"):
        found = results[f"left.{part}"].found
        assert found.verdict is Verdict.SKIPPED
        assert str(found.text) == "Not tried: first mend “Left eye: coils”."
    assert results["spins"].found.figures["landings"] == SPINS, "of the right eye alone"


@in_loop
async def test_a_test_that_runs_alone_asks_nothing_and_judges_nothing_that_it_cannot_see() -> None:
    async with SimBoard(board_settings(), VirtualClock()) as board:
        results = await results_of(board, Nobody())
        skipped = {name for name, each in results.items() if each.found.verdict is Verdict.SKIPPED}
    assert skipped == {"nose", "left.light", "right.light", "colour.light", "buzzer"}
    assert worst(each.found.verdict for each in results.values()) is Verdict.WELL


def test_pins_that_the_open_board_holds_are_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    held = {18: "lg", 23: "lg"}
    monkeypatch.setattr("companion.hal.lines.holders", lambda root: held)
    monkeypatch.setattr("companion.tray.machine.parts.find_spec", lambda name: object())
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev" / "gpiochip0").touch()
    config = load(files=[], environ={}, flags={"board.kind": "gpio"})
    here = Eyes(config, "tray", frozenset(), service=False, root=tmp_path)
    assert check_pins(here).level is Level.WELL
    held[24] = "spi0 CS0"
    assert check_pins(here).level is Level.WRONG


class Hesitant(VirtualPerson):
    """Sees nothing wrong, wants to see everything twice, and then says no."""

    def __init__(self, board: SimBoard, no: str) -> None:
        super().__init__(board)
        self._no = no

    async def answer(self, question: Question) -> Answer:
        await super().answer(question)
        if question.can_repeat and self.asked.count(question) == 1:
            return Answer.AGAIN
        return Answer.NO if question.about == self._no else Answer.YES


@pytest.mark.parametrize("about", ["left.light", "buzzer", "screen"])
@in_loop
async def test_what_a_person_does_not_see_or_hear_is_wrong_and_can_be_shown_again(about: str) -> None:
    async with SimBoard(board_settings(), VirtualClock()) as board:
        person = Hesitant(board, about)
        results = await results_of(board, person, spins=0)
    assert not_well(results).keys() == {about}
    asked = [question for question in person.asked if question.about == about]
    assert len(asked) == 2


@in_loop
async def test_the_board_has_its_own_settings_afterwards() -> None:
    settings = board_settings()
    async with SimBoard(settings, VirtualClock()) as board:
        await results_of(board, VirtualPerson(board), spins=0)
        assert board.settings == settings
        homings = await board.home(afresh=True)
        assert all(homing.found for homing in homings.values())


@in_loop
async def test_whoever_stops_it_in_the_middle_stops_the_motors() -> None:
    async with SimBoard(board_settings(), VirtualClock()) as board:

        class Impatient(VirtualPerson):
            async def push_nose(self, words: Words, times: int) -> bool:
                raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await results_of(board, Impatient(board))
        assert not any(motor.powered for motor in board.sim.motors.values())


@in_loop
async def test_the_report_has_all_figures_and_reads_back() -> None:
    async with SimBoard(board_settings(), VirtualClock()) as board:
        board.sim.switch("left.other-gearbox")
        results = await results_of(board, VirtualPerson(board))
        report = report_on(board, eyes(), results.values(), complete=True)
    assert report.serial == "simulated"
    assert report.verdict is Verdict.WRONG
    assert report.summary == "One thing is wrong: mend it, and test again."
    (gears,) = [check for check in report.checks if check.name == "left.gears"]
    assert abs(float(gears.figures["half_steps_per_turn"]) - 4096 / 3) < 1
    assert b'"half_steps_per_turn": 1365' in as_json(report)


@pytest.mark.pico
@in_loop
async def test_a_tray_on_a_pico_is_tested_the_same_way(tmp_path: Path) -> None:
    few_steps = {"reels__left__steps_per_turn": "1024", "reels__left__window": 4}
    async with pico_board(tmp_path, without=["screen", "right"], **few_steps) as (board, _):
        results = await results_of(board, Nobody(), spins=1)
        assert worst(each.found.verdict for each in results.values()) is Verdict.WELL
        assert float(results["left.play"].found.figures["half_steps"]) > 10
        assert report_on(board, eyes(), results.values(), complete=True).versions["firmware"] == "0.1.0"
