"""Several server processes, one PostgreSQL: each hears there what the others have written."""

from __future__ import annotations

import asyncio

import psycopg
import sqlalchemy
import structlog

from karavelle.server.errors import fault
from karavelle.server.harbour import Harbour
from karavelle.server.store.tables import CHANNEL

TRY_AGAIN = 1.0

log = structlog.get_logger()


async def hear_others(url: str, harbour: Harbour) -> None:
    """Listens until cancelled; where the connection breaks, all tables in memory are read again."""
    address = sqlalchemy.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await _catch_up(harbour)
                async for notice in connection.notifies():
                    id, _, number = notice.payload.partition(" ")
                    await harbour.changed_elsewhere(id, int(number))
        except Exception as error:  # whatever it is, a process that no longer hears would show what is long past
            log.warning("not listening", **fault(error))
            await asyncio.sleep(TRY_AGAIN)


async def _catch_up(harbour: Harbour) -> None:
    for room in list(harbour.rooms.values()):
        room.adrift = True
        await harbour.rest(room)
