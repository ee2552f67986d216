"""What is kept: people and how they come in, tables and what happened at them.

`events` is the truth about a table, one row a deed, never changed; its key makes sure that of two processes only one
can write what happens next. The row in `tables` is what follows from it: the position, the seats, the clocks.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest or human
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name, folded, of those who have an account
    Column("password", String(200)),
    Column("settings", Text, nullable=False, default="{}"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("seed", String(64)),
    Column("number", Integer, nullable=False),  # of the last event
    Column("moved", Integer, nullable=False),  # of the last event that changed the position
    Column("asked", Integer, nullable=False),  # the seat that has to do something, or -1
    Column("bot", String(20), nullable=False),  # the bot that has to answer, or nothing
    Column("deadline", Float),  # when time itself will do something
    Column("again", String(16)),  # the table of the rematch
    Column("record", Text, nullable=False),  # seats, clocks, requests
    Column("position", LargeBinary),
    Column("digest", String(16)),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_bot", "bot"),
)

events = Table(
    "events",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("move", String(80)),  # what the client calls this deed, so that a repeat is known
    Column("data", Text, nullable=False),
    UniqueConstraint("table", "move", name="events_by_move"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("points", Integer),
    Column("rank", Integer),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("used", Float),
)

notes = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

__all__ = ["events", "links", "metadata", "notes", "people", "seats", "sessions", "tables", "tokens"]
