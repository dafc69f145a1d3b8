"""How likely it is that counts as uneven as these come from chance alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

PRECISION = 1e-14


def chi_square_p(observed: Sequence[int], expected: Sequence[float]) -> float:
    """Pearson's chi-square test: the probability of counts at least as far from the expected ones."""
    if len(observed) != len(expected) or len(observed) < 2 or min(expected) <= 0:
        raise ValueError("Give as many expected counts as observed ones, at least two, all above 0.")
    distance = sum((seen - hoped) ** 2 / hoped for seen, hoped in zip(observed, expected, strict=True))
    return upper_gamma((len(observed) - 1) / 2, distance / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x)."""
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    # Each form converges fast on its own side of the maximum.
    return 1 - scale * _series(a, x) if x < a + 1 else scale * _continued_fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    while term > total * PRECISION:
        a += 1
        term *= x / a
        total += term
    return total


def _continued_fraction(a: float, x: float) -> float:
    """Lentz's method on 1/(x+1−a− 1(1−a)/(x+3−a− 2(2−a)/(x+5−a− …)))."""
    b = x + 1 - a
    c = math.inf
    d = fraction = 1 / b
    step = 0.0
    n = 0
    while abs(step - 1) > PRECISION:
        n += 1
        numerator = n * (a - n)
        b += 2
        d = 1 / (b + numerator * d)
        c = b + numerator / c
        step = c * d
        fraction *= step
    return fraction
