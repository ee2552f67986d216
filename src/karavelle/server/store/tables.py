"""Tables and what happened at them: written in one transaction a deed, read back in one go."""

from __future__ import annotations

import zlib
from dataclasses import astuple, dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from karavelle.kernel.fields import Snapshot
from karavelle.kernel.match import Answer, Match
from karavelle.kernel.registry import find
from karavelle.play import OVER, Event, Table, keeping
from karavelle.server.store import Conflict, StoreError, schema

CHANNEL = "karavelle"
MOVES = ("moved", "undone", "begun")
"""The kinds of events that change the position."""


@dataclass
class Kept:
    """A table as it is kept, with what a table itself does not know."""

    id: str
    code: str
    host: str
    public: bool
    table: Table
    number: int = 0
    moved: int = 0
    again: str = ""
    created: float = 0.0
    updated: float = 0.0


@dataclass(frozen=True)
class Told:
    """An event as it is kept."""

    number: int
    at: float
    event: Event
    move: str | None = None


# Writing


def add(db: Connection, kept: Kept, now: float) -> None:
    """A new table; an id or code that exists already is a conflict."""
    kept.created = now
    row = _row(kept, now) | {
        "id": kept.id,
        "code": kept.code,
        "game": kept.table.game.id,
        "rules": kept.table.game.version,
        "created": now,
    }
    try:
        db.execute(insert(schema.tables).values(**row))
    except IntegrityError:
        raise Conflict from None
    _write_seats(db, kept)


def write(db: Connection, kept: Kept, events: list[Event], now: float, move: str | None) -> list[Told]:
    """What happened, and what follows from it; a conflict if another process was first."""
    told = [
        Told(kept.number + place, now, event, move if place == 1 else None)
        for place, event in enumerate(events, start=1)
    ]
    try:
        db.execute(insert(schema.events), [_event_row(kept, line) for line in told])
    except IntegrityError:
        raise Conflict from None
    before, kept.number = kept.number, kept.number + len(events)
    kept.moved = max([kept.moved, *(line.number for line in told if line.event.kind in MOVES)])
    mine = (schema.tables.c.id == kept.id, schema.tables.c.number == before)
    if db.execute(update(schema.tables).where(*mine).values(**_row(kept, now))).rowcount != 1:
        raise Conflict
    if any(line.event.kind not in ("moved", "undone", "chat") for line in told):
        _write_seats(db, kept)
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": f"{kept.id} {kept.number}"})
    return told


def _row(kept: Kept, now: float) -> dict[str, Any]:
    table, match = kept.table, kept.table.match
    kept.updated = now
    snapshot = Snapshot()
    if match is not None:
        match.state.save(snapshot)
    return {
        "status": table.status,
        "public": kept.public,
        "host": kept.host,
        "updated": now,
        "seed": match.seed if match else None,
        "number": kept.number,
        "moved": kept.moved,
        "asked": table.asked,
        "bot": table.bot,
        "deadline": table.deadline(),
        "again": kept.again or None,
        "record": msgspec.json.encode(keeping.record(table)).decode(),
        "position": zlib.compress(snapshot.tobytes(), 1) if match else None,
        "digest": match.state.digest() if match else None,
    }


def _event_row(kept: Kept, told: Told) -> dict[str, Any]:
    event, data = told.event, dict(told.event.data)
    if event.kind == "moved":
        match = kept.table.playing()
        places = range(data["from"], data["to"])
        data["answers"] = [astuple(answer) for answer in match.answers[data["from"] : data["to"]]]
        data["notes"] = [match.told(place) for place in places]
    return {
        "table": kept.id,
        "number": told.number,
        "at": told.at,
        "kind": event.kind,
        "seat": event.seat,
        "to": event.to,
        "move": told.move,
        "data": msgspec.json.encode(data).decode(),
    }


def _write_seats(db: Connection, kept: Kept) -> None:
    table = kept.table
    sheets = table.game.sheets(table.match.state) if table.match and table.status == OVER else []
    ranks = table.game.ranks(table.match.state) if table.match and table.status == OVER else []
    db.execute(schema.seats.delete().where(schema.seats.c.table == kept.id))
    for number, seat in enumerate(table.seats):
        db.execute(
            insert(schema.seats).values(
                table=kept.id,
                seat=number,
                person=seat.who or None,
                name=seat.name,
                points=int(sheets[number].total) if sheets else None,
                rank=ranks[number] if ranks else None,
            )
        )


# Reading


def read(db: Connection, id: str) -> tuple[Kept, list[Told]] | None:
    """A table with everything that happened at it."""
    row = db.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        return None
    told = [_told(line) for line in db.execute(_events(id))]
    return _kept(row, told), told


def by_code(db: Connection, code: str) -> str | None:
    """The id of the table that this code leads to."""
    return db.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).scalar_one_or_none()


def _events(id: str) -> Any:
    return select(schema.events).where(schema.events.c.table == id).order_by(schema.events.c.number)


def _told(row: Row[Any]) -> Told:
    return Told(row.number, row.at, Event(row.kind, row.seat, msgspec.json.decode(row.data), row.to), row.move)


