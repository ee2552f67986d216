"""The live connection to a table: views come as things happen, deeds go the other way. See docs/server.md.

Whoever is slow is not sent everything late: he is sent what is new when he is ready for it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from karavelle.kernel.errors import KaravelleError
from karavelle.server.api.tables import view_of
from karavelle.server.deeds import Deed
from karavelle.server.errors import ApiError
from karavelle.server.guard import check_origin
from karavelle.server.metrics import SENT, SOCKETS
from karavelle.server.replies import problem
from karavelle.server.room import Listener, Room
from karavelle.server.visitors import Visitor, harbour_of, settings_of, visitor

router = APIRouter()
DEEDS: TypeAdapter[Deed] = TypeAdapter(Deed)

MOST_SOCKETS = 3
"""So many sockets one person may have at one table."""
SILENCE = 30.0
"""A client that says nothing for so long, not even `ping`, is gone."""
MOST_ERRORS = 20
"""A client that sends so much nonsense is shown the door."""

TRUST = 5.0
"""So often a client that only listens is asked for its papers, in seconds; for a deed it is each time."""

AGAIN, REFUSED, TOO_MANY = 1012, 1008, 1013


class Gone(ApiError):
    """A client that nobody knows any more."""

    def __init__(self) -> None:
        super().__init__(401, "not_signed_in", "You have signed out, or your session has run out; sign in again.")


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, room: Room, who: Visitor, since: int, seat: int | None, words: bool) -> None:
        self.socket = socket
        self.room = room
        self.who = who
        self.known = since
        self.seat = seat
        self.words = words
        self.parts: dict[str, bytes] = {}
        self.harbour = harbour_of(socket)
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.errors = 0
        self.checked = self.harbour.now()

    async def send(self, message: dict[str, Any]) -> None:
        """Sends one message."""
        data = msgspec.json.encode(message)
        SENT.inc(len(data))
        async with self.sending:
            await self.socket.send_text(data.decode())

    async def tell(self) -> None:
        """Sends the table whenever there is something new."""
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            await self.harbour.rest(self.room)
            view = view_of(self.room, self.who, self.harbour.now(), self.known, self.seat, self.words)
            self.known = self.room.kept.number
            for part in view.get("scene", ()):
                self.shorten(part)
            await self.send({"type": "table", **view})

    def shorten(self, part: dict[str, Any]) -> None:
        """A part of the picture that this client has already is not sent again: its content is null."""
        content = msgspec.json.encode(part["content"])
        if self.parts.get(part["id"]) == content:
            part["content"] = None
        else:
            self.parts[part["id"]] = content
            part["content"] = msgspec.Raw(content)

    async def listen(self) -> None:
        """Does what the client asks for, until it goes or says nothing any more."""
        while True:
            message = await asyncio.wait_for(self.socket.receive(), SILENCE)
            if message["type"] == "websocket.disconnect":
                if message.get("code") == AGAIN:
                    await self.socket.close(AGAIN, "the server starts anew")
                return
            try:
                await self.hear(message)
            except Gone as error:
                await self.complain(error, None)
                await self.socket.close(REFUSED, "signed out")
                return
            except KaravelleError as error:
                await self.complain(error, None)

    async def hear(self, message: Any) -> None:
        """One message from the client."""
        self.socket.app.state.limits.take("request", self.who.address)
        if self.harbour.now() - self.checked >= TRUST:
            await self.still_known()
        text = message.get("text")
        if text is None:
            raise ApiError(422, "not_text", "Messages are text: JSON objects.")
        try:
            said = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            raise ApiError(422, "not_json", "That is not JSON.") from None
        if not isinstance(said, dict):
            raise ApiError(422, "not_object", "A message is a JSON object.")
        if said.get("do") == "ping":
            await self.send({"type": "pong", "now": self.harbour.now()})
        elif said.get("do") == "look":
            self.known = said["since"] if isinstance(said.get("since"), int) and said["since"] >= 0 else 0
            self.parts.clear()
            self.news.set()
        else:
            await self.do(said)

    async def still_known(self) -> None:
        """Whoever has signed out, or whose session or token has run out, has to go, wherever that happened."""
        self.checked = self.harbour.now()
        with contextlib.suppress(ApiError):
            if not self.who.id or (await visitor(self.socket)).id == self.who.id:
                return
        raise Gone

    async def do(self, said: dict[str, Any]) -> None:
        """A deed: acknowledged when it is written down, or refused with the reason."""
        move = said["move"] if isinstance(said.get("move"), str) else None
        try:
            deed = DEEDS.validate_python(said)
            person = self.who.known()
            await self.still_known()
            self.socket.app.state.limits.take("say" if deed.do == "say" else "write", person.id)
            number = await self.harbour.act(
                self.room.kept.id,
                lambda kept, now: deed.events(kept, person, now),
                move=deed.move and f"{person.id} {deed.move}",
            )
        except Gone:
            raise
        except ValidationError as error:
            await self.complain(ApiError(422, "invalid", first_problem(error)), move)
        except KaravelleError as error:
            await self.complain(error, move)
            if isinstance(error, ApiError) and error.code == "stale":
                self.news.set()
        else:
            await self.send({"type": "done", "move": move, "number": number})

    async def complain(self, error: KaravelleError, move: str | None) -> None:
        """Says what was wrong; who is wrong all the time has to go."""
        status, told = problem(error)
        self.errors += status == 422
        await self.send({"type": "error", "move": move, "status": status, **told})
        if self.errors >= MOST_ERRORS:
            await self.socket.close(REFUSED, "too many messages that make no sense")


def first_problem(error: ValidationError) -> str:
    """What is wrong with a message, in one sentence."""
    found = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in found["loc"])
    return f"{where}: {found['msg']}." if where else f"{found['msg']}."


@router.websocket("/api/tables/{id}/socket")
async def socket(
    socket: WebSocket, id: str, since: int = 0, lang: str = "", seat: int | None = None, words: bool = False
) -> None:
    """Sits a client down at a table."""
    try:
        check_origin(socket.scope, settings_of(socket))
        who = await visitor(socket, lang)
        socket.app.state.limits.take("request", who.address)
        room = await harbour_of(socket).room(id)
        listener = _take_place(room, who)
    except KaravelleError as error:
        await socket.accept()
        await socket.send_text(msgspec.json.encode({"type": "error", "move": None, **_told(error)}).decode())
        await socket.close(TOO_MANY if _told(error)["status"] == 429 else REFUSED)
        return
    try:
        await socket.accept()
        connection = Connection(socket, room, who, since, seat, words)
        listener.wake = connection.news.set
        await _serve(connection)
    finally:
        room.listeners.discard(listener)
        if who.id and not room.present(who.id):
            room.wake()


def _take_place(room: Room, who: Visitor) -> Listener:
    """A place among those who listen at a table."""
    if who.id and sum(one.person == who.id for one in room.listeners) >= MOST_SOCKETS:
        raise ApiError(429, "too_many_sockets", "You have this table open three times already; close one.")
    newcomer = bool(who.id) and not room.present(who.id)
    listener = Listener(who.id, lambda: None)
    room.listeners.add(listener)
    if newcomer:
        room.wake()
    return listener


def _told(error: KaravelleError) -> dict[str, Any]:
    status, told = problem(error)
    return {"status": status, **told}


async def _serve(connection: Connection) -> None:
    """Talks and listens until one of both comes to an end."""
    socket = connection.socket
    SOCKETS.inc()
    tasks = {asyncio.ensure_future(connection.tell()), asyncio.ensure_future(connection.listen())}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        SOCKETS.dec()
        if socket.application_state == WebSocketState.CONNECTED == socket.client_state:
            with contextlib.suppress(RuntimeError):
                await socket.close()


__all__ = ["AGAIN", "Connection", "router"]
