"""Super Mario: Customizable cards in a round, blank or with a house rule."""

import pytest

from companion.rules.editions import edition
from companion.rules.events import Drew, HandShown, HouseRuleFired, Reversed
from companion.rules.house import EFFECTS, HouseRule
from companion.rules.round import Round
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import Story, deal, story

ON_TURN = "mario; turn 1; hands Wcust1 Wcust2 R1 R2 / B1 B2 / G1 G2; pile Y1 Y2 Y3 Y4 Y5 …; discards R9"
EVERYONE = HouseRule("Everyone else draws a card.", "everyone-draws")
THREE = HouseRule("Take three!", "next-draws-three")
SHOW = HouseRule("Show us what you have.", "show-hand")
AROUND = HouseRule("About turn!", "turn-around")
SING = HouseRule("Whoever does not sing along draws two")


@rule("MARIO-R03")
def test_two_customizable_cards_are_in_the_deck() -> None:
    mario = edition("mario")
    assert [card.kind for card in mario.deck].count("custom") == 2
    assert [str(card.name) for card in mario.house_cards] == ["Wild Customizable 1", "Wild Customizable 2"]


@rule("MARIO-R04")
@pytest.mark.parametrize("text", ["Sing along", "¡Cambio! 7=8: swap seats, or don’t", "play R7"])
def test_any_house_rule_may_be_written_on_it_and_is_read_out_when_it_is_played(text: str) -> None:
    table = story(ON_TURN, house_rules=[HouseRule(text)])
    table.go("1: play Wcust1")
    assert table.told(HouseRuleFired) == [HouseRuleFired(0, text)]
    assert table.awaits == ["1: house-rule"]
    assert [str(each.note) for each in table.round.decisions] == [text]


@rule("MARIO-R14")
def test_a_customizable_card_left_in_a_hand_counts_fifty() -> None:
    table = story("mario; turn 1; hands B1 / Wcust1 G4 Wcust2; discards B9")
    table.go("1: play B1")
    assert table.points == [104, 0]


@rule("MARIO-R06")
def test_a_customizable_card_may_be_played_on_any_turn_even_with_a_matching_card_in_hand() -> None:
    assert {"play Wcust1", "play Wcust2", "play R1"} < set(story(ON_TURN).choices(1))
    drawn = story("mario; turn 1; hands B1 B2 B3 / G1 G2; pile Wcust1 …; discards R9")
    assert drawn.go("1: draw").choices(1) == ["play Wcust1", "pass"]


@rule("MARIO-R07", "MARIO-17")
@pytest.mark.parametrize("card", ["Wcust1", "Wcust2"])
def test_left_blank_it_is_a_plain_wild(card: str) -> None:
    table = story(ON_TURN)
    table.go(f"1: play {card}")
    assert table.awaits == ["1: colour"]
    assert table.told(HouseRuleFired) == []
    table.go("1: colour green")
    assert table.colour == "green"
    assert table.awaits == ["2: turn"]
    assert table.counts == [3, 2, 2]


@rule("MARIO-R08", "MARIO-19")
def test_as_start_card_the_dealers_left_names_the_colour_and_its_rule_does_not_fire() -> None:
    mario = edition("mario")
    plain = [card.code for card in mario.deck if card.number is not None]
    table = Story(Round(mario, 3, dealer=1, house_rules=(EVERYONE,)))
    table.shuffle(" ".join([*plain[:21], "Wcust1"]))
    assert table.awaits == ["3: colour"]
    assert table.told(HouseRuleFired) == []
    table.go("3: colour yellow")
    assert table.colour == "yellow"
    assert table.awaits == ["3: turn"]
    assert table.counts == [7, 7, 7]


@rule("MARIO-R08")
def test_a_blank_one_as_start_card_lets_the_dealers_left_name_the_colour() -> None:
    assert deal("mario", 4, "Wcust2", dealer=4).awaits == ["1: colour"]


@rule("MARIO-16")
def test_a_rule_that_everyone_else_draws_is_carried_out_in_order_of_play() -> None:
    table = story(ON_TURN, house_rules=[EVERYONE])
    table.go("1: play Wcust1")
    assert table.told(HouseRuleFired) == [HouseRuleFired(0, "Everyone else draws a card.")]
    assert (table.hand(2), table.hand(3)) == ("B1 B2 Y1", "G1 G2 Y2")
    table.go("1: colour blue")
    assert table.awaits == ["2: turn"]


@rule("MARIO-16")
def test_a_rule_that_the_next_player_draws_three_is_carried_out() -> None:
    table = story(ON_TURN, house_rules=[THREE])
    table.go("1: play Wcust1", "1: colour blue")
    assert table.counts == [3, 5, 2]
    assert table.awaits == ["2: turn"]


@rule("MARIO-16")
def test_a_rule_that_the_hand_is_shown_is_carried_out() -> None:
    table = story(ON_TURN, house_rules=[SHOW])
    table.go("1: play Wcust1")
    (shown,) = table.told(HandShown)
    assert (shown.seat, shown.to) == (0, None)
    assert [card.code for card in shown.cards] == ["Wcust2", "R1", "R2"]


