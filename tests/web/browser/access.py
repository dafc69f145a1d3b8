"""Whether a page is for everybody: axe-core looks at it by night and by day, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from playwright.sync_api import expect

from tests.web.browser.rig import DESKTOP, PHONE, Device, Guest, Theme

GRAVE = ("serious", "critical")
THEMES: tuple[Theme, ...] = ("dark", "light")
STILL = """async () => {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def look_over(guest: Guest, state: str, devices: Iterable[Device] = (DESKTOP, PHONE)) -> None:
    """Nothing grave is found in this state of a page, and nothing hangs over its edge. Pictures are kept."""
    page = guest.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    findings = []
    for device in devices:
        page.set_viewport_size(device.size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            other = "dark" if theme == "light" else "light"
            expect(page.locator(".tools").get_by_title(f"Switch to the {other} theme")).to_be_attached()
            page.evaluate(STILL)
            look = f"{state}-{device.name}-{theme}"
            guest.shot(look)
            found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
            findings += [f"{look}: {each}" for each in _grave(found)]
            if (wide := page.evaluate(TOO_WIDE)) > 0:
                findings.append(f"{look}: {wide} px hang over the right edge")
    assert not findings, "\n".join(findings)


def _grave(found: dict[str, Any]) -> list[str]:  # axe's own report
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['html']} {node['any'][:1]}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
