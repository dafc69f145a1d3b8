"""Rulings on calling UNO and catching who did not (CORE-43 … CORE-48, CORE-51, CORE-52)."""

import pytest

from companion.rules.events import Caught, Drew, FalselyCaught, UnoCalled
from companion.rules.position import parse_position
from companion.rules.round import Round
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.ruling_stories import crowded
from tests.rules.stories import Story, story

in_either_window = pytest.mark.parametrize("window", ["act", "play"])


def one_card_left(game: str = "eye-eye", **options: object) -> Story:
    """Player 1 has played the next-to-last card without a word; player 2 is on turn."""
    table = story(
        f"{game}; turn 1; hands B1 B7 / B8 G3 G4 / B9 Y6 Y7; pile Y1 Y2 Y3 …; discards B5", (), **options
    )
    return table.go("1: play B1")


@in_every_edition
@rule("CORE-43")
def test_uno_may_be_called_with_the_play(game: str) -> None:
    table = story(f"{game}; turn 1; hands B1 B7 / G3 G4 / Y6 Y7; discards B5")
    assert set(table.choices(1)) == {"play B1", "play B1 uno", "play B7", "play B7 uno", "draw"}
    table.go("1: play B1 uno")
    assert table.told(UnoCalled) == [UnoCalled(0)]
    assert table.refuses("2: catch 1") == "CORE-47"
    assert table.refuses("1: uno") == "CORE-51", "once is enough"


@in_every_edition
@rule("CORE-43")
def test_uno_may_be_called_after_the_play_until_the_window_closes(game: str) -> None:
    table = one_card_left(game)
    table.go("1: uno")
    assert table.told(UnoCalled) == [UnoCalled(0)]
    assert table.refuses("2: catch 1") == "CORE-47"

    late = one_card_left(game).go("2: play B8")
    assert not late.can("1: uno")


@rule("CORE-43")
def test_uno_may_be_called_while_ones_own_wild_waits_for_its_colour() -> None:
    table = story("eye-eye; turn 1; hands W B7 / G3 G4 / Y6 Y7; discards B5")
    table.go("1: play W", "1: uno", "1: colour green")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("CORE-43")
def test_uno_is_called_too_late_once_caught() -> None:
    table = one_card_left().go("3: catch 1")
    assert table.refuses("1: uno") == "CORE-51"


@in_every_edition
@rule("CORE-44")
def test_the_window_closes_when_the_next_player_plays(game: str) -> None:
    table = one_card_left(game)
    assert table.can("3: catch 1")
    table.go("2: play B8")
    assert table.refuses("3: catch 1") == "CORE-R49"
    assert table.refuses("1: uno") == "CORE-51"


@in_every_edition
@rule("CORE-44")
def test_with_uno_window_act_a_draw_of_the_next_player_closes_it(game: str) -> None:
    table = one_card_left(game, uno_window="act")
    table.go("2: draw")
    assert table.refuses("3: catch 1") == "CORE-R49"
    assert table.refuses("2: catch 1") == "CORE-R49"


@in_every_edition
@rule("CORE-44")
def test_with_uno_window_play_it_stays_open_through_the_next_players_draw(game: str) -> None:
    table = one_card_left(game, uno_window="play")
    table.go("2: draw")
    assert table.can("1: uno")
    table.go("2: catch 1")
    assert table.hand(1) == "B7 Y2 Y3"
    assert table.awaits == ["2: drawn"], "the turn goes on where it was"

    late = one_card_left(game, uno_window="play").go("2: draw", "2: pass", "3: play B9")
    assert late.refuses("2: catch 1") == "CORE-R49"


@pytest.mark.parametrize("game", ["eye-eye", "corn", "monster-high", "mario"])
@rule("CORE-44")
def test_only_in_spin_the_window_stays_open_through_a_draw_unless_a_table_says_so(game: str) -> None:
    assert not one_card_left(game).go("2: draw").can("3: catch 1")
    assert one_card_left("spin").go("2: draw").can("3: catch 1")


@in_either_window
@pytest.mark.parametrize("game", ["eye-eye", "spin", "corn", "monster-high"])
@rule("CORE-44")
def test_cards_drawn_as_a_penalty_do_not_close_the_window(game: str, window: str) -> None:
    table = story(
        f"{game}; turn 1; hands B+2 B7 / G3 G4 / B9 Y6 Y7; pile Y1 Y2 Y3 Y4 …; discards B5",
        uno_window=window,
    )
    table.go("1: play B+2")
    assert table.counts == [1, 4, 3]
    table.go("2: catch 1")
    assert table.hand(1) == "B7 Y3 Y4"


BLUFF = "eye-eye; turn 1; hands W+4 B7 / G3 G4 / Y6 Y7; discards B5"
TWO = "mario; turn 1; hands B+2 G7 / Wstar G4 G5 / Y6 Y7; discards B5"
NARWHAL = "corn; turn 1; held 2; hands B1 G7 / G3 G4 / Y6 Y7; foreheads - / Y9 / -; discards B5"
WHEEL = "spin; turn 1; hands B1* G7 / G3 G4 / Y6 Y7; discards B5"


