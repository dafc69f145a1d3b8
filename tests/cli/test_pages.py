"""``tray pages``: the contact sheet of the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from companion.tray import pages
from tests.cli.terminal import run


@pytest.fixture(scope="module")
def sheet() -> Image.Image:
    """Drawn once: there are many pages on it."""
    return pages.contact_sheet()


@pytest.fixture(autouse=True)
def _drawn(sheet: Image.Image, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "contact_sheet", lambda: sheet)


def test_the_sheet_is_written(home: Path, sheet: Image.Image) -> None:
    out = home / "sheet.png"
    done = run(home, "pages", "--out", str(out))
    assert done.returncode == 0
    assert str(out) in done.stdout
    with Image.open(out) as picture:
        assert picture.convert("RGB").tobytes() == sheet.tobytes()


def test_a_file_that_cannot_be_a_picture_is_refused(home: Path) -> None:
    done = run(home, "pages", "--out", str(home / "sheet.txt"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "must end in .png" in done.stderr


def test_a_place_that_cannot_be_written_is_told(home: Path) -> None:
    done = run(home, "pages", "--out", str(home / "no" / "sheet.png"))
    assert done.returncode == 2
    assert "No such file or directory" in done.stderr
