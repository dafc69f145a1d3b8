"""Golden pictures: what a page looked like when somebody last looked at it.

After a change that is meant: ``UPDATE_GOLDEN=1 pytest tests/tray``, look at the new pictures, commit them.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

GOLDEN = Path(__file__).parent / "golden"

Same = Callable[[str, Image.Image], None]


def in_blocks(image: Image.Image) -> str:
    """The picture in half-height block characters, for the report of a failed test."""
    lines = []
    for y in range(0, image.height, 2):
        pairs = ((image.getpixel((x, y)), image.getpixel((x, y + 1))) for x in range(image.width))
        lines.append("".join(" ▀▄█"[bool(upper) + 2 * bool(lower)] for upper, lower in pairs))
    return "\n".join(lines)


@pytest.fixture
def same_as_golden() -> Same:
    def compare(name: str, image: Image.Image) -> None:
        path = GOLDEN / f"{name}.png"
        if os.environ.get("UPDATE_GOLDEN"):
            image.save(path, optimize=True)
        with Image.open(path) as golden:
            assert golden.mode == image.mode == "1"
            if golden.tobytes() != image.tobytes():
                pytest.fail(f"{name} is\n{in_blocks(image)}\nbut was\n{in_blocks(golden)}", pytrace=False)

    return compare
