"""The page of the tray's own Wi-Fi: a QR code for phones to join, or name and password to type."""

from __future__ import annotations

import re

from PIL import Image

from companion.tray.pages import qr
from companion.tray.pages.canvas import WIDTH, Box, Canvas


def wifi(name: str, password: str) -> Image.Image:
    """Name and password: as a QR code if they have 14 characters together at most, or else as text."""
    canvas = Canvas()
    link = f"WIFI:S:{_escaped(name)};T:WPA;P:{_escaped(password)};;"
    if len(link.encode()) > qr.LONGEST_TEXT:
        canvas.text("WI-FI", Box(0, 0, WIDTH, 14), sizes=(10,))
        canvas.text(name, Box(0, 16, WIDTH, 22), sizes=(15, 10, 8, 6, 5))
        canvas.text(password, Box(0, 40, WIDTH, 24), sizes=(15, 10, 8, 6, 5))
        return canvas.image
    canvas.picture(qr.text_code(link), 1, 1)
    canvas.text("WI-FI", Box(65, 2, 62, 12), sizes=(10,))
    canvas.text(name, Box(65, 17, 62, 22), sizes=(15, 10, 8, 6, 5), most_lines=2)
    canvas.text(password, Box(65, 42, 62, 20), sizes=(10, 8, 6, 5), most_lines=2)
    return canvas.image


def _escaped(text: str) -> str:
    return re.sub(r'([\\;,:"])', r"\\\1", text)
