"""Nobody pulls a plug in these tests, so nothing has to wait for the disk."""

from collections.abc import Iterator

import pytest

from companion.table.journal import schema


@pytest.fixture(autouse=True, scope="package")
def in_a_hurry() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(schema.PRAGMAS, "synchronous", "OFF")
        yield
