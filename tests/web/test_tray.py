"""The tray on a page: the page follows it, and its nose and switches can be touched from there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from companion.hal import VirtualClock
from tests.web.rig import ANN_AND_BO, House, house, live, until


async def _pass(home: House, seconds: float) -> None:
    """Let time pass while the reels rest, in steps that everything can follow."""
    for _ in range(round(seconds / 0.05)):
        VirtualClock.sleep_until(home.clock, home.clock.now() + 0.05)
        await asyncio.sleep(0.002)


@live
async def test_a_spin_is_followed_from_start_to_landing(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest(watch=["tray"]) as page:
        assert (await page.do({"do": "spin"}))["type"] == "done"
        landed = await page.landed()
        assert landed["landed"] == {"left": "confirmed", "right": "confirmed"}
        assert len(landed["faces"]) == 2
        angles = [message["angles"] for message in page.heard if message["type"] == "turned"]
        # In virtual time most of them come too fast to be sent; the last one always is.
        assert angles[-1] == home.table.tray.mirror.angles
        await page.await_("tray", lambda message: message.get("state") == "outcome")
        kinds = [message["type"] for message in page.heard]
        spinning = page.heard.index({"type": "tray", "state": "spinning"})
        assert spinning < kinds.index("turned") < kinds.index("news"), "the outcome comes with the news of it"


@live
async def test_a_push_of_the_simulated_nose_spins(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        assert (await page.request("nose", down=True))["type"] == "done"
        await _pass(home, 0.2)
        assert (await page.request("nose", down=False))["type"] == "done"
        await _pass(home, 0.1)
        await page.landed()


@live
async def test_a_page_that_goes_takes_its_finger_off_the_simulated_nose(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as stays:
        async with home.guest() as goes:
            await goes.request("nose", down=True)
            await _pass(home, 0.2)
        await until(lambda: len(home.hub.clients) == 1)
        await _pass(home, 0.1)
        await stays.landed()


@live
async def test_a_tap_on_the_simulated_nose_spins_although_both_its_messages_come_at_once(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        for id, down in ((101, True), (102, False)):
            await page.send({"type": "nose", "id": id, "down": down})
        while [each["id"] for each in page.heard if each["type"] == "done"] != [101, 102]:
            await page.next()
        await _pass(home, 0.2)
        await page.landed()


@live
async def test_a_push_from_afar_spins_too_and_is_refused_while_it_does(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        home.clock.free.clear()
        assert (await page.request("push"))["type"] == "done"
        await page.await_("table", lambda message: message["table"]["spinning"] == "eyes")
        refused = await page.request("push")
        assert refused["reason"] == "The tray is busy: wait a moment, then push again."
        refused = await page.request("tray", act="home")
        assert refused["reason"] == "The tray is spinning: wait until it is ready."
        home.clock.free.set()
        await page.landed()


@live
async def test_a_fault_is_switched_on_and_told_to_every_page(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest(watch=["tray"]) as page, home.guest() as tv:
        assert (await page.request("switch", name="left.stuck-motor", on=True))["type"] == "done"
        changed = next(message for message in page.heard if "switches" in message)
        assert [each["name"] for each in changed["switches"] if each["on"]] == ["left.stuck-motor"]
        await page.do({"do": "spin"})
        for each in (page, tv):
            await each.await_("retry")
            landed = await each.landed()
            assert landed["landed"]["left"] == "failed"
            assert landed["reasons"]["left"]
            await each.await_("tray", lambda message: message.get("state") == "outcome")
        out = [
            message for message in (*page.heard, *tv.heard) if message["type"] == "tray" and "out" in message
        ]
        assert {frozenset(message["out"]) for message in out} == {frozenset({"left"})}
        troubles = [message for message in tv.heard if message["type"] == "tray" and "troubles" in message]
        assert {"title", "advice"} == set(troubles[-1]["troubles"][0])
        refused = await page.request("switch", name="left.wings", on=True)
        assert refused["reason"] == "There is no such switch: choose one of those that the page shows."


@live
async def test_sound_and_kind_are_changed_for_all_pages(tmp_path: Path) -> None:
    async with house(tmp_path, board__profile="both") as home, home.guest() as page, home.guest() as tv:
        await page.request("tray", muted=True)
        assert await tv.await_("tray") == {"type": "tray", "muted": True}
        await page.request("tray", kind="wheel")
        assert await tv.await_("tray") == {"type": "tray", "kind": "wheel"}
        async with home.guest() as late:
            assert late.welcome["tray"]["muted"] is True
            assert late.welcome["tray"]["kind"] == "wheel"


@live
async def test_a_kind_that_the_tray_does_not_have_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        refused = await page.request("tray", kind="wheel")
        assert refused["reason"].startswith("This tray has reels for the eyes, not for the wheel")


@live
async def test_a_request_against_the_rules_is_refused_in_the_tables_own_words(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        refused = await page.do({"do": "call-colour", "colour": "red"})
        assert refused["type"] == "refused"
        await page.do(ANN_AND_BO)
        assert (await page.do({"do": "score-round", "winner": "p9"}))["type"] == "refused"
