"""Drawings become one-bit pictures: filled, with holes, the same everywhere."""

import pytest
from PIL import Image, ImageOps

from companion.rules.art import CARDS, COLOURS, Drawing
from companion.rules.art.shapes import Circle, Line, Rect
from companion.tray.pages.raster import picture


def dots(image: Image.Image) -> list[str]:
    return [
        "".join(".#"[bool(image.getpixel((x, y)))] for x in range(image.width)) for y in range(image.height)
    ]


def test_a_shape_is_filled_and_paper_cuts_a_hole() -> None:
    drawing = Drawing("frame", "a frame", (Rect(16, 16, 24, 24), Rect(16, 16, 8, 8, paint="paper")))
    assert dots(picture(drawing, 8)) == [
        "........",
        ".######.",
        ".######.",
        ".##..##.",
        ".##..##.",
        ".######.",
        ".######.",
        "........",
    ]


def test_what_comes_later_covers_what_came_before() -> None:
    ring = Drawing("target", "a target", (Circle(16, 16, 16), Circle(16, 16, 11, "paper"), Circle(16, 16, 5)))
    assert dots(picture(ring, 16))[8] == "###...####...###"


def test_half_a_dot_is_enough_to_light_it() -> None:
    half, less = Rect(16, 15, 32, 2), Rect(16, 15.4, 32, 1.2)
    assert sum(row.count("#") for row in dots(picture(Drawing("a", "", (half,)), 8))) == 8
    assert sum(row.count("#") for row in dots(picture(Drawing("b", "", (less,)), 8))) == 0


def test_what_lies_outside_the_grid_is_left_away() -> None:
    across = Drawing("across", "a line from edge to edge", (Line(((-20, 16), (50, 16)), 8),))
    assert dots(picture(across, 8)) == ["........"] * 3 + ["########"] * 2 + ["........"] * 3


@pytest.mark.parametrize("size", [16, 24, 32, 40])
@pytest.mark.parametrize("name", ["red", "green", "blue", "pink", "wild"])
def test_an_even_shape_stays_even(name: str, size: int) -> None:
    image = picture(COLOURS[name], size)  # type: ignore[index]  # one of the colours, listed above
    assert ImageOps.mirror(image).tobytes() == image.tobytes()


def test_a_picture_grows_with_its_size() -> None:
    small, large = picture(CARDS["eyeball"], 16), picture(CARDS["eyeball"], 64)
    share = [sum(row.count("#") for row in dots(image)) / image.width**2 for image in (small, large)]
    assert share[0] == pytest.approx(share[1], abs=0.05)
