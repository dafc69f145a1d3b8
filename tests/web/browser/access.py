"""Whether a page is for everybody: axe-core looks at it by night and by day, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from playwright.sync_api import expect

from tests.web.browser.devices import DESKTOP, PHONE, Device, Theme
from tests.web.browser.rig import Guest

THEMES: tuple[Theme, ...] = ("dark", "light")
THEME = "matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'"
STILL = """async () => {
  await document.fonts.ready;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""
FINDINGS = """async (themed) => {
  const options = { preload: false, resultTypes: ["violations"] };
  if (themed) options.runOnly = { type: "rule", values: ["color-contrast"] };
  const { violations } = await axe.run(document, options);
  const found = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ html, any }) => `${id} (${impact}): ${help}: ${html} ${JSON.stringify(any.slice(0, 1))}`));
  const wide = document.documentElement.scrollWidth - innerWidth;
  return wide > 0 ? [...found, `${wide} px hang over the right edge`] : found;
}"""
"""What is grave, and what hangs over the edge. `themed`: only what the colours of a theme can make wrong."""


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def look_over(guest: Guest, state: str, devices: Iterable[Device] = (DESKTOP, PHONE)) -> None:
    """Nothing grave is found in this state of a page, and nothing hangs over its edge."""
    page = guest.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    findings: list[str] = []
    for device in devices:
        page.set_viewport_size(device.size)
        now = page.evaluate(THEME)
        # A change of theme styles the whole page anew, so the one that is on comes first.
        for theme in sorted(THEMES, key=lambda each: each != now):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            other = "dark" if theme == "light" else "light"
            expect(page.locator(".tools").get_by_title(f"Switch to the {other} theme")).to_be_attached()
            page.evaluate(STILL)
            look = f"{state}-{device.name}-{theme}"
            guest.shot(look)
            findings += [f"{look}: {each}" for each in page.evaluate(FINDINGS, theme != now)]
    assert not findings, "\n".join(findings)
