"""Health tests of NIST SP 800-90B §4.4 on raw bytes: they notice a generator that has broken."""

from __future__ import annotations

import math

from companion.chance.errors import UnhealthySource

WINDOW = 512
"""Samples in a window of the adaptive proportion test: the standard's size for more than two symbols."""

STARTUP = 1024
"""Samples that are tested and thrown away before the first one is used, as §4.3 asks."""


def repetition_cutoff(h_bits: float, alpha_bits: int) -> int:
    """C = 1 + ⌈−log₂α / H⌉: this many equal samples in a row have a probability of at most α."""
    return 1 + math.ceil(alpha_bits / h_bits)


def proportion_cutoff(h_bits: float, alpha_bits: int) -> int:
    """C = 1 + critbinom(W, 2^−H, 1 − α): this many equal samples in a window are too many."""
    return 1 + critical_value(WINDOW, h_bits, alpha_bits)


def critical_value(trials: int, h_bits: float, alpha_bits: int) -> int:
    """The smallest k with P(X > k) ≤ α, for X ~ Binomial(trials, 2^−H) and α = 2^−alpha_bits.

    Whole numbers keep it exact: with floats an α this small would drown in the rounding of 1 − α.
    """
    hit, whole = (2.0**-h_bits).as_integer_ratio()
    miss = whole - hit
    above = everything = whole**trials
    k = -1
    while above << alpha_bits > everything:
        k += 1
        above -= math.comb(trials, k) * hit**k * miss ** (trials - k)
    return k


class HealthTests:
    """Both continuous tests over one stream of samples, a sample being a byte."""

    def __init__(self, h_bits: float, alpha_bits: int) -> None:
        self.repetition_cutoff = repetition_cutoff(h_bits, alpha_bits)
        self.proportion_cutoff = proportion_cutoff(h_bits, alpha_bits)
        self._last = -1
        self._run = 0
        self._first = -1
        self._seen = 0
        self._equal = 0

    def feed(self, raw: bytes) -> None:
        """Test the next samples of the stream; raises `UnhealthySource` at the first failure."""
        for sample in raw:
            self._count_repetition(sample)
            self._count_proportion(sample)

    def _count_repetition(self, sample: int) -> None:
        if sample != self._last:
            self._last, self._run = sample, 0
        self._run += 1
        if self._run >= self.repetition_cutoff:
            raise UnhealthySource(
                f"The byte {sample:#04x} came {self._run} times in a row (repetition count test): "
                "replace or disconnect the generator."
            )

    def _count_proportion(self, sample: int) -> None:
        if self._seen == 0:
            self._first, self._equal = sample, 0
        self._equal += sample == self._first
        self._seen = (self._seen + 1) % WINDOW
        if self._equal >= self.proportion_cutoff:
            raise UnhealthySource(
                f"The byte {sample:#04x} came {self._equal} times among {self._seen or WINDOW} "
                "(adaptive proportion test): replace or disconnect the generator."
            )
