"""Pictures in block characters: what a terminal shows is what the screen shows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from companion.names import ReelName
from companion.rules.faces import REELS, WAR, WHEEL
from companion.tray import blocks, pages
from companion.tray.window import face_at, rim, rolling, symbols

SIZE = 26


def from_halves(lines: list[str]) -> Image.Image:
    image = Image.new("1", (len(lines[0]), 2 * len(lines)))
    for row, line in enumerate(lines):
        for x, sign in enumerate(line):
            lit = blocks.HALVES.index(sign)
            image.putpixel((x, 2 * row), lit & 1)
            image.putpixel((x, 2 * row + 1), lit >> 1)
    return image


def test_a_page_can_be_read_back_from_its_half_blocks() -> None:
    page = pages.outcome((WAR,))
    assert from_halves(blocks.halves(page)).tobytes() == page.tobytes()


@pytest.mark.parametrize(
    ("draw", "columns", "lines"),
    [(blocks.halves, 128, 32), (blocks.quadrants, 64, 32), (blocks.dots, 64, 16)],
)
def test_a_page_takes_the_room_it_should(draw: blocks.Draw, columns: int, lines: int) -> None:
    drawn = draw(pages.ready())
    assert {len(line) for line in drawn} == {columns}
    assert len(drawn) == lines


@pytest.mark.parametrize(
    ("draw", "corner", "full"),
    [(blocks.halves, "▀", "█"), (blocks.quadrants, "▘", "█"), (blocks.dots, "⠁", "⣿")],
)
def test_each_pixel_has_its_place_in_a_cell(draw: blocks.Draw, corner: str, full: str) -> None:
    image = Image.new("1", (4, 8))
    assert set("".join(draw(image))) <= {" ", "⠀"}
    image.putpixel((0, 0), 1)
    assert draw(image)[0][0] == corner
    assert draw(Image.new("1", (4, 8), 1))[0][0] == full


def test_pictures_that_do_not_fill_their_last_cells_are_drawn_too() -> None:
    assert blocks.dots(Image.new("1", (3, 5), 1)) == ["⣿⡇", "⠉⠁"]


@pytest.mark.parametrize("reel", REELS)
def test_a_reel_at_rest_shows_one_whole_face(reel: ReelName) -> None:
    faces = REELS[reel]
    for number, face in enumerate(faces):
        angle = 360 / len(faces) * number
        assert rolling(reel, angle, SIZE) == [(face, 0)]
        assert {face_at(reel, angle, row, SIZE) for row in range(SIZE)} == {face}


def test_a_reel_on_its_way_shows_two_faces() -> None:
    shown = rolling("wheel", 20.0, SIZE)
    assert shown == [(WHEEL[0], SIZE // 2), (WHEEL[1], -SIZE // 2)]
    assert face_at("wheel", 20.0, 0, SIZE) is WHEEL[1]
    assert face_at("wheel", 20.0, SIZE - 1, SIZE) is WHEEL[0]


@given(st.sampled_from(list(REELS)), st.floats(0, 360, allow_nan=False))
def test_a_face_never_covers_the_edge_of_its_window(reel: ReelName, angle: float) -> None:
    seen, edge = symbols(reel, angle, SIZE), rim(SIZE)
    assert seen.size == edge.size == (SIZE, SIZE)
    assert not any(a and b for a, b in zip(seen.tobytes(), edge.tobytes(), strict=True) if a & b)
