"""An I2C bus that remembers what was written to an OLED, and the picture that would be in its memory."""

from __future__ import annotations

import errno
import os

from PIL import Image
from smbus2 import i2c_msg

WIDTH, PAGES = 128, 8
# Commands that take bytes after them, as in the chips' data sheets; all others stand alone.
ARGUMENTS = {
    0x20: 1,
    0x21: 2,
    0x22: 2,
    0x81: 1,
    0x8D: 1,
    0xA8: 1,
    0xD3: 1,
    0xD5: 1,
    0xD9: 1,
    0xDA: 1,
    0xDB: 1,
}
SH1106_COLUMNS = 132
SH1106_LEFT = 2
"""The 128 visible columns of an SH1106 begin at its third one."""


class Memory:
    """The display memory of an SSD1306 or SSD1309 in horizontal mode, or of an SH1106 in page mode."""

    def __init__(self, *, sh1106: bool = False) -> None:
        self.pages = [bytearray(SH1106_COLUMNS) for _ in range(PAGES)]
        self.lit = False
        self._sh1106 = sh1106
        self._columns = (0, WIDTH - 1)
        self._page_range = (0, PAGES - 1)
        self._column = self._page = 0

    def commands(self, data: list[int]) -> None:
        queue = list(data)
        while queue:
            command = queue.pop(0)
            count = 0 if self._sh1106 and command in (0x20, 0x21, 0x22) else ARGUMENTS.get(command, 0)
            self._obey(command, [queue.pop(0) for _ in range(count)])

    def _obey(self, command: int, arguments: list[int]) -> None:
        if command == 0x21 and arguments:
            self._columns = (arguments[0], arguments[1])
            self._column = arguments[0]
        elif command == 0x22 and arguments:
            self._page_range = (arguments[0], arguments[1])
            self._page = arguments[0]
        elif command in (0xAE, 0xAF):
            self.lit = command == 0xAF
        elif self._sh1106 and 0xB0 <= command <= 0xB7:
            self._page = command & 0x07
        elif self._sh1106 and command <= 0x0F:
            self._column = self._column & 0xF0 | command
        elif self._sh1106 and command <= 0x1F:
            self._column = self._column & 0x0F | (command & 0x0F) << 4

    def data(self, data: list[int]) -> None:
        for byte in data:
            self.pages[self._page][self._column] = byte
            self._column += 1
            if not self._sh1106 and self._column > self._columns[1]:
                self._column = self._columns[0]
                first, last = self._page_range
                self._page = first if self._page == last else self._page + 1

    @property
    def picture(self) -> Image.Image:
        """What a person sees. A byte is eight pixels, top first."""
        left = SH1106_LEFT if self._sh1106 else 0
        picture = Image.new("1", (WIDTH, PAGES * 8))
        for page, row in enumerate(self.pages):
            columns = bytes(row[left : left + WIDTH])
            lying = Image.frombytes("1", (8, WIDTH), columns, "raw", "1;R")
            picture.paste(lying.transpose(Image.Transpose.TRANSPOSE), (0, page * 8))
        return picture


class RecordingBus:
    """smbus2's SMBus with one OLED on it."""

    def __init__(self, address: int = 0x3C, *, sh1106: bool = False) -> None:
        self.memory = Memory(sh1106=sh1106)
        self.address = address
        self.plugged = True
        self.closed = 0

    def write_i2c_block_data(self, address: int, register: int, data: list[int]) -> None:
        if not self.plugged or address != self.address:
            raise OSError(errno.EREMOTEIO, os.strerror(errno.EREMOTEIO))
        if register == 0x40:
            self.memory.data(data)
        else:
            self.memory.commands(data)

    def i2c_rdwr(self, message: i2c_msg) -> None:
        register, *data = list(message)  # type: ignore[call-overload]
        self.write_i2c_block_data(message.addr, register, data)

    def close(self) -> None:
        self.closed += 1
