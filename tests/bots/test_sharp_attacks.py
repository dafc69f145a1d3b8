"""The sharp bot under attack: when it takes the cards, bounces them or challenges."""

from companion.rules.events import Challenged
from tests.bots.seats import choice, hear, listen, sharp
from tests.rules.stories import story

BIG_HAND = "G1 G2 G3 G4 G5 G6 G7"


def test_it_challenges_a_hand_that_it_has_seen_hold_the_colour() -> None:
    table = story(f"spin; turn 1; hands R1* G8 G9 / R2 R3 W+4 / {BIG_HAND}; discards R9", challenge=True)
    player = sharp()
    hear(player, 3, [Challenged(2, 1, guilty=False)] * 4)
    listen(player, 3, table, "1: play R1*", "tray: spin show-hand", "3: draw", "3: pass")
    listen(player, 3, table, "1: draw", "1: pass", "2: play W+4", "2: colour red")
    assert choice(table, 3, player) == "challenge"


def test_it_challenges_somebody_with_many_cards_who_was_found_bluffing_before() -> None:
    player = sharp()
    hear(player, 2, [Challenged(1, 0, guilty=True)] * 3)
    table = story(f"corn; turn 1; hands W+4 P1 P2 P3 P4 P5 / {BIG_HAND}; discards B9")
    listen(player, 2, table, "1: play W+4", "1: colour pink")
    assert choice(table, 2, player) == "challenge"


def test_it_takes_the_cards_from_somebody_who_was_always_honest() -> None:
    player = sharp()
    hear(player, 2, [Challenged(1, 0, guilty=False)] * 6)
    table = story(f"corn; turn 1; hands W+4 P1 P2 P3 P4 P5 / {BIG_HAND}; discards B9")
    listen(player, 2, table, "1: play W+4", "1: colour pink")
    assert choice(table, 2, player) == "accept"


def test_it_takes_the_cards_from_somebody_who_could_not_follow_the_colour_a_moment_ago() -> None:
    player = sharp()
    hear(player, 2, [Challenged(1, 0, guilty=True)] * 3)
    table = story(f"corn; turn 2; hands P1 P2 P3 P4 P5 P6 / B7 {BIG_HAND}; pile W+4 …; discards B9")
    listen(player, 2, table, "2: play B7", "1: draw", "1: play W+4", "1: colour pink")
    assert choice(table, 2, player) == "accept"


def test_it_rarely_suspects_somebody_with_few_cards() -> None:
    table = story(f"corn; turn 1; hands W+4 P1 P2 / {BIG_HAND}; discards B9")
    table.go("1: play W+4", "1: colour pink")
    assert choice(table, 2) == "accept"


def test_it_bounces_a_wild_draw_four() -> None:
    table = story(f"mario; turn 1; hands W+4 R1 R2 / Wstar {BIG_HAND} / B1 B2 B3 B4 B5; discards B9")
    table.go("1: play W+4", "1: colour red")
    assert choice(table, 2) == "play Wstar"


def test_it_keeps_its_only_star_when_a_draw_two_does_no_harm() -> None:
    hands = f"R+2 R1 R2 R3 R4 / Wstar {BIG_HAND} / B1 B2 B3 B4 B5 / Y1 Y2 Y3 Y4 Y5"
    table = story(f"mario; turn 1; hands {hands}; discards R9").go("1: play R+2")
    assert choice(table, 2) == "accept"


def test_it_spends_one_of_two_stars_on_a_draw_two() -> None:
    hands = f"R+2 R1 R2 R3 R4 / Wstar Wstar {BIG_HAND} / B1 B2 B3 B4 B5 / Y1 Y2 Y3 Y4 Y5"
    table = story(f"mario; turn 1; hands {hands}; discards R9").go("1: play R+2")
    assert choice(table, 2) == "play Wstar"


def test_it_bounces_a_draw_two_when_somebody_is_about_to_go_out() -> None:
    hands = f"R+2 R1 / Wstar {BIG_HAND} / B1 B2 B3 B4 B5 / Y1 Y2 Y3 Y4 Y5"
    table = story(f"mario; turn 1; hands {hands}; discards R9").go("1: play R+2 uno")
    assert choice(table, 2) == "play Wstar"


def test_it_goes_out_on_a_star_and_calls_uno_with_the_one_before() -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 R3 R4 / Wstar / B1 B2 B3; discards R9").go("1: play R+2")
    assert choice(table, 2) == "play Wstar"
    table = story("mario; turn 1; hands R+2 R1 R2 R3 R4 / Wstar G1 / B1 B2 B3; discards R9").go("1: play R+2")
    assert choice(table, 2) == "play Wstar uno"
