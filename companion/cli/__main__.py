"""``python -m companion.cli`` is ``tray``."""

from companion.cli import main

main()
