"""The easy bot: legal, harmless, and not always awake."""

from random import Random

import pytest

from companion.bots import NoSuchBot, bot
from companion.errors import TrayError
from companion.rules.decisions import Decision, Question
from companion.rules.editions import edition
from companion.rules.house import HouseRule
from companion.rules.match import Match
from companion.rules.moves import Choose
from tests.bots.seats import choice, easy
from tests.rules.stories import Story, story

MANY = range(60)


def choices(table: Story, seat: int) -> set[str | None]:
    """Everything that easy bots do here."""
    return {choice(table, seat, easy(seed)) for seed in MANY}


def test_it_plays_any_card_that_fits() -> None:
    table = story("corn; turn 1; hands B1 B2 G9 P3 / G1 G2; discards B9")
    assert choices(table, 1) == {"play B1", "play B2", "play G9"}


def test_it_draws_if_no_card_fits() -> None:
    table = story("corn; turn 1; hands P1 P2 G8 / G1 G2; discards B9")
    assert choices(table, 1) == {"draw"}


def test_it_plays_the_card_that_it_drew() -> None:
    table = story("corn; turn 1; hands P1 P2 G8 / G1 G2; pile B4 …; discards B9").go("1: draw")
    assert choices(table, 1) == {"play B4"}


def test_it_remembers_to_call_uno_with_the_play_only_sometimes() -> None:
    table = story("corn; turn 1; hands B1 P2 / G1 G2; discards B9")
    assert choices(table, 1) == {"play B1", "play B1 uno"}


def test_it_calls_late_and_catches_only_sometimes() -> None:
    table = story("corn; turn 1; hands B1 P2 / G1 G2 / P1 P3; discards B9").go("1: play B1")
    assert choices(table, 1) == {None, "uno"}
    assert choices(table, 3) == {None, "catch 1"}


def test_it_acts_on_its_turn_even_if_it_could_catch_somebody() -> None:
    table = story("corn; turn 1; hands B1 P2 / B3 G2 G3; discards B9").go("1: play B1")
    assert choices(table, 2) == {"catch 1", "play B3"}


def test_it_consents_to_house_rules() -> None:
    match = Match(edition("mario"), 2, house_rules=[HouseRule("All stand up.")])
    (decision,) = (each for each in match.decisions if each.seat == 1)
    assert {str(bot("easy", Random(seed)).choose(None, (decision,))) for seed in MANY} == {"2: accept"}


def test_it_deals_out_no_cards_for_a_house_rule_that_only_people_understand() -> None:
    table = story("mario; turn 1; hands Wcust1 R2 R3 / G1 G2; discards B9", [HouseRule("All stand up.")])
    table.go("1: play Wcust1")
    assert choices(table, 1) == {"done"}


def test_it_answers_what_no_edition_asked_before() -> None:
    moves = (Choose(0, "heads"), Choose(0, "tails"))
    decision = Decision(0, Question("toss", "Heads or tails?", "CORE-24"), moves)
    assert {easy(seed).choose(None, (decision,)) for seed in MANY} == set(moves)


@pytest.mark.parametrize(
    ("strength", "sentence"),
    [
        ("shrap", "there is no bot 'shrap': did you mean sharp?"),
        ("Easy", "there is no bot 'Easy': did you mean easy?"),
        ("brutal", "there is no bot 'brutal': there are easy, sharp and expert"),
    ],
)
def test_an_unknown_strength_is_refused_with_the_nearest_right_one(strength: str, sentence: str) -> None:
    with pytest.raises(NoSuchBot) as refusal:
        bot(strength, Random())
    assert str(refusal.value) == sentence
    assert isinstance(refusal.value, TrayError)
