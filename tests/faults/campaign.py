"""Counts what a run of the attacks tried, what people saw of it and what was lost, as a pytest plugin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from tests.faults.attacks import Attack, attack_of


class Outcome(Struct, kw_only=True):
    """What became of one kind of attack."""

    attack: str
    tried: int = 0
    seen: int = 0
    """Times that people were told of it, as far as that was counted."""
    shows: str
    """What people see."""
    lost: list[str] = []
    """What did not hold."""
    not_tried: list[str] = []
    """What could not be tried here, and why."""
    seconds: float = 0.0
    """Of work; several attacks run at a time."""


class Campaign:
    """A test says by `record_property("tried", n)` how often it attacks, else it is one attack; and by
    `record_property("seen", n)` how often people were told."""

    def __init__(self, attacks: Sequence[Attack]) -> None:
        self._attacks = attacks
        self.outcomes = {each.name: Outcome(attack=each.name, shows=each.shows) for each in attacks}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        attack = attack_of(report.nodeid, self._attacks)
        if attack is None:
            return
        outcome = self.outcomes[attack.name]
        outcome.seconds += report.duration
        if report.failed:
            outcome.lost.append(f"{report.nodeid}: {_reason(report)}")
        elif report.skipped:
            outcome.not_tried.append(f"{report.nodeid}: {_reason(report)}")
        if report.when == "call" and not report.skipped:
            said = dict(report.user_properties)
            outcome.tried += int(str(said.get("tried", 1)))
            outcome.seen += int(str(said.get("seen", 0)))

    @property
    def held(self) -> bool:
        """Whether every kind of attack was tried, and nothing was lost."""
        return all(each.tried and not each.lost for each in self.outcomes.values())

    def table(self) -> Table:
        table = Table("attack", "tried", "seen by the user", "lost", title="Faults")
        table.columns[1].justify = table.columns[3].justify = "right"
        for each in self.outcomes.values():
            seen = f"{each.seen:,} times: {each.shows}" if each.seen else each.shows
            table.add_row(each.attack, f"{each.tried:,}" if each.tried else "–", seen, f"{len(each.lost):,}")
        return table

    def print(self, console: Console) -> None:
        console.print(self.table())
        for each in self.outcomes.values():
            for text in each.lost:
                console.print(f"Lost: {text}", markup=False, style="red")
            for text in each.not_tried:
                console.print(f"Not tried: {text}", markup=False, style="yellow")

    def save(self, path: Path, seconds: float) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        result = {"held": self.held, "seconds": round(seconds, 1), "attacks": [*self.outcomes.values()]}
        path.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")


def _reason(report: pytest.TestReport) -> str:
    """The last line of what pytest says, or why it skipped."""
    if isinstance(report.longrepr, tuple):
        return report.longrepr[2]
    lines = [line for line in str(report.longrepr).splitlines() if line.startswith("E ")]
    return (lines or [f"failed in its {report.when}"])[0].removeprefix("E ").strip()
