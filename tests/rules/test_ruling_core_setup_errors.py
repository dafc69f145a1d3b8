"""What cannot be set up is refused with the nearest right name: editions, options, names, dealers."""

import pytest

from companion.rules.edition import Edition
from companion.rules.editions import edition
from companion.rules.errors import BadOption, BadSetup, NoSuchEdition
from companion.rules.match import Match
from companion.rules.round import Round
from tests.rules.core_stories import EDITIONS, in_every_edition


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("eye-ey", "eye-eye"),
        ("eyeeye", "eye-eye"),
        ("SpongeBob", "eye-eye"),
        ("Spin", "spin"),
        ("SPIN", "spin"),
        ("UNO Corn", "corn"),
        ("monsterhigh", "monster-high"),
        ("monster_high", "monster-high"),
        ("Super Mario", "mario"),
    ],
)
def test_an_unknown_edition_is_refused_with_the_nearest_one(wrong: str, right: str) -> None:
    with pytest.raises(NoSuchEdition) as refusal:
        edition(wrong)
    assert str(refusal.value) == f"there is no edition {wrong!r}: did you mean {right}?"


def test_an_edition_like_no_other_is_refused_with_the_list() -> None:
    with pytest.raises(NoSuchEdition) as refusal:
        edition("xyz")
    assert str(refusal.value) == f"there is no edition 'xyz': there are {', '.join(EDITIONS)}"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("tarjet", "target"),
        ("Scoring", "scoring"),
        ("uno-window", "uno_window"),
        ("two_players_reverse", "two_player_reverse"),
        ("challenges", "challenge"),
        ("challenger_keeps_turns", "challenger_keeps_turn"),
        ("false_catch_penalties", "false_catch_penalty"),
    ],
)
@in_every_edition
def test_an_unknown_option_is_refused_with_the_nearest_one(game: str, wrong: str, right: str) -> None:
    with pytest.raises(BadOption) as refusal:
        edition(game).options(**{wrong: "1"})
    assert str(refusal.value) == f"there is no option {wrong}: did you mean {right}?"


@in_every_edition
def test_an_option_like_no_other_is_refused_with_the_list(game: str) -> None:
    with pytest.raises(BadOption) as refusal:
        edition(game).options(xyz=1)
    assert str(refusal.value) == f"there is no option xyz: there are {', '.join(edition(game).option_names)}"


@pytest.mark.parametrize(
    ("option", "home"),
    [
        ("choose_self", "eye-eye"),
        ("hit_by_own_discard", "eye-eye"),
        ("wheel_discards_act", "spin"),
        ("narwhal_player_draws", "corn"),
        ("stack_narwhals", "corn"),
        ("guessed_card_on_top", "corn"),
        ("gift_follows_direction", "monster-high"),
        ("attacker_loses_turn", "mario"),
        ("star_chain", "mario"),
        ("star_vs_last_card", "mario"),
    ],
)
def test_an_option_of_another_edition_has_no_meaning_here(option: str, home: str) -> None:
    for game in EDITIONS:
        if game == home:
            assert getattr(edition(game).options(**{option: True}), option) is True
            assert getattr(edition(game).options(**{option: "false"}), option) is False
        else:
            with pytest.raises(BadOption, match=f"^option {option} has no meaning in this edition"):
                edition(game).options(**{option: True})


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("target", 0, "'0': it takes a whole number from 1 to 999999"),
        ("target", -250, "'-250': it takes a whole number from 1 to 999999"),
        ("target", 1_000_000, "'1000000': it takes a whole number from 1 to 999999"),
        ("target", "9" * 5000, f"'{'9' * 5000}': it takes a whole number from 1 to 999999"),
        ("target", "many", "'many': it takes a whole number from 1 to 999999"),
        ("target", True, "'true': it takes a whole number from 1 to 999999"),
        ("scoring", "lowest", "'lowest': it takes standard, low, none"),
        ("dealer", "right", "'right': it takes left, draw"),
        ("two_player_reverse", "turn", "'turn': it takes skip, literal"),
        ("challenge", "maybe", "'maybe': it takes true or false"),
        ("challenge", 1, "'1': it takes true or false"),
        ("challenger_keeps_turn", "no", "'no': it takes true or false"),
        ("uno_window", "turn", "'turn': it takes act, play"),
        ("false_catch_penalty", -1, "'-1': it takes a whole number from 0 to 999999"),
        ("false_catch_penalty", "two", "'two': it takes a whole number from 0 to 999999"),
    ],
)
@in_every_edition
def test_a_value_that_an_option_cannot_have_is_refused(
    game: str, option: str, value: object, said: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        edition(game).options(**{option: value})
    assert str(refusal.value) == f"option {option} cannot be {said}"


def test_options_are_read_from_text_as_a_record_or_a_config_file_has_them() -> None:
    game: Edition = edition("eye-eye")
    assert game.options(target="250", false_catch_penalty="2", challenge="false") == game.options(
        target=250, false_catch_penalty=2, challenge=False
    )


@pytest.mark.parametrize("name", ["", " ", " Ann", "Ann\n", "Ann, Bob", "Ann; Bob", "Ann\u2028B", "Ann\x0bB"])
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be a player's name"):
        Match(edition("spin"), [name, "Cem"])


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(BadSetup, match="two players have the same name"):
        Match(edition("spin"), ["Ann", "Bob", "ANN"])


@pytest.mark.parametrize("dealer", [-1, 3])
def test_a_dealer_who_is_not_at_the_table_is_refused(dealer: int) -> None:
    with pytest.raises(BadSetup, match=f"there is no seat {dealer}: with 3 players the dealer is 0 to 2"):
        Round(edition("spin"), 3, dealer=dealer)
