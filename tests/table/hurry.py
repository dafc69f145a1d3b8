"""Tests in which nobody pulls a plug need not wait for the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion.table.journal import schema


@contextmanager
def in_a_hurry() -> Iterator[None]:
    """What is written is there for all to read, but not for sure on the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(schema.PRAGMAS, "synchronous", "OFF")
        patch.setattr(os, "fsync", lambda _descriptor: None)
        yield
