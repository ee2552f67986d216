"""Real browsers at a real server."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import Server
from tests.web.sailor import Sailor

NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The browser of this system."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "Chromium is missing; tools/system.sh installs it"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each person has a context of his own in it."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which bots answer at once."""
    with Server(tmp_path_factory.mktemp("web"), settings={"bots": 1}) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of a test's own, and ends them after it."""
    running: list[Server] = []

    def start(**settings: object) -> Server:
        running.append(Server(tmp_path / "own", settings=settings))
        running[-1].start()
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def sailor(browser: Browser, web: Server) -> Iterator[Callable[..., Sailor]]:
    """Makes people at browsers; where something went wrong in one of their pages the test fails."""
    people: list[Sailor] = []
    luck = itertools.count(1)

    def come(server: Server = web, **how: object) -> Sailor:
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"} | how
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        people.append(Sailor(context, server.address, next(luck)))
        return people[-1]

    yield come
    faults = [fault for one in people for fault in one.faults]
    for one in people:
        one.context.close()
    assert faults == []
