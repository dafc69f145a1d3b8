"""`tray flash` on a virtual Pico, with mpremote and a real REPL. Cut short anywhere, the Pico comes up."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from companion._firmware import wire

from companion.config.board import BoardSettings
from companion.hal.pico import flash as flashing
from companion.hal.pico.errors import NotATray, NotFlashed, WrongVersion
from companion.hal.pico.firmware import build, files_for, whole_file
from companion.hal.pico.probe import probe
from tests.firmware.pico import VirtualPico
from tests.firmware.rig import board_on, pico_settings
from tests.hal.rig import in_loop

FOR_EVER = 10**6

pytestmark = pytest.mark.pico


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flashing goes by real time, and a busy machine may take longer than any Pico."""
    monkeypatch.setattr(flashing, "PATIENCE_S", FOR_EVER)
    monkeypatch.setattr("companion.hal.pico.link.GREET_S", FOR_EVER)
    monkeypatch.setattr("companion.hal.pico.questions.TRIES", FOR_EVER)


@pytest.fixture
def settings(tmp_path: Path) -> BoardSettings:
    return pico_settings(tmp_path)


@pytest.fixture
def pico(tmp_path: Path, settings: BoardSettings) -> Iterator[VirtualPico]:
    """One that has MicroPython and nothing else."""
    with VirtualPico(tmp_path, settings) as pico:
        yield pico


def flash(settings: BoardSettings, say: Callable[[str], object] = lambda _text: None) -> None:
    flashing.flash(settings.pico.port, settings, say)


def old_firmware() -> dict[str, bytes]:
    """As ours, but of an older version."""
    return {"version.py": b"VERSION = (0, 0, 9)\n", "old_part.py": b"x = 1\n"}


def test_a_new_pico_gets_the_firmware_and_runs_it(pico: VirtualPico, settings: BoardSettings) -> None:
    pico.plug()
    with pytest.raises(NotATray, match="runs MicroPython but not our firmware: `tray flash`"):
        flashing.check(settings.pico.port, settings)
    said: list[str] = []
    flash(settings, said.append)
    welcome, current = flashing.check(settings.pico.port, settings)
    assert current
    assert welcome.version == (0, 1, 0)
    assert welcome.build == build()
    files = sorted(files_for(settings))
    assert sorted(line.split()[3] for line in said if " of " in line) == files
    said.clear()
    flash(settings, said.append)
    flash(settings, said.append)
    assert sum("already there" in line for line in said) > len(files), "the second folder has them, too"


def test_a_running_firmware_makes_way_for_a_new_one(pico: VirtualPico, settings: BoardSettings) -> None:
    pico.install(old_firmware())
    pico.plug()
    welcome, _ = flashing.check(settings.pico.port, settings)
    assert welcome.version == (0, 0, 9)
    flash(settings)
    welcome, current = flashing.check(settings.pico.port, settings)
    assert (welcome.version, current) == ((0, 1, 0), True)
    files = pico.files()
    assert "/maintenance" not in files
    # The old one stays where it is, as the next one's place.
    assert "/a/old_part.py" in files
    flash(settings)
    assert "/a/old_part.py" not in pico.files()


@pytest.mark.parametrize("before", ["nothing", "old firmware"])
@in_loop
async def test_the_resets_of_a_flash_are_not_taken_for_the_watchdogs(
    before: str, pico: VirtualPico, settings: BoardSettings
) -> None:
    if before == "old firmware":
        pico.install(old_firmware())
    pico.plug()
    flash(settings)
    assert pico.resets == (1 if before == "nothing" else 2)
    assert not {"/maintenance", "/wanted"} & pico.files().keys()
    async with board_on(pico, settings) as board:
        assert board.fault is None


def test_firmware_that_speaks_an_older_version_is_named_and_makes_way(
    pico: VirtualPico, settings: BoardSettings
) -> None:
    ours = files_for(settings)["wire.py"]
    older = ours.replace(b"PROTOCOL = %d" % wire.PROTOCOL, b"PROTOCOL = %d" % (wire.PROTOCOL - 1))
    assert older != ours
    pico.install({**old_firmware(), "wire.py": older})
    pico.plug()
    with pytest.raises(WrongVersion, match=r"The firmware 0\.0\.9 on the Pico is too old .*`tray flash`"):
        flashing.check(settings.pico.port, settings)
    flash(settings)
    assert flashing.check(settings.pico.port, settings)[1]


