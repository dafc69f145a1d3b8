"""What is recorded of a draw, so that anybody can repeat it from the same bytes.

It proves that the result follows from the bytes without favour. It cannot prove that nobody chose the bytes:
for that a draw is written to the journal, chained to all before it, ahead of anything that depends on it.
"""

from __future__ import annotations

from msgspec import Struct

from companion.chance import draws
from companion.chance.errors import EvidenceMismatch


class DrawEvidence(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="draw"):
    """Evidence of one draw of one among `n`."""

    n: int
    result: int
    """Which one it was, counted from 0."""
    weights: tuple[int, ...] = ()
    """The weight of each of them; empty if all were equally likely."""
    used: str
    """All bytes that were used, rejected ones included, in hex."""
    rejections: int
    """How many values were thrown away to keep the draw unbiased."""
    sources: tuple[str, ...]
    """The sources that every byte comes from."""


class ShuffleEvidence(Struct, frozen=True, kw_only=True, tag_field="kind", tag="shuffle"):
    """Evidence of all draws of one shuffle of `n`."""

    n: int
    result: tuple[int, ...]
    """Where each thing was before: the first one after the shuffle was number `result[0]`, counted from 0."""
    used: str
    rejections: int
    sources: tuple[str, ...]


Evidence = DrawEvidence | ShuffleEvidence


def verify(evidence: Evidence) -> None:
    """Repeat the draw with the recorded bytes; raises `EvidenceMismatch` if it comes out differently."""
    tape = _Tape(evidence.used)
    result: int | tuple[int, ...]
    match evidence:
        case ShuffleEvidence(n=n) if n == len(evidence.result):
            result, rejections = draws.permutation(n, tape.read)
        case DrawEvidence(n=n, weights=()) if n > 0:
            result, rejections = draws.below(n, tape.read)
        case DrawEvidence(n=n, weights=weights) if n == len(weights) and draws.can_weigh(weights):
            result, rejections = draws.weighted(weights, tape.read)
        case _:
            raise EvidenceMismatch("The evidence is damaged: its numbers do not fit together.")
    if result != evidence.result:
        raise EvidenceMismatch(f"The recorded bytes lead to {result}, but the record says {evidence.result}.")
    if rejections != evidence.rejections or tape.left:
        raise EvidenceMismatch("The evidence is damaged: it holds more than the bytes of this draw.")


class _Tape:
    """Recorded bytes, read once from the start."""

    def __init__(self, recorded: str) -> None:
        try:
            self.left = bytes.fromhex(recorded)
        except ValueError:
            raise EvidenceMismatch("The evidence is damaged: its bytes are not in hex.") from None

    def read(self, n: int) -> bytes:
        if n > len(self.left):
            raise EvidenceMismatch("The evidence is damaged: the draw needs more bytes than it holds.")
        data, self.left = self.left[:n], self.left[n:]
        return data
