"""The door for browsers: names, origins, headers, and no way to a file that is none of the pages'."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from companion.web.guard import is_same_origin, own_names
from tests.web.rig import guarded, house, live

NAMES = (
    "localhost",
    "127.0.0.1",
    "192.168.1.5",
    "10.0.0.1",
    "[::1]",
    "tray.local",
    "Tray.Local.",
    *own_names(),
)
STRANGE = (
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "local",
    ".local",
    "evil.example:80@127.0.0.1",
    "127.0.0.1, evil.example",
    "",
    "127.0.0.1:8080:1",
    "127.0.0.1/",
    "ev il",
)
ELSEWHERE = ("http://evil.example", "null", "http://127.0.0.1", "file://", "http://[", "")
NO_FILES = (
    "/static/../app.py",
    "/static/%2e%2e/app.py",
    "/static/..%2fapp.py",
    "/static/....//app.py",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    "/static/js/../../app.py",
    "/static/pages/%00",
    "/static/",
    "/static/js",
    "/static/.gitignore",
    "/static/README.md",
    "/static/js/lib/messages.d.ts",
    "/app.py",
    "/keys.json",
)


@live
async def test_it_answers_to_its_own_names(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for name in NAMES:
            assert (await home.get("/editions.json", Host=name)).status == 200, name
            assert (await home.get("/editions.json", Host=f"{name}:{home.port}")).status == 200, name


@live
async def test_it_answers_to_no_other_name(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for name in STRANGE:
            answer = await home.get("/editions.json", Host=name)
            assert answer.status in (400, 421), name
            assert b"eye-eye" not in answer.body


@live
async def test_nor_to_two_names_or_none(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for hosts in ("", "Host: 127.0.0.1\r\nHost: evil.example\r\n"):
            answer = await home.raw(
                f"GET /editions.json HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n".encode()
            )
            assert b"eye-eye" not in answer


@live
async def test_a_name_from_the_config_is_known(tmp_path: Path) -> None:
    async with house(tmp_path, web__names=["game.example"]) as home:
        assert (await home.get("/editions.json", Host="game.example")).status == 200


@live
async def test_no_page_from_elsewhere_opens_the_socket(tmp_path: Path) -> None:
    """Not even one of the same machine on another port, and with a host's rights."""
    async with house(tmp_path) as home:
        for origin in ELSEWHERE:
            with pytest.raises(InvalidStatus) as refused:
                await home.page(headers={"Origin": origin})
            assert refused.value.response.status_code == 403, origin


@live
async def test_nor_by_a_name_that_it_made_point_here(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        with pytest.raises(InvalidStatus) as refused:
            await home.page(name="evil.example", headers={"Origin": f"http://evil.example:{home.port}"})
        assert refused.value.response.status_code == 421


@live
async def test_its_own_pages_do_by_every_name(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home:
        for name in ("127.0.0.1", "localhost", "tray.local"):
            async with await home.page(name=name, headers={"Origin": f"http://{name}:{home.port}"}) as page:
                assert (await page.greet(code=home.code))["type"] == "welcome"


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://tray.local", "tray.local", True),
        ("https://Tray.local", "tray.local", True),
        ("http://tray.local:8080", "tray.local:8080", True),
        ("http://tray.local:8080", "tray.local", False),
        ("http://tray.local.evil", "tray.local", False),
        ("http://u@tray.local", "tray.local", False),
        ("ws://tray.local", "tray.local", False),
        ("tray.local", "tray.local", False),
    ],
)
def test_an_origin_is_compared_as_a_whole(origin: str, host: str, same: bool) -> None:
    assert is_same_origin(origin, host) is same


@live
async def test_nothing_can_be_posted(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for method in ("POST", "PUT", "DELETE", "OPTIONS"):
            assert (await home.get("/", method)).status == 405
            assert (await home.get("/", method, Origin="http://evil.example")).status == 403


@live
async def test_browsers_are_told_to_be_strict(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for path in ("/tray", "/editions.json", "/art/sprite.svg", "/static/css/base.css", "/nothing"):
            headers = (await home.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert "*" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in headers
            assert "server" not in headers


@live
async def test_there_is_no_way_to_another_file(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for path in NO_FILES:
            assert (await home.get(path)).status == 404, path


@live
async def test_pages_are_served_as_what_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for path, kind in (
            ("/", "text/html"),
            ("/tray", "text/html"),
            ("/static/css/base.css", "text/css"),
            ("/static/js/lib/link.js", "text/javascript"),
            ("/static/font/fredoka-600.woff2", "font/woff2"),
            ("/art/sponge.svg", "image/svg+xml"),
            ("/art/sprite.svg", "image/svg+xml"),
            ("/favicon.ico", "image/svg+xml"),
            ("/editions.json", "application/json"),
        ):
            answer = await home.get(path)
            assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, kind), path


@live
async def test_a_join_link_is_a_page_in_any_case_and_tells_nothing_of_the_code(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home:
        pages = [
            await home.get(path)
            for path in (f"/j/{home.code}", f"/J/{home.code}", f"/j/{home.code.lower()}", "/j/WRONG")
        ]
        assert {page.status for page in pages} == {200}
        assert len({page.body for page in pages}) == 1


@live
async def test_a_page_that_is_the_same_is_not_sent_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first = await home.get("/tray")
        again = await home.get("/tray", If_None_Match=first.headers["etag"])
        assert (again.status, again.body) == (304, b"")