@pytest.mark.parametrize(
    ("position", "play", "action"),
    [
        pytest.param(BLUFF, ["1: play W+4", "1: colour red"], "2: challenge", id="challenge a bluff"),
        pytest.param(TWO, ["1: play B+2"], "2: play Wstar", id="respond"),
        pytest.param(NARWHAL, ["1: play B1"], "2: guess blue", id="guess"),
        pytest.param(WHEEL, ["1: play B1*"], "tray: spin show-hand", id="spin"),
    ],
)
@in_either_window
@rule("CORE-44")
def test_keeping_the_turn_responding_guessing_and_spinning_close_it(
    position: str, play: list[str], action: str, window: str
) -> None:
    table = story(position, uno_window=window).go(*play)
    assert table.can("3: catch 1")
    table.go(action)
    assert not table.can("3: catch 1")
    assert not table.can("1: uno")


@in_either_window
@pytest.mark.parametrize("reply", ["accept", "challenge"])
@in_every_edition
@rule("CORE-44")
def test_whoever_only_draws_for_a_wild_draw_four_has_begun_no_turn(
    game: str, reply: str, window: str
) -> None:
    table = story(
        f"{game}; turn 1; hands W+4 G7 / G3 G4 / Y6 Y7; discards B5", uno_window=window, challenge=True
    )
    table.go("1: play W+4", "1: colour yellow", f"2: {reply}")
    assert table.awaits == ["3: turn"]
    assert table.can("1: uno")
    assert table.can("2: catch 1")
    table.go("3: catch 1")
    assert table.counts[0] == 3

    late = story(
        f"{game}; turn 1; hands W+4 G7 / G3 G4 / Y6 Y7; discards B5", uno_window=window, challenge=True
    )
    late.go("1: play W+4", "1: colour yellow", f"2: {reply}", "3: play Y6")
    assert late.refuses("2: catch 1") == "CORE-R49"


@in_either_window
@rule("CORE-44")
def test_whoever_accepts_a_draw_two_has_begun_no_turn(window: str) -> None:
    table = story("mario; turn 1; hands R+2 B6 / G1 G2 / Y1 Y2; discards R7", uno_window=window).go(
        "1: play R+2", "2: accept"
    )
    assert table.can("1: uno")
    table.go("3: catch 1")
    assert table.counts == [3, 4, 2]


@in_either_window
@rule("CORE-44")
def test_whoever_takes_what_a_super_star_bounced_back_has_begun_no_turn(window: str) -> None:
    table = story(
        "mario; turn 1; hands R+2 B6 B7 / Wstar G2 / Y1 Y2; discards R7", uno_window=window, star_chain=True
    ).go("1: play R+2", "2: play Wstar", "2: colour green", "1: accept")
    assert table.awaits == ["3: turn"]
    table.go("3: catch 2")
    assert table.counts == [4, 3, 2]


@in_either_window
@rule("CORE-45")
def test_with_two_players_an_attack_leaves_the_window_open_until_the_attacker_acts_again(window: str) -> None:
    table = story("mario; turn 1; hands R+2 R6 / G1 G2; discards R7", uno_window=window)
    table.go("1: play R+2", "2: accept")
    assert table.awaits == ["1: turn"]
    assert table.can("2: catch 1")
    table.go("1: draw")
    assert not table.can("2: catch 1")


@in_either_window
@rule("CORE-44")
def test_a_call_or_a_catch_is_no_action_that_closes_the_window_of_another(window: str) -> None:
    table = story("spin; turn 1; hands B1* G7 G8 / Y6 / Y7; pile R1 R2 R3 …; discards B5", uno_window=window)
    table.go("1: play B1*", "tray: spin trade-hands")
    assert table.counts == [1, 2, 1], "players 1 and 3 owe a call"
    table.go("1: uno")
    assert table.can("2: catch 3")
    table.go("2: catch 3")
    assert table.counts == [1, 2, 3]


@in_either_window
@pytest.mark.parametrize("card", ["Bskip", "Brev", "B+2"])
@pytest.mark.parametrize("game", ["eye-eye", "spin", "corn", "monster-high"])
@rule("CORE-45")
def test_when_the_turn_comes_straight_back_the_window_is_open_until_the_player_acts(
    game: str, card: str, window: str
) -> None:
    table = story(f"{game}; turn 1; hands {card} B7 / G3 G4; discards B5", uno_window=window)
    table.go(f"1: play {card}")
    assert table.awaits == ["1: turn"]
    assert table.can("1: uno")
    assert table.can("2: catch 1")
    table.go("1: draw")
    assert not table.can("2: catch 1")


@in_either_window
@rule("CORE-45")
def test_an_own_draw_that_brings_no_card_closes_the_window_too(window: str) -> None:
    table = crowded("eye-eye; turn 1; uno 1; hands G7 / REST; pile -; discards B5", uno_window=window)
    assert table.can("2: catch 1")
    table.go("1: draw")
    assert (table.hand(1), table.awaits) == ("G7", ["2: turn"])
    assert not table.can("2: catch 1")


