"""What every board does, whatever is behind it. Each back end runs this suite on a bench of its own."""

from __future__ import annotations

import asyncio
import math
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest
from msgspec.structs import replace
from PIL import Image

from companion.hal import Board, Glow, Note, ReelMove, Tick, Turned
from companion.hal.errors import BoardBusy, BoardClosed, BoardFaulted, NoSuchReel
from companion.hal.survey import measure
from companion.names import ReelName
from tests.hal.rig import heard, in_loop, settled


class Bench(ABC):
    """An open board with hands and eyes."""

    board: Board

    @abstractmethod
    def push(self) -> None:
        """Put a finger on the nose."""

    @abstractmethod
    def release(self) -> None: ...

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Let time pass."""

    @abstractmethod
    def shows(self, reel: str) -> int | None:
        """The face that a person sees on a reel; None where nobody looks."""

    @abstractmethod
    def powered(self, reel: str) -> bool:
        """Whether current flows through a motor."""

    @abstractmethod
    def on_screen(self) -> bytes | None:
        """The picture that a person sees, as bytes of mode "1"; None where nobody looks."""

    def later(self, seconds: float, act: Callable[[], object]) -> None:
        """Have something happen in a while, also during a move."""
        self.board.clock.call_at(self.board.clock.now() + seconds, act)

    async def press(self) -> None:
        self.push()
        await self.wait(0.1)
        self.release()
        await self.wait(0.1)

    @property
    def all_reels(self) -> dict[str, int]:
        """Their names and how many faces they have."""
        return {name: reel.faces for name, reel in self.board.settings.reels.items()}

    async def spin_all(self, face_index: int) -> None:
        """Spin, and be sure of what everybody sees then."""
        moves = {name: ReelMove(face_index % faces) for name, faces in self.all_reels.items()}
        landings = await self.board.spin(moves)
        for name, move in moves.items():
            assert landings[name].confirmed, landings[name]
            assert self.board.reels[name].face_index == move.face_index
            assert self.shows(name) in (move.face_index, None)


Opened = Callable[[], AbstractAsyncContextManager[Bench]]


class BoardContract:
    """Needs a fixture `opened` that opens a bench."""

    @in_loop
    async def test_homing_finds_every_reel_and_leaves_it_on_a_face(self, opened: Opened) -> None:
        async with opened() as bench:
            homings = await bench.board.home()
            assert set(homings) == set(bench.all_reels)
            for name, homing in homings.items():
                reel = bench.board.reels[name]
                assert homing.found, homing.reason
                assert reel.known
                assert not reel.fault
                assert bench.shows(name) in (reel.face_index, None)
                assert not bench.powered(name)

    @in_loop
    async def test_every_face_of_every_reel_can_be_landed_on(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            for face in range(max(bench.all_reels.values())):
                await bench.spin_all(face)

    @in_loop
    async def test_a_reel_that_was_never_homed_is_homed_by_its_first_spin(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.spin_all(1)

    @in_loop
    async def test_one_reel_can_be_spun_alone(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            name = next(iter(bench.all_reels))
            others = {other: bench.board.reels[other].angle for other in bench.all_reels if other != name}
            landings = await bench.board.spin({name: ReelMove(2)})
            assert list(landings) == [name]
            assert {other: bench.board.reels[other].angle for other in others} == others

    @in_loop
    async def test_the_coils_are_off_at_rest(self, opened: Opened) -> None:
        async with opened() as bench:
            on_the_way: list[bool] = []
            await bench.board.home()
            name = next(iter(bench.all_reels))
            bench.later(1, lambda: on_the_way.append(bench.powered(name)))
            await bench.spin_all(0)
            assert on_the_way == [True]
            assert not any(bench.powered(reel) for reel in bench.all_reels)

    @in_loop
    async def test_a_tick_for_every_face_that_comes_by_and_angles_that_end_at_rest(
        self, opened: Opened
    ) -> None:
        async with opened() as bench:
            await bench.board.home()
            events = heard(bench.board)
            await bench.spin_all(1)
            await settled()
            name, faces = next(iter(bench.all_reels.items()))
            came = [event.face_index for event in events if isinstance(event, Tick) and event.reel == name]
            assert len(came) > faces
            assert came == [(came[0] + count) % faces for count in range(len(came))]
            turned = [event for event in events if isinstance(event, Turned)]
            assert len(turned) > 20
            assert turned[-1].angles[name] == bench.board.angles[name]
            assert abs(bench.board.angles[name] - bench.board.reels[name].angle) < 1

    @in_loop
    async def test_a_spin_of_something_that_is_not_there_is_refused(self, opened: Opened) -> None:
        async with opened() as bench:
            name, faces = next(iter(bench.all_reels.items()))
            with pytest.raises(NoSuchReel, match="no reel tail"):
                await bench.board.spin({"tail": ReelMove(0)})
            with pytest.raises(NoSuchReel, match=f"faces 0 to {faces - 1}, not {faces}"):
                await bench.board.spin({name: ReelMove(faces)})

    @in_loop
    async def test_a_second_spin_meanwhile_is_refused_and_does_no_harm(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            spinning = asyncio.create_task(bench.spin_all(1))
            await asyncio.sleep(0)
            with pytest.raises(BoardBusy, match="wait until they have landed"):
                await bench.board.spin({next(iter(bench.all_reels)): ReelMove(0)})
            with pytest.raises(BoardBusy):
                await bench.board.home()
            await spinning

    @in_loop
    async def test_a_press_while_the_reels_spin_is_told_and_disturbs_nothing(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            told: list[str] = []
            bench.board.nose.on_press = lambda: told.append("press")
            bench.board.nose.on_release = lambda: told.append("release")
            for second in (1.0, 1.5):
                bench.later(second, bench.push)
                bench.later(second + 0.2, bench.release)
            await bench.spin_all(1)
            await bench.wait(0.1)
            assert told == ["press", "release"] * 2

    @in_loop
    async def test_a_press_while_the_reels_are_homed_is_told_and_disturbs_nothing(
        self, opened: Opened
    ) -> None:
        async with opened() as bench:
            told: list[str] = []
            bench.board.nose.on_release = lambda: told.append("release")
            bench.later(0.2, bench.push)
            bench.later(0.4, bench.release)
            homings = await bench.board.home(afresh=True)
            assert all(homing.found for homing in homings.values())
            await bench.wait(0.1)
            assert told == ["release"]

    @in_loop
    async def test_a_double_press_is_two_presses_in_order(self, opened: Opened) -> None:
        async with opened() as bench:
            told: list[int] = []
            bench.board.nose.on_release = lambda: told.append(len(told))
            await bench.press()
            await bench.press()
            assert told == [0, 1]

    @in_loop
    async def test_an_error_in_a_callback_is_a_fault_and_not_a_lost_nose(self, opened: Opened) -> None:
        async with opened() as bench:

            def stumble() -> None:
                raise LookupError("where am I?")

            bench.board.nose.on_release = stumble
            await bench.press()
            assert bench.board.fault is not None
            assert bench.board.fault.reason == "LookupError: where am I?"
            with pytest.raises(BoardFaulted, match="where am I"):
                await bench.board.home()
            told: list[str] = []
            bench.board.nose.on_release = lambda: told.append("release")
            bench.board.clear_fault()
            await bench.press()
            assert told == ["release"]
            await bench.spin_all(0)

    @in_loop
    async def test_a_fault_stops_the_reels_and_keeps_its_first_reason(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()

            def trip() -> None:
                bench.board.latch.trip("test", "The first reason.")
                bench.board.latch.trip("test", "Another one.")

            bench.later(1, trip)
            with pytest.raises(BoardFaulted, match="The first reason"):
                await bench.spin_all(1)
            assert not any(bench.powered(reel) for reel in bench.all_reels)
            assert bench.board.fault is not None
            assert bench.board.fault.reason == "The first reason."
            bench.board.clear_fault()
            await bench.spin_all(1)

    @in_loop
    async def test_a_spin_that_nobody_waits_for_stops_and_the_next_one_lands(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            loop, begun = asyncio.get_running_loop(), bench.board.clock.now()
            under_way, goes_on = asyncio.Event(), threading.Event()

            def pause() -> None:
                loop.call_soon_threadsafe(under_way.set)
                goes_on.wait()

            bench.later(1, pause)
            for_minutes = bench.board.spin({reel: ReelMove(1, turns=400) for reel in bench.all_reels})
            spinning = asyncio.create_task(for_minutes)
            await under_way.wait()
            spinning.cancel()
            await settled()
            goes_on.set()
            with pytest.raises(asyncio.CancelledError):
                await spinning
            assert bench.board.clock.now() - begun < 300
            assert not any(bench.powered(reel) for reel in bench.all_reels)
            await bench.spin_all(2)

    @in_loop
    async def test_a_board_that_is_closed_while_it_moves_stops_with_its_coils_off(
        self, opened: Opened
    ) -> None:
        async with opened() as bench:
            await bench.board.home()
            loop = asyncio.get_running_loop()
            bench.later(1, lambda: loop.call_soon_threadsafe(bench.board.close))
            spinning = asyncio.create_task(
                bench.board.spin({next(iter(bench.all_reels)): ReelMove(0, turns=400)})
            )
            with pytest.raises(BoardClosed):
                await spinning
            assert not any(bench.powered(reel) for reel in bench.all_reels)
            with pytest.raises(BoardClosed):
                await bench.board.home()
            bench.board.close()

    @in_loop
    async def test_a_survey_sees_every_mark_and_then_the_reel_has_to_be_homed(self, opened: Opened) -> None:
        async with opened() as bench:
            board = bench.board
            name, reel = next(iter(board.settings.reels.items()))
            await board.home([name])
            half_steps = math.ceil(2.5 * reel.turn)
            survey = await board.survey(name, half_steps)
            assert survey.half_steps == half_steps
            disc = measure(survey)
            assert disc is not None
            assert disc.turn == pytest.approx(float(reel.turn), abs=1)
            assert (disc.marks, disc.forward, disc.inverted) == (reel.marks, True, False)
            assert not board.reels[name].known
            assert not bench.powered(name)
            await bench.spin_all(1)

    @in_loop
    async def test_a_reel_that_is_rebuilt_goes_by_its_new_settings(self, opened: Opened) -> None:
        async with opened() as bench:
            board = bench.board
            name: ReelName = next(iter(board.settings.reels))
            await board.home()
            before = board.settings.reels[name]
            board.rebuild({name: replace(before, direction=-before.direction)})
            (homing,) = (await board.home([name])).values()
            assert not homing.found
            assert "turns backwards" in homing.reason
            board.rebuild({name: before})
            await bench.spin_all(1)

    @in_loop
    async def test_reels_are_not_rebuilt_while_they_move(self, opened: Opened) -> None:
        async with opened() as bench:
            await bench.board.home()
            surveying = asyncio.create_task(bench.board.survey(next(iter(bench.all_reels)), 800))
            await asyncio.sleep(0)
            with pytest.raises(BoardBusy, match="wait until they have landed"):
                bench.board.rebuild({})
            await surveying

    @in_loop
    async def test_lights_screen_and_buzzer_work_while_the_reels_spin(self, opened: Opened) -> None:
        async with opened() as bench:
            board = bench.board
            await board.home()
            bench.later(0.5, lambda: board.lights.show({"colour": Glow((0.0, 0.0, 1.0))}))
            bench.later(0.5, lambda: board.buzzer.play([Note(0.1, 440)]))
            bench.later(0.5, lambda: board.screen.show(Image.new("1", (128, 64), 255)))
            await bench.spin_all(1)
            if "colour" in board.lights.names:
                assert board.lights.colours["colour"] == (0.0, 0.0, 1.0)
            board.screen.wait_until_shown()
            assert bench.on_screen() in (Image.new("1", (128, 64), 255).tobytes(), None)
