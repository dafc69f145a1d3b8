"""What the tests of parts and pictures share: whether anything has to be made anew."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from hardware.workshop import inputs


@pytest.fixture(scope="session")
def as_made() -> Callable[[str], bool]:
    """Whether a part or picture is as `make hardware` left it, and would be made from the same again.

    With REDRAW=1 in the environment it never is: everything is made anew and compared.
    """
    kept = inputs.kept()
    same = not os.environ.get("REDRAW") and not kept.changed()
    return lambda path: same and kept.has(f"hardware/{path}")
