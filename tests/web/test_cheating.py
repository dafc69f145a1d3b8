"""Attempts to cheat: nobody sees a card too early, acts for another, or learns more by asking elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.table.reports.export import json_lines, record_rows, records, rounds, spins
from tests.examples import examples
from tests.table.rig import EDITIONS
from tests.web.cards import Hands, Known, cards_in, hands_of, move, plain, sit_down, spoken, start
from tests.web.rig import Json, Page, guarded, house, live, until

FOUR = "Ann", "Bo", "Roby:sharp", "Cy"
WAR = {"wheel": {"war": 12, "uno-spin": 3}}
MOVES = examples(110)


@pytest.mark.parametrize("edition", EDITIONS)
@live
async def test_no_byte_of_a_whole_game_tells_a_card_that_a_seat_may_not_know(
    edition: str, tmp_path: Path
) -> None:
    # One round can be over after three moves: then another one is dealt.
    async with hands_of(tmp_path, *FOUR, edition=edition, seed=5, target=5000, chance__weights=WAR) as hands:
        home = hands.home
        known = Known(home, len(FOUR))
        async with home.guest(watch=["tray"]) as tv:
            for number in range(MOVES):
                assert await hands.act()
                if number % 20 == 9:
                    await ask_everything(hands, tv, known)
            async with home.guest() as late:
                for viewer, page in ((None, tv), (None, late), *hands.pages.items()):
                    await page.request("ask", what="history")
                    checked = check(page, viewer, known, hands)
                    assert checked > MOVES or page is late


async def ask_everything(hands: Hands, tv: Page, known: Known) -> None:
    """Other ways to what happened tell no more than the view does."""
    home, edition = hands.home, hands.game.edition
    for page in (tv, *hands.pages.values()):
        answer = await page.request("ask", what="record")
        assert "it is there when the match is over" in answer["reason"]
    for what in ("statistics", "audit"):
        answer = await tv.request("ask", what=what)
        assert answer["type"] == "answer"
    journal = home.table.journal
    exported = [
        *json_lines(rounds(journal)),
        *json_lines(spins(journal)),
        *json_lines(records(journal)),
        *json_lines(record_rows(records(journal))),
    ]
    told = known.at(home.table.head.sequence, None)
    assert cards_in("".join(exported), edition) <= told


def check(page: Page, viewer: int | None, known: Known, hands: Hands) -> int:
    """Every message names only cards that were known to this viewer by then. How many named any."""
    checked = 0
    for at, message in spoken(page):
        if message["type"] == "you":
            viewer_now = hands.game.players.index(message["player"]) if message["player"] else None
            assert viewer_now == viewer
        named = cards_in(plain(message), hands.game.edition)
        may = known.at(at, viewer if message["type"] != "welcome" else None)
        assert named <= may, f"{viewer} was told of {named - may} at {at}: {plain(message)[:2000]}"
        checked += bool(named)
    return checked


@live
async def test_nobody_learns_the_faces_before_they_have_landed(tmp_path: Path) -> None:
    weights = {
        "left": {"green": 0, "black": 1, "red": 0},
        "right": {"draw-4": 0, "discard-1": 1, "draw-until": 0},
    }
    async with hands_of(
        tmp_path, "Ann", "Bo", edition="eye-eye", target=500, chance__weights=weights
    ) as hands:
        home = hands.home
        while hands.game.spin_due is None:
            await hands.act()
        spinner = hands.game.spin_due.about
        assert spinner is not None
        async with home.guest(watch=["tray"]) as tv:
            home.clock.free.clear()
            await hands.pages[spinner].do({"do": "spin"})
            for page in (tv, *hands.pages.values()):
                for what in ("history", "statistics", "audit"):
                    await page.request("ask", what=what)
            exported = "".join(json_lines(records(home.table.journal)))
            home.clock.free.set()
            for page in (tv, *hands.pages.values()):
                await page.landed()
                before = [each for each in page.heard[:-1] if each["type"] not in ("tick", "turned", "tune")]
                said = json.dumps(before) + exported
                assert '"black"' not in said
                assert '"discard-1"' not in said


# Acting for others


@live
async def test_a_device_moves_only_for_its_own_seat(tmp_path: Path) -> None:
    async with hands_of(tmp_path, "Ann", "Bo", "Cy", edition="mario", target=500) as hands:
        await until(lambda: hands.game.shuffle_due is None)
        round = hands.game.engine.round
        assert round is not None
        turn = round.turn
        legal = str(round.legal_moves(turn)[0])
        before = hands.home.table.head
        other = hands.pages[(turn + 1) % 3]
        async with hands.home.guest() as watcher:
            for page in (other, watcher):
                for command in (
                    move(legal),
                    move("tray: nobody"),
                    move("tray: spin green draw-4"),
                    move("x" * 80),
                ):
                    refused = await page.do(command)
                    assert refused["type"] == "refused", command
            for forged in (
                {**move(legal), "by": "p1"},
                {**move(legal), "seat": turn},
                {"do": "make-move", "move": legal, "player": "p1"},
                {"do": "make-move", "move": [legal]},
            ):
                assert (await other.do(forged))["type"] == "refused"
        shuffle = " ".join(card.code for card in hands.game.edition.deck)
        for text in (f"tray: shuffle {shuffle}"[:80], f"{turn + 1}: shuffle R1"):
            assert (await hands.pages[turn].do(move(text)))["type"] == "refused"
        assert hands.home.table.head == before
        assert (await hands.pages[turn].do(move(legal)))["type"] == "done"


@live
async def test_a_device_votes_only_for_its_own_seat(tmp_path: Path) -> None:
    async with hands_of(tmp_path, "Ann", "Bo", "Cy", edition="mario", target=500) as hands:
        await hands.act()
        last = next(move.seat for move in reversed(hands.game.engine.log) if move.seat >= 0)
        asker, third = (last + 1) % 3, (last + 2) % 3
        async with hands.home.guest() as watcher:
            assert (await watcher.do({"do": "undo"}))["type"] == "refused"
            assert (await hands.pages[asker].do({"do": "undo"}))["type"] == "done"
            for page in (watcher, hands.pages[asker]):
                assert (await page.do({"do": "answer-undo", "yes": True}))["type"] == "refused"
            assert (await hands.pages[third].do({"do": "answer-undo", "yes": True}))["type"] == "done"
            vote = hands.home.table.view(None).vote
            assert vote is not None
            assert vote.waiting == (hands.game.players[last],)


# Looking at others' cards


def hand(message: Json) -> list[str] | None:
    game = message["table"]["game"]
    return None if game is None else list(game["hand"])


@live
async def test_nobody_looks_at_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with hands_of(tmp_path, "Ann", "Bo", edition="mario", target=500) as hands:
        await until(lambda: hands.game.shuffle_due is None)
        ann = hands.pages[0]
        assert (await ann.request("look", player="p2"))["type"] == "refused"
        assert (await ann.request("sit", player="p2"))["type"] == "refused"
        assert (await ann.request("iam", player="p2"))["type"] == "refused"
        await ann.request("look", player=None)
        shown = [each for each in ann.heard if each["type"] == "table"][-1]
        assert hand(shown) == []
        assert shown["table"]["game"]["decisions"] == []


@live
async def test_to_say_who_one_is_shows_no_cards(tmp_path: Path) -> None:
    """`iam` is for real cards: with virtual ones somebody has to sit down, and that is told to everybody."""
    async with house(tmp_path) as home, home.guest() as laptop, home.guest() as spy:
        await spy.request("iam", player="p1")
        await laptop.do(start("Ann", "Bo", edition="mario"))
        for player in ("p1", "p2"):
            await laptop.request("sit", player=player, lent=True)
        await until(lambda: home.table.cards.game is not None and home.table.cards.game.shuffle_due is None)
        for player in ("p1", "p2"):
            await spy.request("iam", player=player)
        await spy.request("ask", what="history")
        async with home.guest() as again:
            await again.request("iam", player="p1")
            hands = [hand(each) for page in (spy, again) for each in page.heard if each.get("table")]
            assert not any(hands)
            refused = await spy.do(move("1: draw"))
            assert refused["type"] == "refused"
        while not any(hand(each) for each in laptop.heard if each.get("table")):
            await laptop.next()


@live
async def test_a_forehead_card_is_on_no_screen_that_its_owner_can_look_at(tmp_path: Path) -> None:
    async with (
        hands_of(tmp_path, "Ann", "Bo", edition="corn", target=5000, seed=3) as hands,
        hands.home.guest() as tv,
    ):
        while not any(hands.game.engine.round.foreheads if hands.game.engine.round else ()):
            assert await hands.act()
        round = hands.game.engine.round
        assert round is not None
        owner = next(seat for seat in (0, 1) if round.foreheads[seat])
        page = hands.pages[owner]
        await page.request("look", player=None)
        for watching in (page, tv):
            await watching.request("ask", what="history")
            for message in watching.heard:
                table = message.get("table")
                game = table and table["game"]
                if game and game["seat"] is None:
                    assert not any(card for cards in game["foreheads"] for card in cards)
        lines = [line["text"] for message in tv.heard for line in message.get("lines", ())]
        assert any("holds a card, unseen, to the forehead" in line for line in lines)
        other = hands.pages[1 - owner]
        await other.request("ask", what="history")
        shown = [each for each in other.heard if each.get("table")][-1]["table"]["game"]
        assert shown["foreheads"][owner] == [card.code for card in round.foreheads[owner]]


# Keys of others


@live
async def test_an_old_token_opens_nothing(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        await host.do(start("Ann", "Bo", edition="mario"))
        async with home.joins() as bo:
            token = bo.welcome["token"]
            await bo.request("sit", player="p2")
            await host.request("host", act="shut-out", key=bo.welcome["you"]["key"])
            assert (await bo.closed())[0] == 4003
        async with await home.page() as page:
            assert (await page.greet(token=token))["type"] == "stranger"
        async with home.joins() as again:
            assert again.welcome["you"]["players"] == []
            assert (await again.request("sit", player="p2"))["type"] == "done"
        await host.request("host", act="new-code")
        async with await home.page() as page:
            assert (await page.greet(token=again.welcome["token"]))["type"] == "stranger"


@live
async def test_seat_codes_are_shown_only_to_whoever_sits_there(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as bo, home.joins() as tv:
        await ann.do(start("Ann", "Bo", edition="mario"))
        await ann.request("sit", player="p1")
        await sit_down(home, bo, "p2", yes=ann)
        await bo.request("ask", what="history")
        await tv.request("ask", what="history")
        codes = {
            page: [each["codes"] for each in page.heard if each["type"] == "you"][-1] for page in (ann, bo)
        }
        assert [list(codes[page]) for page in (ann, bo)] == [["p1"], ["p2"]]
        for page, secret in ((ann, codes[bo]["p2"]), (bo, codes[ann]["p1"]), (tv, codes[ann]["p1"])):
            assert secret not in "".join(frame for frame in page.raw if isinstance(frame, str))


@live
async def test_only_the_host_lets_a_bot_play_for_somebody_else(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as bo:
        await host.do(start("Ann", "Bo", edition="mario"))
        await bo.request("sit", player="p2")
        refused = await bo.do({"do": "hand-over", "player": "p1", "bot": "easy"})
        assert "Only the host" in refused["reason"]
        for bot in ("easy", ""):
            assert (await bo.do({"do": "hand-over", "player": "p2", "bot": bot}))["type"] == "done"
            assert (await host.do({"do": "hand-over", "player": "p1", "bot": bot}))["type"] == "done"


@live
async def test_from_afar_nobody_pushes_the_nose_for_somebody_else(tmp_path: Path) -> None:
    async with hands_of(tmp_path, "Ann", "Bo", edition="eye-eye", target=500) as hands:
        while hands.game.spin_due is None:
            await hands.act()
        spinner = hands.game.spin_due.about
        assert spinner is not None
        async with hands.home.guest() as tv:
            for page in (tv, hands.pages[1 - spinner]):
                for sent in (
                    page.request("push"),
                    page.do({"do": "spin"}),
                    page.do({"do": "spin", "by": "p1"}),
                ):
                    refused = await sent
                    assert refused["type"] == "refused"
                    assert "they push the nose" in refused["reason"]
        assert (await hands.pages[spinner].request("push"))["type"] == "done"
        await until(lambda: hands.game.spin_due is None)


@live
async def test_nobody_ends_a_match_to_read_its_record_and_goes_on(tmp_path: Path) -> None:
    async with hands_of(tmp_path, "Ann", "Bo", edition="mario", target=500) as hands:
        await hands.act()
        ann = hands.pages[0]
        assert (await ann.request("ask", what="record"))["type"] == "refused"
        assert (await ann.do({"do": "end-match"}))["type"] == "done"
        assert (await ann.request("ask", what="record"))["type"] == "answer"
        for page in hands.pages.values():
            assert (await page.do({"do": "undo"}))["type"] == "refused"
        assert hands.over
