"""A home folder without any config, and records of finished games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import run

EDITIONS = ("eye-eye", "spin", "corn", "monster-high", "mario")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match that bots have played."""
    folder = tmp_path_factory.mktemp("records")
    path = folder / "match.uno"
    done = run(folder, "play", "eye-eye", "--auto", "--players", "3", "--target", "1", "--record", str(path))
    assert done.returncode == 0, done.stderr
    return path
