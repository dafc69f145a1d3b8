"""A phone is gone in the middle of a decision and comes back: same seat, same hand, same question."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal
from tests.web.browser.devices import PHONE
from tests.web.browser.players import Player, come_seated
from tests.web.browser.rig import REFUSED, Guest, Guests
from tests.web.browser.sight import Offer

CHOOSES = Deal(
    "mario",
    ("Ann", "Bo"),
    hands=("W R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7"),
    moves=("1: play W",),
)
GUESSES = Deal(
    "corn",
    ("Bo", "Ann", "Coral:easy"),
    hands=("Wnar B1 B2 B3 B4 B5 B6", "G1 G2 G3 G4 G5 G6 G7", "Y1 Y2 Y3 Y4 Y5 Y6 Y7"),
    top="B9",
    pile="P9 Y9 G9",
    moves=("1: play Wnar", "1: colour blue"),
)


@dataclass(frozen=True)
class Question:
    """What Ann is asked, and what her answer leads to."""

    deal: Deal
    answer: Offer
    told: str


QUESTIONS = {
    "colour": Question(
        CHOOSES, Offer("G green you hold 0", "Name the colour that play goes on with"), "Ann names ▲ green."
    ),
    "guess": Question(
        GUESSES,
        Offer("P pink", "Guess the colour of the card on your forehead"),
        "Ann guesses pink: right! Ann discards pink 9.",
    ),
}


@pytest.fixture(params=list(QUESTIONS.values()), ids=list(QUESTIONS))
def question(request: pytest.FixtureRequest) -> Question:
    asked: Question = request.param
    return asked


@pytest.fixture
def deal(question: Question) -> Deal:
    return question.deal


@pytest.fixture
def flags() -> dict[str, object]:
    return {"table__think_s": 600}


@pytest.fixture
def bo(guests: Guests) -> Player:
    return come_seated(guests, "Bo")


@pytest.fixture
def ann(guests: Guests) -> Player:
    return come_seated(guests, "Ann")


def story(guest: Guest) -> list[str]:
    """The whole history of play, as the hand page lists it."""
    guest.press(re.compile("Open the whole history"))
    lines = guest.history()
    guest.press("Close", within=guest.sheet)
    return [line for line in lines if not re.search(r" plays on (a|another) device\b", line)]


class Asked:
    """What somebody had before their eyes before they were gone."""

    def __init__(self, player: Player, question: Question) -> None:
        self._question = question
        self._before = player.see(lambda sight: question.answer in sight.offers, "the question")
        self._story = story(player.guest)

    def see_again(self, player: Player) -> None:
        before, question = self._before, self._question
        now = player.see(
            lambda sight: question.answer in sight.offers and sight.title == before.title,
            "the question again",
        )
        assert (now.seated, now.hand, now.offers) == (before.seated, before.hand, before.offers)
        assert story(player.guest) == self._story

    def answer(self, player: Player, other: Player) -> None:
        """Once is enough, and everybody hears of it once."""
        player.answer(self._question.answer)
        other.see(lambda sight: self._question.told in sight.happened, "the answer")
        assert story(player.guest) == [*self._story, self._question.told]
        assert story(other.guest).count(self._question.told) == 1


def test_a_page_that_is_reloaded(question: Question, ann: Player, bo: Player) -> None:
    asked = Asked(ann, question)
    for _ in range(3):
        ann.guest.reload()
        asked.see_again(ann)
    asked.answer(ann, bo)


def test_a_phone_that_slept(question: Question, ann: Player, bo: Player) -> None:
    asked = Asked(ann, question)
    ann.guest.allow(REFUSED)
    ann.guest.page.context.set_offline(True)
    ann.guest.expect_link("offline")
    ann.take(question.answer)
    ann.see(lambda sight: "Not connected" in sight.title, "a refusal")
    ann.shot("asleep")
    ann.guest.page.context.set_offline(False)
    ann.guest.expect_link("open")
    asked.see_again(ann)
    asked.answer(ann, bo)


@pytest.mark.crash
def test_a_companion_whose_plug_is_pulled_with_the_answer_on_its_way(
    question: Question, ann: Player, bo: Player, companion: Companion
) -> None:
    asked = Asked(ann, question)
    for each in (ann, bo):
        each.guest.allow(REFUSED)
    companion.freeze()
    ann.take(question.answer)
    companion.kill()
    ann.see(lambda sight: "The connection broke" in sight.title, "a warning")
    for each in (ann, bo):
        each.guest.expect_link("offline")
    companion.start()
    for each in (ann, bo):
        each.guest.expect_link("open")
    asked.see_again(ann)
    asked.answer(ann, bo)


def test_a_dead_battery_and_another_phone(
    question: Question, ann: Player, bo: Player, guests: Guests, companion: Companion
) -> None:
    asked = Asked(ann, question)
    ann.guest.press("More: history, rules, pause, seats")
    code = ann.guest.sheet.locator(".seat-secret b").inner_text()
    ann.shot("code-of-the-seat")
    ann.guest.press("Close", within=ann.guest.sheet)
    ann.guest.page.goto("about:blank")

    house = companion.house
    other = Player(guests.come(f"/j/{companion.code}", PHONE, address=house), "Ann", PHONE)
    seats = other.guest.page.locator(".seat-choice")
    seats.filter(has_text="Ann").click()
    expect(other.guest.sheet.get_by_role("heading", name="Are you Ann?")).to_be_visible()
    other.guest.sheet.get_by_label("The seat’s code").fill("WRONG")
    other.guest.press("Sit down", within=other.guest.sheet)
    expect(other.guest.sheet.get_by_role("alert")).to_contain_text("enter the seat's code")
    other.shot("wrong-code")
    other.guest.sheet.get_by_label("The seat’s code").fill(code.lower())
    other.guest.page.keyboard.press("Enter")
    asked.see_again(other)

    # The old phone is charged again, and has no cards any more.
    ann.guest.page.goto(f"{house}/hand")
    expect(ann.guest.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert not ann.look().hand
    asked.answer(other, bo)
