"""Chi-square p-values against printed tables and closed forms."""

import math

import pytest

from companion.chance import chi_square_p
from companion.chance.statistics import upper_gamma


@pytest.mark.parametrize(
    ("freedom", "critical", "p"),
    [
        (1, 3.841459, 0.05),
        (1, 10.827566, 0.001),
        (2, 5.991465, 0.05),
        (5, 0.554298, 0.99),
        (8, 15.507313, 0.05),
        (8, 26.124482, 0.001),
        (10, 18.307038, 0.05),
        (30, 14.953457, 0.99),
        (100, 124.342113, 0.05),
        (1000, 1074.679449, 0.05),
    ],
)
def test_p_values_agree_with_the_printed_tables(freedom: int, critical: float, p: float) -> None:
    assert upper_gamma(freedom / 2, critical / 2) == pytest.approx(p, rel=1e-5)


@pytest.mark.parametrize("x", [0.01, 0.5, 1.9, 2.1, 7.0, 80.0])
def test_closed_forms_agree_on_both_sides_of_the_maximum(x: float) -> None:
    assert upper_gamma(1, x) == pytest.approx(math.exp(-x), rel=1e-12)
    assert upper_gamma(3, x) == pytest.approx(math.exp(-x) * (1 + x + x * x / 2), rel=1e-12)
    assert upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-11)


def test_counts_as_expected_are_no_surprise() -> None:
    assert chi_square_p([10, 20, 30], [10, 20, 30]) == 1


def test_a_fair_and_a_loaded_die_are_told_apart() -> None:
    # A distance of 2 with 5 degrees of freedom; then 35 sixes too many.
    assert chi_square_p([100, 110, 90, 100, 100, 100], [100] * 6) == pytest.approx(0.849145, rel=1e-5)
    assert chi_square_p([93, 93, 93, 93, 93, 135], [100] * 6) < 0.02


@pytest.mark.parametrize(("observed", "expected"), [([1, 2], [1]), ([1], [1]), ([], []), ([1, 2], [3, 0])])
def test_counts_that_cannot_be_compared_are_refused(observed: list[int], expected: list[float]) -> None:
    with pytest.raises(ValueError, match="as many expected counts"):
        chi_square_p(observed, expected)