@rule("MARIO-16")
def test_a_rule_that_play_turns_round_is_carried_out() -> None:
    table = story(ON_TURN, house_rules=[AROUND])
    table.go("1: play Wcust1", "1: colour blue")
    assert table.told(Reversed) == [Reversed(-1)]
    assert table.awaits == ["3: turn"]


@rule("MARIO-16")
@pytest.mark.parametrize("effect", sorted(EFFECTS))
def test_a_registered_effect_without_a_text_of_the_tables_own_tells_its_own(effect: str) -> None:
    table = story(ON_TURN, house_rules=[HouseRule(effect=effect)])
    table.go("1: play Wcust1")
    assert table.told(HouseRuleFired) == [HouseRuleFired(0, EFFECTS[effect].text)]


@rule("MARIO-16")
def test_a_rule_that_is_only_a_note_is_carried_out_by_the_table_and_every_card_is_logged() -> None:
    table = story(ON_TURN, house_rules=[SING])
    table.go("1: play Wcust1")
    assert table.told(HouseRuleFired) == [HouseRuleFired(0, "Whoever does not sing along draws two")]
    assert table.awaits == ["1: house-rule"]
    assert table.choices(1) == ["deal-to 1", "deal-to 2", "deal-to 3", "done"]
    table.go("1: deal-to 3", "1: deal-to 3", "1: deal-to 1", "1: done")
    assert [event.seat + 1 for event in table.told(Drew)] == [3, 3, 1]
    assert table.counts == [4, 2, 4]
    assert [str(move) for move in table.round.log].count("1: deal-to 3") == 2
    table.go("1: colour blue")
    assert table.awaits == ["2: turn"]


@rule("MARIO-16")
def test_a_note_may_need_no_adjustment_at_all() -> None:
    table = story(ON_TURN, house_rules=[SING])
    table.go("1: play Wcust1", "1: done", "1: colour blue")
    assert table.counts == [3, 2, 2]


@rule("MARIO-16")
def test_a_note_deals_out_thirty_cards_at_most_so_that_every_round_goes_on() -> None:
    table = story(ON_TURN, house_rules=[SING])
    table.go("1: play Wcust1", *["1: deal-to 2"] * 30)
    assert table.awaits == ["1: colour"]
    assert table.counts == [3, 32, 2]


@rule("MARIO-18")
@pytest.mark.parametrize(("card", "counts"), [("Wcust1", [3, 3, 3]), ("Wcust2", [3, 5, 2])])
def test_each_of_the_two_cards_has_a_rule_of_its_own(card: str, counts: list[int]) -> None:
    table = story(ON_TURN, house_rules=[EVERYONE, THREE])
    table.go(f"1: play {card}", "1: colour blue")
    assert table.counts == counts


@rule("MARIO-17", "MARIO-18")
@pytest.mark.parametrize("rules", [[THREE], [THREE, HouseRule()]])
def test_with_a_rule_on_one_card_the_other_stays_blank(rules: list[HouseRule]) -> None:
    table = story(ON_TURN, house_rules=rules)
    table.go("1: play Wcust2", "1: colour blue")
    assert table.counts == [3, 2, 2]


@rule("MARIO-17", "MARIO-18")
def test_with_a_rule_on_the_second_card_the_first_stays_blank() -> None:
    table = story(ON_TURN, house_rules=[HouseRule(), THREE])
    table.go("1: play Wcust1", "1: colour blue", "2: draw", "2: pass", "3: draw", "3: pass")
    assert table.counts == [3, 3, 3]
    table.go("1: play Wcust2", "1: colour blue")
    assert table.counts == [2, 6, 3]


@rule("MARIO-20")
@pytest.mark.parametrize("rule_on_it", [HouseRule(), SHOW, AROUND, SING], ids=lambda rule: rule.text)
def test_as_last_card_a_rule_that_draws_nothing_does_not_fire(rule_on_it: HouseRule) -> None:
    table = story("mario; turn 1; hands Wcust1 / B1 B2 / G1 G2; discards R9", house_rules=[rule_on_it])
    table.go("1: play Wcust1")
    assert table.winner == 1
    assert table.told(HouseRuleFired) == []
    assert table.points == [6, 0, 0]


@rule("MARIO-20")
def test_as_last_card_a_rule_that_makes_others_draw_fires_and_the_cards_count() -> None:
    table = story(
        "mario; turn 1; hands Wcust1 / B1 B2 / G1 G2; pile Y7 Y8 …; discards R9", house_rules=[EVERYONE]
    )
    table.go("1: play Wcust1")
    assert table.told(HouseRuleFired) == [HouseRuleFired(0, "Everyone else draws a card.")]
    assert table.winner == 1
    assert table.points == [1 + 2 + 7 + 1 + 2 + 8, 0, 0]


@rule("MARIO-16")
def test_uno_is_due_after_a_customizable_card_as_after_any_other() -> None:
    table = story("mario; turn 1; hands Wcust1 R1 / B1 B2; discards R9", house_rules=[SING])
    table.go("1: play Wcust1")
    assert table.can("2: catch 1")
    table.go("1: deal-to 1")
    assert table.refuses("2: catch 1") == "CORE-47"
