"""The health tests of NIST SP 800-90B §4.4: cut-offs as in known tables, failure at the right sample."""

from itertools import chain, islice, repeat

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.chance import UnhealthySource
from companion.chance.health import (
    WINDOW,
    HealthTests,
    critical_value,
    proportion_cutoff,
    repetition_cutoff,
)
from tests.chance.scripted import healthy


@pytest.mark.parametrize(
    ("h_bits", "alpha_bits", "cutoff"),
    [
        (2.0, 20, 11),  # the example of §4.4.1
        (1.0, 30, 31),  # jitterentropy
        (8.0, 40, 6),
        (6.0, 40, 8),  # ours: 40 / 6 rounds up to 7
        (0.5, 20, 41),
    ],
)
def test_the_repetition_cutoff_follows_the_standard(h_bits: float, alpha_bits: int, cutoff: int) -> None:
    assert repetition_cutoff(h_bits, alpha_bits) == cutoff


def test_the_critical_value_agrees_with_a_binomial_done_by_hand() -> None:
    # Three coins: P(X > 0) = 7/8, P(X > 1) = 1/2, P(X > 2) = 1/8, P(X > 3) = 0.
    assert [critical_value(3, h_bits=1, alpha_bits=bits) for bits in (0, 1, 2, 3, 4)] == [-1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("alpha_bits", "table"),
    [
        (30, {1: 325, 2: 422, 3: 459, 8: 502, 15: 512}),
        (60, {1: 355, 2: 447, 3: 479, 7: 510}),
    ],
)
def test_the_critical_value_agrees_with_the_tables_of_the_linux_jitter_generator(
    alpha_bits: int, table: dict[int, int]
) -> None:
    # Its tables are for H = 1/osr, and leave the first sample of a window out of the binomial.
    assert {osr: 2 + critical_value(WINDOW - 1, 1 / osr, alpha_bits) for osr in table} == table


@pytest.mark.parametrize(
    ("h_bits", "alpha_bits", "cutoff"),
    [(1, 20, 311), (2, 20, 177), (4, 30, 71), (8, 20, 13), (8, 40, 19), (6, 40, 35)],
)
def test_the_proportion_cutoff_follows_the_standard(h_bits: float, alpha_bits: int, cutoff: int) -> None:
    """1 + critbinom(512, 2^-H, 1 - α), as scipy gives it too; the last one is ours."""
    assert proportion_cutoff(h_bits, alpha_bits) == cutoff


def test_equal_bytes_in_a_row_fail_exactly_at_the_cutoff() -> None:
    tests = HealthTests(h_bits=6, alpha_bits=40)
    tests.feed(b"\x07" * 7)
    with pytest.raises(UnhealthySource, match=r"0x07 came 8 times in a row \(repetition count test\)"):
        tests.feed(b"\x07")


def test_a_run_is_counted_across_reads_and_ended_by_another_byte() -> None:
    tests = HealthTests(h_bits=6, alpha_bits=40)
    for part in (b"\x07" * 5, b"\x07\x07", b"\x08", b"\x07" * 7, b"\x08" * 7):
        tests.feed(part)


def window_with(count: int, sample: int = 7) -> bytes:
    """A window that starts with the sample and has it `count` times, never twice in a row."""
    others = (other for other in chain.from_iterable(repeat(range(256))) if other != sample)
    window = bytearray(islice(others, WINDOW))
    window[0 : 2 * count : 2] = bytes([sample]) * count
    return bytes(window)


def test_a_byte_that_comes_too_often_in_a_window_fails_exactly_at_the_cutoff() -> None:
    cutoff = proportion_cutoff(6, 40)
    HealthTests(6, 40).feed(window_with(cutoff - 1))
    with pytest.raises(UnhealthySource, match=rf"0x07 came {cutoff} times among \d+ \(adaptive proportion"):
        HealthTests(6, 40).feed(window_with(cutoff))


def test_each_window_counts_its_own_first_byte_from_the_start() -> None:
    cutoff = proportion_cutoff(6, 40)
    tests = HealthTests(6, 40)
    tests.feed(window_with(cutoff - 1) + window_with(cutoff - 1) + window_with(cutoff - 1, sample=9))
    with pytest.raises(UnhealthySource, match="0x09"):
        tests.feed(window_with(cutoff, sample=9))


@settings(deadline=None)
@given(st.lists(st.integers(1, 700), max_size=20))
def test_how_the_stream_is_cut_into_reads_makes_no_difference(lengths: list[int]) -> None:
    stream = window_with(30) + window_with(proportion_cutoff(6, 40) - 1) + b"\x07" * 8
    tests = HealthTests(6, 40)
    start = 0
    for length in lengths:
        part = stream[: len(stream) - 1][start : start + length]
        tests.feed(part)
        start += len(part)
    with pytest.raises(UnhealthySource, match="8 times in a row"):
        tests.feed(stream[start:])


def test_a_good_generator_passes() -> None:
    HealthTests(h_bits=8, alpha_bits=40).feed(b"".join(islice(healthy(), 2000)))
