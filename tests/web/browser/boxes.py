"""Where things are on a page: all of them on the screen, none of them cut off, none over another."""

from __future__ import annotations

from tests.web.browser.access import STILL
from tests.web.browser.devices import Device
from tests.web.browser.rig import Guest

LOOK = """([selectors, scrolls]) => {
  const found = [];
  const things = [...document.querySelectorAll(selectors)].filter((each) => each.checkVisibility());
  const name = (each) => `${each.className || each.tagName} “${each.textContent.trim().slice(0, 30)}”`;
  const screen = scrolls
    ? { left: 0, top: -scrollY, right: innerWidth, bottom: document.documentElement.scrollHeight - scrollY }
    : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = (box, other) =>
    box.left > other.left - 1 && box.top > other.top - 1 &&
    box.right < other.right + 1 && box.bottom < other.bottom + 1;
  for (const each of things) {
    const box = each.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) found.push(`${name(each)} has no size`);
    if (!inside(box, screen)) found.push(`${name(each)} is off the screen`);
    for (let around = each.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (around === document.documentElement || around === document.body) break;
      if (inside(box, around.getBoundingClientRect())) continue;
      found.push(`${name(each)} is cut off by ${around.className}`);
    }
  }
  things.forEach((one, place) => {
    for (const other of things.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && tall > 1) found.push(`${name(one)} and ${name(other)} overlap`);
    }
  });
  return { count: things.length, found };
}"""


def all_clear(guest: Guest, device: Device, *selectors: str, scrolls: bool = False) -> int:
    """How many there are of these things on such a screen; each of them can be seen as a whole.

    `scrolls`: the page may be longer than the screen.
    """
    guest.page.set_viewport_size(device.size)
    guest.page.evaluate(STILL)
    looked = guest.page.evaluate(LOOK, [", ".join(selectors), scrolls])
    assert not looked["found"], f"{device.name}: " + "\n".join(looked["found"])
    count: int = looked["count"]
    return count
