"""Servers killed at random moments under load: what was acknowledged is there, and every position is what it was."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from karavelle.server import archive
from karavelle.server.settings import Settings
from karavelle.server.store import Store
from tests.server.people import Round, cookie, sit_down
from tests.server.processes import Server

View = dict[str, Any]


@dataclass
class Ledger:
    """One table with a socket at each seat; and what was acknowledged: answers by the number of their event."""

    table: Round
    luck: random.Random
    answers: dict[int, str] = field(default_factory=dict)
    open_deed: tuple[int, View] | None = None
    sockets: list[ClientConnection] = field(default_factory=list)
    views: list[View] = field(default_factory=list)

    async def connect(self) -> None:
        """Everybody comes to the table."""
        address = f"{self.table.server.address.replace('http', 'ws', 1)}/api/tables/{self.table.table}/socket"
        how: dict[str, Any] = {"close_timeout": 1, "open_timeout": 30}
        self.sockets = [
            await connect(address, additional_headers={"cookie": cookie(client)}, **how) for client in self.table.seats
        ]
        self.views = [json.loads(await socket.recv()) for socket in self.sockets]
        for view in self.views:
            assert set(self.answers) <= {group["number"] for group in view["log"]["groups"]}, "acknowledged, and lost"

    async def play(self) -> None:
        """Answers at random, until the server dies. What was sent when it died last is sent again, and done once."""
        with contextlib.suppress(ConnectionClosed, OSError):
            if self.open_deed is not None:
                await self._send(*self.open_deed)
            while (seat := max(self.views, key=lambda view: int(view["number"]))["asked"]) is not None:
                while not self.views[seat]["answers"]:
                    await self._hear(seat)
                view = self.views[seat]
                option = self.luck.choice(view["answers"])["name"]
                self.open_deed = seat, {"option": option, "after": view["after"], "move": secrets.token_hex(6)}
                await self._send(*self.open_deed)

    async def _send(self, seat: int, deed: View) -> None:
        await self.sockets[seat].send(json.dumps({"do": "answer"} | deed))
        while (said := await self._hear(seat)).get("move") != deed["move"]:
            pass
        assert said["type"] == "done", said
        self.answers[said["number"]], self.open_deed = deed["option"], None
        while self.views[seat]["number"] < said["number"]:
            await self._hear(seat)

    async def _hear(self, seat: int) -> View:
        said: View = json.loads(await self.sockets[seat].recv())
        if said["type"] == "table":
            self.views[seat] = said
        return said

    async def leave(self) -> None:
        """The sockets are dead; nobody is left behind."""
        for socket in self.sockets:
            await socket.close()


async def until_killed(server: Server, ledgers: list[Ledger], luck: random.Random) -> None:
    """All play until the server is killed at some moment."""
    await asyncio.gather(*(ledger.connect() for ledger in ledgers))
    work = [asyncio.ensure_future(ledger.play()) for ledger in ledgers]
    await asyncio.sleep(luck.uniform(0.05, 0.8))  # the moment of the crash is what is varied here
    server.kill()
    await asyncio.gather(*work)
    await asyncio.gather(*(ledger.leave() for ledger in ledgers))


def in_the_database(store: Store, ledgers: list[Ledger]) -> list[str]:
    """Acknowledged answers that do not stand in the event of their number."""
    missing = []
    with store.engine.begin() as db:
        for ledger in ledgers:
            rows = db.exec_driver_sql(f"SELECT number, data FROM events WHERE \"table\" = '{ledger.table.table}'")
            events = {number: json.loads(data) for number, data in rows}
            for number, option in ledger.answers.items():
                given = [name for _, name, *_ in events[number]["answers"]] if number in events else []
                missing += [] if option in given else [f"{ledger.table.table} {number} {option}"]
    return missing


def crash(server: Server, games: int, restarts: int, url: str) -> int:
    """Kills and restarts a server under so many games; gives how many answers were acknowledged in all."""
    luck = random.Random(5)
    ledgers = [Ledger(sit_down(server), random.Random(number)) for number in range(games)]
    for _ in range(restarts):
        asyncio.run(until_killed(server, ledgers, luck))
        server.start()
    server.stop()
    store = Store(url)
    try:
        assert in_the_database(store, ledgers) == []
        assert store.do(archive.verify_all) == games
    finally:
        store.close()
    return sum(len(ledger.answers) for ledger in ledgers)


def test_killed_under_a_hundred_games_a_server_on_sqlite_loses_nothing(
    open_server: Callable[..., Server],
) -> None:
    server = open_server(bots=0)
    acknowledged = crash(server, games=100, restarts=5, url=Settings(data=server.folder).url)
    assert acknowledged > 300


def test_killed_under_load_a_server_on_postgresql_loses_nothing(
    open_server: Callable[..., Server], database: Callable[[], str]
) -> None:
    url = database()
    server = open_server(bots=0, database_url=url)
    assert crash(server, games=12, restarts=3, url=Settings(database_url=url).url) > 30
