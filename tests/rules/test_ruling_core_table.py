"""Rulings on the table, the deck and the deal (CORE-01 … CORE-08)."""

from collections import Counter

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.errors import BadSetup, IllegalMove
from companion.rules.events import Deals, DrewForDealer
from companion.rules.match import Match
from companion.rules.moves import Draw
from companion.rules.notation import parse_move
from companion.rules.round import Round
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import LOW, MIDDLING, in_every_edition, open_match, play_round, stack
from tests.rules.ruling_stories import stacked
from tests.rules.stories import deal, story


def dealer_of(match: Match) -> int:
    assert match.round
    return match.round.dealer + 1


@pytest.mark.parametrize("players", range(2, 11))
@in_every_edition
@rule("CORE-01")
def test_two_to_ten_can_play(game: str, players: int) -> None:
    match = Match(edition(game), players)
    stack(match, ["B9"])
    assert match.round
    assert match.round.seats == players


@pytest.mark.parametrize("players", [0, 1, 11, 100])
@in_every_edition
@rule("CORE-01")
def test_any_other_number_is_refused_when_the_match_is_set_up(game: str, players: int) -> None:
    name = edition(game).name
    with pytest.raises(BadSetup) as refusal:
        Match(edition(game), [f"Player {number}" for number in range(players)])
    assert str(refusal.value) == f"{name} is for 2 to 10 players, not {players} (CORE-01)"
    with pytest.raises(BadSetup):
        Match(edition(game), players)
    with pytest.raises(BadSetup):
        Round(edition(game), players)


@rule("CORE-01")
def test_an_eleventh_player_cannot_move_at_a_table_for_ten() -> None:
    table = deal("eye-eye", 10, "B7")
    with pytest.raises(IllegalMove, match="there is no seat 11: 10 people play") as refusal:
        table.round.push(Draw(10))
    assert refusal.value.rule == "CORE-01"


@in_every_edition
@rule("CORE-02")
def test_each_colour_has_one_zero_and_two_each_of_one_to_nine(game: str) -> None:
    for colour in edition(game).colours:
        numbers = Counter(card.number for card in edition(game).deck if card.colour is colour)
        del numbers[None]
        assert numbers == {0: 1, **dict.fromkeys(range(1, 10), 2)}


@rule("CORE-03")
def test_only_those_who_tie_for_highest_draw_again_for_the_deal() -> None:
    match = Match(edition("eye-eye"), 4)
    events = stack(match, ["B8", "G3", "Y8", "R8", "R1", "R6", "G6", "R2", "Y4"])
    draws = [event for event in events if isinstance(event, DrewForDealer)]
    assert [[(seat + 1, card.code) for seat, card in draw.cards] for draw in draws] == [
        [(1, "B8"), (2, "G3"), (3, "Y8"), (4, "R8")],
        [(1, "R1"), (3, "R6"), (4, "G6")],
        [(3, "R2"), (4, "Y4")],
    ]
    assert dealer_of(match) == 4


@rule("CORE-03")
def test_the_cards_drawn_for_the_deal_return_before_the_shuffle() -> None:
    match = Match(edition("eye-eye"), 3)
    stack(match, ["B8", "G8", "R3", "Y5", "Y2"])
    (decision,) = match.decisions
    assert isinstance(decision, ShuffleDecision)
    assert Counter(decision.cards) == Counter(edition("eye-eye").deck)


@rule("CORE-03")
def test_a_dealer_draw_that_ties_down_to_the_last_card_is_shuffled_again() -> None:
    game = edition("eye-eye")
    match = Match(game, 2)
    in_pairs = sorted(game.deck, key=lambda card: card.number or 0)
    stack(match, [card.code for card in in_pairs])
    assert match.round is None
    stack(match, ["B1", "G7"])
    assert dealer_of(match) == 2


@pytest.mark.parametrize("symbol", ["B+2", "Bskip", "Brev", "W", "W+4"])
@rule("CORE-04")
def test_in_spin_too_a_symbol_is_worth_zero_for_the_deal(symbol: str) -> None:
    match = Match(edition("spin"), 3)
    stack(match, [symbol, "G1*", "Y0"])
    assert dealer_of(match) == 2

    tie = Match(edition("spin"), 2)
    events = stack(tie, [symbol, "Y0", "G2", "R1"])
    assert len([event for event in events if isinstance(event, DrewForDealer)]) == 2, "zero ties with zero"
    assert dealer_of(tie) == 1


