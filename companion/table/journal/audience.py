"""Who may see which record, and from when on: the one filter between the journal and everybody else.

| audience | who sees it at once | the others |
| --- | --- | --- |
| `ALL` | everybody | |
| a seat, counted from 0 | that seat | once a later record reveals it |
| `TRAY` | nobody | once a later record reveals it |

A record reveals others by naming them: a `SpinLanded` its draw, a `Revealed` all that a round had to hide,
each of them once. So what is visible depends on the records alone: it is the same after a restart, and for
somebody who comes back after a while it goes on exactly where it stopped. Nothing that was revealed is hidden
again, not even by an undo.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from companion.sentences import Sentence
from companion.table.journal.errors import NoSuchAudience

if TYPE_CHECKING:
    from companion.table.journal.entry import Entry

ALL: Final = "all"
TRAY: Final = "tray"
Audience = Literal["all", "tray"] | int


@dataclass(frozen=True, slots=True)
class Shown:
    """What one record makes visible to somebody: those that it reveals, then itself."""

    at: int
    """The sequence of that record. Whoever has seen this goes on with `visible_to(…, since=at)`."""
    entries: tuple[Entry, ...]


def verify_audience(audience: Audience) -> None:
    if audience not in (ALL, TRAY) and not (isinstance(audience, int) and audience >= 0):
        raise NoSuchAudience(
            Sentence(
                "A record cannot be for {audience}: it is for {all!r}, for {tray!r}, or for a seat from 0 "
                "up.",
                audience=repr(audience),
                all=ALL,
                tray=TRAY,
            )
        )


def may_see(viewer: int | None, audience: Audience) -> bool:
    """Whether somebody sees such records at once. None is anybody who has no seat: a TV, an export."""
    return audience in (ALL, viewer)


def show(entry: Entry, viewer: int | None, find: Callable[[int], Entry | None]) -> Shown | None:
    """What an entry makes visible to a viewer that was not before, if anything. What was set aside is not
    there to be found."""
    revealed = (find(sequence) for sequence in sorted(entry.record.reveals()))
    shown = [each for each in revealed if each is not None and not may_see(viewer, each.audience)]
    if may_see(viewer, entry.audience):
        shown.append(entry)
    return Shown(entry.sequence, tuple(shown)) if shown else None
