"""Statistics: what was played counts as it stands now, after undos, corrections, pauses and new names."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.table.journal.records import (
    Corrected,
    MoveMade,
    Paused,
    PlayedBy,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Resumed,
    RoundScored,
    SpinTold,
    TableOpened,
    UnoPenalty,
)
from companion.table.reports import export
from companion.table.reports.past_matches import BREAK_S, PastReader, past
from companion.table.reports.player_figures import PlayerFigures
from companion.table.reports.statistics import LATEST, Statistics, statistics
from tests.plain_data import assert_is_plain_data
from tests.table.evening import ANN, BO, CY, ROBO, Evening
from tests.table.journal.samples import write_raw


def count(evening: Evening) -> Statistics:
    return statistics(evening.journal)


def player(evening: Evening, name: str) -> PlayerFigures:
    return next(each for each in count(evening).players if str(each.name) == name)


# Nothing


def test_of_nothing_there_is_nothing_to_tell(evening: Evening) -> None:
    result = count(evening)
    assert (result.matches, result.rounds, result.spins, result.seconds) == (0, 0, 0, 0)
    assert (result.players, result.editions, result.reels, result.latest) == ((), (), (), ())
    assert (result.longest_match, result.busiest_match) == (None, None)


# Stories


def told(evening: Evening) -> dict[str, str]:
    return {str(each.title): str(each.text) for each in count(evening).stories}


def test_a_family_is_told_what_it_likes_to_tell(evening: Evening) -> None:
    evening.match(ANN, BO)
    for faces in (("red", "draw-4"), ("green", "draw-4"), ("red", "discard-1")):
        evening.add(SpinTold(tray="eyes", faces=faces, spinner="p1"))
    for _ in range(3):
        evening.add(SpinTold(tray="eyes", faces=("red", "draw-until"), spinner="p2"))
    evening.add(UnoPenalty(player="p2", cards=2, caught_by="p1"))
    evening.add(UnoPenalty(player="p2", cards=2, caught_by=None))
    evening.score(1, "p2", p1=0, p2=490)
    evening.score(2, "p1", p1=300, p2=0)
    evening.score(3, "p1", p1=205, p2=0)
    evening.won("p1", p1=505, p2=490)
    assert told(evening) == {
        "Longest streak": "Ann won 2 rounds in a row.",
        "Closest finish": "Ann beat Bo by 15 points.",
        "Luckiest spinner": "1 of 3 spins made Ann draw.",
        "Most caught": "Bo forgot UNO 2 times.",
    }


def test_favourite_cards_are_those_that_were_played_most_and_not_taken_back(evening: Evening) -> None:
    evening.match(ANN, ROBO, cards="virtual")
    evening.add(MoveMade(move="1: play R7"))
    evening.add(MoveMade(move="2: play Bskip"))
    evening.add(MoveMade(move="2: play Rskip"))
    last = evening.add(MoveMade(move="1: play B7 uno"))
    for _ in range(3):
        evening.add(MoveMade(move="1: play W"))
    evening.undo(last)
    for _ in range(2):
        evening.add(MoveMade(move="2: catch 1"))
    assert told(evening) == {
        "Most caught": "Ann forgot UNO 2 times.",
        "Favourite card of Ann": "7, played 2 times.",
    }


# Who wins


def test_matches_and_rounds_won_are_counted_for_everybody(evening: Evening) -> None:
    evening.match(ANN, BO)
    evening.score(1, "p1", p1=300, p2=0)
    evening.score(2, "p2", p1=0, p2=40)
    evening.score(3, "p1", p1=210, p2=0)
    evening.won("p1", p1=510, p2=40)
    evening.match(ANN, CY)
    evening.score(1, None, p1=0, p3=0)
    evening.won("p3", "p1", p1=0, p3=0)
    result = count(evening)
    assert (result.matches, result.finished, result.rounds, result.blocked) == (2, 2, 4, 1)
    assert [(str(each.name), each.wins, each.matches) for each in result.players] == [
        ("Ann", 2, 2),
        ("Cy", 1, 1),
        ("Bo", 0, 1),
    ]
    ann = result.players[0]
    assert (ann.rounds, ann.rounds_won) == (4, 2)
    assert (ann.average_points, ann.highest_round) == (127.5, 300)


def test_a_match_that_is_broken_off_or_still_played_is_nobodys_win_but_its_rounds_count(
    evening: Evening,
) -> None:
    evening.match(ANN, BO)
    evening.score(1, "p1", p1=30, p2=0)
    evening.won(p1=30, p2=0)
    evening.match(ANN, BO)
    evening.score(1, "p1", p1=10, p2=0)
    result = count(evening)
    assert (result.matches, result.finished) == (2, 0)
    assert [(str(each.name), each.wins, each.matches, each.rounds_won) for each in result.players] == [
        ("Ann", 0, 0, 2),
        ("Bo", 0, 0, 0),
    ]
    assert [each.ended for each in result.latest] == [False, True]


def test_charges_are_told_apart_from_points(evening: Evening) -> None:
    evening.match(ANN, BO, scoring="low")
    evening.score(1, "p1", p1=0, p2=30)
    evening.match(ANN, BO, scoring="none")
    evening.score(1, "p1", p1=0, p2=0)
    bo = player(evening, "Bo")
    assert (bo.average_points, bo.highest_round, bo.average_charge) == (None, None, 30)
    assert count(evening).editions[0].average_points is None


def test_all_bots_of_one_strength_are_one_line_below_the_people(evening: Evening) -> None:
    evening.match(ANN, ROBO, Player("p5", "Echo", bot="sharp"), cards="virtual")
    evening.score(1, "p4", p1=0, p4=500, p5=0)
    evening.won("p4", p1=0, p4=500, p5=0)
    # The id is free again, and the next who sits down gets it.
    evening.match(ANN, Player("p4", "Dee"))
    assert [(str(each.name), each.bot, each.matches, each.wins) for each in count(evening).players] == [
        ("Ann", "", 1, 0),
        ("Dee", "", 0, 0),
        ("sharp bots", "sharp", 2, 1),
    ]
    assert count(evening).latest[0].players == ("Ann", "Robo", "Echo")


def test_whoever_plays_on_for_a_bot_is_counted_by_the_name_that_it_had(evening: Evening) -> None:
    evening.match(ANN, ROBO, cards="virtual")
    evening.add(PlayedBy(player="p4", bot=""))
    evening.score(1, "p4", p1=0, p4=500)
    evening.won("p4", p1=0, p4=500)
    evening.match(ANN, BO)
    players = count(evening).players
    assert [(str(each.name), each.bot, each.wins) for each in players if each.matches] == [
        ("Robo", "", 1),
        ("Ann", "", 0),
    ]


def test_whoever_hands_over_to_a_bot_keeps_the_rounds_played_before(evening: Evening) -> None:
    evening.match(ANN, BO, cards="virtual")
    evening.score(1, "p1", p1=300, p2=0)
    evening.add(PlayedBy(player="p1", bot="sharp"))
    evening.score(2, "p1", p1=210, p2=0)
    evening.won("p1", p1=510, p2=0)
    assert [(str(each.name), each.rounds, each.rounds_won) for each in count(evening).players] == [
        ("Ann", 1, 1),
        ("Bo", 2, 0),
        ("sharp bots", 1, 1),
    ]
    assert [(str(each.name), each.bot) for each in export.rounds(evening.journal)] == [
        *(("Ann", ""), ("Bo", "")),
        *(("Ann", "sharp"), ("Bo", "")),
    ]


def test_two_who_played_for_bots_of_one_id_are_two(evening: Evening) -> None:
    for name in ("Coral", "Finn"):
        evening.match(ANN, Player("b1", name, bot="easy"), cards="virtual")
        evening.add(PlayedBy(player="b1", bot=""))
        evening.won("b1", p1=0, b1=500)
    wins = {str(each.name): each.wins for each in count(evening).players if each.wins}
    assert wins == {"Coral": 1, "Finn": 1}


def test_whoever_changes_the_name_stays_the_same_player(evening: Evening) -> None:
    evening.match(ANN, BO)
    evening.score(1, "p1", p1=500, p2=0)
    evening.won("p1", p1=500, p2=0)
    evening.add(PlayerRenamed(player="p1", name="Anna"))
    evening.match(Player("p1", "Anna"), BO)
    result = count(evening)
    assert [str(each.name) for each in result.players] == ["Anna", "Bo"]
    assert result.latest[0].winners == ("Anna",)


def test_whoever_comes_late_or_leaves_early_is_counted_for_the_rounds_played(evening: Evening) -> None:
    evening.match(ANN, BO)
    evening.score(1, "p1", p1=30, p2=0)
    evening.add(PlayerJoined(player=CY, seat=1))
    evening.score(2, "p3", p1=0, p2=0, p3=20)
    evening.add(PlayerLeft(player="p2"))
    evening.score(3, "p3", p1=0, p3=500)
    evening.won("p3", p1=30, p2=0, p3=520)
    assert [(str(each.name), each.rounds, each.matches) for each in count(evening).players] == [
        ("Cy", 2, 1),
        ("Ann", 3, 1),
        ("Bo", 2, 1),
    ]
    (match,) = count(evening).latest
    assert match.players == ("Ann", "Cy", "Bo")
    assert [round.points for round in match.rounds] == [(30, 0, 0), (0, 20, 0), (0, 500, 0)]


def test_penalties_catches_and_pushes_have_names(evening: Evening) -> None:
    evening.match(ANN, BO)
    evening.add(UnoPenalty(player="p1", cards=2, caught_by="p2"))
    evening.add(UnoPenalty(player="p1", cards=4))
    evening.spin("green", "draw-4", by="p2")
    evening.spin("green", "draw-4")
    ann, bo = player(evening, "Ann"), player(evening, "Bo")
    assert (ann.penalties, ann.penalty_cards, ann.catches, ann.spins) == (2, 6, 0, 0)
    assert (bo.penalties, bo.penalty_cards, bo.catches, bo.spins) == (0, 0, 1, 1)


# Second thoughts


def test_what_an_undo_took_back_does_not_count(evening: Evening) -> None:
    start = evening.match(ANN, BO)
    evening.score(1, "p1", p1=30, p2=0)
    evening.spin("green", "draw-4")
    evening.add(UnoPenalty(player="p1", cards=2))
    evening.undo(start)
    evening.score(1, "p2", p1=0, p2=7)
    result = count(evening)
    assert (result.rounds, result.spins) == (1, 0)
    assert [(str(each.name), each.rounds_won, each.penalties) for each in result.players] == [
        ("Bo", 1, 0),
        ("Ann", 0, 0),
    ]


def test_a_spin_that_was_taken_back_while_it_turned_does_not_count(evening: Evening) -> None:
    start = evening.match(ANN, BO)
    spin = evening.draw("green", "draw-4")
    evening.undo(start)
    evening.land(spin, "confirmed", "confirmed")
    assert count(evening).spins == 0


def test_a_round_counts_as_it_was_corrected_and_so_does_the_match(evening: Evening) -> None:
    evening.match(ANN, BO)
    wrong = evening.score(1, "p1", p1=500, p2=0)
    end = evening.won("p1", p1=500, p2=0)
    evening.add(Corrected(record=wrong, now=RoundScored(round=1, winner="p2", points={"p1": 0, "p2": 510})))
    evening.won("p2", p1=0, p2=510)
    assert [(str(each.name), each.wins, each.highest_round) for each in count(evening).players] == [
        ("Bo", 1, 510),
        ("Ann", 0, 0),
    ]
    assert count(evening).latest[0].rounds[0].corrected
    evening.undo(end)
    assert [(str(each.name), each.wins) for each in count(evening).players] == [("Ann", 1), ("Bo", 0)]


def test_a_spin_that_came_again_after_an_undo_is_one_spin_and_one_draw(evening: Evening) -> None:
    start = evening.match(ANN, BO)
    first = evening.spin("green", "draw-4")
    evening.undo(start)
    evening.spin("green", "draw-4", again=first)
    result = count(evening)
    assert result.spins == 1
    assert [reel.draws for reel in result.reels] == [1, 1]


# How long


def test_a_round_lasts_from_the_one_before_and_a_match_as_long_as_its_rounds(evening: Evening) -> None:
    evening.wait(500)
    evening.match(ANN, BO)
    evening.wait(600)
    evening.score(1, "p1", p1=30, p2=0)
    evening.wait(60)
    evening.score(2, "p2", p1=0, p2=500)
    evening.won("p2", p1=30, p2=500)
    evening.wait(300)
    evening.add(PlayerRenamed(player="p1", name="Anna"))
    result = count(evening)
    assert [(each.round, each.seconds, each.winner) for each in result.longest_rounds] == [
        (1, 600, "Anna"),
        (2, 60, "Bo"),
    ]
    assert result.longest_match is not None
    assert (result.longest_match.seconds, result.seconds) == (660, 660)
    assert result.editions[0].average_seconds == 330


def test_an_open_round_counts_as_playing_time(evening: Evening) -> None:
    evening.match(ANN, BO)
    evening.wait(100)
    evening.spin("green", "draw-4")
    assert count(evening).seconds == 100


@pytest.mark.parametrize("away", ["pause", "night", "silence", "clock"])
def test_pauses_nights_long_silences_and_a_clock_set_back_are_not_playing(
    away: str, evening: Evening
) -> None:
    evening.match(ANN, BO)
    evening.wait(100)
    if away == "pause":
        evening.add(Paused(reason="supper"))
        evening.wait(900)
        evening.add(PlayerJoined(player=CY, seat=2))
        evening.wait(900)
        evening.add(Resumed())
    elif away == "night":
        evening.add(MoveMade(move="1: draw"))
        evening.wait(3000)
        evening.add(TableOpened(software="0.1.0", board="sim"))
    elif away == "silence":
        evening.add(MoveMade(move="1: draw"))
        evening.wait(BREAK_S + 1)
        evening.add(MoveMade(move="2: draw"))
    else:
        evening.add(MoveMade(move="1: draw"))
        evening.wait(-7200)
        evening.add(MoveMade(move="2: draw"))
    evening.wait(50)
    evening.score(1, "p1", p1=30, p2=0)
    assert count(evening).longest_rounds[0].seconds == 150


def test_what_was_taken_back_has_been_played_for_all_that(evening: Evening) -> None:
    start = evening.match(ANN, BO)
    evening.wait(2400)
    evening.score(1, "p1", p1=30, p2=0)
    evening.undo(start)
    evening.wait(2400)
    evening.score(1, "p2", p1=0, p2=30)
    assert count(evening).longest_rounds[0].seconds == 4800


def test_spins_are_counted_for_their_round_and_those_outside_for_none(evening: Evening) -> None:
    evening.spin("war")
    evening.match(ANN, BO)
    evening.spin("green", "draw-4")
    evening.score(1, "p1", p1=30, p2=0)
    evening.spin("green", "draw-4")
    evening.add(SpinTold(tray="eyes", faces=("red", "draw-4")))
    evening.score(2, "p1", p1=470, p2=0)
    evening.won("p1", p1=500, p2=0)
    evening.spin("green", "draw-4")
    result = count(evening)
    assert result.spins == 5
    assert [(each.round, each.spins) for each in result.busiest_rounds] == [(2, 2), (1, 1)]
    assert result.busiest_match is not None
    assert (result.busiest_match.spins, result.editions[0].spins) == (3, 3)


# Editions and lists


def test_editions_are_compared_and_one_that_is_gone_keeps_its_id(evening: Evening) -> None:
    evening.match(edition="no-longer-here")
    for _ in range(2):
        evening.match(edition="corn")
        evening.score(1, "p1", p1=40, p2=0)
        evening.score(2, None, p1=0, p2=0)
    first, second = count(evening).editions
    assert (first.name, first.matches, first.rounds, first.blocked) == ("UNO Corn", 2, 4, 2)
    assert first.average_points == 40
    assert (second.name, second.matches, second.average_points) == ("no-longer-here", 1, None)


def test_only_the_latest_matches_are_told_round_by_round(evening: Evening) -> None:
    for _ in range(LATEST + 2):
        evening.match()
        evening.score(1, "p1", p1=40, p2=0)
    evening.match()
    result = count(evening)
    assert result.matches == LATEST + 3
    assert [each.match for each in result.latest] == list(range(LATEST + 2, 2, -1))


# Secrets


def test_a_spin_that_has_not_landed_is_in_no_figure(evening: Evening) -> None:
    evening.match()
    evening.draw("green", "draw-4")
    result = count(evening)
    assert (result.spins, result.reels) == (0, ())


def test_what_a_newer_companion_wrote_is_passed_over(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.match()
    write_raw(tmp_path, '{"kind":"fireworks"}')
    evening.close()
    evening = Evening(tmp_path)
    evening.score(1, "p1", p1=40, p2=0)
    assert count(evening).rounds == 1
    evening.close()


def test_the_result_is_plain_data(evening: Evening) -> None:
    evening.match()
    evening.spin("green", "draw-4")
    evening.score(1, "p1", p1=40, p2=0)
    result = count(evening)
    assert_is_plain_data(result)


def test_a_reader_that_goes_on_tells_what_a_new_one_tells(evening: Evening) -> None:
    reader = PastReader()

    def same() -> None:
        while reader.read_on(evening.journal, most=2):
            pass
        assert reader.result() == past(evening.journal)

    for number in range(1, 4):
        same()
        evening.spin("green", "draw-4")
        same()
        start = evening.match(ANN, BO)
        evening.wait(30)
        spin = evening.draw("red", "draw-4", by="p1")
        same()
        evening.land(spin, "confirmed", "confirmed")
        same()
        evening.undo(start)
        evening.spin("red", "draw-4", again=spin)
        evening.wait(60)
        wrong = evening.score(1, "p1", p1=30, p2=0)
        same()
        evening.add(Corrected(record=wrong, now=RoundScored(round=1, winner="p2", points={"p1": 0, "p2": 7})))
        evening.add(UnoPenalty(player="p1", cards=2, caught_by="p2"))
        same()
        evening.add(PlayerRenamed(player="p1", name=f"Anna {number}"))
        evening.won("p2", p1=0, p2=7)
        same()
