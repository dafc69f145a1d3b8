"""Advice: the sharp bot's own move with one reason, from what the seat knows."""

from companion.bots.advice import BY_KIND, EFFECTS, Adviser
from companion.bots.sharp import BY_KIND as THOUGHTS
from companion.bots.sharp import REASONS
from companion.bots.turns import EFFECTS as WEIGHED
from tests.bots.seats import choice
from tests.rules.stories import Story, story

NAMES = ("Ann", "Finn", "Cleo")


def advised(table: Story, adviser: Adviser | None = None) -> tuple[str, str]:
    decisions = tuple(each for each in table.round.decisions if each.seat == 0)
    advice = (adviser or Adviser()).advise(table.round.view(0), decisions, NAMES.__getitem__)
    assert advice is not None
    return str(advice.move).partition(": ")[2], str(advice.words)


def test_a_colour_is_advised_by_what_is_held_and_who_drew_on_it() -> None:
    adviser = Adviser()
    table = story("corn; turn 1; hands P9 W G3 P3 / G1 B2 B4 B5; pile B1 …; discards P5")
    for line in ("1: play P9", "2: draw", "2: pass", "1: play W"):
        table.go(line)
        adviser.notice([event.seen_by(0) for event in table.news])
    move, words = advised(table, adviser)
    assert move == "colour pink"
    assert words.endswith("because you hold 1 pink card and Finn drew on pink.")


def test_a_card_is_advised_as_the_sharp_bot_plays_it() -> None:
    table = story("corn; turn 1; hands B9 G9 G1 G2 P3 / G3 G4 G5 G6 G7; discards Y9")
    move, words = advised(table)
    assert move == choice(table, 1) == "play G9"
    assert words == "Play green 9, because you hold 2 more green cards."


def test_only_somebody_with_few_cards_is_close_to_going_out() -> None:
    hands = "corn; turn 1; hands G9 G1 P3 B4 / {}; discards G5"
    _, soon = advised(story(hands.format("Y3 P6")))
    _, later = advised(story(hands.format("Y3 Y4 P5 P6 B7")))
    assert soon == "Play green 9, because it is worth 9 points, and Finn has only 2 cards left."
    assert later == "Play green 9, because it is worth 9 points, and you do not want to keep them."


def test_advice_does_not_depend_on_what_others_hold() -> None:
    here = story("corn; turn 1; hands B9 G9 G1 G2 P3 / G3 G4 G5 G6 G7; discards Y9")
    there = story("corn; turn 1; hands B9 G9 G1 G2 P3 / Y3 Y4 P5 P6 B7; discards Y9")
    assert advised(here) == advised(there)


def test_there_are_words_for_everything_that_the_sharp_bot_weighs() -> None:
    assert BY_KIND.keys() | REASONS.keys() == THOUGHTS.keys()
    assert EFFECTS.keys() == WEIGHED.keys()
