"""Thefts by guests who know the join code: the host's role, a sleeper's seat, somebody else's cards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from companion.hal import VirtualClock
from companion.table.commands import HandOver
from companion.tray import pages
from companion.web import limits
from companion.web.absence import HostAbsence
from companion.web.keys import ALPHABET, HOST_AWAY_S, MOST_KEYS, Key, Keys
from tests.web.cards import Hands, hands_of, sit_down, start
from tests.web.rig import ANN_AND_BO, House, Json, Page, guarded, live, until
from tests.web.test_seats import dealt, heard_all, held, last


async def asleep(home: House, *pages: Page) -> list[str]:
    """These devices go to sleep. Returns their tokens."""
    for page in pages:
        await page.socket.close()
    ids = {page.welcome["you"]["key"] for page in pages}
    await until(lambda: not ids & {client.key.id for client in home.hub.clients})
    return [page.welcome["token"] for page in pages]


async def join_often(home: House, times: int) -> None:
    """Somebody joins as new devices, one after the other."""
    for _ in range(times):
        async with home.joins():
            pass


def unlimited(home: House) -> None:
    """Take the limit on new devices away, so that another promise has to hold by itself."""
    home.hub.new_keys = limits.NewKeys(iter(range(0, 10**9, 3600)).__next__)


# Host and seats by pushing others' keys out


@live
async def test_no_number_of_new_devices_pushes_host_or_players_out(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as bo:
        unlimited(home)
        await host.do(start("Ann", "Bo", edition="mario"))
        await dealt(home)
        await host.request("sit", player="p1")
        await sit_down(home, bo, "p2", yes=host)
        tokens = await asleep(home, host, bo)
        await join_often(home, MOST_KEYS + 6)
        async with home.joins() as thief:
            assert thief.welcome["you"]["role"] == "player"
            assert (await thief.request("sit", player="p2"))["type"] == "refused"
            assert thief.welcome["table"]["game"]["hand"] == []
        assert len(list(home.hub.keys)) <= MOST_KEYS
        for token, role in zip(tokens, ("host", "player"), strict=True):
            async with home.guest(token=token) as again:
                assert again.welcome["you"]["role"] == role
                assert again.welcome["table"]["game"]["hand"]


@live
async def test_whoever_said_who_they_are_before_the_match_is_not_pushed_out(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as bo:
        unlimited(home)
        await host.do(ANN_AND_BO)
        await bo.request("iam", player="p2")
        await host.do({"do": "end-match"})
        (token,) = await asleep(home, bo)
        await join_often(home, MOST_KEYS + 6)
        async with home.guest(token=token) as again:
            assert again.welcome["you"]["player"] == "p2"


@live
async def test_from_one_address_only_a_few_new_devices_join_in_a_minute(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        now = 0.0
        home.hub.new_keys = limits.NewKeys(lambda: now)
        await join_often(home, int(limits.NEW_KEYS_AT_ONCE))
        async with await home.page() as page:
            refused = await page.greet(code=home.code)
            assert refused["reason"] == "Too many devices have joined from here: try again in 10 s."
            now += refused["wait"]
            assert (await page.greet(code=home.code))["type"] == "welcome"
        async with await home.page() as page:
            assert (await page.greet(code=home.code))["type"] == "stranger"
            assert (await page.greet(token=host.welcome["token"]))["type"] == "welcome", "who is in stays in"


def test_new_devices_are_counted_for_each_address() -> None:
    new_keys = limits.NewKeys(lambda: 0.0)
    while not new_keys.wait("10.0.0.1"):
        new_keys.take("10.0.0.1")
    assert new_keys.wait("10.0.0.2") == 0


# Host by waiting, or by a clock that jumps


@pytest.mark.parametrize("hours", [13, -13, 50 * 365 * 24])
@live
async def test_a_clock_that_jumps_makes_nobody_host(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        later = time.time() + hours * 3600
        monkeypatch.setattr(home.hub.keys, "_now", lambda: later)
        async with home.joins() as guest:
            assert guest.welcome["you"]["role"] == "player", "although the host is connected"
        await asleep(home, host)
        async with home.joins() as guest:
            assert guest.welcome["you"]["role"] == "player"


@live
async def test_a_host_who_is_connected_is_there_for_as_long_as_that_takes(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins():
        home.clock.advance(3 * HOST_AWAY_S)
        async with home.joins() as guest:
            assert guest.welcome["you"]["role"] == "player"


@pytest.mark.parametrize("known", [True, False])
@live
async def test_after_twelve_running_hours_without_a_host_the_next_device_is_one(
    tmp_path: Path, known: bool
) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as bo:
        tokens = await asleep(home, host, bo)
        home.clock.advance(HOST_AWAY_S - 1)
        async with home.joins() as guest:
            assert guest.welcome["you"]["role"] == "player"
        home.clock.advance(2)
        async with home.guest(token=tokens[1]) if known else home.joins() as guest:
            assert guest.welcome["you"]["role"] == "host"
            async with home.joins() as another:
                assert another.welcome["you"]["role"] == "player"


@live
async def test_a_host_who_comes_back_in_time_stays_the_only_one(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        (token,) = await asleep(home, host)
        for _ in range(3):
            home.clock.advance(HOST_AWAY_S / 2)
            async with home.guest(token=token) as again:
                await asleep(home, again)
        async with home.joins() as guest:
            assert guest.welcome["you"]["role"] == "player"


def drive(folder: Path, *, seconds: float, pull_the_plug: bool = False) -> float:
    """A companion runs without a host for a while. Returns how much of that is known after it."""
    clock, keys = VirtualClock(), Keys(folder)
    absence = HostAbsence(keys, clock, post=lambda callback: callback(), save=keys.save)
    for _ in range(4):
        absence.host_is(False)
        clock.advance(seconds / 4)
    if not pull_the_plug:
        absence.close()
        keys.save()
    return Keys(folder).host_away_s


def test_absence_is_added_up_over_restarts(tmp_path: Path) -> None:
    assert drive(tmp_path, seconds=3600) == 3600
    assert drive(tmp_path, seconds=1800) == 5400


def test_a_pulled_plug_forgets_ten_minutes_of_it_at_most(tmp_path: Path) -> None:
    assert drive(tmp_path, seconds=2399, pull_the_plug=True) == 1800


# Seats by guessing their codes


async def guess(page: Page, times: int) -> str:
    """Somebody tries codes of Ann's seat. Returns the last refusal."""
    for number in range(times):
        refused = await page.request("sit", player="p1", code=f"BBB{ALPHABET[number]}B")
    return str(refused["reason"])


