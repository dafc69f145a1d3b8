"""Unbiased draws from raw bytes. The same code makes a draw and, later, checks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from itertools import accumulate

from companion.chance.errors import BadWeights

Read = Callable[[int], bytes]
"""Gives the next n random bytes."""


def below(n: int, read: Read) -> tuple[int, int]:
    """A number from 0 to n - 1, all equally likely, and how many values were rejected on the way.

    As many bytes as n needs give a value; a value beyond the largest multiple of n is rejected and read anew,
    since the remainder of dividing it would favour small numbers (256 is no multiple of 3 or 9).
    """
    if n < 1:
        raise ValueError(f"A number below {n} cannot be drawn: there must be something to choose from.")
    width = ((n - 1).bit_length() + 7) // 8
    limit = 256**width // n * n
    rejections = 0
    while (value := int.from_bytes(read(width), "big")) >= limit:
        rejections += 1
    return value % n, rejections


def can_weigh(weights: Sequence[int]) -> bool:
    """Whether a draw can follow these weights: none below 0 and at least one above."""
    return any(weights) and min(weights) >= 0


def weighted(weights: Sequence[int], read: Read) -> tuple[int, int]:
    """An index into `weights`, each as likely as its weight says exactly, and the rejections."""
    if not can_weigh(weights):
        raise BadWeights(
            f"The weights {list(weights)} leave nothing to draw: none below 0, at least one above."
        )
    bounds = list(accumulate(weights))
    ticket, rejections = below(bounds[-1], read)
    return next(index for index, bound in enumerate(bounds) if ticket < bound), rejections


def permutation(n: int, read: Read) -> tuple[tuple[int, ...], int]:
    """The numbers 0 to n - 1 in an order as likely as any other (Fisher–Yates), and the rejections."""
    order = list(range(n))
    rejections = 0
    for last in range(n - 1, 0, -1):
        pick, rejected = below(last + 1, read)
        order[last], order[pick] = order[pick], order[last]
        rejections += rejected
    return tuple(order), rejections


def weights_of(names: Sequence[str], given: Mapping[str, int]) -> tuple[int, ...]:
    """A weight for each name, 1 where none is given. No weights at all give (), which means uniform."""
    for name in given:
        if name not in names:
            close = get_close_matches(name, names, n=1) or names
            raise BadWeights(f"There is no {name} to give a weight to; did you mean {' or '.join(close)}?")
    return tuple(given.get(name, 1) for name in names) if given else ()
