"""What a table adds to the menu: pages, menus below it, numbers, and work."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest
from PIL import Image

from companion.errors import TrayError
from companion.rules.faces import DRAW_4, RED
from companion.tray import Digits, Item, TrayState, pages
from companion.tray.menu import IDLE_S
from tests.hal.rig import in_loop, settled
from tests.tray.rig import LoneRig, Rig, awake, falling

PLAIN = ["Sound: on", "Home the reels", "Switch off", "Back"]


class Refusal(TrayError, ValueError):
    pass


def shows(rig: Rig, labels: Sequence[str], chosen: str, title: str = "") -> bool:
    return rig.on_screen() == pages.menu(labels, labels.index(chosen), title).tobytes()


def rests(rig: LoneRig) -> bool:
    return rig.on_screen() in {pages.ready(frame).tobytes() for frame in range(3)}


async def opened(rig: LoneRig, *items: Item) -> None:
    """Put items into the menu and open it: the first of them is lit."""
    rig.owner.items = lambda: items
    await rig.hold()
    labels = [*(str(item.label) for item in items), *PLAIN]
    assert shows(rig, labels, str(items[0].label))


@in_loop
async def test_a_page_is_looked_at_until_a_push_goes_back() -> None:
    async with awake() as rig:
        score = pages.score([("Mia", 120)], "7F3A09C1")
        await opened(rig, Item("Scores", lambda: score))
        await rig.hold()
        assert rig.on_screen() == score.tobytes()
        await rig.push()
        assert shows(rig, ["Scores", *PLAIN], "Scores")
        await rig.hold()
        assert rig.on_screen() == score.tobytes()
        await rig.hold()
        assert shows(rig, ["Scores", *PLAIN], "Scores")
        await rig.hold()
        await rig.wait(IDLE_S + 0.1)
        assert rests(rig)


@in_loop
async def test_a_menu_below_has_a_title_and_a_way_back() -> None:
    async with awake() as rig:
        called: list[str] = []
        colours = [Item(name, partial(called.append, name)) for name in ("Red", "Blue")]
        below = ["Red", "Blue", "Back"]
        await opened(rig, Item("Colour", lambda: colours))
        await rig.hold()
        for label in (*below, "Red"):
            assert shows(rig, below, label, "Colour")
            await rig.push()
        assert shows(rig, below, "Blue", "Colour")
        await rig.hold()
        assert called == ["Blue"]
        assert shows(rig, below, "Blue", "Colour"), "more can be chosen"
        await rig.push()
        await rig.hold()
        assert shows(rig, ["Colour", *PLAIN], "Colour"), "back is one step"


@in_loop
async def test_a_menu_below_goes_with_the_table() -> None:
    async with awake() as rig:
        seated = ["Mia", "Ben"]

        def leave() -> list[Item]:
            each = [Item(name, partial(seated.remove, name)) for name in seated]
            return [*each, Item("All", seated.clear)] if each else []

        await opened(rig, Item("Leave", leave))
        await rig.hold()
        await rig.push()
        assert shows(rig, ["Mia", "Ben", "All", "Back"], "Ben", "Leave")
        await rig.hold()
        assert shows(rig, ["Mia", "All", "Back"], "All", "Leave")
        await rig.hold()
        assert shows(rig, ["Back"], "Back", "Leave")
        await rig.hold()
        assert shows(rig, ["Leave", *PLAIN], "Leave")


@in_loop
async def test_ten_idle_seconds_leave_every_menu_at_once() -> None:
    async with awake() as rig:
        deep = Item("Deeper", lambda: [Item("Deepest", lambda: None)])
        await opened(rig, Item("Deep", lambda: [deep]))
        await rig.hold()
        await rig.hold()
        assert shows(rig, ["Deepest", "Back"], "Deepest", "Deeper")
        await rig.wait(IDLE_S - 1)
        assert shows(rig, ["Deepest", "Back"], "Deepest", "Deeper")
        await rig.wait(1.1)
        assert rests(rig)


@in_loop
async def test_a_number_is_picked_digit_by_digit() -> None:
    async with awake() as rig:
        points: list[int] = []
        await opened(rig, Item("Points", lambda: Digits("Mia's points", points.append)))
        await rig.hold()
        assert rig.on_screen() == pages.number("Mia's points", (0, 0, 0), 0).tobytes()
        await rig.push()
        await rig.hold()
        assert rig.on_screen() == pages.number("Mia's points", (1, 0, 0), 1).tobytes()
        await rig.pick(0, 12)
        assert points == [102], "nine goes on to nought"
        assert shows(rig, ["Points", *PLAIN], "Points")


@in_loop
async def test_a_number_that_nobody_finishes_is_forgotten() -> None:
    async with awake() as rig:
        points: list[int] = []
        await opened(rig, Item("Points", lambda: Digits("Points", points.append)))
        await rig.hold()
        await rig.pick(5, 5)
        await rig.wait(IDLE_S + 0.1)
        assert rests(rig)
        assert points == []


@in_loop
async def test_after_a_number_more_may_be_asked_and_the_number_is_given_once() -> None:
    async with awake() as rig:
        points: list[tuple[int, str]] = []
        given: list[int] = []

        def whose(number: int) -> list[Item]:
            given.append(number)
            return [Item("Mia", lambda: points.append((number, "Mia")))]

        await opened(rig, Item("Points", lambda: Digits("Points", whose)))
        await rig.hold()
        await rig.pick(0, 4, 5)
        assert shows(rig, ["Mia", "Back"], "Mia", "Points")
        await rig.hold()
        assert points == [(45, "Mia")]
        await rig.push()
        await rig.hold()
        assert shows(rig, ["Points", *PLAIN], "Points")
        assert given == [45]


@in_loop
async def test_a_number_may_close_the_menu() -> None:
    async with awake() as rig:

        def thank(number: int) -> None:
            rig.tray.say("NOTED", f"{number} points")

        await opened(rig, Item("Points", lambda: Digits("Points", thank, closes=True)))
        await rig.hold()
        await rig.pick(0, 0, 7)
        assert rig.on_screen() == pages.say("7 points", "NOTED").tobytes()


@in_loop
async def test_work_is_begun_and_the_menu_says_what_came_of_it() -> None:
    async with awake() as rig:
        may_end = asyncio.Event()
        on = False

        async def track() -> None:
            nonlocal on
            await may_end.wait()
            on = True

        rig.owner.items = lambda: [Item("Tracker: on" if on else "Tracker: off", track)]
        await rig.hold()
        await rig.hold()
        assert shows(rig, ["Tracker: off", *PLAIN], "Tracker: off")
        may_end.set()
        await settled()
        assert shows(rig, ["Tracker: on", *PLAIN], "Tracker: on")


@in_loop
async def test_work_may_close_the_menu_and_spin() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        await opened(rig, Item("Spin for Mia", rig.spin, closes=True))
        await rig.hold()
        await rig.until(lambda: len(rig.outcomes) == 1)
        assert rig.tray.state is TrayState.OUTCOME
        assert rig.on_screen() == pages.outcome((RED, DRAW_4)).tobytes()


async def _refuse() -> None:
    raise Refusal("Nothing was played yet: play a round first.")


def _refuse_at_once() -> None:
    raise Refusal("Nothing was played yet: play a round first.")


@pytest.mark.parametrize(
    "undo",
    [
        Item("Undo", _refuse),
        Item("Undo", _refuse, closes=True),
        Item("Undo", _refuse_at_once),
        Item("Undo", _refuse_at_once, closes=True),
    ],
    ids=["work", "work-closes", "at-once", "at-once-closes"],
)
@in_loop
async def test_why_it_is_refused_is_shown_and_the_outcome_comes_back(undo: Item) -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        await rig.push_and_wait()
        await opened(rig, undo)
        await rig.hold()
        refused = pages.fault("I cannot do that", "Nothing was played yet: play a round first.")
        assert rig.on_screen() == refused.tobytes()
        await rig.wait(5.1)
        assert rig.on_screen() == pages.outcome((RED, DRAW_4)).tobytes()
        assert rig.board.fault is None


@in_loop
async def test_a_table_that_cannot_say_its_items_leaves_no_menu_open() -> None:
    async with awake(falling(RED, DRAW_4)) as rig:

        def stumble() -> list[Item]:
            raise Refusal("The journal cannot be read: see the log.")

        rig.owner.items = stumble
        await rig.hold()
        refused = pages.fault("I cannot do that", "The journal cannot be read: see the log.")
        assert rig.on_screen() == refused.tobytes()
        assert (await rig.push_and_wait()).faces == (RED, DRAW_4), "a push is a spin again"


@in_loop
async def test_what_is_chosen_may_take_the_screen() -> None:
    async with awake() as rig:

        def tell() -> Image.Image:
            rig.by_hand((RED, DRAW_4))
            return pages.turn("Mia", "left")

        await opened(rig, Item("By hand", tell))
        await rig.hold()
        assert rig.on_screen() == pages.outcome((RED, DRAW_4)).tobytes()
