"""Rulings on a draw pile that runs out, and on rounds that nobody can finish (CORE-25 … CORE-28)."""

from collections import Counter
from collections.abc import Sequence

import pytest

from companion.rules.core import Core
from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.events import Deals, Drew, Passed, Reshuffled, RoundOver, Skipped
from companion.rules.match import Match
from companion.rules.moves import Draw
from companion.rules.position import parse_position
from companion.rules.round import Round
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, stack, take_the_attack
from tests.rules.ruling_stories import crowded
from tests.rules.stories import Story


def to_shuffle(table: Story) -> list[str]:
    """The cards of the shuffle that is asked for."""
    (decision,) = table.round.asked
    assert isinstance(decision, ShuffleDecision)
    return [card.code for card in decision.cards]


@in_every_edition
@rule("CORE-25")
def test_discards_are_shuffled_only_when_a_card_is_needed_and_the_pile_is_empty(game: str) -> None:
    table = crowded(f"{game}; turn 1; hands G1 G2 / Y3 Y4 / REST; pile G9; discards Y7 Y8 B5")
    table.go("1: draw")
    assert table.awaits == ["1: drawn"], "the pile is empty, but nobody needs a card"
    table.go("1: pass")
    assert table.awaits == ["2: turn"]
    table.go("2: draw")
    assert table.awaits == ["tray: reshuffle"]
    table.shuffle("Y8")
    assert table.told(Reshuffled) == [Reshuffled(2)]
    assert (table.hand(2), table.awaits) == ("Y3 Y4 Y8", ["2: drawn"])


@in_every_edition
@rule("CORE-25")
def test_discards_are_shuffled_in_the_middle_of_a_draw_of_several_cards(game: str) -> None:
    table = crowded(f"{game}; turn 1; hands B+2 B1 B2 / Y3 Y4 / REST; pile G9; discards Y7 Y8 B5")
    table.go("1: play B+2")
    take_the_attack(table, 2)
    assert table.awaits == ["tray: reshuffle"]
    assert table.hand(2) == "Y3 Y4 G9", "the first card is drawn already"
    table.shuffle("Y8")
    assert table.hand(2) == "Y3 Y4 G9 Y8"
    assert table.awaits == ["3: turn"]


@in_every_edition
@rule("CORE-25")
def test_no_player_says_in_which_order_the_cards_lie(game: str) -> None:
    table = crowded(f"{game}; turn 1; hands G1 G2 / REST; pile -; discards Y7 Y8 B5")
    table.go("1: draw")
    for seat in (1, 2, 9):
        assert table.refuses(f"{seat}: shuffle Y7 Y8")
    table.go("tray: shuffle Y7 Y8")


@in_every_edition
@rule("CORE-26")
def test_the_top_discard_stays_when_the_others_are_shuffled(game: str) -> None:
    table = crowded(f"{game}; turn 1; hands G1 G2 / REST; pile -; discards Y7 Y8 B5")
    table.go("1: draw")
    assert Counter(to_shuffle(table)) == Counter(["Y7", "Y8"])
    table.shuffle()
    assert (table.top, table.colour) == ("B5", "blue")
    view = table.round.view(0)
    assert (view.pile, view.discards) == (1, 1)


@pytest.mark.parametrize("drawn", ["W", "W+4"])
@in_every_edition
@rule("CORE-26")
def test_the_named_colour_stays_with_the_top_and_leaves_the_wilds_that_are_shuffled(
    game: str, drawn: str
) -> None:
    table = crowded(f"{game}; turn 1; colour green; hands Y1 Y2 Y3 / REST; pile -; discards {drawn} B5 W")
    table.go("1: draw").shuffle(drawn)
    assert (table.top, table.colour) == ("W", "green")
    table.go(f"1: play {drawn}")
    assert table.awaits == ["1: colour"], "a wild from the new pile is named anew"
    table.go("1: colour yellow")
    assert (table.top, table.colour) == (drawn, "yellow")


@in_every_edition
@rule("CORE-27")
def test_whoever_owes_more_cards_than_there_are_draws_those_and_owes_no_more(game: str) -> None:
    table = crowded(f"{game}; turn 1; hands W+4 Y1 Y2 / Y3 Y4 / REST; pile G9; discards B5", challenge=True)
    table.go("1: play W+4", "1: colour yellow", "2: accept")
    assert to_shuffle(table) == ["B5"]
    table.shuffle()
    assert table.hand(2) == "Y3 Y4 G9 B5", "two of the four: there are no more"
    assert [event.count for event in table.told(Drew)] == [2]
    assert table.told(Skipped) == [Skipped(1)]
    assert table.awaits == ["3: turn"]

    table.go("3: play Y9", "1: play Y1", "2: play Y3")
    assert table.hand(2) == "Y4 G9 B5", "the rest of the debt has lapsed"


@in_every_edition
@rule("CORE-27", "CORE-22")
def test_whoever_draws_and_gets_nothing_just_passes(game: str) -> None:
    table = crowded(f"{game}; turn 1; hands G1 G2 / Y3 Y4 / REST; pile -; discards B5")
    assert table.refuses("1: pass") == "CORE-22", "one has to try"
    table.go("1: draw")
    assert [event.count for event in table.told(Drew)] == [0]
    assert table.told(Passed) == [Passed(0)]
    assert (table.hand(1), table.awaits) == ("G1 G2", ["2: turn"])


