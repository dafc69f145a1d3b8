"""Node.js for the tests of the pages' modules, one a file."""

from collections.abc import Iterator

import pytest

from tests.needs import require
from tests.web.js.node import Node


@pytest.fixture(scope="module")
def run_module() -> Iterator[Node]:
    with Node(require("node")) as node:
        yield node
