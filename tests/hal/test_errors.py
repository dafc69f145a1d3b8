"""Every error of the hardware layer is for a person, and also what a programmer would catch."""

import inspect

import pytest

from companion.errors import TrayError
from companion.hal import errors

ALL = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if kind.__module__ == errors.__name__]


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: str(kind.__name__))
def test_an_error_has_two_bases_and_a_plain_text(kind: type[Exception]) -> None:
    ours, builtin = kind.__bases__
    assert ours is TrayError
    assert builtin.__module__ == "builtins"
    assert str(kind("Do this.")) == "Do this."
