"""Files are replaced at once, or not at all."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from companion.files import write_whole


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_file_and_its_folder_come_to_be(tmp_path: Path) -> None:
    file = tmp_path / "new" / "file.json"
    write_whole(file, b"one")
    assert file.read_bytes() == b"one"
    assert mode_of(file) == 0o644
    assert list(file.parent.iterdir()) == [file]


def test_a_file_keeps_its_mode_unless_told_another(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"one")
    file.chmod(0o640)
    write_whole(file, b"two")
    assert (file.read_bytes(), mode_of(file)) == (b"two", 0o640)
    write_whole(file, b"three", 0o600)
    assert (file.read_bytes(), mode_of(file)) == (b"three", 0o600)


def test_what_cannot_be_written_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    write_whole(file, b"one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, b"two")
    assert file.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [file]


def test_a_draft_that_a_pulled_plug_left_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "file"
    (tmp_path / ".file.new").write_bytes(b"half of i")
    write_whole(file, b"all of it")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix: links are for administrators elsewhere")
def test_a_link_stays_a_link_to_what_is_written(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    kept = tmp_path / "elsewhere" / "config.toml"
    kept.write_text("old")
    link = tmp_path / "config.toml"
    link.symlink_to(kept)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert kept.read_text() == "new"
