"""Generated files are what the code says, and what the guide shows and links is there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from hardware.workshop.generated import GUIDE, HARDWARE, pictures, solids, texts
from hardware.workshop.pictures import PICTURES
from tests.cli.terminal import run

WITH_PARTS = pytest.param(GUIDE.name, marks=pytest.mark.cad)
"""The guide tells how large the parts are, so they must be made."""


@pytest.mark.parametrize("path", [*(path for path in texts() if path != GUIDE.name), WITH_PARTS])
def test_a_text_is_what_is_written_anew(path: str) -> None:
    assert (HARDWARE / path).read_text(encoding="utf-8") == texts()[path](), "run make hardware"


def test_there_is_no_generated_file_that_nothing_generates() -> None:
    known = {*texts(), *solids(), *pictures()}
    found = {
        file.relative_to(HARDWARE).as_posix()
        for folder in ("parts", "pictures", "wiring")
        for file in (HARDWARE / folder).iterdir()
    }
    assert found <= known


def links(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'src="([^"]+)"', text)


def test_the_guide_shows_every_step_and_every_part() -> None:
    shown = {Path(link).stem for link in links(HARDWARE / "README.md")}
    assert {found.name for found in PICTURES} <= shown


def commands() -> list[str]:
    text = (HARDWARE / "README.md").read_text(encoding="utf-8")
    blocks_of_shell = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    return [line for block in blocks_of_shell for line in block.splitlines() if line.startswith("tray ")]


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_guide_runs(command: str, tmp_path: Path) -> None:
    words = [str(tmp_path / word) if word.endswith(".pdf") else word for word in shlex.split(command)[1:]]
    done = run(tmp_path, *words)
    assert done.returncode == 0, done.stderr
