"""The sharp bot's turn: cards, colours, calls and catches."""

from random import Random

from companion.bots.sharp import Sharp
from companion.bots.weighing import Weighed
from companion.rules.decisions import Decision, Question
from companion.rules.moves import Choose, Target
from tests.bots.seats import choice, listen, sharp
from tests.rules.stories import Story, story


def test_it_holds_a_wild_back_while_another_card_fits() -> None:
    table = story("corn; turn 1; hands B1 W W+4 G3 P3 / G1 G2 G3 G4 G5; discards B9")
    assert choice(table, 1) == "play B1"


def test_it_plays_a_wild_rather_than_draw() -> None:
    table = story("corn; turn 1; hands W G3 P3 / G1 G2 G3 G4 G5; discards B9")
    assert choice(table, 1) == "play W"


def test_it_plays_the_card_that_it_drew() -> None:
    table = story("corn; turn 1; hands G3 P3 P4 / G1 G2 G3 G4 G5; pile W …; discards B9").go("1: draw")
    assert choice(table, 1) == "play W"


def test_it_plays_from_the_colour_that_it_has_most_of() -> None:
    table = story("corn; turn 1; hands B9 G9 G1 G2 P3 / G3 G4 G5 G6 G7; discards Y9")
    assert choice(table, 1) == "play G9"


def test_it_names_the_colour_that_it_has_most_of() -> None:
    table = story("corn; turn 1; hands W G3 P3 P4 Y2 / G1 G2 G3 G4 G5; discards B9").go("1: play W")
    assert choice(table, 1) == "colour pink"


def test_it_rather_names_a_colour_that_the_next_player_could_not_follow() -> None:
    player = sharp()
    table = story("corn; turn 1; hands P9 W G3 P3 / G1 B2 B4 B5; pile B1 …; discards P5")
    listen(player, 1, table, "1: play P9", "2: draw", "2: pass", "1: play W")
    assert choice(table, 1, player) == "colour pink"
    assert choice(table, 1, sharp()) == "colour green"


def test_it_calls_uno_with_the_play() -> None:
    table = story("corn; turn 1; hands B1 P2 / G1 G2; discards B9")
    assert choice(table, 1) == "play B1 uno"


def test_it_calls_uno_when_an_effect_has_left_it_one_card() -> None:
    table = story("eye-eye; turn 1; hands R3* R1 R2 / G1 G2; discards R9")
    table.go("1: play R3*", "tray: spin red discard-1", "1: discard R1")
    assert choice(table, 1) == "uno"


def test_it_catches_at_once_and_before_it_takes_its_turn() -> None:
    table = story("corn; turn 1; hands B1 P2 / B3 G2 / P1 P3; discards B9").go("1: play B1")
    assert choice(table, 2) == "catch 1"
    assert choice(table, 3) == "catch 1"


def test_it_does_not_point_at_somebody_who_has_called() -> None:
    table = story("corn; turn 1; hands B1 P2 / B3 G2 / P1 P3; discards B9", false_catch_penalty=2)
    table.go("1: play B1 uno")
    assert choice(table, 3) is None
    assert choice(table, 2) == "play B3 uno"


def test_it_hits_a_neighbour_who_is_about_to_go_out() -> None:
    for action in ("B+2", "Bskip", "Brev"):
        table = story(f"corn; turn 1; hands B1 B3 {action} B5 G1 / P9 / G1 G2 G3 G4; discards B9")
        assert choice(table, 1) == f"play {action}"


def test_it_does_not_turn_play_round_to_somebody_who_is_about_to_go_out() -> None:
    table = story("corn; turn 1; hands B1 B3 Brev B5 / G1 G2 G3 G4 / P9; discards B9")
    assert choice(table, 1) != "play Brev"


def test_of_two_players_it_takes_the_turn_that_comes_back() -> None:
    table = story("corn; turn 1; hands B1 B3 Bskip B5 / G1 G2 G3 G4 G5 G6; discards B9")
    assert choice(table, 1) == "play Bskip"


def test_it_drops_expensive_cards_when_somebody_is_about_to_go_out() -> None:
    far = story("corn; turn 1; hands B1 B9 P2 P3 / G1 G2 G3 G4 / G5 G6 G7 G8; discards B5")
    near = story("corn; turn 1; hands B1 B9 P2 P3 / G1 G2 G3 G4 / G5; discards B5")
    assert choice(far, 1) == choice(near, 1) == "play B9"
    near = story("corn; turn 1; hands B1 B2 P2 P3 W W+4 / G1 G2 G3 G4 / G5; discards Y5; colour yellow")
    assert choice(near, 1) in ("play W", "play W+4")


