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


def walk(entries: Iterable[Entry], wanted: str | None, named: Callable[[int], Misfit | None]) -> Verdict:
    """Follow the chain from its beginning to its end or first break, on the lookout for a head."""
    wanted = read_head(wanted) if wanted is not None else ""
    head, found, broken_at, set_aside = Head(), None, None, []
    try:
        for link in follow(entries, head, named):
            if isinstance(link, Misfit):
                set_aside.append(link.record)
                continue
            head = link.head
            if wanted and found is None and head.hash.startswith(wanted.lower()):
                found = head.sequence
    except ChainBreak:
        broken_at = max(head.sequence, *set_aside, 0) + 1
    return Verdict(head=head, broken_at=broken_at, wanted=wanted, found_at=found, set_aside=tuple(set_aside))


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
