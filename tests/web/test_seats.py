"""Seats over the link: which device plays for whom, how it comes back, and who is there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.web.cards import AT_ONCE, move, sit_down, start
from tests.web.rig import House, Json, Page, guarded, house, live, until


def last(page: Page, kind: str) -> Json:
    return [message for message in page.heard if message["type"] == kind][-1]


def hand(page: Page) -> list[str]:
    """What a page shows of its own cards."""
    game = [message["table"] for message in page.heard if message.get("table")][-1]["game"]
    assert game is not None
    cards: list[str] = game["hand"]
    return cards


async def heard_all(page: Page) -> None:
    """Read all that was sent so far."""
    await page.request("ask", what="history")


async def dealt(home: House) -> None:
    await until(lambda: home.table.cards.game is not None and home.table.cards.game.shuffle_due is None)
    await until(lambda: not home.table.one_at_a_time.locked())


def held(home: House, seat: int) -> list[str]:
    """What somebody really holds."""
    game = home.table.cards.game
    assert game is not None
    assert game.engine.round is not None
    return [card.code for card in game.engine.round.hands[seat]]


async def begin(home: House, host: Page, *names: str, here: Sequence[int] = ()) -> None:
    """A match begins; the seats in `here` are played on the device that starts it."""
    command = start(*(names or ("Ann", "Bo", "Cy")), edition="mario", target=500)
    await host.do({**command, "here": list(here)})
    await dealt(home)


async def present(page: Page) -> Json:
    await heard_all(page)
    return last(page, "present")["players"]  # type: ignore[no-any-return]


@live
async def test_whoever_sits_down_sees_and_plays_their_own_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann:
        await begin(home, ann)
        assert ann.welcome["you"]["players"] == []
        assert (await ann.request("sit", player="p1"))["type"] == "done"
        you = last(ann, "you")
        assert (you["player"], you["players"], list(you["codes"])) == ("p1", ["p1"], ["p1"])
        assert hand(ann) == held(home, 0)
        assert (await present(ann)) == {"p1": "here", "p2": "gone", "p3": "gone"}


@live
async def test_only_people_of_this_match_can_be_played_for(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann:
        assert "Nobody with that name plays" in (await ann.request("sit", player="p1"))["reason"]
        await ann.do({"do": "start-match", "edition": "mario", "players": [{"name": "Ann"}, {"name": "Bo"}]})
        assert "Nobody with that name plays" in (await ann.request("sit", player="p1"))["reason"]
        await begin(home, ann, "Ann", "Roby:easy")
        for player in ("b1", "p9", ""):
            assert "Nobody with that name plays" in (await ann.request("sit", player=player))["reason"]
        assert "does not play for that player" in (await ann.request("stand", player="p1"))["reason"]


@live
async def test_a_laptop_is_handed_on_from_seat_to_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as laptop:
        await begin(home, laptop, here=(0, 1, 2))
        assert (await present(laptop)) == {"p1": "lent", "p2": "lent", "p3": "lent"}
        assert last(laptop, "you")["codes"] == {}, "nobody has to come back to a lent seat"
        for seat, player in enumerate(("p1", "p2", "p3")):
            assert (await laptop.request("look", player=player))["type"] == "done"
            assert hand(laptop) == held(home, seat)
            others = [each for each in (1, 2, 3) if each != seat + 1]
            refused = await laptop.do(move(f"{others[0]}: draw"))
            assert "somebody else's move" in refused["reason"]
        await laptop.request("look", player=None)
        assert hand(laptop) == []


@live
async def test_whoever_comes_with_a_phone_takes_a_lent_seat_without_a_code(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as laptop, home.guest() as phone:
        await begin(home, laptop, here=(0, 1))
        assert (await phone.request("sit", player="p2"))["type"] == "done"
        await heard_all(laptop)
        assert last(laptop, "you")["players"] == ["p1"]
        assert hand(laptop) == held(home, 0)
        assert hand(phone) == held(home, 1)
        assert (await present(phone)) == {"p1": "lent", "p2": "here", "p3": "gone"}
        taken = await laptop.request("sit", player="p2", lent=True)
        assert "Another device plays for Bo: enter the seat's code" in taken["reason"]
        assert taken["needs"] == "seat-code"


@live
async def test_another_device_goes_on_with_the_seats_code(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as old, home.guest() as new:
        await begin(home, old)
        await old.request("sit", player="p1")
        code = last(old, "you")["codes"]["p1"]
        for wrong in (None, "", "XXXXX", code[:-1], home.code):
            assert "enter the seat's code" in (await new.request("sit", player="p1", code=wrong))["reason"]
        assert (await new.request("sit", player="p1", code=f" {code.lower()} "))["type"] == "done"
        assert hand(new) == held(home, 0)
        await heard_all(old)
        assert (last(old, "you")["players"], hand(old)) == ([], [])
        assert "somebody else's move" in (await old.do(move("1: draw")))["reason"]


@live
async def test_a_phone_that_slept_comes_back_to_its_seat(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        await begin(home, host)
        async with home.joins() as phone:
            await sit_down(home, phone, "p2", yes=host)
            token, key = phone.welcome["token"], phone.welcome["you"]["key"]
        await until(lambda: all(client.key.id != key for client in home.hub.clients))
        assert (await present(host))["p2"] == "gone"
        async with home.guest(token=token) as again:
            assert again.welcome["you"]["players"] == ["p2"]
            assert hand(again) == held(home, 1)
            assert again.welcome["present"]["p2"] == "here"


@live
async def test_seats_are_kept_over_a_restart(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as phone:
        await begin(home, phone)
        await phone.request("sit", player="p2")
        token, cards = phone.welcome["token"], hand(phone)
    async with guarded(tmp_path) as home, home.guest(token=token) as phone:
        assert hand(phone) == cards == held(home, 1)
        assert phone.welcome["table"]["game"]["seat"] == 1


@live
async def test_whoever_stands_up_plays_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann, home.guest() as di:
        await begin(home, ann)
        await ann.request("sit", player="p1")
        await ann.request("stand", player="p1")
        assert (last(ann, "you")["player"], hand(ann)) == (None, [])
        assert (await di.request("sit", player="p1"))["type"] == "done"


@live
async def test_the_host_frees_a_seat(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as ann, home.joins() as di:
        await begin(home, host)
        await sit_down(home, ann, "p1", yes=host)
        assert (await di.request("host", act="free", player="p1"))["type"] == "refused"
        assert (await di.request("sit", player="p1"))["type"] == "refused"
        assert (await host.request("host", act="free", player="p1"))["type"] == "done"
        await heard_all(ann)
        assert (last(ann, "you")["players"], hand(ann)) == ([], [])
        await sit_down(home, di, "p1", yes=host)
        await heard_all(di)
        assert hand(di) == held(home, 0)


@live
async def test_a_locked_table_can_be_watched_and_looked_at(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as ann:
        await begin(home, host)
        await sit_down(home, ann, "p1", yes=host)
        await host.request("host", act="lock")
        assert (await ann.request("look", player="p1"))["type"] == "done"
        assert "locked" in (await ann.do(move("1: draw")))["reason"]
        assert "locked" in (await ann.request("sit", player="p2"))["reason"]


@live
async def test_a_bot_stands_in_for_a_phone_that_is_gone_and_hands_back(tmp_path: Path) -> None:
    async with house(tmp_path, table__think_s=0, table__window_s=0) as home, home.guest() as host:
        await begin(home, host, "Ann", "Bo")
        await host.request("sit", player="p2")
        phone = await home.page()
        async with phone:
            await phone.hello()
            await phone.request("sit", player="p1")
            token = phone.welcome["token"]
        await until(lambda: len(home.hub.clients) == 1)
        assert await present(host) == {"p1": "gone", "p2": "here"}
        home.clock.advance(46)
        await until(lambda: home.table.attendance.bot_at(0) == "easy")
        shown = await host.await_("present", lambda told: told["players"]["p1"] == "stand-in")
        assert shown["players"]["p2"] == "here"
        async with home.guest(token=token) as again:
            assert again.welcome["present"]["p1"] == "here"
            assert home.table.attendance.bot_at(0) == ""


@live
async def test_a_device_that_was_there_before_the_match_is_there_in_it(tmp_path: Path) -> None:
    async with house(tmp_path, **AT_ONCE) as home, home.guest() as ann, home.guest() as bo:
        await begin(home, ann, "Ann", "Bo")
        await ann.request("sit", player="p1")
        await bo.request("sit", player="p2")
        await ann.do({"do": "end-match"})
        await begin(home, ann, "Bo", "Ann")
        await heard_all(ann)
        assert hand(ann) == held(home, 1)
        assert await present(ann) == {"p1": "here", "p2": "here"}
        home.clock.advance(100)
        await heard_all(ann)
        assert [home.table.attendance.bot_at(seat) for seat in (0, 1)] == ["", ""]


@live
async def test_whoever_went_between_two_matches_is_missed_in_the_second(tmp_path: Path) -> None:
    async with house(tmp_path, **AT_ONCE) as home, home.guest() as ann:
        async with home.guest() as bo:
            await begin(home, ann, "Ann", "Bo")
            await ann.request("sit", player="p1")
            await bo.request("sit", player="p2")
            await ann.do({"do": "end-match"})
        await until(lambda: len(home.hub.clients) == 1)
        await begin(home, ann, "Ann", "Bo")
        assert await present(ann) == {"p1": "here", "p2": "gone"}
        home.clock.advance(46)
        await until(lambda: home.table.attendance.bot_at(1) == "easy")


@live
async def test_a_seat_that_a_bot_was_given_is_shown_as_a_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as ann:
        await begin(home, ann)
        await ann.request("sit", player="p1")
        await ann.do({"do": "hand-over", "player": "p1", "bot": "sharp"})
        assert (await present(ann))["p1"] == "bot"
        assert "A bot plays for you" in (await ann.do(move("1: draw")))["reason"]
        await ann.do({"do": "hand-over", "player": "p1", "bot": ""})
        assert (await present(ann))["p1"] == "here"


@live
async def test_a_late_comer_takes_over_a_bots_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as host, home.guest() as late:
        await begin(home, host, "Ann", "Roby:easy")
        assert (await late.request("sit", player="b1"))["type"] == "refused"
        await host.do({"do": "hand-over", "player": "b1", "bot": ""})
        assert (await late.request("sit", player="b1"))["type"] == "done"
        assert hand(late) == held(home, 1)


@live
async def test_every_seat_of_ten_gets_its_own_view(tmp_path: Path) -> None:
    names = [f"Player {number}" for number in range(1, 11)]
    async with house(tmp_path) as home, home.guest() as host:
        await begin(home, host, *names)
        pages = [await home.page() for _ in names]
        try:
            for seat, page in enumerate(pages):
                await page.hello()
                await page.request("sit", player=f"p{seat + 1}")
                assert hand(page) == held(home, seat)
                game = [message["table"] for message in page.heard if message.get("table")][-1]["game"]
                assert (game["seat"], game["counts"]) == (seat, [len(held(home, each)) for each in range(10)])
        finally:
            for page in pages:
                await page.socket.close()


@live
async def test_whoever_played_for_a_bot_sees_nothing_of_the_next_one_with_its_id(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as host, home.guest() as phone:
        await begin(home, host, "Ann", "Roby:easy")
        await host.do({"do": "hand-over", "player": "b1"})
        await phone.request("sit", player="b1")
        assert hand(phone) == held(home, 1)
        token = phone.welcome["token"]
        await begin(home, host, "Ann", "Bo")
        await begin(home, host, "Ann", "Toby:sharp")
        await heard_all(phone)
        assert (last(phone, "you")["players"], hand(phone)) == ([], [])
        assert "take the seat first" in (await phone.request("look", player="b1"))["reason"]
    async with house(tmp_path) as home, home.guest(token=token) as phone:
        assert phone.welcome["you"]["players"] == []
        assert phone.welcome["table"]["game"]["hand"] == []
