"""The lobby: phones that come before a match are on every page at once, and in their seats when it starts."""

from __future__ import annotations

from pathlib import Path

from companion.web.keys import MOST_KEYS
from tests.web.cards import start
from tests.web.rig import House, Json, Page, guarded, live
from tests.web.test_theft import asleep, join_often, unlimited


async def come(page: Page, name: str, creature: str = "crab", colour: str = "red") -> Json:
    return await page.request("come", name=name, creature=creature, colour=colour)


def names(home: House) -> list[str]:
    return [each.name for each in home.table.lobby.guests]


@live
async def test_whoever_comes_is_shown_at_once_and_still_after_a_reload(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as phone:
        assert (await come(phone, "  Ann ", "octopus", "pink"))["type"] == "done"
        shown = await host.await_("table", lambda message: bool(message["table"].get("lobby")))
        (ann,) = shown["table"]["lobby"]
        assert ann == {
            "device": phone.welcome["you"]["key"],
            "name": "Ann",
            "creature": "octopus",
            "colour": "pink",
        }
        async with home.guest(token=phone.welcome["token"]) as again:
            assert again.welcome["table"]["lobby"] == [ann]


@live
async def test_a_device_has_one_place_and_can_change_its_name(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as bo:
        await come(ann, "Ann")
        await come(bo, "Bo")
        refused = await come(bo, "ann")
        assert refused["reason"] == "Ann sits here already: take another name, such as Ann 2."
        await come(ann, "Anna")
        assert names(home) == ["Anna", "Bo"]


@live
async def test_every_phone_has_its_hand_when_the_match_starts(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as ann, home.joins() as bo:
        await come(ann, "Ann")
        await come(bo, "Bo")
        # Seat 0 is the host's own screen.
        await host.do({**start("Host", "Ann", "Bo", edition="mario"), "here": [0, 1, 2]})
        held = home.table.attendance.holders
        for page, player in ((host, "p1"), (ann, "p2"), (bo, "p3")):
            assert held[player] == (page.welcome["you"]["key"], False), "a seat of their own, not lent"


@live
async def test_a_guest_cannot_take_the_seat_of_somebody_who_is_here(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as ann, home.joins() as thief:
        await come(ann, "Ann")
        await host.do({**start("Host", "Ann", edition="mario"), "here": [0]})
        await host.do({"do": "end-match"})
        await ann.request("go")
        await come(thief, "Ann")
        await thief.do({**start("Ann", "Bo", edition="mario"), "here": []})
        holders = {player: each.device for player, each in home.table.attendance.holders.items()}
        assert holders["p2"] == ann.welcome["you"]["key"]


@live
async def test_ten_can_wait_and_the_host_can_send_one_away(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        unlimited(home)
        for number in range(10):
            async with home.joins() as phone:
                assert (await come(phone, f"Guest {number}"))["type"] == "done"
        async with home.joins() as late:
            assert (await come(late, "Late"))["reason"] == "The table is full: 10 can play."
            first = home.table.lobby.guests[0].device
            assert (await late.request("go", key=first))["type"] == "refused"
            assert (await host.request("go", key=first))["type"] == "done"
            assert (await come(late, "Late"))["type"] == "done"


@live
async def test_no_number_of_new_devices_pushes_somebody_out_of_the_lobby(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins(), home.joins() as ann:
        unlimited(home)
        await come(ann, "Ann")
        (token,) = await asleep(home, ann)
        await join_often(home, MOST_KEYS + 6)
        async with home.guest(token=token) as again:
            assert again.welcome["table"]["lobby"][0]["device"] == again.welcome["you"]["key"]


@live
async def test_whoever_is_shut_out_leaves_the_lobby(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as ann:
        await come(ann, "Ann")
        await host.request("host", act="shut-out", key=ann.welcome["you"]["key"])
        assert names(home) == []
