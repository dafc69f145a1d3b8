"""Whether a history is still the one that was written: the walk along the chain, and what it found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from companion.sentences import Sentence, Value, listed, plural
from companion.table.journal.entry import SHORT, Entry, Head
from companion.table.journal.errors import BadHead
from companion.table.journal.records import Misfit

Link = Entry | Misfit
"""What stands at one place of a history: a record, or one that was set aside."""


class Verdict(Struct, frozen=True, kw_only=True):
    """What a walk along the chain found.

    An unbroken chain proves that nothing before its head was changed since somebody outside saw that head. A
    chain alone proves little: who can write the file can write a whole new one.
    """

    head: Head
    """The last entry up to which every hash fits."""
    broken_at: int | None = None
    """The first entry that does not follow from those before it."""
    wanted: str = ""
    """The head that was asked for."""
    found_at: int | None = None
    """The entry that has it."""
    set_aside: tuple[int, ...] = ()
    """Records that did not fit when a companion started, as a later record says."""

    @property
    def ok(self) -> bool:
        return (
            self.broken_at is None and not self.set_aside and (not self.wanted or self.found_at is not None)
        )

    @property
    def text(self) -> Sentence:
        """All of it in words."""
        if not self.wanted:
            return self._chain
        if self.found_at is not None:
            return Sentence(
                "{chain} {head} is the head after record {record}.",
                chain=self._chain,
                head=self.wanted,
                record=self.found_at,
            )
        return Sentence(
            "{chain} No record up to there leads to {head}: check whether it was copied correctly; "
            "if so, this is another history.",
            chain=self._chain,
            head=self.wanted,
        )

    @property
    def _chain(self) -> Sentence:
        if self.broken_at is None and self.set_aside:
            return plural(
                len(self.set_aside),
                "{records:capital} did not fit and is set aside; all others are as they were written; "
                "the head is {head}.",
                "{records:capital} did not fit and are set aside; all others are as they were written; "
                "the head is {head}.",
                records=numbered(self.set_aside),
                head=self.head.short,
            )
        if self.broken_at is None:
            return plural(
                self.head.sequence,
                "The one record is as it was written; the head is {head}.",
                "All {count} records are as they were written; the head is {head}.",
                head=self.head.short,
            )
        return Sentence(
            "Record {record} does not follow from those before it: "
            "it was changed, or something before it was taken out or put in.",
            record=self.broken_at,
        )


class ChainBreak(Exception):
    """An entry that does not follow from those before it."""


def numbered(records: Sequence[int]) -> Sentence:
    """Record 7; records 7, 9 and 12 to 15."""
    runs: list[list[int]] = []
    for each in sorted(records):
        if runs and each == runs[-1][-1] + 1:
            runs[-1].append(each)
        else:
            runs.append([each])
    words: list[Value] = [
        Sentence("{first} to {last}", first=run[0], last=run[-1]) if len(run) > 1 else run[0] for run in runs
    ]
    return plural(len(records), "record {numbers}", "records {numbers}", numbers=listed(words, ", ", " and "))


def follow(entries: Iterable[Entry], head: Head, named: Callable[[int], Misfit | None]) -> Iterator[Link]:
    """Follow the chain from a head on, over the records that were set aside and named as such."""
    for entry in entries:
        while entry.sequence > head.sequence + 1:
            misfit = named(head.sequence + 1)
            if misfit is None:
                raise ChainBreak(f"record {head.sequence + 1} is missing")
            yield misfit
            head = Head(misfit.record, misfit.hash)
        if not entry.follows(head):
            raise ChainBreak(f"record {entry.sequence} does not follow from those before it")
        yield entry
        head = entry.head


class Walk:
    """A walk along the chain from its beginning, which may be continued whenever the journal has grown."""

    def __init__(self, wanted: str | None = None) -> None:
        """With a head that somebody wrote down, look for that on the way."""
        self.at = 0
        """The last place that was passed, whether a record stands there or one that was set aside."""
        self._wanted = read_head(wanted) if wanted is not None else ""
        self._head = Head()
        self._link = Head()
        """What the next entry has to follow from."""
        self._found: int | None = None
        self._broken = False
        self._set_aside: list[int] = []

    def along(self, entries: Iterable[Entry], named: Callable[[int], Misfit | None]) -> Iterator[Link]:
        """The entries from here on, in their places those that were set aside, up to the first break."""
        if self._broken:
            return
        try:
            for link in follow(entries, self._link, named):
                self._pass(link)
                yield link
        except ChainBreak:
            self._broken = True

    def _pass(self, link: Link) -> None:
        if isinstance(link, Misfit):
            self._set_aside.append(link.record)
            self._link = Head(link.record, link.hash)
        else:
            self._head = self._link = link.head
            if self._wanted and self._found is None and link.hash.startswith(self._wanted.lower()):
                self._found = link.sequence
        self.at = self._link.sequence

    @property
    def verdict(self) -> Verdict:
        """What was found so far."""
        return Verdict(
            head=self._head,
            broken_at=self.at + 1 if self._broken else None,
            wanted=self._wanted,
            found_at=self._found,
            set_aside=tuple(self._set_aside),
        )


def read_head(text: str) -> str:
    """A head as somebody wrote it down, from its first 8 characters to the whole hash."""
    head = "".join(text.split()).upper()
    if not re.fullmatch(f"[0-9A-F]{{{SHORT},64}}", head):
        raise BadHead(
            Sentence(
                "{text!r} is not a head: it is {count} characters of 0-9 and A-F, as on the score page.",
                text=text,
                count=SHORT,
            )
        )
    return head