@rule("CORE-05")
def test_the_deal_passes_one_seat_to_the_left_each_round() -> None:
    match = open_match("eye-eye", 3)
    dealers = [dealer_of(match)]
    for _ in range(3):
        others = {1, 2, 3} - {dealer_of(match) % 3 + 1}
        events = play_round(match, dict(zip(others, (LOW, MIDDLING), strict=True)))
        assert events[-1] == Deals(dealer_of(match) - 1)
        dealers.append(dealer_of(match))
    assert dealers == [1, 2, 3, 1]


@rule("CORE-05")
def test_with_dealer_draw_every_round_begins_with_a_draw_for_the_deal() -> None:
    match = open_match("eye-eye", 2, dealer="draw")
    play_round(match, {1: LOW})
    (decision,) = match.decisions
    assert decision.kind == "dealer-draw"
    stack(match, ["B9", "G2"])
    assert dealer_of(match) == 1, "player 1 drew highest again; by turns it would have been player 2"


@rule("CORE-06")
def test_a_new_round_goes_to_the_left_whichever_way_the_last_one_went() -> None:
    match = open_match("eye-eye", 3)
    run = "B1 B2 B3 B4 B5 B6 B7"
    stack(match, stacked([run, run.replace("B", "Y"), run.replace("B", "G")], 1, "Brev").split())
    for code in run.split()[:-1]:
        match.push(parse_move(f"1: play {code}", match.edition))
        for seat in (3, 2):
            match.push(parse_move(f"{seat}: draw", match.edition))
            match.push(parse_move(f"{seat}: pass", match.edition))
    match.push(parse_move("1: play B7", match.edition))

    stack(match, stacked([run, run.replace("B", "Y"), run.replace("B", "G")], 2, "B0").split())
    for seat in (3, 1, 2):
        match.push(parse_move(f"{seat}: draw", match.edition))
        match.push(parse_move(f"{seat}: pass", match.edition))


@pytest.mark.parametrize(
    ("game", "cards"), [("eye-eye", 108), ("spin", 108), ("corn", 112), ("monster-high", 112), ("mario", 112)]
)
@rule("CORE-07")
def test_reference_cards_are_not_in_the_deck(game: str, cards: int) -> None:
    assert len(edition(game).deck) == cards
    assert not [card for card in edition(game).deck if card.kind == "reference"]
    (decision,) = Round(edition(game), 2).decisions
    assert isinstance(decision, ShuffleDecision)
    assert len(decision.cards) == cards


@rule("CORE-08")
def test_in_super_mario_the_turn_begins_left_of_the_dealer_and_a_card_must_match() -> None:
    table = deal("mario", 3, "R5", dealer=2)
    assert table.awaits == ["3: turn"]

    table = story("mario; turn 1; hands R3 B5 G7 W / B1 B2 / G1 G2; discards R5")
    assert set(table.choices(1)) == {"play R3", "play B5", "play W", "draw"}
    assert table.refuses("1: play G7") == "CORE-R18"
    table.go("1: play R3")
    assert table.awaits == ["2: turn"]


@rule("CORE-08")
def test_in_super_mario_who_has_no_match_draws_one_and_may_play_it_at_once() -> None:
    table = story("mario; turn 1; hands G7 G8 / B1 B2 / G1 G2; pile R9 Y4 …; discards R5")
    assert table.choices(1) == ["draw"]
    table.go("1: draw")
    assert table.choices(1) == ["play R9", "pass"]
    table.go("1: play R9")
    assert table.awaits == ["2: turn"]
    table.go("2: draw")
    assert table.choices(2) == ["pass"], "the yellow 4 does not fit"
    table.go("2: pass")
    assert table.awaits == ["3: turn"]


@rule("CORE-08")
def test_in_super_mario_who_will_not_play_a_match_draws_and_may_play_nothing_else() -> None:
    table = story("mario; turn 1; hands R3 R4 G8 / B1 B2 / G1 G2; pile R9 …; discards R5")
    assert table.refuses("1: pass") == "CORE-22"
    table.go("1: draw")
    assert table.choices(1) == ["play R9", "pass"]
    assert table.refuses("1: play R3") == "CORE-R25"
    table.go("1: pass")
    assert table.awaits == ["2: turn"]
