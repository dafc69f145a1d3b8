"""The version of the messages between pages and server, as the pages have it."""

from __future__ import annotations

import re
from pathlib import Path

FILE = Path(__file__).parent / "static" / "js" / "lib" / "version.js"


def version_in(script: str) -> int:
    found = re.search(r"^export const VERSION = (\d+);$", script, re.MULTILINE)
    assert found, f"{FILE} names no version"
    return int(found[1])


VERSION = version_in(FILE.read_text(encoding="utf-8"))
