"""The audit of games with virtual cards: cards that lie as they were drawn pass, stacked ones do not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from companion.rules.editions import editions
from companion.table.journal import Addressed, Journal, unkept_journal
from companion.table.journal.records import MoveMade
from companion.table.reports.audit import Audit, audit
from tests.chance.scripted import scripted_chance
from tests.hal.rig import in_loop
from tests.table.virtual.rig import CardRig, at_cards, lucky

BOTS = ("Roby:easy", "Kim:sharp")


async def play_a_match(rig: CardRig, edition: str = "eye-eye") -> list[int]:
    """Bots among themselves; the records of all shuffles."""
    await rig.sit(*BOTS, edition=edition, target=1)
    await rig.until(lambda: rig.match.ended)
    entries = rig.table.journal.records()
    return [each.sequence for each in entries if is_shuffle(each.record)]


def is_shuffle(record: object) -> bool:
    return isinstance(record, MoveMade) and record.move.startswith("tray: shuffle")


def audit_forged(journal: Journal, shuffle: int, change: Callable[[MoveMade], MoveMade]) -> Audit:
    """Of the same history, with a chain that is whole, but one shuffle was another."""
    with closing(unkept_journal()) as forgery:
        for entry in journal.records():
            record = entry.record
            if entry.sequence == shuffle:
                assert isinstance(record, MoveMade)
                record = change(record)
            forgery.append(Addressed(entry.audience, record))  # type: ignore[arg-type]  # all are known
        return audit(forgery)


def sort_a_hand(made: MoveMade) -> MoveMade:
    """The first player gets the same cards, in another order."""
    head, verb, *cards = made.move.split()
    dealt = range(0, 7 * len(BOTS), len(BOTS))
    one, other = next((a, b) for a in dealt for b in dealt if cards[a] != cards[b])
    cards[one], cards[other] = cards[other], cards[one]
    return replace(made, move=" ".join([head, verb, *cards]))


def turn_over(made: MoveMade) -> MoveMade:
    """The whole deck from its other end: nobody has the cards that they played."""
    head, verb, *cards = made.move.split()
    return replace(made, move=" ".join([head, verb, *cards[::-1]]))


@pytest.mark.parametrize("edition", editions())
@in_loop
async def test_a_match_that_was_dealt_as_it_was_drawn_passes(edition: str, tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky()) as rig:
        shuffles = await play_a_match(rig, edition)
        result = audit(rig.table.journal)
    assert result.ok, result.doubts
    assert result.unplayed == 0
    assert result.draws >= len(shuffles) >= 2, "for the dealer, and to deal"


def show_another_draw(made: MoveMade) -> MoveMade:
    """Bytes that really were drawn, but not for this."""
    coin = scripted_chance(b"\x01").choice(("head", "tail"))
    return replace(made, evidence=(msgspec.to_builtins(coin.evidence),))


@pytest.mark.parametrize("which", [0, 1], ids=["for the dealer", "the deal"])
@pytest.mark.parametrize("change", [sort_a_hand, show_another_draw])
@in_loop
async def test_cards_that_lie_otherwise_than_they_were_drawn_are_found(
    which: int, change: Callable[[MoveMade], MoveMade], tmp_path: Path
) -> None:
    async with at_cards(tmp_path, lucky()) as rig:
        shuffle = (await play_a_match(rig))[which]
        result = audit_forged(rig.table.journal, shuffle, change)
    assert result.chain.ok
    assert not result.ok
    (doubt,) = result.doubts
    assert doubt.record == shuffle
    assert str(doubt.text) == "The cards are not in the order that its evidence says was drawn."


@in_loop
async def test_a_round_that_nobody_can_have_played_so_is_counted_too(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky()) as rig:
        shuffle = (await play_a_match(rig))[1]
        result = audit_forged(rig.table.journal, shuffle, turn_over)
    assert [doubt.record for doubt in result.doubts] == [shuffle]
    assert result.unplayed == 1


@in_loop
async def test_a_shuffle_that_comes_again_after_an_undo_must_be_the_same(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky()) as rig:
        first, deal, *_ = await play_a_match(rig)
        result = audit_forged(rig.table.journal, deal, lambda made: replace(made, again=first))
    assert [(doubt.record, str(doubt.text)) for doubt in result.doubts] == [
        (deal, f"It is record {first} again, but with another order.")
    ]
