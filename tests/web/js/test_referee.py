"""What the referee's and the first page work out by themselves agrees with the table."""

from __future__ import annotations

import json
from itertools import product

import msgspec
import pytest

from companion.names import Direction
from companion.rules.editions import editions
from companion.rules.options import Options
from companion.sentences import encode
from companion.table.commands import CorrectRound, ScoreRound, StartMatch, read_command
from companion.table.journal.records import Player
from companion.table.journal.state import MatchState
from companion.table.real.counting import sorts, worth
from companion.web.editions import listed
from tests.web.js.node import Node

pytestmark = pytest.mark.process

NAMES = ["Ann", "Bo", "Cleo"]
LEFT = {"p2": {"7": 2, "wild": 1}, "p3": {"skip": 1, "points": 12}}


def a_match(edition: str = "eye-eye", scoring: str = "standard") -> dict[str, object]:
    """As much of the view of a match as the pages need to count."""
    return {
        "scoring": scoring,
        "sorts": msgspec.to_builtins(sorts(editions()[edition]), enc_hook=encode),
        "players": [{"id": f"p{number}", "name": name} for number, name in enumerate(NAMES, 1)],
        "gone": [{"id": "p9", "name": "Zoe"}],
        "round": 2,
    }


ROUND = {"round": 1, "winner": "p1", "left": LEFT | {"p9": {"wild": 1}}, "points": {"p1": 146}}


@pytest.mark.parametrize("edition", editions())
def test_a_hand_is_worth_on_the_page_what_the_table_counts(run_module: Node, edition: str) -> None:
    hand = {sort.id: number for number, sort in enumerate(sorts(editions()[edition]), 1)}
    shown = run_module(
        "lib/referee/draft.js", "return m.worth(match, hand);", match=a_match(edition), hand=hand
    )
    assert shown == worth(editions()[edition], hand) > 0


# Somebody counts a hand card by card; the table answers when it is told to.
COUNTING = """
  const asked = [];
  const link = {
    table: { at: 7 },
    preview: (command) => new Promise((resolve, reject) => asked.push({ command, resolve, reject })),
  };
  let drawn = [];
  let cards = 0;
  const draw = () => drawn.push(preview.of({ cards }));
  const preview = new m.RoundPreview(link, draw);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const count = () => { cards += 1; draw(); };
"""


def test_what_a_round_brings_is_asked_of_the_table_once_at_a_time_and_never_shown_of_another_draft(
    run_module: Node,
) -> None:
    body = """
      count(); count(); count();
      asked[0].resolve("of one card");
      await settled();
      asked[1].resolve("of three cards");
      await settled();
      draw();
      count();
      return [drawn, asked.map((each) => each.command.cards)];
    """
    drawn, asked = run_module("lib/referee/preview.js", COUNTING + body)
    assert drawn == [None, None, None, None, "of three cards", "of three cards", None]
    assert asked == [1, 3, 4]


def test_what_a_round_brings_is_asked_again_after_a_failure_and_when_the_table_has_changed(
    run_module: Node,
) -> None:
    body = """
      count();
      asked[0].reject(new Error("Not connected."));
      await settled();
      const before = asked.length;
      draw();
      asked[1].resolve("before");
      await settled();
      link.table.at += 1;
      draw();
      asked[2].resolve("after");
      await settled();
      return [before, drawn];
    """
    before, drawn = run_module("lib/referee/preview.js", COUNTING + body)
    assert before == 1, "it waits for the next drawing"
    assert drawn == [None, None, "before", "before", "after"]


def test_a_counted_round_is_a_command_that_the_table_reads_and_stays_the_one_that_was_counted(
    run_module: Node,
) -> None:
    body = """
      const draft = {...m.newDraft(match), winner: "p1", left: {...left, p1: {"9": 1}}};
      return m.asCommand({...match, round: 3}, draft);
    """
    command = run_module("lib/referee/draft.js", body, match=a_match(), left=LEFT)
    assert read_command(json.dumps(command)) == ScoreRound(winner="p1", left=LEFT, round=2)


def test_a_blocked_round_has_no_winner_and_nothing_to_count(run_module: Node) -> None:
    body = "return m.asCommand(match, {round: null, winner: null, left});"
    command = run_module("lib/referee/draft.js", body, match=a_match(), left=LEFT)
    assert read_command(json.dumps(command)) == ScoreRound(winner=None)


