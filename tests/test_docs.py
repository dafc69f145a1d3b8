"""The pages of this project: links lead somewhere, commands are ones of ``tray``, files and names exist."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
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


def listed_files(page: Path) -> list[str]:
    """What the tables of files in a page name."""
    tables = re.findall(r"^\| file \|.*\n((?:\|.*\n)+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    rows = [row.split("|")[1] for table in tables for row in table.splitlines()]
    return [file for row in rows for file in re.findall(r"`([^`]+(?:\.\w+|/))`", row)]


@pytest.mark.parametrize("page", [page for page in PAGES if listed_files(page)], ids=name)
def test_files_that_a_page_lists_exist(page: Path) -> None:
    gone = [file for file in listed_files(page) if not (page.parent / file).exists()]
    assert not gone, "mend the page's table of files"


HAL = ROOT / "companion/hal/README.md"


@pytest.mark.parametrize("layer", ["hal", "table", "tray", "web"])
def test_the_page_of_a_layer_lists_every_file_of_it(layer: str) -> None:
    page = ROOT / "companion" / layer / "README.md"
    listed = set(listed_files(page))
    there = {path.name for path in page.parent.glob("*.py") if path.name != "__init__.py"}
    assert there <= listed, "add these to the page's table of files"


def test_the_page_of_the_hardware_layer_names_what_is_in_the_code() -> None:
    text = HAL.read_text(encoding="utf-8")
    picture = "".join(block for block in BLOCK.findall(text) if ">>>" not in block)
    quoted = [
        each for each in re.findall(r"`([^`\n]+)`", BLOCK.sub("", text)) if not each.startswith("tray ")
    ]
    files = {each for each in quoted if "/" in each or each.endswith(".py")}
    gone = [file for file in files if not ((ROOT / file).exists() or (HAL.parent / file).exists())]
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("companion/hal", "companion/config", "firmware", "tests/hal")
        for path in (ROOT / folder).rglob("*.py")
    )
    names = {each for each in quoted if each not in files}
    names |= set(re.findall(r"\b[A-Z]\w+(?:\.\w+)+|\b[a-z]+_\w+", picture))
    words = {word for each in names for word in each.split(".")}
    gone += [word for word in words if not re.search(rf"(?:def|class) {word}\b|\b{word}\b *[:=]", code)]
    assert len(words) > 40
    assert not gone


ARCHITECTURE = ROOT / "companion/README.md"


def walked() -> list[tuple[str, str]]:
    """The files and functions that the architecture page walks through."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    return re.findall(r"^\| `([\w/]+\.py)` \| `([\w.]+)` \|", text, re.MULTILINE)


@pytest.mark.parametrize(("file", "function"), walked())
def test_a_function_that_the_architecture_page_names_is_in_its_file(file: str, function: str) -> None:
    tree = ast.parse((ARCHITECTURE.parent / file).read_text(encoding="utf-8"))
    assert function in set(_functions(tree))


def _functions(tree: ast.AST, prefix: str = "") -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{node.name}.")


def test_the_architecture_page_walks_both_ways_and_names_places_that_exist() -> None:
    assert len(walked()) > 15
    text = ARCHITECTURE.read_text(encoding="utf-8")
    places = re.findall(r"`([\w./]+(?:\.py|\.toml|/))`", text)
    gone = {
        each for each in places if not (ARCHITECTURE.parent / each).exists() and not (ROOT / each).exists()
    }
    assert not gone


def test_the_architecture_page_says_for_each_change_what_to_touch_and_how_many_places_that_is() -> None:
    page = ROOT / "companion/README.md"
    rows = re.findall(
        r"^\| ((?:add|change) .+?) \| (.+?) \| (\d)(?: or (\d))? \|$", page.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) >= 13
    for what, touched, least, most in rows:
        places = re.findall(r"`((?:\.\./)?[\w./]+(?:\.\w+|/))`", touched)
        assert len(places) == int(most or least), what
        assert all((page.parent / place).exists() for place in places), what


COMMANDS = sorted({command for page in PAGES for command in commands(page)})


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_a_page_names_is_one_with_these_flags(command: str) -> None:
    done = run(NOWHERE, *shlex.split(command)[1:], "--help")
    assert done.returncode == 0, done.stderr


def test_the_pages_name_commands() -> None:
    assert "tray calibrate --board pico" in COMMANDS
    assert len(COMMANDS) > 30