def _kept(row: Row[Any], told: list[Told]) -> Kept:
    game, record = find(row.game), msgspec.json.decode(row.record)
    if row.rules != game.version:
        raise StoreError(
            f"This table was begun by version {row.rules} of the rules of {game.title}; {game.version} is here."
        )
    match = None
    if row.position is not None:
        match = _match(row, record, told)
    table = keeping.restore(game, record, match)
    return Kept(
        row.id, row.code, row.host, row.public, table, row.number, row.moved, row.again or "", row.created, row.updated
    )


def _match(row: Row[Any], record: dict[str, Any], told: list[Told]) -> Match:
    """The match as its events left it, at the position that was written with the last of them."""
    position = Snapshot()
    position.frombytes(zlib.decompress(row.position))
    names = next(line.event.data["names"] for line in told if line.event.kind == "begun")
    match = Match.resume(
        find(row.game),
        names,
        seed=row.seed,
        variants=record["variants"],
        answers=answers(told),
        position=position,
    )
    if match.state.digest() != row.digest:
        raise StoreError(f"The position of table {row.id} is damaged; restore it from a backup.")
    return match


def answers(told: list[Told]) -> list[tuple[Answer, list[Any]]]:
    """The log of answers that the events of a table lead to, with what rules told of each."""
    log: list[tuple[Answer, list[Any]]] = []
    for line in told:
        data = line.event.data
        if line.event.kind == "undone":
            del log[data["to"] :]
        elif line.event.kind == "moved":
            given = [Answer(*answer) for answer in data["answers"]]
            log += zip(given, [[tuple(note) for note in notes] for notes in data["notes"]], strict=True)
    return log


# Looking for tables


def lobby(db: Connection, limit: int) -> list[str]:
    """Public tables that wait for somebody, newest first."""
    columns = schema.tables.c
    found = select(columns.id).where(columns.status == "open", columns.public).order_by(columns.updated.desc())
    return list(db.execute(found.limit(limit)).scalars())


def of_person(
    db: Connection, person: str, *, over: bool, limit: int, before: float | None = None
) -> list[dict[str, Any]]:
    """A person's tables, those last touched first: game, names, and whether it is his turn."""
    tables, seats = schema.tables.c, schema.seats.c
    mine = select(seats.table).where(seats.person == person)
    found = select(schema.tables).where(or_(tables.id.in_(mine), tables.host == person))
    found = found.where(tables.status == "over" if over else tables.status != "over")
    if before is not None:
        found = found.where(tables.updated < before)
    rows = db.execute(found.order_by(tables.updated.desc()).limit(limit)).all()
    return [_summary(row, _sitting(db, row.id), person) for row in rows]


def all_of(db: Connection, person: str) -> list[str]:
    """Every table that a person sits at or is host of."""
    mine = select(schema.seats.c.table).where(schema.seats.c.person == person)
    columns = schema.tables.c
    return list(db.execute(select(columns.id).where(or_(columns.id.in_(mine), columns.host == person))).scalars())


def _sitting(db: Connection, id: str) -> list[Row[Any]]:
    return list(db.execute(select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat)))


def _summary(row: Row[Any], sitting: list[Row[Any]], person: str) -> dict[str, Any]:
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [{"name": seat.name, "points": seat.points, "rank": seat.rank} for seat in sitting],
        "you": [seat.seat for seat in sitting if seat.person == person],
        "asked": None if row.asked < 0 else row.asked,
        "your_turn": any(seat.seat == row.asked and seat.person == person for seat in sitting),
        "number": row.number,
        "after": row.moved,
        "updated": row.updated,
        "deadline": row.deadline,
    }


def due(db: Connection, now: float) -> list[str]:
    """Tables at which time has to do something."""
    return list(db.execute(select(schema.tables.c.id).where(schema.tables.c.deadline <= now)).scalars())


def waiting_for_bots(db: Connection, before: float) -> list[str]:
    """Tables that have been waiting for a bot since then."""
    columns = schema.tables.c
    return list(db.execute(select(columns.id).where(columns.bot != "", columns.updated <= before)).scalars())


def count(db: Connection, status: str) -> int:
    """How many tables have this status."""
    return db.execute(select(func.count()).where(schema.tables.c.status == status)).scalar_one()


# Links that seat somebody


def add_link(db: Connection, hash: str, table: str, seat: int) -> None:
    """Remembers a link to a seat."""
    db.execute(insert(schema.links).values(hash=hash, table=table, seat=seat))


def spare_link(db: Connection, hash: str) -> None:
    """Lets a link that led to nothing be used again."""
    db.execute(update(schema.links).where(schema.links.c.hash == hash).values(used=None))


def use_link(db: Connection, hash: str, now: float) -> tuple[str, int] | None:
    """The table and seat of a link, which can be used once."""
    unused = (schema.links.c.hash == hash, schema.links.c.used.is_(None))
    if db.execute(update(schema.links).where(*unused).values(used=now)).rowcount != 1:
        return None
    row = db.execute(select(schema.links).where(schema.links.c.hash == hash)).one()
    return row.table, row.seat
