"""Parts and pictures are made again only if one of their inputs has changed: are all inputs known?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hardware.workshop.inputs import ROOT, Kept, hash_of, hashes, kept, modules, note

SMALL = {
    "hardware/workshop/generated.py": "import hardware.workshop.face\nfrom hardware.workshop import stand\n",
    "hardware/workshop/face.py": "from companion.rules.art import EYES\nimport numpy\n",
    "hardware/workshop/stand.py": "def later():\n    from companion.rules.faces import Face\n",
    "hardware/workshop/unused.py": "",
    "companion/rules/__init__.py": "from companion.rules import round\n",
    "companion/rules/round.py": "",
    "companion/rules/faces.py": "",
    "companion/rules/art/__init__.py": "from companion.rules.art.eyes import EYES\n",
    "companion/rules/art/eyes.py": "EYES = 2\n",
    "hardware/pins.toml": "nose = 4\n",
}
"""A workshop with code, art and one file that it reads."""
IMPORTED = {
    *("hardware/workshop/generated.py", "hardware/workshop/face.py", "hardware/workshop/stand.py"),
    *("companion/rules/faces.py", "companion/rules/art/__init__.py", "companion/rules/art/eyes.py"),
}
INPUTS = {*IMPORTED, "hardware/pins.toml"}
PICTURE = "hardware/pictures/base.png"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    for path, text in SMALL.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(text.encode())
    (tmp_path / PICTURE).parent.mkdir()
    (tmp_path / PICTURE).write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    return tmp_path


def test_modules_are_followed_from_import_to_import(small: Path) -> None:
    assert modules(small) == IMPORTED


@pytest.mark.parametrize("path", sorted(INPUTS))
def test_an_edited_input_is_noticed(small: Path, path: str) -> None:
    before = Kept(hashes(INPUTS, small), {})
    assert before.changed(small) == []
    with (small / path).open("a", encoding="utf-8") as file:
        file.write("# another\n")
    assert before.changed(small) == [path]


def test_an_input_that_is_gone_is_noticed(small: Path) -> None:
    before = Kept(hashes(INPUTS, small), {})
    (small / "hardware/pins.toml").unlink()
    assert before.changed(small) == ["hardware/pins.toml"]


def test_a_module_whose_hash_is_not_kept_counts_as_changed(small: Path) -> None:
    rest = hashes(INPUTS - {"companion/rules/art/eyes.py"}, small)
    assert Kept(rest, {}).changed(small) == ["companion/rules/art/eyes.py"]


def test_an_import_that_cannot_be_followed_is_refused(small: Path) -> None:
    (small / "hardware/workshop/stand.py").write_text("from . import face\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"stand\.py, line 1: name the module"):
        modules(small)


def test_line_ends_of_a_text_do_not_count(small: Path) -> None:
    before = Kept(hashes(INPUTS, small), {})
    for path in INPUTS:
        (small / path).write_bytes((small / path).read_bytes().replace(b"\n", b"\r\n"))
    assert before.changed(small) == []


def test_another_picture_is_noticed_even_if_it_differs_in_a_line_end_only(small: Path) -> None:
    before = Kept({}, hashes([PICTURE], small))
    assert before.has(PICTURE, small)
    (small / PICTURE).write_bytes((small / PICTURE).read_bytes().replace(b"\r\n", b"\n"))
    assert not before.has(PICTURE, small)


def test_a_part_that_was_not_there_is_not_as_it_was(small: Path) -> None:
    assert not Kept({}, {}).has(PICTURE, small)
    assert not Kept({}, hashes([PICTURE], small)).has("hardware/parts/base.stl", small)


def test_hashes_are_read_as_they_are_written(small: Path) -> None:
    found = Kept(hashes(INPUTS, small), hashes([PICTURE], small))
    note(found.inputs, found.outputs, small / "kept.toml", small)
    assert kept(small / "kept.toml") == found


def test_nothing_is_noted_if_an_input_changed_while_parts_were_made(small: Path) -> None:
    when_read = hashes(INPUTS, small)
    (small / "hardware/pins.toml").write_text("nose = 5\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"hardware/pins\.toml changed in the meantime"):
        note(when_read, [PICTURE], small / "kept.toml", small)
    assert not (small / "kept.toml").exists()


@pytest.mark.cad
@pytest.mark.process
def test_whatever_runs_or_is_read_while_parts_are_made_is_an_input(tmp_path: Path) -> None:
    file = tmp_path / "generated.toml"
    command = [sys.executable, "-m", "tests.hardware.noted", str(file)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    noted, ran = kept(file), set(made.stdout.split())
    assert ran >= {"hardware/workshop/solids.py", "companion/tray/pages/spin.py"}
    assert ran <= set(noted.inputs)
    assert {"hardware/discs.toml", "companion/tray/fonts/tiny-5.bdf"} <= set(noted.inputs)
    assert set(noted.inputs) == set(kept().inputs), "run make hardware"
    assert noted.inputs["hardware/discs.toml"] == hash_of(ROOT / "hardware" / "discs.toml")
