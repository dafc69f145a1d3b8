"""Who gets in: the join code, keys of devices, hosts, and the lock."""

from __future__ import annotations

import json
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from companion.files import write_whole
from companion.web import keys, limits
from companion.web.keys import ALPHABET, MOST_KEYS, Keys
from companion.web.version import VERSION
from tests.web.cards import start
from tests.web.rig import ANN_AND_BO, guarded, house, live, until

COLOUR = {"do": "call-colour", "colour": "red"}
ROUND = {"do": "score-round", "winner": "p1", "left": {"p2": {"points": 20}}}


@live
async def test_whoever_sits_at_the_machine_is_host_without_a_code(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        assert page.welcome["you"]["role"] == "host"


@live
async def test_but_not_if_the_config_says_so(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, await home.page() as page:
        stranger = await page.greet()
        assert stranger["type"] == "stranger"
        assert set(stranger) == {"type", "reason", "wait"}


@pytest.mark.parametrize(
    "headers", [{"X-Forwarded-For": "10.0.0.9"}, {"Forwarded": "for=10.0.0.9"}, {"Via": "1.1 proxy"}]
)
@live
async def test_nor_through_a_proxy_on_the_machine(tmp_path: Path, headers: dict[str, str]) -> None:
    async with house(tmp_path) as home, await home.page(headers=headers) as page:
        assert (await page.greet())["type"] == "stranger"


@live
async def test_nor_by_a_name_that_somebody_made_point_here(tmp_path: Path) -> None:
    async with house(tmp_path) as home, await home.page(name="evil.local") as page:
        assert (await page.greet())["type"] == "stranger"


@pytest.mark.parametrize("hello", [{}, {"version": VERSION + 1, "since_then": "more"}, {"version": "old"}])
@live
async def test_a_page_of_another_version_is_told_to_reload(tmp_path: Path, hello: dict[str, object]) -> None:
    async with house(tmp_path) as home, await home.page() as page:
        await page.send({"type": "hello", **hello})
        assert await page.closed() == (
            4005,
            "This page and the companion are of different versions: reload the page.",
        )


@live
async def test_a_stranger_is_told_nothing_of_the_table(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, await home.page() as page:
        await page.greet()
        await page.send({"type": "ping"})
        await ann.do(ANN_AND_BO)
        refused = await page.request("do", command=COLOUR)
        assert refused["reason"] == "Say hello first: reload the page."
        await page.request("ask", what="history")
        assert [message["type"] for message in page.heard] == ["stranger", "pong", "refused", "refused"]
        assert "Ann" not in json.dumps(page.heard)
        assert home.table.view(None).match.colour is None  # type: ignore[union-attr]  # it was started


@pytest.mark.parametrize("typed", ["{}", " {} ", "lower", "dashed"])
@live
async def test_the_code_lets_in_however_it_is_typed(tmp_path: Path, typed: str) -> None:
    async with guarded(tmp_path) as home:
        forms = {"lower": home.code.lower(), "dashed": f"{home.code[:2]}-{home.code[2:]}"}
        async with home.guest(code=forms.get(typed, typed.format(home.code))) as page:
            assert page.welcome["token"]


@live
async def test_the_first_who_joins_is_host_and_the_next_are_players(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as bo:
        assert ann.welcome["you"]["role"] == "host"
        assert bo.welcome["you"]["role"] == "player"
        assert ann.welcome["token"] != bo.welcome["token"]


@live
async def test_a_token_lets_in_again_with_the_same_rights(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home:
        async with home.joins() as ann:
            token = ann.welcome["token"]
            await ann.do(ANN_AND_BO)
            await ann.request("iam", player="p1")
        async with home.guest(token=token) as again:
            assert again.welcome["you"] == {**ann.welcome["you"], "player": "p1"}
            assert again.welcome["token"] is None


@live
async def test_keys_last_over_a_restart_and_are_readable_by_nobody_else(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home:
        code = home.code
        async with home.guest(code=code) as ann:
            token = ann.welcome["token"]
    kept = tmp_path / "keys.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert token not in kept.read_text()
    async with guarded(tmp_path) as home:
        assert home.code == code
        async with home.guest(token=token) as ann:
            assert ann.welcome["you"]["role"] == "host"


@live
async def test_a_key_that_is_cut_while_others_are_written_is_kept_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, go_on = threading.Event(), threading.Event()

    def slowly(*written: Any) -> None:  # as write_whole takes it
        writing.set()
        go_on.wait()
        write_whole(*written)

    async with house(tmp_path) as home:
        await until(lambda: not home.hub.keys.changed)
        monkeypatch.setattr(keys, "write_whole", slowly)
        async with home.guest() as first:
            await until(writing.is_set)
            async with home.guest() as second:
                go_on.set()
                cut = [page.welcome["you"]["key"] for page in (first, second)]
                kept = tmp_path / keys.FILE
                await until(lambda: all(key in kept.read_text() for key in cut))


@live
async def test_a_made_up_token_is_worth_nothing(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins(), await home.page() as page:
        kept = json.loads((tmp_path / "keys.json").read_bytes())
        for token in (
            "",
            "x" * 43,
            *(key["hash"] for key in kept["keys"]),
            *(k["id"] for k in kept["keys"]),
        ):
            assert (await page.greet(token=token))["type"] == "stranger"


@live
async def test_a_new_code_throws_out_all_but_hosts(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home:
        old = home.code
        async with home.guest(code=old) as host, home.guest(code=old) as guest:
            assert (await host.request("host", act="new-code"))["type"] == "done"
            assert (await guest.closed())[0] == 4003
            joining = next(message for message in host.heard if message["type"] == "join")
            assert joining["join"]["code"] == home.code != old
            async with await home.page() as page:
                assert (await page.greet(token=guest.welcome["token"]))["type"] == "stranger"
                assert (await page.greet(code=old))["type"] == "stranger"
                assert (await page.greet(code=home.code))["type"] == "welcome"
            async with home.guest(token=host.welcome["token"]) as again:
                assert again.welcome["you"]["role"] == "host"


@live
async def test_a_host_shuts_somebody_out(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        keys = (await host.request("ask", what="keys"))["value"]
        assert [key["key"] for key in keys] == [host.welcome["you"]["key"], guest.welcome["you"]["key"]]
        own = await host.request("host", act="shut-out", key=host.welcome["you"]["key"])
        assert own["type"] == "refused"
        assert (await host.request("host", act="shut-out", key=keys[1]["key"]))["type"] == "done"
        assert await guest.closed() == (4003, "The host has shut this device out.")
        async with await home.page() as page:
            assert (await page.greet(token=guest.welcome["token"]))["type"] == "stranger"


@live
async def test_a_device_that_was_shut_out_does_not_come_back_with_the_old_code_and_all_others_stay(
    tmp_path: Path,
) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as bo, home.joins() as guest:
        old = home.code
        await host.do(start("Ann", "Bo", edition="mario"))
        await bo.request("sit", player="p2")
        await host.request("host", act="shut-out", key=guest.welcome["you"]["key"])
        assert (await bo.await_("join"))["join"]["code"] == home.code != old
        async with await home.page() as page:
            assert (await page.greet(code=old))["type"] == "stranger"
            assert (await page.greet(code=home.code))["type"] == "welcome"
        async with home.guest(token=bo.welcome["token"]) as again:
            assert again.welcome["you"]["players"] == ["p2"]


@live
async def test_only_a_host_may_send_the_hosts_requests(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins(), home.joins() as guest:
        code = home.code
        for act in ("lock", "new-code", "make-host", "free", "shut-out"):
            assert (await guest.request("host", act=act, key=guest.welcome["you"]["key"]))[
                "type"
            ] == "refused"
        assert (await guest.request("ask", what="keys"))["type"] == "refused"
        assert home.code == code
        assert not home.hub.keys.locked


@live
async def test_a_host_makes_another_one(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        await host.request("host", act="make-host", key=guest.welcome["you"]["key"])
        assert (await guest.await_("you"))["role"] == "host"
        assert (await guest.request("host", act="lock"))["type"] == "done"


@live
async def test_behind_a_lock_only_the_host_acts_and_all_others_watch(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        await host.do(ANN_AND_BO)
        await host.request("host", act="lock")
        assert (await guest.await_("join"))["locked"] is True
        before = home.table.head
        requests: dict[str, dict[str, object]] = {
            "do": {"command": COLOUR},
            "nose": {"down": True},
            "push": {},
            "switch": {"name": "left.slip", "on": True},
            "tray": {"muted": True},
            "iam": {"player": "p2"},
        }
        for type, rest in requests.items():
            refused = await guest.request(type, **rest)
            assert refused["reason"] == "The host has locked the table: you can watch, but not act."
        assert home.table.head == before
        assert (await guest.request("ask", what="statistics"))["type"] == "answer"
        assert (await guest.request("preview", command=ROUND))["value"]["points"] == {"p1": 20, "p2": 0}
        assert home.table.head == before
        assert (await host.do(COLOUR))["type"] == "done"
        assert (await guest.await_("news"))["table"]["match"]["colour"] == "red"
        await host.request("host", act="unlock")
        assert (await guest.do({"do": "call-colour", "colour": "blue"}))["type"] == "done"


@live
async def test_a_player_has_one_device_until_the_host_frees_it(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        await host.do(ANN_AND_BO)
        assert (await host.request("iam", player="p1"))["type"] == "done"
        refused = await guest.request("iam", player="p1")
        assert refused["reason"] == "Another device is Ann's: let the host free it first."
        assert (await guest.request("iam", player="p9"))["type"] == "refused"
        await host.request("host", act="free", player="p1")
        assert (await guest.request("iam", player="p1"))["type"] == "done"
        assert guest.heard[-3] == {"type": "you", **guest.welcome["you"], "player": "p1"}


@live
async def test_guesses_of_the_code_wait_longer_and_longer_but_nobody_inside_does(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home:
        now = 0.0
        home.hub.guesses = limits.Guesses(lambda: now)
        async with home.joins() as ann, await home.page() as guesser:
            waits = []
            for _ in range(6):
                answer = await guesser.greet(code="BBBBB")
                while answer["wait"]:
                    waits.append(answer["wait"])
                    assert (await guesser.greet(code=home.code))["type"] == "stranger"
                    assert (await ann.do(ANN_AND_BO))["type"] == "done"
                    now += answer["wait"]
                    answer = await guesser.greet(code="BBBBB")
            assert waits == [2, 4, 8]
            now += 16
            assert (await guesser.greet(code=home.code))["type"] == "welcome"


def wrong_codes_of(guesses: limits.Guesses, number: int) -> None:
    """So many wrong codes, each from another address."""
    for each in range(number):
        guesses.wrong(f"10.0.{each // 250}.{each % 250}")


@live
async def test_wrong_codes_from_many_addresses_keep_no_newcomer_waiting(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, await home.page() as newcomer:
        wrong_codes_of(home.hub.guesses, 1000)
        assert (await newcomer.greet(code=home.code))["type"] == "welcome"


def test_while_many_addresses_guess_each_has_one_try() -> None:
    now = 0.0
    guesses = limits.Guesses(lambda: now)
    wrong_codes_of(guesses, 60)
    guesses.wrong("10.1.0.1")
    assert guesses.wait("10.1.0.1") == 32
    now += 600
    guesses.wrong("10.1.0.2")
    assert guesses.wait("10.1.0.2") == 0


def test_addresses_of_another_ipv6_network_count_as_one_and_those_of_our_own_singly() -> None:
    own = "fd00::1"
    assert limits.source("fd00:0:0:1::5", own) == limits.source("fd00:0:0:1::6", own)
    assert limits.source("fd00::5", own) != limits.source("fd00::6", own)
    assert limits.source("fe80::5%eth0", "fe80::1%eth0") == "fe80::5"
    assert limits.source("::ffff:10.0.0.1", own) == limits.source("10.0.0.1", own) == "10.0.0.1"


def test_nobody_guesses_on_with_ever_new_addresses_of_our_own_network() -> None:
    now = 0.0
    guesses = limits.Guesses(lambda: now)
    tried = 0
    while now < 3600:
        who = f"fd00::{tried:x}", "fd00::/64"
        now += guesses.wait(*who)
        guesses.wrong(*who)
        tried += 1
    assert tried == pytest.approx(
        limits.NETWORK_GUESSES_AT_ONCE + 3600 * limits.NETWORK_GUESSES_A_SECOND, abs=2
    )
    assert guesses.wait("10.0.0.1") == 0


def test_a_code_is_easy_to_read_and_never_the_same(tmp_path: Path) -> None:
    codes = {Keys(tmp_path / str(number)).code for number in range(20)}
    assert len(codes) == 20
    assert all(len(code) == 5 and set(code) <= set(ALPHABET) for code in codes)
    assert not set(ALPHABET) & set("01258OILSZAEU6")


def test_of_too_many_keys_the_longest_unused_goes_but_none_that_is_in_use(tmp_path: Path) -> None:
    keys = Keys(tmp_path)
    host, used, idle = (keys.create()[0] for _ in range(3))
    keys.assign(host, role="host")
    for _ in range(MOST_KEYS):
        keys.create(spare={used.id})
    kept = list(keys)
    assert len(kept) == MOST_KEYS
    assert host in kept
    assert used in kept
    assert idle not in kept


@pytest.mark.parametrize("damage", [b"", b"{", b'{"code": 7}', b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_costs_another_join_and_no_more(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "keys.json"
    path.write_bytes(damage)
    keys = Keys(tmp_path)
    assert Keys(tmp_path).code == keys.code


def test_without_a_place_to_write_people_still_join(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    keys = Keys(tmp_path / "file")
    _, token = keys.create()
    keys.save()
    assert keys.find(token)
    assert len(caplog.records) == 1
    assert "phones will have to join again after a restart" in caplog.text
