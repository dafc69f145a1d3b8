"""Draws are unbiased: among all raw values that are accepted, every result has exactly its share."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.chance import BadWeights, weights_of
from companion.chance.draws import below, permutation, weighted


class Rejected(Exception):
    """The draw asked for more than the one value it was given."""


def once(raw: Sequence[int]) -> Callable[[int], bytes]:
    """Gives these bytes one after the other, and no second chance."""
    left = list(raw)

    def read(n: int) -> bytes:
        if n > len(left):
            raise Rejected
        data = bytes(left[:n])
        del left[:n]
        return data

    return read


def results_of_every_value(draw: Callable[[Callable[[int], bytes]], int], width: int) -> Counter[int]:
    results: Counter[int] = Counter()
    for raw in product(range(256), repeat=width):
        try:
            results[draw(once(raw))] += 1
        except Rejected:
            continue
    return results


@settings(deadline=None)
@given(st.integers(2, 256))
def test_every_number_has_equally_many_raw_bytes(n: int) -> None:
    results = results_of_every_value(lambda read: below(n, read)[0], width=1)
    assert set(results) == set(range(n))
    assert set(results.values()) == {256 // n}


@settings(max_examples=3, deadline=None)
@given(st.integers(257, 65536))
def test_every_number_has_equally_many_raw_pairs_of_bytes(n: int) -> None:
    results = results_of_every_value(lambda read: below(n, read)[0], width=2)
    assert set(results) == set(range(n))
    assert set(results.values()) == {65536 // n}


@settings(deadline=None)
@given(st.lists(st.integers(0, 12), min_size=1, max_size=20).filter(any))
def test_every_weight_has_exactly_its_share_of_raw_bytes(weights: list[int]) -> None:
    if sum(weights) == 1:
        assert weighted(weights, once([])) == (weights.index(1), 0)
        return
    results = results_of_every_value(lambda read: weighted(weights, read)[0], width=1)
    share = 256 // sum(weights)
    assert [results[index] for index in range(len(weights))] == [share * weight for weight in weights]


def test_every_order_of_three_has_equally_many_raw_pairs_of_bytes() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for raw in product(range(256), repeat=2):
        try:
            orders[permutation(3, once(raw))[0]] += 1
        except Rejected:
            continue
    assert set(orders) == set(permutations(range(3)))
    assert set(orders.values()) == {255 * 256 // factorial(3)}


@settings(deadline=None)
@given(st.integers(0, 120), st.binary(min_size=2000, max_size=2000))
def test_a_shuffle_loses_nothing(n: int, raw: bytes) -> None:
    order, _ = permutation(n, once(raw + bytes(120)))
    assert sorted(order) == list(range(n))


def test_rejected_values_are_counted_and_read_anew() -> None:
    assert below(3, once([255, 255, 5])) == (2, 2)
    assert below(9, once([252, 251])) == (8, 1)


def test_one_of_one_needs_no_bytes() -> None:
    assert below(1, once([])) == (0, 0)
    assert permutation(1, once([])) == ((0,), 0)


def test_a_number_below_nothing_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="below 0 cannot be drawn"):
        below(0, once([1]))


@pytest.mark.parametrize("weights", [[], [0, 0], [2, -1]])
def test_weights_that_leave_nothing_are_refused(weights: list[int]) -> None:
    with pytest.raises(BadWeights, match="leave nothing to draw"):
        weighted(weights, once([1]))


def test_faces_that_are_not_named_weigh_one() -> None:
    assert weights_of(("green", "black", "red"), {"black": 3}) == (1, 3, 1)


def test_no_weights_at_all_mean_uniform() -> None:
    assert weights_of(("green", "black", "red"), {}) == ()


def test_a_misspelled_face_is_refused_with_the_name_that_was_meant() -> None:
    with pytest.raises(BadWeights, match="no blakc to give a weight to; did you mean black"):
        weights_of(("green", "black", "red"), {"blakc": 3})
