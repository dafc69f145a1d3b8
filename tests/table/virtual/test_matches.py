"""Whole matches with virtual cards: bots, and people who answer whatever they are asked, to the last card."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from companion.cli import app
from companion.errors import TrayError
from companion.rules.notation import read_record
from companion.table.commands import (
    CallColour,
    ChangeSeats,
    CorrectRound,
    DrawDealer,
    EndMatch,
    HouseRule,
    Join,
    Leave,
    MakeMove,
    NewPlayer,
    Rename,
    ScoreRound,
    TellSpin,
)
from companion.table.errors import Refused
from companion.table.journal.records import MoveMade
from companion.table.reports.audit import audit
from companion.table.reports.record import record_of
from companion.table.virtual import cards
from companion.table.virtual.views import AttackView
from tests.hal.rig import in_loop
from tests.table.virtual.rig import QUICK, People, at_cards, lucky, stacked

MOST_MATCHES = 30
EVERYWHERE = {"turn", "drawn", "colour", "call-uno", "catch"}


class Evening(NamedTuple):
    """People who are asked everything that an edition asks, in their first match or soon after."""

    seed: int
    kinds: set[str]
    names: tuple[str, ...] = ("Ann", "Roby:easy", "Bo", "Cy")
    house_rules: tuple[HouseRule, ...] = ()


EVENINGS = {
    "eye-eye": Evening(6, {"attacked", "choose-player", "discard"}),
    "spin": Evening(
        5,
        {"discard-colour", "discard-number", "discard-to-two", "war", "war-discard", "yell", "prize"},
        ("Ann", "Bo", "Cy", "Di"),
    ),
    "corn": Evening(0, {"attacked", "guess"}),
    "monster-high": Evening(10, {"attacked", "gift", "gift-colour"}),
    "mario": Evening(23, {"attacked", "consent", "house-rule"}, house_rules=(HouseRule("Everybody sings"),)),
}
WHEEL = {"uno-spin": 4, "war": 4}


@pytest.mark.parametrize("edition", EVENINGS)
@in_loop
async def test_a_whole_match_is_played_scored_and_recorded(edition: str, tmp_path: Path) -> None:
    evening = EVENINGS[edition]
    asked = EVERYWHERE | evening.kinds
    async with at_cards(tmp_path, lucky(evening.seed), chance__weights={"wheel": WHEEL}) as rig:
        people = [seat for seat, name in enumerate(evening.names) if ":" not in name]
        played = People(rig, *people, seed=evening.seed)
        # Who is quicker, a bot or one of them, is never quite the same, so one match may not be enough.
        for _ in range(MOST_MATCHES):
            await rig.sit(*evening.names, edition=edition, house_rules=evening.house_rules, target=200)
            await played.play()
            if played.kinds == asked:
                break
        assert played.kinds == asked
        assert max(rig.match.totals.values()) >= 200
        assert set(rig.match.winners) == {
            each for each, total in rig.match.totals.items() if total == max(rig.match.totals.values())
        }
        text = record_of(rig.table.journal, rig.match)
        engine = read_record(text)
        assert dict(zip(rig.game.players, engine.totals, strict=True)) == rig.match.totals
        assert [each.points for each in engine.results] == [
            tuple(each.scored.points.values()) for each in rig.match.rounds
        ]
        assert f"Totals: {', '.join(f'{rig.who(each)} {n}' for each, n in rig.match.totals.items())}." in (
            replayed(tmp_path, text)
        )


def replayed(folder: Path, text: str) -> str:
    """What `tray replay` tells of a record."""
    file = folder / "match.uno"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(file)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("edition", EVENINGS)
@in_loop
async def test_ten_bots_of_both_strengths_play_without_anybody(edition: str, tmp_path: Path) -> None:
    names = [f"Bot {n}:{'easy' if n % 2 else 'sharp'}" for n in range(10)]
    async with at_cards(tmp_path, lucky(2)) as rig:
        await rig.sit(*names, edition=edition, target=1)
        await People(rig).play()
        assert len(rig.match.winners) == 1
        assert read_record(record_of(rig.table.journal, rig.match)).winners


@in_loop
async def test_a_match_that_goes_on_and_on_forgets_moves_but_no_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "MOST_TOLD", 30)
    async with at_cards(tmp_path, lucky(3)) as rig:
        await rig.sit("Ann", "Roby:easy", edition="mario", target=10_000)
        people, seen = People(rig, 0, seed=3), 0

        def played(rounds: int) -> bool:
            return len(rig.match.rounds) == rounds

        for round in range(1, 6):
            await people.play(partial(played, round))
            assert rig.sees(0).last_round is not None
            seen = max(seen, len(rig.game.told))
        moves = sum(isinstance(each, MoveMade) for each in rig.records)
        assert seen < moves - 30
        assert dict(zip(rig.game.players, rig.game.engine.totals, strict=True)) == rig.match.totals
        assert len(list(rig.table.lines(0))) > 30
        assert audit(rig.table.journal).ok


@in_loop
async def test_whoever_carries_out_a_house_rule_has_it_beside_the_question(tmp_path: Path) -> None:
    hands = "Wcust2 R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7"
    async with at_cards(tmp_path, stacked("mario", *hands, top="R9")) as rig:
        rules = HouseRule("Everybody sings"), HouseRule("The loudest draws")
        await rig.sit("Ann", "Bo", edition="mario", house_rules=rules)
        await rig.go("1: accept", "2: accept")
        await rig.deal_out()
        assert {str(each.note) for each in rig.asked(0)} == {""}
        await rig.go("1: play Wcust2", "1: deal-to 2")
        assert [(each.kind, str(each.note)) for each in rig.asked(0)] == [("house-rule", "The loudest draws")]
        (awaited,) = rig.sees(None).awaited
        assert (str(awaited.note), awaited.done) == ("The loudest draws", "1: done")


@in_loop
async def test_there_is_no_record_of_a_match_before_its_end(tmp_path: Path) -> None:
    async with at_cards(tmp_path) as rig:
        await rig.sit("Ann", "Bo")
        await rig.deal_out()
        with pytest.raises(Refused, match="every hand"):
            record_of(rig.table.journal, rig.match)
        await rig.do(EndMatch())
        broken_off = record_of(rig.table.journal, rig.match)
        assert "Totals: Ann 0, Bo 0." in replayed(tmp_path, broken_off)


@in_loop
async def test_seats_stay_as_they_are_while_cards_are_in_hands(tmp_path: Path) -> None:
    async with at_cards(tmp_path) as rig:
        await rig.sit("Ann", "Bo", "Cy")
        await rig.deal_out()
        for command, fix in (
            (Join(player=NewPlayer("Di")), "take over a bot's seat, or start a new match"),
            (Leave(player="p1"), "let a bot play for whoever goes"),
            (ChangeSeats(players=("p2", "p1", "p3")), "start a new match"),
        ):
            await rig.refused(command, fix)
        before = rig.secrets()
        await rig.do(Rename(player="p1", name="Anna"))
        assert rig.secrets() == before
        assert rig.game.engine.name(0) == "Anna"
        await rig.do(EndMatch())
        assert "Anna" in record_of(rig.table.journal, rig.match)


@in_loop
async def test_what_real_cards_ask_for_is_refused(tmp_path: Path) -> None:
    async with at_cards(tmp_path) as rig:
        await rig.sit("Ann", "Bo")
        await rig.deal_out()
        for command in (
            DrawDealer(),
            ScoreRound(winner="p1"),
            CallColour(colour="red"),
            CorrectRound(round=1, winner="p1"),
            TellSpin(faces=("green", "draw-4")),
        ):
            before = rig.secrets(), rig.everything()
            with pytest.raises(TrayError):
                await rig.do(command)
            assert (rig.secrets(), rig.everything()) == before, command


@in_loop
async def test_a_hand_is_dealt_and_drawn_to_as_the_deck_lies(tmp_path: Path) -> None:
    chance = stacked("corn", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7", top="B0", pile="P9 Y1")
    async with at_cards(tmp_path, chance) as rig:
        await rig.sit("Ann", "Bo", edition="corn")
        await rig.deal_out()
        assert rig.sees(0).hand == ("B1", "B2", "B3", "B4", "B5", "B6", "B7")
        assert rig.sees(1).hand == ("G1", "G2", "G3", "G4", "G5", "G6", "G7")
        assert (rig.sees(0).top, rig.sees(0).turn, rig.sees(1).decisions) == ("B0", 0, ())
        await rig.go("1: draw")
        assert rig.sees(0).hand[-1] == "P9"


@in_loop
async def test_a_refusal_calls_people_by_their_names(tmp_path: Path) -> None:
    hands = "W+4 R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"
    async with at_cards(tmp_path, stacked("mario", *hands, top="Y9")) as rig:
        await rig.sit("Ann", "Bo", "Cy", edition="mario")
        await rig.deal_out()
        await rig.refuses("2: play B1", "it is not your move: Ann must act first")
        await rig.refuses("3: catch 2", "Bo owes no UNO call")
        await rig.go("1: play W+4", "1: colour green")
        await rig.refuses("3: challenge", "only Bo, who is hit, may challenge")


@in_loop
@pytest.mark.parametrize("keeps", [True, False])
async def test_whoever_is_hit_sees_what_is_at_stake(tmp_path: Path, keeps: bool) -> None:
    hands = "W+4 R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7"
    async with at_cards(tmp_path, stacked("mario", *hands, top="Y9")) as rig:
        await rig.sit("Ann", "Bo", edition="mario", challenger_keeps_turn=keeps)
        await rig.deal_out()
        assert rig.sees(0).decisions[0].attack is None
        await rig.go("1: play W+4", "1: colour green")
        (decision,) = rig.sees(1).decisions
        assert decision.attack == AttackView(cards=4, lost_challenge=6, keeps_turn=keeps, colour="yellow")


@in_loop
async def test_nobody_lays_out_the_cards_of_the_next_deal(tmp_path: Path) -> None:
    async with at_cards(tmp_path, stacked("mario", "R1 R2", "B1 B2", top="R9"), pace=QUICK) as rig:
        await rig.sit("Ann", "Bo", edition="mario", target=5000)
        await rig.deal_out()
        await People(rig, 0, 1).play(lambda: bool(rig.game.engine.results))
        due = rig.game.shuffle_due
        assert due is not None
        order = " ".join(card.code for card in due.cards)
        for seat in (0, 1):
            with pytest.raises(TrayError):
                await rig.table.do(MakeMove(move=f"{seat + 1}: shuffle {order}"), by=rig.player(seat))
        assert rig.game.shuffle_due == due
