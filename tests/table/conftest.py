"""An evening at the table that nobody has to clear away, and no waiting for the disk."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.table.evening import Evening
from tests.table.hurry import in_a_hurry


@pytest.fixture(autouse=True)
def hurry() -> Iterator[None]:
    with in_a_hurry():
        yield


@pytest.fixture
def evening() -> Iterator[Evening]:
    """In memory."""
    with closing(Evening()) as evening:
        yield evening
