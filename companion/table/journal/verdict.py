"""Whether a history is still the one that was written: the walk along the chain, and what it found."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from companion.table.journal.entry import SHORT, Entry, Head
from companion.table.journal.errors import BadHead


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

    @property
    def ok(self) -> bool:
        return self.broken_at is None and (not self.wanted or self.found_at is not None)

    @property
    def text(self) -> str:
        """All of it in words."""
        if self.broken_at is None:
            chain = f"{_unchanged(self.head.sequence)}; the head is {self.head.short}."
        else:
            chain = (
                f"Record {self.broken_at} does not follow from those before it: "
                "it was changed, or something before it was taken out or put in."
            )
        if not self.wanted:
            return chain
        if self.found_at is not None:
            return f"{chain} {self.wanted} is the head after record {self.found_at}."
        return (
            f"{chain} No record up to there leads to {self.wanted}: check whether it was copied correctly; "
            "if so, this is another history."
        )


def _unchanged(records: int) -> str:
    if records == 1:
        return "The one record is as it was written"
    return f"All {records} records are as they were written"


def walk(entries: Iterable[Entry], wanted: str | None = None) -> Verdict:
    """Follow the chain from its beginning to its end or first break, on the lookout for a head."""
    wanted = read_head(wanted) if wanted is not None else ""
    head, found = Head(), None
    for entry in entries:
        if not entry.follows(head):
            return Verdict(head=head, broken_at=head.sequence + 1, wanted=wanted, found_at=found)
        head = entry.head
        if wanted and found is None and head.hash.startswith(wanted.lower()):
            found = head.sequence
    return Verdict(head=head, wanted=wanted, found_at=found)


def read_head(text: str) -> str:
    """A head as somebody wrote it down, from its first 8 characters to the whole hash."""
    head = "".join(text.split()).upper()
    if not re.fullmatch(f"[0-9A-F]{{{SHORT},64}}", head):
        raise BadHead(
            f"{text!r} is not a head: it is {SHORT} characters of 0-9 and A-F, as on the score page."
        )
    return head
