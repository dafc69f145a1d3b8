"""A table with nobody's phone: all that it needs is done with the nose and the small screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.rules.editions import editions
from companion.rules.faces import DRAW_4, GREEN
from companion.table.real import one_button
from companion.tray import Item, pages
from tests.chance.scripted import scripted_chance
from tests.hal.rig import in_loop
from tests.rules.sixth.lighthouse_bay import LighthouseBay
from tests.table.rig import TableRig, at_table
from tests.tray.rig import falling

OF_THE_TRAY = ("Sound: on", "Home the reels", "Switch off")


async def choose(rig: TableRig, *path: str) -> None:
    """Open the menu, then push on to each of these and hold, as the screen shows them."""
    await rig.wait(1.0)  # an outcome stays that long at least
    await rig.hold()
    items = [*one_button.items(rig.table), *(Item(each, lambda: None) for each in OF_THE_TRAY)]
    title = ""
    for label in path:
        labels = [*(str(each.label) for each in items), "Back"]
        for at in range(labels.index(label) + 1):
            if at:
                await rig.push()
            assert rig.on_screen() == pages.menu(labels, at, title).tobytes()
        item = items[labels.index(label)]
        if label != path[-1]:
            below = item.choose()
            assert isinstance(below, list)
            items, title = below, label
        before = rig.table.head
        await rig.hold()
    if item.closes:
        await rig.until(lambda: rig.table.head != before)


@in_loop
async def test_a_match_is_begun_scored_taken_back_and_won(tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await choose(rig, "New match", "Eye-Eye SpongeBob", "3 players")
        assert (rig.match.edition, rig.seats) == ("eye-eye", "Player 1 Player 2 Player 3")
        await choose(rig, "Score the round", "Player 2 is out")
        await rig.pick(0, 4, 2)
        await rig.pick(2, 0, 9)
        await rig.until(lambda: len(rig.match.rounds) == 1)
        assert rig.totals == {"Player 1": 0, "Player 2": 251, "Player 3": 0}
        await choose(rig, "Take back", "Player 2 wins round 1: Player 2 251.")
        assert rig.totals["Player 2"] == 0
        await choose(rig, "Score the round", "Nobody: blocked")
        await choose(rig, "Score the round", "Player 3 is out")
        await rig.pick(5, 0, 0)
        await rig.pick(0, 0, 0)
        await rig.until(lambda: rig.match.ended)
        assert rig.winners == ["Player 3"]
        await choose(rig, "New match", "UNO Corn", "The same players")
        assert (rig.match.edition, rig.seats) == ("corn", "Player 1 Player 2 Player 3")


@in_loop
async def test_dealer_turns_colours_penalties_and_a_choice_are_told(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.start(tracker=True)
        await choose(rig, "Dealer", "Cy")
        assert (rig.dealer(), rig.turn()) == ("Cy", "Ann")
        await choose(rig, "Next turn")
        assert rig.turn() == "Bo"
        await choose(rig, "Turn around")
        assert (rig.turn(), rig.page.direction) == ("Ann", "anticlockwise")
        await choose(rig, "Colour called", "Blue")
        assert rig.page.colour == "blue"
        await choose(rig, "Forgot UNO", "Bo")
        assert rig.last_line == "Bo forgot to call UNO and draws 2."
        await rig.spun()
        await choose(rig, "They chose", "Cy")
        assert rig.last_line == "Cy is chosen."
        await choose(rig, "Whose turn")
        assert rig.on_screen() == pages.turn("Ann", "right", "Cy").tobytes()


@in_loop
async def test_the_dealer_is_drawn_and_the_match_paused_resumed_and_ended(tmp_path: Path) -> None:
    async with at_table(tmp_path, scripted_chance(b"\x02"), board__profile="eyes") as rig:
        await rig.start()
        await choose(rig, "Dealer", "Draw the dealer")
        assert rig.dealer() == "Cy"
        await choose(rig, "Pause")
        assert rig.page.paused == ""
        await choose(rig, "Go on")
        assert rig.page.paused is None
        await choose(rig, "Players", "Somebody leaves")
        await rig.hold()
        await rig.until(lambda: rig.seats == "Bo Cy")
        await choose(rig, "End the match", "Yes, end it")
        assert rig.page.ended


@in_loop
async def test_where_the_first_one_out_wins_nobody_is_asked_for_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = type("Bay", (LighthouseBay,), {"option_defaults": {"scoring": "none"}})
    monkeypatch.setitem(editions(), LighthouseBay.id, kind())
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start(edition="lighthouse-bay")
        await choose(rig, "Score the round", "Bo is out")
        assert rig.winners == ["Bo"]
        assert rig.on_screen() == pages.say("Won the match", "Bo").tobytes()
