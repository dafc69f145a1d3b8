"""What a person is shown and asked: only their own view, what an answer risks, and how much time is left."""

import pytest

from companion.cli.terminal.person import FORCED, Person, Quit
from companion.rules.faces import BLACK, DRAW_4, WHAT, WHO
from companion.rules.match import Match
from companion.rules.moves import Draw, Move
from companion.rules.notation import parse_move
from tests.cli.tables import Rehearsal, match_at


def seated(match: Match, *answers: str, motion: bool = True) -> tuple[Person, Rehearsal]:
    stage = Rehearsal(answers)
    person = Person(match, 0, stage, motion=motion)
    person.tell([], by=0)
    return person, stage


def happens(match: Match, person: Person, *lines: str) -> None:
    """Moves are made, and the person is told."""
    for line in lines:
        move = parse_move(line, match.edition)
        person.tell(match.push(move), move.seat)


def chosen(match: Match, person: Person) -> Move:
    return person.choose([decision for decision in match.decisions if decision.seat == 0])


def offered(match: Match, person: Person) -> Move | None:
    return person.offer([decision for decision in match.decisions if decision.seat == 0])


TURN = "mario; turn 1; hands R7 G1 Y3 / B1 B2 / Y1 Y2; discards R5"


def test_hand_pile_and_players_are_on_the_table() -> None:
    match = match_at(TURN)
    person, stage = seated(match, "1")
    assert str(chosen(match, person)) == "1: play R7"
    *_, table, new_page = stage.shown
    for word in (
        "Super Mario",
        "▸Kim",
        "Ada",
        "2 cards · 0",
        "│R7  │",
        "│R5  │",
        "● red",
        "╰─1──╯",
        "d Draw a card",
    ):
        assert word in table
    assert table.endswith("Play a card or draw one:")
    assert new_page == "---", "what came before is old news"


def test_nobody_else_s_cards_are_ever_shown() -> None:
    match = match_at("mario; turn 2; hands G7 G1 G3 / R1 W+4 B9 / Y1 Y2; discards R5; pile Bskip Y9 …")
    person, stage = seated(match)
    happens(match, person, "2: draw", "2: pass", "3: draw", "3: pass")
    shown = "\n".join(stage.shown)
    for code in ("B9", "W+4", "Bskip", "Y9", "blue Skip", "yellow 9"):
        assert code not in shown
    assert "> Ada draws a card." in stage.shown


def test_a_forehead_card_is_seen_by_all_but_its_owner() -> None:
    match = match_at("corn; turn 3; hands G7 G1 G3 / B1 B2 / Wnar Y2 Y5; discards G5; pile P8 Y4 B6 …")
    person, stage = seated(match, "b")
    happens(match, person, "3: play Wnar", "3: colour green")
    players = stage.last
    assert "wears ?" in players
    assert "wears ★Y4" in players
    assert "wears ■B6" in players
    assert "pink" not in "\n".join(stage.shown)
    assert "> Kim holds a card, unseen, to the forehead." in stage.shown
    assert str(chosen(match, person)) == "1: guess blue"
    assert "♥ pink" in stage.table


def test_uno_states_are_told_apart() -> None:
    match = match_at("mario; turn 2; hands G7 G1 G3 / R1 B2 / Y1 Y2; discards R5")
    person, stage = seated(match)
    happens(match, person, "2: play R1")
    assert "1, no UNO?" in stage.last
    happens(match, person, "2: uno")
    assert "UNO!" in stage.last.splitlines()[3]


def test_a_challenge_says_what_it_risks() -> None:
    match = match_at("corn; turn 2; right; hands G7 G1 G3 / W+4 B2 B3 / Y1 Y2; discards P5")
    person, stage = seated(match, "a")
    happens(match, person, "2: play W+4", "2: colour green")
    assert str(chosen(match, person)) == "1: accept"
    words = " ".join(stage.table.split())
    assert "Accept: you draw 4 and miss the turn." in words
    assert "if Ada held a card of the colour, Ada draws 4 and you play; if not, you draw 6." in words
    assert stage.table.endswith("Draw cards were played on you (Ada):")


def test_a_table_where_the_turn_is_lost_all_the_same_says_so() -> None:
    match = match_at(
        "corn; turn 2; right; hands G7 G1 / W+4 B2 B3 / Y1 Y2; discards P5", challenger_keeps_turn=False
    )
    person, stage = seated(match, "c")
    happens(match, person, "2: play W+4", "2: colour green")
    assert str(chosen(match, person)) == "1: challenge"
    assert "draws 4 and you still miss the turn" in " ".join(stage.table.split())


