// The tray in a page: the face or the wheel, its nose, screen, lights and sounds.

/**
 * @param {HTMLElement} element what the tray fills
 * @param {import("../link.js").Link} link that watches the tray
 * @param {{compact?: boolean}} [options] compact: beside other things, not a page of its own
 */
export function mountTray(element, link, { compact = false } = {}) {
  element.classList.add("tray");
  element.classList.toggle("compact", compact);
  void link;
}
