"""The discs of the reels, from `hardware/discs.toml`, for printed parts and for paper.

Places are millimetres seen from the front, x to the right and y up; angles are degrees, counter-clockwise
from the right.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import atan2, degrees, hypot

import msgspec

from companion.config.board import ReelSettings
from companion.config.load import load
from companion.names import KIND_OF, ReelName


class Disc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One disc in its place behind the face plate."""

    axis: tuple[float, float]
    radius: float
    window: tuple[float, float]
    """The middle of the window in which a face shows."""
    face: float
    """The diameter that a face may fill."""
    sensor: float
    """The angle at which the sensor looks at the mark ring."""

    @property
    def window_angle(self) -> float:
        """Where the window is, seen from the axis."""
        return degrees(atan2(self.window[1] - self.axis[1], self.window[0] - self.axis[0]))

    @property
    def reach(self) -> float:
        """How far from the axis the middle of a face is."""
        return hypot(self.window[0] - self.axis[0], self.window[1] - self.axis[1])


class PaperDisc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The paper that is glued onto a disc."""

    smaller: float
    """How much less its radius is than the disc's."""
    hole: float
    """The diameter of the hole for the axle's nut."""


class Discs(msgspec.Struct, frozen=True):
    """The whole file."""

    reels: dict[ReelName, Disc]
    paper: PaperDisc

    def of(self, reel: ReelName) -> Disc:
        return self.reels[reel]


def _read() -> Discs:
    text = files("companion._hardware").joinpath("discs.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    return msgspec.convert({"paper": tables.pop("paper"), "reels": tables}, Discs)


DISCS = _read()


@cache
def settings(reel: ReelName) -> ReelSettings:
    """The settings of a reel in the default wiring."""
    return load(files=[], environ={}, flags={"board.profile": KIND_OF[reel]}).board.reels[reel]


def forward(reel: ReelName) -> int:
    """Which way the disc turns, seen from the front: 1 is counter-clockwise, -1 clockwise.

    With the motor behind the disc and its leads in their usual order, the shaft turns counter-clockwise as
    seen from the front, and the disc, geared to it, clockwise.
    """
    return -settings(reel).direction


def face_angles(reel: ReelName) -> tuple[float, ...]:
    """The angle of each face while face 0 is in its window; later faces follow against the turn."""
    faces, window = settings(reel).faces, DISCS.of(reel).window_angle
    return tuple(window - forward(reel) * 360 * face / faces for face in range(faces))
