"""All tables of a server: brought into memory when somebody comes, written before anybody hears, kept going by time and
bots. One deed at a time at each table; between processes the database decides who was first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from karavelle.kernel.errors import Illegal
from karavelle.play import OPEN, Event, Refused
from karavelle.server.crew import Crew
from karavelle.server.errors import ApiError, fault, stale
from karavelle.server.metrics import CONFLICTS, MOVE_SECONDS, MOVES, ROOMS
from karavelle.server.room import Room
from karavelle.server.store import Conflict, Store, tables
from karavelle.server.store.tables import Kept

TRIES = 4
SWEEP = 1.0
"""So often time is looked at, in seconds."""
ORPHANED = 15.0
"""A bot that has not answered for so long has lost its process; another one takes over."""
IDLE = 300.0
"""A table that nobody has been at for so long leaves the memory."""

Deed = Callable[[Kept, float], list[Event]]

log = structlog.get_logger()


class Harbour:
    """The tables of one server process."""

    def __init__(self, store: Store, crew: Crew, *, pause: float, now: Callable[[], float]) -> None:
        self.store = store
        self.crew = crew
        self.pause = pause
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # Rooms

    async def room(self, id: str) -> Room:
        """The table of this id, from memory or from the database, as it is written down (see `rest`)."""
        if (room := self.rooms.get(id)) is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.ensure_future(self._load(id))
            room = await asyncio.shield(task)
        room.touched = self.now()
        await self.rest(room)
        return room

    async def rest(self, room: Room) -> None:
        """Waits until nothing is being done at a table: nobody sees what is not written down yet, or never will be."""
        async with room.lock:
            if room.adrift:
                await self.refresh(room)

    async def _load(self, id: str) -> Room:
        try:
            found = await self.store.run(lambda db: tables.read(db, id))
            if found is None:
                raise ApiError(404, "no_table", "There is no such table; check the link.")
            self.rooms[id] = Room(*found)
            ROOMS.set(len(self.rooms))
            return self.rooms[id]
        finally:
            self.loading.pop(id, None)

    async def refresh(self, room: Room) -> None:
        """Reads a table again, since memory is not to be trusted."""
        found = await self.store.run(lambda db: tables.read(db, room.kept.id))
        assert found is not None
        room.become(*found)
        room.adrift = False
        room.wake()

    async def changed_elsewhere(self, id: str, number: int) -> None:
        """Another process has written an event of this table."""
        room = self.rooms.get(id)
        if room is None or room.kept.number >= number:
            return
        async with room.lock:
            if room.kept.number < number:
                await self.refresh(room)
        self._mind_bots(room)

    # Deeds

    async def act(self, id: str, deed: Deed, *, move: str | None = None) -> int:
        """Does something at a table and gives the number of its event. A move that was made already is not made again.

        It is done to its end even if whoever asked for it has gone.
        """
        doing = asyncio.ensure_future(self._act(await self.room(id), deed, move))
        doing.add_done_callback(_done)
        return await asyncio.shield(doing)

    async def _act(self, room: Room, deed: Deed, move: str | None) -> int:
        began = time.perf_counter()
        async with room.lock:
            number = await self._write(room, deed, move)
        MOVES.labels(room.kept.table.game.id).inc()
        MOVE_SECONDS.observe(time.perf_counter() - began)
        room.wake()
        self._mind_bots(room)
        return number

    async def _write(self, room: Room, deed: Deed, move: str | None) -> int:
        for _ in range(TRIES):
            if room.adrift:
                await self.refresh(room)
            if move is not None and move in room.moves:
                return room.moves[move]
            try:
                return await self._try(room, deed, move)
            except Conflict:
                CONFLICTS.inc()
                room.adrift = True
            except (Refused, Illegal, ApiError):
                raise
            except BaseException:
                room.adrift = True
                raise
        raise stale(room.kept)

    async def _try(self, room: Room, deed: Deed, move: str | None) -> int:
        now, kept = self.now(), room.kept
        events = deed(kept, now)
        if kept.table.status == OPEN:
            events += kept.table.begin(now)
        if not events:
            return kept.number
        told = await self.store.run(lambda db: tables.write(db, kept, events, now, move))
        room.append(told)
        return told[0].number

    # Time and bots

    async def sweep(self) -> None:
        """What time does: clocks run out, forgotten bots are woken, idle tables leave the memory."""
        now = self.now()
        for id in await self.store.run(lambda db: tables.due(db, now)):
            await self._quietly(self.act(id, lambda kept, moment: kept.table.tick(moment)))
        for id in await self.store.run(lambda db: tables.waiting_for_bots(db, now - ORPHANED)):
            await self._quietly(self._wake_bots(id))
        for id, room in list(self.rooms.items()):
            if not room.listeners and not room.lock.locked() and room.bots is None and room.touched < now - IDLE:
                del self.rooms[id]
        ROOMS.set(len(self.rooms))

    async def keep_sweeping(self) -> None:
        """Sweeps until the server ends."""
        for id in await self.store.run(lambda db: tables.waiting_for_bots(db, self.now())):
            await self._quietly(self._wake_bots(id))
        while not self.closing:
            await asyncio.sleep(SWEEP)
            await self._quietly(self.sweep())

    async def _quietly(self, work: Awaitable[object]) -> None:
        """Time goes on whatever happens at one table; it is logged."""
        try:
            await work
        except (Refused, Illegal, ApiError):
            return
        except Exception as error:
            log.error("sweep failed", **fault(error))

    async def _wake_bots(self, id: str) -> None:
        self._mind_bots(await self.room(id))

    def _mind_bots(self, room: Room) -> None:
        """Lets the bot whose turn it is think, unless one does."""
        if room.bots is None and room.kept.table.bot and not self.closing:
            room.bots = asyncio.ensure_future(self._play_bots(room))
            self.tasks.add(room.bots)
            room.bots.add_done_callback(self.tasks.discard)

    async def _play_bots(self, room: Room) -> None:
        try:
            while room.kept.table.bot and not self.closing:
                await self._play_bot(room)
        except Exception as error:
            log.error("bot turn failed", table=room.kept.id, **fault(error))
        finally:
            room.bots = None
            room.hurry.clear()

    async def _play_bot(self, room: Room) -> None:
        await self.rest(room)
        table, moved = room.kept.table, room.kept.moved
        if not table.bot:
            return
        seat = table.asked
        pause = asyncio.ensure_future(asyncio.wait_for(room.hurry.wait(), self.pause))
        name = await self.crew.choose(table, room.hurry)
        await asyncio.gather(pause, return_exceptions=True)

        def deed(kept: Kept, now: float) -> list[Event]:
            if kept.moved != moved or kept.table.asked != seat or not kept.table.bot:
                return []
            return kept.table.answer(seat, name, now)

        await asyncio.shield(asyncio.ensure_future(self._act(room, deed, None)))

    async def close(self) -> None:
        """Lets what is being done come to its end."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:
                pass


def _done(deed: asyncio.Future[int]) -> None:
    """Whoever asked for a deed may have gone before it was refused; that is no fault."""
    if not deed.cancelled():
        deed.exception()


__all__ = ["Deed", "Harbour"]
