"""Every drawing of the game: all are there, all stay legible, and the SVG shows what the screen shows."""

import io
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image, ImageChops

from companion.colours import COLOURS, letter
from companion.names import ReelName
from companion.rules import art
from companion.rules.art.shapes import GRID
from companion.rules.faces import REELS
from companion.tray.pages.raster import picture

SIZES = (16, 24, 32, 40)
ALL = list(art.DRAWINGS.values())
by_name = pytest.mark.parametrize("drawing", ALL, ids=lambda drawing: drawing.name)


def lit(image: Image.Image) -> int:
    return image.convert("L").histogram()[255]


def difference(one: art.Drawing, other: art.Drawing, size: int) -> int:
    return lit(ImageChops.logical_xor(picture(one, size), picture(other, size)))


def test_every_face_of_every_reel_is_drawn() -> None:
    faces = [face for reel in REELS.values() for face in reel]
    assert set(art.FACES) == {face.id for face in faces}
    assert [art.of_face(face).name for face in faces] == [f"face-{face.id}" for face in faces]


def test_every_colour_has_a_shape_and_a_letter_of_its_own() -> None:
    assert set(art.COLOURS) == {*COLOURS, "wild"}
    assert len({letter(colour) for colour in art.COLOURS}) == len(art.COLOURS)
    assert len({drawing.seen for drawing in art.COLOURS.values()}) == len(art.COLOURS)
    assert len({colour.sign for colour in COLOURS.values()}) == len(COLOURS)


def test_shapes_are_those_of_printed_decks() -> None:
    shapes = {"red": "circle", "blue": "square", "green": "triangle", "yellow": "star"}
    assert {name: COLOURS[name].shape for name in COLOURS if name != "pink"} == shapes
    assert {name: art.COLOURS[name].seen for name in COLOURS} == {
        name: f"a {shape}" for name, shape in (shapes | {"pink": "heart"}).items()
    }
    assert "".join(COLOURS[name].sign for name in COLOURS) == "●★▲■♥"


def test_every_special_card_is_drawn() -> None:
    assert set(art.CARDS) == {
        *("draw-two", "reverse", "skip", "wild", "wild-draw-four"),
        *("eyeball", "spin", "narwhal", "urrrhhh", "super-star", "custom"),
    }


def test_names_are_unique_and_say_what_they_are() -> None:
    assert len(ALL) == len(art.FACES) + len(art.COLOURS) + len(art.CARDS)
    assert all(re.fullmatch(r"(face|colour|card)-[a-z0-9-]+", drawing.name) for drawing in ALL)
    assert len({drawing.seen for drawing in ALL}) >= len(ALL) - 1


@by_name
def test_a_drawing_stays_on_its_grid(drawing: art.Drawing) -> None:
    for shape in drawing.shapes:
        if shape.paint != "paper":
            for outline in shape.outlines():
                assert all(0 <= x <= GRID and 0 <= y <= GRID for x, y in outline)


@by_name
@pytest.mark.parametrize("size", SIZES)
def test_a_drawing_is_bold_and_fills_its_square(drawing: art.Drawing, size: int) -> None:
    image = picture(drawing, size)
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 0.75 * size
    assert 0.2 < lit(image) / size**2 < 0.8
    # Looked at as a whole, not pushed to one side.
    assert abs(left + right - size) <= 0.15 * size


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reel", REELS)
def test_no_face_of_a_reel_can_be_taken_for_another(reel: ReelName, size: int) -> None:
    for one, other in combinations(REELS[reel], 2):
        assert difference(art.of_face(one), art.of_face(other), size) > 0.12 * size**2, (one.id, other.id)


@pytest.mark.parametrize("size", SIZES)
def test_no_special_card_can_be_taken_for_another(size: int) -> None:
    for one, other in combinations(art.CARDS.values(), 2):
        assert difference(one, other, size) > 0.1 * size**2, (one.name, other.name)


@by_name
def test_the_svg_shows_what_the_screen_shows(drawing: art.Drawing) -> None:
    size = 128
    svg = art.svg(drawing, {"ink": "#fff", "paper": "#000"})
    drawn = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))))
    black = Image.new("RGBA", drawn.size, "black")
    # A little below one half, because a dot that is half covered is lit on the screen.
    shown = (
        Image.alpha_composite(black, drawn.convert("RGBA")).convert("L").point(lambda v: 255 * (v > 120), "1")
    )
    assert lit(ImageChops.logical_xor(shown, picture(drawing, size))) < 0.01 * size**2


@by_name
def test_the_svg_is_plain_and_described(drawing: art.Drawing) -> None:
    root = ElementTree.fromstring(art.svg(drawing))
    space = "{http://www.w3.org/2000/svg}"
    assert root.attrib["viewBox"] == "0 0 32 32"
    assert root.findtext(f"{space}title") == drawing.seen
    assert len(root) == 1 + len(drawing.shapes)
    assert {element.tag.removeprefix(space) for element in root[1:]} <= {
        "circle",
        "rect",
        "polygon",
        "polyline",
        "path",
    }


def test_a_palette_tints_what_stands_for_a_colour() -> None:
    red = art.FACES["draw-red"]
    assert "#c9261f" in art.svg(red, {"ink": "#000", "red": "#c9261f"})
    assert set(re.findall(r"#\w+|currentColor", art.marks(red))) == {"#fff", "currentColor"}
    assert set(re.findall(r"#\w+", art.marks(red, {"ink": "#123", "paper": "#456"}))) == {"#123", "#456"}


def test_the_sponge_has_two_eyes_that_can_be_replaced_and_a_nose_on_top() -> None:
    space = "{http://www.w3.org/2000/svg}"
    own, given = (ElementTree.fromstring(svg) for svg in (art.sponge(), art.sponge("<g/>", "<g/><g/>")))
    groups = own.findall(f"{space}g")
    assert [(group.get("class"), group.get("data-reel")) for group in groups] == [
        ("eye", "left"),
        ("eye", "right"),
        ("nose", None),
    ]
    assert own[-1] is groups[-1]
    assert [len(eye.findall(f"{space}g")) for eye in given.findall(f"{space}g[@class='eye']")] == [1, 2]
