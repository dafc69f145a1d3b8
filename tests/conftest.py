"""What all tests share: hardware only when asked for, no program started or test skipped unnoticed."""

import gc
import os
import re
import signal
import sys
import threading
import time
import traceback
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest
from hypothesis import settings

from tests import examples, needs

IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")

# How long an example takes says more about the machine than about the code. A run of CI says something about
# a change only if it tries what the one before tried; whoever runs the tests at home looks further each time.
settings.register_profile("tray", deadline=None, derandomize=IN_CI)
settings.load_profile("tray")

NEEDS_HARDWARE = "needs a real tray: run with --hil"

# A CI run fails on any other reason to skip: what should run there has to run there.
MAY_BE_SKIPPED_IN_CI = frozenset({NEEDS_HARDWARE})

UNIX_ONLY = frozenset({"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"})


ONE_BY_ONE = "tests/web/browser"
"""Browser tests: each takes long enough to go to whichever worker is free."""
TOGETHER = ("tests/hardware/", "tests/systemd/")
"""All tests here share something that takes long to make, so one worker gets them. (Else one gets a file.)"""

LONG_S = 60
"""A test that takes longer says where it stands and goes on, up to the `timeout` of pyproject.toml."""

PYTESTS_OWN = re.compile(r"/(_pytest|pluggy|xdist|execnet|pytest_\w+)[/.]")

MAY_START_PROGRAMS = ("process", "browser", "pico", "crash", "hil")
PROGRAM_STARTS = frozenset({"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system"})


class ProgramGuard:
    """Fails a test that starts another program without being marked so; `make check` runs no such test."""

    def __init__(self) -> None:
        self._test = ""
        sys.addaudithook(self._watch)

    def _watch(self, event: str, _: object) -> None:
        if event in PROGRAM_STARTS and self._test:
            raise AssertionError(
                f"{self._test} starts another program: mark it with one of {', '.join(MAY_START_PROGRAMS)}"
            )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        marked = any(map(item.get_closest_marker, MAY_START_PROGRAMS))
        before, self._test = self._test, "" if marked else item.nodeid
        try:
            return (yield)
        finally:
            self._test = before


class Patience:
    """Says where a test stands that takes long, once, and lets it go on."""

    def __init__(self, out: TextIO, after_s: float) -> None:
        self._out = out
        self._after_s = after_s
        self._test = ""
        self._began = 0.0
        # Python's faulthandler would do it from C, but it can crash a process whose threads come and go.
        threading.Thread(target=self._watch, name="patience", daemon=True).start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with self.waiting_for(item.nodeid):
            return (yield)

    @contextmanager
    def waiting_for(self, test: str) -> Iterator[None]:
        self._began, self._test = time.monotonic(), test
        try:
            yield
        finally:
            self._test = ""

    def _watch(self) -> None:
        told = ""
        while True:
            time.sleep(min(self._after_s, 1))
            test = self._test
            if test and test != told and time.monotonic() - self._began > self._after_s:
                told = test
                self._out.write(f"{test} has taken {self._after_s:g} s so far. It stands here:\n{stacks()}\n")
                self._out.flush()


def stacks() -> str:
    """Where each thread is, but for how pytest came there."""
    names = {each.ident: each.name for each in threading.enumerate()}
    told = []
    for ident, frame in sys._current_frames().items():
        lines = [line for line in traceback.format_stack(frame) if not PYTESTS_OWN.search(line)]
        told.append(f"Thread {names.get(ident, ident)}\n{''.join(lines)}")
    return "\n".join(told)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hil", action="store_true", help="also run the tests that need a real tray")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("-m") == "check":
        examples.share = examples.SHARE_IN_CHECK
    config.pluginmanager.register(ProgramGuard())
    # A copy of the real one, which output is not captured from.
    config.pluginmanager.register(Patience(os.fdopen(os.dup(2), "w"), LONG_S))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell that starts the tests in the background has Ctrl-C ignored, by what the tests start too.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    # None of these are wanted, and what they import takes its time.
    unwanted = config.getoption("-m") == "check" and collection_path == config.rootpath / ONE_BY_ONE
    return unwanted or None


# Before pytest chooses by marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if not any(map(item.get_closest_marker, MAY_START_PROGRAMS)):
            item.add_marker(pytest.mark.check)
    # What takes long comes first: then no worker is left with it alone at the end.
    items.sort(key=lambda item: item.get_closest_marker("check") is not None)
    if not config.getoption("--hil"):
        for item in items:
            if item.get_closest_marker("hil"):
                item.add_marker(pytest.mark.skip(reason=NEEDS_HARDWARE))


def pytest_collection_finish() -> None:
    # Thousands of tests stay as they are from here on: nobody needs to look through them for garbage.
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class Places(LoadScopeScheduling):  # type: ignore[misc]
        """Which tests go to the same worker."""

        def _split_scope(self, nodeid: str) -> str:
            if nodeid.startswith(ONE_BY_ONE):
                return nodeid
            file, _, _ = nodeid.partition("::")
            return next((place for place in TOGETHER if file.startswith(place)), file)

    return Places(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in needs.summary(map(_reason, terminalreporter.stats.get("skipped", ()))):
        terminalreporter.write_line(line)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    # An expected failure is reported as skipped too; xfail_strict looks after those.
    if not hasattr(report, "wasxfail"):
        _fail_if_skipped_in_ci(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _skip_if_not_on_unix(report, collector)
    _fail_if_skipped_in_ci(report)
    return report


def _skip_if_not_on_unix(report: pytest.CollectReport, collector: pytest.Collector) -> None:
    """Tests that drive terminals, pseudo ports and the like cannot even be read on Windows."""
    missing = re.search(r"No module named '(\w+)'", str(report.longrepr)) if report.failed else None
    if missing and missing[1] in UNIX_ONLY:
        report.outcome = "skipped"
        report.longrepr = str(collector.path), 0, f"Skipped: needs a Unix, which has {missing[1]}"


def _fail_if_skipped_in_ci(report: pytest.TestReport | pytest.CollectReport) -> None:
    if not report.skipped or not IN_CI:
        return
    if (reason := _reason(report)) not in MAY_BE_SKIPPED_IN_CI:
        report.outcome = "failed"
        report.longrepr = (
            f"Skipped in CI: {reason}. Give CI what the test needs, "
            "or allow the reason in MAY_BE_SKIPPED_IN_CI in tests/conftest.py."
        )


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test was skipped."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return reason.removeprefix("Skipped: ")
