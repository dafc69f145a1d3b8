"""The file that keeps the last spin of a tray without a table."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest

from companion.rules.faces import DISCARD_1, DRAW_4, GREEN, RED
from companion.tray import DamagedSpin, SpinDrawn, SpinFile, SpinNotSaved, TrayBusy
from tests.hal.rig import in_loop
from tests.tray.rig import awake, falling


@in_loop
async def test_a_spin_is_unfinished_from_its_commit_to_its_landing(tmp_path: Path) -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        with SpinFile(tmp_path / "new" / "folder") as kept:
            assert await kept.finish(rig.tray) is None

            async def commit(drawn: SpinDrawn) -> None:
                await kept.commit(drawn)
                assert kept.unfinished == drawn

            landed = await rig.tray.spin(commit=commit)
            await kept.landed(landed)
            assert kept.unfinished is None
        with SpinFile(tmp_path / "new" / "folder") as again:
            assert again.unfinished is None


@in_loop
async def test_after_a_restart_the_drawn_faces_are_shown_and_only_once(tmp_path: Path) -> None:
    async with awake(falling(RED, DRAW_4)) as rig:
        with SpinFile(tmp_path) as kept:
            await rig.tray.spin(commit=kept.commit)  # and then the plug is pulled
    async with awake(falling(GREEN, DISCARD_1)) as rig:
        with SpinFile(tmp_path) as kept:
            finished = await kept.spin(rig.tray)
            assert (finished.faces, finished.resumed) == ((RED, DRAW_4), True)
            assert (await kept.spin(rig.tray)).faces == (GREEN, DISCARD_1)


@in_loop
async def test_whoever_interrupts_a_commit_hears_that_a_spin_was_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced, replaced = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def sync_slowly(_: Path) -> None:
        loop.call_soon_threadsafe(synced.set)
        replaced.wait()

    monkeypatch.setattr("companion.files.sync_folder", sync_slowly)
    drawn = SpinDrawn(tray="eyes", ids=(RED.id, DRAW_4.id), evidence=())
    with SpinFile(tmp_path) as kept:
        commit = loop.create_task(kept.commit(drawn))
        await synced.wait()
        assert kept.path.exists()
        commit.cancel()
        replaced.set()
        with pytest.raises(asyncio.CancelledError):
            await commit
        assert kept.unfinished == drawn


@in_loop
async def test_a_commit_is_on_the_disk_before_the_file_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def note_fsync(fd: int) -> None:
        done.append("folder" if Path(f"/proc/self/fd/{fd}").resolve().is_dir() else "file")
        fsync(fd)

    def note_replace(self: Path, target: Path) -> Path:
        done.append("rename")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", note_fsync)
    monkeypatch.setattr(Path, "replace", note_replace)
    async with awake() as rig:
        with SpinFile(tmp_path) as kept:
            await rig.tray.spin(commit=kept.commit)
    assert done == ["file", "rename", "folder"]


def test_one_program_at_a_time(tmp_path: Path) -> None:
    with SpinFile(tmp_path), pytest.raises(TrayBusy, match="wait until it is done"), SpinFile(tmp_path):
        pass
    with SpinFile(tmp_path):
        pass


def test_a_folder_that_cannot_be_made_is_told_with_the_fix(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SpinNotSaved, match="set `data` in the config"), SpinFile(tmp_path / "file"):
        pass


@pytest.mark.parametrize("text", ["", "{", "[]", '{"event":"spin-drawn","tray":"ears","faces":[]}'])
def test_a_damaged_file_is_told_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "spin.json").write_text(text)
    with pytest.raises(DamagedSpin, match="move it away"), SpinFile(tmp_path):
        pass
    assert (tmp_path / "spin.json").read_text() == text


@in_loop
async def test_a_disk_that_fills_up_refuses_the_next_spin_and_keeps_the_outcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with awake(falling(RED, DRAW_4, GREEN, DISCARD_1)) as rig:
        with SpinFile(tmp_path) as kept:

            def full(_fd: int) -> None:
                raise OSError(28, "No space left on device")

            async def commit(drawn: SpinDrawn) -> None:
                await kept.commit(drawn)
                monkeypatch.setattr(os, "fsync", full)

            landed = await rig.tray.spin(commit=commit)
            await kept.landed(landed)
            assert "No space left" in caplog.text
            assert rig.tray.last == landed
            with pytest.raises(SpinNotSaved, match=r"No space left on device.*so nothing moves: make room"):
                await kept.spin(rig.tray)
