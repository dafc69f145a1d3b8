"""How far a test with random examples looks."""

FEW = 0.25
share = 1.0
"""Of the examples, in this run."""


def examples(most: int) -> int:
    """That many in `make test`, some of them in `make check` and with `--few-examples`."""
    return max(1, round(most * share))
