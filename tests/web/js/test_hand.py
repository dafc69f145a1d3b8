"""What the hand page works out by itself: how a hand lies, which card makes which move, what it risks."""

from __future__ import annotations

import json
from itertools import pairwise, product
from typing import Any

import msgspec
import pytest

from companion.rules.editions import editions
from companion.table.commands import NewPlayer, StartMatch, read_command
from companion.table.virtual.views import AttackView
from companion.web.editions import listed
from tests.web.js.node import Node

pytestmark = pytest.mark.process

FINGER = 48
LISTED = {each["id"]: each for each in json.loads(listed())}


def a_move(verb: str, words: str = "", **about: object) -> dict[str, object]:
    bare = {"card": None, "colour": None, "seat": None, "uno": False}
    return {"move": f"1: {verb} {words}".strip(), "label": verb, "verb": verb, **bare, **about}


def a_game(kind: str, *moves: dict[str, object], hand: list[str]) -> dict[str, object]:
    decision = {
        "kind": kind,
        "prompt": "Storm or sunshine?",
        "optional": False,
        "about": None,
        "moves": moves,
    }
    return {"seat": 0, "hand": hand, "decisions": [decision], "spin_due": None, "awaited": [], "top": "R7"}


def test_every_card_of_a_hand_leaves_room_for_a_finger(run_module: Node) -> None:
    hands = list(product([1, 2, 7, 8, 25, 60], [344, 374, 600, 1024]))
    body = "return hands.map(([cards, width]) => m.fan(cards, width, 844));"
    for (cards, width), laid in zip(hands, run_module("hand/fan.js", body, hands=hands), strict=True):
        places = laid["places"]
        assert len(places) == cards
        assert all(0 <= place["x"] <= width - laid["width"] for place in places)
        for one, other in pairwise(places):
            beside, below = other["x"] - one["x"], other["y"] - one["y"]
            # Half a pixel is lost to rounding.
            assert beside >= FINGER - 1 if beside > 0 else below >= FINGER


@pytest.mark.parametrize("edition", editions())
def test_a_hand_is_sorted_by_colour_and_number_with_wilds_last(run_module: Node, edition: str) -> None:
    cards = [card["code"] for card in LISTED[edition]["cards"]]
    body = "return new m.Deck(edition).sorted(cards).map((card) => [card.colour, card.number]);"
    shown = run_module("cards/deck.js", body, edition=LISTED[edition], cards=cards[::-1])
    colours = [colour["word"] for colour in LISTED[edition]["colours"]] + [None]
    places = [(colours.index(colour), 10 if number is None else number) for colour, number in shown]
    assert len(shown) == len(cards)
    assert places == sorted(places)


def test_a_card_that_no_edition_has_is_called_by_its_code(run_module: Node) -> None:
    assert run_module("cards/deck.js", "return new m.Deck({ colours: [] }).card('X1').name;") == "X1"


def test_a_decision_that_nobody_has_heard_of_has_all_its_moves_on_the_page(run_module: Node) -> None:
    moves = [
        a_move("swap", "R7", card="R7"),
        a_move("swap", "B2", card="B2"),
        a_move("paint", "red", colour="red"),
        a_move("push", "2", seat=1),
        a_move("choose", "storm"),
    ]
    body = "return m.sortMoves({moves}, ['R7', 'G1']);"
    sorted_moves: dict[str, Any] = run_module("hand/moves.js", body, moves=moves)
    found = {place: [each["move"] for each in listed] for place, listed in sorted_moves.items() if listed}
    assert found == {
        "cards": ["1: swap R7"],
        "strange": ["1: swap B2"],
        "colours": ["1: paint red"],
        "people": ["1: push 2"],
        "words": ["1: choose storm"],
    }


def test_a_decision_that_nobody_has_heard_of_is_asked_in_its_own_words(run_module: Node) -> None:
    game = a_game("weather", a_move("choose", "storm"), hand=["R7"])
    table = {"match": {"paused": None, "players": []}, "game": game, "spinning": False}
    said = run_module("hand/headline.js", "return m.headline({table}, null);", table=table)
    assert said == {"title": "Storm or sunshine?", "text": "", "tone": "mine"}


