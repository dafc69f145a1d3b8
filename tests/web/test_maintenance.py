"""The tray is calibrated and switched off from a page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion.config import load
from companion.config.board import BoardSettings
from companion.hal import Clock
from companion.hal.sim import SimBoard
from companion.hal.virtual.misbuilt import misbuilt
from companion.tray import TrayState
from companion.web.serve import serve
from tests.hal.rig import EVERY_STEP
from tests.web.rig import House, Json, Page, config_of, guarded, house, live, until


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's config, and a simulated tray that is not built as it says."""
    users = tmp_path / "config.toml"
    monkeypatch.setattr("companion.config.save.standard_files", lambda: (tmp_path / "none", users))

    def misbuilt_board(settings: BoardSettings, clock: Clock) -> SimBoard:
        return SimBoard(settings, clock, built=misbuilt(settings))

    monkeypatch.setattr("companion.hal.open.SimBoard", misbuilt_board)
    return users


async def maintain(page: Page, act: str, **more: object) -> Json:
    answer = await page.request("maintain", act=act, **more)
    assert answer["type"] == "answer", answer
    value: Json = answer["value"]
    return value


@asynccontextmanager
async def bench(folder: Path) -> AsyncIterator[tuple[House, Page]]:
    async with house(folder / "data", **EVERY_STEP) as home, home.guest(watch=["tray"]) as page:
        await maintain(page, "begin")
        yield home, page


@live
async def test_a_misbuilt_tray_is_put_right_from_a_page_and_its_next_spin_lands(
    file: Path, tmp_path: Path
) -> None:
    async with bench(tmp_path) as (home, page):
        assert home.table.tray.state is TrayState.MAINTENANCE
        for reel in ("left", "right"):
            found = await maintain(page, "measure", reel=reel)
            (said,) = (each["said"] for each in found["reels"] if each["reel"] == reel)
            assert "half steps, not 1358.6" in said[-1]
            await maintain(page, "nudge", reel=reel, degrees=2.5)
        found = await maintain(page, "speed", reel="left")
        assert found["changed"]["board.motion.limit_hz"] == 900
        found = await maintain(page, "save")
        assert found["file"] == str(file)
        assert found["changed"] == {}, "the config has it all"
        saved = load(files=[file], environ={}).board
        assert (saved.reels["left"].direction, saved.reels["right"].offset_degrees) == (-1, 2.5)
        await maintain(page, "end")
        await until(lambda: home.table.tray.state is TrayState.READY)
        await page.do({"do": "spin"})
        landed = await page.landed()
        assert landed["landed"] == {"left": "confirmed", "right": "confirmed"}


@live
async def test_a_simulated_tray_leaves_the_config_of_a_real_one_alone(file: Path, tmp_path: Path) -> None:
    async with bench(tmp_path) as (_, page):
        file.write_text('[board]\nkind = "gpio"\n')
        await maintain(page, "measure", reel="left")
        refused = await page.request("maintain", act="save")
        assert "the config is for a real one: nothing is saved" in refused["reason"]
        assert file.read_text() == '[board]\nkind = "gpio"\n'


@live
async def test_what_goes_wrong_is_told_in_words_and_can_be_tried_again(file: Path, tmp_path: Path) -> None:
    async with bench(tmp_path) as (_, page):
        await page.request("switch", name="left.stuck-motor", on=True)
        refused = await page.request("maintain", act="measure", reel="left")
        assert "saw nothing: does the disc turn?" in refused["reason"]
        await page.request("switch", name="left.stuck-motor", on=False)
        assert (await maintain(page, "measure", reel="left"))["reels"][0]["measured"]
        assert not file.exists()


