"""A nose pushed on a page: the eyes turn as the motors do, and the outcome is said, shown and painted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.companion import Companion
from tests.web.browser.devices import PHONE
from tests.web.browser.program import AS_A_SERVICE
from tests.web.browser.rig import Guest, Guests

WATCH_THE_EYES = """() => {
  window.passed = { left: new Set(), right: new Set() };
  for (const disc of document.querySelectorAll(".disc[data-reel=left], .disc[data-reel=right]")) {
    const look = () => {
      for (const iris of disc.querySelectorAll(".iris"))
        if (iris.style.display !== "none") passed[disc.dataset.reel].add(iris.dataset.face);
    };
    new MutationObserver(look).observe(disc, { subtree: true, attributes: true });
  }
}"""

NEXT_FRAME = "new Promise(requestAnimationFrame)"
PIECE_S = 0.1
PIECES = 30
"""Three seconds, in which the eyes are seen ten times a second however slow the machine is."""


def see_the_outcome(guest: Guest, companion: Companion) -> None:
    """The page shows in every way what the companion has written down."""
    guest.expect_tray("outcome")
    spin = companion.table["spin"]
    expect(guest.says).to_have_text(spin["text"])
    reels = ("wheel",) if spin["tray"] == "wheel" else ("left", "right")
    assert set(spin["landed"].values()) == {"confirmed"}
    faces = dict(zip(reels, spin["faces"], strict=True))
    guest.expect_faces(faces)
    for face in spin["faces"]:
        expect(guest.page.locator(f".outcome .symbol[data-face={face}]")).to_be_visible()
    guest.expect_picture(companion.picture())
    expect(guest.page.locator("canvas.pixels")).to_have_attribute(
        "aria-label", f"The tray's screen: {spin['text']}"
    )


def test_a_click_on_the_nose_turns_the_eyes_and_the_outcome_is_said_shown_and_painted(
    guests: Guests, companion: Companion
) -> None:
    ann = guests.sit_down()
    ann.go("/tray")
    ann.expect_tray("ready")
    expect(ann.says).to_have_text("Push my nose!")
    ann.expect_picture(companion.picture())
    ready = ann.pixels
    ann.page.evaluate(WATCH_THE_EYES)
    companion.stop_reels(PIECE_S)
    ann.push_nose()
    ann.expect_tray("spinning")
    expect(ann.says).to_have_text("Round and round…")
    ann.shot("spinning")
    for _ in range(PIECES):
        companion.stop_reels(PIECE_S)
        ann.page.evaluate(NEXT_FRAME)
    companion.turn_on()
    see_the_outcome(ann, companion)
    assert ann.pixels != ready
    passed = ann.page.evaluate("({ left: [...passed.left], right: [...passed.right] })")
    assert {reel: len(faces) for reel, faces in passed.items()} == {"left": 3, "right": 3}


def test_the_space_bar_pushes_it_on_the_first_page_and_calm_eyes_close_while_they_turn(
    guests: Guests, companion: Companion
) -> None:
    ann = guests.come("/")
    ann.expect_tray("ready")
    companion.stop_reels()
    ann.page.keyboard.press("Space")
    expect(ann.page.locator(".stage.hides")).to_be_visible()
    companion.turn_on()
    see_the_outcome(ann, companion)
    expect(ann.page.locator(".stage")).not_to_have_class("stage hides")


@AS_A_SERVICE
@pytest.mark.parametrize("flags", [{"board__profile": "wheel"}])
def test_a_finger_on_a_phone_turns_the_wheel(guests: Guests, companion: Companion) -> None:
    ann = guests.come("/tray", PHONE, calm=False)
    ann.expect_tray("ready")
    ann.nose.tap()
    see_the_outcome(ann, companion)


def test_a_page_that_is_reloaded_in_mid_spin_is_told_the_outcome(
    guests: Guests, companion: Companion
) -> None:
    ann = guests.come("/tray", calm=False)
    ann.expect_tray("ready")
    companion.stop_reels()
    ann.push_nose()
    ann.expect_tray("spinning")
    ann.reload()
    ann.expect_tray("spinning")
    companion.turn_on()
    see_the_outcome(ann, companion)
    assert len(companion.history) == 1
