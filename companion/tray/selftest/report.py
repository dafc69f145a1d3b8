"""The report of a self-test: what was tested, on which tray, with which result."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable
from importlib.metadata import version
from time import gmtime, strftime

import msgspec
from msgspec import Struct

from companion.hal import Board
from companion.sentences import Sentence, Words, plural
from companion.tray.machine.finding import Eyes
from companion.tray.selftest.check import Figure, Result, Verdict

FORMAT = 1


class CheckReport(Struct, frozen=True, kw_only=True):
    name: str
    title: str
    does: str
    verdict: Verdict
    text: str
    cause: str = ""
    fix: str = ""
    figures: dict[str, Figure] = {}


class Report(Struct, frozen=True, kw_only=True):
    format: int = FORMAT
    when: str
    """UTC, as in 2026-01-31T20:15:00Z."""
    serial: str
    """Of the Pi, or of the Pico; `simulated` for a tray that is not there."""
    model: str
    board: str
    profile: str
    versions: dict[str, str]
    complete: bool
    """Whether every check was made; False if somebody stopped it."""
    verdict: Verdict
    checks: tuple[CheckReport, ...]

    @property
    def summary(self) -> str:
        count = sum(each.verdict is self.verdict for each in self.checks)
        return str(summary_of(self.verdict, count, complete=self.complete))


def report_on(board: Board, eyes: Eyes, results: Iterable[Result], *, complete: bool) -> Report:
    checks = tuple(_check(result) for result in results)
    return Report(
        when=strftime("%Y-%m-%dT%H:%M:%SZ", gmtime()),
        serial=_serial(board, eyes),
        model=eyes.read("/proc/device-tree/model") or platform.machine(),
        board=board.settings.kind,
        profile=board.settings.profile,
        versions=_versions(board),
        complete=complete,
        verdict=worst(each.verdict for each in checks),
        checks=checks,
    )


def as_json(report: Report) -> bytes:
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """What was skipped is no verdict on the tray."""
    seen = set(verdicts)
    return next((each for each in (Verdict.WRONG, Verdict.WARNING) if each in seen), Verdict.WELL)


def summary_of(verdict: Verdict, count: int, *, complete: bool) -> Words:
    if verdict is Verdict.WRONG:
        return plural(
            count,
            "One thing is wrong: mend it, and test again.",
            "{count} things are wrong: mend the first one, and test again.",
        )
    if verdict is Verdict.WARNING:
        return plural(
            count, "It plays; one thing should be seen to.", "It plays; {count} things should be seen to."
        )
    return Sentence("All is well.") if complete else Sentence("Stopped; nothing is wrong so far.")


def _check(result: Result) -> CheckReport:
    check, found = result.check, result.found
    return CheckReport(
        name=check.name,
        title=str(check.title),
        does=str(check.does),
        verdict=found.verdict,
        text=str(found.text),
        cause=str(found.cause),
        fix=str(found.fix),
        figures=found.figures,
    )


def _serial(board: Board, eyes: Eyes) -> str:
    if board.settings.kind == "sim":
        return "simulated"
    return _pico(board)[1] or eyes.read("/proc/device-tree/serial-number") or "unknown"


def _versions(board: Board) -> dict[str, str]:
    found = {
        "companion": version("tray-companion"),
        "python": ".".join(map(str, sys.version_info[:3])),
        "system": _system(),
        "kernel": platform.release(),
    }
    firmware, _ = _pico(board)
    return found | ({"firmware": firmware} if firmware else {})


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()


def _pico(board: Board) -> tuple[str, str]:
    """Version of the firmware and number of the Pico, if the reels are on one."""
    if board.settings.kind != "pico":
        return "", ""
    from companion.hal.pico.board import PicoBoard

    welcome = board.link.welcome if isinstance(board, PicoBoard) else None
    return ("", "") if welcome is None else (welcome.named, welcome.unique_id)
