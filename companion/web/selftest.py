"""The self-test on a page: the host begins it, answers what no sensor can see, and reads what was found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from companion.config import Config
from companion.errors import TrayError
from companion.sentences import NOTHING, Sentence, Words, as_sentence
from companion.table.errors import Refused
from companion.table.table import Table
from companion.tray import TrayState
from companion.tray.machine.finding import own_eyes
from companion.tray.selftest import (
    Answer,
    Bench,
    Check,
    Nobody,
    Person,
    Question,
    Result,
    Verdict,
    all_checks,
    run_check,
)
from companion.tray.selftest.check import Figure
from companion.tray.selftest.report import as_json, report_on, summary_of, worst
from companion.tray.selftest.run import person_of, show_end, show_progress
from companion.web import requests

LONGEST_S = 20.0
"""How long a page waits for something new before it asks again."""
ANSWER_S = 300.0
"""A question that nobody has answered by then is not asked any more, and neither is any other."""


class CheckView(Struct, frozen=True, kw_only=True):
    name: str
    title: Sentence
    verdict: Verdict
    text: Sentence
    cause: Sentence
    fix: Sentence
    figures: dict[str, Figure]


class QuestionView(Struct, frozen=True, kw_only=True):
    words: Sentence
    can_repeat: bool
    push: bool
    """Answered by pushing the nose, not on the page."""


class SelftestView(Struct, frozen=True, kw_only=True):
    """The answer to every `selftest` request."""

    changes: int
    """Grows whenever something here changes; `next` waits until it has."""
    running: bool
    number: int
    """Of the check that is being made, from 1."""
    count: int
    now: Sentence
    does: Sentence
    progress: tuple[int, int] | None
    """Spins made, and to make."""
    question: QuestionView | None
    checks: tuple[CheckView, ...]
    summary: Sentence
    """Empty while it is running."""
    report: str
    """As JSON, once it is over."""


class Selftest:
    """One at a time, while no match is played."""

    def __init__(self, table: Table, config: Config) -> None:
        self._table = table
        self._config = config
        self._task: asyncio.Task[object] | None = None
        self._person = PagePerson(self._change)
        self._results: list[Result] = []
        self._now: Check | None = None
        self._number = self._count = 0
        self._progress: tuple[int, int] | None = None
        self._report = ""
        self._complete = False
        self._changes = 0
        self._changed = asyncio.Event()

    async def handle(self, request: requests.SelftestRequest) -> SelftestView:
        match request.act:
            case "begin":
                self._begin(request)
            case "next":
                await self._wait(request.seen)
            case "yes" | "no" | "again":
                self._person.say(Answer(request.act))
            case "stop":
                await self._stop()
        return self._view()

    def check_idle(self) -> None:
        if self._task is not None:
            raise Refused("The self-test is running: wait until it is over, or stop it.")

    def _begin(self, request: requests.SelftestRequest) -> None:
        tray = self._table.tray
        self.check_idle()
        if self._table.state.playing is not None:
            raise Refused("A match is being played: finish it first, or end it on the start page.")
        if self._table.spinning or not tray.state.rests or tray.state is TrayState.MAINTENANCE:
            raise Refused(Sentence("The tray is {state}: wait until it is ready.", state=tray.state.sentence))
        tray.state = TrayState.MAINTENANCE
        self._results, self._report, self._progress = [], "", None
        person: Person = Nobody() if request.alone else person_of(tray.board) or self._person
        bench = Bench(tray.board, person, own_eyes(self._config), spins=request.spins)
        bench.on_progress = self._spun
        self._person.is_there = True
        self._task = tray.start(self._run(bench))

    async def _run(self, bench: Bench) -> None:
        self._complete = False
        checks = all_checks(bench)
        self._count = len(checks)
        try:
            for self._number, self._now in enumerate(checks, start=1):
                # A fault that an earlier check came upon is what it found.
                self._table.tray.state = TrayState.MAINTENANCE
                show_progress(bench, self._now, self._number, self._count)
                self._change()
                self._results.append(await run_check(self._now, bench))
            self._complete = True
        finally:
            self._task = self._now = self._progress = None
            report = report_on(bench.board, bench.eyes, self._results, complete=self._complete)
            self._report = as_json(report).decode()
            self._change()
            tray = self._table.tray
            if tray.state is not TrayState.OFF:
                show_end(bench, report)
                with suppress(TrayError):
                    bench.restore()
                tray.start(tray.home())

    async def _stop(self) -> None:
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def _wait(self, seen: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_S):
                while self._changes == seen:
                    await self._changed.wait()

    def _spun(self, done: int, of: int) -> None:
        self._progress = (done, of)
        self._change()

    def _change(self) -> None:
        self._changes += 1
        self._changed.set()
        self._changed = asyncio.Event()

    def _view(self) -> SelftestView:
        checks = tuple(_check(result) for result in self._results)
        running = self._task is not None
        verdict = worst(check.verdict for check in checks)
        over = bool(self._report) and not running
        count = sum(check.verdict is verdict for check in checks)
        return SelftestView(
            changes=self._changes,
            running=running,
            number=self._number,
            count=self._count,
            now=_sentence(self._now.title if self._now else ""),
            does=_sentence(self._now.does if self._now else ""),
            progress=self._progress,
            question=self._person.question if running else None,
            checks=checks,
            summary=_sentence(summary_of(verdict, count, complete=self._complete) if over else ""),
            report=self._report if over else "",
        )


class PagePerson:
    """The host, who answers on the page."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.is_there = True
        self.question: QuestionView | None = None
        self._changed = changed
        self._answer: asyncio.Future[Answer] | None = None

    def watch(self) -> None:
        """The host has eyes."""

    async def answer(self, question: Question) -> Answer:
        self.question = QuestionView(
            words=_sentence(question.words), can_repeat=question.can_repeat, push=False
        )
        self._answer = asyncio.get_running_loop().create_future()
        self._changed()
        try:
            async with asyncio.timeout(ANSWER_S):
                return await self._answer
        except TimeoutError:
            self.is_there = False
            return Answer.NOBODY
        finally:
            self.question = self._answer = None
            self._changed()

    async def push_nose(self, words: Words, times: int) -> bool:
        if self.is_there:
            self.question = QuestionView(words=_sentence(words), can_repeat=False, push=True)
            self._changed()
        return self.is_there

    def pushed(self) -> None:
        self.question = None
        self._changed()

    def say(self, answer: Answer) -> None:
        if self._answer is None or self._answer.done():
            raise Refused("There is no question now: look at the page again.")
        self._answer.set_result(answer)


def _check(result: Result) -> CheckView:
    found = result.found
    return CheckView(
        name=result.check.name,
        title=_sentence(result.check.title),
        verdict=found.verdict,
        text=_sentence(found.text),
        cause=_sentence(found.cause),
        fix=_sentence(found.fix),
        figures=found.figures,
    )


def _sentence(words: Words) -> Sentence:
    return as_sentence(words) if words else NOTHING
