"""What all tests share: hardware only when asked for, no program started or test skipped unnoticed."""

import gc
import os
import re
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import examples, needs
from tests.patience import Patience

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
"""Browser tests take so long that each goes to whichever worker is free."""
TOGETHER = ("tests/hardware/", "tests/systemd/")
"""Tests here share a slow fixture: one worker runs the whole folder. (Elsewhere, a whole file.)"""

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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hil", action="store_true", help="also run the tests that need a real tray")
    parser.addoption("--few-examples", action="store_true", help="look less far where examples are random")
    parser.addoption("--campaign", action="store_true", help="make each attack more often: see tests/faults")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("-m") == "check" or config.getoption("--few-examples"):
        examples.share = examples.FEW
    if config.getoption("--campaign"):
        examples.intensity = examples.MORE
    config.pluginmanager.register(ProgramGuard())
    # pytest captures what goes to the original.
    stderr = os.fdopen(os.dup(2), "w")
    config.pluginmanager.register(Patience(stderr))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell that starts the tests in the background has Ctrl-C ignored, by what the tests start too.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    # `make check` runs no browser test, and importing them takes long.
    unwanted = config.getoption("-m") == "check" and collection_path == config.rootpath / ONE_BY_ONE
    return unwanted or None


# Before pytest chooses by marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if not any(map(item.get_closest_marker, MAY_START_PROGRAMS)):
            item.add_marker(pytest.mark.check)
    # Long tests first: then no worker is left alone with one at the end.
    items.sort(key=lambda item: item.get_closest_marker("check") is not None)
    if not config.getoption("--hil"):
        for item in items:
            if item.get_closest_marker("hil"):
                item.add_marker(pytest.mark.skip(reason=NEEDS_HARDWARE))


def pytest_collection_finish() -> None:
    # The collected tests live until the end: the garbage collector need not look through them.
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class Places(LoadScopeScheduling):  # type: ignore[misc]
        """Decides which tests go to the same worker."""

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
