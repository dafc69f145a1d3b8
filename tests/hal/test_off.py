"""Coils and buzzer are switched off from outside, even after a crash of the companion."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.config import load
from companion.config.pins import profiles
from companion.hal.off import driven_pins, every_driven_pin, switch_off
from companion.hal.virtual.pins import wired_factory
from companion.hal.wiring import used_pins
from tests.cli.terminal import run
from tests.hal.rig import board_settings


def test_pins_that_were_left_on_end_low_and_pulled_down() -> None:
    factory = wired_factory()
    seen: list[bool] = []
    pin = factory.pin(18)
    pin.output_with_state(1)
    pin.wire = seen.append
    switch_off(factory, {18, 23})
    assert seen == [False]
    assert (pin.function, pin.pull) == ("input", "down")


def test_it_is_the_coils_and_the_buzzer_of_this_pis_own_pins() -> None:
    gpio = board_settings(kind="gpio", profile="wheel")
    assert set(driven_pins(gpio)) == {13, 19, 26, 22, 17}
    assert not set(driven_pins(board_settings(kind="sim")))
    assert not set(driven_pins(board_settings(kind="pico")))
    assert set(driven_pins(board_settings(kind="pico", pico__parts=["nose"]))) == {17}


def test_not_knowing_the_wiring_no_pin_is_driven_that_anything_else_drives() -> None:
    for profile in profiles():
        board = load(files=[], environ={}, flags={"board.kind": "gpio", "board.profile": profile}).board
        inputs = {pin for pin, user in used_pins(board) if "sensor" in user or user == "nose"}
        assert set(driven_pins(board)) <= every_driven_pin()
        assert not inputs & every_driven_pin()


@pytest.mark.parametrize("config", ["[board]\npin_factory = 'mock'\nkind = 'gpio'", ""])
def test_the_command_is_quiet_if_all_goes_well(config: str, tmp_path: Path) -> None:
    (tmp_path / "tray").mkdir()
    (tmp_path / "tray" / "config.toml").write_text(config)
    done = run(tmp_path, "off")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_broken_config_switches_off_whatever_may_be_on(tmp_path: Path) -> None:
    (tmp_path / "tray").mkdir()
    (tmp_path / "tray" / "config.toml").write_text("[bored]\n")
    done = run(tmp_path, "off")
    assert "there is no key bored" in done.stderr
    assert "every pin that may have a coil is switched off" in done.stderr
