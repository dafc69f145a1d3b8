"""Every page of the screen, against its golden picture and against what it promises."""

from itertools import product
from typing import Any

import pytest
from PIL import Image, ImageChops

from companion.names import REELS_OF, TrayKind
from companion.rules.art import COLOURS, of_face
from companion.rules.faces import DISCARD_1, DRAW_4, GREEN, RED, REELS, WAR, WHAT, WHEEL, WHO, Face
from companion.tray import pages
from companion.tray.pages.canvas import Box, Canvas
from companion.tray.pages.lettering import Setting
from companion.tray.pages.raster import picture
from tests.tray.conftest import GOLDEN, Same

SAMPLES = pages.samples()


def ink(image: Image.Image, box: tuple[int, int, int, int] = (0, 0, 128, 64)) -> int:
    return image.crop(box).convert("L").histogram()[255]


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The part of the page in which the two differ."""
    return ImageChops.logical_xor(one, other).getbbox()


@pytest.mark.parametrize("name", SAMPLES)
def test_a_page_looks_as_it_did(name: str, same_as_golden: Same) -> None:
    same_as_golden(name, SAMPLES[name])


def test_every_golden_picture_belongs_to_a_page() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(SAMPLES)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_page_is_one_bit_and_fills_the_screen(name: str) -> None:
    assert (SAMPLES[name].mode, SAMPLES[name].size) == ("1", (128, 64))


def test_no_two_pages_look_alike() -> None:
    assert len({page.tobytes() for page in SAMPLES.values()}) == len(SAMPLES)


def test_there_is_an_outcome_page_for_all_nine_pairs_and_all_nine_icons() -> None:
    assert {f"outcome-{who}-{what}" for who in WHO for what in WHAT} <= set(SAMPLES)
    assert {f"outcome-{icon}" for icon in WHEEL} <= set(SAMPLES)


@pytest.mark.parametrize("face", WHO, ids=str)
def test_the_left_half_of_an_outcome_is_who(face: Face) -> None:
    page, symbol = pages.outcome((face, DRAW_4)), picture(of_face(face), 40)
    assert page.crop((7, 0, 47, 40)).tobytes() == symbol.tobytes()


@pytest.mark.parametrize("face", WHAT, ids=str)
def test_the_right_half_of_an_outcome_is_what(face: Face) -> None:
    page, symbol = pages.outcome((RED, face)), picture(of_face(face), 40)
    assert page.crop((71, 0, 111, 40)).tobytes() == symbol.tobytes()


def test_an_outcome_carries_words_under_both_symbols_and_a_sentence_below() -> None:
    page = SAMPLES["outcome-green-draw-4"]
    for box in ((0, 41, 54, 51), (54, 41, 128, 51), (0, 52, 128, 64)):
        assert ink(page, box) > 60


def test_no_word_of_any_outcome_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Setting] = []
    original = Canvas.text

    def text(canvas: Canvas, words: str, box: Box, **how: Any) -> Setting:
        shown.append(original(canvas, words, box, **how))
        return shown[-1]

    monkeypatch.setattr(Canvas, "text", text)
    for faces in (*product(WHO, WHAT), *((icon,) for icon in WHEEL)):
        pages.outcome(faces)
        pages.aloud(faces)
    pages.outcome((RED, DRAW_4), stuck=("left", "right"))
    assert len(shown) == 9 * 3 + 9 + 18 + 4
    assert [setting.lines for setting in shown if setting.lines[-1].endswith("…")] == []


def test_a_landing_that_no_sensor_saw_carries_a_question_mark() -> None:
    for faces in ((GREEN, DISCARD_1), (WAR,)):
        assert changed(pages.outcome(faces), pages.outcome(faces, confirmed=False)) is not None


def test_a_stuck_reel_is_said_in_a_lit_bar_and_the_outcome_stays() -> None:
    whole, stuck = pages.outcome((RED, DRAW_4)), pages.outcome((RED, DRAW_4), stuck=("left",))
    assert ink(stuck, (0, 52, 128, 64)) > 128 * 12 / 2
    assert stuck.crop((0, 0, 128, 51)).tobytes() == whole.crop((0, 0, 128, 51)).tobytes()
    assert stuck.tobytes() != pages.outcome((RED, DRAW_4), stuck=("left", "right")).tobytes()


def test_the_ready_page_blinks_with_its_eyes_only() -> None:
    frames = [pages.ready(frame) for frame, _ in pages.BLINK]
    assert len({frame.tobytes() for frame in frames}) == 3
    for frame in frames[1:]:
        box = changed(frames[0], frame)
        assert box is None or box[3] <= 40


def test_ticks_run_with_the_reels() -> None:
    lit = [ink(pages.spinning("wheel", done / 16), (0, 56, 128, 64)) for done in range(17)]
    assert lit == sorted(lit)
    assert len(set(lit)) == 17


def test_the_reels_turn_on_the_spinning_page() -> None:
    for spinner in REELS_OF:
        turning = {pages.spinning(spinner, done / 40).crop((0, 0, 128, 55)).tobytes() for done in range(30)}
        assert len(turning) > 12


@pytest.mark.parametrize("spinner", REELS_OF)
def test_a_warm_screen_has_nothing_left_to_draw(spinner: TrayKind) -> None:
    picture.cache_clear()
    pages.warm(spinner)
    drawn = picture.cache_info().misses
    for done in range(101):
        pages.spinning(spinner, done / 100)
    for faces in product(*(REELS[reel] for reel in REELS_OF[spinner])):
        pages.outcome(faces)
    assert picture.cache_info().misses == drawn >= 30


def test_every_colour_called_has_its_own_shape_letter_and_word() -> None:
    called = [pages.colour_called(colour) for colour in COLOURS]
    for box in ((0, 0, 55, 64), (55, 0, 128, 38), (55, 38, 128, 64)):
        assert len({page.crop(box).tobytes() for page in called}) == len(COLOURS)


def test_the_turn_page_shows_which_way_play_runs() -> None:
    left, right = pages.turn("Mia", "left", "Ben"), pages.turn("Mia", "right", "Ben")
    box = changed(left, right)
    assert box is not None
    assert box[2] <= 30


def test_the_score_page_shows_the_head_of_the_chain() -> None:
    points = [("Mia", 120), ("Ben", 85)]
    assert changed(pages.score(points, "7F3A09C1"), pages.score(points, "7F3A09C2")) is not None


def test_the_scores_of_ten_players_fit_and_eleven_are_refused() -> None:
    ten = [(f"Player {seat}", 50 * seat) for seat in range(10)]
    last = [*ten[:9], ("Player 9", 451)]
    assert changed(pages.score(ten, "7F3A09C1"), pages.score(last, "7F3A09C1")) is not None
    with pytest.raises(ValueError, match="1 to 10 players"):
        pages.score([*ten, ("One too many", 0)])


def test_a_fault_is_dark_on_a_lit_ground() -> None:
    assert ink(SAMPLES["fault"]) > 128 * 64 / 2
    assert max(ink(page) for name, page in SAMPLES.items() if "fault" not in name) < 128 * 64 / 2


def test_the_menu_shows_one_item_large_between_its_neighbours() -> None:
    items = ["Scores", "Sound", "Switch off"]
    first, second = pages.menu(items, 0), pages.menu(items, 1)
    assert ink(first, (0, 14, 128, 39)) > 128 * 25 / 2
    for box in ((0, 0, 128, 13), (0, 14, 128, 39), (0, 40, 128, 53)):
        assert changed(first.crop(box), second.crop(box)) is not None
    assert changed(first.crop((0, 54, 128, 64)), second.crop((0, 54, 128, 64))) is None
    assert ink(first, (0, 54, 128, 64)) > 60


def test_homing_names_what_turns_and_how_far_it_is() -> None:
    assert changed(pages.homing("eyes", 0.5), pages.homing("wheel", 0.5)) is not None
    assert changed(pages.homing("eyes", 0.5), pages.homing("eyes", 0.9)) is not None


def test_the_contact_sheet_shows_every_page() -> None:
    sheet = pages.contact_sheet(columns=7, scale=3)
    assert sheet.mode == "RGB"
    assert sheet.width * sheet.height > len(SAMPLES) * 128 * 64 * 9
