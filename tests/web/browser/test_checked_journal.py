"""Totals that are not proven: said on every page, and confirmed or corrected by the host alone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from companion.table.journal.opening import NAME
from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE, TV
from tests.web.browser.rig import REFUSED, Guests
from tests.web.browser.test_referee import MATCH, ROUND


def edit_score(folder: Path) -> None:
    with closing(sqlite3.connect(folder / NAME)) as database, database:
        database.execute("UPDATE records SET body = replace(body, ':20', ':490') WHERE kind = 'round-scored'")


def test_the_host_corrects_totals_after_somebody_edited_a_score(
    guests: Guests, companion: Companion, tmp_path: Path
) -> None:
    companion.do(MATCH)
    companion.do(ROUND)
    companion.do({"do": "call-colour", "colour": "red"})
    companion.kill()
    edit_score(tmp_path)
    companion.start()
    board = guests.come("/table", TV)
    expect(board.page.get_by_text("so the totals are not proven")).to_be_visible()
    expect(board.page.locator(".score-tag.unproven")).to_have_count(3)
    host = guests.come("/referee", PHONE)
    host.press("Confirm or correct the totals")
    expect(host.sheet).to_contain_text(re.compile(r"Record \d+ \(now it reads “Bo wins round 1: Bo 490.”\)"))
    host.sheet.get_by_label("Bo").fill("20")
    host.press("These are the totals")
    expect(host.page.locator("dialog")).to_have_count(0)
    expect(host.page.get_by_text("not proven")).to_have_count(0)
    for page in (board, host):
        page.allow(REFUSED)
    companion.kill()
    companion.start()
    assert companion.table["doubt"] == ""
    assert [each["total"] for each in companion.table["match"]["players"]] == [0, 20, 0]
