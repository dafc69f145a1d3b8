"""Print times and grams: measured with the parts and profiles of today, and the light tray is light."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hardware.workshop import slicer
from hardware.workshop.netlist import PROFILES
from hardware.workshop.slicer import Sliced, jobs, kept, made_from, measure, read_gcode, stale, total
from tests.needs import needs

GCODE = """\
G1 X1
; filament used [g] = 3.50
; total filament used [g] = 3.60
; estimated printing time (normal mode) = 1d 2h 3m 30s
"""


def test_every_figure_was_measured_with_the_part_and_profile_of_today() -> None:
    assert stale(kept()) == [], slicer.MISSING
    assert set(kept()) == set(jobs())


def test_a_figure_of_another_part_is_noticed() -> None:
    found = kept()
    other = Sliced(found["base"].minutes, found["base"].grams, found["deck"].made_from)
    assert stale(found | {"base": other}) == ["base"]


@pytest.mark.parametrize(("place", "profile"), list(enumerate(PROFILES)))
def test_the_light_tray_takes_two_thirds_of_time_and_plastic_at_most(place: int, profile: str) -> None:
    full, light = total(place, light=False), total(place, light=True)
    assert light.minutes <= full.minutes * 2 / 3, profile
    assert light.grams <= full.grams * 2 / 3, profile


def test_time_and_grams_are_read_from_what_the_slicer_writes() -> None:
    assert read_gcode(GCODE, "here") == Sliced(26 * 60 + 3.5, 3.6, "here")


def test_without_a_slicer_the_figures_stay_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    said: list[str] = []
    file = tmp_path / "sliced.toml"
    measure(said.append, file)
    assert said == [f"sliced.toml is not up to date: {slicer.MISSING}"]
    assert not file.exists()


@pytest.mark.cad
@pytest.mark.process
@needs("prusa-slicer")
def test_a_part_is_measured_anew_as_it_was(tmp_path: Path) -> None:
    """A small one, and roughly: another version of the slicer counts a little differently."""
    found = kept()
    old = Sliced(0, 0, "something else")
    file = tmp_path / "sliced.toml"
    file.write_text(slicer._text(found | {"spacer": old}), encoding="utf-8")
    measure(lambda words: None, file)
    fresh = kept(file)["spacer"]
    assert fresh.made_from == made_from(*jobs()["spacer"])
    assert fresh.minutes == pytest.approx(found["spacer"].minutes, rel=0.3)
    assert fresh.grams == pytest.approx(found["spacer"].grams, rel=0.3, abs=0.1)
