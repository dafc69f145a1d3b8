"""A virtual OLED: luma's dummy device, with a plug that can be pulled."""

from __future__ import annotations

import errno
import os

from luma.core.device import dummy  # type: ignore[import-untyped]
from PIL import Image

NO_ANSWER = getattr(errno, "EREMOTEIO", errno.EIO)
"""The error that Linux gives for a bus on which nothing answers; other systems lack it."""


class VirtualOled:
    """Shows what a person would see: nothing while it is unplugged, and nothing after until it is redrawn."""

    def __init__(self) -> None:
        self._device = dummy(mode="1")
        self._plugged = True

    @property
    def plugged(self) -> bool:
        return self._plugged

    @plugged.setter
    def plugged(self, plugged: bool) -> None:
        self._plugged = plugged
        self._device.image = None

    @property
    def picture(self) -> Image.Image | None:
        # Checked again: the plug may be pulled while a picture is being sent.
        picture: Image.Image | None = self._device.image if self._plugged else None
        return picture

    def answer(self) -> None:
        """Answer on the bus, or fail as a missing display does."""
        if not self._plugged:
            raise OSError(NO_ANSWER, os.strerror(NO_ANSWER))

    def display(self, image: Image.Image) -> None:
        self.answer()
        self._device.display(image)

    def cleanup(self) -> None:
        self.answer()
        self._device.image = None
