"""The tray's own Wi-Fi is in the menu, and a phone joins it from the screen."""

from __future__ import annotations

import pytest

from companion.tray import pages
from tests.hal.rig import in_loop
from tests.tray.rig import awake
from tests.tray.test_join_page import read


def test_a_phone_reads_name_and_password_from_the_page() -> None:
    assert read(pages.wifi("Tray", "nosenose")) == ["WIFI:S:Tray;T:WPA;P:nosenose;;"]
    assert read(pages.wifi("Tray", "nose;ose")) == [r"WIFI:S:Tray;T:WPA;P:nose\;ose;;"]


@pytest.mark.parametrize(("name", "password"), [("Tray at home", "nosenose"), ("Tray", "a-much-longer-word")])
def test_what_no_small_code_can_hold_is_shown_in_words(name: str, password: str) -> None:
    page = pages.wifi(name, password)
    assert read(page) == []
    assert page.tobytes() != pages.wifi(name, f"{password[:-1]}?").tobytes()
    assert page.tobytes() != pages.wifi(f"{name[:-1]}?", password).tobytes()


@in_loop
async def test_the_menu_shows_it_where_the_config_names_one() -> None:
    async with awake(tray__wifi="Tray", tray__wifi_password="nosenose") as rig:
        items = ["Wi-Fi", "Sound: on", "Home the reels", "Switch off", "Back"]
        await rig.hold()
        assert rig.on_screen() == pages.menu(items, 0).tobytes()
        await rig.hold()
        assert rig.on_screen() == pages.wifi("Tray", "nosenose").tobytes()
