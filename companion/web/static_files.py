"""Serves the files of `static/`. Names are looked up in a list: no path from a request is ever opened."""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types. The system's own list may differ, and browsers are told not to guess (`nosniff`)."""
VERSION = "@"
"""First character of a version in a URL; no file name starts with it."""
HIDDEN = (".py", ".pyc", ".md", ".ts")
NO_CACHE = "no-cache"
"""The browser may cache it, but has to ask each time whether it has changed."""
FOR_GOOD = "max-age=31536000, immutable"


class StaticFiles:
    """All files below a folder, by their path in it.

    Pages link their scripts and styles by versioned URLs such as `/static/@5f3a…/js/lib/link.js`, which a
    browser may cache for ever. When any file changes, so does the version.
    """

    def __init__(self, folder: Path = STATIC, *, navigation: str = "") -> None:
        """`navigation`: the links that every page gets."""
        self._folder = folder
        self._navigation = f'<nav id="pages" aria-label="Pages" hidden>{navigation}</nav>'
        self._files: dict[str, Path] = {}
        self._version = ""
        """The version in the URLs of the pages served last."""

    def find(self, name: str) -> Path | None:
        """The file with this name. An unknown name makes it list the folder again."""
        if name not in self._files:
            self._files = {
                path.relative_to(self._folder).as_posix(): path
                for path in self._folder.rglob("*")
                if path.is_file() and path.suffix not in HIDDEN and not path.name.startswith(".")
            }
        return self._files.get(name)

    def page(self, name: str, request: Request) -> Response:
        """A page of `pages/`, with the navigation and versioned URLs.

        Lists the folder again, as files may have changed.
        """
        self._files = {}
        path = self.find(f"pages/{name}.html")
        if path is None:
            return not_found()
        tags = "".join(f"{each}{_tag(file)}" for each, file in sorted(self._files.items()))
        self._version = VERSION + blake2b((tags + self._navigation).encode(), digest_size=8).hexdigest()
        text = path.read_text(encoding="utf-8").replace('"/static/', f'"/static/{self._version}/')
        text = text.replace("</body>", f"{self._navigation}\n  </body>")
        return _answer(text.encode(), path, f'"{self._version}"', NO_CACHE, request)

    def serve(self, name: str, request: Request) -> Response:
        """A file, or 304 if the browser's copy is current."""
        version, _, rest = name.partition("/")
        path = self.find(rest if version.startswith(VERSION) else name)
        if path is None:
            return not_found()
        caching = FOR_GOOD if version == self._version else NO_CACHE
        return _answer(path.read_bytes(), path, _tag(path), caching, request)


def _answer(content: bytes, path: Path, tag: str, caching: str, request: Request) -> Response:
    headers = {"ETag": tag, "Cache-Control": caching}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


def _tag(path: Path) -> str:
    stat = path.stat()
    return f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'


def not_found() -> Response:
    return PlainTextResponse("There is nothing here: go to /.\n", 404)