def test_it_bluffs_only_to_stop_somebody_who_is_about_to_go_out() -> None:
    for hand in ("G1 G2 G3 G4 G5", "G1 G2"):
        far = story(f"corn; turn 1; hands B1 W+4 G3 P3 / {hand}; discards B9")
        assert choice(far, 1) == "play B1"
    near = story("corn; turn 1; hands B1 W+4 G3 P3 / G1; discards B9")
    assert choice(near, 1) == "play W+4"
    without_need = story("corn; turn 1; hands B1 Bskip W+4 G3 P3 / G1; discards B9")
    assert choice(without_need, 1) == "play Bskip"


def test_it_lays_an_eyeball_before_its_last_card() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 / G1 G2 G3 G4 G5; discards R5")
    assert choice(table, 1) == "play R3* uno"
    table = story("eye-eye; turn 1; hands R3* R9 G7 G8 / G1 G2 G3 G4 G5; discards R5")
    assert choice(table, 1) == "play R9"


def test_it_makes_nobody_spin_the_wheel_without_need() -> None:
    table = story("spin; turn 1; hands R3* R4 G7 G8 / G1 G2 G3 G4 G5; discards R5")
    assert choice(table, 1) == "play R4"


def test_it_sends_somebody_to_the_wheel_who_is_about_to_go_out() -> None:
    table = story("spin; turn 1; hands R3* R4 G7 G8 / G1; discards R5")
    assert choice(table, 1) == "play R3*"


def test_it_holds_everybody_up_with_a_narwhal_when_somebody_is_about_to_go_out() -> None:
    table = story("corn; turn 1; hands W Wnar G3 P3 / G1 G2 G4 / G5; discards B9")
    assert choice(table, 1) == "play Wnar"


def test_it_knows_when_an_urrrhhh_wins_the_round() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 B2 B3 / G1 G2 G3 G4 G5; discards B9")
    assert choice(table, 1) == "play Wurr"


def test_it_chooses_in_a_question_that_no_edition_asked_before() -> None:
    table = story("corn; turn 1; hands B1 B2 / G1 / G2 G3 G4; discards B9")
    question = Question("toss", "Heads or tails?", "CORE-24")
    words = (Choose(0, "heads"), Choose(0, "tails"))
    toss = Decision(0, question, words)
    assert {sharp(seed).choose(table.round.view(0), (toss,)) for seed in range(40)} == set(words)
    victims = (Target(0, 0), Target(0, 1), Target(0, 2))
    victim = sharp().choose(table.round.view(0), (Decision(0, question, victims),))
    assert victim == Target(0, 1)


def test_it_does_an_unknown_act_out_of_turn_now_and_then() -> None:
    table = story("corn; turn 1; hands B1 B2 / G1 / G2 G3 G4; discards B9")
    slap = Decision(0, Question("slap", "Slap the pile?", "CORE-24"), (Choose(0, "slap"),), optional=True)
    assert {sharp(seed).choose(table.round.view(0), (slap,)) for seed in range(40)} == {*slap.moves, None}


def weighed(table: Story, seat: int) -> list[Weighed]:
    (decision,) = table.round.decisions
    return Sharp(Random(1)).weigh(table.round.view(seat - 1), decision)


def test_it_can_say_why_from_the_same_thoughts_by_which_it_chooses() -> None:
    table = story("corn; turn 1; hands B1 Bskip B5 W G1 / P9 / G1 G2 G3 G4; discards B9")
    best, *_, worst = weighed(table, 1)
    assert str(best.move) == f"1: {choice(table, 1)}" == "1: play Bskip"
    assert best.best_reason.name == "skip"
    assert [reason.name for reason in worst.reasons] == ["plays nothing"]
    table = story("corn; turn 1; hands W G3 P3 P4 Y2 / G1 G2 G3 G4 G5; discards B9").go("1: play W")
    best, *_ = weighed(table, 1)
    assert str(best.move) == f"1: {choice(table, 1)}" == "1: colour pink"
    assert best.best_reason == ("cards of this colour", 2)
