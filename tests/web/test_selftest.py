"""The self-test from a page: for the host alone, not during a match, and stopped at any moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.tray import TrayState
from companion.tray.selftest import Verdict
from tests.hal.rig import EVERY_STEP
from tests.web.rig import ANN_AND_BO, House, Json, Page, guarded, house, live, until

SPINS = 2


async def selftest(page: Page, act: str, **more: object) -> Json:
    answer = await page.request("selftest", act=act, **more)
    assert answer["type"] == "answer", answer
    value: Json = answer["value"]
    return value


async def over(page: Page) -> Json:
    """What the page shows in the end."""
    view = await selftest(page, "look")
    while view["running"]:
        view = await selftest(page, "next", seen=view["changes"])
    return view


async def asked(page: Page) -> Json:
    """Follow it until it asks something."""
    view = await selftest(page, "look")
    while view["running"] and view["question"] is None:
        view = await selftest(page, "next", seen=view["changes"])
    return view


@pytest.fixture(autouse=True)
def no_other_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the clock asks timedatectl, where there is one."""

    def missing(*_args: object, **_more: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("companion.tray.machine.finding.subprocess.run", missing)


@pytest.fixture
def people_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a page, as for a real tray; a simulated one is looked at by the simulator."""
    monkeypatch.setattr("companion.web.selftest.person_of", lambda board: None)


def checks(view: Json) -> dict[str, Json]:
    return {check["name"]: check for check in view["checks"]}


async def is_back(home: House) -> None:
    await until(lambda: home.table.tray.state is TrayState.READY)


@live
async def test_a_host_tests_the_tray_and_keeps_the_figures(tmp_path: Path) -> None:
    async with house(tmp_path, **EVERY_STEP) as home, home.guest() as page:
        await page.request("switch", name="left.other-gearbox", on=True)
        begun = await selftest(page, "begin", spins=SPINS)
        assert begun["running"]
        view = await over(page)
        gears = checks(view)["left.gears"]
        assert gears["verdict"] == Verdict.WRONG
        assert "another gearbox" in gears["cause"]
        assert view["summary"] == "One thing is wrong: mend it, and test again."
        assert json.loads(view["report"])["complete"]
        await is_back(home)


@live
async def test_a_fault_on_the_way_is_a_finding_and_the_tray_plays_afterwards(tmp_path: Path) -> None:
    async with house(tmp_path, **EVERY_STEP) as home, home.guest() as page:
        await page.request("switch", name="nose.stuck", on=True)
        await selftest(page, "begin", spins=0)
        view = await over(page)
        assert checks(view)["nose"]["verdict"] == Verdict.WRONG
        assert checks(view)["left.speed"]["verdict"] == Verdict.WELL
        await page.request("switch", name="nose.stuck", on=False)
        await is_back(home)


@live
async def test_it_is_refused_during_a_match(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        await page.do(ANN_AND_BO)
        refused = await page.request("selftest", act="begin")
        assert refused["reason"] == "A match is being played: finish it first, or end it on the start page."


@live
async def test_it_is_for_hosts_only(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins(), home.joins() as second:
        for act in ("look", "begin", "stop"):
            refused = await second.request("selftest", act=act)
            assert refused["reason"].startswith("Only the host can do that")


@pytest.mark.usefixtures("people_answer")
@live
async def test_questions_are_asked_on_the_page_and_it_stops_at_any_moment(tmp_path: Path) -> None:
    async with house(tmp_path, board__without=["nose"], **EVERY_STEP) as home, home.guest() as page:
        await selftest(page, "begin", spins=0)
        view = await asked(page)
        assert view["question"]["words"] == "Look at the left light. Was it red, then green, then blue?"
        await selftest(page, "again")
        view = await asked(page)
        assert view["question"]["can_repeat"]
        await selftest(page, "no")
        view = await asked(page)
        assert checks(view)["left.light"]["verdict"] == Verdict.WRONG
        assert home.table.tray.state is TrayState.MAINTENANCE
        view = await selftest(page, "stop")
        assert not view["running"]
        assert view["summary"] == "One thing is wrong: mend it, and test again."
        assert not json.loads(view["report"])["complete"]
        await is_back(home)
        refused = await page.request("selftest", act="yes")
        assert refused["reason"] == "There is no question now: look at the page again."


@live
async def test_nobody_spins_and_nobody_begins_a_second_one_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path, **EVERY_STEP) as home, home.guest() as page:
        home.clock.free.clear()
        await selftest(page, "begin", spins=0, alone=True)
        for request in ("selftest", "maintain"):
            refused = await page.request(request, act="begin")
            assert refused["reason"] == "The self-test is running: wait until it is over, or stop it."
        assert "in service" in (await page.do({"do": "spin"}))["reason"]
        home.clock.free.set()
        assert (await over(page))["summary"] == "All is well."
        await is_back(home)


@pytest.mark.usefixtures("people_answer")
@live
async def test_a_question_that_nobody_answers_is_not_asked_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.web.selftest.ANSWER_S", 0.0)
    async with house(tmp_path, board__without=["nose"], **EVERY_STEP) as home, home.guest() as page:
        await selftest(page, "begin", spins=0)
        view = await over(page)
        assert checks(view)["buzzer"]["verdict"] == Verdict.SKIPPED
        await is_back(home)
