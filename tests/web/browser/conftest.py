"""A browser for all tests here, a companion for each of them, and pictures of what they saw."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal
from tests.web.browser.rig import PATIENCE_MS, Guests

ARTEFACTS = Path(".artefacts") / "browser"
"""Below the root of the project: a folder for each test, with its pictures."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP tray.local 127.0.0.1",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")


# Not for the whole session: while Playwright runs, no other test of this process could run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("needs Chromium: install the package chromium")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def flags() -> dict[str, object]:
    """Values of the companion's config; a test that needs others says so by parametrising this."""
    return {}


@pytest.fixture
def deal() -> Deal | None:
    """A match that is being played when the companion starts; `dealt` of a test says which."""
    return None


@pytest.fixture
def companion(tmp_path: Path, flags: dict[str, object], deal: Deal | None) -> Iterator[Companion]:
    if deal is not None:
        deal.into(tmp_path)
    started = Companion(tmp_path, **flags)
    yield started
    started.close()


@pytest.fixture
def guests(browser: Browser, companion: Companion, request: pytest.FixtureRequest) -> Iterator[Guests]:
    shots = request.config.rootpath / ARTEFACTS / re.sub(r"\W+", "-", request.node.name).strip("-")
    shutil.rmtree(shots, ignore_errors=True)
    came = Guests(browser, lambda: companion.address, shots)
    yield came
    came.leave()
    assert not came.troubles, "\n".join(came.troubles)
