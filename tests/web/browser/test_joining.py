"""The card that says how to join: a long address is read as it is typed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE, TV, Device
from tests.web.browser.rig import Guests

LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size;
}"""


@pytest.fixture
def flags() -> dict[str, object]:
    """The address is one that this machine does not have: only what is written counts here."""
    return {"web.address": "192.168.178.123"}


@pytest.mark.parametrize("device", [PHONE, TV], ids=lambda device: device.name)
def test_a_port_of_five_digits_stays_in_one_piece(
    device: Device, guests: Guests, companion: Companion
) -> None:
    assert companion.port > 9999
    companion.do({"do": "start-match", "edition": "eye-eye", "players": [{"name": "Ann"}, {"name": "Bo"}]})
    page = guests.come("/table", device).page
    card = page.locator(".joining").locator("visible=true").first
    expect(card.locator(".joining-url")).to_have_text(f"192.168.178.123:{companion.port}")
    assert card.locator(".joining-port").evaluate(LINES) == 1
