"""Keys for moves: whatever is asked, each move has a key of its own, a word, and a code if it is a card."""

import random

import pytest

from companion.cli.terminal.choices import HELP, QUIT, Choices
from companion.cli.terminal.paint import Paint
from companion.cli.terminal.tiles import Tiles
from companion.rules.decisions import Question, ShuffleDecision, ask
from companion.rules.editions import edition
from companion.rules.match import Match
from companion.rules.moves import TRAY, Choose, Move, Shuffle
from tests.cli.conftest import EDITIONS
from tests.cli.tables import match_at


def choices_in(match: Match, seat: int = 0) -> Choices:
    assert match.round
    view = match.round.view(seat)
    hand = Tiles(match.edition.colours, Paint("none")).order(view.hand)
    return Choices(view.decisions, hand, match.name)


def keys_of(choices: Choices) -> dict[str, str]:
    return {choice.key: str(choice.move).partition(": ")[2] for choice in choices.all}


def test_cards_that_fit_are_numbered_in_the_order_of_the_hand() -> None:
    choices = choices_in(match_at("eye-eye; turn 1; hands Y7 R7 G1 R2 / B1 B2; discards R5"))
    assert keys_of(choices) == {"1": "play R2", "2": "play R7", "d": "draw"}
    assert {card.code: key for card, key in choices.on_cards.items()} == {"R2": "1", "R7": "2"}
    assert [choice.label for choice in choices.listed] == ["Draw a card"]


@pytest.mark.parametrize("word", ["1", "r7", "R7", "play R7", " play  r7 "])
def test_a_card_is_played_by_number_code_or_words(word: str) -> None:
    found = choices_in(match_at("mario; turn 1; hands Y1 R7 G1 / B1 B2; discards R5")).find(word)
    assert found
    assert str(found.move) == "1: play R7"


@pytest.mark.parametrize("word", ["1u", "1!", "r7!", "r7 uno", "play r7 uno"])
def test_the_last_card_but_one_can_be_played_with_a_call(word: str) -> None:
    choices = choices_in(match_at("mario; turn 1; hands R7 G1 / B1 B2; discards R5"))
    found = choices.find(word)
    assert found
    assert str(found.move) == "1: play R7 uno"
    assert not choices.settled("1"), "1 may be the beginning of 1u"
    assert choices.settled("1u")


def test_colours_have_their_letters() -> None:
    match = match_at("corn; turn 1; hands W R1 / B1 B2; discards G5".replace("R1", "P1 P2"))
    match.push(choices_in(match).all[0].move)
    assert set(keys_of(choices_in(match))) == {"b", "g", "y", "p"}


def test_a_letter_that_begins_a_code_waits_for_enter() -> None:
    match = match_at("corn; turn 1; hands P1 P2 G7 / B1 B2; discards B5; pile B9 …")
    match.push(choices_in(match).all[-1].move)
    choices = choices_in(match)
    assert keys_of(choices) == {"1": "play B9", "p": "pass"}
    assert choices.settled("1")
    assert not choices.settled("p"), "p may be the beginning of p1"


def test_a_card_that_does_not_fit_is_known_by_its_code() -> None:
    choices = choices_in(match_at("corn; turn 1; hands P1 G7 Y3 / B1 B2; discards Y5"))
    assert choices.find("g7") is None
    card = choices.card_meant("g7")
    assert card is edition("corn").card("G7")
    assert choices.card_meant("b1") is None


def test_a_question_never_asked_before_is_a_numbered_list() -> None:
    weather = Question("weather", "What weather do you see coming?", "BAY-1")
    moves: list[Move] = [Choose(0, "calm"), Choose(0, "thick-fog")]
    decision = ask(0, weather, moves, labels={"calm": "Calm sea"})
    choices = Choices([decision], (), lambda seat: "Kim")
    assert [(choice.key, choice.label) for choice in choices.all] == [("1", "Calm sea"), ("2", "Thick fog")]
    fog = choices.find("choose thick-fog")
    assert fog
    assert fog.move == moves[1]


@pytest.mark.parametrize("id", EDITIONS)
def test_in_whole_matches_every_move_has_a_key_of_its_own(id: str) -> None:
    rng = random.Random(id)
    match = Match(edition(id), 4, options=edition(id).options(target=100, false_catch_penalty=2))
    while not match.over:
        tray = match.decisions[0]
        if isinstance(tray, ShuffleDecision):
            match.push(Shuffle(TRAY, tuple(rng.sample(tray.cards, len(tray.cards)))))
            continue
        for seat in range(match.seats):
            choices = choices_in(match, seat)
            keys = [choice.key for choice in choices.all]
            assert len(set(keys)) == len(keys)
            assert not {HELP, QUIT} & set(keys)
            for choice in choices.all:
                for word in (choice.key, *choice.typed):
                    found = choices.find(word)
                    assert found
                    assert found.move == choice.move
        match.push(rng.choice([move for decision in match.decisions for move in decision.moves]))
