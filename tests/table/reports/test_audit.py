"""The audit: a history that adds up passes, and each way of cheating is found and named."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from companion.config import load
from companion.hal import VirtualClock
from companion.rules.faces import WHEEL
from companion.sentences import NOTHING, encode
from companion.table.commands import DrawDealer, NewPlayer, StartMatch, Undo
from companion.table.journal import TRAY, Addressed, Head, Verdict, open_journal
from companion.table.journal.records import (
    DealerDrawn,
    Evidence,
    MoveMade,
    Paused,
    Revealed,
    SpinDrawn,
    SpinTold,
)
from companion.table.open import open_table
from companion.table.reports.audit import Audit, Auditor, audit
from companion.table.reports.fairness import ReelCount
from tests.chance.scripted import scripted_chance
from tests.plain_data import assert_is_plain_data
from tests.table.evening import Evening
from tests.table.journal.samples import tamper


def reel(result: Audit, name: str) -> ReelCount:
    return next(each for each in result.faces if each.reel == name)


def counts(result: Audit, name: str) -> dict[str, int]:
    return {each.face: each.count for each in reel(result, name).faces if each.count}


def doubts(result: Audit) -> list[tuple[int, str]]:
    return [(doubt.record, str(doubt.text)) for doubt in result.doubts]


# The chain


def test_a_history_that_nobody_touched_passes(evening: Evening) -> None:
    evening.match()
    evening.spin("green", "draw-4")
    result = audit(evening.journal, evening.journal.head.short)
    assert result.ok
    assert result.chain.found_at == evening.journal.head.sequence
    assert result.text == result.chain.text
    assert (result.spins, result.draws, result.sources) == (1, 2, {"kernel": 2})


def test_a_head_of_another_history_is_not_found(evening: Evening) -> None:
    result = audit(evening.journal, "0123ABCD")
    assert not result.ok
    assert "this is another history" in str(result.text)


def test_behind_a_break_nothing_is_counted_and_nothing_is_read(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.spin("green", "draw-4")
    evening.spin("red", "draw-4")
    evening.close()
    tamper(tmp_path, "UPDATE records SET body = '{}' WHERE sequence = 4")
    with open_journal(tmp_path) as journal:
        result = audit(journal)
    assert (result.ok, result.chain.broken_at) == (False, 4)
    assert counts(result, "left") == {"green": 1}
    assert result.spins == 1


def test_nothing_at_all_is_intact_and_empty(evening: Evening) -> None:
    result = audit(evening.journal)
    assert result.ok
    assert (result.spins, result.faces, result.reels) == (0, (), ())


# Chance


def test_bytes_that_lead_to_another_face_are_found(evening: Evening) -> None:
    honest = scripted_chance(b"\x02").choice(WHEEL).evidence
    forged = msgspec.to_builtins(honest) | {"result": 7}
    spin = evening.add(SpinDrawn(tray="wheel", faces=("war",), evidence=(forged,)))
    evening.land(spin, "confirmed")
    result = audit(evening.journal)
    assert result.chain.ok
    assert not result.ok
    assert doubts(result) == [(spin, "The recorded bytes lead to 2, but the record says 7.")]


def test_faces_that_were_not_the_ones_drawn_are_found(evening: Evening) -> None:
    honest = msgspec.to_builtins(scripted_chance(b"\x02").choice(WHEEL).evidence)
    spin = evening.add(SpinDrawn(tray="wheel", faces=("war",), evidence=(honest,)))
    evening.land(spin, "confirmed")
    assert doubts(audit(evening.journal)) == [
        (spin, "The faces are not those that its evidence says were drawn.")
    ]


def test_evidence_that_cannot_be_read_is_said_so_and_a_spin_without_any_is_counted(evening: Evening) -> None:
    unreadable: Evidence = ({"kind": "dice"},)
    for evidence in (unreadable, ()):
        spin = evening.add(SpinDrawn(tray="wheel", faces=("war",), evidence=evidence))
        evening.land(spin, "confirmed")
    result = audit(evening.journal)
    assert result.unproven == 1
    assert "cannot be read" in str(result.doubts[0].text)


def test_dealers_and_shuffles_are_drawn_again_too(evening: Evening) -> None:
    dealer = msgspec.to_builtins(scripted_chance(b"\x01").choice(("p1", "p2")).evidence)
    shuffle = msgspec.to_builtins(scripted_chance(b"\x00\x01").shuffle("abc").evidence)
    evening.add(DealerDrawn(player="p2", evidence=(dealer,)))
    assert (audit(evening.journal).draws, audit(evening.journal).ok) == (1, True)
    move = evening.add(MoveMade(move="tray: shuffle", evidence=(shuffle | {"used": "0000"},)))
    result = audit(evening.journal)
    assert result.draws == 2
    assert [record for record, _ in doubts(result)] == [move]


def test_a_shuffle_that_nobody_drew_is_doubted_unless_an_undo_had_taken_it_back(evening: Evening) -> None:
    stacked = evening.add(MoveMade(move="tray: shuffle W W W+4"))
    evening.add(MoveMade(move="tray: shuffle W W W+4", again=stacked))
    evening.add(MoveMade(move="1: draw"))
    result = audit(evening.journal)
    assert doubts(result) == [(stacked, "It is a shuffle that nothing shows to have been drawn.")]
    assert not result.ok


def test_even_faces_look_even_and_a_loaded_wheel_does_not(evening: Evening) -> None:
    for _ in range(6):
        for face in WHEEL:
            evening.spin(face.id)
    even = reel(audit(evening.journal), "wheel")
    assert even.p == pytest.approx(1.0)
    assert even.faces[0].expected == 6
    for _ in range(40):
        evening.spin("war")
    loaded = reel(audit(evening.journal), "wheel")
    assert loaded.p is not None
    assert loaded.p < 1e-6
    assert loaded.doubtful
    war = next(face for face in loaded.faces if face.face == "war")
    assert war.count > war.high > war.expected > war.low


def test_few_draws_are_not_judged(evening: Evening) -> None:
    for _ in range(14):
        evening.spin("red", "draw-4")
    left = reel(audit(evening.journal), "left")
    assert (left.p, left.enough) == (None, 15)
    evening.spin("red", "draw-4")
    assert reel(audit(evening.journal), "left").p is not None


def test_weights_of_the_config_are_expected_and_a_face_that_weighs_nothing_is_left_out(
    evening: Evening,
) -> None:
    weights = {"war": 3, **{face.id: 0 for face in WHEEL[2:] if face.id != "war"}}
    for face in ["war"] * 30 + ["almost-uno"] * 10 + ["discard-number"] * 10:
        evening.land(evening.draw(face, weights=weights), "confirmed")
    result = audit(evening.journal)
    wheel = reel(result, "wheel")
    assert result.ok
    assert wheel.weighted
    assert {face.face: face.expected for face in wheel.faces if face.expected} == {
        "war": 30,
        "almost-uno": 10,
        "discard-number": 10,
    }
    assert wheel.p == pytest.approx(1.0)


# Undo


def test_faces_that_are_shown_again_after_an_undo_count_once(evening: Evening) -> None:
    start = evening.match()
    first = evening.spin("green", "draw-4")
    evening.undo(start)
    evening.spin("green", "draw-4", again=first)
    evening.undo(start)
    evening.spin("green", "draw-4", again=first)
    result = audit(evening.journal)
    assert result.ok
    assert counts(result, "left") == {"green": 1}
    assert (result.spins, result.again, result.taken_back) == (3, 2, 0)
    assert result.reels[0].landings == 3


def test_a_spin_that_was_taken_back_for_good_still_counts_as_drawn(evening: Evening) -> None:
    start = evening.match()
    evening.spin("green", "draw-4")
    evening.undo(start)
    result = audit(evening.journal)
    assert result.taken_back == 1
    assert counts(result, "left") == {"green": 1}


def test_whoever_draws_anew_after_an_undo_is_found_out(evening: Evening) -> None:
    start = evening.match()
    first = evening.spin("red", "draw-4")
    evening.undo(start)
    second = evening.spin("black", "draw-4")
    assert doubts(audit(evening.journal)) == [
        (second, f"It was drawn anew, although record {first} was taken back before it.")
    ]


def test_whoever_shows_a_spin_again_that_nobody_took_back_is_found_out(evening: Evening) -> None:
    first = evening.spin("black", "draw-4")
    second = evening.spin("black", "draw-4", again=first)
    assert doubts(audit(evening.journal)) == [
        (second, f"It shows record {first} again, which no undo had taken back.")
    ]


def test_whoever_shows_other_faces_again_is_found_out(evening: Evening) -> None:
    start = evening.match()
    first = evening.spin("red", "draw-4")
    evening.undo(start)
    second = evening.spin("black", "draw-4", again=first)
    assert doubts(audit(evening.journal)) == [
        (second, f"It shows record {first} again, but with other faces.")
    ]


def test_after_a_round_is_scored_nothing_has_to_come_again(evening: Evening) -> None:
    start = evening.match()
    evening.spin("red", "draw-4")
    evening.undo(start)
    evening.score(1, "p1", p1=10, p2=0)
    evening.spin("black", "draw-4")
    assert audit(evening.journal).ok


def test_a_real_table_that_undoes_a_spin_and_spins_again_passes(tmp_path: Path) -> None:
    config = load(files=[], environ={}, flags={"data": str(tmp_path), "board.kind": "sim"})

    async def play() -> None:
        async with open_table(config, VirtualClock()) as table:
            await table.tray.wake()
            await table.do(StartMatch(edition="eye-eye", players=(NewPlayer("Ann"), NewPlayer("Bo"))))
            await table.do(DrawDealer())
            await table.spin()
            await table.do(Undo())
            await table.spin()

    asyncio.run(play())
    with open_journal(tmp_path) as journal:
        result = audit(journal)
    assert result.ok, result.doubts
    assert (result.spins, result.again, result.draws, result.unlanded) == (2, 1, 3, ())
    assert [(each.reel, each.confirmed) for each in result.reels] == [("left", 2), ("right", 2)]


# Reels


def test_misses_retries_failures_and_restarts_are_counted_for_each_reel(evening: Evening) -> None:
    evening.land(evening.draw("green", "draw-4"), "confirmed", "confirmed")
    evening.land(evening.draw("red", "draw-4"), "confirmed", "failed", retried=["left", "right"])
    evening.land(evening.draw("red", "draw-4"), "expected", "failed", resumed=True)
    left, right = audit(evening.journal).reels
    assert (left.landings, left.confirmed, left.expected, left.failed) == (3, 2, 1, 0)
    assert (left.missed, left.retried, left.resumed) == (1, 1, 1)
    assert (right.landings, right.confirmed, right.expected, right.failed) == (3, 1, 0, 2)
    assert (right.missed, right.retried, right.resumed) == (2, 1, 1)


def test_what_hands_turned_is_not_taken_for_chance(evening: Evening) -> None:
    evening.add(SpinTold(tray="wheel", faces=("war",)))
    result = audit(evening.journal)
    assert (result.told, result.spins, result.faces) == (1, 0, ())


# Secrets


def test_an_audit_tells_that_a_spin_is_on_its_way_but_not_its_faces() -> None:
    told = set()
    for faces in (("green", "draw-4"), ("black", "discard-1")):
        with closing(Evening()) as evening:
            spin = evening.draw(*faces)
            result = audit(evening.journal)
        assert (result.unlanded, result.draws, result.faces) == ((spin,), 0, ())
        bare = msgspec.structs.replace(result, text=NOTHING, chain=Verdict(head=Head()))
        told.add(msgspec.json.encode(bare, enc_hook=encode))
    assert len(told) == 1


def test_a_forged_shuffle_is_checked_once_it_is_revealed(evening: Evening) -> None:
    shuffle = msgspec.to_builtins(scripted_chance(b"\x00\x01").shuffle("abc").evidence)
    hidden = evening.journal.append(
        Addressed(TRAY, MoveMade(move="tray: shuffle", evidence=(shuffle | {"used": "0000"},)))
    ).sequence
    assert audit(evening.journal).ok
    evening.add(Revealed(records=(hidden,)))
    assert [record for record, _ in doubts(audit(evening.journal))] == [hidden]


def test_the_result_is_plain_data(evening: Evening) -> None:
    evening.spin("green", "draw-4")
    evening.add(Paused())
    result = audit(evening.journal)
    assert_is_plain_data(result)
    assert result.chain.head == Head(evening.journal.head.sequence, evening.journal.head.hash)


def test_an_auditor_that_goes_on_finds_what_a_new_one_finds(evening: Evening) -> None:
    auditor = Auditor()

    def same() -> None:
        while auditor.read_on(evening.journal, most=2):
            pass
        assert auditor.result() == audit(evening.journal)

    for _ in range(3):
        same()
        evening.spin("green", "draw-4")
        start = evening.match()
        spin = evening.draw("red", "draw-4", by="p1")
        same()
        evening.land(spin, "confirmed", "failed", retried=["right"])
        same()
        evening.undo(start)
        same()
        evening.spin("red", "draw-4", again=spin)
        evening.spin("red", "draw-4", again=spin)
        evening.add(SpinDrawn(tray="wheel", faces=("war",), evidence=()))
        same()
    assert len(audit(evening.journal).doubts) == 3


def test_an_auditor_stops_when_it_has_read_enough(evening: Evening) -> None:
    evening.match()
    evening.spin("green", "draw-4")
    auditor = Auditor()
    assert auditor.read_on(evening.journal, most=2)
    assert auditor.result().chain.head.sequence == 2
    assert not auditor.read_on(evening.journal, most=99)
    assert auditor.result() == audit(evening.journal)


def test_an_undo_of_long_ago_is_audited_too(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.table.journal.history.MOST_ACTS", 3)
    evening.match()
    back_to = evening.journal.head.sequence
    spin = evening.spin("green", "draw-4")
    for number in range(1, 6):
        evening.score(number, "p1", p1=10)
    evening.undo(back_to)
    evening.spin("green", "draw-4", again=spin)
    result = audit(evening.journal)
    assert result.ok, result.doubts
    assert (result.again, result.taken_back) == (1, 0)
