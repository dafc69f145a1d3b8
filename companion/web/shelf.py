"""The files that pages are made of. Whoever asks names one of a list; no path from outside is ever opened."""

from __future__ import annotations

import mimetypes
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
"""As a machine's own list may say otherwise, and browsers are told not to guess."""
HIDDEN = (".py", ".pyc", ".md", ".ts")


class Shelf:
    """All files below a folder, by their path in it."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files: dict[str, Path] = {}

    def find(self, name: str) -> Path | None:
        """Looks again if there is none, so that a page that is being written needs no restart."""
        if name not in self._files:
            self._files = {
                path.relative_to(self._folder).as_posix(): path
                for path in self._folder.rglob("*")
                if path.is_file() and path.suffix not in HIDDEN and not path.name.startswith(".")
            }
        return self._files.get(name)

    def serve(self, name: str, request: Request) -> Response:
        """A file, or that the browser's copy of it is good."""
        path = self.find(name)
        if path is None:
            return not_found()
        stat = path.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return Response(path.read_bytes(), media_type=kind, headers=headers)


def not_found() -> Response:
    return PlainTextResponse("There is nothing here: go to /.\n", 404)
