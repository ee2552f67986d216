"""The database: SQLite in a file by default, PostgreSQL by its address. Everything that is acknowledged is in it.

A piece of work is a plain function that is given a connection; it runs in a thread, in one transaction of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from karavelle import __version__
from karavelle.kernel.errors import KaravelleError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x6B617261
POSTGRES_THREADS = 8

T = TypeVar("T")


class Conflict(Exception):
    """Another process has written what comes next; read again."""


class StoreError(KaravelleError):
    """The database cannot be used."""


class Store:
    """One database, opened."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.sqlite else _postgres(url)
        self.threads = ThreadPoolExecutor(1 if self.sqlite else POSTGRES_THREADS, thread_name_prefix="store")

    def migrate(self) -> None:
        """Brings the tables of the database to what this version needs; safe to do by several processes at once."""
        self._make_folder()
        try:
            with self.engine.connect() as connection:
                if not self.sqlite:
                    connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
                    connection.commit()
                config = Config()
                config.set_main_option("script_location", str(MIGRATIONS))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
                if not self.sqlite:
                    connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                    connection.commit()
        except CommandError:
            raise StoreError(
                f"The database at {self.shown} was written by a newer Karavelle than this one, {__version__}."
            ) from None
        except DBAPIError as error:
            raise StoreError(f"The database at {self.shown} cannot be opened: {_first_line(error)}") from None

    def _make_folder(self) -> None:
        path = sqlalchemy.make_url(self.url).database
        if self.sqlite and path:
            try:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StoreError(f"The folder of {path} cannot be made: {error.strerror}.") from None

    @property
    def missing(self) -> bool:
        """Whether there is no file yet where it should be; opening it makes one."""
        path = sqlalchemy.make_url(self.url).database
        return self.sqlite and not (path and Path(path).exists())

    @property
    def shown(self) -> str:
        """The address without its password."""
        return sqlalchemy.make_url(self.url).render_as_string(hide_password=True)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does a piece of work in a transaction; what was begun is finished even if nobody waits any more."""
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self.threads, self.do, work))

    def do(self, work: Callable[[Connection], T]) -> T:
        """The same, here and now."""
        with self.engine.begin() as connection:
            return work(connection)

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that sees the database as it is at one moment, while others go on writing."""
        if self.sqlite:
            return self.engine.execution_options(reading=True).begin()
        return self.engine.execution_options(isolation_level="REPEATABLE READ").begin()

    def close(self) -> None:
        """Waits for what is being written, and closes."""
        self.threads.shutdown(wait=True)
        self.engine.dispose()


def _sqlite(url: str) -> Engine:
    engine = sqlalchemy.create_engine(
        url, hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log, on disk before anything is acknowledged; transactions begin when we say so."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Who is to write waits for his turn at once, not in the midst of his work."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _postgres(url: str) -> Engine:
    return sqlalchemy.create_engine(
        url, hide_parameters=True, pool_size=POSTGRES_THREADS, max_overflow=2, pool_pre_ping=True
    )


def _first_line(error: DBAPIError) -> str:
    return str(error.orig).splitlines()[0].rstrip(".") + "."


__all__ = ["Conflict", "Store", "StoreError"]
