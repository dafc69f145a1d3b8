"""The sharp bot at the eyes, at the wheel, with a card on its forehead and with gifts to give."""

from companion.rules.house import HouseRule
from tests.bots.seats import choice, listen, sharp
from tests.rules.stories import Story, story

# Eye-Eye


def at_the_eyes(hands: str, faces: str, *, choose_self: bool = True) -> str | None:
    """What seat 1 does once its eyeball has made the eyes stop like this."""
    player = sharp()
    table = story(f"eye-eye; turn 1; hands {hands}; discards R9", choose_self=choose_self)
    listen(player, 1, table, "1: play R3*", f"tray: spin {faces}")
    return choice(table, 1, player)


def test_cards_to_draw_go_to_whoever_has_the_fewest() -> None:
    for faces in ("green draw-4", "green draw-until"):
        assert at_the_eyes("R3* R1 G6 / G1 G2 G3 / B1 B2 / Y1 Y2 Y3 Y4", faces) == "pick 3"


def test_a_discard_is_for_itself() -> None:
    assert at_the_eyes("R3* R1 G6 / G1 G2 G3 / B1 B2", "green discard-1") == "pick 1"


def test_a_discard_that_it_must_hand_on_is_not_for_whoever_would_go_out() -> None:
    hands = "R3* R1 G6 / B1 / G1 G2 G3 G4"
    assert at_the_eyes(hands, "green discard-1", choose_self=False) == "pick 3"


def test_it_discards_a_draw_four_on_a_dangerous_neighbour() -> None:
    assert at_the_eyes("R3* W+4 R1 R2 / B1 / G1 G2 G3", "red discard-1") == "discard W+4"


def test_it_discards_no_action_card_that_would_hit_itself() -> None:
    table = story("eye-eye; turn 1; hands R3* R1 R4 / B+2 B1 B2 G9; discards R9")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2")
    assert choice(table, 2) == "discard G9"


# Spin


def at_the_wheel(hand: str, *lines: str, others: str = "R2* R9 R8 R7") -> Story:
    """Seat 2 has spun; these moves have been made since."""
    return story(f"spin; turn 1; hands {others} / {hand}; discards R5").go("1: play R2*", *lines)


def test_almost_uno_keeps_the_two_best_cards() -> None:
    table = at_the_wheel("W G1 G9 B+2 Y9", "tray: spin almost-uno")
    for _ in range(3):
        table.go(f"2: {choice(table, 2)}")
    assert table.hand(2).split() == ["W", "G9"]


def test_almost_uno_leaves_a_card_on_top_that_goes_with_the_two() -> None:
    table = at_the_wheel("G1 G9 G4 B1 B7", "tray: spin almost-uno")
    for _ in range(3):
        table.go(f"2: {choice(table, 2)}")
    assert (table.colour, {code[0] for code in table.hand(2).split()}) == ("green", {"G"})


def test_the_number_that_it_has_most_of_goes_and_leaves_a_colour_that_it_holds() -> None:
    table = at_the_wheel("G7 B7 Y7 B1 B2 G4 G5 G6", "tray: spin discard-number")
    for _ in range(3):
        table.go(f"2: {choice(table, 2)}")
    assert table.hand(2) == "B1 B2 G4 G5 G6"
    assert table.colour == "green"


def test_the_colour_that_it_has_most_of_goes() -> None:
    table = at_the_wheel("G7 G8 G+2 B1 B2", "tray: spin discard-colour")
    for _ in range(3):
        table.go(f"2: {choice(table, 2)}")
    assert table.hand(2) == "B1 B2"


def test_in_war_it_lays_the_nine_that_is_alone_in_its_colour() -> None:
    table = at_the_wheel("G9 B9 G1 G2 G3", "tray: spin war")
    assert choice(table, 2) == "lay B9"


def test_war_cards_go_so_that_the_top_one_suits_the_hand() -> None:
    table = at_the_wheel("G9 B8 G1 G2", "tray: spin war", others="R2* R9 R7 R3")
    table.go("2: lay G9", "1: lay R9", "2: lay B8", "1: lay R7")
    assert choice(table, 2) == "discard B8"


def test_the_prize_of_uno_spin_is_the_card_that_is_hardest_to_play() -> None:
    table = at_the_wheel("W G1 G2 B9", "tray: spin uno-spin")
    assert choice(table, 2) is None
    table.go("tray: first 2")
    assert choice(table, 2) == "discard B9"


# Corn


def test_it_guesses_the_colour_that_it_sees_least_of() -> None:
    hands = "B1 B2 B3 G1 G2 G3 Y1 Y2 / G4 G5 / P1 P2"
    table = story(f"corn; turn 1; hands {hands}; foreheads B9 / Y9 / Y8; discards Y7 Y6")
    assert choice(table, 1) == "guess pink"


def test_it_counts_the_cards_that_were_played() -> None:
    player = sharp()
    table = story("corn; turn 2; hands B1 G1 P1 Y9 / B2 B3 B4; foreheads G9 / -; discards B9")
    listen(player, 1, table, "2: play B2")
    assert choice(table, 1, player) != "guess blue"


def test_it_does_not_guess_a_colour_twice() -> None:
    player = sharp()
    table = story("corn; turn 1; hands B1 G1 P1 Y9 / B2 B3 B4 B5 B6; foreheads B8 / -; discards B9")
    guesses = []
    for card in ("B2", "B3", "B4", "B5"):
        guesses.append(choice(table, 1, player))
        listen(player, 1, table, f"1: {guesses[-1]}")
        if not table.forehead(1):
            break
        listen(player, 1, table, f"2: play {card}")
    assert guesses[-1] == "guess blue"
    assert len(set(guesses)) == len(guesses) > 1


# Monster High


def test_it_gives_away_the_colour_that_it_has_most_of() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 B2 B3 G9 G8 P1 / G1 G2 G3; discards B9")
    table.go("1: play Wurr")
    assert choice(table, 1) == "give-all blue"


def test_it_gives_action_cards_to_those_who_cannot_play_them_on_it() -> None:
    table = story("monster-high; turn 1; hands Wurr B+2 B1 B3 G9 / G1 G2 G3 / P1 P2 P3; discards B9")
    table.go("1: play Wurr", "1: give-all blue")
    assert choice(table, 1) == "give B+2"
    table.go("1: give B1")
    assert choice(table, 1) == "give B3"


# Mario


def test_it_deals_out_no_cards_for_a_house_rule_that_only_people_understand() -> None:
    table = story("mario; turn 1; hands Wcust1 R2 R3 / G1 G2; discards B9", [HouseRule("All stand up.")])
    table.go("1: play Wcust1")
    assert choice(table, 1) == "done"
