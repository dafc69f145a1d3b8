"""Audiences: nobody sees anything too early, everybody sees everything in the end, once."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.table.journal import ALL, TRAY, Addressed, Audience, Journal, open_journal, unkept_journal
from companion.table.journal.records import MoveMade, Paused, Revealed, SpinDrawn, SpinLanded, Undone
from tests.table.journal.samples import fill, write_raw

VIEWERS = (None, 0, 1, 2)


def told(journal: Journal, viewer: int | None, since: int = 0) -> list[int]:
    return [entry.sequence for shown in journal.visible_to(viewer, since) for entry in shown.entries]


def test_the_faces_are_nobodys_before_the_landing_and_everybodys_after_it(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        spin = journal.append(SpinDrawn(tray="wheel", faces=("war",), evidence=())).sequence
        journal.append(Paused())
        for viewer in VIEWERS:
            assert told(journal, viewer) == [2]
        journal.append(SpinLanded(spin=spin, landed={"wheel": "confirmed"}, seconds=4.0))
        for viewer in VIEWERS:
            assert told(journal, viewer) == [2, 1, 3]
            (shown,) = journal.visible_to(viewer, since=2)
            assert shown.at == 3


def test_a_sealed_choice_is_its_seats_alone_until_the_round_is_over(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(
            Addressed(1, MoveMade(move="2: war R5")), Addressed(TRAY, MoveMade(move="tray: shuffle"))
        )
        assert [told(journal, viewer) for viewer in VIEWERS] == [[], [], [1], []]
        journal.append(Revealed(records=(2, 1)))
        assert [told(journal, viewer) for viewer in VIEWERS] == [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]]


def test_an_undo_hides_nothing_that_was_seen(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        journal.append(Addressed(TRAY, Paused()), Revealed(records=(1,)), Undone(back_to=1))
        assert told(journal, None) == [1, 2, 3]


def test_what_a_newer_companion_hides_stays_hidden(tmp_path: Path) -> None:
    fill(tmp_path, [])
    write_raw(tmp_path, '{"kind":"prophecy","faces":["war"]}', TRAY)
    write_raw(tmp_path, '{"kind":"prophecy-told","records":[1]}')
    with open_journal(tmp_path) as journal:
        assert told(journal, None) == [2]


Step = tuple[Audience, bool]
"""Append for this audience; before that, reveal all that is hidden."""
steps = st.lists(st.tuples(st.sampled_from([ALL, TRAY, 0, 1, 2]), st.booleans()), max_size=20)


@settings(deadline=None)
@given(steps, st.sampled_from(VIEWERS))
def test_each_record_is_shown_once_and_never_before_it_may_be(plan: list[Step], viewer: int | None) -> None:
    with unkept_journal() as journal:
        hidden: list[int] = []
        seen: list[int] = []
        at = 0
        for audience, reveal in plan:
            if reveal:
                journal.append(Revealed(records=tuple(hidden)))
                hidden = []
            sequence = journal.append(Addressed(audience, MoveMade(move="1: call-uno"))).sequence
            if audience != ALL:
                hidden.append(sequence)
            # Somebody who was away since then comes back and is told what is new, and nothing else.
            for shown in journal.visible_to(viewer, since=at):
                assert shown.at > at
                at = shown.at
                seen += [entry.sequence for entry in shown.entries]
            not_yet = [each for each in hidden if journal.entry(each).audience != viewer]
            assert sorted(seen + not_yet) == list(range(1, journal.head.sequence + 1))
        assert told(journal, viewer) == seen