@live
async def test_a_seats_code_cannot_be_guessed_and_its_owner_is_not_locked_out(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as thief:
        now = 0.0
        home.hub.seats.guesses = limits.SeatGuesses(lambda: now)
        await ann.do(start("Ann", "Bo", edition="mario"))
        await ann.request("sit", player="p1")
        code = last(ann, "you")["codes"]["p1"]
        assert "enter the seat's code" in await guess(thief, int(limits.SEAT_GUESSES_AT_ONCE))
        assert "Too many wrong codes: try again in 120 s" in await guess(thief, 1)
        right = await thief.request("sit", player="p1", code=code)
        assert "Too many wrong codes" in right["reason"], "or else it would tell that the code is right"
        async with home.joins() as again:
            assert "Too many wrong codes" in await guess(again, 1), "a private window is at the same address"
        move_to(home, "10.0.0.7", thief)
        assert "Too many wrong codes" in await guess(thief, 1), "another address, but the same key"
        async with home.joins() as phone:
            move_to(home, "10.0.0.8", phone)
            assert (await phone.request("sit", player="p1", code=code))["type"] == "done"


def move_to(home: House, address: str, page: Page, network: str = "") -> None:
    for client in home.hub.clients:
        if client.key.id == page.welcome["you"]["key"]:
            client.source, client.network = address, network


@live
async def test_many_addresses_of_one_network_buy_no_endless_guesses(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as thief:
        home.hub.seats.guesses = limits.SeatGuesses(lambda: 0.0)
        await ann.do(start("Ann", "Bo", edition="mario"))
        await ann.request("sit", player="p1")
        for number in range(int(limits.NETWORK_SEAT_GUESSES_AT_ONCE)):
            home.hub.seats.guesses.wrong(f"key {number}", f"fd00::{number:x}", "fd00::/64")
        move_to(home, "fd00::ffff", thief, "fd00::/64")
        assert "Too many wrong codes" in await guess(thief, 1)


@live
async def test_codes_for_players_who_do_not_exist_are_not_stored(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as thief:
        await ann.do(start("Ann", "Bo", edition="mario"))
        refused = await thief.request("sit", player="nobody-at-all", code="BBBBB")
        assert refused["type"] == "refused"
        home.hub.keys.save()
        assert b"nobody-at-all" not in home.hub.keys.path.read_bytes()


@live
async def test_a_right_code_in_between_buys_no_more_guesses(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as thief, home.joins() as helper:
        home.hub.seats.guesses = limits.SeatGuesses(lambda: 0.0)
        await ann.do(start("Ann", "Bo", edition="mario"))
        await ann.request("sit", player="p1")
        await sit_down(home, thief, "p2", yes=ann)
        for one, other in ((helper, thief), (thief, helper)):
            await guess(thief, 2)
            code = last(other, "you")["codes"]["p2"]
            assert (await one.request("sit", player="p2", code=code))["type"] == "done"
        assert "Too many wrong codes" in await guess(thief, 2)


@live
async def test_whoever_had_a_seat_before_does_not_know_its_code_any_more(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as bo:
        await ann.do(start("Ann", "Bo", edition="mario"))
        await sit_down(home, bo, "p1", yes=ann)
        code = last(bo, "you")["codes"]["p1"]
        await ann.request("sit", player="p1", code=code)
        assert (await bo.request("sit", player="p1", code=code))["type"] == "refused"


# Cards by sitting down


def game(page: Page) -> Json:
    """The game as a page shows it."""
    shown: Json = [message["table"] for message in page.heard if message.get("table")][-1]["game"]
    return shown


async def ballots(page: Page) -> list[Json]:
    """What a page asks its people."""
    await heard_all(page)
    asked: list[Json] = [message["table"] for message in page.heard if message.get("table")][-1]["ballots"]
    return asked


@asynccontextmanager
async def three_at_cards(
    folder: Path, edition: str = "mario"
) -> AsyncIterator[tuple[House, Page, Page, Page]]:
    """Ann is host and plays, Bo plays, nobody plays for Cy and Di yet; a guest looks on."""
    async with guarded(folder) as home, home.joins() as ann, home.joins() as bo, home.joins() as guest:
        command = start("Ann", "Bo", "Cy", "Di", edition=edition, target=500)
        await ann.do({**command, "here": [0]})
        await dealt(home)
        await sit_down(home, bo, "p2", yes=ann)
        yield home, ann, bo, guest


@live
async def test_a_guest_who_sits_down_in_a_free_seat_sees_nothing_before_somebody_says_yes(
    tmp_path: Path,
) -> None:
    async with three_at_cards(tmp_path) as (home, ann, bo, guest):
        assert (await guest.request("sit", player="p3"))["type"] == "done"
        assert (game(guest)["seat"], game(guest)["hand"]) == (None, [])
        key = guest.welcome["you"]["key"]
        for page in (ann, bo, guest):
            (asked,) = await ballots(page)
            assert (asked["about"], asked["player"], asked["device"]) == ("seat", "p3", key)
        assert (await guest.request("vote", ballot=asked["id"], yes=True))["type"] == "refused"
        assert (await bo.request("vote", ballot=asked["id"], yes=True))["type"] == "done"
        await heard_all(guest)
        assert game(guest)["hand"] == held(home, 2)
        for page in (ann, bo, guest):
            assert await ballots(page) == []
            assert any(line["text"] == "Cy plays on a device (Bo said yes)." for line in page.lines)


@live
async def test_a_no_ends_the_question_and_so_does_a_minute(tmp_path: Path) -> None:
    async with three_at_cards(tmp_path) as (home, ann, bo, guest):
        await guest.request("sit", player="p3")
        (asked,) = await ballots(bo)
        assert (await bo.request("vote", ballot=asked["id"], yes=False))["type"] == "done"
        assert await ballots(guest) == []
        assert "That question is over" in (await ann.request("vote", ballot=asked["id"], yes=True))["reason"]
        refused = await guest.request("sit", player="p3")
        assert "ask again in 60 s" in refused["reason"]
        home.clock.advance(60)
        await guest.request("sit", player="p3")
        (asked,) = await ballots(bo)
        home.clock.advance(60)
        await bo.await_("table", lambda told: not told["table"]["ballots"])
        assert (await bo.request("vote", ballot=asked["id"], yes=True))["type"] == "refused"
        assert game(guest)["hand"] == []


@live
async def test_a_seat_that_was_held_needs_its_code_or_the_host_or_more_than_half(tmp_path: Path) -> None:
    async with three_at_cards(tmp_path) as (home, ann, bo, guest), home.joins() as cy:
        await sit_down(home, cy, "p3", yes=ann)
        await heard_all(cy)
        code = last(cy, "you")["codes"]["p3"]
        await cy.request("stand", player="p3")
        assert any(line["text"] == "No device plays for Cy any more." for line in cy.lines)
        await guest.request("sit", player="p3")
        (asked,) = await ballots(bo)
        assert asked["needed"] == 3
        await bo.request("vote", ballot=asked["id"], yes=True)
        assert "already" in (await bo.request("vote", ballot=asked["id"], yes=True))["reason"]
        await heard_all(guest)
        assert game(guest)["hand"] == []
        assert (await cy.request("sit", player="p3", code=code))["type"] == "done"
        assert game(cy)["hand"] == held(home, 2)
        await ann.request("vote", ballot=asked["id"], yes=True)
        await heard_all(guest)
        assert game(guest)["hand"] == held(home, 2), "the host said yes"


@live
async def test_before_the_deal_a_seat_is_free(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as bo:
        command = {**start("Ann", "Bo", edition="mario"), "house_rules": [{"text": "Sing"}]}
        await ann.do(command)
        assert (await bo.request("sit", player="p2"))["type"] == "done"
        assert last(bo, "you")["players"] == ["p2"]
        assert await ballots(ann) == []


@live
async def test_without_a_host_and_before_anybody_else_the_first_one_just_sits_down(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as bo, home.joins() as guest:
        await bo.do(start("Ann", "Bo", edition="mario"))
        await dealt(home)
        await asleep(home, host)
        await bo.request("sit", player="p2")
        assert game(bo)["hand"] == held(home, 1)
        await guest.request("sit", player="p1")
        assert game(guest)["hand"] == []


@live
async def test_nobody_sees_the_own_forehead_through_another_seat(tmp_path: Path) -> None:
    """UNO Corn: all but its owner see a forehead card, so the owner would sit down elsewhere to look."""
    async with hands_of(tmp_path, "Ann", "Bo", "Cy", edition="corn", target=5000, seed=3) as hands:
        await until_forehead(hands)
        owner = next(seat for seat in range(3) if foreheads(hands)[seat])
        page, other = hands.pages[owner], hands.pages[(owner + 1) % 3]
        seat = (owner + 1) % 3
        player = hands.game.players[seat]
        await other.request("stand", player=player)
        assert (await page.request("sit", player=player))["type"] == "done"
        assert (await page.request("look", player=player))["type"] == "done"
        seen = game(page)
        assert (seen["seat"], seen["hidden"], seen["hand"], seen["decisions"]) == (seat, True, [], [])
        assert seen["foreheads"][owner] == [None] * len(foreheads(hands)[owner])
        refused = await page.do({"do": "make-move", "move": f"{seat + 1}: draw"})
        assert "has seen another hand in this round" in refused["reason"]
        await page.request("look", player=hands.game.players[owner])
        assert game(page)["hand"], "the own cards are still there"


async def until_forehead(hands: Hands) -> None:
    while not any(foreheads(hands)):
        assert await hands.act()


def foreheads(hands: Hands) -> Sequence[Sequence[object]]:
    round = hands.game.engine.round
    return () if round is None else round.foreheads


@live
async def test_a_device_that_changed_seats_sees_all_again_in_the_next_round_even_after_a_restart(
    tmp_path: Path,
) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as bo:
        await ann.do({**start("Ann", "Bo", "Cy", edition="mario", target=500), "here": [0]})
        await dealt(home)
        await sit_down(home, bo, "p2", yes=ann)
        await bo.request("stand", player="p2")
        await sit_down(home, bo, "p3", yes=ann)
        await heard_all(bo)
        assert (game(bo)["hidden"], game(bo)["hand"]) == (True, [])
        assert not home.table.attendance.is_here("p3"), "a bot may stand in"
        token = bo.welcome["token"]
    async with guarded(tmp_path) as home, home.guest(token=token) as bo:
        assert bo.welcome["you"]["players"] == ["p3"]
        assert (game(bo)["hidden"], game(bo)["hand"]) == (True, [])
        assert home.table.viewer(bo.welcome["you"]["key"], "p3").seen == {1}
        await over(home)
        await dealt(home)
        await heard_all(bo)
        assert (game(bo)["hidden"], game(bo)["hand"]) == (False, held(home, 2))


async def over(home: House) -> None:
    """The round ends, whoever plays it: bots do."""
    for player in ("p1", "p2", "p3"):
        await home.table.do(HandOver(player=player, bot="easy"))
    while not home.table.state.match or not home.table.state.match.rounds:
        home.clock.advance(10)
        await asyncio.sleep(0)
    for player in ("p1", "p2", "p3"):
        await home.table.do(HandOver(player=player))


@live
async def test_a_screen_that_several_share_from_the_start_shows_each_of_them_their_cards(
    tmp_path: Path,
) -> None:
    async with guarded(tmp_path) as home, home.joins() as laptop, home.joins() as tv:
        await laptop.do({**start("Ann", "Bo", "Cy", edition="mario", target=500), "here": [0, 1]})
        await dealt(home)
        for seat, player in enumerate(("p1", "p2")):
            await laptop.request("look", player=player)
            assert game(laptop)["hand"] == held(home, seat)
        await heard_all(tv)
        told = [line["text"] for line in tv.lines]
        assert {"Ann plays on a shared screen.", "Bo plays on a shared screen."} <= set(told)
        await laptop.request("sit", player="p3", lent=True)
        await laptop.request("look", player="p3")
        assert (game(laptop)["hidden"], game(laptop)["hand"]) == (True, []), "not declared before the deal"


@live
async def test_a_second_seat_on_one_device_is_a_shared_screen_and_said_so(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as tv:
        await ann.do({**start("Ann", "Bo", edition="mario"), "house_rules": [{"text": "Sing"}]})
        for player in ("p1", "p2"):
            await ann.request("sit", player=player)
        await heard_all(tv)
        told = [line["text"] for line in tv.lines]
        assert told[-2:] == ["Ann plays on a device.", "Bo plays on a shared screen."]


@live
async def test_a_shared_screen_has_no_vote(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as laptop, home.joins() as guest:
        await laptop.do({**start("Ann", "Bo", "Cy", edition="mario"), "here": [0, 1]})
        await dealt(home)
        await guest.request("sit", player="p3")
        (asked,) = await ballots(laptop)
        refused = await laptop.request("vote", ballot=asked["id"], yes=True)
        assert "on their own device" in refused["reason"]
        assert (await host.request("vote", ballot=asked["id"], yes=True))["type"] == "done"


# Host by a vote


@asynccontextmanager
async def host_asleep(folder: Path) -> AsyncIterator[tuple[House, list[Page]]]:
    """Ann is host and asleep; Bo, Cy and Di play with phones."""
    async with guarded(folder) as home, home.joins() as ann, AsyncExitStack() as stack:
        await ann.do({**start("Ann", "Bo", "Cy", "Di", edition="mario", target=500), "here": [0]})
        await dealt(home)
        phones = [await stack.enter_async_context(home.joins()) for _ in range(3)]
        for phone, player in zip(phones, ("p2", "p3", "p4"), strict=True):
            await sit_down(home, phone, player, yes=ann)
        await asleep(home, ann)
        for phone in phones:
            await heard_all(phone)
        yield home, phones


@live
async def test_a_majority_makes_a_new_host_after_a_minute_in_which_nobody_says_no(tmp_path: Path) -> None:
    async with host_asleep(tmp_path) as (home, (bo, cy, di)), home.joins() as guest:
        assert (await bo.request("become-host"))["type"] == "done"
        for page in (bo, cy, di, guest):
            (asked,) = await ballots(page)
            assert (asked["about"], asked["player"], asked["needed"], asked["yes"]) == (
                "host",
                "p2",
                3,
                ["p2"],
            )
        await until(partial(shows, home, pages.say("Bo asks: answer on your page", "New host?").tobytes()))
        for page in (bo, guest):
            refused = await page.request("vote", ballot=asked["id"], yes=True)
            assert refused["type"] == "refused"
        for page in (cy, di):
            assert (await page.request("vote", ballot=asked["id"], yes=True))["type"] == "done"
        await heard_all(bo)
        assert last(bo, "you")["role"] == "player", "the host may still come and say no"
        home.clock.advance(60)
        await bo.await_("you", lambda you: you["role"] == "host")
        await guest.await_("news", lambda news: "Bo is host" in news["lines"][-1]["text"])
        assert guest.lines[-1]["text"] == "Bo is host from now on (Bo, Cy and Di said yes)."
        await until(partial(shows, home, pages.say(guest.lines[-1]["text"]).tobytes()))
        assert (await bo.request("host", act="lock"))["type"] == "done"


@pytest.mark.parametrize("says_no", ["somebody", "the host", "nobody"])
@live
async def test_one_no_or_too_few_keep_everything_as_it_is(tmp_path: Path, says_no: str) -> None:
    async with host_asleep(tmp_path) as (home, (bo, cy, di)):
        sleeper = next(key for key in home.hub.keys if key.role == "host")
        await bo.request("become-host")
        (asked,) = await ballots(cy)
        await cy.request("vote", ballot=asked["id"], yes=True)
        if says_no == "somebody":
            await di.request("vote", ballot=asked["id"], yes=False)
        elif says_no == "the host":
            home.hub.keys.assign(key_of(home, di), role="host", player="p4")
            await di.request("vote", ballot=asked["id"], yes=False)
        home.clock.advance(60)
        await until(lambda: not home.table.ballots.views)
        await heard_all(bo)
        assert last(bo, "you")["role"] == "player"
        assert sleeper.role == "host"


def key_of(home: House, page: Page) -> Key:
    return next(key for key in home.hub.keys if key.id == page.welcome["you"]["key"])


@live
async def test_who_does_not_play_asks_nobody_and_two_phones_are_not_enough_for_one_person(
    tmp_path: Path,
) -> None:
    async with host_asleep(tmp_path) as (home, (bo, cy, _)), home.joins() as guest:
        assert "Only somebody who plays" in (await guest.request("become-host"))["reason"]
        await bo.request("become-host")
        (asked,) = await ballots(cy)
        await cy.request("stand", player="p3")
        assert (await cy.request("vote", ballot=asked["id"], yes=True))["type"] == "refused"
        assert "asked about a new host" in (await guest.request("iam", player="p3"))["reason"]


@live
async def test_with_real_cards_those_who_said_who_they_are_vote_even_at_a_locked_table(
    tmp_path: Path,
) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as ann, home.joins() as bo:
        await host.do(ANN_AND_BO)
        await ann.request("iam", player="p1")
        await bo.request("iam", player="p2")
        await host.request("host", act="lock")
        await ann.request("become-host")
        (asked,) = await ballots(bo)
        assert (await bo.request("vote", ballot=asked["id"], yes=True))["type"] == "done"
        await ann.await_("you", lambda you: you["role"] == "host")


@live
async def test_a_host_makes_another_one_and_steps_down_but_never_the_last(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        assert "only host" in (await host.request("host", act="step-down"))["reason"]
        await host.request("host", act="make-host", key=guest.welcome["you"]["key"])
        assert guest.lines == []
        await heard_all(guest)
        assert guest.lines[-1]["text"] == "Another device is host from now on (the host said yes)."
        assert (await host.request("host", act="step-down"))["type"] == "done"
        assert (await host.request("host", act="lock"))["type"] == "refused"
        assert (await guest.request("host", act="lock"))["type"] == "done"


# Host by the tray's own code


async def hold_nose(home: House, page: Page) -> None:
    """Hold the simulated nose for long, from a page."""
    assert (await page.request("nose", down=True))["type"] == "done"
    await asyncio.to_thread(home.clock.advance, 1.5)
    await heard_all(page)
    await page.request("nose", down=False)
    await asyncio.to_thread(home.clock.advance, 0.5)
    await heard_all(page)


async def choose_new_host(home: House, page: Page) -> None:
    """Open the menu, go on to New host and choose it, all from one page."""
    await hold_nose(home, page)
    await go_to_new_host(home, page)
    await hold_nose(home, page)


async def go_to_new_host(home: House, page: Page) -> None:
    own = ["Sound: on", "Home the reels", "Switch off", "Back"]
    labels = [*(item.label for item in home.table.menu()), *own]
    for at in range(labels.index("New host") + 1):
        if at:
            await page.request("push")
        shown = pages.menu(labels, at, "").tobytes()
        await until(partial(shows, home, shown))


def shows(home: House, picture: bytes) -> bool:
    return home.table.tray.mirror.picture == picture


def code_shown(home: House) -> str:
    return home.hub.host_code._code


@live
async def test_the_tray_shows_a_code_that_makes_one_device_host_once(tmp_path: Path) -> None:
    async with (
        guarded(tmp_path, at="0.0.0.0") as home,
        home.joins(watch=["tray"]) as host,
        home.joins(watch=["tray"]) as guest,
    ):
        await choose_new_host(home, host)
        code = code_shown(home)
        shown = pages.say(code, "New host: type").tobytes()
        await until(partial(shows, home, shown))
        await heard_all(host)
        await heard_all(guest)
        assert host.pictures[-1] == shown, "a host's page is as good as the tray"
        assert shown not in guest.pictures
        async with home.joins(watch=["tray"]) as late:
            await heard_all(late)
            assert shown not in late.pictures
        assert "not the code" in (await guest.request("become-host", code="BBBBB"))["reason"]
        assert (await guest.request("become-host", code=f" {code.lower()}"))["type"] == "done"
        assert last(guest, "you")["role"] == "host"
        assert guest.lines[-1]["text"] == "Another device is host from now on (with the tray's code)."
        async with home.joins() as another:
            assert (await another.request("become-host", code=code))["type"] == "refused", "it was used"


@pytest.mark.parametrize("opened_by", ["guest", "host"])
@live
async def test_no_page_of_a_guest_gets_at_the_code_through_the_simulated_nose(
    tmp_path: Path, opened_by: str
) -> None:
    async with (
        guarded(tmp_path, at="0.0.0.0") as home,
        home.joins() as host,
        home.joins(watch=["tray"]) as guest,
    ):
        if opened_by == "host":
            await hold_nose(home, host)
            await go_to_new_host(home, host)
            await hold_nose(home, guest)
        else:
            await choose_new_host(home, guest)
        assert code_shown(home) == ""
        assert (await guest.request("become-host", code=""))["type"] == "refused"


@live
async def test_the_trays_code_is_worth_nothing_after_two_minutes_and_cannot_be_guessed(
    tmp_path: Path,
) -> None:
    async with guarded(tmp_path) as home, home.joins(), home.joins() as guest:
        home.hub.host_code.page(home.table.tray)
        code = code_shown(home)
        home.clock.advance(121)
        assert "its time is over" in (await guest.request("become-host", code=code))["reason"]
        home.hub.host_code.page(home.table.tray)
        for _ in range(4):
            await guest.request("become-host", code="BBBBB")
        refused = await guest.request("become-host", code=code_shown(home))
        assert "Too many wrong codes" in refused["reason"]


# Somebody else's name


@live
async def test_nobody_plays_under_a_name_that_looks_like_somebodys(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        await host.do(ANN_AND_BO)
        cyrillic = "\u0410nn"
        for command in (
            {"do": "join", "player": {"name": cyrillic}},
            {"do": "join", "player": {"name": "A\u200bnn"}},
            {"do": "rename", "player": "p2", "name": cyrillic},
            {**ANN_AND_BO, "players": [{"name": "Ann"}, {"name": cyrillic}]},
        ):
            refused = await guest.do(command)
            assert refused["reason"].endswith("take another name, such as Ann 2.")
