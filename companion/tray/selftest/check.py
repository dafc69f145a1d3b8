"""One check of the self-test: what it does, and what came of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from companion.sentences import Words

if TYPE_CHECKING:
    from companion.tray.selftest.bench import Bench

Figure = str | int | float


class Verdict(StrEnum):
    WELL = "well"
    WARNING = "warning"
    """The tray plays, but this should be seen to."""
    WRONG = "wrong"
    """The tray does not play like this."""
    SKIPPED = "skipped"
    """Not tried: something else has to be mended first, or nobody was there to look."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a check found out."""

    verdict: Verdict
    text: Words
    cause: Words = ""
    """What it probably comes from, if it is not well."""
    fix: Words = ""
    """The next step."""
    figures: dict[str, Figure] = field(default_factory=dict)


def well(text: Words, **figures: Figure) -> Found:
    return Found(Verdict.WELL, text, figures=figures)


def warning(text: Words, cause: Words, fix: Words, **figures: Figure) -> Found:
    return Found(Verdict.WARNING, text, cause, fix, figures)


def wrong(text: Words, cause: Words, fix: Words, **figures: Figure) -> Found:
    return Found(Verdict.WRONG, text, cause, fix, figures)


def skipped(text: Words) -> Found:
    return Found(Verdict.SKIPPED, text)


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    """Such as `left.speed`."""
    title: Words
    does: Words
    """What happens, for whoever looks on."""
    run: Callable[[Bench], Awaitable[Found]]
    needs: tuple[str, ...] = ()
    """Checks without which this one makes no sense."""


@dataclass(frozen=True, slots=True)
class Result:
    """A check that is over."""

    check: Check
    found: Found

    @property
    def is_wrong(self) -> bool:
        return self.found.verdict is Verdict.WRONG
