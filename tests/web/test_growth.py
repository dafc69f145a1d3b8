"""What a page is sent does not grow with the evening: long lists go out only when they change."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from companion.sentences import encode
from companion.table.commands import CallColour, NewPlayer, ScoreRound, StartMatch
from companion.table.journal import Entry, Journal
from companion.table.journal.journal import PAGE
from companion.table.journal.state import MatchState
from companion.table.reports.audit import audit
from companion.table.reports.statistics import statistics
from companion.table.view import MOST_ROUNDS
from companion.web import limits
from tests.web.rig import ANN_AND_BO, House, Page, guarded, house, live, until

START = StartMatch(edition="eye-eye", players=(NewPlayer("Ann"), NewPlayer("Bo")))
SCORE = ScoreRound(winner="p1", left={"p2": {"7": 1}})


async def play(home: House, rounds: int) -> None:
    for _ in range(rounds):
        await home.table.do(SCORE)


async def size_of_news(home: House, page: Page) -> int:
    """Of what a page is sent when a colour is called, in characters."""
    await home.table.do(CallColour(colour="red"))
    await page.await_("news", lambda news: news["lines"][-1]["kind"] == "colour-called")
    return len(page.raw[-1])


@live
async def test_news_are_as_long_after_a_hundred_rounds_as_before(tmp_path: Path) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page:
        await page.do(ANN_AND_BO | {"options": {"target": 9999}})
        await play(home, MOST_ROUNDS)
        long = await size_of_news(home, page)
        await play(home, 100)
        assert abs(await size_of_news(home, page) - long) < 50, "a figure or two"
        rounds = [each for each in page.heard if each["type"] == "rounds"][-1]["rounds"]
        assert [each["round"] for each in rounds] == list(range(101, 131))


@live
async def test_rounds_and_roster_are_sent_when_they_change(tmp_path: Path) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page, home.guest() as tv:
        await page.do(ANN_AND_BO)
        assert (await tv.await_("roster"))["roster"] == [
            {"id": "p1", "name": "Ann"},
            {"id": "p2", "name": "Bo"},
        ]
        await play(home, 2)
        await page.do({"do": "call-colour", "colour": "red"})
        await tv.await_("news", lambda news: news["lines"][0]["kind"] == "colour-called")
        kinds = [each["type"] for each in tv.heard]
        assert (kinds.count("rounds"), kinds.count("roster")) == (3, 1), "an empty list first"
        async with home.guest() as late:
            assert [each["round"] for each in late.welcome["rounds"]] == [1, 2]
            assert [each["name"] for each in late.welcome["roster"]] == ["Ann", "Bo"]


@live
async def test_older_rounds_are_there_for_whoever_asks(tmp_path: Path) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page:
        assert (await page.request("ask", what="rounds"))["value"] == []
        await page.do(ANN_AND_BO | {"options": {"target": 9999}})
        await play(home, MOST_ROUNDS + 5)
        older = (await page.request("ask", what="rounds", before=6))["value"]
        assert [each["round"] for each in older] == [1, 2, 3, 4, 5]
        assert older[0]["left"] == {"p2": {"7": 1}}
        latest = (await page.request("ask", what="rounds", before=9999))["value"]
        assert [each["round"] for each in latest] == list(range(6, 36))


@live
async def test_only_the_host_has_names_forgotten(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host, home.joins() as guest:
        await host.do(ANN_AND_BO)
        await host.do(ANN_AND_BO | {"players": [{"name": "Cy"}, {"name": "Di"}]})
        refused = await guest.do({"do": "forget", "player": "p1"})
        assert refused["reason"].startswith("Only the host can remove a name from the list")
        assert (await host.do({"do": "forget", "player": "p1"}))["type"] == "done"
        roster = [each for each in host.heard if each["type"] == "roster"][-1]["roster"]
        assert [each["name"] for each in roster] == ["Cy", "Di", "Bo"]


def reading(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """All entries of the journal that are read from now on."""
    entries: list[Entry] = []

    def note(journal: Journal, where: str, *parameters: int | str) -> list[Entry]:
        found = read(journal, where, *parameters)
        entries.extend(found)
        return found

    read = Journal._read
    monkeypatch.setattr(Journal, "_read", note)
    return entries


@pytest.mark.parametrize("what", ["audit", "statistics"])
@live
async def test_figures_read_on_from_where_they_stopped(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page:
        await page.do(ANN_AND_BO | {"options": {"target": 9999}})
        await play(home, 400)
        read = reading(monkeypatch)
        await page.request("ask", what=what)
        assert len(read) >= 400
        await home.table.do(SCORE)
        read.clear()
        answer = (await page.request("ask", what=what))["value"]
        assert len(read) < 10
        assert len(await asyncio.gather(*(home.hub.figures.of("audit") for _ in range(20)))) == 20
        whole = audit(home.table.journal) if what == "audit" else statistics(home.table.journal)
        assert answer == json.loads(msgspec.json.encode(whole, enc_hook=encode))


@live
async def test_what_was_read_for_figures_does_not_stay_in_memory_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page:
        monkeypatch.setattr("companion.web.figures.FORGET_S", 0)
        first = await page.request("ask", what="statistics")
        await until(lambda: not home.hub.figures._readers)
        await home.table.do(START)
        again = await page.request("ask", what="statistics")
        assert again["value"]["matches"] == first["value"]["matches"] + 1


@live
async def test_a_long_journal_is_read_in_bits_between_which_others_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page:
        await page.do(ANN_AND_BO | {"options": {"target": 9999}})
        await play(home, 2 * PAGE)
        rests = 0
        turns = asyncio.sleep

        async def rest(seconds: float) -> None:
            nonlocal rests
            rests += 1
            await turns(0)

        monkeypatch.setattr("companion.web.figures.asyncio.sleep", rest)
        await home.hub.figures.of("audit")
        assert rests >= 2


@live
async def test_a_device_asks_only_so_much_however_many_pages_it_has(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as ann, home.joins() as evil:
        now = 0.0
        home.hub.questions = limits.Questions(lambda: now)
        answers = []
        async with home.guest(token=evil.welcome["token"]) as second:
            for _ in range(int(limits.QUESTIONS_AT_ONCE)):
                answers += [await page.request("ask", what="history") for page in (evil, second)]
        kinds = Counter(each["type"] for each in answers)
        assert kinds == {"answer": limits.QUESTIONS_AT_ONCE, "refused": limits.QUESTIONS_AT_ONCE}
        assert answers[-1]["reason"] == "Too many questions at once: try again in 1 s."
        assert (await ann.request("ask", what="history"))["type"] == "answer"
        now += 1
        assert (await evil.request("ask", what="history"))["type"] == "answer"


def test_all_devices_of_an_address_ask_only_so_much() -> None:
    questions = limits.Questions(lambda: 0.0)
    taken = [questions.take(f"key {number % 50}", "10.0.0.1") == 0 for number in range(200)]
    assert sum(taken) == limits.QUESTIONS_AT_ONCE * limits.SHARED_QUESTIONS
    assert questions.take("key 1", "10.0.0.2") == 0


@live
async def test_the_record_of_a_match_is_made_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, board__profile="none") as home, home.guest() as page:
        asked: list[MatchState] = []

        def make(journal: Journal, match: MatchState) -> str:
            asked.append(match)
            return "a record"

        monkeypatch.setattr("companion.web.figures.record_of", make)
        refused = await page.request("ask", what="record")
        assert "start one first" in refused["reason"]
        await page.do(ANN_AND_BO)
        for _ in range(3):
            assert (await page.request("ask", what="record"))["value"] == "a record"
        assert len(asked) == 1
