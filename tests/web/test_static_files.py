"""Pages and what they are made of: a browser asks once for what stays the same."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from companion.web.app import PAGES
from companion.web.static_files import StaticFiles
from tests.web.rig import house, live

LASTS = "immutable"


def asking(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": raw})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("pages/tray.html", '<script src="/static/js/tray.js">'), ("js/tray.js", "let old")):
        file = tmp_path / name
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
    return tmp_path


def names(page: Response) -> list[str]:
    """What a page is made of, as it asks for it."""
    return re.findall(r'"/static/([^"]+)"', bytes(page.body).decode())


def test_what_a_page_is_made_of_may_be_kept_for_good(folder: Path) -> None:
    files = StaticFiles(folder)
    (script,) = names(files.page("tray", asking()))
    answer = files.serve(script, asking())
    assert answer.body == b"let old"
    assert LASTS in answer.headers["Cache-Control"]


def test_after_a_change_pages_ask_for_it_elsewhere_and_nothing_wrong_is_kept(folder: Path) -> None:
    files = StaticFiles(folder)
    (before,) = names(files.page("tray", asking()))
    (folder / "js/tray.js").write_text("let it_be_new", encoding="utf-8")
    page = files.page("tray", asking())
    (after,) = names(page)
    assert after != before
    for name in (before, "js/tray.js"):
        # A page that was opened before, or a link that somebody wrote down.
        answer = files.serve(name, asking())
        assert answer.body == b"let it_be_new"
        assert answer.headers["Cache-Control"] == "no-cache"
    assert LASTS in files.serve(after, asking()).headers["Cache-Control"]
    assert files.page("tray", asking(if_none_match=page.headers["ETag"])).status_code == 304


def test_a_page_that_is_kept_is_good_only_while_all_that_it_names_is(folder: Path) -> None:
    files = StaticFiles(folder)
    tag = files.page("tray", asking()).headers["ETag"]
    os.utime(folder / "js/tray.js", ns=(1, 1))
    assert files.page("tray", asking(if_none_match=tag)).status_code == 200


def test_every_page_gets_the_navigation_and_a_browser_asks_again_when_that_has_changed(folder: Path) -> None:
    (folder / "pages/tray.html").write_text('<body class="any"><main></main></body>', encoding="utf-8")
    before = StaticFiles(folder, navigation='<a href="/">Play</a>').page("tray", asking())
    assert b'hidden><a href="/">Play</a></nav>\n  </body>' in bytes(before.body)
    after = StaticFiles(folder, navigation='<a href="/">Start</a>').page("tray", asking())
    assert after.headers["ETag"] != before.headers["ETag"]


@live
async def test_all_pages_have_the_navigation_and_name_files_that_last(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for each in PAGES:
            page = await home.get(each.path.format(code="x", edition="corn"))
            named = re.findall(r'"(/static/[^"]+)"', page.body.decode())
            assert named
            assert b'<nav id="pages"' in page.body
            for file in named:
                answer = await home.get(file)
                assert (answer.status, LASTS in answer.headers["cache-control"]) == (200, True), file
