"""``tray selftest``: tests a whole tray, says what is wrong with it and what to do, and writes a report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.flags import BoardFlag, WrongFlags
from companion.cli.spin import config_for, run
from companion.errors import TrayError

if TYPE_CHECKING:
    from companion.cli.terminal.paint import Paint
    from companion.config import Config
    from companion.hal import Board
    from companion.sentences import Words
    from companion.tray.selftest import Answer, Bench, Person, Question, Result
    from companion.tray.selftest.report import Report

WRONG, WARNING = 1, 3
SIGNS = {"well": ("✓", "green"), "warning": ("!", "yellow"), "wrong": ("✗", "red"), "skipped": ("·", "dim")}
WIDTH = 78
TITLE = 21


class CannotTest(TrayError, RuntimeError):
    """The tray is in use."""


class BadReport(TrayError, ValueError):
    """The report cannot be written to this file."""


def register(app: typer.Typer) -> None:
    app.command()(selftest)


def selftest(  # noqa: PLR0917  # flags, given by name
    board: BoardFlag = None,
    spins: Annotated[int, typer.Option(min=0, max=1000, help="How many spins to end with.")] = 50,
    alone: Annotated[
        bool, typer.Option("--alone", help="Ask nothing: leave out what only a person can see or hear.")
    ] = False,
    report: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.pdf",
            help="Where the report goes; a .json with all figures is beside it.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object, for scripts. Asks nothing.")
    ] = False,
    misbuilt: Annotated[
        bool, typer.Option("--misbuilt", help="Simulated: a tray that is built all wrong.")
    ] = False,
    fault: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Simulated: with this fault, such as left.dead-sensor; may be repeated.",
            show_default=False,
        ),
    ] = None,
    fast: Annotated[
        bool, typer.Option("--fast", help="Simulated: in virtual time, without waiting.")
    ] = False,
) -> None:
    """Test the whole tray, and write a report.

    Machine, nose, lights, buzzer and screen; coils, sensor, marks, gears, play and top speed of every reel;
    then 50 spins. For each failure it says the likely cause and the next step. It asks only what no sensor
    can see. Ctrl+C stops it at any moment, with all coils off. The report is a PDF for the lid and a JSON
    file with all figures.

    Stop the service first: sudo systemctl stop tray. On a running tray, its page /selftest does the same.
    Exit code 1: the tray cannot play like this. 3: it plays, but something should be fixed.
    """
    config = config_for(None, board)
    if (misbuilt or fast or fault) and config.board.kind != "sim":
        raise WrongFlags("--misbuilt, --fault and --fast are for a simulated tray: add --board sim.")
    if report is not None and report.suffix.lower() != ".pdf":
        raise BadReport(f"{report} must end in .pdf: the figures go to a .json file beside it.")
    _check_free(config)
    tester = _Tester(config, alone=alone or as_json, quiet=as_json)
    done = run(tester.test(_board(config, misbuilt=misbuilt, fast=fast), fault or [], spins, report))
    if as_json:
        from companion.tray.selftest.report import as_json as to_json

        typer.echo(to_json(done).decode(), nl=False)
    if code := {"wrong": WRONG, "warning": WARNING}.get(done.verdict, 0):
        raise typer.Exit(code)


def _check_free(config: Config) -> None:
    """Refuse while a companion runs: it may be in the middle of a match, and the motors are its own."""
    from companion.table.journal.lock import is_held

    if config.board.kind != "sim" and is_held(config.data_dir):
        raise CannotTest(
            "A companion runs this tray: finish the match, then sudo systemctl stop tray. "
            "Its page /selftest tests the tray while it runs."
        )


def _board(config: Config, *, misbuilt: bool, fast: bool) -> Board:
    from companion.cli.calibrate import board_for

    return board_for(config, misbuilt=misbuilt, fast=fast)


class _Tester:
    def __init__(self, config: Config, *, alone: bool, quiet: bool) -> None:
        from companion.cli.terminal.paint import stdout_paint

        self._config = config
        self._alone = alone
        self._quiet = quiet
        self._paint: Paint = stdout_paint()

    async def test(self, board: Board, faults: list[str], spins: int, path: Path | None) -> Report:
        from companion.hal.sim import SimBoard
        from companion.tray.machine.finding import own_eyes
        from companion.tray.selftest import Bench, all_checks, run_check
        from companion.tray.selftest.report import report_on
        from companion.tray.selftest.run import show_progress

        async with board:
            if isinstance(board, SimBoard):
                for name in faults:
                    board.sim.switch(name)
            bench = Bench(board, self._person(board), own_eyes(self._config), spins=spins)
            bench.on_progress = self._progress
            checks = all_checks(bench)
            complete = False
            try:
                for number, check in enumerate(checks, start=1):
                    show_progress(bench, check, number, len(checks))
                    self._say_begun(str(check.title), str(check.does))
                    self._say(await run_check(check, bench))
                complete = True
            finally:
                # Also when somebody stops it: what was found until then is worth something.
                done = report_on(board, bench.eyes, bench.results.values(), complete=complete)
                self._end(bench, done, path)
            return done

    def _person(self, board: Board) -> Person:
        from companion.tray.selftest import Nobody
        from companion.tray.selftest.run import person_of

        if self._alone:
            return Nobody()
        simulated = person_of(board)
        return _Watched(simulated, self) if simulated is not None else _AtTheTerminal(self)

    def line(self, text: str = "", style: str = "") -> None:
        if not self._quiet:
            self.wipe()
            typer.echo(self._paint(text, style) if style else text)

    def _say_begun(self, title: str, does: str) -> None:
        if not self._quiet and sys.stdout.isatty():
            from companion.cli.terminal.paint import pad

            typer.echo(f"\r… {pad(title, TITLE)} {does}"[:WIDTH], nl=False)

    def wipe(self) -> None:
        if sys.stdout.isatty():
            typer.echo(f"\r{' ' * WIDTH}\r", nl=False)

    def _progress(self, done: int, of: int) -> None:
        if not self._quiet and sys.stdout.isatty():
            typer.echo(f"\r… {'Spins':<{TITLE}} {done} of {of}   ", nl=False)

    def _say(self, result: Result) -> None:
        from companion.cli.terminal.paint import fill, pad

        found = result.found
        sign, colour = SIGNS[found.verdict]
        margin = " " * (TITLE + 3)
        first, *more = fill(str(found.text), WIDTH - len(margin))
        self.line(f"{self._paint(sign, colour)} {pad(str(result.check.title), TITLE)} {first}")
        for text in more:
            self.line(margin + text)
        for label, words in (("Likely cause", found.cause), ("Next step", found.fix)):
            if words:
                for text in fill(f"{label}: {words}", WIDTH, margin):
                    self.line(text, "yellow" if found.verdict == "warning" else "red")

    def _end(self, bench: Bench, report: Report, path: Path | None) -> None:
        from companion.tray.selftest.run import show_end

        show_end(bench, report)
        if not report.complete:
            self.line("Stopped. All coils are off.")
        self.line()
        self.line(report.summary, "bold")
        try:
            written = _write(report, path or _default(self._config))
        except OSError as error:
            raise BadReport(
                f"The report cannot be written ({error}): give another place with --report."
            ) from error
        self.line(f"Report:  {written}")
        self.line(f"Figures: {written.with_suffix('.json')}")


class _AtTheTerminal:
    """A person who answers with the keyboard."""

    is_there = True

    def __init__(self, tester: _Tester) -> None:
        self._tester = tester

    def watch(self) -> None:
        """The person has eyes."""

    async def answer(self, question: Question) -> Answer:
        from companion.tray.selftest import Answer

        choices = "[Y/n, r: once more]" if question.can_repeat else "[Y/n]"
        while True:
            said = await self._input(f"? {question.words} {choices} ")
            if said is None:
                self.is_there = False
                return Answer.NOBODY
            match said.strip().lower():
                case "" | "y" | "yes":
                    return Answer.YES
                case "n" | "no":
                    return Answer.NO
                case "r" if question.can_repeat:
                    return Answer.AGAIN

    async def push_nose(self, words: Words, times: int) -> bool:
        self._tester.line(f"? {words}", "bold")
        return True

    def pushed(self) -> None:
        """The line that comes next says what was counted."""

    async def _input(self, prompt: str) -> str | None:
        """One line; None if nobody will ever answer."""
        self._tester.wipe()
        typer.echo(prompt, nl=False)
        await _typed()
        line = sys.stdin.readline()
        if not line:
            typer.echo()
        return line or None


async def _typed() -> None:
    """Wait for the keyboard in the event loop: whoever stops the test need not press Enter as well."""
    import asyncio

    if sys.platform == "win32":
        return
    loop, typed = asyncio.get_running_loop(), asyncio.Event()
    try:
        loop.add_reader(sys.stdin.fileno(), typed.set)
    except PermissionError:
        # A file, which never makes anybody wait.
        return
    try:
        await typed.wait()
    finally:
        loop.remove_reader(sys.stdin.fileno())


class _Watched:
    """The person in front of a simulated tray, with what is asked and answered shown."""

    is_there = True

    def __init__(self, person: Person, tester: _Tester) -> None:
        self._person = person
        self._tester = tester
        self.watch = person.watch

    async def answer(self, question: Question) -> Answer:
        answer = await self._person.answer(question)
        self._tester.line(f"? {question.words} {answer}", "dim")
        return answer

    async def push_nose(self, words: Words, times: int) -> bool:
        self._tester.line(f"? {words}", "dim")
        return await self._person.push_nose(words, times)

    def pushed(self) -> None:
        self._person.pushed()


def _default(config: Config) -> Path:
    from time import localtime, strftime

    return config.data_dir / "selftest" / strftime("%Y-%m-%d-%H%M.pdf", localtime())


def _write(report: Report, path: Path) -> Path:
    from companion.cli.paper.pdf import PAPERS
    from companion.cli.paper.selftest_sheet import selftest_pdf
    from companion.files import write_whole
    from companion.rules.faces import DRAW_4, GREEN
    from companion.tray import pages
    from companion.tray.selftest.parts import pattern
    from companion.tray.selftest.report import as_json

    pictures = [
        ("The screen's test picture", pattern()),
        ("Ready, as it should look", pages.ready(0)),
        ("An outcome, as it should look", pages.outcome((GREEN, DRAW_4))),
        (
            "A fault, as it should look",
            pages.fault("Left eye stuck", "Turn its disc free, then push my nose"),
        ),
    ]
    write_whole(path, selftest_pdf(report, pictures, PAPERS["a4"]))
    write_whole(path.with_suffix(".json"), as_json(report))
    return path
