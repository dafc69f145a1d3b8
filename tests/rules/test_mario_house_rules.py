"""Super Mario: agreeing on house rules before the first deal, and writing them in a record."""

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.errors import BadSetup, IllegalMove
from companion.rules.events import HouseRulesAgreed
from companion.rules.house import HouseRule
from companion.rules.match import Match
from companion.rules.moves import TRAY, Accept, Refuse, Shuffle
from companion.rules.notation import read_record, write_record
from tests.rules.catalogue_coverage import rule

SING = HouseRule("Whoever does not sing along draws two")
THREE = HouseRule("Take three!", "next-draws-three")


def match(*rules: HouseRule) -> Match:
    return Match(edition("mario"), ["Ann", "Bob", "Cem"], house_rules=rules)


def awaited(table: Match) -> list[str]:
    return [f"{table.name(each.seat) if each.seat >= 0 else 'tray'}: {each.kind}" for each in table.decisions]


def shuffle(table: Match) -> None:
    """Answer the dealer draw or a deal, with the highest number for Ann."""
    (decision,) = table.decisions
    assert isinstance(decision, ShuffleDecision)
    table.push(Shuffle(TRAY, tuple(sorted(decision.cards, key=lambda card: -(card.number or 0)))))


@rule("MARIO-R05", "MARIO-16")
def test_every_seat_must_agree_before_the_deal_and_then_the_rule_holds() -> None:
    table = match(SING)
    assert awaited(table) == ["Ann: consent", "Bob: consent", "Cem: consent"]
    assert table.round is None
    assert table.push(Accept(1)) == ()
    assert awaited(table) == ["Ann: consent", "Cem: consent"]
    table.push(Accept(0))
    assert table.push(Accept(2)) == (HouseRulesAgreed((0, 1, 2)),)
    assert awaited(table) == ["tray: dealer-draw"]
    while table.round is None:
        shuffle(table)
    assert table.round.house_rules == (SING,)


@rule("MARIO-R05", "MARIO-16")
@pytest.mark.parametrize("against", [0, 1, 2])
def test_if_anybody_refuses_the_cards_stay_blank(against: int) -> None:
    table = match(SING, THREE)
    for seat in range(against):
        table.push(Accept(seat))
    assert table.push(Refuse(against)) == (HouseRulesAgreed(None),)
    assert awaited(table) == ["tray: dealer-draw"]
    while table.round is None:
        shuffle(table)
    assert table.round.house_rules == ()


@rule("MARIO-R05")
def test_nobody_deals_or_agrees_twice_while_consent_is_awaited() -> None:
    table = match(SING)
    table.push(Accept(0))
    for early in (Accept(0), Shuffle(TRAY, table.edition.deck)):
        with pytest.raises(IllegalMove, match="MARIO-16"):
            table.push(early)
    assert awaited(table) == ["Bob: consent", "Cem: consent"]


@rule("MARIO-17")
@pytest.mark.parametrize("rules", [(), (HouseRule(),), (HouseRule(), HouseRule())])
def test_nobody_is_asked_about_blank_cards(rules: tuple[HouseRule, ...]) -> None:
    assert awaited(match(*rules)) == ["tray: dealer-draw"]


@rule("MARIO-R09", "MARIO-18")
def test_a_rule_stays_for_all_rounds_of_a_match_and_the_next_match_may_have_another() -> None:
    table = match(THREE)
    for seat in range(3):
        table.push(Accept(seat))
    rounds = set()
    while len(table.results) < 2:
        if isinstance(table.decisions[0], ShuffleDecision):
            shuffle(table)
        else:
            table.push(table.decisions[0].moves[0])
        if table.round:
            rounds.add(table.round.house_rules)
    assert rounds == {(THREE,)}
    assert match(SING).proposed_rules == (SING,)
    assert awaited(match()) == ["tray: dealer-draw"]


@rule("MARIO-18")
def test_there_is_no_third_card_to_write_on() -> None:
    with pytest.raises(BadSetup, match="has 2 cards for house rules, not 3"):
        match(SING, THREE, SING)


@rule("MARIO-R04")
@pytest.mark.parametrize("other", ["eye-eye", "spin", "corn", "monster-high"])
def test_other_editions_have_no_card_to_write_on(other: str) -> None:
    with pytest.raises(BadSetup, match="no card to write a house rule on"):
        Match(edition(other), 3, house_rules=[SING])


@rule("MARIO-16")
def test_a_rule_cannot_be_bound_to_an_effect_that_nobody_registered() -> None:
    with pytest.raises(BadSetup, match=r"no house effect 'sing'; there are .*show-hand"):
        match(HouseRule("Sing along", "sing"))


@rule("MARIO-16")
@pytest.mark.parametrize(
    "rules",
    [
        (SING,),
        (THREE, SING),
        (HouseRule(), SING),
        (HouseRule(effect="turn-around"), HouseRule()),
        (HouseRule("x=y: 3?"), HouseRule("play: 7", "show-hand")),
    ],
)
def test_a_record_keeps_the_text_and_the_effect_of_each_card(rules: tuple[HouseRule, ...]) -> None:
    table = match(*rules)
    for seat in range(3):
        table.push(Accept(seat))
    again = read_record(write_record(table))
    assert again.proposed_rules == rules
    assert again.house_rules == rules


@rule("MARIO-R04")
@pytest.mark.parametrize("text", ["a; b", "a\nb", "a\x0bb", "a = b", "= b", "a =", "=", " a", "a "])
def test_a_text_that_a_record_would_not_give_back_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="one line"):
        match(HouseRule(text))
