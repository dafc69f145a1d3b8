"""``python -m tests.faults [WORD ...]``: run the campaign, or the attacks whose names hold one of the words.

Prints a table and writes it to ``.artefacts/faults.json``. Exit code 1: something was lost.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from tests.faults.attacks import ATTACKS, paths
from tests.faults.campaign import Campaign

RESULT = Path(".artefacts/faults.json")


def main(words: list[str]) -> int:
    attacks = [each for each in ATTACKS if not words or any(word in each.name for word in words)]
    if not attacks:
        print(f"No attack is called {words[0]!r}; there are: {', '.join(each.name for each in ATTACKS)}")
        return 2
    campaign = Campaign(attacks)
    workers = str(2 * (os.cpu_count() or 1))
    began = time.monotonic()
    options = ["--campaign", "-q", "--no-header", "-r", "", "-n", workers, "--no-loadscope-reorder"]
    pytest.main([*options, *paths(attacks)], plugins=[campaign])
    seconds = time.monotonic() - began
    campaign.print(Console())
    campaign.save(RESULT, seconds)
    print(f"{seconds / 60:.1f} minutes; all of it is in {RESULT}")
    return 0 if campaign.held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
