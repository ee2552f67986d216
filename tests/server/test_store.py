"""What is kept: migrations of empty and of older databases, and tables that open without being played again."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from karavelle.kernel.registry import find
from karavelle.play import BOT, HUMAN, Event, Seat, Table
from karavelle.server.room import Room
from karavelle.server.settings import Settings
from karavelle.server.store import Store, StoreError, people, tables
from karavelle.server.store.schema import metadata
from karavelle.server.store.tables import Kept
from karavelle.server.views import table_view
from tests.server.people import sit_down
from tests.server.processes import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return Settings(data=tmp_path).url
    return Settings(database_url=request.getfixturevalue("database")()).url


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """It, opened and brought to what this version needs."""
    opened = Store(url)
    opened.migrate()
    yield opened
    opened.close()


def differences(store: Store) -> list[object]:
    """Where the database is not what the program thinks it is."""
    with store.engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_an_empty_database_gets_all_tables_and_a_second_start_changes_nothing(store: Store) -> None:
    assert differences(store) == []
    store.do(lambda db: people.add(db, "p1", "guest", "Anna", 0.0, None, None))
    store.migrate()
    assert differences(store) == []
    assert store.do(lambda db: people.find(db, "p1")).name == "Anna"


def test_an_existing_database_keeps_what_it_has(open_server: Callable[..., Server]) -> None:
    """One whose tables were made by the first migration, and filled, is brought on by the start of a server."""
    server = open_server()
    table = sit_down(server)
    table.play(10)
    before = table.look()
    server.stop()
    server.clients.clear()
    server.start()
    with sqlite3.connect(server.folder / "karavelle.db") as db:
        assert db.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    again = server.stranger().look(table.table)
    assert again["number"] == before["number"]


def test_a_database_of_a_newer_version_is_left_alone(url: str, store: Store) -> None:
    store.do(lambda db: db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    newer = Store(url)
    with pytest.raises(StoreError, match="newer"):
        newer.migrate()
    newer.close()


# Tables that were played long


def write(store: Store, kept: Kept, events: list[Event]) -> None:
    """Writes a deed."""
    store.do(lambda db: tables.write(db, kept, events, 0.0, None))


def long_table(store: Store, moves: int) -> Kept:
    """A table with many answers, some of them taken back again."""
    game = find("grog")
    store.do(lambda db: people.add(db, "p1", "guest", "Anna", 0.0, None, None))
    seats = [
        Seat(HUMAN, "Anna", "p1", ready=True),
        *(Seat(BOT, f"bot {n}", bot="greedy", ready=True) for n in (2, 3, 4)),
    ]
    table, luck = Table(game, seats), random.Random(5)
    kept = Kept("0123456789", "ABCDEF", "p1", False, table)
    store.do(lambda db: tables.add(db, kept, 0.0))
    write(store, kept, table.begin(0.0, "5"))
    while moves and table.status == "playing":
        moves -= 1
        events = table.answer(table.asked, luck.choice(table.playing().names()), 0.0)
        write(store, kept, events)
        if luck.random() < 0.05 and table.free_undo(0) is not None and table.status == "playing":
            write(store, kept, table.undo(0, 0.0))
    return kept


def opened(store: Store) -> dict[str, object]:
    """What somebody sees who opens the table."""
    found = store.do(lambda db: tables.read(db, "0123456789"))
    assert found is not None
    return table_view(Room(*found), 0, "en", now=0.0, you=[0], host=True)


def test_opening_a_table_plays_nothing_again(store: Store) -> None:
    """Were a single answer played again on the way, it would be refused: none of them has a name any more."""
    kept = long_table(store, 250)
    before = opened(store)
    assert before["answered"] == len(kept.table.playing().answers) > 200
    rows = store.do(lambda db: db.exec_driver_sql("SELECT number, data FROM events").fetchall())
    text = sqlalchemy.text("UPDATE events SET data = :data WHERE number = :number")
    for number, data in rows:
        told = json.loads(data)
        for answer in told.get("answers", ()):
            answer[1] = "gone:gone"
        changed = {"data": json.dumps(told), "number": number}
        store.do(lambda db, changed=changed: db.execute(text, changed))  # type: ignore[misc]
    assert opened(store) == before


def test_a_position_that_was_damaged_is_noticed(store: Store) -> None:
    long_table(store, 30)
    store.do(lambda db: db.exec_driver_sql("UPDATE tables SET digest = '0123456789abcdef'"))
    with pytest.raises(StoreError, match="damaged"):
        opened(store)


def test_a_table_of_other_rules_says_so(store: Store) -> None:
    long_table(store, 3)
    store.do(lambda db: db.exec_driver_sql("UPDATE tables SET rules = 99"))
    with pytest.raises(StoreError, match="version 99"):
        opened(store)
