"""A page as a screen reader reads it: what each part is, what it is called, what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Error, Page

KEY = r"'(?P<quoted>(?:[^']|'')*)'|(?P<plain>[^:\"]+(?:\"(?:[^\"\\]|\\.)*\")?[^:]*)"
LINE = re.compile(rf"^(?P<indent> *)- (?:{KEY})(?P<rest>.*)$")
PART = re.compile(r'^(?P<role>[\w/]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<state>(?: \[[^]]+\])*)$')

CHANGES = """async ([known, patience]) => {
  if (!window.changes) {
    window.changes = { seen: 0, next: Promise.withResolvers() };
    new MutationObserver(() => {
      changes.seen += 1;
      changes.next.resolve();
      changes.next = Promise.withResolvers();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  const count = () => `${performance.timeOrigin} ${changes.seen}`;
  if (!patience) return count();
  if (count() === known)
    await Promise.race([changes.next.promise, new Promise((over) => setTimeout(over, patience))]);
  for (let seen = "", frame = 0; seen !== count() && frame < 20; frame++) {
    seen = count();
    await new Promise(requestAnimationFrame);
  }
  return count();
}"""
"""Something else after every change of the page, and on every new one. May wait for one."""
STALE_MS = 1000
"""Styles can show or hide something without a change of the page."""


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


class Reader:
    """Reads one page, and reads it again only if it has changed: on a busy machine that takes its time."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._last = Aloud([])
        self._changes = ""

    def read(self) -> Aloud:
        changes = self._count_changes()
        if not changes or changes != self._changes:
            lines = self._page.locator("body").aria_snapshot().splitlines()
            self._last = Aloud([part for line in lines if (part := _part(line))])
            self._changes = changes
        return self._last

    def wait(self, most_ms: int = STALE_MS) -> None:
        """Until there may be something new to read, but not for ever."""
        if self._changes and self._count_changes(most_ms) == self._changes:
            self._changes = ""

    def _count_changes(self, patience_ms: int = 0) -> str:
        try:
            return str(self._page.evaluate(CHANGES, [self._changes, patience_ms]))
        except Error:
            # The page is leaving for another one.
            return ""


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