@in_every_edition
@rule("CORE-46")
def test_any_opponent_may_catch(game: str) -> None:
    for catcher in (2, 3, 4):
        table = story(f"{game}; turn 1; hands B1 B7 / G3 G4 / Y6 Y7 / Y8 Y9; discards B5")
        table.go("1: play B1", f"{catcher}: catch 1")
        assert table.told(Caught) == [Caught(0, catcher - 1)]
        assert table.counts == [3, 2, 2, 2]
        assert table.awaits == ["2: turn"]


@rule("CORE-46")
def test_nobody_catches_themselves() -> None:
    assert one_card_left().refuses("1: catch 1") == "CORE-46"


@pytest.mark.parametrize("called", [False, True])
@rule("CORE-46")
def test_nobody_catches_who_is_not_at_the_table(called: bool) -> None:
    table = one_card_left(false_catch_penalty=2)
    if called:
        table.go("1: uno")
    assert table.refuses("tray: catch 1") == "CORE-46"
    assert table.refuses("9: catch 1") == "CORE-01"


@in_every_edition
@rule("CORE-47")
def test_a_false_catch_is_refused_and_costs_nothing(game: str) -> None:
    table = one_card_left(game)
    assert table.refuses("2: catch 3") == "CORE-47", "player 3 has three cards"
    table.go("1: uno")
    assert table.refuses("2: catch 1") == "CORE-47"
    assert table.counts == [1, 3, 3]


@rule("CORE-47")
def test_nobody_is_caught_twice() -> None:
    table = one_card_left().go("2: catch 1")
    assert table.refuses("3: catch 1") == "CORE-47"


@pytest.mark.parametrize("penalty", [1, 2, 5])
@in_every_edition
@rule("CORE-47")
def test_with_false_catch_penalty_pointing_at_one_who_called_costs_cards(game: str, penalty: int) -> None:
    table = one_card_left(game, false_catch_penalty=penalty).go("1: uno", "3: catch 1")
    assert table.told(FalselyCaught) == [FalselyCaught(0, 2)]
    assert [(event.seat, event.count) for event in table.told(Drew)] == [(2, penalty)]
    assert table.counts == [1, 3, 3 + penalty]
    assert table.awaits == ["2: turn"], "nothing else has changed"
    assert table.refuses("3: catch 1") == "CORE-47", "nobody pays twice for one mistake"
    assert table.can("2: catch 1")


@rule("CORE-47")
def test_a_position_remembers_who_has_paid_for_a_false_catch() -> None:
    table = one_card_left(false_catch_penalty=1).go("1: uno", "3: catch 1")
    position, since = table.round.position()
    assert "uno 1!3" in str(position)
    assert since == []
    again = Story(Round.at(parse_position(str(position), table.round.edition), table.round.options))
    assert again.refuses("3: catch 1") == "CORE-47"
    assert again.can("2: catch 1")


@rule("CORE-47")
def test_with_false_catch_penalty_a_right_catch_costs_the_catcher_nothing() -> None:
    table = one_card_left(false_catch_penalty=2).go("3: catch 1")
    assert table.counts == [3, 3, 3]
    assert table.refuses("2: catch 3") == "CORE-47", "no window, no accusation"


@rule("CORE-48")
def test_of_a_call_and_a_catch_the_one_that_came_first_counts() -> None:
    called = one_card_left().go("1: uno")
    assert called.refuses("2: catch 1") == "CORE-47"
    assert called.counts == [1, 3, 3]

    caught = one_card_left().go("2: catch 1")
    assert caught.refuses("1: uno") == "CORE-51"
    assert caught.counts == [3, 3, 3]


@in_every_edition
@rule("CORE-51")
def test_calling_when_no_call_is_due_is_refused_and_costs_nothing(game: str) -> None:
    table = story(f"{game}; turn 1; hands B1 B6 B7 / G3 G4 / Y6; discards B5")
    assert table.refuses("1: uno") == "CORE-51"
    assert table.refuses("2: uno") == "CORE-51"
    assert table.refuses("3: uno") == "CORE-51", "its window has closed long ago"
    assert table.refuses("1: play B1 uno") == "CORE-51", "two cards will be left"
    assert table.counts == [3, 2, 1]


@rule("CORE-51")
def test_nobody_calls_for_somebody_else_or_a_second_time() -> None:
    table = one_card_left()
    assert table.refuses("2: uno") == "CORE-51"
    assert table.refuses("3: uno") == "CORE-51"
    table.go("1: uno")
    assert table.refuses("1: uno") == "CORE-51"


@rule("CORE-51")
def test_no_call_comes_with_the_last_card() -> None:
    table = story("eye-eye; turn 1; hands B1 / G3 G4; discards B5")
    assert table.choices(1) == ["play B1", "draw"]
    assert table.refuses("1: play B1 uno") == "CORE-51"


@in_every_edition
@rule("CORE-52")
def test_whoever_never_called_and_was_never_caught_may_go_out(game: str) -> None:
    table = one_card_left(game).go("2: play B8", "3: play B9")
    assert table.hand(1) == "B7"
    table.go("1: play B7")
    assert (table.winner, table.points) == (1, [20, 0, 0])
