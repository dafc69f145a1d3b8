"""Text on the screen fits its box, says when it is cut, and never leaves the page."""

import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.tray import pages
from companion.tray.pages.canvas import Box, Canvas
from companion.tray.pages.fonts import FILES, SIZES, UNKNOWN, font
from companion.tray.pages.lettering import BREAK, fit
from tests.examples import examples

NAMES = st.one_of(
    st.text(max_size=12),
    st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=80),
    st.lists(
        st.sampled_from(["Mia", "Łukasz", "Ångström", "von", "Bartholomäus", "W" * 40, "🦄"]), max_size=9
    ).map(" ".join),
)
BOXES = st.builds(Box, st.integers(0, 60), st.integers(0, 30), st.integers(20, 68), st.integers(12, 34))


@given(NAMES, BOXES, st.integers(1, 4))
@settings(max_examples=examples(300))
@example("W" * 200, Box(0, 0, 20, 12), 1)
def test_text_is_whole_or_ends_in_an_ellipsis(text: str, box: Box, most_lines: int) -> None:
    setting = fit(text, box.width, box.height, most_lines=most_lines)
    asked = "".join(setting.font.spelled(text).split())
    shown = "".join("".join(setting.lines).split())
    if shown != asked:
        assert shown.endswith("…")
        assert asked.startswith(shown[:-1])
    assert len(setting.lines) <= most_lines


@given(NAMES, BOXES)
@settings(max_examples=examples(300))
@example("00 y 0", Box(0, 0, 20, 19))
def test_no_dot_of_a_text_lies_outside_its_box(text: str, box: Box) -> None:
    canvas = Canvas()
    setting = canvas.text(text, box)
    # What lies outside the image would be lost; the setting's own size would still tell.
    assert setting.width <= box.width
    assert setting.height <= box.height
    ink = canvas.image.getbbox()
    if ink is not None:
        assert ink[0] >= box.x
        assert ink[1] >= box.y
        assert ink[2] <= box.x + box.width
        assert ink[3] <= box.y + box.height


@given(st.lists(NAMES, min_size=10, max_size=10), st.integers(-9, 10**6), st.integers(0, 2))
@settings(max_examples=examples(150), deadline=None)
def test_any_text_fits_on_any_page(texts: list[str], number: int, index: int) -> None:
    """A box that left the page, or that could not hold its text, would raise."""
    first, second, third = texts[:3]
    pages.ready(index, first)
    pages.say(first)
    pages.turn(first, "left", second)
    pages.score([(name, number) for name in texts[: 1 + number % 10]], second[:8])
    pages.join(first, number, second)
    pages.menu([first, second, third], index)
    pages.fault(first, second)
    pages.maintenance(third)


def test_something_outside_the_page_is_refused() -> None:
    with pytest.raises(ValueError, match="outside the page"):
        Canvas().text("Mia", Box(100, 0, 40, 20))
    with pytest.raises(ValueError, match="outside the page"):
        Canvas().fill(Box(0, 60, 10, 10))


def test_a_box_too_small_for_any_letter_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        fit("Mia", 40, 3)


def test_text_is_as_large_as_its_box_allows() -> None:
    assert [fit("Mia", width, 30).font.cap for width in (128, 40, 20, 12)] == [25, 15, 10, 6]


def test_lines_are_equally_long() -> None:
    assert fit("one two three four", 90, 30, sizes=(10,)).lines == ("one two", "three four")


def test_a_break_is_used_only_where_needed() -> None:
    link = BREAK.join(("tray.", "local"))
    assert fit(link, 128, 20, sizes=(10,)).lines == ("tray.local",)
    assert fit(link, 50, 40, sizes=(10,)).lines == ("tray.", "local")


@pytest.mark.parametrize("size", SIZES)
def test_names_of_europe_have_their_letters(size: int) -> None:
    letters = font(size)
    for name in ("Łukasz", "Ångström", "Éloïse", "Jürgen", "Şebnem", "Žofie", "Núria", "Øystein"):
        assert letters.spelled(name) == name


@pytest.mark.parametrize("size", SIZES)
def test_a_letter_that_a_font_lacks_loses_its_accent_first(size: int) -> None:
    letters = font(size)
    assert letters.spelled("Ǎ") == "A"
    assert letters.spelled(unicodedata.normalize("NFD", "Éa")) == "Éa"
    assert letters.spelled("日") == UNKNOWN
    assert letters.spelled("a\u200db\tc") == "ab c"


@pytest.mark.parametrize("size", SIZES)
def test_a_font_is_named_by_the_height_of_its_capitals(size: int) -> None:
    assert {font(size).glyphs[letter].rise for letter in "HEXN"} == {size}
    assert all(glyph.advance >= 0 for glyph in font(size).glyphs.values())
    assert size in FILES
