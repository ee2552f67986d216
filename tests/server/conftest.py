"""What the suites of the server share: real servers on SQLite, and one PostgreSQL for all of them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.processes import Clocked, Postgres, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests come to; nobody ends it."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.faults() == []


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL server."""
    running = Postgres(tmp_path_factory.mktemp("postgres"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def database(postgres: Postgres) -> Callable[[], str]:
    """Makes a new, empty database on PostgreSQL, and gives its address."""
    numbers = itertools.count(1)
    return lambda: postgres.url(f"karavelle_{next(numbers)}")


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[Callable[..., Clocked]]:
    """Starts servers whose clock the test sets."""
    running: list[Clocked] = []

    def start(constants: dict[str, object] | None = None, **settings: object) -> Clocked:
        running.append(Clocked(tmp_path / f"clocked-{len(running)}", constants, **settings))
        running[-1].start()
        return running[-1]

    yield start
    for one in running:
        one.stop()
        assert one.faults() == []


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of a test's own, and ends them after it."""
    running: list[Server] = []

    def start(name: str = "own", workers: int = 1, **settings: object) -> Server:
        one = Server(tmp_path / name, workers=workers, settings=settings)
        running.append(one)
        one.start()
        return one

    yield start
    for one in running:
        one.stop()
        assert one.faults() == []
