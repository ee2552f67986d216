"""Backups: one file that holds the whole database, whichever kind it is, and can be brought back into either kind.

The file is gzipped text, one JSON object a line: first what it is, then every row of every table. Restoring with
`verify` replays every game from its answers and compares where it ends with what was written down.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, LargeBinary, func, insert, select

from karavelle import __version__
from karavelle.kernel.errors import KaravelleError, RecordError
from karavelle.kernel.match import Match
from karavelle.kernel.registry import find
from karavelle.server.store import Store, tables
from karavelle.server.store.schema import metadata
from karavelle.server.store.schema import tables as kept_tables

FORMAT = 1
BATCH = 500


def backup(store: Store, path: Path) -> int:
    """Writes everything to a file, as it is at one moment; gives the number of rows."""
    draft = path.with_name(path.name + ".part")
    try:
        with gzip.open(draft, "wt", encoding="utf-8", compresslevel=6) as file, store.reading() as db:
            rows = _write(db, file)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise KaravelleError(f"{path} cannot be written: {error.strerror or error}.") from None
    return rows


def _write(db: Connection, file: TextIO) -> int:
    count = 0
    print(json.dumps({"karavelle_backup": FORMAT, "version": __version__}), file=file)
    for table in metadata.sorted_tables:
        for row in db.execute(select(table).order_by(*table.primary_key.columns)):
            print(json.dumps([table.name, _plain(row._mapping)], ensure_ascii=False), file=file)
            count += 1
    return count


def _plain(row: Any) -> dict[str, Any]:
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
    }


def restore(store: Store, path: Path, *, verify: bool) -> tuple[int, int]:
    """Brings a backup into an empty database, all of it or nothing; gives the numbers of rows and of games replayed."""
    next(_lines(path), None)  # what is no backup makes no database
    store.migrate()
    with store.engine.begin() as db:
        for table in metadata.sorted_tables:
            if db.execute(select(func.count()).select_from(table)).scalar_one():
                raise KaravelleError(f"The database at {store.shown} is not empty; restore into a new one.")
        count = _read(db, path)
        games = verify_all(db) if verify else 0
    return count, games


def _read(db: Connection, path: Path) -> int:
    count, name, batch = 0, "", list[dict[str, Any]]()
    for table, row in _lines(path):
        if table != name or len(batch) >= BATCH:
            _insert(db, name, batch)
            name, batch = table, []
        batch.append(row)
        count += 1
    _insert(db, name, batch)
    return count


def _lines(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup, each checked for being one."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline() or "null")
            if not isinstance(head, dict) or head.get("karavelle_backup") != FORMAT:
                raise KaravelleError(f"{path} is no backup of Karavelle, or one of another format.")
            for line in file:
                name, row = json.loads(line)
                table = metadata.tables[name]
                blobs = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
                yield name, row | {blob: base64.b64decode(row[blob]) for blob in blobs if row[blob] is not None}
    except (OSError, EOFError) as error:
        raise KaravelleError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
    except (ValueError, KeyError, TypeError) as error:
        raise KaravelleError(f"{path} is damaged: {error}.") from None


def _insert(db: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        db.execute(insert(metadata.tables[name]), rows)


def verify_all(db: Connection) -> int:
    """Replays every game from its answers; gives how many there were."""
    ids = list(db.execute(select(kept_tables.c.id).where(kept_tables.c.position.is_not(None))).scalars())
    for id in ids:
        verify_table(db, id)
    return len(ids)


def verify_table(db: Connection, id: str) -> None:
    """Replays one game, and compares its end with the position that was written down."""
    row = db.execute(select(kept_tables).where(kept_tables.c.id == id)).one()
    found = tables.read(db, id)
    assert found is not None
    kept, told = found
    resumed = kept.table.playing()
    match = Match(find(row.game), resumed.players, seed=row.seed, variants=kept.table.variants)
    try:
        match.follow(answer for answer, _ in tables.answers(told))
    except KaravelleError as error:
        raise RecordError(f"Table {id} does not replay: {error}") from None
    if match.state.digest() != row.digest:
        raise RecordError(f"Table {id} does not replay to the position that was written down.")


__all__ = ["backup", "restore", "verify_all", "verify_table"]
