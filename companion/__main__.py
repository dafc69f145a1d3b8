"""The entry point of ``tray`` and of ``python -m companion``."""

from __future__ import annotations

from companion.interrupts import ending_at_once


def main() -> None:
    with ending_at_once():
        from companion.cli import main as tray
    tray()


if __name__ == "__main__":
    main()
