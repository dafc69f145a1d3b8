"""Super Mario: a Super Star as a wild, and as the answer to a Draw card."""

import pytest

from companion.rules.editions import edition
from companion.rules.events import Bounced, Challenged, Drew, HandShown, Skipped
from companion.rules.round import Round
from tests.rules.catalogue_coverage import rule
from tests.rules.short_piles import rest_of
from tests.rules.stories import Story, deal, story


@rule("MARIO-R01")
def test_mario_is_played_in_blue_green_red_and_yellow() -> None:
    mario = edition("mario")
    assert {colour.word for colour in mario.colours} == {"blue", "green", "red", "yellow"}
    assert {card.colour for card in mario.deck if not card.wild} == set(mario.colours)


@rule("MARIO-R02")
def test_two_super_stars_are_in_the_deck() -> None:
    names = [str(card.name) for card in edition("mario").deck]
    assert names.count("Super Star") == 2
    assert len(names) == 112


@rule("MARIO-R15")
def test_a_super_star_left_in_a_hand_counts_fifty() -> None:
    table = story("mario; turn 1; hands B1 / Wstar G4; discards B9")
    table.go("1: play B1")
    assert table.points == [54, 0]


@rule("MARIO-21")
def test_the_draw_cards_have_their_usual_names_and_no_title_is_there_twice() -> None:
    names = [str(card.name) for card in edition("mario").deck]
    assert [names.count(f"{colour} Draw Two") for colour in ("blue", "green", "red", "yellow")] == [2] * 4
    assert names.count("Wild Draw Four") == 4
    assert list(edition("mario").cheat_sheet) == ["Super Star", "Wild Customizable"]


@rule("MARIO-R12", "MARIO-08")
def test_on_an_ordinary_turn_a_super_star_is_a_plain_wild() -> None:
    table = story("mario; turn 1; hands Wstar R1 R2 / B1 B2 / G1 G2; discards R9")
    assert "play Wstar" in table.choices(1)
    table.go("1: play Wstar")
    assert table.choices(1) == ["colour blue", "colour green", "colour red", "colour yellow"]
    table.go("1: colour green")
    assert table.colour == "green"
    assert table.awaits == ["2: turn"]
    assert table.counts == [2, 2, 2]


@rule("MARIO-22")
def test_a_drawn_super_star_may_be_played_at_once() -> None:
    table = story("mario; turn 1; hands B1 B2 B3 / G1 G2; pile Wstar …; discards R9")
    table.go("1: draw", "1: play Wstar", "1: colour blue")
    assert table.colour == "blue"
    assert table.turn == 2


@rule("MARIO-R13")
def test_a_super_star_as_start_card_lets_the_dealers_left_name_the_colour() -> None:
    table = deal("mario", 3, "Wstar", dealer=2)
    assert table.awaits == ["3: colour"]
    table.go("3: colour yellow")
    assert table.colour == "yellow"
    assert table.awaits == ["3: turn"]


@rule("MARIO-R10", "MARIO-01")
@pytest.mark.parametrize("attack", [["1: play R+2"], ["1: play W+4", "1: colour red"]])
def test_whoever_is_hit_by_a_draw_card_may_answer_with_a_super_star_before_drawing(attack: list[str]) -> None:
    table = story("mario; turn 1; hands R+2 W+4 R1 R2 / Wstar B1 B2 / Wstar G2 G3; discards R9")
    table.go(*attack)
    assert table.awaits == ["2: attacked"]
    assert table.counts == [3, 3, 3]
    assert table.can("2: play Wstar")
    assert not table.can("3: play Wstar")


@rule("MARIO-R11")
@pytest.mark.parametrize(("attack", "count"), [(["1: play R+2"], 2), (["1: play W+4", "1: colour red"], 4)])
def test_the_attack_bounces_and_the_attacker_draws_the_cards_instead(attack: list[str], count: int) -> None:
    table = story("mario; turn 1; hands R+2 W+4 R1 R2 / Wstar B1 B2 / G1 G2 G3; discards R9")
    table.go(*attack)
    table.go("2: play Wstar", "2: colour green")
    assert table.told(Bounced) == [Bounced(1, 0, count)]
    assert table.counts == [3 + count, 2, 3]


@rule("MARIO-02", "MARIO-07")
@pytest.mark.parametrize(("direction", "next_seat"), [("left", 3), ("right", 1)])
def test_the_star_stands_for_the_turn_and_the_player_after_it_goes_on_with_its_colour(
    direction: str, next_seat: int
) -> None:
    attacker = 1 if direction == "left" else 3
    hands = ["W+4 Y1 Y2", "Wstar B1 B2", "G1 G2 G3"][:: 1 if direction == "left" else -1]
    table = story(f"mario; turn {attacker}; {direction}; hands {' / '.join(hands)}; discards R9")
    table.go(f"{attacker}: play W+4", f"{attacker}: colour yellow", "2: play Wstar", "2: colour green")
    assert table.awaits == [f"{next_seat}: turn"]
    assert (table.top, table.colour) == ("Wstar", "green")
    assert table.choices(next_seat) == ["play G1", "play G2", "play G3", "draw"]


@rule("MARIO-05")
def test_whoever_is_hit_by_a_wild_draw_four_picks_one_of_accept_star_and_challenge() -> None:
    table = story("mario; turn 1; hands W+4 Y1 Y2 / Wstar B1 B2 / G1 G2 G3; discards R9")
    table.go("1: play W+4", "1: colour yellow")
    assert sorted(table.choices(2)) == ["accept", "challenge", "play Wstar"]
    table.go("2: challenge")
    assert table.counts == [2, 9, 3]
    assert table.refuses("2: play Wstar") == "CORE-24"
    assert table.awaits == ["3: turn"]


