"""Evidence leads to its result, and to no other."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.chance import DrawEvidence, Evidence, EvidenceMismatch, ShuffleEvidence, verify
from tests.chance.scripted import scripted_chance

TAIL = bytes(200)
"""Zeros are never rejected, so a draw that reads them ends."""


@settings(deadline=None)
@given(st.binary(max_size=20), st.integers(1, 100_000))
def test_every_draw_can_be_verified(raw: bytes, n: int) -> None:
    evidence = scripted_chance(raw + TAIL).below(n).evidence
    verify(evidence)
    with pytest.raises(EvidenceMismatch):
        verify(replace(evidence, result=evidence.result + 1))


@settings(deadline=None)
@given(st.binary(max_size=20), st.lists(st.integers(0, 50), min_size=1, max_size=9).filter(any))
def test_every_weighted_choice_can_be_verified(raw: bytes, weights: list[int]) -> None:
    evidence = scripted_chance(raw + TAIL).choice(range(len(weights)), weights).evidence
    assert evidence.weights == tuple(weights)
    verify(evidence)


@settings(deadline=None)
@given(st.binary(max_size=150), st.integers(0, 112))
def test_every_shuffle_can_be_verified(raw: bytes, n: int) -> None:
    evidence = scripted_chance(raw + TAIL).shuffle(range(n)).evidence
    verify(evidence)
    if n > 1:
        first, *others = evidence.result
        with pytest.raises(EvidenceMismatch, match="but the record says"):
            verify(replace(evidence, result=(*others, first)))


DRAW = DrawEvidence(n=9, result=8, used="fc08", rejections=1, sources=("hwrng", "kernel"))
SHUFFLE = ShuffleEvidence(n=3, result=(1, 2, 0), used="0000", rejections=0, sources=("kernel",))


@pytest.mark.parametrize(
    "evidence",
    [
        replace(DRAW, used="fc07"),
        replace(DRAW, used="fc"),
        replace(DRAW, used="08"),
        replace(DRAW, used="fc0800"),
        replace(DRAW, used="what"),
        replace(DRAW, rejections=0),
        replace(DRAW, n=0),
        replace(DRAW, n=8),
        replace(DRAW, weights=(1, 2)),
        replace(DRAW, n=2, weights=(0, 0)),
        replace(DRAW, n=2, weights=(3, -1)),
        replace(SHUFFLE, n=10**12),
        replace(SHUFFLE, used="0001"),
        replace(SHUFFLE, used="00"),
        replace(SHUFFLE, used="000000"),
    ],
)
def test_altered_evidence_is_found_out(evidence: Evidence) -> None:
    verify(DRAW)
    verify(SHUFFLE)
    with pytest.raises(EvidenceMismatch):
        verify(evidence)


@pytest.mark.parametrize("evidence", [DRAW, replace(DRAW, n=2, weights=(1, 2)), SHUFFLE])
def test_evidence_survives_the_journal(evidence: Evidence) -> None:
    assert msgspec.json.decode(msgspec.json.encode(evidence), type=Evidence) == evidence


def test_evidence_is_short_and_readable_in_a_record() -> None:
    assert msgspec.json.encode(DRAW).decode() == (
        '{"kind":"draw","n":9,"result":8,"used":"fc08","rejections":1,"sources":["hwrng","kernel"]}'
    )
