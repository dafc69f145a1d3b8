"""A journal is tested with everything that makes it durable."""

import pytest


@pytest.fixture
def hurry() -> None:
    """There is none."""
