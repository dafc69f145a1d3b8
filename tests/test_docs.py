"""The pages of this project: their links lead somewhere, and their commands are ones that ``tray`` has."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.terminal import NOWHERE, run

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page
    for folder in ("companion", "firmware", "hardware", "systemd")
    for page in (ROOT / folder).rglob("*.md")
) + sorted(ROOT.glob("*.md"))
BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IN_A_BLOCK = re.compile(r"^(?:sudo )?(tray [a-z]+(?: [^\s|>;#]+)*)", re.MULTILINE)
IN_A_LINE = re.compile(r"`(?:sudo )?(tray [a-z]+(?: [^`|>;]+)*)")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def links(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
    return [link for link in found if not re.match(r"https?:|mailto:", link)]


def headings(page: Path) -> set[str]:
    """As the anchors that a page of Markdown gets for them."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", [page for page in PAGES if links(page)], ids=name)
def test_links_and_pictures_of_a_page_exist(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in headings(target), link


def commands(page: Path) -> set[str]:
    text = page.read_text(encoding="utf-8").replace("\\|", "|")
    typed = [command for block in BLOCK.findall(text) for command in IN_A_BLOCK.findall(block)]
    return {command.strip() for command in typed + IN_A_LINE.findall(BLOCK.sub("", text))}


COMMANDS = sorted({command for page in PAGES for command in commands(page)})


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_a_page_names_is_one_with_these_flags(command: str) -> None:
    done = run(NOWHERE, *shlex.split(command)[1:], "--help")
    assert done.returncode == 0, done.stderr


def test_the_pages_name_commands() -> None:
    assert "tray calibrate --board pico" in COMMANDS
    assert len(COMMANDS) > 30
