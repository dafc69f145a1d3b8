"""The join page: a phone can read it, and a link too long for a QR code is readable by eye."""

import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from companion.tray.pages import join, qr
from tests.examples import examples


def read(page: Image.Image) -> list[str]:
    """What a phone reads from the page, a little larger than life and with the dark screen around it."""
    seen = Image.new("L", (page.width * 4 + 80, page.height * 4 + 80))
    seen.paste(
        page.convert("L").resize((page.width * 4, page.height * 4), Image.Resampling.NEAREST), (40, 40)
    )
    return [code.text for code in zxingcpp.read_barcodes(seen)]


def test_a_phone_reads_the_link_from_the_page() -> None:
    assert read(join("192.168.178.24", 8080, "k7qx")) == ["HTTP://192.168.178.24:8080/J/K7QX"]


def test_the_default_port_is_left_out_of_the_link() -> None:
    assert read(join("tray.local", 80, "K7QX")) == ["HTTP://TRAY.LOCAL/J/K7QX"]


@given(
    st.from_regex(r"[a-z][a-z0-9-]{0,8}(\.[a-z]{2,5})?", fullmatch=True),
    st.integers(1, 65535),
    st.text("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", min_size=4, max_size=6),
)
@settings(max_examples=examples(40), deadline=None)
def test_every_link_that_fits_is_read(host: str, port: int, code: str) -> None:
    place = host if port == 80 else f"{host}:{port}"
    assert read(join(host, port, code)) == [f"HTTP://{place}/J/{code}".upper()]


def test_the_code_is_62_pixels_with_three_lit_modules_around() -> None:
    picture = qr.code("HTTP://" + "A" * 31)
    assert picture.size == (62, 62)
    border = 3 * 2
    for box in ((0, 0, 62, border), (0, 62 - border, 62, 62), (0, 0, border, 62), (62 - border, 0, 62, 62)):
        assert picture.crop(box).convert("L").getextrema() == (255, 255)


@pytest.mark.parametrize("host", ["a-very-long-name-for-a-tray.local", "my_tray", "[fe80::1]"])
def test_a_link_that_no_small_code_can_hold_is_shown_as_text(host: str) -> None:
    page = join(host, 8080, "K7QX")
    assert read(page) == []
    assert page.tobytes() != join(host, 8080, "K7QY").tobytes()
    assert page.tobytes() != join(f"{host[:-1]}x", 8080, "K7QX").tobytes()


def test_a_link_of_38_characters_is_the_longest() -> None:
    assert qr.fits("HTTP://" + "A" * 31)
    assert not qr.fits("HTTP://" + "A" * 32)