@rule("MARIO-05", "MARIO-06")
def test_a_bounced_bluff_is_never_examined_and_nobody_may_challenge_it() -> None:
    table = story("mario; turn 1; hands W+4 R1 R2 / Wstar B1 B2 / G1 G2 G3; discards R9")
    table.go("1: play W+4", "1: colour red")
    for answer in ("2: play Wstar", "2: colour green"):
        table.go(answer)
        assert not any(table.can(f"{seat}: challenge") for seat in (1, 2, 3))
        assert table.told(Challenged) == []
        assert table.told(HandShown) == []
    assert table.counts == [6, 2, 3]


@rule("MARIO-09")
def test_no_super_star_answers_a_draw_two_that_starts_the_round() -> None:
    mario = edition("mario")
    plain = [card.code for card in mario.deck if card.number is not None]
    table = Story(Round(mario, 3)).shuffle(" ".join(["Wstar", *plain[:20], "R+2"]))
    assert table.hand(2).startswith("Wstar")
    assert table.counts == [7, 9, 7]
    assert table.awaits == ["3: turn"]


@rule("MARIO-10")
def test_a_star_as_last_card_wins_after_the_attacker_has_drawn() -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 / Wstar / G3; pile Y7 Y8 …; discards R9")
    table.go("1: play R+2", "2: play Wstar")
    assert table.winner == 2
    assert table.hand(1) == "R1 R2 Y7 Y8"
    assert table.points == [0, 1 + 2 + 7 + 8 + 3, 0]


@rule("MARIO-12")
def test_a_star_that_leaves_one_card_makes_uno_due() -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 / Wstar B1 / G1 G2; discards R9")
    table.go("1: play R+2")
    assert sorted(table.choices(2)) == ["accept", "play Wstar", "play Wstar uno"]
    table.go("2: play Wstar", "2: colour green")
    assert table.can("2: uno")
    table.go("1: catch 2")
    assert table.counts == [4, 3, 2]


@rule("MARIO-12")
def test_uno_may_be_called_with_the_star_but_only_if_it_leaves_one_card() -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 / Wstar B1 / G1 G2; discards R9")
    table.go("1: play R+2", "2: play Wstar uno", "2: colour green")
    assert table.refuses("1: catch 2") == "CORE-47"
    too_many = story("mario; turn 1; hands R+2 R1 R2 / Wstar B1 B2; discards R9")
    too_many.go("1: play R+2")
    assert too_many.refuses("2: play Wstar uno") == "CORE-51"


@rule("MARIO-12", "MARIO-13")
def test_answering_ends_the_chance_to_catch_the_attacker_whose_hand_then_grows() -> None:
    table = story("mario; turn 1; hands R+2 R1 / Wstar B1 B2 / G1 G2; discards R9")
    table.go("1: play R+2")
    assert table.can("3: catch 1")
    table.go("2: play Wstar")
    assert table.refuses("3: catch 1") == "CORE-R49"
    table.go("2: colour red")
    assert table.refuses("1: uno") == "CORE-51"
    table.go("3: draw", "3: pass", "1: play R1")
    assert table.counts == [2, 2, 3]
    assert table.round.view(0).uno == ()


@rule("MARIO-13")
def test_accepting_the_cards_leaves_the_catch_window_open() -> None:
    table = story("mario; turn 1; hands R+2 R1 / Wstar B1 B2 / G1 G2; discards R9", uno_window="play")
    table.go("1: play R+2")
    assert table.can("3: catch 1")
    table.go("2: accept")
    assert table.can("3: catch 1")


@rule("MARIO-14")
def test_if_cards_are_short_the_attacker_draws_what_there_is() -> None:
    rest = rest_of("mario", "W+4 R1 R2 Wstar B1 B2 R9 G5")
    table = story(f"mario; turn 1; hands W+4 R1 R2 / Wstar B1 B2 / {rest}; pile G5; discards R9")
    table.go("1: play W+4", "1: colour red", "2: play Wstar", "2: colour blue")
    assert table.awaits == ["tray: reshuffle"]
    table.shuffle("R9 W+4")
    assert table.hand(1) == "R1 R2 G5 R9 W+4"
    assert table.awaits == ["3: turn"]


@rule("MARIO-15")
@pytest.mark.parametrize("wild", ["Wstar", "Wcust1", "Wcust2"])
def test_star_and_customizable_in_hand_never_make_a_wild_draw_four_illegal(wild: str) -> None:
    table = story(f"mario; turn 1; hands W+4 {wild} B1 / B2 B3 / G1 G2; colour red; discards W")
    table.go("1: play W+4", "1: colour blue", "2: challenge")
    (challenge,) = table.told(Challenged)
    assert not challenge.guilty
    assert table.counts == [2, 8, 2]


@rule("MARIO-R16")
@pytest.mark.parametrize(("hand", "counts"), [("B2 G3", [6, 2]), ("Y2 G3", [2, 8])])
def test_a_wild_draw_four_may_be_challenged_in_mario(hand: str, counts: list[int]) -> None:
    table = story(f"mario; turn 1; hands W+4 {hand} / G5 G6; discards B9")
    table.go("1: play W+4", "1: colour green", "2: challenge")
    assert table.counts == counts


@rule("MARIO-R10")
def test_whoever_has_no_star_is_asked_all_the_same_so_that_nobody_learns_who_has_one() -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 / B1 B2 / Wstar G2; discards R9")
    table.go("1: play R+2")
    assert table.choices(2) == ["accept"]
    table.go("2: accept")
    assert table.told(Drew)[0].count == 2
    assert table.told(Skipped) == [Skipped(1)]