@pytest.mark.parametrize("hand", ["G1 B2", "G1 B2 B3", "G1 B2 Y7 Y8"])
@in_every_edition
@rule("CORE-27")
def test_with_nothing_left_to_draw_a_card_that_fits_must_be_played(game: str, hand: str) -> None:
    table = crowded(f"{game}; turn 1; hands {hand} / Y3 Y4 / REST; pile -; discards B5")
    fitting = [card for card in hand.split() if card.startswith("B")]
    called = [f"play {card} uno" for card in fitting if len(hand.split()) == 2]
    assert sorted(table.choices(1)) == sorted([*(f"play {card}" for card in fitting), *called])
    assert table.refuses("1: draw") == "CORE-27"
    table.go("1: play B2", "2: draw").shuffle()
    assert table.hand(2) == "Y3 Y4 B5", "the card that was covered can be drawn"


@rule("CORE-28")
def test_only_turns_without_a_card_that_fits_count_towards_a_blocked_round() -> None:
    table = crowded("eye-eye; turn 1; hands G1 G2 / Y3 Y4 / REST; pile -; discards B5")
    table.go("1: draw", "2: draw")
    assert table.refuses("3: draw") == "CORE-27"
    table.go("3: play B9")
    assert table.awaits == ["1: turn"]


GREENS = [f"G{number}" for number in (1, 2, 3, 4, 5, 6, 8) for _ in range(2)]


def few(game: str, cards: Sequence[str]) -> Core:
    """An edition with these cards only. In a whole deck somebody always holds one that fits."""
    whole = edition(game)
    small = type(whole.name, (type(whole),), {"deck": tuple(map(whole.card, cards))})()
    assert isinstance(small, Core)
    return small


def scarce(position: str) -> Story:
    """A position that names all cards there are."""
    whole = edition(position.partition(";")[0])
    small = few(whole.id, [word for word in position.replace(";", " ").split() if word in whole.cards])
    return Story(Round.at(parse_position(position, small)))


@in_every_edition
@rule("CORE-28")
def test_a_full_round_of_empty_passes_blocks_the_round(game: str) -> None:
    table = scarce(f"{game}; turn 1; hands G1 G2 / Y3 Y4 / G3 G4; pile -; discards B5")
    table.go("1: draw", "2: draw")
    assert table.awaits == ["3: turn"], "two of three have passed"
    table.go("3: draw")
    assert table.awaits == []
    assert table.round.result
    assert (table.winner, table.points) == (None, [0, 0, 0])
    (over,) = table.told(RoundOver)
    assert over.winner is None


@rule("CORE-28")
def test_a_card_that_is_played_begins_the_count_of_empty_passes_anew() -> None:
    table = scarce("eye-eye; turn 1; hands G1 G2 / Y3 Y4 / B9 G4 G6; pile -; discards B5")
    table.go("1: draw", "2: draw", "3: play B9")
    table.go("1: draw").shuffle()
    assert table.hand(1) == "G1 G2 B5"
    table.go("1: pass", "2: draw", "3: draw")
    assert table.awaits == ["1: turn"], "player 1 got a card: only two empty passes in a row"


@rule("CORE-28")
def test_an_attack_that_takes_the_last_cards_begins_the_count_anew_too() -> None:
    table = scarce("eye-eye; turn 1; hands G1 G2 / Y3 Y4 / B+2 G4 G6; pile -; discards B5")
    table.go("1: draw", "2: draw", "3: play B+2").shuffle()
    assert table.hand(1) == "G1 G2 B5", "one of the two cards; there is no other"
    table.go("2: draw")
    assert table.awaits == ["3: turn"], "the first empty pass since the play"


@rule("CORE-28")
def test_a_card_that_is_drawn_begins_the_count_of_empty_passes_anew() -> None:
    table = scarce("eye-eye; turn 1; passes 2; hands G1 G2 / Y3 Y4 / G3 G4; pile G9; discards B5")
    table.go("1: draw", "1: pass", "2: draw", "3: draw")
    assert table.awaits == ["1: turn"]
    table.go("1: draw")
    assert table.round.result
    assert table.winner is None


@pytest.mark.parametrize("dealer", ["left", "draw"])
@pytest.mark.parametrize("scoring", ["standard", "low", "none"])
@rule("CORE-28")
def test_after_a_blocked_round_nobody_scores_and_the_same_dealer_deals_again(
    dealer: str, scoring: str
) -> None:
    game = few("eye-eye", [*GREENS, "B7"])
    match = Match(game, 2, options=game.options(dealer=dealer, scoring=scoring, target=1))
    stack(match, ["B7", "G1"])
    for _ in range(2):
        stack(match, [*GREENS[:14], "B7"])
        match.push(Draw(1))
        match.push(Draw(0))
        assert match.totals == (0, 0)
        assert not match.over
        assert match.results[-1].winner is None
        assert match.news[-1] == Deals(0)
        assert [decision.kind for decision in match.decisions] == ["shuffle"]
