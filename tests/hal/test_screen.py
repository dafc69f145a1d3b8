"""The screen shows the newest picture, and its loss stops nothing."""

import threading

import pytest
from PIL import Image

from companion.hal import ReelMove, ScreenChanged, ScreenShows, VirtualClock
from companion.hal.errors import NoScreen
from companion.hal.screen import RETRY_S, Screen
from companion.hal.sim import SimBoard
from tests.hal.rig import heard, in_loop, settled, simulated, virtual

BLACK = Image.new("1", (128, 64), 0)
WHITE = Image.new("1", (128, 64), 255)


def dotted(x: int) -> Image.Image:
    picture = BLACK.copy()
    picture.putpixel((x, 0), 255)
    return picture


def shown(board: SimBoard) -> bytes | None:
    board.screen.wait_until_shown()
    picture = board.sim.oled.picture
    return None if picture is None else picture.tobytes()


class SlowDisplay:
    """A display that takes as long as the test wants."""

    def __init__(self) -> None:
        self.pictures: list[bytes] = []
        self.may_go_on = threading.Semaphore(0)
        self.busy = threading.Semaphore(0)

    def display(self, picture: Image.Image) -> None:
        self.busy.release()
        self.may_go_on.acquire()
        self.pictures.append(picture.tobytes())

    def cleanup(self) -> None:
        """Nothing to leave behind."""


def test_of_pictures_that_come_too_fast_only_the_newest_is_drawn() -> None:
    display = SlowDisplay()
    screen = Screen(lambda: display, VirtualClock(), lambda _: None, lambda _: None)
    screen.show(dotted(0))
    display.busy.acquire()
    for x in range(1, 20):
        screen.show(dotted(x))
    display.may_go_on.release(2)
    screen.wait_until_shown()
    screen.close()
    assert display.pictures == [dotted(0).tobytes(), dotted(19).tobytes()]


@in_loop
async def test_a_picture_arrives_as_it_is_and_can_be_drawn_over_afterwards() -> None:
    async with simulated() as board:
        picture = dotted(5)
        board.screen.show(picture)
        picture.putpixel((6, 0), 255)
        assert shown(board) == dotted(5).tobytes()


@in_loop
async def test_the_same_picture_is_drawn_once() -> None:
    async with simulated() as board:
        for _ in range(5):
            board.screen.show(WHITE)
            assert shown(board) == WHITE.tobytes()
        assert board.screen.drawn == 1


@in_loop
async def test_a_colour_picture_is_made_black_and_white() -> None:
    async with simulated() as board:
        board.screen.show(Image.new("RGB", (128, 64), "white"))
        assert shown(board) == WHITE.tobytes()


@in_loop
async def test_a_picture_of_another_size_is_refused() -> None:
    async with simulated() as board:
        with pytest.raises(ValueError, match="128×64 pixels, not 64×64"):
            board.screen.show(Image.new("1", (64, 64)))


@in_loop
async def test_a_screen_that_is_lost_stops_nothing_and_comes_back_with_the_newest_picture() -> None:
    async with simulated() as board:
        events = heard(board)
        await board.home()
        board.screen.show(WHITE)
        assert shown(board) == WHITE.tobytes()
        board.sim.switch("screen.gone")
        board.screen.show(dotted(1))
        assert shown(board) is None
        assert "plug it in again" in board.screen.trouble
        assert board.fault is None

        landings = await board.spin({"left": ReelMove(1), "right": ReelMove(2)})
        assert all(landing.confirmed for landing in landings.values())
        board.screen.show(dotted(2))

        board.sim.switch("screen.gone", False)
        virtual(board).advance(RETRY_S + 0.1)
        assert shown(board) == dotted(2).tobytes()
        assert board.screen.trouble == ""
        await settled()
        troubles = [event.trouble for event in events if isinstance(event, ScreenChanged)]
        assert len(troubles) == 2
        assert troubles[-1] == ""


@in_loop
async def test_a_screen_that_is_plugged_in_later_is_found() -> None:
    async with simulated() as board:
        board.sim.switch("screen.gone")
        board.screen.show(WHITE)
        assert shown(board) is None
        for _ in range(3):
            virtual(board).advance(RETRY_S + 0.1)
            assert shown(board) is None
        board.sim.switch("screen.gone", False)
        virtual(board).advance(RETRY_S + 0.1)
        assert shown(board) == WHITE.tobytes()


@in_loop
async def test_what_can_be_seen_is_told_in_order_and_a_lost_screen_is_dark() -> None:
    async with simulated() as board:
        events = heard(board)
        for picture in (WHITE, WHITE, dotted(1)):
            board.screen.show(picture)
            assert shown(board) == picture.tobytes()
        board.sim.switch("screen.gone")
        board.screen.show(dotted(2))
        assert shown(board) is None
        for _ in range(3):
            virtual(board).advance(RETRY_S + 0.1)
            assert shown(board) is None
        board.sim.switch("screen.gone", False)
        virtual(board).advance(RETRY_S + 0.1)
        assert shown(board) == dotted(2).tobytes()
        await settled()
        told = [event.picture for event in events if isinstance(event, ScreenShows)]
        assert told == [picture.tobytes() for picture in (WHITE, dotted(1), BLACK, dotted(2))]


@in_loop
async def test_a_tray_without_a_screen_remembers_the_picture() -> None:
    async with simulated(without=["screen"]) as board:
        events = heard(board)
        board.screen.show(WHITE)
        assert not board.screen.present
        board.screen.wait_until_shown()
        assert board.screen.picture is not None
        await settled()
        assert events == [ScreenShows(WHITE.tobytes())], "a page in a browser may show it instead"


def test_a_picture_that_comes_while_the_screen_comes_back_is_not_forgotten() -> None:
    clock = VirtualClock()
    display = SlowDisplay()
    there = threading.Event()

    def connect() -> SlowDisplay:
        if not there.is_set():
            raise NoScreen("gone")
        return display

    screen = Screen(connect, clock, lambda _: None, lambda _: None)
    screen.show(dotted(1))
    screen.wait_until_shown()
    there.set()
    clock.advance(RETRY_S)
    display.busy.acquire()
    screen.show(dotted(2))
    display.may_go_on.release(2)
    screen.wait_until_shown()
    screen.close()
    assert display.pictures == [dotted(1).tobytes(), dotted(2).tobytes()]


def test_a_driver_that_stumbles_is_trouble_and_not_the_end() -> None:
    class Clumsy(SlowDisplay):
        def display(self, picture: Image.Image) -> None:
            if picture.getpixel((0, 0)):
                raise AssertionError("white is too bright")
            self.pictures.append(picture.tobytes())

    clock = VirtualClock()
    display = Clumsy()
    screen = Screen(lambda: display, clock, lambda _: None, lambda _: None)
    screen.show(WHITE)
    screen.wait_until_shown()
    assert "white is too bright" in screen.trouble
    screen.show(dotted(1))
    clock.advance(RETRY_S)
    screen.wait_until_shown()
    screen.close()
    assert display.pictures == [dotted(1).tobytes()]


def test_a_display_that_cannot_even_be_switched_off_is_let_go() -> None:
    class Gone:
        def display(self, picture: Image.Image) -> None:
            raise NoScreen("gone")

        def cleanup(self) -> None:
            raise NoScreen("still gone")

    screen = Screen(Gone, VirtualClock(), lambda _: None, lambda _: None)
    screen.show(WHITE)
    screen.wait_until_shown()
    assert screen.trouble == "gone"
    screen.close()
