"""Values are written into a config file, and everything else in it stays as it was."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from companion.config.save import CannotSave, Value, changed, file_to_change, save

FILE = """\
# my tray
[board]
kind = "gpio"   # a Pi 4

[board.reels.left]
direction = 1           # as built
sensor = 5

# the end
[web]
port = 80
"""


def test_a_value_is_changed_in_its_place_and_its_comment_stays() -> None:
    after = changed(FILE, {"board.reels.left.direction": -1})
    assert after == FILE.replace("direction = 1           #", "direction = -1           #")


def test_a_new_key_comes_to_the_end_of_its_section_with_a_note() -> None:
    after = changed(FILE, {"board.reels.left.offset_degrees": 2.5}, "calibrated")
    assert "sensor = 5\noffset_degrees = 2.5  # calibrated\n" in after
    assert tomllib.loads(after)["board"]["reels"]["left"] == {
        "direction": 1,
        "sensor": 5,
        "offset_degrees": 2.5,
    }


def test_a_new_section_comes_to_the_end_of_the_file() -> None:
    after = changed(FILE, {"board.motion.limit_hz": 900.0, "board.motion.start_hz": 300.0})
    assert after == FILE + "\n[board.motion]\nlimit_hz = 900.0\nstart_hz = 300.0\n"


@pytest.mark.parametrize("value", ["18157568/4455", 'a "quoted" # word', True, 7, 0.25])
def test_every_kind_of_value_is_read_back_as_it_was(value: Value) -> None:
    assert tomllib.loads(changed("", {"a.b": value})) == {"a": {"b": value}}


@pytest.mark.parametrize(
    "text",
    [
        "[board]\nreels = { left = { direction = 1 } }\n",
        "board.reels.left.direction = 1\n",
        '[board.reels.left]\n"direction" = 1\n',
        'title = """\n[board.reels.left]\ndirection = 1\n"""\n',
    ],
)
def test_what_cannot_be_changed_safely_is_left_to_a_person(text: str) -> None:
    with pytest.raises(CannotSave, match=r"by hand:\nboard\.reels\.left\.direction = -1"):
        changed(text, {"board.reels.left.direction": -1})


def test_a_file_that_is_broken_already_is_not_made_worse(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text("[board\n")
    with pytest.raises(CannotSave, match="not valid TOML"):
        save(file, {"board.kind": "sim"})
    assert file.read_text() == "[board\n"


def test_a_file_is_replaced_at_once_and_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(FILE)
    file.chmod(0o640)
    save(file, {"web.port": 81})
    assert file.read_text() == FILE.replace("80", "81")
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_and_its_folder_are_made_if_there_are_none(tmp_path: Path) -> None:
    file = tmp_path / "tray" / "config.toml"
    save(file, {"web.port": 81})
    assert file.read_text() == "[web]\nport = 81\n"


def test_the_users_file_is_changed_where_there_is_no_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machines, users = tmp_path / "etc" / "config.toml", tmp_path / "home" / "config.toml"
    monkeypatch.setattr("companion.config.save.standard_files", lambda: (machines, users))
    assert file_to_change() == users
    machines.parent.mkdir()
    machines.write_text("")
    assert file_to_change() == machines


def test_a_password_makes_the_file_the_trays_alone(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(FILE)
    file.chmod(0o644)
    save(file, {"web.port": 8080})
    assert file.stat().st_mode & 0o777 == 0o644
    save(file, {"tray.wifi_password": "nosenose"})
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs to be root: gives a file away"
)
def test_what_root_saves_for_the_service_stays_the_services(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(FILE)
    os.chown(file, 65534, 65534)
    save(file, {"web.port": 8080})
    assert (file.stat().st_uid, file.stat().st_gid) == (65534, 65534)
