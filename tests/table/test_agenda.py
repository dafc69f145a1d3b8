"""The agenda does things at their time, and bugs in them harm nobody."""

from __future__ import annotations

import asyncio
import logging

import pytest

from companion.hal import VirtualClock
from companion.table.agenda import Agenda
from companion.table.errors import Refused
from tests.hal.rig import in_loop


def agenda_of(clock: VirtualClock) -> Agenda:
    return Agenda(clock, asyncio.get_running_loop().call_soon_threadsafe)


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@in_loop
async def test_what_is_due_is_done_at_its_time_and_what_is_past_at_once() -> None:
    clock, done = VirtualClock(), list[str]()
    agenda = agenda_of(clock)

    async def do(what: str) -> None:
        done.append(what)

    agenda.after(2, lambda: do("later"))
    agenda.after(1, lambda: do("called off")).cancel()
    agenda.at(clock.now() - 1, lambda: do("at once"))
    await a_moment()
    assert done == ["at once"]
    clock.advance(2)
    await a_moment()
    assert done == ["at once", "later"]


@in_loop
async def test_what_goes_wrong_is_logged_and_the_next_thing_is_done(caplog: pytest.LogCaptureFixture) -> None:
    agenda, done = agenda_of(VirtualClock()), list[str]()

    async def refuse() -> None:
        raise Refused("Not now: wait a moment.")

    async def stumble() -> None:
        raise LookupError("no idea")

    async def do() -> None:
        done.append("done")

    for each in (refuse, stumble, do):
        agenda.at(0, each)
    with caplog.at_level(logging.WARNING):
        await a_moment()
    assert done == ["done"]
    assert [(each.levelname, each.getMessage()) for each in caplog.records] == [
        ("WARNING", "Not now: wait a moment."),
        ("ERROR", "Something that the table planned failed"),
    ]


@in_loop
async def test_nothing_is_done_once_it_is_closed() -> None:
    clock, done = VirtualClock(), list[str]()
    agenda = agenda_of(clock)

    async def do() -> None:
        await asyncio.sleep(0)
        done.append("done")

    agenda.start(do())
    agenda.after(1, do)
    agenda.close()
    clock.advance(1)
    await a_moment()
    assert done == []