@live
async def test_a_fault_on_the_way_saves_nothing_and_loses_nothing(file: Path, tmp_path: Path) -> None:
    async with bench(tmp_path) as (home, page):
        board = home.table.tray.board
        found = await maintain(page, "measure", reel="left")
        home.clock.free.clear()
        measuring = asyncio.ensure_future(page.request("maintain", act="measure", reel="right"))
        await until(lambda: board._moving)
        board.latch.trip("pico", "The Pico is gone: plug in its USB cable.")
        home.clock.free.set()
        assert "The Pico is gone: plug in its USB cable." in (await measuring)["reason"]
        await until(lambda: home.table.tray.state is TrayState.FAULT)
        assert not file.exists()
        again = await maintain(page, "begin")
        assert again["changed"] == found["changed"] != {}
        assert (await maintain(page, "measure", reel="right"))["reels"][1]["measured"]


@live
async def test_a_tray_that_is_still_out_of_order_is_not_taken_into_service(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        board = home.table.tray.board
        board.latch.trip("pico", "The Pico is gone: plug in its USB cable.")
        monkeypatch.setattr(board, "clear_fault", lambda: None)
        refused = await page.request("maintain", act="begin")
        assert refused["reason"] == "The Pico is gone: plug in its USB cable."


@live
async def test_nobody_spins_a_tray_that_is_in_service(file: Path, tmp_path: Path) -> None:
    async with bench(tmp_path) as (home, page):
        refused = await page.do({"do": "spin"})
        assert refused["reason"] == "The tray is in service: wait until it is ready."
        assert not home.table.tray.push()


@live
async def test_two_pages_do_not_turn_the_reels_at_once(file: Path, tmp_path: Path) -> None:
    async with bench(tmp_path) as (home, page), home.guest() as other:
        home.clock.free.clear()
        measuring = asyncio.ensure_future(maintain(page, "measure", reel="left"))
        await until(lambda: home.table.tray.board._moving)
        refused = await other.request("maintain", act="measure", reel="right")
        assert refused["reason"] == "The tray is still busy with the last step: wait a moment."
        home.clock.free.set()
        await measuring


@live
async def test_a_spin_is_not_cut_short_for_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as page:
        home.clock.free.clear()
        await page.do({"do": "spin"})
        refused = await page.request("maintain", act="begin")
        assert refused["reason"] == "The tray is spinning: wait until it is ready."
        home.clock.free.set()
        await page.landed()


@live
async def test_a_tray_that_was_called_back_to_the_game_is_not_measured_on(tmp_path: Path) -> None:
    async with bench(tmp_path) as (home, page):
        await home.table.tray.home()
        refused = await page.request("maintain", act="measure", reel="left")
        assert refused["reason"] == "The tray is no longer in service: begin again."


@live
async def test_only_hosts_may_look_after_the_tray(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins(), home.joins() as second:
        for act in ("begin", "switch-off"):
            refused = await second.request("maintain", act=act)
            assert refused["reason"].startswith("Only the host can do that")


@live
async def test_a_tray_that_is_switched_off_from_a_page_ends_its_service(tmp_path: Path) -> None:
    config = config_of(tmp_path, web__port=0, tray__poweroff=True, board__profile="none")
    rooms: list[House] = []

    async def switch_off(home: House) -> None:
        async with home.guest() as page:
            await until(lambda: home.table.tray.state.rests)
            assert (await page.request("maintain", act="switch-off"))["type"] == "answer"

    tasks: list[asyncio.Task[None]] = []

    def ready(hub: object) -> None:
        home = House(hub, None, hub.place.port)  # type: ignore[arg-type,attr-defined]  # real time
        rooms.append(home)
        tasks.append(asyncio.get_running_loop().create_task(switch_off(home)))

    assert await serve(config, host="127.0.0.1", ready=ready) is True
    await asyncio.gather(*tasks)
    assert rooms[0].table.tray.state is TrayState.OFF


@live
async def test_the_page_is_served(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        page = await home.get("/calibrate")
        assert page.status == 200
        for path in ("js/calibrate/page.js", "js/calibrate/reel.js", "css/calibrate.css"):
            assert (await home.get(f"/static/{path}")).status == 200