def test_a_card_that_does_not_fit_is_tried_so_that_the_table_says_why(run_module: Node) -> None:
    game = a_game("turn", a_move("play", "R7", card="R7"), a_move("draw"), hand=["R7", "B2"])
    body = "return ['R7', 'B2'].map((code) => [m.moveOf(game, code, false)?.move, m.attemptOf(game, code)]);"
    assert run_module("hand/moves.js", body, game=game) == [
        ["1: play R7", "1: play R7"],
        [None, "1: play B2"],
    ]


def test_uno_is_called_with_the_play_if_its_button_was_pressed_before(run_module: Node) -> None:
    with_call = a_move("play", "R7 uno", card="R7", uno=True)
    game = a_game("turn", a_move("play", "R7", card="R7"), with_call, hand=["R7", "B2"])
    body = "return [false, true].map((armed) => m.moveOf(game, 'R7', armed).move);"
    assert run_module("hand/moves.js", body, game=game) == ["1: play R7", "1: play R7 uno"]


def test_a_challenge_says_what_it_costs_if_it_is_wrong(run_module: Node) -> None:
    attack = AttackView(cards=4, lost_challenge=6, keeps_turn=True, colour="blue")
    body = "return m.risk('challenge', attack, 'Bo');"
    words = run_module("hand/risks.js", body, attack=msgspec.to_builtins(attack))
    assert words.startswith("If Bo held a blue card, ")
    assert "If not, you draw 6!" in words


def test_one_press_asks_for_a_game_against_three_bots(run_module: Node) -> None:
    body = "return m.againstBots('corn', 'Coral');"
    command = read_command(json.dumps(run_module("start/seating.js", body)))
    assert isinstance(command, StartMatch)
    assert (command.edition, command.cards) == ("corn", "virtual")
    you, *bots = command.players
    assert you == NewPlayer("Coral")
    assert len({player.name for player in command.players}) == 4
    assert all(player.bot == "easy" for player in bots)


@pytest.mark.parametrize(("cards", "bots"), [("virtual", ["", "sharp"]), ("real", ["", ""])])
def test_bots_sit_down_where_there_are_virtual_cards_only(
    run_module: Node, cards: str, bots: list[str]
) -> None:
    setup = {
        "edition": "eye-eye",
        "cards": cards,
        "players": ["Ann", "Bo"],
        "bots": {"Bo": "sharp"},
        "options": {},
        "houseRules": [],
        "tracker": False,
    }
    body = "return m.asCommand(setup, edition);"
    command = read_command(
        json.dumps(run_module("start/draft.js", body, setup=setup, edition=LISTED["eye-eye"]))
    )
    assert isinstance(command, StartMatch)
    assert [player.bot for player in command.players] == bots


def test_a_curtain_that_fell_while_the_others_left_goes_up_again(run_module: Node) -> None:
    """Somebody's phone takes their seat just when the screen has asked for nobody's cards to be sent."""
    people = [{"id": "p1", "name": "Ann", "bot": ""}, {"id": "p2", "name": "Bo", "bot": ""}]
    game = {"seat": None, "awaited": [{"seat": 0, "kind": "turn"}]}
    match = {"players": people, "ended": False, "paused": None}
    body = """
      const sent = [];
      const you = { player: null, players: ["p1", "p2"] };
      const table = { match, game, spinning: false };
      const link = { table, you, send: async (command) => void sent.push(command) };
      const curtain = new m.Curtain(link, () => {});
      curtain.check();
      const before = [...sent];
      you.players = ["p1"];
      curtain.check();
      curtain.check();
      return [before, sent];
    """
    both, alone = run_module("hand/curtain.js", body, match=match, game=game)
    assert both == [], "it waits for Ann to say that it is her"
    assert alone == [{"type": "look", "player": "p1"}]
