"""Nobody learns the faces before they have landed: not one byte to any page depends on them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.web.rig import ANN_AND_BO, Page, house, live

MIRRORED = ("turned", "tick", "tune")
"""What the reels show and sound like on their way, as everybody at the table sees and hears it."""
VARIES = re.compile(r'"(hash|time|token|code|first|last|seen|key)":("[^"]*"|[0-9.]+)|[0-9A-F]{8}\.')
"""What differs from one evening to the next. A hash covers a random salt beside the faces."""
COUNTED = re.compile(r'"(seconds|average_seconds)":[0-9.]+')
"""The same, in statistics."""
PATHS = ("/", "/table", "/statistics", "/editions.json", "/art/sprite.svg", "/j/BBBBB")


def _only(face: str, *others: str) -> dict[str, int]:
    """Weights with which always the same face is drawn."""
    return {face: 1, **dict.fromkeys(others, 0)}


SPINS = {
    ("green", "draw-4"): {
        "left": _only("green", "black", "red"),
        "right": _only("draw-4", "discard-1", "draw-until"),
    },
    ("black", "discard-1"): {
        "left": _only("black", "green", "red"),
        "right": _only("discard-1", "draw-4", "draw-until"),
    },
}


async def _said_during_a_spin(folder: Path, faces: tuple[str, str]) -> list[str]:
    """Everything that pages of every kind are sent while the reels turn to these faces."""
    async with (
        house(folder, chance__weights=SPINS[faces]) as home,
        home.guest(watch=["tray"]) as tray,
        home.guest() as tv,
        home.guest() as ann,
    ):
        await ann.do(ANN_AND_BO)
        await ann.request("iam", player="p1")
        for page in (tray, tv):
            await page.await_("news")
        for page in (tray, tv, ann):
            page.raw.clear()
        home.clock.free.clear()
        assert (await ann.do({"do": "spin"}))["type"] == "done"
        for what in ("history", "audit", "statistics", "keys"):
            for page in (ann, tv):
                assert (await page.request("ask", what=what))["type"] == "answer"
        said = [(await home.get(path)).body.decode() for path in PATHS]
        async with home.guest(watch=["tray"]) as late:
            assert late.welcome["table"]["spinning"] == "eyes"
            home.clock.free.set()
            for page in (tray, tv, ann, late):
                landed = await page.landed()
                assert landed["faces"] == list(faces)
                page.raw.pop()
                said += _plain(page)
        return said


def _plain(page: Page) -> list[str]:
    """Its frames, without what mirrors the moving reels and what varies."""
    plain = []
    for frame in page.raw:
        if isinstance(frame, str):
            message = json.loads(frame)
            if message["type"] == "welcome":
                del message["tray"]
            if message["type"] not in MIRRORED and "lights" not in message:
                text = VARIES.sub("", json.dumps(message, separators=(",", ":")))
                plain.append(COUNTED.sub("", text) if message["type"] == "answer" else text)
    return plain


@live
async def test_no_byte_before_the_landing_depends_on_the_faces(tmp_path: Path) -> None:
    """Two spins to other faces: all that is said until they land is the same."""
    one, other = [await _said_during_a_spin(tmp_path / faces[0], faces) for faces in SPINS]
    assert one == other


@live
async def test_a_page_that_only_follows_the_table_hears_nothing_of_moving_reels(tmp_path: Path) -> None:
    async with house(tmp_path) as home, home.guest() as tv:
        await tv.do({"do": "spin"})
        await tv.landed()
        kinds = {message["type"] for message in tv.heard}
        assert not kinds & set(MIRRORED)
        assert not tv.pictures