def test_other_settings_are_noticed_and_written(
    pico: VirtualPico, settings: BoardSettings, tmp_path: Path
) -> None:
    pico.install(spare=True)
    pico.plug()
    assert flashing.check(settings.pico.port, settings)[1]
    other = pico_settings(tmp_path, reels__left__sensor=22, without=["buzzer"])
    assert not flashing.check(other.pico.port, other)[1]
    flash(other)
    assert flashing.check(other.pico.port, other)[1]


@pytest.mark.parametrize("before", ["nothing", "old firmware"])
def test_whatever_byte_it_is_cut_short_at_the_pico_starts(
    before: str, pico: VirtualPico, settings: BoardSettings
) -> None:
    if before == "old firmware":
        pico.install(old_firmware())
    pico.plug()
    flash(settings)
    states = pico.history()
    assert len(states) > 3 * len(files_for(settings))
    ran = []
    for files in states:
        pico.restart_with(files)
        ran.append("the prompt" if pico.at_prompt else pico.seen["runs"])
    new = ran.index(ran[-1])
    if before == "nothing":
        # Its prompt, until the loader is there, which is the last of all files.
        assert ran == ["the prompt"] * new + ["/b"] * (len(ran) - new)
        assert len(ran) - new <= 2
    else:
        # The old firmware until the new one is whole.
        assert ran == ["/a"] * new + ["/b"] * (len(ran) - new)
        assert "/b/whole.json" not in states[new - 1]


def test_a_place_is_not_called_whole_while_its_files_change(
    pico: VirtualPico, settings: BoardSettings
) -> None:
    pico.install(spare=True)
    spare, oldest = pico.flash / "b", "VERSION = (0, 0, 8)\n"
    (spare / "version.py").write_text(oldest)
    (spare / "whole.json").write_bytes(whole_file(files_for(settings), 0))
    pico.plug()
    flash(settings)
    states = pico.history()
    assert states[0]["/b/version.py"] == oldest
    for files in states:
        if "/b/whole.json" in files:
            newest = json.loads(files["/b/whole.json"])["number"] == 2
            assert newest == (files["/b/version.py"] != oldest)


def test_a_cable_pulled_in_the_middle_is_told_and_the_next_flash_succeeds(
    pico: VirtualPico, settings: BoardSettings
) -> None:
    pico.install(old_firmware())
    pico.plug()
    total = sum(len(content) for content in files_for(settings).values())
    gone = threading.Event()
    copied = 0

    def count(text: str) -> None:
        nonlocal copied
        if text.endswith("bytes"):
            copied += int(text.split()[-2])
        if copied > total / 2 and not gone.is_set():
            gone.set()
            pico.pull(keeps_power=True)

    with pytest.raises(NotFlashed, match=r"cut short .*repeat `tray flash`. It still starts as before"):
        flash(settings, count)
    pico.plug()
    pico.restart_with(pico.files())
    assert probe(settings.pico.port).version == (0, 0, 9)
    flash(settings)
    assert flashing.check(settings.pico.port, settings)[1]


def test_a_broken_firmware_leaves_a_prompt_that_can_be_flashed(
    pico: VirtualPico, settings: BoardSettings
) -> None:
    pico.install({"station.py": b"from machine import Pinn\n"}, spare=True)
    pico.plug()
    with pytest.raises(NotATray, match="tray flash"):
        flashing.check(settings.pico.port, settings)
    flash(settings)
    assert flashing.check(settings.pico.port, settings)[1]


def test_an_old_micropython_is_refused_with_the_way_to_a_new_one(
    pico: VirtualPico, settings: BoardSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flashing, "OLDEST", (9, 0))
    pico.plug()
    with pytest.raises(NotFlashed, match=r"MicroPython 1\.26 on the Pico is too old: hold BOOTSEL .* 9\.0"):
        flash(settings)


def test_something_that_is_no_pico_is_given_up(
    settings: BoardSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flashing, "PATIENCE_S", 0.1)
    monkeypatch.setattr("companion.hal.pico.link.GREET_S", 0.2)
    master, slave = os.openpty()
    try:
        (tmp_path / "ttyACM0").symlink_to(os.ttyname(slave))
        with pytest.raises(NotFlashed, match=r"does not answer .*hold BOOTSEL while plugging it in"):
            flash(settings)
    finally:
        os.close(master)
        os.close(slave)
