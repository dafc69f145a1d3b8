"""The director: pages, bots and windows wait until everybody has read what happened, by the table's clock."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from companion.config import TableSettings
from companion.names import Pace
from companion.rules import events as ev
from companion.rules.editions import edition
from companion.rules.faces import REELS
from companion.table.commands import ChoosePace, HouseRule, MakeMove, Pause, Resume
from companion.table.errors import Refused
from companion.table.virtual.stages import MOST_S, StageView, staged
from companion.table.virtual.unfolding import unfolded
from companion.table.virtual.views import GameView, Viewer
from tests.hal.rig import in_loop
from tests.table.virtual.rig import AT_ONCE, USUAL, CardRig, People, at_cards, lucky, stacked

STAGED = TableSettings(think_s=0, spin_s=0, grace_s=0, window_s=2)
"""Everything takes its usual time to read, and bots take none to think."""
HANDS = "R1 R2 R3 R4 R+2 R6 R7", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y7"
LONG = 10.0
"""More than any move takes."""


def table(folder: Path, **flags: object) -> AbstractAsyncContextManager[CardRig]:
    return at_cards(folder, stacked("mario", *HANDS, top="R9", pile=PILE), pace=STAGED, **flags)


async def begin(rig: CardRig, *names: str) -> None:
    await rig.sit(*(names or ("Ann", "Bo", "Cy")), edition="mario")
    await all_told(rig)


async def all_told(rig: CardRig) -> None:
    """The cards are dealt, and everybody has seen it."""
    while not rig.asked(0):
        await rig.until(lambda: rig.table.director.showing)
        await rig.pass_time(LONG, step=LONG)


def stage(rig: CardRig, seat: int | None) -> StageView:
    shown = rig.table.view(seat).stage
    assert shown is not None
    return shown


@in_loop
async def test_a_card_is_seen_before_what_it_does_and_both_before_the_next_turn(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await begin(rig)
        told = len(list(rig.table.lines(None)))
        await rig.move("1: play R+2")
        assert (stage(rig, 1).kind, stage(rig, 1).cards) == ("played", ("R+2",))
        assert rig.sees(1).top == "R+2"
        assert rig.sees(0).counts == (6, 7, 7)
        assert "R+2" not in rig.sees(0).hand
        assert rig.table.head.sequence > rig.table.view(None).at, "kept, and not yet told"
        assert len(list(rig.table.lines(None))) == told
        await rig.pass_time(LONG, step=0.1)
        assert len(list(rig.table.lines(None))) == told + 1
        assert [each.kind for each in rig.asked(1)] == ["attacked"]


@in_loop
async def test_what_happens_to_somebody_is_told_to_them_in_the_second_person(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await begin(rig)
        await rig.move("1: play R+2")
        await rig.pass_time(LONG, step=1)
        await rig.move("2: accept")
        hit, seen = stage(rig, 1), stage(rig, 2)
        assert (hit.kind, hit.count, hit.hits) == ("drew", 2, True)
        assert str(hit.you) == "You draw 2 cards, Bo."
        assert hit.cards == ("Y1", "Y2")
        assert str(seen.text) == "Bo draws 2 cards."
        assert (seen.cards, seen.you, seen.hits) == ((), type(seen.you)(""), False)
        assert rig.sees(1).counts == (6, 9, 7)
        assert {"Y1", "Y2"} <= set(rig.sees(1).hand)


@in_loop
async def test_nobody_acts_while_others_still_read(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await begin(rig)
        await rig.move("1: play R1")
        await rig.refuses("2: play B1", "One moment")
        assert not rig.asked(1)
        await rig.pass_time(LONG, step=1)
        assert rig.asked(1)


@in_loop
async def test_a_bot_moves_when_the_stage_of_the_last_move_is_over(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await begin(rig, "Ann", "Roby:easy", "Cy")
        await rig.move("1: play R1")
        before = len(rig.moves)
        seconds = stage(rig, None).seconds
        await rig.pass_time(seconds - 0.1, step=seconds - 0.1)
        assert len(rig.moves) == before
        await rig.pass_time(0.2)
        assert len(rig.moves) > before


@in_loop
async def test_a_forgotten_uno_can_be_caught_from_the_end_of_its_stage_on(tmp_path: Path) -> None:
    reds = "R1 R2 R3 R4 R5 R6 R7"
    async with at_cards(tmp_path, stacked("mario", reds, reds, top="R9", pile=PILE), pace=STAGED) as rig:
        await begin(rig, "Ann", "Bo")
        for number in range(1, 7):
            for seat in (1, 2) if number < 6 else (1,):
                await rig.pass_time(LONG, step=LONG)
                await rig.move(f"{seat}: play R{number}")
        assert not rig.asked(0), "no call before the others can catch"
        assert not rig.asked(1)
        seconds = stage(rig, None).seconds
        await rig.pass_time(seconds + 0.05, step=seconds + 0.05)
        assert "call-uno" in [each.kind for each in rig.asked(0)]
        assert "catch" in [each.kind for each in rig.asked(1)]
        move = rig.ask("2: play R6")
        await rig.pass_time(STAGED.window_s - 0.3)
        assert not move.done(), "the window is as long as ever"
        await rig.pass_time(0.5)
        await move


@in_loop
async def test_the_next_thing_happens_when_the_outcome_of_a_spin_is_read(tmp_path: Path) -> None:
    red = {"left": {face.id: int(face.id == "red") for face in REELS["left"]}}
    hands = "R1 R2 R3* R4 R5 R6 R7", *HANDS[1:]
    chance = stacked("eye-eye", *hands, top="R9", pile=PILE)
    async with at_cards(tmp_path, chance, pace=STAGED, chance__weights=red) as rig:
        await rig.sit("Ann", "Roby:easy", "Coral:easy")
        await all_told(rig)
        await rig.move("1: play R3*")
        await rig.pass_time(LONG, step=LONG)
        await rig.table.spin()
        shown = stage(rig, 0)
        assert shown.kind == "spun"
        assert str(shown.you).startswith("You ")
        assert str(stage(rig, None).text).startswith("Ann spins: Ann ")
        moves = len(rig.moves)
        await rig.pass_time(3, step=0.5)
        assert len(rig.moves) == moves, "nobody moves behind the tray"


@in_loop
async def test_an_undo_or_a_pause_ends_what_is_being_told(tmp_path: Path) -> None:
    async with table(tmp_path) as rig:
        await begin(rig)
        await rig.move("1: play R1")
        assert rig.table.director.showing
        await rig.table.do(Pause())
        assert not rig.table.director.showing
        assert rig.table.view(None).at == rig.table.head.sequence
        await rig.table.do(Resume())
        await rig.pass_time(0.1)
        assert rig.asked(1)


@in_loop
async def test_the_chosen_pace_is_kept_and_stretches_every_stage(tmp_path: Path) -> None:
    lengths = {}
    async with table(tmp_path) as rig:
        assert rig.table.view(None).pace == "fish"
        await begin(rig)
        for pace, move in (("turtle", "1: play R1"), ("shark", "2: draw")):
            await rig.table.do(ChoosePace(pace=pace))  # type: ignore[arg-type]  # a pace
            await rig.move(move)
            lengths[pace] = stage(rig, None).seconds
            await rig.pass_time(LONG, step=1)
    assert lengths == {"turtle": pytest.approx(1.2 * 1.6), "shark": pytest.approx(0.5)}
    async with at_cards(tmp_path, pace=STAGED) as rig:
        assert rig.table.view(None).pace == "shark"


@pytest.mark.parametrize("pace", ["turtle", "fish", "shark"])
def test_no_move_takes_longer_than_eight_seconds(pace: Pace) -> None:
    hand = edition("mario").deck[:7]
    much = [ev.HandShown(0, None, hand), ev.HandsTraded(), *[ev.Drew(1, 4)] * 3, ev.RoundOver(0, (), ())]
    stages = staged(much, 0, pace, read_s=1)
    assert len(stages) == len(much)
    assert sum(each.seconds for each in stages) <= MOST_S + 1e-9
    assert all(each.seconds > 0 for each in stages)


@pytest.mark.parametrize("id", ["eye-eye", "spin", "corn", "monster-high", "mario"])
@in_loop
async def test_what_is_told_stage_by_stage_ends_in_the_truth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    """Counts, hands and piles as the stages lead to them are those of the rules, for every seat."""
    async with at_cards(tmp_path, lucky(7), pace=AT_ONCE) as rig:
        before: dict[int | None, GameView] = {}
        compared = 0

        def look_and_play(*args: Any, **kwargs: Any) -> Any:
            before.update({seat: rig.sees(seat) for seat in (None, 0, 1, 2)})
            return play(*args, **kwargs)

        def compare() -> None:
            nonlocal compared
            told = rig.table.cards.latest
            dealt = bool(before) and any(before[None].counts)
            over = told is not None and any(isinstance(each, ev.RoundOver) for each in told.events)
            if told is not None and dealt and not over:
                for seat, first in before.items():
                    seen = (event.seen_by(seat) for event in told.events)
                    _same(reduce(unfolded, seen, first), rig.table.cards.view(Viewer(seat)), told.events)
                    compared += 1
            before.clear()

        play = rig.table.cards.play
        monkeypatch.setattr(rig.table.cards, "play", look_and_play)
        rig.table.subscribe(compare)
        await rig.sit("Ann", "Bo", "Cy", edition=id, scoring="none")
        await People(rig, 0, 1, 2, seed=3).play()
        assert compared > 50


def _same(told: GameView, true: GameView | None, events: object) -> None:
    assert true is not None
    traded = isinstance(events, tuple | list) and any(isinstance(each, ev.HandsTraded) for each in events)
    guessed = isinstance(events, tuple | list) and any(isinstance(each, ev.Guessed) for each in events)
    assert told.counts == true.counts, events
    assert told.pile == true.pile, events
    assert told.discards == true.discards, events
    assert [len(each) for each in told.foreheads] == [len(each) for each in true.foreheads], events
    if not traded:
        assert sorted(told.hand) == sorted(true.hand), events
    if not guessed:
        assert told.top == true.top, events


async def to_the_house_rule(rig: CardRig) -> None:
    await rig.sit("Ann", "Bo", edition="mario", house_rules=[HouseRule("Everybody sings")])
    await rig.go("1: accept", "2: accept")
    await rig.deal_out()
    await rig.go("1: play Wcust1")
    assert [each.kind for each in rig.asked(0)] == ["house-rule"]


def with_house_rule(folder: Path) -> AbstractAsyncContextManager[CardRig]:
    hands = "Wcust1 R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7"
    return at_cards(folder, stacked("mario", *hands, top="R9"), pace=USUAL)


@in_loop
async def test_anybody_who_plays_says_that_a_house_rule_is_done(tmp_path: Path) -> None:
    async with with_house_rule(tmp_path) as rig:
        await to_the_house_rule(rig)
        with pytest.raises(Refused, match="somebody else's move"):
            await rig.table.do(MakeMove(move="1: deal-to 2"), by=rig.player(1))
        with pytest.raises(Refused, match="somebody else's move"):
            await rig.table.do(MakeMove(move="1: done"), by="p9")
        await rig.table.do(MakeMove(move="1: done"), by=rig.player(1))
        assert [each.kind for each in rig.asked(0)] == ["colour"]
        with pytest.raises(Refused, match="somebody else's move"):
            await rig.table.do(MakeMove(move="1: colour red"), by=rig.player(1))


@in_loop
async def test_a_house_rule_keeps_the_game_waiting_for_a_minute_at_most(tmp_path: Path) -> None:
    async with with_house_rule(tmp_path) as rig:
        await to_the_house_rule(rig)
        await rig.pass_time(59, step=10)
        assert [each.kind for each in rig.asked(0)] == ["house-rule"]
        await rig.pass_time(2, step=1)
        assert [each.kind for each in rig.asked(0)] == ["colour"]
