"""An entry: a record as it stands in the journal, chained by its hash to all before it."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import Self

import msgspec
from msgspec import Raw, Struct

from companion.sentences import Sentence
from companion.table.journal.audience import Audience, verify_audience
from companion.table.journal.errors import JournalBroken
from companion.table.journal.records import JournalSetAside, Misfit, Record, UnknownRecord, read_record

SHORT = 8
STARTS_MATCH = '{"kind":"match-started"'
"""How the JSON of a record begins that starts a match."""
NAMES_MISFITS = '{"kind":"journal-set-aside"'
"""How the JSON of a record begins that names others as set aside."""


class Head(Struct, frozen=True):
    """Where a journal ends. Its hash stands for every record up to there, to the letter."""

    sequence: int = 0
    hash: str = "0" * 64

    @property
    def short(self) -> str:
        """As people read it off the screen."""
        return self.hash[:SHORT].upper()


class Addressed(Struct, frozen=True):
    """A record for another audience than its kind usually has."""

    audience: Audience
    record: Record

    def __post_init__(self) -> None:
        verify_audience(self.audience)


class _Line(Struct):
    sequence: int
    time: str
    audience: Audience
    salt: str
    record: Raw


class _HashedLine(_Line):
    hash: str


class Entry(Struct, frozen=True, dict=True):
    """One row of the journal, exactly as it is kept."""

    sequence: int
    time: str
    """When it was written, in ISO 8601, by a clock that may have been wrong. The sequence says the order."""
    audience: Audience
    salt: str
    """Random for what is hidden, else empty. Without it, who sees a hash that covers a hidden record could
    try out the few things that the record can say until the hash fits."""
    body: str
    """The record in JSON."""
    hash: str

    @classmethod
    def after(cls, head: Head, time: str, audience: Audience, salt: str, body: str) -> Self:
        """The entry that goes on from this head."""
        line = _line(head.sequence + 1, time, audience, salt, body)
        return cls(head.sequence + 1, time, audience, salt, body, _chain(head, line))

    @cached_property
    def record(self) -> Record | UnknownRecord:
        try:
            return read_record(self.body)
        except (msgspec.DecodeError, TypeError, UnicodeError) as error:
            # A damaged row may hold no text at all.
            raise JournalBroken(
                Sentence(
                    "Record {record} of the journal is damaged ({error}): start afresh to play on; the "
                    "damaged journal stays beside the new one.",
                    record=self.sequence,
                    error=str(error),
                )
            ) from error

    @property
    def misfits(self) -> tuple[Misfit, ...]:
        """Earlier records that this one names as set aside."""
        if not isinstance(self.body, str) or not self.body.startswith(NAMES_MISFITS):
            return ()
        try:
            record = self.record
        except JournalBroken:
            return ()
        return record.misfits if isinstance(record, JournalSetAside) else ()

    @property
    def row(self) -> tuple[int, str, Audience, str, str, str]:
        return self.sequence, self.time, self.audience, self.salt, self.body, self.hash

    @property
    def head(self) -> Head:
        return Head(self.sequence, self.hash)

    @property
    def line(self) -> bytes:
        """The whole entry as one line of JSON, for clients and exports. Without its last field it is what the
        hash is made of."""
        return msgspec.json.encode(
            _HashedLine(
                self.sequence, self.time, self.audience, self.salt, Raw(self.body.encode()), self.hash
            )
        )

    def follows(self, head: Head) -> bool:
        """Whether this entry, as it is now, is the one that was written after this head."""
        return self.sequence == head.sequence + 1 and self.fits(head)

    def fits(self, head: Head) -> bool:
        """Whether this entry was written after this head, whatever number it has now."""
        try:
            line = _line(head.sequence + 1, self.time, self.audience, self.salt, self.body)
            return self.hash == _chain(head, line)
        except (AttributeError, UnicodeError):
            # A damaged row may hold no text at all.
            return False


def _line(sequence: int, time: str, audience: Audience, salt: str, body: str) -> bytes:
    return msgspec.json.encode(_Line(sequence, time, audience, salt, Raw(body.encode())))


def _chain(head: Head, line: bytes) -> str:
    """SHA-256 of the hash before, in hex, and the line."""
    return sha256(head.hash.encode() + line).hexdigest()
