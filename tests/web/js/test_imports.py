"""Folders of the pages' scripts: no page imports another page, and no folders import each other."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

from tests.web.js.node import JS

PAGES = JS.parent / "pages"
SCRIPT = re.compile(r'src="/static/js/([\w/]+)/\w+\.js"')
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*(["'`])([^"'`\n]+)\1""")
"""Modules and, in comments, types: `from "…"`, `import "…"` and `import("…")`."""


def page_folders() -> set[str]:
    """The folders that pages start their scripts from; the one of `theme.js` is for all."""
    scripts = {folder for page in PAGES.glob("*.html") for folder in SCRIPT.findall(page.read_text("utf-8"))}
    return scripts - {"lib"}


def imported_folders(js: Path) -> dict[str, set[str]]:
    """By folder below `js`: the other folders that its scripts import from."""
    graph: dict[str, set[str]] = {}
    for script in js.rglob("*.[jt]s"):
        folder = script.parent.relative_to(js).as_posix()
        found = graph.setdefault(folder, set())
        for _, path in IMPORT.findall(script.read_text("utf-8")):
            assert path.startswith("."), f"{script}: import {path} by a relative path"
            target = (script.parent / path).resolve()
            assert target.is_file(), f"{script}: there is no {path}"
            found.add(target.parent.relative_to(js.resolve()).as_posix())
        found.discard(folder)
    return graph


def between_pages(graph: dict[str, set[str]], pages: set[str]) -> list[str]:
    """Imports of a page's folder from anywhere else, as `hand -> table`."""
    return sorted(
        f"{folder} -> {other}"
        for folder, others in graph.items()
        for other in others
        if PurePosixPath(other).parts[0] in pages
    )


def test_nothing_imports_from_the_folder_of_a_page() -> None:
    pages = page_folders()
    assert {"start", "table", "hand", "referee"} <= pages
    assert between_pages(imported_folders(JS), pages) == [], "move what two pages need to js/lib"


def test_folders_do_not_import_each_other_in_a_circle() -> None:
    list(TopologicalSorter(imported_folders(JS)).static_order())


@pytest.mark.parametrize(
    "line",
    [
        'import { board } from "../table/board.js";',
        'import {\n  board,\n} from "../table/board.js";',
        'import "../table/board.js";',
        "export * from '../table/board.js';",
        'const { board } = await import("../table/board.js");',
        '/** @import { Board } from "../table/board.js" */',
        '/** @param {import("../table/board.js").Board} board */',
    ],
)
def test_an_import_from_another_page_is_found_however_it_is_written(tmp_path: Path, line: str) -> None:
    for name, text in (
        ("hand/page.js", line),
        ("table/board.js", 'import "../lib/dom.js";'),
        ("lib/dom.js", ""),
    ):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(f"// A script.\n\n{text}\n", "utf-8")
    assert between_pages(imported_folders(tmp_path), {"hand", "table"}) == ["hand -> table"]


def test_a_circle_of_folders_is_found() -> None:
    with pytest.raises(CycleError):
        list(TopologicalSorter({"lib": {"cards"}, "cards": {"lib"}}).static_order())
