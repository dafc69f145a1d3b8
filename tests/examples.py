"""How far a test with random examples looks, and how often an attack is made."""

from collections.abc import Callable

FEW = 0.25
share = 1.0
"""Of the examples, in this run."""


def examples(most: int) -> int:
    """That many in `make test`, some of them in `make check` and with `--few-examples`."""
    return max(1, round(most * share))


Note = Callable[[str, object], None]
"""What pytest's `record_property` is: attacks say with it how often they were tried, and seen by people."""

MORE = 3
intensity = 1
"""How many times as often as usual attacks are made, in this run."""


def attacks(usual: int) -> int:
    """That many in `make test`, and `MORE` times as many in `make faults`."""
    return usual * intensity
