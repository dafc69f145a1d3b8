"""A page as a screen reader reads it: what each part is, what it is called, what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Page

KEY = r"'(?P<quoted>(?:[^']|'')*)'|(?P<plain>[^:\"]+(?:\"(?:[^\"\\]|\\.)*\")?[^:]*)"
LINE = re.compile(rf"^(?P<indent> *)- (?:{KEY})(?P<rest>.*)$")
PART = re.compile(r'^(?P<role>[\w/]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<state>(?: \[[^]]+\])*)$')


class Part(NamedTuple):
    """One thing on the page, and how deep it lies in others."""

    depth: int
    role: str
    name: str = ""
    text: str = ""
    state: frozenset[str] = frozenset()
    """Such as `pressed` and `disabled`."""


class Aloud:
    """All parts of a page at one moment, in the order in which they are read."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    def all(self, role: str, name: str = "") -> list[Part]:
        """The parts of a role whose name fits a pattern."""
        return [each for each in self.parts if each.role == role and re.search(name, each.name)]

    def within(self, role: str, name: str = "") -> Aloud:
        """What lies in the first part of that role and name; nothing if there is none."""
        for place, part in enumerate(self.parts):
            if part.role == role and re.search(name, part.name):
                inside = []
                for each in self.parts[place + 1 :]:
                    if each.depth <= part.depth:
                        break
                    inside.append(each)
                return Aloud(inside)
        return Aloud([])

    def says(self, role: str, name: str = "") -> str:
        """What the first such part says, or else is called."""
        return next((each.text or each.name for each in self.all(role, name)), "")

    def each(self, role: str, name: str = "") -> list[str]:
        """What every such part says in words of its own."""
        return [
            part.text or next((each.text for each in self.parts[place + 1 :][:1] if each.role == "text"), "")
            for place, part in enumerate(self.parts)
            if part.role == role and re.search(name, part.name)
        ]


def read_aloud(page: Page) -> Aloud:
    return Aloud(
        [part for line in page.locator("body").aria_snapshot().splitlines() if (part := _part(line))]
    )


def _part(line: str) -> Part | None:
    """One line of Playwright's list, which is YAML: `- button "Draw" [disabled]: text`."""
    found = LINE.match(line)
    if found is None:
        return None
    quoted, plain = found["quoted"], found["plain"]
    named = PART.match(quoted.replace("''", "'") if quoted is not None else plain)
    if named is None:
        return None
    text = found["rest"].removeprefix(":").strip()
    return Part(
        len(found["indent"]) // 2,
        named["role"],
        json.loads(named["name"]) if named["name"] else "",
        json.loads(text) if text.startswith('"') else text,
        frozenset(re.findall(r"\[([^]]+)\]", named["state"])),
    )