def test_a_single_choice_is_made_after_saying_so() -> None:
    match = match_at("mario; turn 1; hands G7 G1 Y3 / B1 B2 / Y1 Y2; discards R5; pile B9 …")
    person, stage = seated(match)
    move = chosen(match, person)
    assert move == Draw(0)
    assert f"> {FORCED[Draw]}" in stage.shown
    person.tell(match.push(move), 0)
    assert str(chosen(match, person)) == "1: pass"
    assert stage.answers == []


def test_a_wrong_answer_is_asked_again_with_the_reason() -> None:
    match = match_at(TURN)
    person, stage = seated(match, "g1", "", "zz", "draw")
    assert str(chosen(match, person)) == "1: draw"
    shown = [" ".join(each.split()) for each in stage.shown]
    assert any("No: green 1" in each for each in shown)
    assert any("There is no 'zz' here" in each for each in shown)


def test_leaving_asks_once_more() -> None:
    match = match_at(TURN)
    person, stage = seated(match, "q", "n", "q", "y")
    with pytest.raises(Quit):
        chosen(match, person)
    assert stage.answers == []
    assert stage.last.endswith("Leave the game? y leaves, any other key stays:")


def test_a_catch_is_offered_with_its_key_while_time_runs() -> None:
    match = match_at("mario; turn 2; hands G7 G1 G3 / R1 B2 / Y1 Y2; discards R5")
    person, stage = seated(match, "c", " ")
    happens(match, person, "2: play R1")
    assert str(offered(match, person)) == "1: catch 2"
    assert "c Catch Ada: no UNO called" in stage.last
    assert stage.last.endswith("Somebody has one card left (quick: c)")
    assert offered(match, person) is None, "any other key lets it go by"


def test_without_motion_a_chance_waits_for_an_answer() -> None:
    match = match_at("mario; turn 2; hands G7 G1 G3 / R1 B2 / Y1 Y2; discards R5")
    person, stage = seated(match, "", "c", motion=False)
    happens(match, person, "2: play R1")
    assert not person.timed
    assert offered(match, person) is None
    assert stage.last.endswith("(Enter: let it be):")
    assert str(offered(match, person)) == "1: catch 2"
    assert stage.waited == 0


EYES = "eye-eye; turn 2; hands G7 G1 G3 / R1* B2 Y4 / Y1 Y2; discards R5"


def test_the_eyes_run_before_anybody_hears_what_they_brought() -> None:
    match = match_at(EYES)
    person, stage = seated(match)
    happens(match, person, "2: play R1*")
    before = len(stage.shown)
    happens(match, person, "tray: spin black draw-4")
    *running, _ = stage.shown[before:]
    told = next(place for place, each in enumerate(running) if each.startswith("> Ada spins"))
    assert told == len(running) - 1, "all pictures of the spin come first"
    words = {face.word for picture in running[:told] for face in (*WHO, *WHAT) if face.word in picture}
    assert words == {face.word for face in (*WHO, *WHAT)}, "each eye goes round"
    assert BLACK.word in running[told - 1]
    assert DRAW_4.word in running[told - 1]
    assert stage.waited > 1


def test_without_motion_the_eyes_just_show_where_they_stopped() -> None:
    match = match_at(EYES)
    person, stage = seated(match, motion=False)
    happens(match, person, "2: play R1*", "tray: spin black draw-4")
    assert BLACK.word in stage.last
    assert DRAW_4.word in stage.last
    assert not any("spins …" in each for each in stage.shown)


def test_after_a_round_everybody_s_score_is_shown() -> None:
    match = match_at("mario; turn 2; hands G7 Gskip / R1 / Y1 W; discards R5")
    person, stage = seated(match)
    happens(match, person, "2: play R1")
    (page,) = (each for each in stage.shown if "Press a key for the next round." in each)
    assert "Ada wins the round." in page
    rows = {line.split()[0]: line.split()[1:] for line in page.splitlines() if line.strip()}
    assert rows["Ada"] == ["+78", "78"]
    assert rows["Kim"] == ["0", "27", "G7", "Gskip"]
    assert rows["Ben"] == ["0", "51", "Y1", "W"]


def test_h_says_what_a_sharp_player_would_do_and_why() -> None:
    match = match_at(TURN)
    person, stage = seated(match, "h", "1")
    assert str(chosen(match, person)) == "1: play R7"
    assert any("Play red 7, because it is the only card that fits." in shown for shown in stage.shown)
