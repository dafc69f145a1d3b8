"""Refusals of the shared rules: the rule that a move breaks, in a player's words."""

from itertools import chain

import pytest

from companion.rules.editions import edition
from companion.rules.errors import IllegalMove
from companion.rules.match import Match
from companion.rules.notation import parse_move
from tests.rules.core_stories import stack
from tests.rules.stories import Story, story


def at_the_table(hand: str, *moves: str, **options: object) -> Story:
    """Player 1 has this hand and is on turn; blue 6 lies on top and blue 9 is the next card to draw."""
    position = f"eye-eye; turn 1; hands {hand} / B1 Y2 / Y1 Y3; pile B9 …; discards B6"
    return story(position, (), **options).go(*moves)


def why_not(table: Story, line: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        table.round.push(table.move(line))
    return str(refusal.value)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("G7", "green 7 goes on green or another 7, not on blue 6 (CORE-R18)"),
        ("G3*", "green 3 eyeball goes on green or another 3, not on blue 6 (CORE-R18)"),
        ("Y+2", "yellow Draw Two goes on yellow or another Draw Two, not on blue 6 (CORE-R27)"),
        ("Yrev", "yellow Reverse goes on yellow or another Reverse, not on blue 6 (CORE-R30)"),
        ("Yskip", "yellow Skip goes on yellow or another Skip, not on blue 6 (CORE-R33)"),
    ],
)
def test_a_card_that_does_not_fit_says_what_it_goes_on(card: str, words: str) -> None:
    assert why_not(at_the_table(f"{card} G8 Y8"), f"1: play {card}") == words


def test_on_a_wild_the_colour_that_was_named_is_the_reason() -> None:
    table = at_the_table("W B7 B8", "1: play W", "1: colour green")
    assert why_not(table, "2: play B1") == "blue 1 does not fit: green was named (CORE-16)"


def test_a_strict_table_says_which_colour_forbids_a_wild_draw_four() -> None:
    table = at_the_table("W+4 B7 Y8", challenge=False)
    assert (
        why_not(table, "1: play W+4")
        == "you hold a blue card, so you may not play a Wild Draw Four (CORE-R40)"
    )


@pytest.mark.parametrize(
    ("moves", "refused", "words"),
    [
        ([], "1: play B2", "you do not hold blue 2 (CORE-R18)"),
        ([], "1: pass", "you cannot pass before you have drawn a card (CORE-22)"),
        (["1: draw"], "1: draw", "you draw one card a turn: play it or pass (CORE-21)"),
        (["1: draw"], "1: play B7", "after drawing you may only play the card you drew (CORE-R25)"),
        ([], "2: play B1", "it is not your move: player 1 must act first (CORE-24)"),
        ([], "4: draw", "there is no seat 4: 3 people play (CORE-01)"),
        ([], "tray: spin red draw-4", "nothing is left to chance now (CORE-24)"),
    ],
)
def test_a_turn_that_is_not_taken_as_it_should_be(moves: list[str], refused: str, words: str) -> None:
    assert why_not(at_the_table("B7 G8 Y8", *moves), refused) == words


def test_after_the_last_card_nothing_is_left_to_do() -> None:
    assert why_not(at_the_table("B7", "1: play B7"), "2: draw") == "the round is over (CORE-R50)"


@pytest.mark.parametrize(
    ("moves", "refused", "words"),
    [
        ([], "1: uno", "no UNO call is due from you now (CORE-51)"),
        (["1: play B7 uno"], "1: uno", "you have called UNO already (CORE-51)"),
        (["1: play B7 uno"], "2: catch 1", "player 1 has called UNO (CORE-47)"),
        (["1: play B7"], "1: catch 1", "you cannot catch yourself (CORE-46)"),
        (["1: play B7"], "1: catch 2", "player 2 owes no UNO call (CORE-47)"),
        (["1: play B7"], "1: catch 4", "there is no seat 4: 3 people play (CORE-01)"),
        (
            ["1: play B7", "2: draw"],
            "3: catch 1",
            "too late: somebody has acted since player 1 was to call UNO (CORE-R49)",
        ),
    ],
)
def test_a_call_or_catch_at_the_wrong_moment(moves: list[str], refused: str, words: str) -> None:
    assert why_not(at_the_table("B7 G8", *moves), refused) == words


def test_only_whoever_is_hit_may_challenge_and_only_before_cards_are_drawn() -> None:
    too_soon_or_late = (
        "there is no Wild Draw Four to challenge: it must be just played and nothing drawn (CORE-35)"
    )
    table = at_the_table("W+4 G7 G8")
    assert why_not(table, "1: challenge") == too_soon_or_late
    table.go("1: play W+4", "1: colour green")
    assert why_not(table, "3: challenge") == "only player 2, who is hit, may challenge (CORE-34)"
    table.go("2: accept")
    assert why_not(table, "2: challenge") == too_soon_or_late


def test_a_table_without_challenges_says_so() -> None:
    table = at_the_table("W+4 G7 G8", "1: play W+4", "1: colour green", challenge=False)
    assert why_not(table, "2: challenge") == "this table plays without challenges (SPIN-37)"


def test_in_a_match_people_are_called_by_their_names() -> None:
    match = Match(edition("eye-eye"), ["Ann", "Bob", "Cem"])
    stack(match, ["B9", "G1", "Y1"])
    bob, cem, ann = "W+4 R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"
    dealt = zip(bob.split(), cem.split(), ann.split(), strict=True)
    stack(match, [*chain.from_iterable(dealt), "Y9"])

    def why_not(line: str) -> str:
        with pytest.raises(IllegalMove) as refusal:
            match.push(parse_move(line, match.edition))
        return str(refusal.value)

    assert why_not("1: draw") == "it is not your move: Bob must act first (CORE-24)"
    assert why_not("1: catch 2") == "Bob owes no UNO call (CORE-47)"
    for line in ("2: play W+4", "2: colour green"):
        match.push(parse_move(line, match.edition))
    assert why_not("1: challenge") == "only Cem, who is hit, may challenge (CORE-34)"
    match.undo()
    assert why_not("1: draw") == "it is not your move: Bob must act first (CORE-24)"
