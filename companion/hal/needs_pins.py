"""`python -m companion.hal.needs_pins`: exit code 0 if a part of the tray is on this Pi's own pins."""

from __future__ import annotations

import sys

from companion.config import load
from companion.config.board import BoardSettings
from companion.errors import TrayError
from companion.hal.pico.wiring import needs_this_pis_pins


def uses_this_pis_pins(board: BoardSettings) -> bool:
    return board.kind == "gpio" or (board.kind == "pico" and needs_this_pis_pins(board))


def main() -> None:
    try:
        board = load().board
    except TrayError:
        # Somebody mends the config later, and then the pins may be needed.
        return
    if not uses_this_pis_pins(board):
        sys.exit(1)


if __name__ == "__main__":
    main()
