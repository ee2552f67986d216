"""People, how they come in, and what they keep to themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from karavelle.server.store import Conflict, schema


@dataclass(frozen=True)
class Person:
    """Somebody who plays here: a guest, or a human with an account."""

    id: str
    kind: str
    name: str
    settings: dict[str, Any]


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.kind, row.name, msgspec.json.decode(row.settings))


def add(db: Connection, id: str, kind: str, name: str, now: float, login: str | None, password: str | None) -> Person:
    """A new person; a login that exists already is a conflict."""
    try:
        db.execute(
            insert(schema.people).values(
                id=id, kind=kind, name=name, login=login, password=password, settings="{}", created=now, seen=now
            )
        )
    except IntegrityError:
        raise Conflict from None
    return Person(id, kind, name, {})


def promote(db: Connection, id: str, name: str, login: str, password: str) -> Person:
    """A guest gets an account."""
    try:
        db.execute(
            update(schema.people)
            .where(schema.people.c.id == id)
            .values(kind="human", name=name, login=login, password=password)
        )
    except IntegrityError:
        raise Conflict from None
    return find(db, id)


def find(db: Connection, id: str) -> Person:
    """The person of this id."""
    return _person(db.execute(select(schema.people).where(schema.people.c.id == id)).one())


def by_login(db: Connection, login: str) -> tuple[Person, str] | None:
    """The person of this login, with the hash of the password."""
    row = db.execute(select(schema.people).where(schema.people.c.login == login)).one_or_none()
    return None if row is None else (_person(row), row.password)


def change(db: Connection, id: str, **values: Any) -> Person:
    """Changes a person's name, password or settings."""
    if "settings" in values:
        values["settings"] = msgspec.json.encode(values["settings"]).decode()
    db.execute(update(schema.people).where(schema.people.c.id == id).values(**values))
    return find(db, id)


# Sessions and tokens: only their hashes are kept


def open_session(db: Connection, hash: str, person: str, now: float, expires: float) -> None:
    """Remembers a session; those that have run out are forgotten."""
    db.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    db.execute(insert(schema.sessions).values(hash=hash, person=person, created=now, expires=expires))


def close_session(db: Connection, hash: str) -> None:
    """Forgets a session."""
    db.execute(delete(schema.sessions).where(schema.sessions.c.hash == hash))


def close_sessions(db: Connection, person: str, *, but: str) -> None:
    """Forgets all sessions of a person but one."""
    mine = schema.sessions.c.person == person
    db.execute(delete(schema.sessions).where(mine, schema.sessions.c.hash != but))


def by_session(db: Connection, hash: str, now: float) -> Person | None:
    """Whose session this is, if it has not run out."""
    found = select(schema.people).join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    row = db.execute(found.where(schema.sessions.c.hash == hash, schema.sessions.c.expires > now)).one_or_none()
    return None if row is None else _person(row)


def add_token(db: Connection, id: str, hash: str, person: str, label: str, now: float) -> None:
    """Remembers a token of a program."""
    db.execute(insert(schema.tokens).values(id=id, hash=hash, person=person, label=label, created=now))


def tokens(db: Connection, person: str) -> list[dict[str, Any]]:
    """The tokens of a person, without what they are."""
    columns = schema.tokens.c
    mine = select(columns.id, columns.label, columns.created, columns.used).where(columns.person == person)
    return [dict(row._mapping) for row in db.execute(mine.order_by(columns.created))]


def drop_token(db: Connection, id: str, person: str) -> bool:
    """Forgets a token; whether there was one."""
    mine = (schema.tokens.c.id == id, schema.tokens.c.person == person)
    return db.execute(delete(schema.tokens).where(*mine)).rowcount > 0


def by_token(db: Connection, hash: str, now: float) -> Person | None:
    """Whose token this is."""
    found = select(schema.people).join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
    row = db.execute(found.where(schema.tokens.c.hash == hash)).one_or_none()
    if row is None:
        return None
    db.execute(update(schema.tokens).where(schema.tokens.c.hash == hash).values(used=now))
    return _person(row)


# Notes that nobody else reads


def note(db: Connection, table: str, person: str) -> str:
    """What a person has noted about a table."""
    mine = (schema.notes.c.table == table, schema.notes.c.person == person)
    return db.execute(select(schema.notes.c.text).where(*mine)).scalar_one_or_none() or ""


def set_note(db: Connection, table: str, person: str, text: str) -> None:
    """Notes something, in place of what was noted before."""
    mine = (schema.notes.c.table == table, schema.notes.c.person == person)
    db.execute(delete(schema.notes).where(*mine))
    if text:
        db.execute(insert(schema.notes).values(table=table, person=person, text=text))