def test_a_correction_starts_from_the_round_and_knows_who_left_since(run_module: Node) -> None:
    body = "return m.asCommand(match, m.newDraft(match, round));"
    command = run_module("lib/referee/draft.js", body, match=a_match(), round=ROUND)
    assert read_command(json.dumps(command)) == CorrectRound(
        round=1, winner="p1", left=LEFT | {"p9": {"wild": 1}}
    )


def test_rounds_are_corrected_where_people_counted_them_and_the_match_was_not_broken_off(
    run_module: Node,
) -> None:
    body = "return matches.map((match) => m.canCorrect(match));"
    matches = [
        {"cards": cards, "ended": ended, "winners": winners}
        for cards in ("real", "virtual")
        for ended, winners in ((False, []), (True, ["p1"]), (True, []))
    ]
    assert run_module("lib/referee/draft.js", body, matches=matches) == [True, True, *[False] * 4]


def test_no_more_cards_of_a_sort_are_counted_than_the_deck_has(run_module: Node) -> None:
    body = """
      const wild = match.sorts.find((sort) => sort.id === "wild");
      const draft = (number) => ({round: null, winner: "p1", left: {p2: {wild: 3}, p3: {wild: number}}});
      return [m.canAdd(draft(0), wild), m.canAdd(draft(1), wild)];
    """
    assert run_module("lib/referee/draft.js", body, match=a_match()) == [True, False]


@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_a_skip_leads_to_the_seat_that_the_table_means(run_module: Node, direction: Direction) -> None:
    players = tuple(Player(f"p{number}", name) for number, name in enumerate(NAMES, 1))
    table = MatchState(
        record=1,
        edition="eye-eye",
        edition_version=1,
        cards="real",
        options=Options(),
        house_rules=(),
        tracker=True,
        players=players,
        direction=direction,
    )
    match = a_match() | {"direction": direction}
    body = "return ids.flatMap((id) => [1, 2].map((steps) => m.seatsOn(match, id, steps)));"
    shown = run_module("lib/people.js", body, match=match, ids=[each.id for each in players])
    meant = []
    for player, steps in product(players, (1, 2)):
        seat = player.id
        for _ in range(steps):
            seat = table.next_to(seat, direction)
        meant.append(seat)
    assert shown == meant


def test_lines_that_an_undo_took_back_are_struck_and_no_others(run_module: Node) -> None:
    lines = [
        {"at": 3, "kind": "dealer-named", "back_to": None},
        {"at": 4, "kind": "colour-called", "back_to": None},
        {"at": 5, "kind": "turn-passed", "back_to": None},
        {"at": 6, "kind": "undone", "back_to": 3},
        {"at": 7, "kind": "round-scored", "back_to": None},
    ]
    body = """
      const last = (number) => m.lastAct(lines.slice(0, number)).at;
      return [m.withUndone(lines).map((line) => line.undone), last(5), last(4)];
    """
    struck, last, before = run_module("lib/lines.js", body, lines=lines)
    assert struck == [False, True, True, False, False]
    assert (last, before) == (7, 3)


def test_the_start_form_asks_for_what_differs_from_the_edition_alone(run_module: Node) -> None:
    setup = {
        "edition": "mario",
        "cards": "real",
        "players": NAMES,
        "options": {"target": 500, "scoring": "low", "star_chain": True, "choose_self": False},
        "houseRules": ["", " Everyone sings "],
        "tracker": True,
    }
    edition = next(each for each in json.loads(listed()) if each["id"] == "mario")
    body = "return m.asCommand(setup, edition);"
    command = read_command(json.dumps(run_module("start/draft.js", body, setup=setup, edition=edition)))
    assert isinstance(command, StartMatch)
    assert command.options == {"scoring": "low", "star_chain": True}
    assert [rule.text for rule in command.house_rules] == ["", "Everyone sings"]
    assert [player.name for player in command.players] == NAMES
    assert command.tracker


def test_a_first_visit_offers_two_players_and_a_later_one_those_who_played(run_module: Node) -> None:
    body = "return rosters.map((roster) => m.newSetup({table: {match: null}, roster}, editions, []).players);"
    rosters = [[], [{"id": "p1", "name": "Ann"}]]
    shown = run_module("start/draft.js", body, rosters=rosters, editions=json.loads(listed()))
    assert shown == [["Player 1", "Player 2"], ["Ann", "Player 2"]]
