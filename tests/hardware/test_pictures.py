"""The pictures of the guide show the parts as they are."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from hardware.workshop.generated import HARDWARE, pictures, scene, scene_in
from hardware.workshop.pictures import PICTURES, Picture
from hardware.workshop.render import picture

# One process makes the parts for all of these.
pytestmark = pytest.mark.cad

SMALLER = 4
ANOTHER = 56
"""How much of 255 lines may weigh in the smaller picture, where they are coarser."""
BLOCK = 12
"""Pixels of the smaller picture that are compared as one."""


def blocks(image: Image.Image) -> NDArray[np.float64]:
    """Mean colours of small squares: lines of another width do not count, parts in another place do."""
    pixels = np.asarray(image.convert("RGB")).astype(np.float64)
    tall, wide = (extent // BLOCK * BLOCK for extent in pixels.shape[:2])
    squares = pixels[:tall, :wide].reshape(tall // BLOCK, BLOCK, wide // BLOCK, BLOCK, 3)
    means: NDArray[np.float64] = squares.mean(axis=(1, 3))
    return means


def farthest(found: Picture, kept: Image.Image) -> float:
    """How much the fresh picture differs where it differs most, of 255."""
    size = (found.size[0] // SMALLER, found.size[1] // SMALLER)
    fresh = picture(found.things(), found.view, *size, finer=2)
    return float(np.abs(blocks(fresh) - blocks(kept.convert("RGB").resize(size, Image.Resampling.BOX))).max())


@pytest.mark.parametrize("path", list(pictures()))
def test_a_picture_was_drawn_of_the_parts_as_they_are(path: str, as_made: Callable[[str], bool]) -> None:
    if as_made(path):
        return
    fresh = scene(pictures()[path].things())
    kept = scene_in(HARDWARE / path)
    assert len(kept) == len(fresh), "run make hardware"
    for one, other in zip(kept, fresh, strict=True):
        assert one == pytest.approx(other, rel=1e-4, abs=0.01), "run make hardware"


def test_a_picture_of_a_mirror_image_is_noticed() -> None:
    right = scene_in(HARDWARE / "pictures" / "part-disc-right.png")
    assert right[0] != pytest.approx(
        scene_in(HARDWARE / "pictures" / "part-disc-left.png")[0], rel=1e-4, abs=0.01
    )


@pytest.mark.parametrize("path", list(pictures()))
def test_a_picture_shows_what_is_drawn_anew(path: str, as_made: Callable[[str], bool]) -> None:
    if as_made(path):
        return
    with Image.open(HARDWARE / path) as kept:
        assert kept.size == pictures()[path].size
        assert farthest(pictures()[path], kept) < ANOTHER, "run make hardware"


def test_a_picture_of_something_else_is_noticed() -> None:
    disc = next(found for found in PICTURES if found.name == "part-disc-left")
    with Image.open(HARDWARE / "pictures" / "part-mount-left.png") as other:
        assert farthest(disc, other) > ANOTHER
