"""The self-test page: a host begins it, sees it through and reads what was found."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.access import look_over
from tests.web.browser.rig import Guests


@pytest.mark.parametrize("flags", [{"board__profile": "wheel"}])
def test_a_host_sees_the_tray_tested_part_by_part(guests: Guests) -> None:
    ann = guests.come("/selftest")
    ann.press("Without questions")
    expect(ann.page.get_by_role("heading", name="All is well.")).to_be_visible()
    found = ann.page.get_by_role("list", name="What was found")
    expect(found.get_by_role("heading", name="Wheel: top speed")).to_be_visible()
    look_over(ann, "over")
