"""Challenging a Wild Draw Four (CORE-R43 … CORE-R46)."""

from companion.rules.events import HandShown
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, take_the_attack, where_challenges_are_printed
from tests.rules.stories import Story, story


def bluff(game: str, other: str = "B7") -> Story:
    """Player 1 lays a Wild Draw Four on blue with this card in hand: blue makes it a bluff."""
    table = story(
        f"{game}; turn 1; hands W+4 {other} G9 / G1 Y2 / B1 B2; pile Y9 G8 Y8 G7 Y7 G6 …; discards B5"
    )
    return table.go("1: play W+4", "1: colour green")


@where_challenges_are_printed
@rule("CORE-R43")
def test_the_player_hit_by_a_wild_draw_four_may_challenge_it_or_take_the_cards(game: str) -> None:
    for other in ("B7", "Y7"):
        table = bluff(game, other)
        assert table.awaits == ["2: attacked"]
        assert set(table.choices(2)) == {"accept", "challenge"}, "a suspicion need not be right"

    table.go("2: accept")
    assert table.counts == [2, 6, 2]


@where_challenges_are_printed
@rule("CORE-R43")
def test_there_is_nothing_to_challenge_but_a_wild_draw_four(game: str) -> None:
    table = story(f"{game}; turn 1; hands B+2 B7 B9 / G1 Y2 / Y1 Y3; discards B5")
    table.go("1: play B+2")
    assert not table.can("2: challenge")
    take_the_attack(table, victim=2)
    assert table.refuses("3: challenge") == "CORE-35"


@where_challenges_are_printed
@rule("CORE-R44")
def test_the_challenged_player_shows_the_hand_to_the_challenger(game: str) -> None:
    table = bluff(game)
    assert not table.told(HandShown)
    table.go("2: challenge")
    (shown,) = table.told(HandShown)
    assert (shown.seat + 1, shown.to) == (1, 1)
    assert " ".join(card.code for card in shown.cards) == "B7 G9"
    assert shown.seen_by(1) == shown
    assert shown.seen_by(2) == HandShown(0, 1, ())


@where_challenges_are_printed
@rule("CORE-R45")
def test_a_bluffer_who_is_challenged_draws_the_four_in_the_challengers_place(game: str) -> None:
    table = bluff(game).go("2: challenge")
    assert table.hand(1) == "B7 G9 Y9 G8 Y8 G7"
    assert table.hand(2) == "G1 Y2"
    assert table.counts == [6, 2, 2]


@where_challenges_are_printed
@rule("CORE-R46")
def test_whoever_challenges_a_legal_wild_draw_four_draws_six(game: str) -> None:
    table = bluff(game, other="Y3").go("2: challenge")
    assert table.hand(1) == "Y3 G9"
    assert table.hand(2) == "G1 Y2 Y9 G8 Y8 G7 Y7 G6"


@in_every_edition
@rule("CORE-R43")
def test_a_table_that_plays_without_challenges_asks_nobody(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 Y7 G9 / G1 Y2 / B1 B2; discards B5", challenge=False)
    table.go("1: play W+4", "1: colour green")
    assert not table.can("2: challenge")
    take_the_attack(table, victim=2)
    assert table.counts == [2, 6, 2]
    assert table.awaits == ["3: turn"]
    assert table.refuses("2: challenge") == "SPIN-37"
