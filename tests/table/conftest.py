"""An evening at the table that nobody has to clear away."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.table.evening import Evening


@pytest.fixture
def evening() -> Iterator[Evening]:
    """In memory."""
    with closing(Evening()) as evening:
        yield evening
