"""A browser for all tests here, a companion for each of them, and pictures of what went wrong."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.needs import require
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal
from tests.web.browser.devices import PATIENCE_MS, Shop
from tests.web.browser.program import Program, Server, Service
from tests.web.browser.rig import Album, Guests

ARTEFACTS = Path(".artefacts") / "browser"
"""Below the root of the project: a folder for each test, with its pictures."""
PICTURES = bool(os.environ.get("PICTURES"))
"""Whether pictures are wanted of tests that pass: `PICTURES=1 make pytest ARGS=tests/web/browser`."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP tray.local 127.0.0.1",
)
FAILED = pytest.StashKey[bool]()


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


# Not for the whole session: while Playwright runs, no other test of this process could run an event loop.
@pytest.fixture(scope="package")
def shop() -> Iterator[Shop]:
    program = require("chromium")
    expect.set_options(timeout=PATIENCE_MS)
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=FLAGS) as browser,
    ):
        yield Shop(browser)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.leave()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    running = Service(tmp_path)
    yield running
    running.leave()


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Program:
    """Where the companion runs (see `AS_A_SERVICE`)."""
    found: Program = request.getfixturevalue(getattr(request, "param", "server"))
    return found


@pytest.fixture
def flags() -> dict[str, object]:
    """Values of the companion's config; a test that needs others says so by parametrising this."""
    return {}


@pytest.fixture
def deal() -> Deal | None:
    """A match that is being played when the companion starts; `dealt` of a test says which."""
    return None


@pytest.fixture
def companion(
    tmp_path: Path, program: Program, flags: dict[str, object], deal: Deal | None
) -> Iterator[Companion]:
    if deal is not None:
        deal.into(tmp_path)
    started = Companion(program, tmp_path, **flags)
    yield started
    started.close()


@pytest.fixture
def guests(shop: Shop, companion: Companion, request: pytest.FixtureRequest) -> Iterator[Guests]:
    pictures = request.config.rootpath / ARTEFACTS / re.sub(r"\W+", "-", request.node.name).strip("-")
    shutil.rmtree(pictures, ignore_errors=True)
    came = Guests(shop, companion, Album(pictures, wanted=PICTURES))
    yield came
    came.leave(upset=request.node.stash[FAILED])
    assert not came.troubles, "\n".join(came.troubles)
